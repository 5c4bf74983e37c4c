import {describe, expect, test} from 'vitest';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {isSolvable} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import oracle from '../../oracles/lights-out.json' with {type: 'json'};
import {type Board, leastPresses, meetsEvenly, pressed, quietPatterns} from './elimination.js';
import {boardOf, press, stateOf, viewOf} from './tools.js';

const plus = {shape: 'plus', wrap: false, states: 2} as const;
const nullity = (board: Board): number => quietPatterns(board).length;

const withCells = (board: Board, cells: readonly number[]): Parameters<typeof isSolvable>[0] => ({
  ...board,
  cells,
});

const cellsOf = (rows: string): readonly number[] => [...rows.replaceAll('/', '')].map(cell => Number(cell));

/** Compares the solver with the quiet patterns on random boards, and on boards that random presses made. */
const compare = (board: Board, count: number): {readonly solvable: number; readonly quiet: number} => {
  const patterns = quietPatterns(board);
  const random = randomFrom('solver', JSON.stringify(board));
  const draw = (): readonly number[] =>
    Array.from({length: board.rows * board.columns}, () => random.below(board.states));
  let solvable = 0;
  for (let round = 0; round < count; round++) {
    const cells = draw();
    const expected = meetsEvenly(board, cells, patterns);
    expect(isSolvable(withCells(board, cells)), JSON.stringify({...board, cells})).toBe(expected);
    solvable += expected ? 1 : 0;
    expect(isSolvable(withCells(board, pressed(board, draw())))).toBe(true);
  }
  return {solvable, quiet: patterns.length};
};

describe('quiet patterns, by elimination here, are as many as the published figures', () => {
  test('of rectangles up to 12 x 12, in which the solver agrees', () => {
    for (const [row, figures] of oracle.nullity_rectangle.table.entries())
      for (const [column, figure] of figures.entries()) {
        // The other half is the same boards turned.
        expect(figure).toBe(oracle.nullity_rectangle.table[column]?.[row]);
        if (row > column) continue;
        const board = {...plus, rows: row + 1, columns: column + 1};
        expect([row + 1, column + 1, compare(board, 4).quiet]).toEqual([row + 1, column + 1, figure]);
      }
  });

  test.each([
    ['squares', plus, oracle.nullity_square.n_from_1],
    ['tori', {...plus, wrap: true}, oracle.nullity_torus_plus.n_from_1],
    ['diagonals', {...plus, shape: 'x'}, oracle.nullity_x.n_from_1],
    ['all eight', {...plus, shape: 'square'}, oracle.nullity_square_shape.n_from_1],
  ] as const)('of %s up to 14 x 14', (_name, variant, figures) => {
    const found = figures
      .slice(0, 14)
      .map((_, index) => compare({...variant, rows: index + 1, columns: index + 1}, 4).quiet);
    expect(found).toEqual(figures.slice(0, 14));
  });

  test('of 5 x 5, and pressing them changes nothing', () => {
    const patterns = oracle.quiet_patterns_5x5.map(cellsOf);
    expect(patterns).toHaveLength(2 ** nullity({...plus, rows: 5, columns: 5}) - 1);
    for (const pattern of patterns)
      expect(pressed({...plus, rows: 5, columns: 5}, pattern)).toEqual(Array(25).fill(0));
  });
});

