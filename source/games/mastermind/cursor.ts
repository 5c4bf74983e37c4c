import type {Code} from './codes.js';

/** A place of a code that is being chosen: a colour from 0, or nothing yet. */
export const blank = -1;

/** What a person points at and has chosen so far. It has all it may need, whatever is to be done now. */
export type MastermindCursor = {
  /** The place pointed at, from 0: a peg, or where two counts are entered the first or the second. */
  readonly place: number;
  /** The guess, or the code to be hidden, as far as it is chosen: a colour or `blank` for each peg. */
  readonly code: Code;
  /** The marks as far as they are chosen: for each peg 2, 1, 0 or `blank`, or the two counts. */
  readonly marks: readonly number[];
  /** The row that is marked anew, from 0; `blank` where the marks are those of the guess that waits for them. */
  readonly row: number;
  /** Is a code that must not be seen shown all the same? */
  readonly shown: boolean;
};
