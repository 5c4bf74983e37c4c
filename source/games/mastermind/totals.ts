import type {Census} from '../module.js';
import {choose} from './choice.js';
import {type Code, type CodeSpace, codeOf, guessSpace, isCode} from './codes.js';
import {answerTo, type Row} from './feedback.js';
import {wholeComparison} from './field.js';
import type {Puzzle} from './partition.js';
import {plannedGuess} from './plan.js';
import {aliveAmong, codeNumbers, wholePool} from './pool.js';
import type {Measure} from './scores.js';
import {distinctGuesses} from './symmetry.js';

/** Chooses a guess, by its number, for candidates in order. */
export type Player = (rows: readonly Row[], secrets: Int32Array) => number;

/** The lowest candidate. */
export const firstCandidate: Player = (_, secrets) => secrets[0] as number;

/** The best guess by a measure, among all of a small space or of those of `guessable`. */
export const greedy = (
  puzzle: Puzzle,
  measure: Measure,
  guessable: CodeSpace = guessSpace(puzzle),
): Player => {
  const pool = wholePool(puzzle);
  const comparison = wholeComparison(puzzle);
  const most = pool.numbers.length;
  return (rows, secrets) => {
    const guesses = () => {
      const all = distinctGuesses(puzzle, rows, aliveAmong(pool, secrets), most) ?? pool.numbers;
      if (guessable.repetition) return all;
      return all.filter(number => isCode(guessable, codeOf(number, puzzle.colours, puzzle.pegs)));
    };
    return choose(comparison, secrets, measure, guesses).guess;
  };
};

/** What was worked out beforehand, or else the best guess by entropy. */
export const planned = (puzzle: Puzzle): Player => {
  const others = greedy(puzzle, 'entropy');
  return (rows, secrets) => plannedGuess(puzzle, rows) ?? others(rows, secrets);
};

const summary = (distribution: readonly number[]): Census => {
  const counts = Array.from(distribution, count => count ?? 0);
  const secrets = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {secrets, total, average: total / secrets, worst: counts.length, distribution: counts};
};

/** Plays against every secret of a small space at once: those that were answered alike so far meet the same guess. */
export const playAll = (puzzle: Puzzle, player: Player): Census => {
  const {colours, pegs, feedback} = puzzle;
  const comparison = wholeComparison(puzzle);
  const distribution: number[] = [];
  const code = (number: number): Code => codeOf(number, colours, pegs);
  const found = (guesses: number): void => {
    distribution[guesses - 1] = (distribution[guesses - 1] ?? 0) + 1;
  };
  const play = (rows: readonly Row[], secrets: Int32Array): void => {
    const number = player(rows, secrets);
    const guess = code(number);
    for (const {secrets: left, isSolved} of comparison.over(secrets).classes(number)) {
      if (isSolved) found(rows.length + 1);
      else play([...rows, {guess, answer: answerTo(feedback, guess, code(left[0] as number))}], left);
    }
  };
  play([], codeNumbers(puzzle));
  return summary(distribution);
};
