import {type CodeSpace, codeOf} from './codes.js';
import type {Demands} from './demands.js';
import {fitsIn, paletteOf, tally} from './palette.js';

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
    for (const [index, colour] of half.entries()) if (guess[from + index] === colour) count += 1;
    if (count > well || well - count > others) return undefined;
    digits = digits * base + count;
  }
  return digits;
};

/** The digits that all rows ask for. Below them by a half's digits are those of the other half. */
export const wellsAsked = (demands: Demands): number =>
  demands.counted.reduce((digits, {well}) => digits * base + well, 0);

const isAllowed = (half: readonly number[], from: number, {allowed}: Demands): boolean =>
  half.every((colour, index) => (((allowed[from + index] ?? 0) >> colour) & 1) === 1);

/** Gives equal keys the same small number. */
const numbering = (): ((key: string) => number) => {
  const known = new Map<string, number>();
  return key => {
    const index = known.get(key) ?? known.size;
    known.set(key, index);
    return index;
  };
};

/** The halves on the pegs from `from` to before `to`. */
export const halvesOf = (space: CodeSpace, from: number, to: number, demands: Demands): Halves => {
  const {colours, pegs} = space;
  const [numbers, groups]: [number[], number[]] = [[], []];
  const [sizes, palettes, wells]: [number[], number[], number[]] = [[], [], []];
  const [low, high]: [number[], number[]] = [[], []];
  const [groupNumber, paletteNumber] = [numbering(), numbering()];
  for (let number = 0; number < colours ** (to - from); number++) {
    const half = codeOf(number, colours, to - from);
    if (!isAllowed(half, from, demands)) continue;
    const digits = wellsOf(half, from, demands, pegs - to + from);
    if (digits === undefined) continue;
    const palette = paletteOf(tally(half, colours));
    if (!(fitsIn(palette.low, demands.most.low) && fitsIn(palette.high, demands.most.high))) continue;
    const paletteIndex = paletteNumber(`${palette.low} ${palette.high}`);
    [low[paletteIndex], high[paletteIndex]] = [palette.low, palette.high];
    const group = groupNumber(`${paletteIndex} ${digits}`);
    [palettes[group], wells[group]] = [paletteIndex, digits];
    sizes[group] = (sizes[group] ?? 0) + 1;
    numbers.push(number);
    groups.push(group);
  }
  return {
    pegs: to - from,
    numbers: Int32Array.from(numbers),
    groups: Int32Array.from(groups),
    sizes,
    palettes,
    wells,
    low,
    high,
  };
};
