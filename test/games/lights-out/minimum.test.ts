import {describe, expect, test} from 'vitest';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import oracle from '../../oracles/lights-out.json' with {type: 'json'};
import {all, byTrying, everyPresses, pressed, sized, square, sum, undoing} from './elimination.js';

describe('the fewest presses', () => {
  test('of a board that is off are none, proved even where others are not', () => {
    for (const board of [square(5), square(39), square(4, {states: 3})])
      expect(solverFor(board).minimum(all(board, 0))).toEqual({
        presses: all(board, 0),
        count: 0,
        proved: true,
      });
  });

  test('of 39 x 39, with a nullity of 32, are a way that works and no more is said', () => {
    const board = square(39);
    const least = solverFor(board).minimum(all(board, 1));
    expect(least?.proved).toBe(false);
    expect(pressed(board, least?.presses ?? [])).toEqual(all(board, 1));
  });

  test('where nothing is proved are a way that works, with three states too', () => {
    const random = randomFrom('unproved');
    for (const side of [9, 10, 12])
      for (const shape of shapes) {
        const board = square(side, {shape, wrap: true, states: 3});
        const cells = pressed(
          board,
          all(board, 0).map(() => random.below(3)),
        );
        const least = solverFor(board).minimum(cells);
        expect(pressed(board, undoing(board, least?.presses ?? []))).toEqual(cells);
      }
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
