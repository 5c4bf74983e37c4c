/*
 * Works out the plans of Mastermind and writes them to `source/games/mastermind/plan-texts.ts`:
 * `npx tsx tools/mastermind-plans.ts`. The optimal ones take seconds, the deep one TODO.
 */
import {writeFileSync} from 'node:fs';
import {codeOf} from '../source/games/mastermind/codes.js';
import {answerTo} from '../source/games/mastermind/feedback.js';
import {wholeComparison} from '../source/games/mastermind/field.js';
import type {Puzzle} from '../source/games/mastermind/partition.js';
import {codeNumbers} from '../source/games/mastermind/pool.js';
import {type Breadth, createSearch, type Plan} from './mastermind-search.js';
import {type Written, writePlan} from './mastermind-text.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The plan that needs the fewest guesses in all. */
const optimal = (puzzle: Puzzle): Plan => {
  const plan = createSearch(puzzle, () => Number.POSITIVE_INFINITY).solve(
    [],
    codeNumbers(puzzle),
    Number.POSITIVE_INFINITY,
  );
  if (plan === undefined) throw new Error('no bound, and no plan');
  return plan;
};

/** The best plan that starts with a guess and looks no broader than one of these: for each class what serves it best. */
const deep = (puzzle: Puzzle, guess: number, breadths: readonly Breadth[]): Plan => {
  const code = codeOf(guess, puzzle.colours, puzzle.pegs);
  const secrets = codeNumbers(puzzle);
  const parts = wholeComparison(puzzle)
    .over(secrets)
    .classes(guess)
    .filter(({isSolved}) => !isSolved)
    .map(({secrets: left}) => {
      const answer = answerTo(puzzle.feedback, code, codeOf(left[0] as number, puzzle.colours, puzzle.pegs));
      const best = breadths.reduce<Plan | undefined>((plan, breadth) => {
        const search = createSearch(puzzle, breadth);
        return search.solve([{guess: code, answer}], left, plan?.total ?? Number.POSITIVE_INFINITY) ?? plan;
      }, undefined);
      if (best === undefined) throw new Error('no bound, and no plan');
      say(`  ${JSON.stringify(answer)}: ${left.length} candidates, ${best.total} guesses`);
      return best;
    });
  return {guess, parts, total: secrets.length + parts.reduce((sum, part) => sum + part.total, 0)};
};

const classic = {colours: 6, pegs: 4, feedback: 'counts'} as const;
const larger = {colours: 8, pegs: 5, feedback: 'counts', repetition: true} as const;

/** Guesses looked at for the second guess, the third and so on; of up to `few` candidates all that could be best. */
const narrowing =
  (widths: readonly number[], few: number): Breadth =>
  (rows, candidates) =>
    candidates <= few ? Number.POSITIVE_INFINITY : (widths[rows - 1] ?? 1);

const entry = (name: string, type: string, {first, parts}: Written): string => {
  const lines = parts.map(part => `      '${part}',\n`);
  return `  '${name}': {\n    type: '${type}',\n    first: '${first}',\n    parts: [\n${lines.join('')}    ],\n  },\n`;
};

const repeated = {...classic, repetition: true};
const plain = {...classic, repetition: false};
const found = [
  {name: '6 4 repetition counts', type: 'optimal', puzzle: repeated, plan: optimal(repeated)},
  {name: '6 4 no repetition counts', type: 'optimal', puzzle: plain, plan: optimal(plain)},
  {
    name: '8 5 repetition counts',
    type: 'deep',
    puzzle: larger,
    // 11234
    plan: deep(larger, 83, [narrowing([5, 4, 3, 2], 0), narrowing([5, 4, 3, 2], 24)]),
  },
];
for (const {name, plan} of found) say(`${name}: ${plan.total} guesses`);

const text = `// Written by tools/mastermind-plans.ts, which says what it is. Guesses in all: ${found.map(({plan}) => plan.total).join(', ')}.
import type {Plan} from './plan.js';

export const plans: {readonly [name: string]: Plan} = {
${found.map(({name, type, puzzle, plan}) => entry(name, type, writePlan(puzzle, plan))).join('')}};
`;
writeFileSync(new URL('../source/games/mastermind/plan-texts.ts', import.meta.url), text);
