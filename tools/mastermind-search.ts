import {codeOf, guessSpace, isCode} from '../source/games/mastermind/codes.js';
import {answerTo, type Row} from '../source/games/mastermind/feedback.js';
import {wholeComparison} from '../source/games/mastermind/field.js';
import type {Puzzle} from '../source/games/mastermind/partition.js';
import {aliveAmong} from '../source/games/mastermind/pool.js';
import {scorer} from '../source/games/mastermind/scores.js';
import {distinctGuesses} from '../source/games/mastermind/symmetry.js';

/** What to do with some candidates: a guess, the classes in the order of their lowest candidates, and guesses in all. */
export type Plan = {readonly guess: number; readonly parts: readonly Plan[]; readonly total: number};

/** How many guesses are looked at after so many rows, those of most information; or all, if it is infinite. */
export type Breadth = (rows: number, candidates: number) => number;

type Option = {
  readonly guess: number;
  readonly bound: number;
  readonly order: number;
  readonly isCandidate: boolean;
};

/** Fewest guesses for n candidates in all, if each guess but the right one has so many answers. */
const bounds = (most: number, answers: number): Float64Array => {
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

/** Searches for plans with the fewest guesses in all, among as many guesses at each node as `breadth` says. */
export const createSearch = (puzzle: Puzzle, breadth: Breadth, guessable = guessSpace(puzzle)) => {
  const comparison = wholeComparison(puzzle);
  const pool = comparison.guesses;
  const answers = ((puzzle.pegs + 1) * (puzzle.pegs + 2)) / 2 - 2;
  const least = bounds(pool.numbers.length, puzzle.feedback === 'counts' ? answers : 3 ** puzzle.pegs);
  const weigh = scorer('entropy', pool.numbers.length);
  const code = (number: number) => codeOf(number, puzzle.colours, puzzle.pegs);
  const known = new Map<string, {plan: Plan | undefined; bound: number}>();
  let nodes = 0;

  /** The guesses worth trying, the best first, that may stay below a bound. */
  const optionsOf = (rows: readonly Row[], secrets: Int32Array, below: number): readonly Option[] => {
    const partition = comparison.over(secrets);
    const isIn = new Set(secrets);
    const guesses =
      distinctGuesses(puzzle, rows, aliveAmong(pool, secrets), pool.numbers.length) ?? pool.numbers;
    const width = breadth(rows.length, secrets.length);
    const options: Option[] = [];
    let worst = Infinity;
    for (const guess of guesses) {
      const classes = partition.divide(guess);
      if (classes === 1 || !(guessable.repetition || isCode(guessable, code(guess)))) continue;
      const entropy = weigh(partition.sizes, classes);
      if (width !== Infinity && options.length === width && entropy > worst) continue;
      const isCandidate = isIn.has(guess);
      let bound = secrets.length - (isCandidate ? 1 : 0);
      for (let index = 0; index < classes; index++)
        bound += least[partition.sizes[index] as number] as number;
      if (width === Infinity && bound >= below) continue;
      const order = width === Infinity ? bound + entropy / 2 ** 50 : entropy;
      options.push({guess, bound, order, isCandidate});
      if (width === Infinity) continue;
      options.sort(
        (a, b) => a.order - b.order || Number(b.isCandidate) - Number(a.isCandidate) || a.guess - b.guess,
      );
      if (options.length > width) options.pop();
      if (options.length === width) worst = (options[width - 1] as Option).order;
    }
    if (width === Infinity)
      options.sort(
        (a, b) => a.order - b.order || Number(b.isCandidate) - Number(a.isCandidate) || a.guess - b.guess,
      );
    return options;
  };

  const leaf = (guess: number): Plan => ({guess, parts: [], total: 1});

  /** Plans that need no search: one candidate, two, or one that tells all others apart. */
  const easy = (secrets: Int32Array): Plan | undefined => {
    if (secrets.length === 1) return leaf(secrets[0] as number);
    if (secrets.length > answers + 1 && puzzle.feedback === 'counts') return undefined;
    const partition = comparison.over(secrets);
    const guess = secrets.find(place => partition.divide(place) === secrets.length);
    if (guess === undefined) return undefined;
    const others = [...secrets].filter(secret => secret !== guess);
    return {guess, parts: others.map(leaf), total: 2 * secrets.length - 1};
  };

  /** The plan of one guess, if it needs fewer guesses in all than a bound. */
  const tried = (
    rows: readonly Row[],
    secrets: Int32Array,
    option: Option,
    below: number,
  ): Plan | undefined => {
    const guess = code(option.guess);
    const parts = comparison
      .over(secrets)
      .classes(option.guess)
      .filter(part => !part.isSolved);
    const plans: Plan[] = Array(parts.length);
    let total = option.bound;
    const order = [...parts.keys()].sort(
      (a, b) => (parts[a]?.secrets.length ?? 0) - (parts[b]?.secrets.length ?? 0),
    );
    for (const index of order) {
      const left = parts[index]?.secrets as Int32Array;
      const bound = least[left.length] as number;
      const row = {guess, answer: answerTo(puzzle.feedback, guess, code(left[0] as number))};
      const plan = solve([...rows, row], left, below - total + bound);
      if (plan === undefined) return undefined;
      total += plan.total - bound;
      if (total >= below) return undefined;
      plans[index] = plan;
    }
    return {guess: option.guess, parts: plans, total};
  };

  /** The best plan for these candidates, if it needs fewer guesses in all than a bound. */
  const solve = (rows: readonly Row[], secrets: Int32Array, below: number): Plan | undefined => {
    if ((least[secrets.length] as number) >= below) return undefined;
    const found = easy(secrets);
    if (found !== undefined) return found.total < below ? found : undefined;
    if (secrets.length * 2 >= below) return undefined;
    const isExhaustive = breadth(rows.length, secrets.length) === Infinity;
    const key = isExhaustive ? secrets.join() : '';
    const before = known.get(key);
    if (before !== undefined && key !== '') {
      if (before.plan !== undefined) return before.plan.total < below ? before.plan : undefined;
      if (before.bound >= below) return undefined;
    }
    nodes += 1;
    let best: Plan | undefined;
    for (const option of optionsOf(rows, secrets, below)) {
      const most = best?.total ?? below;
      if (option.bound >= most) {
        if (isExhaustive) break;
        continue;
      }
      best = tried(rows, secrets, option, most) ?? best;
      if (best?.total === secrets.length * 2) break;
    }
    if (key !== '') known.set(key, {plan: best, bound: below});
    return best;
  };
  return {solve, tried, optionsOf, nodes: () => nodes};
};
