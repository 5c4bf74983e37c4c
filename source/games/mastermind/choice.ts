import type {Comparison, Partition} from './partition.js';
import {type Measure, scorer} from './scores.js';

/** A guess, by its place in the pool of guesses, and whether it is a candidate. */
export type Chosen = {readonly guess: number; readonly isCandidate: boolean};

/** Up to so many candidates there may well be one that tells all of them apart. */
export const mostApart = 64;

/** The first candidate that would tell all of them apart. Nothing is better, by any measure. */
export const tellsApart = (secrets: Int32Array, partition: Partition): Chosen | undefined => {
  if (secrets.length > mostApart) return undefined;
  const guess = secrets.find(place => partition.divide(place) === secrets.length);
  return guess === undefined ? undefined : {guess, isCandidate: true};
};

/**
 * The best of some guesses by a measure: of equal ones a candidate, and then the lowest. Guesses and candidates are places
 * in their pools, in order of the codes. `guesses` is asked only when it is needed.
 */
export const choose = (
  comparison: Comparison,
  secrets: Int32Array,
  measure: Measure,
  guesses: () => Int32Array,
): Chosen => {
  const partition = comparison.over(secrets);
  const mayTellApart = comparison.guesses === comparison.secrets && secrets.length <= mostApart;
  const found = mayTellApart ? tellsApart(secrets, partition) : undefined;
  if (found !== undefined) return found;
  const scoreOf = scorer(measure, secrets.length);
  const [guessNumbers, secretNumbers] = [comparison.guesses.numbers, comparison.secrets.numbers];
  let best: Chosen & {readonly score: number} = {guess: -1, isCandidate: false, score: Infinity};
  let next = 0;
  for (const guess of guesses()) {
    const classes = partition.divide(guess);
    const score = scoreOf(partition.sizes, classes);
    if (score > best.score) continue;
    const number = guessNumbers[guess] as number;
    while (next < secrets.length && (secretNumbers[secrets[next] as number] as number) < number) next++;
    const isCandidate = next < secrets.length && secretNumbers[secrets[next] as number] === number;
    if (score < best.score || (isCandidate && !best.isCandidate)) best = {guess, isCandidate, score};
    // No candidate does that, as has been seen, and no other guess is lower.
    if (mayTellApart && classes === secrets.length) break;
  }
  return best;
};
