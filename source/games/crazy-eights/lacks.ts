/*
 * Who draws because nothing can be played, or passes, has no card of the current suit, none of the up card's rank and no
 * eight. Where one may always draw a draw proves nothing, but a turn that ends by itself after one still does.
 */
import {type Card, type Rank, rankOf, type Suit, suitOf} from '../../cards/card.js';
import type {Seat} from '../../engine/game.js';
import {isPlayable} from './turns.js';
import type {CrazyEightsView, LogEntry} from './types.js';

/** A seat had no card of this suit, none of this rank, and no eight. */
export type Lack = {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly rank: Rank;
  /** How many cards it has drawn since and not played, as far as the cards that it played can be told from those it had. */
  readonly since: number;
};

/** What everybody sees of a round. */
type Round = Pick<CrazyEightsView, 'options' | 'log' | 'phase' | 'turn'>;

/** What lies up, what is known to be lacked, and who has drawn in a turn that may not be over. */
type Told = {
  readonly up: Card;
  readonly suit: Suit;
  readonly lacks: ReadonlyMap<Seat, Lack>;
  readonly drawer: Seat | undefined;
};

const lacking = (told: Told, seat: Seat, since: number): Told => ({
  ...told,
  lacks: new Map(told.lacks).set(seat, {seat, suit: told.suit, rank: rankOf(told.up), since}),
});

const withSince = (told: Told, seat: Seat, change: (lack: Lack) => number): Told => {
  const lack = told.lacks.get(seat);
  return lack === undefined
    ? told
    : {...told, lacks: new Map(told.lacks).set(seat, {...lack, since: Math.max(0, change(lack))})};
};

/** A turn that ended by itself after draws: what was drawn could not be played either. */
const ended = ({options}: Round, told: Told): Told => {
  const {drawer} = told;
  const rest = {...told, drawer: undefined};
  if (drawer === undefined || options.draw === 'one') return rest;
  // Of one card that may be played at once, and of no other, something is told.
  if (options.draw === 'one-then-play' && options.mayDraw === 'always') return rest;
  return lacking(rest, drawer, 0);
};

const drew = ({options}: Round, told: Told, seat: Seat): Told => ({
  ...(options.mayDraw === 'when-stuck'
    ? lacking(told, seat, 1)
    : withSince(told, seat, ({since}) => since + 1)),
  drawer: seat,
});

/** A card that a seat lacked and plays has come into its hand since. */
const played = (told: Told, {seat, card, suit}: Extract<LogEntry, {what: 'played'}>): Told => ({
  ...withSince(told, seat, lack =>
    isPlayable(card, `${lack.rank}${lack.suit}`, lack.suit) ? lack.since - 1 : lack.since,
  ),
  up: card,
  suit: suit ?? suitOf(card),
  drawer: undefined,
});

const after = (view: Round, before: Told, entry: LogEntry): Told => {
  const isTurn = 'seat' in entry && entry.seat === before.drawer;
  const told = isTurn || !('seat' in entry) ? before : ended(view, before);
  switch (entry.what) {
    case 'turned':
      return {...told, up: entry.card, suit: suitOf(entry.card)};
    case 'named':
      return {...told, suit: entry.suit};
    case 'played':
      return played(told, entry);
    case 'drew':
      return drew(view, told, entry.seat);
    case 'passed':
      // Who passes after a draw keeps a card that could be played.
      return isTurn ? {...told, drawer: undefined} : lacking(told, entry.seat, 0);
    default:
      return told;
  }
};

/** What each seat lacked when that last became known, by seat. */
export const lacksIn = (view: Round): readonly Lack[] => {
  const start: Told = {up: 'AD', suit: 'D', lacks: new Map(), drawer: undefined};
  const told = view.log.reduce((before, entry) => after(view, before, entry), start);
  const {lacks} = view.phase === 'turn' && view.turn === told.drawer ? told : ended(view, told);
  return [...lacks.values()].toSorted((a, b) => a.seat - b.seat);
};
