import type {Random} from '../../lib/random.js';
import {type Candidates, candidatesFor, drawNumber} from './candidates.js';
import {type Chosen, choose, mostApart} from './choice.js';
import {type Code, codeOf} from './codes.js';
import type {Row} from './feedback.js';
import {
  candidateField,
  type Field,
  listed,
  mostWork,
  sampledField,
  singleField,
  wholeField,
} from './field.js';
import type {Puzzle} from './partition.js';
import {plannedGuess} from './plan.js';
import {expectation, type Measure} from './scores.js';

/**
 * A way to guess: the best guess by a measure, the lowest candidate, a candidate that is drawn, or what was worked out
 * beforehand (where nothing was, or another guess has been made since, that is the best by entropy).
 */
export type Strategy = Measure | 'first' | 'random' | 'planned';

export type Hint = {
  readonly guess: Code;
  readonly isCandidate: boolean;
  /** How many candidates there are now, exactly. */
  readonly candidates: number;
  /** What the guess is expected to leave: candidates, on average, and information in bits. */
  readonly left: number;
  readonly bits: number;
  /** Were only some of the guesses or candidates looked at, so that a better guess may be there? */
  readonly sampled: boolean;
};

type Found = {readonly field: Field; readonly chosen: Chosen; readonly sampled: boolean};

const chooseFrom = (field: Field, measure: Measure): Chosen =>
  choose(field.comparison, field.secrets, measure, () => field.guesses);

/** A candidate that tells all apart, if there is one: even where there are too many guesses to look at. */
const bestCandidate = (puzzle: Puzzle, numbers: Int32Array, measure: Measure): Found | undefined => {
  if (numbers.length > mostApart) return undefined;
  const field = candidateField(puzzle, numbers);
  const chosen = chooseFrom(field, measure);
  const classes = field.comparison.over(field.secrets).divide(chosen.guess);
  return classes === numbers.length ? {field, chosen, sampled: false} : undefined;
};

const findBest = (
  puzzle: Puzzle,
  rows: readonly Row[],
  candidates: Candidates,
  measure: Measure,
  random: Random,
  work: number,
): Found => {
  const numbers = listed(candidates);
  if (numbers !== undefined) {
    const found = bestCandidate(puzzle, numbers, measure);
    if (found !== undefined) return found;
    const field = wholeField(puzzle, rows, numbers, work);
    if (field !== undefined) return {field, chosen: chooseFrom(field, measure), sampled: false};
  }
  const field = sampledField(puzzle, candidates, random);
  return {field, chosen: chooseFrom(field, measure), sampled: true};
};

/** A given guess, and what it is expected to leave. */
const given = (puzzle: Puzzle, number: number, candidates: Candidates, random: Random): Found => {
  const field = singleField(puzzle, number, candidates, random);
  const {comparison, guesses, secrets} = field;
  const isCandidate = secrets.some(place => comparison.secrets.numbers[place] === number);
  const chosen = {guess: guesses[0] as number, isCandidate};
  return {field, chosen, sampled: secrets.length < candidates.count};
};

const describe = (puzzle: Puzzle, {field, chosen, sampled}: Found, candidates: Candidates): Hint => {
  const {comparison, secrets} = field;
  const partition = comparison.over(secrets);
  const classes = partition.divide(chosen.guess);
  const {left, bits} = expectation(partition.sizes.subarray(0, classes), secrets.length);
  const number = comparison.guesses.numbers[chosen.guess] as number;
  return {
    guess: codeOf(number, puzzle.colours, puzzle.pegs),
    isCandidate: chosen.isCandidate,
    candidates: candidates.count,
    left: (left * candidates.count) / secrets.length,
    bits,
    sampled,
  };
};

const findGuess = (
  puzzle: Puzzle,
  rows: readonly Row[],
  candidates: Candidates,
  strategy: Strategy,
  random: Random,
  work: number,
): Found => {
  switch (strategy) {
    case 'first':
      return given(puzzle, candidates.numbers()[Symbol.iterator]().next().value ?? 0, candidates, random);
    case 'random':
      return given(puzzle, drawNumber(candidates, random), candidates, random);
    case 'planned': {
      const number = plannedGuess(puzzle, rows);
      if (number !== undefined) return given(puzzle, number, candidates, random);
      return findBest(puzzle, rows, candidates, 'entropy', random, work);
    }
    default:
      return findBest(puzzle, rows, candidates, strategy, random, work);
  }
};

const firstHints = new Map<string, Hint>();

/**
 * The guess of a strategy after some rows, or undefined if no candidate is left. It is the best of all guesses unless that
 * takes more than `work` comparisons of a guess with a candidate; then a sample drawn by `random` is looked at.
 */
export const hintFor = (
  puzzle: Puzzle,
  rows: readonly Row[],
  strategy: Strategy,
  random: Random,
  work = mostWork,
): Hint | undefined => {
  const key = [puzzle.colours, puzzle.pegs, puzzle.repetition, puzzle.feedback, strategy].join();
  const known = rows.length === 0 ? firstHints.get(key) : undefined;
  if (known !== undefined) return known;
  const candidates = candidatesFor(puzzle, rows);
  if (candidates.count === 0) return undefined;
  const found = findGuess(puzzle, rows, candidates, strategy, random, work);
  const hint = describe(puzzle, found, candidates);
  if (rows.length === 0 && strategy !== 'random' && !hint.sampled) firstHints.set(key, hint);
  return hint;
};
