import fc from 'fast-check';
import {allCodes, type Code, type CodeSpace, guessSpace} from '../../../source/games/mastermind/codes.js';
import {agrees, answerTo, type FeedbackKind, type Row} from '../../../source/games/mastermind/feedback.js';

export const kinds: readonly FeedbackKind[] = ['per-peg', 'counts'];

/** A code written with digits from 1, as the oracle file does. */
export const code = (digits: string): Code => [...digits].map(digit => Number(digit) - 1);
export const written = (colours: Code): string => colours.map(colour => colour + 1).join('');

/** Small spaces, of so many guesses at most. */
const anySpace = (most: number): fc.Arbitrary<CodeSpace> =>
  fc
    .record({
      colours: fc.integer({min: 2, max: 6}),
      pegs: fc.integer({min: 1, max: 6}),
      repetition: fc.boolean(),
    })
    .filter(({colours, pegs, repetition}) => colours ** pegs <= most && (repetition || pegs <= colours));

export const anySmallSpace = anySpace(1296);

const anyCode = ({colours, pegs}: CodeSpace): fc.Arbitrary<Code> =>
  fc.array(fc.nat(colours - 1), {minLength: pegs, maxLength: pegs});

export const anyPair: fc.Arbitrary<{readonly space: CodeSpace; readonly guess: Code; readonly secret: Code}> =
  anySmallSpace.chain(space =>
    fc.record({space: fc.constant(space), guess: anyCode(space), secret: anyCode(space)}),
  );

/** A space and some rows of it; each row is answered by a code of its own, so that they may contradict one another. */
export const anyRows = (
  most: number,
  mostGuesses = 1296,
): fc.Arbitrary<{readonly space: CodeSpace; readonly rows: readonly Row[]}> =>
  anySpace(mostGuesses).chain(space =>
    fc
      .record({
        guesses: fc.array(anyCode(space), {maxLength: most}),
        secret: anyCode(space),
        others: fc.array(anyCode(space), {minLength: most, maxLength: most}),
        honest: fc.array(fc.boolean(), {minLength: most, maxLength: most}),
        kind: fc.constantFrom(...kinds),
      })
      .map(({guesses, secret, others, honest, kind}) => ({
        space,
        rows: guesses.map((guess, index) => ({
          guess,
          answer: answerTo(kind, guess, (honest[index] ? secret : others[index]) ?? secret),
        })),
      })),
  );

/** The codes that agree with the rows, by looking at each. */
export const agreeing = (space: CodeSpace, rows: readonly Row[]): readonly Code[] =>
  [...allCodes(space)].filter(secret => rows.every(row => agrees(row, secret)));

export const everyGuess = (space: CodeSpace): readonly Code[] => [...allCodes(guessSpace(space))];
