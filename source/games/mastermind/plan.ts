import {tellsApart} from './choice.js';
import {codeOf, numberOf} from './codes.js';
import {answerTo, classOf, type Row} from './feedback.js';
import {wholeComparison} from './field.js';
import type {Comparison, Puzzle} from './partition.js';
import {plans} from './plan-texts.js';
import {codeNumbers} from './pool.js';

/**
 * What to guess after each course of answers, worked out beforehand by `tools/mastermind-plans.ts`.
 *
 * A text has the guesses in the order in which one comes to them, each as digits to the base of 36: first the guess for all
 * candidates, then the texts for its classes, in the order of their lowest candidates. Where a candidate tells all others
 * apart the first such is the guess, and the text has nothing. The texts after the first guess are parted, so that one need
 * not read all.
 */
export type Plan = {
  /** Has it the fewest guesses in all that are possible? Or was only the most promising looked at? */
  readonly type: 'optimal' | 'deep';
  readonly first: string;
  readonly parts: readonly string[];
};

/** Guesses by the answers before them. */
type Guesses = ReadonlyMap<string, number>;

const nameOf = ({colours, pegs, repetition, feedback}: Puzzle): string =>
  `${colours} ${pegs} ${repetition ? 'repetition' : 'no repetition'} ${feedback}`;

const digitsOf = ({colours, pegs}: Puzzle): number => (colours ** pegs - 1).toString(36).length;

export const planOf = (puzzle: Puzzle): Plan | undefined => plans[nameOf(puzzle)];

type Place = {readonly secrets: Int32Array; readonly path: string};

/** The classes of a guess that does not find the code, each with its answer added to the path. */
const following = (
  puzzle: Puzzle,
  comparison: Comparison,
  place: Place,
  number: number,
): readonly Place[] => {
  const {colours, pegs, feedback} = puzzle;
  const guess = codeOf(number, colours, pegs);
  return comparison
    .over(place.secrets)
    .classes(number)
    .filter(({isSolved}) => !isSolved)
    .map(({secrets}) => {
      const answer = answerTo(feedback, guess, codeOf(secrets[0] as number, colours, pegs));
      return {secrets, path: `${place.path}${classOf(answer, pegs)} `};
    });
};

/** Reads the text that belongs to a place. */
const readPart = (puzzle: Puzzle, text: string, from: Place): Guesses => {
  const comparison = wholeComparison(puzzle);
  const guesses = new Map<string, number>();
  const digits = digitsOf(puzzle);
  let at = 0;
  const read = (place: Place): void => {
    if (tellsApart(place.secrets, comparison.over(place.secrets)) !== undefined) return;
    const number = Number.parseInt(text.slice(at, at + digits), 36);
    at += digits;
    guesses.set(place.path, number);
    for (const next of following(puzzle, comparison, place, number)) read(next);
  };
  read(from);
  return guesses;
};

const places = new Map<string, readonly Place[]>();
const parts = new Map<string, Guesses>();

const remembered = <T>(memory: Map<string, T>, key: string, make: () => T): T => {
  const known = memory.get(key) ?? make();
  memory.set(key, known);
  return known;
};

/** What the plan guesses after some rows, if there is a plan and it led here: the guess's number. */
export const plannedGuess = (puzzle: Puzzle, rows: readonly Row[]): number | undefined => {
  const plan = planOf(puzzle);
  if (plan === undefined) return undefined;
  const [name, first] = [nameOf(puzzle), Number.parseInt(plan.first, 36)];
  const start = () =>
    following(puzzle, wholeComparison(puzzle), {secrets: codeNumbers(puzzle), path: ''}, first);
  const classes = remembered(places, name, start);
  let [path, number, guesses]: [string, number | undefined, Guesses | undefined] = ['', first, undefined];
  for (const {guess, answer} of rows) {
    if (number === undefined || numberOf(guess, puzzle.colours) !== number) return undefined;
    path += `${classOf(answer, puzzle.pegs)} `;
    if (guesses === undefined) {
      const index = classes.findIndex(place => place.path === path);
      const place = classes[index];
      if (place === undefined) return undefined;
      guesses = remembered(parts, `${name} ${path}`, () => readPart(puzzle, plan.parts[index] ?? '', place));
    }
    number = guesses.get(path);
  }
  return number;
};
