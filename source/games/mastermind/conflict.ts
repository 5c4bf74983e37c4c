import {type Candidates, candidatesFor} from './candidates.js';
import type {Code, CodeSpace} from './codes.js';
import {answerTo, classOf, type Row} from './feedback.js';

/** Codes looked at each time some rows turn out to have one in common: from so many places, so many from each. */
const places = 32;
const fromEach = 16;

/** The rows that a code disagrees with, as bits. */
const brokenBy = (code: Code, rows: readonly Row[], pegs: number): number =>
  rows.reduce((bits, {guess, answer}, index) => {
    const agrees = classOf(answerTo(answer.type, guess, code), pegs) === classOf(answer, pegs);
    return agrees ? bits : bits | (1 << index);
  }, 0);

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Every choice of so many of the numbers from `from` to before `to`, as bits, in order. */
function* choices(size: number, from: number, to: number): Generator<number, void> {
  if (size === 0) yield 0;
  else
    for (let first = from; first <= to - size; first++)
      for (const rest of choices(size - 1, first + 1, to)) yield rest | (1 << first);
}

/** The sets that hold no other one. */
const smallest = (sets: readonly number[]): readonly number[] =>
  [...new Set(sets)].filter((set, _, all) => !all.some(other => other !== set && (other & set) === other));

/** Some of the candidates, from everywhere in their order. */
const spread = (candidates: Candidates): readonly Code[] => {
  if (candidates.count <= places * fromEach) return [...candidates];
  return Array.from({length: places}, (_, place) => {
    const from = Math.floor((candidates.count * place) / places);
    return candidates.slice(from, from + fromEach);
  }).flat();
};

/**
 * The smallest set of rows that no code agrees with, as places in `rows`; of several the first in order. Undefined if a
 * code agrees with all.
 *
 * A set is contradictory if each code disagrees with one of its rows. So a set that misses all rows a known code disagrees
 * with need not be looked at, and where a set turns out to have codes in common, these are known from then on.
 */
export const conflictIn = (space: CodeSpace, rows: readonly Row[]): readonly number[] | undefined => {
  const candidatesOf = (chosen: number): Candidates =>
    candidatesFor(
      space,
      rows.filter((_, index) => (chosen >> index) & 1),
    );
  const all = 2 ** rows.length - 1;
  /** The rows broken by a code that breaks no more of them than it must, one of these codes given. */
  const least = (broken: number): number => {
    let left = broken;
    for (let index = 0; index < rows.length; index++)
      if ((left >> index) & 1 && candidatesOf((all & ~left) | (1 << index)).count > 0) left &= ~(1 << index);
    return left;
  };

  if (candidatesOf(all).count > 0) return undefined;
  let known: readonly number[] = [];
  for (let size = 0; size <= rows.length; size++)
    for (const chosen of choices(size, 0, rows.length)) {
      if (known.some(broken => (broken & chosen) === 0)) continue;
      const candidates = candidatesOf(chosen);
      if (candidates.count === 0) return rows.flatMap((_, index) => ((chosen >> index) & 1 ? [index] : []));
      const found = spread(candidates).map(code => brokenBy(code, rows, space.pegs));
      const fewest = found.reduce((best, broken) => (bitCount(broken) < bitCount(best) ? broken : best));
      known = smallest([...known, ...found, least(fewest)]);
    }
  return undefined;
};
