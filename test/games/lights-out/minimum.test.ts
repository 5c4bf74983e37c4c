import {describe, expect, test} from 'vitest';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import oracle from '../../oracles/lights-out.json' with {type: 'json'};
import {type Board, pressed} from './elimination.js';

const plus = {shape: 'plus', wrap: false, states: 2} as const;
const sized = (rows: number, columns: number, variant: Partial<Board> = {}): Board => ({
  ...plus,
  rows,
  columns,
  ...variant,
});
const square = (side: number, variant: Partial<Board> = {}): Board => sized(side, side, variant);
const sum = (presses: readonly number[]): number => presses.reduce((all, times) => all + times, 0);
const all = (board: Board, light: number): readonly number[] => Array(board.rows * board.columns).fill(light);

/** Every list of presses there is, each cell less often than there are states. */
function* everyPresses({rows, columns, states}: Board): Iterable<readonly number[]> {
  const size = rows * columns;
  for (let number = 0; number < states ** size; number++)
    yield Array.from({length: size}, (_, cell) => Math.floor(number / states ** cell) % states);
}

/** The fewest presses of every board that can be solved, by trying all presses. */
const byTrying = (board: Board): ReadonlyMap<string, number> => {
  const least = new Map<string, number>();
  for (const presses of everyPresses(board)) {
    // Presses that make a board from darkness are undone by as many as are missing to go round.
    const key = pressed(
      board,
      presses.map(times => (board.states - times) % board.states),
    ).join('');
    least.set(key, Math.min(sum(presses), least.get(key) ?? Number.POSITIVE_INFINITY));
  }
  return least;
};

const countByLength = (lengths: Iterable<number>): readonly number[] => {
  const counts: number[] = [];
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  return Array.from(counts, count => count ?? 0);
};

describe('nullity', () => {
  test.each([
    ['squares', {}, oracle.nullity_square.n_from_1],
    ['tori', {wrap: true}, oracle.nullity_torus_plus.n_from_1],
    ['diagonals', {shape: 'x'}, oracle.nullity_x.n_from_1],
    ['all eight', {shape: 'square'}, oracle.nullity_square_shape.n_from_1],
  ] as const)('of all %s of the oracle', (_name, variant, figures) => {
    expect(figures.map((_, index) => solverFor(square(index + 1, variant)).nullity)).toEqual(figures);
  });

  test('of rectangles up to 12 x 12', () => {
    const found = oracle.nullity_rectangle.table.map((figures, row) =>
      figures.map((_, column) => solverFor(sized(row + 1, column + 1)).nullity),
    );
    expect(found).toEqual(oracle.nullity_rectangle.table);
  });

  test('the quiet patterns change nothing, and those of 5 x 5 are the published ones', () => {
    const {quietPatterns} = solverFor(square(5));
    for (const pattern of quietPatterns) expect(sum(pressed(square(5), pattern))).toBe(0);
    const [a = [], b = []] = quietPatterns;
    const both = a.map((times, cell) => (times + (b[cell] ?? 0)) % 2);
    const published = oracle.quiet_patterns_5x5.map(rows => rows.replaceAll('/', ''));
    expect([a, b, both].map(pattern => pattern.join('')).sort()).toEqual([...published].sort());
  });
});

