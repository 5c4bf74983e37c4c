import {codeOf, guessSpace} from '../source/games/mastermind/codes.js';
import {answerTo, type Row} from '../source/games/mastermind/feedback.js';
import {wholeComparison} from '../source/games/mastermind/field.js';
import type {Puzzle} from '../source/games/mastermind/partition.js';
import {answerCount, type Breadth, createOptions, fewestGuesses, type Option} from './mastermind-options.js';

/** What to do with some candidates: a guess, plans for the classes that do not find the code, and guesses in all. */
export type Plan = {readonly guess: number; readonly parts: readonly Plan[]; readonly total: number};

type Solved = {readonly plan: Plan | undefined; readonly below: number};

const leaf = (guess: number): Plan => ({guess, parts: [], total: 1});

/**
 * Searches for plans with the fewest guesses in all, among as many guesses at each node as `breadth` says (branch and
 * bound). `solve` gives the best plan for some candidates if it needs fewer guesses than a bound.
 */
export const createSearch = (puzzle: Puzzle, breadth: Breadth, guessable = guessSpace(puzzle)) => {
  const comparison = wholeComparison(puzzle);
  const optionsOf = createOptions(puzzle, breadth, guessable);
  const answers = answerCount(puzzle);
  const least = fewestGuesses(comparison.guesses.numbers.length, answers);
  const known = new Map<string, Solved>();

  /** Plans that need no search: one candidate, or one that tells all others apart. */
  const easy = (secrets: Int32Array): Plan | undefined => {
    if (secrets.length > answers + 1) return undefined;
    const partition = comparison.over(secrets);
    const guess = secrets.find(place => partition.divide(place) === secrets.length);
    if (guess === undefined) return undefined;
    const parts = [...secrets].filter(secret => secret !== guess).map(leaf);
    return {guess, parts, total: 2 * secrets.length - 1};
  };

  const tried = (
    rows: readonly Row[],
    secrets: Int32Array,
    option: Option,
    below: number,
  ): Plan | undefined => {
    const code = (number: number) => codeOf(number, puzzle.colours, puzzle.pegs);
    const classes = comparison
      .over(secrets)
      .classes(option.guess)
      .flatMap(({isSolved, secrets: left}) => (isSolved ? [] : [left]));
    const parts: Plan[] = Array(classes.length);
    let total = option.bound;
    // The small ones first, which are soon done.
    for (const [index, left] of [...classes.entries()].sort(([, a], [, b]) => a.length - b.length)) {
      const guess = code(option.guess);
      const row = {guess, answer: answerTo(puzzle.feedback, guess, code(left[0] as number))};
      const others = total - (least[left.length] as number);
      const plan = solve([...rows, row], left, below - others);
      if (plan === undefined) return undefined;
      parts[index] = plan;
      total = others + plan.total;
    }
    return {guess: option.guess, parts, total};
  };

  const search = (rows: readonly Row[], secrets: Int32Array, below: number): Plan | undefined => {
    let best: Plan | undefined;
    for (const option of optionsOf(rows, secrets, below)) {
      const most = best?.total ?? below;
      if (option.bound < most) best = tried(rows, secrets, option, most) ?? best;
      // Without a candidate that tells all apart there is no better one.
      if (best?.total === secrets.length * 2) break;
    }
    return best;
  };

  const solve = (rows: readonly Row[], secrets: Int32Array, below: number): Plan | undefined => {
    if ((least[secrets.length] as number) >= below) return undefined;
    const found = easy(secrets);
    if (found !== undefined) return found.total < below ? found : undefined;
    if (secrets.length * 2 >= below) return undefined;
    // Only among all guesses is the best plan one of the candidates alone.
    if (breadth(rows.length) !== Infinity) return search(rows, secrets, below);
    const key = secrets.join();
    const before = known.get(key);
    if (before?.plan !== undefined) return before.plan.total < below ? before.plan : undefined;
    if (before !== undefined && before.below >= below) return undefined;
    const plan = search(rows, secrets, below);
    known.set(key, {plan, below});
    return plan;
  };
  return {solve};
};
