// Fewest presses of all boards of a size with two states, in 32-bit integers: no more than 25 cells.

/** Presses as an integer, the first cell the lowest bit. */
export const bitsOf = (presses: readonly number[]): number =>
  presses.reduce((bits, times, cell) => bits | (times << cell), 0);

export const pressesOf = (bits: number, size: number): readonly number[] =>
  Array.from({length: size}, (_, cell) => (bits >> cell) & 1);

export const bitCount = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** A bit of each pattern that, after adding patterns to others, no other has. */
const leadingBits = (patterns: readonly number[]): number => {
  const rows = [...patterns];
  let leading = 0;
  for (const [index, row] of rows.entries()) {
    const bit = row & -row;
    leading |= bit;
    for (const [other, value] of rows.entries())
      if (other !== index && (value & bit) !== 0) rows[other] = value ^ row;
  }
  return leading;
};

const sumsOf = (patterns: readonly number[]): Int32Array => {
  const sums = new Int32Array(2 ** patterns.length);
  for (const [index, pattern] of patterns.entries())
    for (let sum = 0; sum < 2 ** index; sum++) sums[2 ** index + sum] = (sums[sum] ?? 0) ^ pattern;
  return sums;
};

/** The fewest presses to the same effect as these. */
export const fewestBits = (presses: number, patterns: readonly number[]): number =>
  Math.min(...[...sumsOf(patterns)].map(sum => bitCount(presses ^ sum)));

/** How many boards that can be solved need 0, 1, 2 ... presses, by all press sets modulo the quiet patterns. */
export const distributionOf = (size: number, patterns: readonly number[]): readonly number[] => {
  const counts = Array<number>(size + 1).fill(0);
  const sums = sumsOf(patterns);
  const fixed = leadingBits(patterns);
  // The sets without a leading bit, one for each board: carries run over those bits.
  for (let presses = 0; presses < 2 ** size; presses = ((presses | fixed) + 1) & ~fixed) {
    let least = size;
    for (let index = 0; index < sums.length; index++) {
      const count = bitCount(presses ^ (sums[index] as number));
      if (count < least) least = count;
    }
    counts[least] = (counts[least] as number) + 1;
  }
  return counts.slice(0, counts.findLastIndex(count => count > 0) + 1);
};
