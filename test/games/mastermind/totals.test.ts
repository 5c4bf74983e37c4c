import {describe, expect, it, test} from 'vitest';
import {allCodes, type Code, codeOf, isCode} from '../../../source/games/mastermind/codes.js';
import {answerTo, classOf} from '../../../source/games/mastermind/feedback.js';
import type {Measure} from '../../../source/games/mastermind/scores.js';
import {firstCandidate, greedy, playAll} from '../../../source/games/mastermind/totals.js';
import oracle from '../../oracles/mastermind.json' with {type: 'json'};
import {written} from './spaces.js';

const marked = {colours: 6, pegs: 4, feedback: 'per-peg'} as const;
const counted = {colours: 6, pegs: 4, feedback: 'counts'} as const;
const larger = {colours: 8, pegs: 5} as const;

type Figures = {readonly total: number; readonly max: number; readonly distribution?: readonly number[]};

const agree = (totals: ReturnType<typeof playAll>, {total, max, distribution}: Figures): void => {
  expect([totals.total, totals.worst]).toEqual([total, max]);
  expect(totals.average).toBe(total / totals.secrets);
  if (distribution !== undefined) expect(totals.distribution).toEqual(distribution);
};

describe('strategies against every secret', () => {
  const {counts_4x6_repetition: classic, counts_4x6_no_repetition: simple} = oracle;

  test.each([
    ['minimax', classic.knuth_minimax],
    ['entropy', classic.entropy],
    ['parts', classic.most_parts],
    ['expected-size', classic.expected_size],
  ] as const)('%s with counts and repetition', (measure: Measure, figures) => {
    const puzzle = {...counted, repetition: true};
    const player = greedy(puzzle, measure);
    const all = Int32Array.from({length: classic.secrets}, (_, number) => number);
    expect(written(codeOf(player([], all), 6, 4))).toBe(figures.first);
    const totals = playAll(puzzle, player);
    agree(totals, figures);
    expect(totals.secrets).toBe(classic.secrets);
  });

  test('the first candidate', () => {
    agree(playAll({...counted, repetition: true}, firstCandidate), classic.first_consistent);
  });

  test('entropy with counts and no repetition, in any guess or in secrets only', () => {
    const puzzle = {...counted, repetition: false};
    const player = greedy(puzzle, 'entropy');
    agree(playAll(puzzle, player), simple.entropy_any_guess);
    agree(playAll(puzzle, greedy(puzzle, 'entropy', puzzle)), simple.entropy_guess_without_repetition);
  });

  test.each([
    ['entropy', oracle.per_peg_4x6_no_repetition.entropy, false],
    ['minimax', oracle.per_peg_4x6_no_repetition.minimax, false],
    ['entropy', oracle.per_peg_4x6_repetition.entropy, true],
    ['minimax', oracle.per_peg_4x6_repetition.minimax, true],
  ] as const)('%s with marks', (measure, figures, repetition) => {
    const puzzle = {...marked, repetition};
    agree(playAll(puzzle, greedy(puzzle, measure)), figures);
  });

  test.each([
    ['no repetition', oracle.per_peg_5x8.no_repetition],
    ['repetition', oracle.per_peg_5x8.repetition],
  ])('entropy with marks, five pegs of eight colours and %s', (name, {secrets, entropy}) => {
    const puzzle = {...larger, feedback: 'per-peg', repetition: name === 'repetition'} as const;
    const totals = playAll(puzzle, greedy(puzzle, 'entropy'));
    agree(totals, entropy);
    expect(totals.secrets).toBe(secrets);
  });

  const {first_consistent, entropy, most_parts, expected_size, minimax} = oracle.counts_5x8_repetition;
  const five = {...larger, feedback: 'counts', repetition: true} as const;

  // Ten seconds each where nothing else runs.
  test.each([
    ['entropy', entropy],
    ['parts', most_parts],
    ['expected-size', expected_size],
    ['minimax', minimax],
  ] as const)('%s with counts and five pegs of eight colours', {timeout: 300_000}, (measure, figures) => {
    agree(playAll(five, greedy(five, measure)), figures);
  });

  test('the first candidate with counts and five pegs of eight colours', {timeout: 300_000}, () => {
    agree(playAll(five, firstCandidate), first_consistent);
  });
});

describe('candidates drawn by chance', () => {
  /** Guesses in all for every secret of a list, on average over all draws; and the most there can be. */
  const expected = (secrets: readonly Code[], known: Map<string, Expected>): Expected => {
    const key = secrets.join(';');
    const before = known.get(key);
    if (before !== undefined) return before;
    let [total, worst] = [0, 0];
    for (const guess of secrets) {
      total += secrets.length;
      for (const left of classes(guess, secrets).filter(left => left[0] !== guess)) {
        const found = expected(left, known);
        total += found.total;
        worst = Math.max(worst, found.worst);
      }
    }
    const result = {total: total / secrets.length, worst: worst + 1};
    known.set(key, result);
    return result;
  };

  it('need as many guesses as the oracle file says', () => {
    const secrets = [...allCodes({...marked, repetition: false})];
    const known = new Map<string, Expected>();
    // All first guesses are alike: colours and pegs have changed places.
    const first = secrets[0] ?? [];
    expect(isCode({...marked, repetition: false}, first)).toBe(true);
    const parts = classes(first, secrets).filter(left => left[0] !== first);
    const later = parts.map(left => expected(left, known));
    const total = secrets.length + later.reduce((sum, part) => sum + part.total, 0);
    const {mean, max} = oracle.per_peg_4x6_no_repetition.random_consistent;
    expect((total / secrets.length).toFixed(5)).toBe(String(mean));
    expect(1 + Math.max(...later.map(part => part.worst))).toBe(max);
  });
});

type Expected = {readonly total: number; readonly worst: number};

const classes = (guess: Code, secrets: readonly Code[]): readonly (readonly Code[])[] => {
  const found = new Map<number, Code[]>();
  for (const secret of secrets) {
    const key = classOf(answerTo('per-peg', guess, secret), 4);
    found.set(key, [...(found.get(key) ?? []), secret]);
  }
  return [...found.values()];
};
