import type {Json} from '../lib/json.js';
import type {Random} from '../lib/random.js';
import type {Result} from '../lib/result.js';

/** A place at the table, from 0. */
export type Seat = number;

/** Whose view: a seat's, or everybody's cards open. */
export type Eye = Seat | 'all';

/** Who acts next. At an `interval` a round is over, and the next deal waits until people are ready. */
export type Mover = Seat | 'chance' | 'interval' | 'over';

/** Why a move, an option or a deal is not accepted: a code and its data, never prose. */
export type Refusal = {readonly code: string; readonly data?: {readonly [name: string]: Json}};

/** Scores by seat. At an interval they are the round's, when the game is over the match's. */
export type Outcome = {readonly scores: readonly number[]; readonly winners: readonly Seat[]};

/** The five types of a game, in one bag. All are plain JSON. */
export type GameTypes = {options: Json; state: Json; move: Json; event: {readonly type: string}; view: Json};

/**
 * A game as a pure fold over events. An event is a fact that can't be derived: what chance dealt, or what a seat chose.
 * Written with method syntax so that a game of particular types is accepted where any game is (see `cabinet`).
 */
export type Game<T extends GameTypes = GameTypes> = {
  readonly id: string;
  /** Raised when it changes which moves are legal. */
  readonly rules: number;
  readonly seats: {readonly least: number; readonly most: number};
  /** Options of unknown origin made whole and canonical, or the first thing wrong with them. */
  parseOptions(input: unknown, seats: number): Result<T['options'], Refusal>;
  initial(options: T['options'], seats: number): T['state'];
  mover(state: T['state']): Mover;
  /** What chance does next, where it is the mover or at an interval. The only user of luck. */
  deal(state: T['state'], random: Random): readonly T['event'][];
  /** Could chance have dealt this here? */
  checkDeal(state: T['state'], events: readonly T['event'][]): Result<undefined, Refusal>;
  /** The moves of the eye that is to move, and none for another. */
  legalMoves(view: T['view']): Iterable<T['move']>;
  /** The events of the mover's move, or why it is refused. */
  decide(state: T['state'], move: T['move']): Result<readonly T['event'][], Refusal>;
  /** The state after an event. Total for parsed events; judges nothing. */
  evolve(state: T['state'], event: T['event']): T['state'];
  outcome(state: T['state']): Outcome | undefined;
  /** What this eye may know, with the public record of the round. */
  view(state: T['state'], eye: Eye): T['view'];
  /** Does this eye learn something from the event that it did not know before? */
  reveals(before: T['state'], event: T['event'], eye: Seat): boolean;
  /** A move in canonical notation, the same in every language; `makeMove` writes it. */
  parseMove(text: string): Result<T['move'], Refusal>;
  makeMove(move: T['move']): string;
  parseEvent(input: unknown): Result<T['event'], Refusal>;
};

/** A computer player. It is given its own view, never the state; `random` is its own stream. */
export type Bot<T extends GameTypes = GameTypes> = {
  readonly id: string;
  choose(view: T['view'], random: Random): T['move'];
};

/** The state after several events. */
export const evolveAll = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  events: readonly T['event'][],
): T['state'] => events.reduce<T['state']>((before, event) => game.evolve(before, event), state);

/** Is this mover a seat, rather than chance, an interval or the end? */
export const isSeat = (mover: Mover): mover is Seat => typeof mover === 'number';
