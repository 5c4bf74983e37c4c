import {describe, expect, test} from 'vitest';
import {hint} from '../../../source/games/lights-out/describe.js';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {restOf} from '../../../source/games/lights-out/par.js';
import type {LightsOutState} from '../../../source/games/lights-out/rules.js';
import {isSolvable, solverFor} from '../../../source/games/lights-out/solver.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';
import {type Board, pressed, sized, square} from './elimination.js';
import {label, play, randomCells, stateWith, viewFrom} from './plus-boards.js';
import {got, refusalOf, viewOf} from './tools.js';

const stray = (
  state: LightsOutState,
  {rows, columns}: Board,
  times: number,
  random: Random,
): LightsOutState => {
  let here = state;
  for (let left = times; left > 0 && !viewFrom(here).solved; left--)
    here = play(here, {type: 'press', row: random.below(rows), column: random.below(columns)});
  return here;
};

/** Follows hints to the end, and says how many it took; each must say one fewer than the one before. */
const follow = (start: LightsOutState): number => {
  let [state, count] = [start, 0];
  for (let view = viewFrom(state); !view.solved; view = viewFrom(state)) {
    const left = restOf(view)?.count ?? 0;
    state = play(state, got(hint(view)).move);
    count += 1;
    expect(restOf(viewFrom(state))?.count).toBe(left - 1);
  }
  expect(refusalOf(hint(viewFrom(state)))).toEqual({code: 'game-over'});
  return count;
};

/** Follows hints from a random board, begun at once or after some presses. Was the number proved? */
const check = (board: Board, random: Random): boolean => {
  const begun = stateWith(board, pressed(board, randomCells(board, random)));
  const state = stray(begun, board, random.below(2) * random.below(12), random);
  const rest = restOf(viewFrom(state));
  expect(follow(state), label(board)).toBe(rest?.count);
  return rest?.proved === true;
};

describe('following hints to the end', () => {
  test('of 200 random boards takes exactly the fewest presses', () => {
    const random = randomFrom('hints');
    let proved = 0;
    while (proved < 200) {
      const kind = {
        shape: shapes[random.below(3)] ?? 'plus',
        wrap: random.below(2) === 0,
        states: random.below(2) === 0 ? 2 : 3,
      } as const;
      const board = sized(1 + random.below(12), 1 + random.below(12), kind);
      // What is proved slowly is tried below, on one board.
      if (board.states ** solverFor(board).nullity > 2 ** 16) continue;
      if (check(board, random)) proved += 1;
    }
  });

  test.each([
    ['11 x 11 by all eight', square(11, {shape: 'square'})],
    ['a torus of 6 x 7 by all eight', sized(6, 7, {shape: 'square', wrap: true})],
    ['a torus of 10 x 10', square(10, {wrap: true})],
  ])('takes exactly the fewest presses where they are proved slowly: %s', (_name, board) => {
    expect(check(board, randomFrom('slow hints'))).toBe(true);
  });

  test.each([
    ['39 x 39', square(39)],
    ['a torus of 20 x 20', square(20, {wrap: true})],
    ['a torus of 12 x 12 with three states', square(12, {wrap: true, states: 3, shape: 'square'})],
  ])('where nothing is proved takes what was said: %s', (_name, board) => {
    const random = randomFrom('unproved hints');
    const begun = stateWith(board, pressed(board, randomCells(board, random)));
    expect(restOf(viewFrom(begun))?.proved).toBe(false);
    for (const strayed of [0, 3]) {
      const state = stray(begun, board, strayed, random);
      expect(follow(state)).toBe(restOf(viewFrom(state))?.count);
    }
  });

  test('straying costs at most a press for each press, or two with three states', () => {
    const random = randomFrom('stray');
    for (const board of [square(39), square(7), square(5, {states: 3}), square(6, {wrap: true, states: 3})]) {
      let state = stateWith(board, pressed(board, randomCells(board, random)));
      for (let round = 0; round < 5; round++) {
        const before = restOf(viewFrom(state))?.count ?? 0;
        state = stray(state, board, 1, random);
        expect(restOf(viewFrom(state))?.count).toBeLessThanOrEqual(before + board.states - 1);
      }
    }
  });
});

test('a hint on a board that has no solution is refused, whatever is pressed', () => {
  const random = randomFrom('no hints');
  let refused = 0;
  for (const board of [square(4), square(5), square(39), sized(1, 2, {states: 3}), square(9, {shape: 'x'})])
    for (let round = 0; round < 6; round++) {
      const state = stateWith(board, randomCells(board, random));
      if (isSolvable(viewFrom(state))) continue;
      refused += 1;
      expect(refusalOf(hint(viewFrom(stray(state, board, round, random))))).toEqual({code: 'unsolvable'});
    }
  expect(refused).toBeGreaterThan(15);
  expect(refusalOf(hint(viewOf('__._/____/.___/__..')))).toEqual({code: 'unsolvable'});
});
