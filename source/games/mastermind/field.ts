import type {Random} from '../../lib/random.js';
import {type Candidates, drawNumber} from './candidates.js';
import {codeCount, guessSpace} from './codes.js';
import type {Row} from './feedback.js';
import {type Comparison, compare, type Puzzle} from './partition.js';
import {aliveAmong, isSmall, type Pool, poolOf, wholePool} from './pool.js';
import {distinctGuesses} from './symmetry.js';

/** What a hint looks at: pools, and the places in them of guesses and of candidates. */
export type Field = {
  readonly comparison: Comparison;
  readonly guesses: Int32Array;
  readonly secrets: Int32Array;
};

/** Comparisons of a guess with a candidate that a hint may take: a fifth of a second's work. */
export const mostWork = 2 ** 26;
/** Candidates that are listed, and guesses; and how many of each a sample has. */
const mostSecrets = 2 ** 18;
const mostGuesses = 2 ** 18;
const sampledSecrets = 2048;
const sampledGuesses = 1024;
/** Guesses that are worth being listed only to see how few they are once those that are alike are left out. */
const mostOrdered = 2 ** 14;

const comparisons = new Map<string, Comparison>();

/** The comparison of all codes of a small space, made once. */
export const wholeComparison = (puzzle: Puzzle): Comparison => {
  const key = `${puzzle.colours} ${puzzle.pegs} ${puzzle.feedback}`;
  const pool = wholePool(puzzle);
  const comparison = comparisons.get(key) ?? compare(puzzle, pool, pool);
  comparisons.set(key, comparison);
  return comparison;
};

const places = (pool: Pool): Int32Array => pool.numbers.map((_, place) => place);

/** The field of guesses and candidates with these numbers. In the pool of all codes a code's place is its number. */
const fieldOf = (puzzle: Puzzle, guesses: Int32Array, secrets: Int32Array): Field => {
  if (isSmall(puzzle)) return {comparison: wholeComparison(puzzle), guesses, secrets};
  const guessPool = poolOf(puzzle, guesses);
  const secretPool = guesses === secrets ? guessPool : poolOf(puzzle, secrets);
  const comparison = compare(puzzle, guessPool, secretPool);
  return {comparison, guesses: places(guessPool), secrets: places(secretPool)};
};

/** The candidates' numbers in order, unless they are too many. */
export const listed = (candidates: Candidates): Int32Array | undefined =>
  candidates.count <= mostSecrets ? Int32Array.from(candidates.numbers()) : undefined;

/** Candidates only. */
export const candidateField = (puzzle: Puzzle, secrets: Int32Array): Field =>
  fieldOf(puzzle, secrets, secrets);

/** All candidates, and all guesses that need be looked at; undefined if that is too much work. */
export const wholeField = (
  puzzle: Puzzle,
  rows: readonly Row[],
  secrets: Int32Array,
  work: number,
): Field | undefined => {
  const {comparison, secrets: own} = candidateField(puzzle, secrets);
  const alive = aliveAmong(comparison.secrets, own);
  const guesses = distinctGuesses(puzzle, rows, alive, mostGuesses);
  if (guesses === undefined || guesses.length * secrets.length > work) return undefined;
  return fieldOf(puzzle, guesses, secrets);
};

const inOrder = (numbers: Iterable<number>): Int32Array => Int32Array.from(new Set(numbers)).sort();

/** All candidates if they are few, or else some that are drawn. */
const someSecrets = (candidates: Candidates, random: Random): Int32Array => {
  if (candidates.count <= sampledSecrets) return Int32Array.from(candidates.numbers());
  return inOrder(Array.from({length: sampledSecrets}, () => drawNumber(candidates, random)));
};

/** All guesses that need be looked at if they are few, or else some that are drawn, half of them from the candidates. */
const someGuesses = (
  puzzle: Puzzle,
  rows: readonly Row[],
  candidates: Candidates,
  random: Random,
): Int32Array => {
  const distinct = distinctGuesses(puzzle, rows, 2 ** puzzle.colours - 1, mostOrdered);
  if (distinct !== undefined && distinct.length <= sampledGuesses) return distinct;
  const all = codeCount(guessSpace(puzzle));
  const drawn = Array.from({length: sampledGuesses}, (_, index) =>
    index % 2 === 0 ? drawNumber(candidates, random) : random.below(all),
  );
  return inOrder(drawn);
};

/** What a sampled hint looks at. */
export const sampledField = (
  puzzle: Puzzle,
  rows: readonly Row[],
  candidates: Candidates,
  random: Random,
): Field => fieldOf(puzzle, someGuesses(puzzle, rows, candidates, random), someSecrets(candidates, random));

/** One guess against all candidates, or some of them if they are too many. */
export const singleField = (puzzle: Puzzle, guess: number, candidates: Candidates, random: Random): Field =>
  fieldOf(puzzle, Int32Array.of(guess), listed(candidates) ?? someSecrets(candidates, random));
