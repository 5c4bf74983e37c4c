import {describe, expect, test} from 'vitest';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import oracle from '../../oracles/lights-out.json' with {type: 'json'};
import {bitsOf, distributionOf, fewestBits, pressesOf} from './cosets.js';
import {type Board, byTrying, countByLength, pressed, sized, square, sum} from './elimination.js';

const {minimum_presses_5x5: five, minimum_presses_other: others} = oracle;

const patternsOf = (board: Board): readonly number[] => solverFor(board).quietPatterns.map(bitsOf);
const countsOf = (board: Board): readonly number[] =>
  distributionOf(board.rows * board.columns, patternsOf(board));

/** The solver says the same as the integers, of boards drawn at random. */
const compare = (board: Board, rounds: number): void => {
  const [random, size, patterns] = [randomFrom('compare'), board.rows * board.columns, patternsOf(board)];
  for (let round = 0; round < rounds; round++) {
    const presses = random.below(2 ** size);
    const least = solverFor(board).minimum(pressed(board, pressesOf(presses, size)));
    expect(least).toMatchObject({count: fewestBits(presses, patterns), proved: true});
  }
};

describe('minimum_presses_5x5', () => {
  const counts = countsOf(square(5));

  test('all 8388608 boards', () => {
    expect(counts).toEqual(five.counts);
    expect(sum(counts)).toBe(8_388_608);
    expect(counts.length - 1).toBe(five.maximum);
    const presses = sum(counts.map((count, length) => count * length));
    expect(presses / sum(counts)).toBeCloseTo(five.mean, 6);
  });

  test('the solver agrees', () => compare(square(5), 3000));
});

const slip = 'torus 3x3';

/** Boards whose fewest presses can all be counted, and what the file calls them. */
const small: Readonly<Record<string, Board>> = {
  '2x2': square(2),
  '2x3': sized(2, 3),
  '2x5': sized(2, 5),
  '3x3': square(3),
  '3x4': sized(3, 4),
  '3x5': sized(3, 5),
  '4x4': square(4),
  '4x5': sized(4, 5),
  'torus 3x3': square(3, {wrap: true}),
  'torus 4x4': square(4, {wrap: true}),
  'torus 5x5': square(5, {wrap: true}),
  'x 4x4': square(4, {shape: 'x'}),
  'x 5x5': square(5, {shape: 'x'}),
};
const large: Readonly<Record<string, Board>> = {'6x6': square(6), '5x8': sized(5, 8), '5x9': sized(5, 9)};

describe('minimum_presses_other', () => {
  test('has no boards but these', () => {
    expect(Object.keys({...small, ...large}).sort()).toEqual(Object.keys(others).sort());
  });

  test.each(Object.entries(others).filter(([name]) => name in small && name !== slip))(
    '%s',
    (name, figure) => {
      const board = small[name] ?? square(1);
      const counts = countsOf(board);
      expect(counts.length - 1).toBe(figure.maximum);
      if ('counts' in figure) expect(counts).toEqual(figure.counts);
      compare(board, 100);
    },
  );

  test('torus 3x3: of all 32 boards none needs more than 3, and the 4 of the file is a slip', () => {
    const board = square(3, {wrap: true});
    const tried = countByLength(byTrying(board).values());
    expect(tried).toEqual([1, 9, 15, 7]);
    expect(countsOf(board)).toEqual(tried);
    expect(others[slip].maximum).toBe(4);
    compare(board, 100);
  });

  test.each(Object.entries(large))('%s', (name, board) => {
    const {nullity, quietPatterns} = solverFor(board);
    expect(nullity).toBeLessThan(2);
    // With one pattern: all outside it, and of it half, since the other half would do instead.
    let left = Math.floor(sum(quietPatterns[0] ?? []) / 2);
    const presses = Array.from({length: board.rows * board.columns}, (_, cell) => {
      if (quietPatterns[0]?.[cell] !== 1) return 1;
      left -= 1;
      return left >= 0 ? 1 : 0;
    });
    const figure = Object.entries(others).find(([key]) => key === name)?.[1].maximum;
    expect(sum(presses)).toBe(figure);
    expect(solverFor(board).minimum(pressed(board, presses))).toMatchObject({count: figure, proved: true});
  });
});
