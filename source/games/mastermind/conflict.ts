import {type Candidates, candidatesFor} from './candidates.js';
import type {Code, CodeSpace} from './codes.js';
import type {Row} from './feedback.js';
import {bitCount, createMisses, type Miss} from './near-misses.js';

/** Codes looked at where rows turn out to have some in common: from so many places, so many from each. */
const places = 32;
const fromEach = 16;
/** Codes from which one that agrees is looked for before all are counted. */
const mostStarts = 8;

/** Every choice of so many of the numbers from `from` to before `to`, as bits, in order. */
function* choices(size: number, from: number, to: number): Generator<number, void> {
  if (size === 0) yield 0;
  else
    for (let first = from; first <= to - size; first++)
      for (const rest of choices(size - 1, first + 1, to)) yield rest | (1 << first);
}

/** One miss for each set of broken rows that holds no other. */
const smallest = (misses: readonly Miss[]): readonly Miss[] => {
  const found: Miss[] = [];
  for (const miss of [...misses].sort((a, b) => bitCount(a.broken) - bitCount(b.broken)))
    if (!found.some(({broken}) => (broken & miss.broken) === broken)) found.push(miss);
  return found;
};

/** Some of the candidates, from everywhere in their order. */
const spread = (candidates: Candidates): readonly Code[] => {
  if (candidates.count <= places * fromEach) return [...candidates];
  return Array.from({length: places}, (_, place) => {
    const from = Math.floor((candidates.count * place) / places);
    return candidates.slice(from, from + fromEach);
  }).flat();
};

/**
 * The smallest set of rows (of at most 22) that no code agrees with, as places in `rows`; of several the first in order.
 * Undefined if a code agrees with all.
 *
 * A set is contradictory if each code disagrees with one of its rows. So a set that misses all rows a known code disagrees
 * with need not be looked at, and where a set turns out to have codes in common, these are known from then on.
 */
export const conflictIn = (space: CodeSpace, rows: readonly Row[]): readonly number[] | undefined => {
  const candidatesOf = (chosen: number): Candidates =>
    candidatesFor(
      space,
      rows.filter((_, index) => ((chosen >> index) & 1) === 1),
    );
  if (candidatesOf(2 ** rows.length - 1).count > 0) return undefined;
  const {missOf, improved} = createMisses(space, rows);
  let known: readonly Miss[] = [];

  /** Codes that agree with the chosen rows, found by changing known ones or by counting; none if there are none. */
  const agreeing = (chosen: number): readonly Miss[] => {
    const cost = ({broken}: Miss): number => bitCount(broken & chosen);
    for (const start of [...known].sort((a, b) => cost(a) - cost(b)).slice(0, mostStarts)) {
      const miss = improved(start, chosen);
      if (cost(miss) === 0) return [miss];
    }
    return spread(candidatesOf(chosen)).map(missOf);
  };

  for (let size = 0; size <= rows.length; size++)
    for (const chosen of choices(size, 0, rows.length)) {
      if (known.some(({broken}) => (broken & chosen) === 0)) continue;
      const found = agreeing(chosen);
      if (found.length === 0) return rows.flatMap((_, index) => ((chosen >> index) & 1 ? [index] : []));
      known = smallest([...known, ...found]);
    }
  return undefined;
};