describe('a board can be solved', () => {
  test.each([
    ['2 x 3', {...plus, rows: 2, columns: 3}],
    ['3 x 3', {...plus, rows: 3, columns: 3}],
    ['4 x 3 on a torus', {...plus, rows: 4, columns: 3, wrap: true}],
    ['3 x 4 by diagonals', {...plus, rows: 3, columns: 4, shape: 'x'}],
    ['4 x 4', {...plus, rows: 4, columns: 4}],
    ['2 x 4 with three states', {...plus, rows: 2, columns: 4, states: 3}],
    ['3 x 3 by all eight with three states', {...plus, rows: 3, columns: 3, states: 3, shape: 'square'}],
  ] as const)('in the share that its quiet patterns leave: every board of %s', (_name, board) => {
    const size = board.rows * board.columns;
    const all = board.states ** size;
    let solvable = 0;
    for (let number = 0; number < all; number++) {
      const cells = Array.from(
        {length: size},
        (_, cell) => Math.floor(number / board.states ** cell) % board.states,
      );
      solvable += isSolvable(withCells(board, cells)) ? 1 : 0;
    }
    expect(solvable).toBe(all / board.states ** nullity(board));
  });

  test('in about that share: random boards of 5 x 5, a quarter', () => {
    const {solvable} = compare({...plus, rows: 5, columns: 5}, 1000);
    expect(solvable).toBeGreaterThan(200);
    expect(solvable).toBeLessThan(300);
  });

  test('or not as elimination says: all shapes, round the edges or not, two and three states', () => {
    for (const shape of shapes)
      for (const wrap of [false, true])
        for (const states of [2, 3] as const)
          for (const [rows, columns] of [
            [1, 1],
            [1, 2],
            [1, 7],
            [2, 2],
            [2, 5],
            [3, 3],
            [4, 6],
            [5, 5],
            [6, 6],
          ] as const)
            compare({rows, columns, shape, wrap, states}, 8);
  });

  test('not as the exercise shows it, and solved or turned around it is no other', () => {
    const {lit, solvable} = oracle.exercise_example_4x4;
    const view = viewOf('__._/____/.___/__..');
    const names = [...lightsOut.legalMoves(view)]
      .filter(({row, column}) => view.cells[row * 4 + column] === 1)
      .map(lightsOut.makeMove);
    expect(names).toEqual(lit);
    expect(isSolvable(view)).toBe(solvable);
    expect(isSolvable(lightsOut.view(press(stateOf('__._/____/.___/__..'), 'B2', 'D4', 'A1'), 0))).toBe(
      false,
    );
  });

  test.each([
    ['.', {}, true],
    ['_', {}, true],
    ['..', {}, true],
    ['._', {}, false],
    // Alone on a torus a cell meets itself: five times by the plus, three times three by the square.
    ['.', {wrap: true}, true],
    ['2', {wrap: true, states: '3'}, true],
    ['1', {wrap: true, states: '3', shape: 'square'}, false],
    ['12', {states: '3'}, false],
    ['11', {states: '3'}, true],
  ])('%s with %j: %s', (rows, set, solvable) => {
    expect(isSolvable(viewOf(rows, set))).toBe(solvable);
  });

  test('all lit, whatever the size', () => {
    for (let rows = 1; rows <= 12; rows++)
      for (let columns = 1; columns <= 12; columns++)
        expect(isSolvable(boardOf(rows, columns)), `${rows} x ${columns}`).toBe(true);
  });

  test('the largest boards are judged soon', () => {
    expect(isSolvable(boardOf(64, 64))).toBe(true);
    // Two rows out of three, in the first column alone, are a quiet pattern of the square shape on 62 x 62: it meets A1.
    const {cells, ...rest} = boardOf(62, 62, {shape: 'square'});
    expect(isSolvable({...rest, cells: cells.map((_, index) => (index === 0 ? 1 : 0))})).toBe(false);
  });
});

describe('least presses, as the tests of the levels look for them', () => {
  test('are those of the figures', () => {
    const board = {...plus, rows: 5, columns: 5};
    const {one_solution_presses: presses, minimum} = oracle.hard_5x5;
    const hard = pressed(board, cellsOf(presses.replaceAll('*', '1').replaceAll('-', '0')));
    expect(leastPresses(board, hard)).toBe(minimum);
    for (let n = 1; n <= 8; n++)
      expect(leastPresses({...plus, rows: n, columns: n}, Array(n * n).fill(1))).toBe(
        oracle.all_lit_minimum.n_from_1[n - 1],
      );
  });

  test('of every board of 4 x 4', () => {
    const board = {...plus, rows: 4, columns: 4};
    const patterns = quietPatterns(board);
    const {counts, maximum} = oracle.minimum_presses_other['4x4'];
    const found: number[] = Array(counts.length).fill(0);
    for (let number = 0; number < 65_536; number++) {
      const cells = Array.from({length: 16}, (_, cell) => (number >> cell) & 1);
      const least = meetsEvenly(board, cells, patterns) ? leastPresses(board, cells) : undefined;
      if (least !== undefined) found[least] = (found[least] ?? 0) + 1;
    }
    expect(found).toEqual(counts);
    expect(counts).toHaveLength(maximum + 1);
  });
});
