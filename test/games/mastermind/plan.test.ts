import {describe, expect, it, test} from 'vitest';
import {codeOf, isCode} from '../../../source/games/mastermind/codes.js';
import {answerTo, type Row} from '../../../source/games/mastermind/feedback.js';
import {hintFor} from '../../../source/games/mastermind/hint.js';
import {plannedGuess, planOf} from '../../../source/games/mastermind/plan.js';
import {codeNumbers} from '../../../source/games/mastermind/pool.js';
import {planned, playAll} from '../../../source/games/mastermind/totals.js';
import {randomFrom} from '../../../source/lib/random.js';
import {createSearch, type Plan} from '../../../tools/mastermind-search.js';
import {writePlan} from '../../../tools/mastermind-text.js';
import oracle from '../../oracles/mastermind.json' with {type: 'json'};
import {code} from './spaces.js';

const {counts_4x6_repetition: classic, counts_4x6_no_repetition: simple} = oracle;
const counted = {colours: 6, pegs: 4, feedback: 'counts'} as const;
const marked = {colours: 6, pegs: 4, feedback: 'per-peg'} as const;
const luck = randomFrom('plan');

const search = (...args: Parameters<typeof createSearch>): Plan | undefined =>
  createSearch(...args).solve([], codeNumbers(args[0]), Number.POSITIVE_INFINITY);
const all = () => Number.POSITIVE_INFINITY;

describe('a plan', () => {
  test.each([
    [true, classic.optimum.total, classic.optimum.max],
    [false, simple.optimum_any_guess, 5],
  ])('finds every code with the fewest guesses in all (repetition %s)', (repetition, total, max) => {
    const puzzle = {...counted, repetition};
    const totals = playAll(puzzle, planned(puzzle));
    expect([totals.total, totals.worst]).toEqual([total, max]);
    expect(planOf(puzzle)?.type).toBe('optimal');
  });

  it('is not proved for five pegs of eight colours, yet better than entropy and the best average known before', () => {
    const puzzle = {colours: 8, pegs: 5, feedback: 'counts', repetition: true} as const;
    expect(planOf(puzzle)?.type).toBe('deep');
    const totals = playAll(puzzle, planned(puzzle));
    expect(totals).toMatchObject({secrets: 32768, total: 179041, worst: 8});
    expect(totals.total).toBeLessThan(oracle.counts_5x8_repetition.entropy.total);
    expect(totals.average).toBeLessThan(oracle.counts_5x8_repetition.best_known_average);
  });

  it('is what the search finds, and no better one is there', () => {
    for (const repetition of [true, false]) {
      const puzzle = {...counted, repetition};
      const plan = search(puzzle, all);
      expect(plan?.total).toBe(repetition ? classic.optimum.total : simple.optimum_any_guess);
      const {first, parts} = planOf(puzzle) ?? {};
      expect(plan && writePlan(puzzle, plan)).toEqual({first, parts});
    }
  });

  it('is not needed with marks, where entropy is optimal', () => {
    const optimum = (repetition: boolean) => search({...marked, repetition}, all)?.total;
    expect(optimum(false)).toBe(oracle.per_peg_4x6_no_repetition.entropy.total);
    expect(optimum(true)).toBe(oracle.per_peg_4x6_repetition.entropy.total);
    expect(planOf({...marked, repetition: true})).toBeUndefined();
  });

  it('would be a little worse if no guess could repeat a colour', () => {
    const puzzle = {...counted, repetition: false};
    expect(search(puzzle, all, puzzle)?.total).toBe(simple.optimum_guess_without_repetition);
  });

  it('is left by another guess, and entropy takes over', () => {
    const puzzle = {...counted, repetition: true};
    const secret = code('6543');
    const rowOf = (guess: string): Row => ({
      guess: code(guess),
      answer: answerTo('counts', code(guess), secret),
    });
    const first = codeOf(plannedGuess(puzzle, []) ?? -1, 6, 4);
    expect(hintFor(puzzle, [], 'planned', luck)?.guess).toEqual(first);
    const onPlan = [{guess: first, answer: answerTo('counts', first, secret)}];
    const second = codeOf(plannedGuess(puzzle, onPlan) ?? -1, 6, 4);
    expect(isCode(puzzle, second)).toBe(true);
    expect(hintFor(puzzle, onPlan, 'planned', luck)?.guess).toEqual(second);
    for (const rows of [[rowOf('1111')], [...onPlan, rowOf('1111')]]) {
      expect(plannedGuess(puzzle, rows)).toBeUndefined();
      expect(hintFor(puzzle, rows, 'planned', luck)).toEqual(hintFor(puzzle, rows, 'entropy', luck));
    }
  });
});
