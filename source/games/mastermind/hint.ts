import type {Random} from '../../lib/random.js';
import {type Candidates, candidatesFor, drawNumber} from './candidates.js';
import {choose, mostApart} from './choice.js';
import {type Code, codeOf, isCode} from './codes.js';
import {agrees, type Row} from './feedback.js';
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

/** What a guess is wanted for. */
type Task = {
  readonly puzzle: Puzzle;
  readonly rows: readonly Row[];
  readonly candidates: Candidates;
  readonly random: Random;
  readonly work: number;
};

/** A guess by its place in the field's pool. */
type Found = {readonly field: Field; readonly guess: number; readonly sampled: boolean};

const chooseFrom = (field: Field, measure: Measure): number =>
  choose(field.comparison, field.secrets, measure, () => field.guesses).guess;

/** A candidate that tells all apart, if there is one: even where there are too many guesses to look at. */
const bestCandidate = (puzzle: Puzzle, numbers: Int32Array, measure: Measure): Found | undefined => {
  if (numbers.length > mostApart) return undefined;
  const field = candidateField(puzzle, numbers);
  const guess = chooseFrom(field, measure);
  const classes = field.comparison.over(field.secrets).divide(guess);
  return classes === numbers.length ? {field, guess, sampled: false} : undefined;
};

/** A given guess, and what it is expected to leave. */
const given = ({puzzle, candidates, random}: Task, number: number): Found => {
  const field = singleField(puzzle, number, candidates, random);
  return {field, guess: field.guesses[0] as number, sampled: field.secrets.length < candidates.count};
};

const findBest = (task: Task, measure: Measure): Found => {
  const {puzzle, rows, candidates, random, work} = task;
  const numbers = listed(candidates);
  if (numbers !== undefined) {
    const found = bestCandidate(puzzle, numbers, measure);
    if (found !== undefined) return found;
    const field = wholeField(puzzle, rows, numbers, work);
    if (field !== undefined) return {field, guess: chooseFrom(field, measure), sampled: false};
  }
  const field = sampledField(puzzle, rows, candidates, random);
  const number = field.comparison.guesses.numbers[chooseFrom(field, measure)] as number;
  // What it leaves is worked out anew, since all candidates may be looked at for one guess.
  return {...given(task, number), sampled: true};
};

const findGuess = (task: Task, strategy: Strategy): Found => {
  const {puzzle, rows, candidates, random} = task;
  switch (strategy) {
    case 'first':
      return given(task, candidates.numberAt(0) ?? 0);
    case 'random':
      return given(task, drawNumber(candidates, random));
    case 'planned': {
      const number = plannedGuess(puzzle, rows);
      return number === undefined ? findBest(task, 'entropy') : given(task, number);
    }
    default:
      return findBest(task, strategy);
  }
};

const describe = ({puzzle, rows, candidates}: Task, {field, guess, sampled}: Found): Hint => {
  const {comparison, secrets} = field;
  const partition = comparison.over(secrets);
  const classes = partition.divide(guess);
  const sizes = partition.sizes.subarray(0, classes);
  const code = codeOf(comparison.guesses.numbers[guess] as number, puzzle.colours, puzzle.pegs);
  return {
    guess: code,
    isCandidate: isCode(puzzle, code) && rows.every(row => agrees(row, code)),
    candidates: candidates.count,
    ...expectation(sizes, secrets.length, candidates.count),
    sampled,
  };
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
  const task = {puzzle, rows, candidates, random, work};
  const hint = describe(task, findGuess(task, strategy));
  if (rows.length === 0 && strategy !== 'random' && !hint.sampled) firstHints.set(key, hint);
  return hint;
};
