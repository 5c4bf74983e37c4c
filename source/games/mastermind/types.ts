import type {Eye, Mover, Seat} from '../../engine/game.js';
import type {Code} from './codes.js';
import type {Answer} from './feedback.js';
import type {MastermindOptions} from './options.js';

/** A guess and its answer; none while it waits for a person's marks. A code that an eye may not see is empty. */
export type Row = {readonly seat: Seat; readonly guess: Code; readonly answer?: Answer};

/** A round that is over. `secret` is empty where it stayed on paper; points are 0 for a seat that broke no code. */
export type Round = {
  readonly secret: Code;
  readonly points: readonly number[];
  readonly found: readonly boolean[];
};

export type MastermindState = {
  readonly options: MastermindOptions;
  readonly seats: number;
  /** Empty until it is hidden, and on paper. */
  readonly secret: Code;
  /** The rows of the round that is played, or was the last. */
  readonly rows: readonly Row[];
  readonly rounds: readonly Round[];
  /** How many rounds have begun. */
  readonly begun: number;
  readonly stopped: boolean;
};

export type MastermindMove =
  | {readonly type: 'guess'; readonly code: Code}
  | {readonly type: 'hide'; readonly code: Code}
  | {readonly type: 'mark'; readonly answer: Answer}
  /** Marks a row of this round anew, from 0. */
  | {readonly type: 'correct'; readonly row: number; readonly answer: Answer}
  | {readonly type: 'stop'};

export type MastermindEvent =
  /** Chance hides a code, in a new round. */
  | {readonly type: 'dealt'; readonly secret: Code}
  /** A new round begins, whose code chance does not hide. */
  | {readonly type: 'began'}
  /** Another code that the answers so far allow, where a branch leaves its origin. */
  | {readonly type: 'rehidden'; readonly secret: Code}
  | {readonly type: 'hid'; readonly secret: Code}
  | {readonly type: 'guessed'; readonly code: Code}
  | {readonly type: 'marked'; readonly answer: Answer}
  | {readonly type: 'corrected'; readonly row: number; readonly answer: Answer}
  | {readonly type: 'stopped'};

/** What an eye may know. `secret` is empty where that is hidden from it. */
export type MastermindView = MastermindState & {readonly mover: Mover; readonly eye: Eye};

export type Mastermind = {
  options: MastermindOptions;
  state: MastermindState;
  move: MastermindMove;
  event: MastermindEvent;
  view: MastermindView;
};
