import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import type {Code} from '../../../source/games/mastermind/codes.js';
import {answerTo, classOf, type Row} from '../../../source/games/mastermind/feedback.js';
import {hintFor} from '../../../source/games/mastermind/hint.js';
import type {Puzzle} from '../../../source/games/mastermind/partition.js';
import type {Measure} from '../../../source/games/mastermind/scores.js';
import {randomFrom} from '../../../source/lib/random.js';
import {agreeing, anyRows, code, everyGuess, kinds, written} from './spaces.js';

const measures: readonly Measure[] = ['entropy', 'minimax', 'parts', 'expected-size'];
const luck = randomFrom('hints');

const sizesOf = ({feedback}: Puzzle, guess: Code, secrets: readonly Code[]): readonly number[] => {
  const sizes = new Map<number, number>();
  for (const secret of secrets) {
    const key = classOf(answerTo(feedback, guess, secret), guess.length);
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  return [...sizes.values()];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const scores: {readonly [measure in Measure]: (sizes: readonly number[]) => number} = {
  entropy: sizes => sum(sizes.map(n => Math.round(n * Math.log2(n) * 2 ** 30))),
  minimax: sizes => Math.max(...sizes),
  parts: sizes => -sizes.length,
  'expected-size': sizes => sum(sizes.map(n => n * n)),
};

/** The best guess by looking at every one with every candidate. */
const plainlyBest = (puzzle: Puzzle, secrets: readonly Code[], measure: Measure) => {
  const names = new Set(secrets.map(String));
  return everyGuess(puzzle)
    .map(guess => ({guess, isCandidate: names.has(String(guess)), sizes: sizesOf(puzzle, guess, secrets)}))
    .map(found => ({...found, score: scores[measure](found.sizes)}))
    .reduce((best, found) => {
      const better =
        found.score < best.score || (found.score === best.score && found.isCandidate && !best.isCandidate);
      return better ? found : best;
    });
};

describe('a hint', () => {
  it('is the best of all guesses, a candidate before others, and then the lowest', () => {
    fc.assert(
      fc.property(
        anyRows(3, 256),
        fc.constantFrom(...measures),
        fc.constantFrom(...kinds),
        ({space, rows}, measure, feedback) => {
          const puzzle = {...space, feedback};
          // Rows of the other kind, as if the option had been another one, would not be symmetric.
          const own = rows.filter(({answer}) => answer.type === feedback);
          const secrets = agreeing(space, own);
          const hint = hintFor(puzzle, own, measure, luck);
          if (secrets.length === 0) {
            expect(hint).toBeUndefined();
            return;
          }
          const best = plainlyBest(puzzle, secrets, measure);
          expect(hint).toMatchObject({
            guess: best.guess,
            isCandidate: best.isCandidate,
            candidates: secrets.length,
            sampled: false,
          });
          const left = sum(best.sizes.map(n => n * n)) / secrets.length;
          const bits = sum(best.sizes.map(n => (n / secrets.length) * Math.log2(secrets.length / n)));
          expect(hint?.left).toBeCloseTo(left, 9);
          expect(hint?.bits).toBeCloseTo(bits, 9);
        },
      ),
      {numRuns: 200},
    );
  });

  it('says what was found by looking at each of 32768 guesses', () => {
    const rows: readonly Row[] = [{guess: code('11223'), answer: {type: 'counts', well: 0, misplaced: 1}}];
    const puzzle = {colours: 8, pegs: 5, repetition: true, feedback: 'counts'} as const;
    const hint = hintFor(puzzle, rows, 'entropy', luck);
    expect(hint).toMatchObject({candidates: 7105, sampled: false});
    expect(hint?.bits.toFixed(6)).toBe('3.431251');
  });

  it('is a sample where all would be too much work, and says so', () => {
    const puzzle = {colours: 12, pegs: 8, repetition: true, feedback: 'counts'} as const;
    const rows: readonly Row[] = [
      {guess: [0, 0, 1, 1, 2, 3, 4, 5], answer: {type: 'counts', well: 2, misplaced: 2}},
    ];
    const hint = hintFor(puzzle, rows, 'entropy', randomFrom('sample'));
    expect(hint).toEqual(hintFor(puzzle, rows, 'entropy', randomFrom('sample')));
    expect(hint?.sampled).toBe(true);
    expect(hint?.bits).toBeGreaterThan(2.5);
    const small = {colours: 6, pegs: 4, repetition: true, feedback: 'counts'} as const;
    const sampled = hintFor(small, [], 'entropy', luck, 1);
    expect(sampled).toMatchObject({sampled: true, candidates: 1296});
    expect(sampled?.bits).toBeGreaterThan(3);
    // Kept for a first guess is only what was found among all.
    expect(hintFor(small, [], 'entropy', luck)?.sampled).toBe(false);
  });

  it('is exact where few candidates are left, whatever the size', () => {
    const puzzle = {colours: 12, pegs: 8, repetition: true, feedback: 'per-peg'} as const;
    const secret = [11, 3, 3, 0, 7, 9, 2, 5];
    const guess = [11, 3, 3, 0, 7, 9, 2, 4];
    const rows = [{guess, answer: answerTo('per-peg', guess, secret)}];
    const hint = hintFor(puzzle, rows, 'entropy', luck);
    // The last peg may have any colour but those that it was said not to have.
    expect(hint?.candidates).toBe(agreeingLast(rows));
    const one = [...rows, {guess: secret, answer: answerTo('per-peg', secret, secret)}];
    expect(hintFor(puzzle, one, 'entropy', luck)).toMatchObject({
      guess: secret,
      left: 1,
      bits: 0,
      sampled: false,
    });
  });

  test.each(kinds)('may be the lowest candidate, or any, with %s', feedback => {
    const puzzle = {colours: 5, pegs: 3, repetition: true, feedback};
    const rows = [{guess: code('123'), answer: answerTo(feedback, code('123'), code('145'))}];
    const secrets = agreeing(puzzle, rows);
    expect(hintFor(puzzle, rows, 'first', luck)).toMatchObject({guess: secrets[0], isCandidate: true});
    const drawn = new Set(
      Array.from({length: 400}, () => written(hintFor(puzzle, rows, 'random', luck)?.guess ?? [])),
    );
    expect([...drawn].sort()).toEqual(secrets.map(written).sort());
    const {guess, left} = hintFor(puzzle, rows, 'random', luck) ?? {guess: [], left: 0};
    expect(left).toBeCloseTo(sum(sizesOf(puzzle, guess, secrets).map(n => n * n)) / secrets.length, 9);
  });
});

const agreeingLast = (rows: readonly Row[]): number =>
  Array.from({length: 12}, (_, last) => [11, 3, 3, 0, 7, 9, 2, last]).filter(secret =>
    rows.every(({guess, answer}) => classOf(answerTo('per-peg', guess, secret), 8) === classOf(answer, 8)),
  ).length;
