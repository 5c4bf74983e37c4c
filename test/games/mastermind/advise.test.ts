import {describe, expect, test} from 'vitest';
import {asksSecret, describeAdvice, hint, isHeavy, tips} from '../../../source/games/mastermind/advise.js';
import {bots} from '../../../source/games/mastermind/bots.js';
import type {Code} from '../../../source/games/mastermind/codes.js';
import {answerTo} from '../../../source/games/mastermind/feedback.js';
import {answered} from '../../../source/games/mastermind/known.js';
import {mastermind} from '../../../source/games/mastermind/rules.js';
import type {Mastermind, MastermindView} from '../../../source/games/mastermind/types.js';
import {words} from '../../../source/games/mastermind/words.js';
import type {Advice} from '../../../source/games/module.js';
import {asRecord} from '../../../source/lib/json.js';
import {randomFrom} from '../../../source/lib/random.js';
import {err} from '../../../source/lib/result.js';
import {languages} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';
import {breaking, got, viewAfter} from './positions.js';
import {agreeing, everyGuess} from './spaces.js';

const luck = () => randomFrom('advise');
const codeIn = ({move}: Advice<Mastermind>): Code => (move.type === 'guess' ? move.code : []);
const [byChance] = tips;
const drawn = (view: MastermindView, ...keys: readonly number[]): Advice<Mastermind> =>
  got(byChance?.choose(view, randomFrom('tip', ...keys)) ?? err({code: 'no-tip'}));
const saidOf = (advice: Advice<Mastermind>): readonly string[] =>
  languages.map(language => describeAdvice(advice, textOf({words}, language)));