describe('the fewest presses', () => {
  test('of all squares that are all lit, proved up to a nullity of 20', () => {
    for (const [index, figure] of oracle.all_lit_minimum.n_from_1.entries()) {
      const board = square(index + 1);
      const least = solverFor(board).minimum(all(board, 1));
      expect([index + 1, least?.count, least?.proved]).toEqual([index + 1, figure, true]);
    }
  });

  test('of 39 x 39, with a nullity of 32, are a way that works and no more is said', () => {
    const board = square(39);
    const least = solverFor(board).minimum(all(board, 1));
    expect(least?.proved).toBe(false);
    expect(pressed(board, least?.presses ?? [])).toEqual(all(board, 1));
  });

  test.each([
    ['4x4', sized(4, 4)],
    ['2x3', sized(2, 3)],
  ] as const)('of every %s board are distributed as published', (name, board) => {
    const solver = solverFor(board);
    const lengths = [...byTrying(board).keys()].map(key => solver.minimum([...key].map(Number))?.count ?? -1);
    expect(countByLength(lengths)).toEqual(oracle.minimum_presses_other[name].counts);
  });

  test.each([
    ['2x2', sized(2, 2)],
    ['2x5', sized(2, 5)],
    ['3x3', square(3)],
    ['3x4', sized(3, 4)],
    ['x 4x4', square(4, {shape: 'x'})],
  ] as const)('of the hardest %s board', (name, board) => {
    const solver = solverFor(board);
    const lengths = [...byTrying(board).keys()].map(key => solver.minimum([...key].map(Number))?.count ?? -1);
    expect(Math.max(...lengths)).toBe(oracle.minimum_presses_other[name].maximum);
  });

  test('of the hardest torus of 3 x 3 are 3: all presses were tried, and the 4 of the oracle is a slip', () => {
    const board = square(3, {wrap: true});
    const tried = byTrying(board);
    expect(tried.size).toBe(32);
    expect(Math.max(...tried.values())).toBe(3);
    for (const [key, count] of tried)
      expect(solverFor(board).minimum([...key].map(Number))?.count).toBe(count);
  });

  test.each([
    ['2 x 3, three states', sized(2, 3, {states: 3})],
    ['2 x 3 torus, three states', sized(2, 3, {states: 3, wrap: true})],
    ['3 x 3, three states, diagonals', square(3, {states: 3, shape: 'x'})],
    ['3 x 3, all eight', square(3, {shape: 'square'})],
    ['1 x 8', sized(1, 8)],
  ] as const)('of every board of %s are those that trying all presses finds', (_name, board) => {
    const solver = solverFor(board);
    const tried = byTrying(board);
    for (const [key, count] of tried) {
      const cells = [...key].map(Number);
      const least = solver.minimum(cells);
      expect(least?.count).toBe(count);
      expect(sum(least?.presses ?? [])).toBe(count);
    }
    // What no presses make can't be solved, and is proved so.
    const impossible = [...everyPresses(board)].filter(cells => !tried.has(cells.join(''))).slice(0, 200);
    for (const cells of impossible) {
      expect(solver.minimum(cells)).toBeUndefined();
      expect(solver.witness(cells)).toBeDefined();
    }
    expect(tried.size * board.states ** solver.nullity).toBe(board.states ** (board.rows * board.columns));
  });

  test('of random 5 x 5 boards average as published', () => {
    const [board, random] = [square(5), randomFrom('5 x 5')];
    const solver = solverFor(board);
    let total = 0;
    for (let round = 0; round < 20_000; round++)
      total +=
        solver.minimum(
          pressed(
            board,
            Array.from({length: 25}, () => random.below(2)),
          ),
        )?.count ?? 0;
    // The standard error of this many is 0.012.
    expect(Math.abs(total / 20_000 - oracle.minimum_presses_5x5.mean)).toBeLessThan(0.06);
  });

  test('of the hard 5 x 5 are 15, and each press of them leaves one fewer', () => {
    const board = square(5);
    const presses = [...oracle.hard_5x5.one_solution_presses.replaceAll('/', '')].map(sign =>
      Number(sign === '*'),
    );
    const solver = solverFor(board);
    let cells = pressed(board, presses);
    for (let left = oracle.hard_5x5.minimum; left > 0; left--) {
      const least = solver.minimum(cells);
      expect(least?.count).toBe(left);
      const hint = least?.presses.findIndex(times => times > 0) ?? 0;
      const change = pressed(
        board,
        Array.from({length: 25}, (_, cell) => Number(cell === hint)),
      );
      cells = cells.map((light, cell) => (light + (change[cell] ?? 0)) % 2);
    }
    expect(sum(cells)).toBe(0);
  });
});

describe('all solutions', () => {
  test.each([
    ['5 x 5', square(5)],
    ['4 x 4', square(4)],
    ['three states', square(5, {states: 3})],
  ] as const)('of %s are as many as the nullity says, all different, and all work', (_name, board) => {
    const solver = solverFor(board);
    const cells = pressed(
      board,
      all(board, 1).map((one, cell) => (one * cell) % board.states),
    );
    const solutions = [...solver.solutions(cells)].map(presses => presses.join(''));
    expect(new Set(solutions).size).toBe(board.states ** solver.nullity);
    for (const presses of solutions) {
      const change = pressed(board, [...presses].map(Number));
      expect(cells.every((light, cell) => (light + (change[cell] ?? 0)) % board.states === 0)).toBe(true);
    }
  });
});

test('the witness of the exercise’s own board meets it in an odd number of lit cells', () => {
  const board = square(4);
  const cells = Array(16).fill(0);
  for (const [row, column] of [
    [0, 2],
    [2, 0],
    [3, 2],
    [3, 3],
  ] as const)
    cells[row * 4 + column] = 1;
  const witness = solverFor(board).witness(cells) ?? [];
  expect(sum(pressed(board, witness))).toBe(0);
  expect(witness.filter((times, cell) => times === 1 && cells[cell] === 1).length % 2).toBe(1);
});

test('where the fewest presses are not proved, those that are found put the lights out, with three states too', () => {
  const board = square(40, {states: 3});
  const random = randomFrom('three states');
  const made = all(board, 0).map(() => random.below(3));
  const cells = pressed(board, made);
  const least = solverFor(board).minimum(cells);
  expect(least?.proved).toBe(false);
  expect(least?.count).toBeLessThanOrEqual(sum(made.map(times => (3 - times) % 3)));
  const change = pressed(board, least?.presses ?? []);
  expect(cells.every((light, cell) => (light + (change[cell] ?? 0)) % 3 === 0)).toBe(true);
});
