import {describe, expect, test} from 'vitest';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {isSolvable, solverFor} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import {type Board, leastPresses, meetsEvenly, pressed, quietPatterns} from './elimination.js';
import {boardOf, press, stateOf, viewOf} from './tools.js';

const plus = {shape: 'plus', wrap: false, states: 2} as const;

const withCells = (board: Board, cells: readonly number[]): Parameters<typeof isSolvable>[0] => ({
  ...board,
  cells,
});

/** Compares the solver with the quiet patterns on random boards, and on boards that random presses made. */
const compare = (board: Board, count: number): void => {
  const patterns = quietPatterns(board);
  const random = randomFrom('solver', JSON.stringify(board));
  const draw = (): readonly number[] =>
    Array.from({length: board.rows * board.columns}, () => random.below(board.states));
  for (let round = 0; round < count; round++) {
    const cells = draw();
    const expected = meetsEvenly(board, cells, patterns);
    expect(isSolvable(withCells(board, cells)), JSON.stringify({...board, cells})).toBe(expected);
    expect(isSolvable(withCells(board, pressed(board, draw())))).toBe(true);
  }
};

describe('a board can be solved', () => {
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
            [8, 9],
          ] as const)
            compare({rows, columns, shape, wrap, states}, 8);
  });

  test('not as the exercise shows it, and turned around it is no other', () => {
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

  test('the largest boards are judged soon', () => {
    expect(isSolvable(boardOf(64, 64))).toBe(true);
    // Two rows out of three, in the first column alone, are a quiet pattern of the square shape on 62 x 62: it meets A1.
    const {cells, ...rest} = boardOf(62, 62, {shape: 'square'});
    expect(isSolvable({...rest, cells: cells.map((_, index) => (index === 0 ? 1 : 0))})).toBe(false);
  });
});

test('least presses, as the tests of the levels look for them, are those that the solver proves', () => {
  const random = randomFrom('least');
  for (let side = 1; side <= 7; side++)
    for (let round = 0; round < 3; round++) {
      const board = {...plus, rows: side, columns: 1 + random.below(7)};
      const cells = pressed(
        board,
        Array.from({length: board.rows * board.columns}, () => random.below(2)),
      );
      expect(leastPresses(board, cells)).toBe(solverFor(board).minimum(cells)?.count);
    }
});
