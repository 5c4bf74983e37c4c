import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {estimateMean, estimateShare} from '../../source/simulate/estimates.js';

describe('a share', () => {
  // Worked by hand with 1.96 squared = 3.8415.
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [8, 10, 0.4902, 0.9433],
    [10, 10, 0.7225, 1],
    [1, 1, 0.2065, 1],
  ])('of %d of %d lies between %d and %d', (sum, count, low, high) => {
    const share = estimateShare(sum, count);
    expect(share.mean).toBe(sum / count);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  it('is between its bounds, and these between 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 1_000_000}),
        fc.double({min: 0, max: 1, noNaN: true}),
        (count, part) => {
          const {mean, low, high} = estimateShare(Math.floor(part * count * 2) / 2, count);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(mean);
          expect(mean).toBeLessThanOrEqual(high);
        },
      ),
    );
  });
});

describe('a mean', () => {
  it('has bounds by the numbers’ spread', () => {
    // 1, 2, 3, 4: the variance is 5/3, the standard error 0.6455.
    const {mean, low, high} = estimateMean(10, 30, 4);
    expect(mean).toBe(2.5);
    expect(low).toBeCloseTo(1.2348, 4);
    expect(high).toBeCloseTo(3.7652, 4);
  });

  it('is exact where all numbers are equal', () => {
    fc.assert(
      fc.property(fc.integer({min: -100, max: 100}), fc.integer({min: 2, max: 1000}), (number, count) => {
        const mean = estimateMean(number * count, number * number * count, count);
        expect(mean).toEqual({mean: number, low: number, high: number});
      }),
    );
  });
});
