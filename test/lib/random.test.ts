import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Random, randomFrom, shuffled} from '../../source/lib/random.js';

const numbers = (random: Random, count: number, bound = 1_000_000): readonly number[] =>
  Array.from({length: count}, () => random.below(bound));

/** How far counts are from equal ones: the chi-squared statistic. */
const unevenness = (drawn: readonly number[], cells: number): number => {
  const counts = Array.from({length: cells}, () => 0);
  for (const cell of drawn) counts[cell] = (counts[cell] ?? 0) + 1;
  const expected = drawn.length / cells;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('randomFrom', () => {
  it('gives the same stream for the same key', () => {
    expect(numbers(randomFrom('deal', 'seed', 3), 50)).toEqual(numbers(randomFrom('deal', 'seed', 3), 50));
    expect(numbers(randomFrom(), 3)).toEqual(numbers(randomFrom(), 3));
  });

  it('gives the stream that it always gave, so that a seed means the same deal on every machine', () => {
    expect(numbers(randomFrom('deal', 'seed', 0), 6, 52)).toMatchInlineSnapshot(`
      [
        29,
        8,
        43,
        18,
        19,
        45,
      ]
    `);
    expect(numbers(randomFrom('deal', 'seed', 1), 3)).toMatchInlineSnapshot(`
      [
        396951,
        294695,
        163288,
      ]
    `);
  });

  it('gives other streams for other keys', () => {
    const keys: (string | number)[][] = [
      [],
      [''],
      ['a'],
      ['b'],
      ['a', 'b'],
      ['ab'],
      ['a', 1],
      ['a', '1'],
      [1],
      ['1'],
      ['b', 'a'],
    ];
    for (let index = 0; index < 500; index++)
      keys.push(['deal', 'seed', index], ['bot', 'seed', index % 5, index]);
    const streams = keys.map(key => numbers(randomFrom(...key), 4).join());
    expect(new Set(streams).size).toBe(new Set(keys.map(key => JSON.stringify(key))).size);
  });

  it('stays below its bound, and reaches it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({min: 1, max: Number.MAX_SAFE_INTEGER}), (key, bound) => {
        const number = randomFrom(key).below(bound);
        expect(Number.isSafeInteger(number) && number >= 0 && number < bound).toBe(true);
      }),
      {seed: 1, numRuns: 500},
    );
    expect(numbers(randomFrom('one'), 20, 1)).toEqual(Array.from({length: 20}, () => 0));
    expect(new Set(numbers(randomFrom('two'), 100, 3))).toEqual(new Set([0, 1, 2]));
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses a bound of %s', bound => {
    expect(() => randomFrom('x').below(bound)).toThrow(RangeError);
  });

  it('is even enough, within a stream and over the first numbers of many', () => {
    // With 9 degrees of freedom 27.9 is passed once in a thousand; the seed is fixed.
    expect(unevenness(numbers(randomFrom('even'), 20_000, 10), 10)).toBeLessThan(27.9);
    const firsts = Array.from({length: 20_000}, (_, index) => randomFrom('deal', 'seed', index).below(10));
    expect(unevenness(firsts, 10)).toBeLessThan(27.9);
    const seats = Array.from({length: 20_000}, (_, index) => randomFrom('bot', `s${index}`, 0, 7).below(10));
    expect(unevenness(seats, 10)).toBeLessThan(27.9);
  });

  it('would not be even if it were skewed by a little', () => {
    const skewed = numbers(randomFrom('even'), 20_000, 100).map(number => (number < 12 ? 0 : number % 10));
    expect(unevenness(skewed, 10)).toBeGreaterThan(27.9);
  });
});

describe('shuffled', () => {
  it('gives a permutation and leaves what it was given', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.string(), (items, key) => {
        const given = [...items];
        const order = shuffled(items, randomFrom(key));
        expect(items).toEqual(given);
        expect([...order].toSorted((a, b) => a - b)).toEqual(given.toSorted((a, b) => a - b));
      }),
      {seed: 1, numRuns: 300},
    );
  });

  it('gives every order as often', () => {
    const orders = ['012', '021', '102', '120', '201', '210'];
    const drawn = Array.from({length: 12_000}, (_, index) =>
      orders.indexOf(shuffled([0, 1, 2], randomFrom('shuffle', index)).join('')),
    );
    // With 5 degrees of freedom 20.5 is passed once in a thousand.
    expect(unevenness(drawn, 6)).toBeLessThan(20.5);
  });

  it('is the same for the same luck', () => {
    const items = Array.from({length: 52}, (_, index) => index);
    expect(shuffled(items, randomFrom('a'))).toEqual(shuffled(items, randomFrom('a')));
    expect(shuffled(items, randomFrom('a'))).not.toEqual(shuffled(items, randomFrom('b')));
  });
});
