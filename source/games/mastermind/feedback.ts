import type {Code} from './codes.js';

/** What the code-maker tells: a mark for each peg, or only how many marks there are of each sort. */
export type FeedbackKind = 'per-peg' | 'counts';

/** What is said of a peg: 2 well placed, 1 misplaced, 0 absent. */
export type Mark = 0 | 1 | 2;
export type Marks = readonly Mark[];

export type Counts = {readonly well: number; readonly misplaced: number};

/** Feedback on a guess. */
export type Answer = {readonly type: 'per-peg'; readonly marks: Marks} | ({readonly type: 'counts'} & Counts);

/** A guess and the answer to it. */
export type Row = {readonly guess: Code; readonly answer: Answer};

/** The marks of a guess, which has as many pegs as the secret. */
export const feedbackOf = (guess: Code, secret: Code): Marks => {
  const unused = new Map<number, number>();
  for (const [peg, colour] of secret.entries())
    if (guess[peg] !== colour) unused.set(colour, (unused.get(colour) ?? 0) + 1);
  return guess.map((colour, peg) => {
    if (secret[peg] === colour) return 2;
    const left = unused.get(colour) ?? 0;
    if (left === 0) return 0;
    unused.set(colour, left - 1);
    return 1;
  });
};

export const countsOf = (marks: Marks): Counts => ({
  well: marks.filter(mark => mark === 2).length,
  misplaced: marks.filter(mark => mark === 1).length,
});

/** The answer of either kind to a guess. */
export const answerTo = (kind: FeedbackKind, guess: Code, secret: Code): Answer => {
  const marks = feedbackOf(guess, secret);
  return kind === 'per-peg' ? {type: 'per-peg', marks} : {type: 'counts', ...countsOf(marks)};
};

/** How many numbers `classOf` has for answers on so many pegs; not all of them are possible. */
export const classCount = (kind: FeedbackKind, pegs: number): number =>
  kind === 'per-peg' ? 3 ** pegs : (pegs + 1) ** 2;

/** The answer's own number: the marks as digits, or `well * (pegs + 1) + misplaced`. */
export const classOf = (answer: Answer, pegs: number): number =>
  answer.type === 'per-peg'
    ? answer.marks.reduce<number>((sum, mark) => sum * 3 + mark, 0)
    : answer.well * (pegs + 1) + answer.misplaced;

/** Has the code been found? */
export const isSolved = (answer: Answer, pegs: number): boolean =>
  (answer.type === 'per-peg' ? countsOf(answer.marks) : answer).well === pegs;

/** Would this secret have been answered so? */
export const agrees = ({guess, answer}: Row, secret: Code): boolean =>
  classOf(answerTo(answer.type, guess, secret), secret.length) === classOf(answer, secret.length);

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/**
 * Could this answer be given to any guess of so many pegs at all? Not if it speaks of another number of pegs, nor if all
 * are well placed but one, and that misplaced: its place would be the only one left.
 */
export const isPossible = (answer: Answer, pegs: number): boolean => {
  if (answer.type === 'per-peg' && answer.marks.length !== pegs) return false;
  const {well, misplaced} = answer.type === 'per-peg' ? countsOf(answer.marks) : answer;
  if (!isCount(well) || !isCount(misplaced) || well + misplaced > pegs) return false;
  return !(well === pegs - 1 && misplaced === 1);
};
