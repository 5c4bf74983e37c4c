import {type CodeSpace, codeOf, isCode} from '../source/games/mastermind/codes.js';
import type {Row} from '../source/games/mastermind/feedback.js';
import {wholeComparison} from '../source/games/mastermind/field.js';
import type {Partition, Puzzle} from '../source/games/mastermind/partition.js';
import {aliveAmong} from '../source/games/mastermind/pool.js';
import {scorer} from '../source/games/mastermind/scores.js';
import {distinctGuesses} from '../source/games/mastermind/symmetry.js';

/** How many guesses are looked at after so many rows, those of most information; or all, if it is infinite. */
export type Breadth = (rows: number) => number;

/** A guess, fewer guesses in all than which no plan with it needs, and how early it is tried. */
export type Option = {
  readonly guess: number;
  readonly bound: number;
  readonly order: number;
  readonly isCandidate: boolean;
};

/** How many different answers there are to a guess that does not find the code, at most. */
export const answerCount = ({feedback, pegs}: Puzzle): number =>
  feedback === 'counts' ? ((pegs + 1) * (pegs + 2)) / 2 - 2 : 3 ** pegs;

/** Fewest guesses in all for each number of candidates, if each guess that does not find the code has so many answers. */
export const fewestGuesses = (most: number, answers: number): Float64Array => {
  const sums = new Float64Array(most + 1);
  let [depth, room] = [1, 1];
  for (let n = 1; n <= most; n++) {
    if (room === 0) {
      depth += 1;
      room = answers ** (depth - 1);
    }
    sums[n] = (sums[n - 1] as number) + depth;
    room -= 1;
  }
  return sums;
};

const byOrder = (a: Option, b: Option): number =>
  a.order - b.order || Number(b.isCandidate) - Number(a.isCandidate) || a.guess - b.guess;

/** The first so many in order, kept sorted as they come. */
const keepFirst = (options: Option[], option: Option, most: number): void => {
  const last = options[most - 1];
  if (last !== undefined && byOrder(last, option) < 0) return;
  options.push(option);
  options.sort(byOrder);
  options.length = Math.min(options.length, most);
};

/** Lists the guesses worth trying with some candidates, the best first, of those that may stay below a bound. */
export const createOptions = (puzzle: Puzzle, breadth: Breadth, guessable: CodeSpace) => {
  const {guesses: pool, over} = wholeComparison(puzzle);
  const size = pool.numbers.length;
  const least = fewestGuesses(size, answerCount(puzzle));
  const entropyOf = scorer('entropy', size);
  const mayGuess = (guess: number): boolean =>
    guessable.repetition || isCode(guessable, codeOf(guess, puzzle.colours, puzzle.pegs));
  const boundOf = ({sizes}: Partition, classes: number): number => {
    let bound = 0;
    for (let index = 0; index < classes; index++) bound += least[sizes[index] as number] as number;
    return bound;
  };
  return (rows: readonly Row[], secrets: Int32Array, below: number): readonly Option[] => {
    const partition = over(secrets);
    const isIn = new Set(secrets);
    const most = breadth(rows.length);
    const options: Option[] = [];
    for (const guess of distinctGuesses(puzzle, rows, aliveAmong(pool, secrets), size) ?? pool.numbers) {
      const classes = partition.divide(guess);
      if (classes === 1 || !mayGuess(guess)) continue;
      const isCandidate = isIn.has(guess);
      const bound = secrets.length + boundOf(partition, classes) - (isCandidate ? 1 : 0);
      const entropy = entropyOf(partition.sizes, classes);
      if (most !== Infinity) keepFirst(options, {guess, bound, order: entropy, isCandidate}, most);
      // Of equal bounds the least entropy sum first: less than 1 in all here.
      else if (bound < below) options.push({guess, bound, order: bound + entropy / 2 ** 53, isCandidate});
    }
    return most === Infinity ? options.sort(byOrder) : options;
  };
};
