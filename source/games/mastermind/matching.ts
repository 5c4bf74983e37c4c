import type {CodeSpace} from './codes.js';
import {type Demands, demandsOf} from './demands.js';
import type {Row} from './feedback.js';
import {type Halves, halvesOf, mostCounted, wellsAsked} from './halves.js';
import {fitsIn, sharedIn} from './palette.js';

/** First and last halves of the codes that agree with some rows, matched. */
export type Matching = {
  readonly first: Halves;
  readonly last: Halves;
  /** How many codes come before each first half, in order; the last number is that of all codes. */
  readonly before: Float64Array;
  /** The groups of last halves that complete a group of first halves. */
  completing(group: number): readonly number[];
};

/** Tells whether two halves' colours together are what the rows ask for; each pair is worked out once. */
const fitting = (demands: Demands, first: Halves, last: Halves): ((a: number, b: number) => boolean) => {
  const {least, most, counted} = demands;
  const known = new Uint8Array(first.low.length * last.low.length);
  const fits = (a: number, b: number): boolean => {
    const low = (first.low[a] as number) + (last.low[b] as number);
    const high = (first.high[a] as number) + (last.high[b] as number);
    if (!(fitsIn(least.low, low) && fitsIn(low, most.low))) return false;
    if (!(fitsIn(least.high, high) && fitsIn(high, most.high))) return false;
    for (const {palette, shared} of counted)
      if (sharedIn(palette.low, low) + sharedIn(palette.high, high) !== shared) return false;
    return true;
  };
  return (a, b) => {
    const place = a * last.low.length + b;
    const value = known[place];
    if (value !== 0) return value === 1;
    const found = fits(a, b);
    known[place] = found ? 1 : 2;
    return found;
  };
};

const byWells = ({wells}: Halves): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (const [group, digits] of wells.entries()) {
    const groups = found.get(digits);
    if (groups === undefined) found.set(digits, [group]);
    else groups.push(group);
  }
  return found;
};

/**
 * Cuts codes in two halves of at most four pegs, and matches groups of first halves with groups of last halves: at most
 * 20,736 with 1,365 each, whatever the rows are.
 */
export const match = (space: CodeSpace, rows: readonly Row[]): Matching => {
  const demands = demandsOf(space, rows);
  if (demands.counted.length > mostCounted) throw new RangeError(`more than ${mostCounted} rows`);
  const cut = Math.floor(space.pegs / 2);
  const first = halvesOf(space, 0, cut, demands);
  const last = halvesOf(space, cut, space.pegs, demands);
  const [fits, lastByWells, asked] = [fitting(demands, first, last), byWells(last), wellsAsked(demands)];
  const completing = (group: number): readonly number[] => {
    const palette = first.palettes[group] as number;
    const groups = lastByWells.get(asked - (first.wells[group] as number)) ?? [];
    return groups.filter(other => fits(palette, last.palettes[other] as number));
  };
  // The same added up, without lists: of the largest spaces there are millions of pairs.
  const completions = first.sizes.map((_, group) => {
    const palette = first.palettes[group] as number;
    const groups = lastByWells.get(asked - (first.wells[group] as number)) ?? [];
    let sum = 0;
    for (let index = 0; index < groups.length; index++) {
      const other = groups[index] as number;
      if (fits(palette, last.palettes[other] as number)) sum += last.sizes[other] as number;
    }
    return sum;
  });
  const before = new Float64Array(first.numbers.length + 1);
  for (let index = 0; index < first.groups.length; index++)
    before[index + 1] = (before[index] as number) + (completions[first.groups[index] as number] as number);
  return {first, last, before, completing};
};
