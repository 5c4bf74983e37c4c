/** A mean, and the bounds between which the true one is in 95 of 100 cases. */
export type Estimate = {readonly mean: number; readonly low: number; readonly high: number};

/** Standard errors on either side of a mean that leave out 5 of 100 cases. */
const width = 1.959963984540054;

/** A share of `count` things, such as games won, by Wilson's bounds; `sum` may have parts of one in it. */
export const estimateShare = (sum: number, count: number): Estimate => {
  const [mean, square] = [sum / count, width * width];
  const middle = mean + square / (2 * count);
  const reach = width * Math.sqrt((mean * (1 - mean)) / count + square / (4 * count * count));
  const whole = 1 + square / count;
  return {
    mean,
    low: mean === 0 ? 0 : (middle - reach) / whole,
    high: mean === 1 ? 1 : (middle + reach) / whole,
  };
};

/** The mean of at least two numbers, given their sum and that of their squares. */
export const estimateMean = (sum: number, squares: number, count: number): Estimate => {
  const mean = sum / count;
  const variance = Math.max(0, squares - sum * mean) / (count - 1);
  const reach = width * Math.sqrt(variance / count);
  return {mean, low: mean - reach, high: mean + reach};
};
