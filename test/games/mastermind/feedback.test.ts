import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {allCodes, codeCount, codeOf, isCode, numberOf} from '../../../source/games/mastermind/codes.js';
import {
  answerTo,
  classCount,
  classOf,
  countsOf,
  feedbackOf,
  isPossible,
  isSolved,
  type Marks,
} from '../../../source/games/mastermind/feedback.js';
import oracle from '../../oracles/mastermind.json' with {type: 'json'};
import {anyPair, anySmallSpace, code, everyGuess, kinds} from './spaces.js';

const letters = 'JBRVON';
const lettered = (text: string) => [...text].map(letter => letters.indexOf(letter));
const symbols = (marks: Marks): string => marks.map(mark => '0X#'[mark]).join('');

describe('codes', () => {
  it('are as many as listed, in order, and told from other lists', () => {
    fc.assert(
      fc.property(anySmallSpace, space => {
        const codes = [...allCodes(space)];
        expect(codes).toHaveLength(codeCount(space));
        const numbers = codes.map(each => numberOf(each, space.colours));
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        expect(numbers.map(number => codeOf(number, space.colours, space.pegs))).toEqual(codes);
        expect(codes.every(each => isCode(space, each))).toBe(true);
        expect(everyGuess(space).filter(each => isCode(space, each))).toEqual(codes);
      }),
      {numRuns: 30},
    );
  });

  it('are what the options allow', () => {
    const space = {colours: 6, pegs: 4, repetition: false};
    expect(codeCount(space)).toBe(oracle.per_peg_4x6_no_repetition.secrets);
    expect(codeCount({...space, repetition: true})).toBe(oracle.per_peg_4x6_repetition.secrets);
    expect(codeCount({colours: 12, pegs: 8, repetition: true})).toBe(429_981_696);
    for (const wrong of [
      [0, 1, 2],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 6],
      [0, 1, 2, -1],
      [0, 1, 2, 0.5],
      [0, 1, 2, 0],
    ])
      expect(isCode(space, wrong)).toBe(false);
  });
});

describe('feedback', () => {
  test.each(oracle.feedback_per_peg)('$guess against $secret is $marks', ({guess, secret, marks}) => {
    expect(symbols(feedbackOf(lettered(guess), lettered(secret)))).toBe(marks);
  });

  test.each([
    ['JRBN', 'JRVO', '##00'],
    ['JORN', 'JRVO', '#XX0'],
    ['JJRR', 'JRJJ', '#XX0'],
  ])('%s against %s is %s, as the rules say', (guess, secret, marks) => {
    expect(symbols(feedbackOf(lettered(guess), lettered(secret)))).toBe(marks);
  });

  it('has the properties of the oracle file', () => {
    fc.assert(
      fc.property(anyPair, ({space, guess, secret}) => {
        const counts = countsOf(feedbackOf(guess, secret));
        expect(countsOf(feedbackOf(secret, guess))).toEqual(counts);
        expect(counts.well + counts.misplaced).toBeLessThanOrEqual(space.pegs);
        expect(counts.well === space.pegs).toBe(guess.join() === secret.join());
        for (const kind of kinds) {
          const answer = answerTo(kind, guess, secret);
          expect(isSolved(answer, space.pegs)).toBe(counts.well === space.pegs);
          expect(isPossible(answer, space.pegs)).toBe(true);
          expect(classOf(answer, space.pegs)).toBeLessThan(classCount(kind, space.pegs));
        }
      }),
    );
  });

  it('has one number for one answer', () => {
    const codes = everyGuess({colours: 3, pegs: 4, repetition: true});
    for (const kind of kinds) {
      const answers = codes.flatMap(guess => codes.map(secret => answerTo(kind, guess, secret)));
      const texts = new Set(answers.map(answer => JSON.stringify(answer)));
      expect(new Set(answers.map(answer => classOf(answer, 4))).size).toBe(texts.size);
    }
  });

  it('says which answers no code could give', () => {
    // With as many colours as twice the pegs, a guess of different colours can meet all that is possible.
    for (const pegs of [1, 2, 3, 4]) {
      const codes = everyGuess({colours: 2 * pegs, pegs, repetition: true});
      const guess = Array.from({length: pegs}, (_, peg) => peg);
      const given = new Set(codes.map(secret => feedbackOf(guess, secret).join('')));
      for (let number = 0; number < 3 ** pegs; number++) {
        const marks = codeOf(number, 3, pegs) as Marks;
        expect([marks, isPossible({type: 'per-peg', marks}, pegs)]).toEqual([
          marks,
          given.has(marks.join('')),
        ]);
      }
    }
    expect(isPossible({type: 'per-peg', marks: [2, 2, 1, 2]}, 4)).toBe(false);
    expect(isPossible({type: 'per-peg', marks: [2, 2, 2]}, 4)).toBe(false);
    for (const [well, misplaced] of [
      [3, 1],
      [4, 1],
      [-1, 0],
      [0, 5],
      [0.5, 1],
    ] as const)
      expect(isPossible({type: 'counts', well, misplaced}, 4)).toBe(false);
  });
});

describe('answers to a first guess', () => {
  const space = {colours: 6, pegs: 4, repetition: true};
  const classes = (kind: 'per-peg' | 'counts', guess: string, repetition: boolean): Map<string, number> => {
    const sizes = new Map<string, number>();
    for (const secret of allCodes({...space, repetition})) {
      const answer = answerTo(kind, code(guess), secret);
      const name = answer.type === 'counts' ? `${answer.well},${answer.misplaced}` : symbols(answer.marks);
      sizes.set(name, (sizes.get(name) ?? 0) + 1);
    }
    return sizes;
  };
  const summary = (sizes: Map<string, number>) => [sizes.size, Math.max(...sizes.values())];

  test.each(Object.entries(oracle.counts_4x6_repetition.answers_to_first_guess))(
    '%s are %j with counts',
    (guess, figures) => expect(summary(classes('counts', guess, true))).toEqual(figures),
  );

  it('1122 are of these sizes with counts', () => {
    expect(Object.fromEntries(classes('counts', '1122', true))).toEqual(
      oracle.counts_4x6_repetition.classes_of_1122,
    );
  });

  it('1234 are as many as the oracle file says with marks', () => {
    const {number, largest} = oracle.per_peg_4x6_no_repetition.answers_to_1234;
    expect(summary(classes('per-peg', '1234', false))).toEqual([number, largest]);
    const other = oracle.per_peg_4x6_repetition.answers_to_1234;
    expect(summary(classes('per-peg', '1234', true))).toEqual([other.number, other.largest]);
  });
});
