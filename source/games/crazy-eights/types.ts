import type {Card, Suit} from '../../cards/card.js';
import type {Eye, Mover, Seat} from '../../engine/game.js';
import type {CrazyEightsOptions} from './options.js';

/** What everybody saw happen in a round, in order. */
export type LogEntry =
  /** The first card of the stock is turned up; an eight that was turned before it may be buried. */
  | {readonly what: 'turned'; readonly card: Card}
  | {readonly what: 'buried'; readonly card: Card}
  | {readonly what: 'named'; readonly seat: Seat; readonly suit: Suit}
  /** `suit` is what an eight names; an eight that is the last card names none. */
  | {readonly what: 'played'; readonly seat: Seat; readonly card: Card; readonly suit?: Suit}
  | {readonly what: 'drew'; readonly seat: Seat}
  /** A turn is given up: without a draw where the stock is empty, or with a drawn card that is kept. */
  | {readonly what: 'passed'; readonly seat: Seat}
  /** These cards of the discard pile became the new stock. */
  | {readonly what: 'reshuffled'; readonly cards: readonly Card[]};

/** A round that is over. */
export type Round = {
  readonly starter: Seat;
  /** Who went out; missing where the round was blocked, or ended by the empty stock. */
  readonly out?: Seat;
  /** What each hand was worth, and what each seat scored. */
  readonly values: readonly number[];
  readonly points: readonly number[];
};

/** `name`: the starter names a suit for the eight turned up. `over`: the match is stopped or won. */
export type Phase = 'start' | 'name' | 'turn' | 'interval' | 'over';

export type CrazyEightsState = {
  readonly options: CrazyEightsOptions;
  readonly seats: number;
  readonly phase: Phase;
  /** How many rounds have begun. */
  readonly begun: number;
  /** Whose turn it is, or was last. */
  readonly turn: Seat;
  /** Cards that were drawn in this turn. */
  readonly drawn: number;
  /** Turns in a row in which somebody passed without a draw. */
  readonly passes: number;
  /** Each hand as its cards came. */
  readonly hands: readonly (readonly Card[])[];
  /** The stock, the card that is drawn next being the first. */
  readonly stock: readonly Card[];
  /** The discard pile, the up card being the last. */
  readonly pile: readonly Card[];
  /** The current suit. */
  readonly suit: Suit;
  /** What happened in this round, or in the last. */
  readonly log: readonly LogEntry[];
  readonly rounds: readonly Round[];
};

export type CrazyEightsMove =
  /** `suit` is what an eight names: always, but where it is the last card. */
  | {readonly type: 'play'; readonly card: Card; readonly suit?: Suit}
  | {readonly type: 'draw'}
  | {readonly type: 'pass'}
  | {readonly type: 'name'; readonly suit: Suit}
  | {readonly type: 'stop'};

export type CrazyEightsEvent =
  /** A shuffled deck, the card that is dealt first being the first. */
  | {readonly type: 'dealt'; readonly cards: readonly Card[]}
  | {readonly type: 'reshuffled'; readonly stock: readonly Card[]}
  /** Hidden cards change places, where a branch leaves its origin. */
  | {readonly type: 'rehidden'; readonly hands: readonly (readonly Card[])[]; readonly stock: readonly Card[]}
  | {readonly type: 'played'; readonly card: Card; readonly suit?: Suit}
  | {readonly type: 'drew'}
  | {readonly type: 'passed'}
  | {readonly type: 'named'; readonly suit: Suit}
  | {readonly type: 'stopped'};

/** A hand as an eye sees it: its cards are missing where they are hidden. */
export type SeenHand = {readonly count: number; readonly cards?: readonly Card[]};

/** What an eye may know. Hands are open to all once a round is over. */
export type CrazyEightsView = Omit<CrazyEightsState, 'hands' | 'stock'> & {
  readonly eye: Eye;
  readonly mover: Mover;
  readonly hands: readonly SeenHand[];
  /** How many cards the stock has. */
  readonly stock: number;
  /** The card that the eye itself drew last in this turn, where it is its turn and it drew. */
  readonly fresh?: Card;
};

export type CrazyEights = {
  options: CrazyEightsOptions;
  state: CrazyEightsState;
  move: CrazyEightsMove;
  event: CrazyEightsEvent;
  view: CrazyEightsView;
};
