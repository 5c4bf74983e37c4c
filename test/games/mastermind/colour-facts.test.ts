import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {candidatesFor} from '../../../source/games/mastermind/candidates.js';
import {colourFacts} from '../../../source/games/mastermind/colour-facts.js';
import {answerTo, type FeedbackKind, type Row} from '../../../source/games/mastermind/feedback.js';
import {codeOf} from './drawn.js';

const rowsFor = (kind: FeedbackKind, secret: string, guesses: readonly string[]): readonly Row[] =>
  guesses.map(guess => ({
    guess: codeOf(guess),
    answer: answerTo(kind, codeOf(guess), codeOf(secret)),
  }));
/** The facts of the first six colours as signs. */
const told = (kind: FeedbackKind, secret: string, ...guesses: readonly string[]): string =>
  colourFacts({colours: 6}, rowsFor(kind, secret, guesses))
    .map(fact => ({placed: '#', in: 'X', out: '0', unknown: '?'})[fact])
    .join('');

describe('what is known of the colours Y B R G O K', () => {
  test.each([
    ['nothing without rows', 'OGYR', [], '??????'],
    ['marks say it of each', 'OGYR', ['YBRO'], 'X0X?X?'],
    ['a colour is in where one of its pegs is marked, whatever the others are', 'OGYR', ['RRRR'], '??#???'],
    ['well placed once stays, and so does out', 'OGYR', ['OBBB', 'BOOB'], '?0??#?'],
  ])('of marks: %s', (_, secret, guesses, facts) => {
    expect(told('per-peg', secret, ...guesses)).toBe(facts);
  });

  test.each([
    ['a row without any mark is out', 'OGYR', ['KKBB'], '?0???0'],
    ['as many marks as there are pegs: all are in', 'OGYR', ['GOYR'], 'X?XXX?'],
    ['some marks say nothing of single colours', 'OGYR', ['OBRG'], '??????'],
    [
      'but where others are known to be out they do, whichever row was first',
      'OGYR',
      ['KGRO', 'KKBB'],
      '?0XXX0',
    ],
    ['all that may count are well placed', 'OGYR', ['KGBR', 'KKBB'], '?0##?0'],
    ['a code that was found', 'OGYR', ['OGYR'], '#?###?'],
  ])('of counts: %s', (_, secret, guesses, facts) => {
    expect(told('counts', secret, ...guesses)).toBe(facts);
  });
});

const games = fc
  .record({
    colours: fc.integer({min: 2, max: 6}),
    pegs: fc.integer({min: 1, max: 4}),
    repetition: fc.boolean(),
    kind: fc.constantFrom<FeedbackKind>('per-peg', 'counts'),
    numbers: fc.array(fc.array(fc.nat({max: 59}), {minLength: 4, maxLength: 4}), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({colours, pegs, repetition, kind, numbers}) => {
    const space = {colours, pegs, repetition: repetition || pegs > colours};
    const codes = candidatesFor(space, []);
    const secret = codes.at((numbers[0]?.[0] ?? 0) % codes.count) ?? [];
    const rows = numbers.map((each): Row => {
      const guess = each.slice(0, pegs).map(number => number % colours);
      return {guess, answer: answerTo(kind, guess, secret)};
    });
    return {space, rows};
  });

const order = ['unknown', 'out', 'in', 'placed'];

describe('facts', () => {
  test('hold for every candidate', () => {
    fc.assert(
      fc.property(games, ({space, rows}) => {
        const facts = colourFacts(space, rows);
        for (const code of candidatesFor(space, rows))
          for (const [colour, fact] of facts.entries())
            if (fact !== 'unknown') expect(code.includes(colour)).toBe(fact !== 'out');
      }),
      {numRuns: 400},
    );
  });

  test('are never taken back for lesser ones, even where marks contradict one another', () => {
    const contradicting = fc.tuple(games, fc.array(fc.nat({max: 2}), {minLength: 4, maxLength: 4}));
    fc.assert(
      fc.property(contradicting, ([{space, rows}, marks]) => {
        const [first] = rows;
        if (first === undefined) return;
        const wrong: Row = {
          guess: first.guess,
          answer:
            first.answer.type === 'counts'
              ? {type: 'counts', well: 0, misplaced: 0}
              : {
                  type: 'per-peg',
                  marks: first.guess.map((_, peg) => (marks[peg] === 2 ? 2 : marks[peg] === 1 ? 1 : 0)),
                },
        };
        let before = colourFacts(space, []).map(fact => order.indexOf(fact));
        const all = [...rows, wrong];
        for (const index of all.keys()) {
          const after = colourFacts(space, all.slice(0, index + 1)).map(fact => order.indexOf(fact));
          for (const [colour, rank] of after.entries())
            expect(rank).toBeGreaterThanOrEqual(before[colour] ?? 0);
          before = after;
        }
      }),
      {numRuns: 400},
    );
  });
});
