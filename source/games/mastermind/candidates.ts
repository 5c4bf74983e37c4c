import {take} from '../../lib/iterate.js';
import type {Random} from '../../lib/random.js';
import {type Code, type CodeSpace, codeOf} from './codes.js';
import type {Row} from './feedback.js';
import {type Matching, match} from './matching.js';

/** The codes that agree with every answer so far. */
export type Candidates = {
  /** How many there are, exactly. */
  readonly count: number;
  /** The candidate at a place in their order, from 0 to `count` - 1; undefined beyond. */
  at(index: number): Code | undefined;
  /** Those from one place to before another, in order. */
  slice(from: number, to: number): readonly Code[];
  /** The number, as in `numberOf`, of the candidate at a place in their order. */
  numberAt(index: number): number | undefined;
  /** The number of a candidate, another one for each index, but in no order: this is quicker than `at`. */
  numberOfSome(index: number): number;
  /** Their numbers in order. */
  numbers(): Iterable<number>;
  /** All, in order, found as they are asked for. */
  [Symbol.iterator](): Iterator<Code>;
};

/** The last half before which there are no more than so many candidates. */
const halfAt = (before: Float64Array, index: number): number => {
  let [low, high] = [0, before.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((before[middle] as number) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
};

const membersOf = ({last}: Matching): readonly (readonly number[])[] => {
  const members: number[][] = last.sizes.map(() => []);
  for (const [index, group] of last.groups.entries()) members[group]?.push(last.numbers[index] as number);
  return members;
};

/** The numbers of the matched codes in the order of their groups, from an index. */
const someOf = (matching: Matching, members: readonly (readonly number[])[], unit: number) => {
  const {first, before} = matching;
  const known = new Map<number, readonly number[]>();
  const completing = (group: number): readonly number[] => {
    const groups = known.get(group) ?? matching.completing(group);
    known.set(group, groups);
    return groups;
  };
  return (index: number): number => {
    const half = halfAt(before, index);
    let left = index - (before[half] as number);
    for (const group of completing(first.groups[half] as number)) {
      const number = members[group]?.[left];
      if (number !== undefined) return (first.numbers[half] as number) * unit + number;
      left -= members[group]?.length ?? 0;
    }
    throw new RangeError(`there is no candidate ${index}`);
  };
};

/** The numbers of the matched codes from a place on, where `unit` is how many last halves there could be. */
const numbersOf = (matching: Matching, members: readonly (readonly number[])[], unit: number) => {
  const {first, before, completing} = matching;
  return function* from(start: number): Generator<number, void> {
    for (let index = halfAt(before, start); index < first.numbers.length; index++) {
      if (before[index] === before[index + 1]) continue;
      const groups = completing(first.groups[index] as number);
      const numbers = groups.flatMap(group => members[group] ?? []).sort((a, b) => a - b);
      const skipped = Math.max(0, start - (before[index] as number));
      for (const number of numbers.slice(skipped)) yield (first.numbers[index] as number) * unit + number;
    }
  };
};

/**
 * The codes of a space that agree with the rows (at most 22). Nothing is listed before it is asked for: what it takes
 * depends on the size of half a code, not on how many candidates there are.
 */
export const candidatesFor = (space: CodeSpace, rows: readonly Row[]): Candidates => {
  const {colours, pegs} = space;
  const matching = match(space, rows);
  const [members, unit] = [membersOf(matching), colours ** matching.last.pegs];
  const from = numbersOf(matching, members, unit);
  const slice = (start: number, end: number): readonly Code[] => {
    const first = Math.max(0, start);
    return [...take(from(first), end - first)].map(number => codeOf(number, colours, pegs));
  };
  return {
    count: matching.before[matching.first.numbers.length] as number,
    at: index => (index < 0 ? undefined : slice(index, index + 1)[0]),
    slice,
    numberAt: index => from(index).next().value ?? undefined,
    numberOfSome: someOf(matching, members, unit),
    numbers: () => from(0),
    *[Symbol.iterator]() {
      for (const number of from(0)) yield codeOf(number, colours, pegs);
    },
  };
};

/** The number of one of the candidates, each as likely as any other. There must be some. */
export const drawNumber = (candidates: Candidates, random: Random): number =>
  candidates.numberOfSome(random.below(candidates.count));
