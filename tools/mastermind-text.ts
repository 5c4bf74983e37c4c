import {tellsApart} from '../source/games/mastermind/choice.js';
import {wholeComparison} from '../source/games/mastermind/field.js';
import type {Puzzle} from '../source/games/mastermind/partition.js';
import {codeNumbers} from '../source/games/mastermind/pool.js';
import type {Plan} from './mastermind-search.js';

/** A plan as texts: its first guess, and the plans for the classes of that. */
export type Written = {readonly first: string; readonly parts: readonly string[]};

/** Writes a plan as `source/games/mastermind/plan.ts` reads it. */
export const writePlan = (puzzle: Puzzle, plan: Plan): Written => {
  const comparison = wholeComparison(puzzle);
  const digits = (puzzle.colours ** puzzle.pegs - 1).toString(36).length;
  const written = (number: number): string => number.toString(36).padStart(digits, '0');
  const classesOf = (secrets: Int32Array, guess: number): readonly Int32Array[] =>
    comparison
      .over(secrets)
      .classes(guess)
      .filter(({isSolved}) => !isSolved)
      .map(({secrets: left}) => left);
  const textsOf = (secrets: Int32Array, {guess, parts}: Plan): readonly string[] =>
    classesOf(secrets, guess).map((left, index) => {
      if (tellsApart(left, comparison.over(left)) !== undefined) return '';
      const part = parts[index] as Plan;
      return written(part.guess) + textsOf(left, part).join('');
    });
  return {first: written(plan.guess), parts: textsOf(codeNumbers(puzzle), plan)};
};
