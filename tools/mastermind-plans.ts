/*
 * Works out the plans of Mastermind and writes them to `source/games/mastermind/plan-texts.ts`:
 * `npx tsx tools/mastermind-plans.ts`, and then `npx biome check --write` for that file. The optimal ones take seconds,
 * the deep one ten minutes.
 */
import {writeFileSync} from 'node:fs';
import {codeOf, numberOf} from '../source/games/mastermind/codes.js';
import {answerTo} from '../source/games/mastermind/feedback.js';
import {wholeComparison} from '../source/games/mastermind/field.js';
import type {Puzzle} from '../source/games/mastermind/partition.js';
import {codeNumbers} from '../source/games/mastermind/pool.js';
import {createSearch, type Plan} from './mastermind-search.js';
import {writePlan} from './mastermind-text.js';

/** The plan that needs the fewest guesses in all. */
const optimal = (puzzle: Puzzle): Plan => {
  const {solve} = createSearch(puzzle, () => Number.POSITIVE_INFINITY);
  const plan = solve([], codeNumbers(puzzle), Number.POSITIVE_INFINITY);
  if (plan === undefined) throw new Error('no bound, and no plan');
  return plan;
};

/** The best plan that starts with a guess, and then looks at so many guesses for the second, the third and so on. */
const deep = (puzzle: Puzzle, first: readonly number[], widths: readonly number[]): Plan => {
  const {colours, pegs, feedback} = puzzle;
  const {solve} = createSearch(puzzle, rows => widths[rows - 1] ?? 1);
  const [guess, secrets] = [numberOf(first, colours), codeNumbers(puzzle)];
  const classes = wholeComparison(puzzle).over(secrets).classes(guess);
  const parts = classes
    .filter(({isSolved}) => !isSolved)
    .map(({secrets: left}) => {
      const answer = answerTo(feedback, first, codeOf(left[0] as number, colours, pegs));
      const plan = solve([{guess: first, answer}], left, Number.POSITIVE_INFINITY);
      if (plan === undefined) throw new Error('no bound, and no plan');
      process.stdout.write(`  ${JSON.stringify(answer)}: ${plan.total} guesses for ${left.length} codes\n`);
      return plan;
    });
  return {guess, parts, total: secrets.length + parts.reduce((sum, part) => sum + part.total, 0)};
};

const classic = {colours: 6, pegs: 4, feedback: 'counts', repetition: true} as const;
const simple = {...classic, repetition: false} as const;
const larger = {colours: 8, pegs: 5, feedback: 'counts', repetition: true} as const;

const found = [
  {name: '6 4 repetition counts', type: 'optimal', puzzle: classic, plan: optimal(classic)},
  {name: '6 4 no repetition counts', type: 'optimal', puzzle: simple, plan: optimal(simple)},
  {
    name: '8 5 repetition counts',
    type: 'deep',
    puzzle: larger,
    plan: deep(larger, [0, 0, 1, 2, 3], [5, 4, 3, 2]),
  },
];
const totals = found.map(({plan}) => plan.total).join(', ');
const entries = Object.fromEntries(
  found.map(({name, type, puzzle, plan}) => [name, {type, ...writePlan(puzzle, plan)}]),
);
const text = `// Written by tools/mastermind-plans.ts, which says what it is. Guesses in all: ${totals}.
import type {Plan} from './plan.js';

export const plans: {readonly [name: string]: Plan} = ${JSON.stringify(entries, undefined, 2)};
`;
writeFileSync(new URL('../source/games/mastermind/plan-texts.ts', import.meta.url), text);