/** How large the classes are into which a guess divides the candidates. */
const classSizes = (
  {options}: MastermindView,
  guess: Code,
  candidates: readonly Code[],
): readonly number[] => {
  const sizes = new Map<string, number>();
  for (const code of candidates) {
    const key = JSON.stringify(answerTo(options.feedback, guess, code));
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  return [...sizes.values()];
};
const bitsOf = (sizes: readonly number[], all: number): number =>
  sizes.reduce((sum, size) => sum + (size / all) * Math.log2(all / size), 0);

const small: readonly (readonly [string, MastermindView])[] = [
  ['classic, after a row', breaking({}, 'JRVO', 'JRBN')],
  ['with repetition', breaking({repetition: true}, 'JRJJ', 'JJRR')],
  ['counted', breaking({repetition: true, feedback: 'counts'}, 'JRJJ', 'JJRR')],
  [
    'counted, from the start',
    viewAfter({colours: 4, pegs: 3, repetition: true, feedback: 'counts'}, ['deal']),
  ],
  ['a duel', viewAfter({mode: 'duel'}, ['deal', 'JBRV', 'NOVR'])],
];

describe('the hint', () => {
  test.each(small)(
    '%s: is the guess with the most information, a candidate on ties, then the first',
    (_name, view) => {
      const advice = got(hint(view, luck()));
      const candidates = agreeing(view.options, answered(view.rows));
      const texts = new Set(candidates.map(String));
      const guesses = everyGuess(view.options);
      const bits = guesses.map(guess => bitsOf(classSizes(view, guess, candidates), candidates.length));
      const most = Math.max(...bits);
      const best = guesses.filter((_guess, index) => (bits[index] ?? 0) > most - 1e-9);
      const expected = best.find(guess => texts.has(String(guess))) ?? best[0];
      expect(codeIn(advice)).toEqual(expected);
      const sizes = classSizes(view, codeIn(advice), candidates);
      const left = sizes.reduce((sum, size) => sum + size * size, 0) / candidates.length;
      expect(advice.note).toEqual({
        candidates: candidates.length,
        expected: {
          left: expect.closeTo(left, 9),
          bits: expect.closeTo(most, 9),
          isCandidate: texts.has(String(expected)),
          sampled: false,
        },
      });
      expect([...mastermind.legalMoves(view)]).toContainEqual(advice.move);
    },
  );

  test('is what the bot entropy plays', () => {
    for (const [, view] of small)
      expect(got(hint(view, luck())).move).toEqual(
        bots.find(({id}) => id === 'entropy')?.choose(view, luck()),
      );
  });

  test('of a large game is the best of a sample, by the same luck the same', () => {
    const view = viewAfter({colours: 12, pegs: 8, repetition: true}, ['deal']);
    const advice = got(hint(view, luck()));
    expect(got(hint(view, luck()))).toEqual(advice);
    const {candidates, expected} = asRecord(advice.note) ?? {};
    const {left, bits, sampled} = asRecord(expected) ?? {};
    expect(candidates).toBe(12 ** 8);
    expect(sampled).toBe(true);
    expect(Number(bits)).toBeGreaterThan(5);
    expect(Number(left)).toBeGreaterThan(1000);
    expect(Number(left)).toBeLessThan(12 ** 8 / 2 ** 4);
  });

  const paper = ['deal', 'JJRR', 'mark 0000'];
  test.each<[string, string, MastermindView]>([
    ['hiding', 'not-to-guess', viewAfter({mode: 'make'}, ['deal'])],
    ['marking', 'not-to-guess', viewAfter({mode: 'paper'}, ['deal', 'JBRV'])],
    ['another’s turn', 'not-to-guess', viewAfter({mode: 'pair'}, ['deal', 'hide JBRV'], 0)],
    ['open eyes', 'not-to-guess', viewAfter({mode: 'pair'}, ['deal', 'hide JBRV'], 'all')],
    ['an interval', 'not-to-guess', viewAfter({mode: 'pair', rounds: 2}, ['deal', 'hide JBRV', 'JBRV'])],
    ['the end', 'game-over', viewAfter({mode: 'pair'}, ['deal', 'hide JBRV', 'JBRV'])],
    ['contradictory marks', 'not-to-guess', viewAfter({mode: 'paper'}, [...paper, 'JJRR', 'mark ####'])],
  ])('is refused in %s, and so is chance', (_name, code, view) => {
    expect(hint(view, luck())).toEqual({ok: false, error: {code}});
    expect(byChance?.choose(view, luck())).toEqual({ok: false, error: {code}});
  });

  test('is refused where there are no candidates', () => {
    const view = {...viewAfter({mode: 'paper'}, ['deal'], 1)};
    const impossible: MastermindView = {
      ...view,
      rows: [
        {seat: 1, guess: [0, 0, 0, 0], answer: {type: 'per-peg', marks: [2, 2, 2, 2]}},
        {seat: 1, guess: [0, 0, 0, 0], answer: {type: 'per-peg', marks: [0, 0, 0, 0]}},
      ],
    };
    expect(hint(impossible, luck())).toEqual({ok: false, error: {code: 'no-candidates'}});
    expect(byChance?.choose(impossible, luck())).toEqual({ok: false, error: {code: 'no-candidates'}});
  });
});

describe('a candidate by chance', () => {
  test('is one, by the same luck the same, and each comes up', () => {
    const view = breaking({repetition: true}, 'JRJJ', 'JJRR');
    const candidates = agreeing(view.options, answered(view.rows)).map(String);
    const seen = Array.from({length: 40 * candidates.length}, (_each, key) =>
      String(codeIn(drawn(view, key))),
    );
    expect([...new Set(seen)].toSorted()).toEqual(candidates.toSorted());
    expect(drawn(view, 1)).toEqual(drawn(view, 1));
    expect(drawn(view).note).toEqual({candidates: candidates.length});
  });
});

describe('what is said of advice', () => {
  const noted = (note: Advice<Mastermind>['note']): Advice<Mastermind> => ({
    move: {type: 'guess', code: [0, 1, 2, 3]},
    ...(note === undefined ? {} : {note}),
  });
  const expected = (left: number, isCandidate = true, sampled = false) =>
    noted({candidates: 7105, expected: {left, bits: 3, isCandidate, sampled}});

  test('is what it leaves, as the language writes numbers', () => {
    expect(saidOf(expected(2.34))).toEqual([
      'leaves 2.3 candidates on average',
      'laisse 2,3 possibilités en moyenne',
      '平均剩下2.3个可能的密码',
    ]);
    expect(saidOf(expected(1.04))[0]).toBe('leaves 1 candidate on average');
    expect(saidOf(expected(7105.4))[0]).toBe('leaves 7,105 candidates on average');
    expect(saidOf(expected(7105.4))[1]).toBe('laisse 7\u00a0105 possibilités en moyenne');
  });

  test('and that it can’t be the code, or is the best of a sample', () => {
    expect(saidOf(expected(2, false))[0]).toBe("leaves 2 candidates on average, can't be the code");
    expect(saidOf(expected(2, true, true))[0]).toBe('the best of a sample, leaves 2 candidates on average');
    for (const note of [expected(2), expected(2, false), expected(2, true, true), expected(2, false, true)])
      expect(new Set(saidOf(note)).size).toBe(3);
    expect(saidOf(expected(2, false, true))[2]).toMatch(/^[^, ]+，[^, ]+，[^, ]+$/);
  });

  test('is from how many it was drawn', () => {
    expect(saidOf(noted({candidates: 7105}))[0]).toBe('one of 7,105 candidates, by chance');
  });

  test('of the last candidate that it is that, from the hint as by chance', () => {
    const view = breaking({repetition: true}, 'JRVO', 'JVRN', 'JRVN', 'JRVB', 'JRVJ', 'JRVV', 'JRVR');
    expect(agreeing(view.options, answered(view.rows))).toHaveLength(1);
    expect(saidOf(got(hint(view, luck())))).toEqual([
      'the only candidate left',
      'la seule possibilité restante',
      '仅剩的可能密码',
    ]);
    expect(saidOf(drawn(view))[0]).toBe('the only candidate left');
  });

  test('is nothing where nothing is known', () => {
    expect(saidOf(noted(undefined))).toEqual(['', '', '']);
    expect(saidOf(noted({candidates: 'many'}))).toEqual(['', '', '']);
  });
});

test('help is heavy in large spaces, and earlier where marks are counted', () => {
  const of = (colours: number, pegs: number, feedback: string): boolean =>
    isHeavy(viewAfter({colours, pegs, feedback, repetition: true}, ['deal']));
  expect([of(6, 4, 'counts'), of(6, 5, 'counts'), of(8, 5, 'counts')]).toEqual([false, false, true]);
  expect([of(8, 5, 'per-peg'), of(10, 5, 'per-peg'), of(12, 8, 'per-peg')]).toEqual([false, true, true]);
});

test('a code is typed unseen where two people play, and only when it is hidden', () => {
  const before = ['deal', 'hide JBRV', 'JBRV', 'deal'];
  expect(asksSecret(viewAfter({mode: 'pair', rounds: 2}, ['deal']))).toBe(true);
  expect(asksSecret(viewAfter({mode: 'pair', rounds: 2}, before))).toBe(true);
  expect(asksSecret(viewAfter({mode: 'pair', rounds: 2}, [...before, 'hide VRBJ']))).toBe(false);
  expect(asksSecret(viewAfter({mode: 'pair', rounds: 2}, ['deal', 'hide JBRV', 'JBRV']))).toBe(false);
  expect(asksSecret(viewAfter({mode: 'make'}, ['deal']))).toBe(false);
  expect(asksSecret(viewAfter({}, ['deal']))).toBe(false);
});
