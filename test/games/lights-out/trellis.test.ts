import {describe, expect, test} from 'vitest';
import {type Field, fieldOf, type Vector} from '../../../source/games/lights-out/field.js';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {lightest, shortSpans, trellisCost} from '../../../source/games/lights-out/trellis.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';
import {pressed, square, sum} from './elimination.js';

const random = randomFrom('trellis');

const vectorOf = (values: readonly number[], field: Field): Vector => {
  const vector = field.zero(values.length);
  for (const [index, value] of values.entries()) field.set(vector, index, value);
  return vector;
};
const valuesOf = (vector: Vector, length: number, field: Field): readonly number[] =>
  Array.from({length}, (_, index) => field.get(vector, index));

/** Every sum of a start and patterns, as text. */
const sumsOf = (
  start: readonly number[],
  patterns: readonly (readonly number[])[],
  size: number,
): ReadonlySet<string> => {
  let sums = [start.join('')];
  for (const pattern of patterns)
    sums = sums.flatMap(text =>
      Array.from({length: size}, (_, factor) =>
        [...text].map((digit, index) => (Number(digit) + factor * (pattern[index] ?? 0)) % size).join(''),
      ),
    );
  return new Set(sums);
};

const drawn = (length: number, size: number, sparse: number, luck: Random): readonly number[] =>
  Array.from({length}, () => (luck.below(sparse) === 0 ? luck.below(size) : 0));

/** Patterns none of which is a sum of others, dense or sparse. */
const drawPatterns = (length: number, size: number): readonly (readonly number[])[] => {
  const sparse = 1 + random.below(3);
  const patterns: (readonly number[])[] = [];
  for (let tries = random.below(size === 2 ? 8 : 5); tries > 0; tries--) {
    const pattern = drawn(length, size, sparse, random);
    const more = [...patterns, pattern];
    if (sumsOf(Array(length).fill(0), more, size).size === size ** more.length) patterns.push(pattern);
  }
  return patterns;
};

const least = (sums: ReadonlySet<string>): number =>
  Math.min(...[...sums].map(text => sum([...text].map(Number))));

describe.each([2, 3] as const)('with %i states', states => {
  const field = fieldOf(states);

  test('short spans have the same sums, and no two begin or end at one place', () => {
    for (let round = 0; round < 60; round++) {
      const length = 1 + random.below(40);
      const patterns = drawPatterns(length, states);
      const spans = shortSpans(
        patterns.map(pattern => vectorOf(pattern, field)),
        length,
        field,
      );
      const short = spans.map(({pattern}) => valuesOf(pattern, length, field));
      const off = Array(length).fill(0);
      expect(sumsOf(off, short, states)).toEqual(sumsOf(off, patterns, states));
      expect(new Set(spans.map(({first}) => first)).size).toBe(patterns.length);
      expect(new Set(spans.map(({last}) => last)).size).toBe(patterns.length);
      for (const [index, values] of short.entries()) {
        expect(values.findIndex(value => value > 0)).toBe(spans[index]?.first);
        expect(values.findLastIndex(value => value > 0)).toBe(spans[index]?.last);
      }
    }
  });

  test('the lightest sum is as light as the lightest of all sums, and is one of them', () => {
    for (let round = 0; round < 150; round++) {
      const length = 1 + random.below(40);
      const patterns = drawPatterns(length, states);
      const start = drawn(length, states, 1, random);
      const spans = shortSpans(
        patterns.map(pattern => vectorOf(pattern, field)),
        length,
        field,
      );
      const found = valuesOf(lightest(vectorOf(start, field), spans, length, field), length, field);
      const sums = sumsOf(start, patterns, states);
      expect(sums.has(found.join(''))).toBe(true);
      expect(sum(found)).toBe(least(sums));
    }
  });

  test('the cost is counted place by place', () => {
    const patterns = ['11100', '01010', '00011'].map(text => vectorOf([...text].map(Number), field));
    const spans = shortSpans(patterns, 5, field);
    expect(spans.map(({first, last}) => `${first}-${last}`)).toEqual(['0-2', '1-3', '3-4']);
    // One is under way at the ends, two in between.
    expect(trellisCost(spans, 5, field)).toBe(2 * states + 3 * states ** 2);
    expect(trellisCost([], 5, field)).toBe(5);
  });
});

/**
 * The fewest presses of the square shape where 3 divides a side and one more. What changes nothing there are columns, each
 * all of `110110...` or nothing, and rows likewise. So the rows' part is tried on the rows that the columns reach; then
 * each column, and each of the other rows, is best for itself.
 */
const fewestOnSquare = (side: number, presses: readonly number[]): number => {
  const isHit = (line: number): boolean => line % 3 !== 2;
  const lines = Array.from({length: side}, (_, line) => line);
  const at = (row: number, column: number): number => presses[row * side + column] ?? 0;
  const hit = lines.filter(isHit);
  let others = 0;
  for (const row of lines.filter(line => !isHit(line))) {
    const ones = sum(hit.map(column => at(row, column)));
    const rest = sum(lines.filter(line => !isHit(line)).map(column => at(row, column)));
    others += rest + Math.min(ones, hit.length - ones);
  }
  let best = Number.POSITIVE_INFINITY;
  for (let turned = 0; turned < 2 ** hit.length; turned++) {
    let total = others;
    for (const column of lines) {
      let ones = 0;
      for (const [index, row] of hit.entries())
        ones += at(row, column) ^ (isHit(column) ? (turned >> index) & 1 : 0);
      total += Math.min(ones, hit.length - ones);
    }
    best = Math.min(best, total);
  }
  return best;
};

test.each([
  [5, 40],
  [8, 20],
  [11, 6],
  [14, 2],
])('the fewest presses of the square shape on side %i are those of columns and rows', (side, rounds) => {
  const board = square(side, {shape: 'square'});
  for (let round = 0; round < rounds; round++) {
    const presses = drawn(side * side, 2, 1, random);
    const found = solverFor(board).minimum(pressed(board, presses));
    expect(found).toMatchObject({count: fewestOnSquare(side, presses), proved: true});
    expect(pressed(board, found?.presses ?? [])).toEqual(pressed(board, presses));
  }
});
