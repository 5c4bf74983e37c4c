// What boards look like, whichever way they are held.

type Grid = readonly (readonly number[])[];
type Board = {
  readonly rows: number;
  readonly columns: number;
  readonly wrap: boolean;
  readonly cells: readonly number[];
};

const gridOf = ({rows, columns, cells}: Board): Grid =>
  Array.from({length: rows}, (_, row) => cells.slice(row * columns, (row + 1) * columns));

const quarterTurn = (grid: Grid): Grid =>
  (grid[0] ?? []).map((_, at) => grid.map(row => row[at] ?? 0).reverse());

const mirrored = (grid: Grid): Grid => grid.map(row => [...row].reverse());

/** A picture turned and mirrored in all eight ways, the first one as it is. */
const turned = (grid: Grid): readonly Grid[] => {
  const quarters = [1, 2, 3].reduce<readonly Grid[]>(
    grids => [...grids, quarterTurn(grids.at(-1) ?? grid)],
    [grid],
  );
  return [...quarters, ...quarters.map(mirrored)];
};

/** Shifted by every number of rows and columns, over the edges. */
const shifted = (grid: Grid): readonly Grid[] =>
  grid.flatMap((_, down) =>
    (grid[0] ?? []).map((__, right) =>
      [...grid.slice(down), ...grid.slice(0, down)].map(row => [...row.slice(right), ...row.slice(0, right)]),
    ),
  );

const written = (grid: Grid): string => grid.map(row => row.join('')).join('/');

/** The same for boards that only turning, mirroring and, where edges join, shifting tells apart. */
export const pictureOf = (board: Board): string => {
  const grids = turned(gridOf(board)).flatMap(grid => (board.wrap ? shifted(grid) : [grid]));
  return grids.map(written).sort()[0] ?? '';
};

/** Does a board look the same in another way of turning or mirroring it? */
export const hasSymmetry = (board: Board): boolean => new Set(turned(gridOf(board)).map(written)).size < 8;
