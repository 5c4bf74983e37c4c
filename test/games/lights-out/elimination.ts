// What the solver is compared with: its own idea of what a press changes, and a dense elimination without any shortcut.

export type Board = {
  readonly rows: number;
  readonly columns: number;
  readonly shape: 'plus' | 'x' | 'square';
  readonly wrap: boolean;
  readonly states: 2 | 3;
};

export const sized = (rows: number, columns: number, variant: Partial<Board> = {}): Board => ({
  ...{shape: 'plus', wrap: false, states: 2},
  rows,
  columns,
  ...variant,
});
export const square = (side: number, variant: Partial<Board> = {}): Board => sized(side, side, variant);

export const sum = (presses: readonly number[]): number => presses.reduce((total, times) => total + times, 0);

/** The same number for every cell. */
export const all = (board: Board, light: number): readonly number[] =>
  Array(board.rows * board.columns).fill(light);

/** Every list of presses there is, or every board. */
export function* everyPresses({rows, columns, states}: Board): Iterable<readonly number[]> {
  const size = rows * columns;
  for (let number = 0; number < states ** size; number++)
    yield Array.from({length: size}, (_, cell) => Math.floor(number / states ** cell) % states);
}

/** Is a cell a neighbour, by the distance down and right? */
const isNeighbour = {
  plus: (down: number, right: number) => down + right <= 1,
  x: (down: number, right: number) => down === right,
  square: () => true,
} as const;

/** How often pressing one cell changes each: with `wrap` the 3 x 3 around it may meet a cell more than once. */
export const changesOf = (board: Board, pressed: number): readonly number[] => {
  const changes: number[] = Array(board.rows * board.columns).fill(0);
  const [row, column] = [Math.floor(pressed / board.columns), pressed % board.columns];
  for (const down of [-1, 0, 1])
    for (const right of [-1, 0, 1]) {
      if (!isNeighbour[board.shape](Math.abs(down), Math.abs(right))) continue;
      let [r, c] = [row + down, column + right];
      if (board.wrap) [r, c] = [(r + board.rows) % board.rows, (c + board.columns) % board.columns];
      if (r < 0 || c < 0 || r >= board.rows || c >= board.columns) continue;
      const index = r * board.columns + c;
      changes[index] = (changes[index] ?? 0) + 1;
    }
  return changes;
};

/** A board after a list of presses, each as often as it says. */
export const pressed = (board: Board, presses: readonly number[]): readonly number[] => {
  const cells: number[] = Array(presses.length).fill(0);
  for (const [cell, times] of presses.entries()) {
    if (times === 0) continue;
    for (const [index, change] of changesOf(board, cell).entries())
      cells[index] = ((cells[index] ?? 0) + times * change) % board.states;
  }
  return cells;
};

/** The presses that are missing to go round: they undo these. */
export const undoing = (board: Board, presses: readonly number[]): readonly number[] =>
  presses.map(times => (board.states - times) % board.states);

/** The fewest presses of every board that can be solved, by trying all presses. */
export const byTrying = (board: Board): ReadonlyMap<string, number> => {
  const least = new Map<string, number>();
  for (const presses of everyPresses(board)) {
    const key = pressed(board, undoing(board, presses)).join('');
    least.set(key, Math.min(sum(presses), least.get(key) ?? Number.POSITIVE_INFINITY));
  }
  return least;
};

export const countByLength = (lengths: Iterable<number>): readonly number[] => {
  const counts: number[] = [];
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  return Array.from(counts, count => count ?? 0);
};

/** Independent press lists that change nothing, as many as the nullity. */
export const quietPatterns = (board: Board): readonly (readonly number[])[] => {
  const size = board.rows * board.columns;
  const {states} = board;
  // A press of a changes b as often as one of b changes a, so the columns of the equations are their rows.
  const equations = Array.from({length: size}, (_, cell) =>
    Uint8Array.from(changesOf(board, cell), change => change % states),
  );
  const pivots: number[] = [];
  for (let column = 0; column < size; column++) {
    const at = equations.findIndex((row, index) => index >= pivots.length && row[column] !== 0);
    const pivot = equations[at];
    const other = equations[pivots.length];
    if (pivot === undefined || other === undefined) continue;
    equations[at] = other;
    equations[pivots.length] = pivot;
    const lead = pivot[column] ?? 1;
    for (let index = 0; index < size; index++) pivot[index] = ((pivot[index] ?? 0) * lead) % states;
    for (const row of equations) {
      const factor = row[column] ?? 0;
      if (row === pivot || factor === 0) continue;
      for (let index = column; index < size; index++)
        row[index] = ((row[index] ?? 0) + (states - factor) * (pivot[index] ?? 0)) % states;
    }
    pivots.push(column);
  }
  const free = Array.from({length: size}, (_, column) => column).filter(column => !pivots.includes(column));
  return free.map(column => {
    const pattern: number[] = Array(size).fill(0);
    pattern[column] = 1;
    for (const [index, pivot] of pivots.entries())
      pattern[pivot] = (states - (equations[index]?.[column] ?? 0)) % states;
    return pattern;
  });
};

/** A board can be solved when it meets each quiet pattern in a sum of nothing: what presses make is all that does. */
export const meetsEvenly = (
  {states}: Board,
  cells: readonly number[],
  patterns: readonly (readonly number[])[],
): boolean =>
  patterns.every(
    pattern => cells.reduce((sum, cell, index) => sum + cell * (pattern[index] ?? 0), 0) % states === 0,
  );

/**
 * The least presses of a solvable board with two states, looked for row by row: the first row of presses decides the
 * others, each of which must put out what is still lit above it. For the plus shape without wrap.
 */
export const leastPresses = (board: Board, cells: readonly number[]): number | undefined => {
  let least: number | undefined;
  for (let first = 0; first < 2 ** board.columns; first++) {
    const presses: number[] = Array(cells.length).fill(0);
    const lit = [...cells];
    for (let cell = 0; cell < cells.length; cell++) {
      const above = cell - board.columns;
      const wanted = above < 0 ? (first >> cell) & 1 : (lit[above] ?? 0);
      if (wanted === 0) continue;
      presses[cell] = 1;
      for (const [index, change] of changesOf(board, cell).entries())
        lit[index] = ((lit[index] ?? 0) + change) % 2;
    }
    if (lit.some(light => light !== 0)) continue;
    const count = presses.filter(times => times === 1).length;
    least = Math.min(least ?? count, count);
  }
  return least;
};
