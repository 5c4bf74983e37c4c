/*
 * How often each colour is there, without regard to places. Five bits a colour, six colours a word: four bits hold a
 * number up to 8, the fifth is free, so that all six are added and compared at once.
 */

/** Numbers of twelve colours: the first six in `low`, the others in `high`. */
export type Palette = {readonly low: number; readonly high: number};

const guards = 0b10000_10000_10000_10000_10000_10000;

/** Packs up to twelve numbers from 0 to 8. */
export const paletteOf = (numbers: readonly number[]): Palette => {
  let [low, high] = [0, 0];
  for (const [colour, number] of numbers.entries())
    if (colour < 6) low |= number << (5 * colour);
    else high |= number << (5 * (colour - 6));
  return {low, high};
};

/** How often each of so many colours is in a code. */
export const tally = (code: readonly number[], colours: number): readonly number[] => {
  const numbers = Array<number>(colours).fill(0);
  for (const colour of code) numbers[colour] = (numbers[colour] ?? 0) + 1;
  return numbers;
};

/** Is no number of the one word larger than that of the other? */
export const fitsIn = (few: number, many: number): boolean => (((many | guards) - few) & guards) === guards;

/** The smaller of each two numbers, added up; at most 30 in all. */
export const sharedIn = (a: number, b: number): number => {
  const larger = ((a | guards) - b) & guards;
  const mask = larger - (larger >>> 4);
  // Modulo 31 the places of the digits do not matter.
  return ((b & mask) | (a & ~mask)) % 31;
};
