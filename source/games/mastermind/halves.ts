import type {CodeSpace} from './codes.js';
import type {Demands} from './demands.js';
import {fitsIn, type Palette, paletteOf} from './palette.js';

/**
 * The halves of codes that agree with the demands so far as a half can, in order. Halves with the same colours that are
 * well placed as often in each row are one group: whatever completes one of them completes all.
 */
export type Halves = {
  readonly pegs: number;
  /** The halves' numbers, in order, and the group of each. */
  readonly numbers: Int32Array;
  readonly groups: Int32Array;
  /** By group: its size, its palette (an index into those below) and how often it is well placed in each row, as digits. */
  readonly sizes: readonly number[];
  readonly palettes: readonly number[];
  readonly wells: readonly number[];
  /** The different palettes, in two words. */
  readonly low: readonly number[];
  readonly high: readonly number[];
};

/** A half has at most four pegs, so a row's number of well placed pegs is a digit to the base of five. */
const base = 5;
/** Rows whose digits a number holds exactly. */
export const mostCounted = 22;

/** How often the half is well placed in each row, as digits; undefined where no other half could make that right. */
const wellsOf = (
  half: readonly number[],
  from: number,
  demands: Demands,
  others: number,
): number | undefined => {
  let digits = 0;
  for (const {guess, well} of demands.counted) {
    let count = 0;
    for (let index = 0; index < half.length; index++) if (guess[from + index] === half[index]) count += 1;
    if (count > well || well - count > others) return undefined;
    digits = digits * base + count;
  }
  return digits;
};

/** The digits that all rows ask for. Below them by a half's digits are those of the other half. */
export const wellsAsked = (demands: Demands): number =>
  demands.counted.reduce((digits, {well}) => digits * base + well, 0);

const isAllowed = (half: readonly number[], from: number, {allowed}: Demands): boolean => {
  for (let index = 0; index < half.length; index++)
    if ((((allowed[from + index] ?? 0) >> (half[index] as number)) & 1) === 0) return false;
  return true;
};

/** Goes through halves in order; of each it knows the colours' numbers, as a key and packed in two words. */
const createMilometer = (colours: number, pegs: number) => {
  const half = Array<number>(pegs).fill(0);
  const units = Array.from({length: colours}, (_, colour) => {
    const {low, high} = paletteOf(Array<number>(colours).fill(0).with(colour, 1));
    return {low, high, key: base ** colour};
  });
  const now = {key: 0, low: 0, high: 0};
  const add = (colour: number, sign: 1 | -1): void => {
    const {key, low, high} = units[colour] as (typeof units)[number];
    now.key += sign * key;
    now.low += sign * low;
    now.high += sign * high;
  };
  for (let peg = 0; peg < pegs; peg++) add(0, 1);
  const next = (): void => {
    let peg = pegs - 1;
    for (; peg >= 0 && half[peg] === colours - 1; peg--) {
      add(colours - 1, -1);
      add(0, 1);
      half[peg] = 0;
    }
    if (peg < 0) return;
    const colour = half[peg] as number;
    add(colour, -1);
    add(colour + 1, 1);
    half[peg] = colour + 1;
  };
  return {half, now, next};
};

/** Gives equal pairs of a palette, by its key, and digits the same group. */
const createGroups = () => {
  const [palettes, wells, low, high]: [number[], number[], number[], number[]] = [[], [], [], []];
  const paletteNumbers = new Map<number, number>();
  // By palette, the groups by their digits.
  const groupNumbers: Map<number, number>[] = [];
  const paletteOfKey = (key: number, words: Palette): number => {
    const known = paletteNumbers.get(key);
    if (known !== undefined) return known;
    paletteNumbers.set(key, low.length);
    groupNumbers.push(new Map());
    low.push(words.low);
    high.push(words.high);
    return low.length - 1;
  };
  const groupOf = (key: number, words: Palette, digits: number): number => {
    const palette = paletteOfKey(key, words);
    const own = groupNumbers[palette] as Map<number, number>;
    const known = own.get(digits);
    if (known !== undefined) return known;
    own.set(digits, palettes.length);
    palettes.push(palette);
    wells.push(digits);
    return palettes.length - 1;
  };
  return {palettes, wells, low, high, groupOf};
};

/** The halves on the pegs from `from` to before `to`. */
export const halvesOf = (space: CodeSpace, from: number, to: number, demands: Demands): Halves => {
  const {colours, pegs} = space;
  const length = to - from;
  const [numbers, groups, sizes]: [number[], number[], number[]] = [[], [], []];
  const {half, now, next} = createMilometer(colours, length);
  const {groupOf, ...known} = createGroups();
  const count = colours ** length;
  for (let number = 0; number < count; number++, next()) {
    if (!fitsIn(now.low, demands.most.low) || !fitsIn(now.high, demands.most.high)) continue;
    if (!isAllowed(half, from, demands)) continue;
    const digits = wellsOf(half, from, demands, pegs - length);
    if (digits === undefined) continue;
    const group = groupOf(now.key, now, digits);
    sizes[group] = (sizes[group] ?? 0) + 1;
    numbers.push(number);
    groups.push(group);
  }
  return {
    pegs: length,
    numbers: Int32Array.from(numbers),
    groups: Int32Array.from(groups),
    sizes,
    ...known,
  };
};
