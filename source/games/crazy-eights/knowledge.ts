import {type Rank, rankOf, type Suit, suitOf} from '../../cards/card.js';
import type {Seat} from '../../engine/game.js';
import {deckCount} from './options.js';
import {isEight} from './turns.js';
import type {CrazyEightsView, LogEntry} from './types.js';
import {ownHand} from './view.js';

/** What a seat could not play when it last drew or passed, and how many hidden cards it has had since. */
export type Lack = {readonly seat: Seat; readonly suit: Suit; readonly rank: Rank; readonly since: number};

const isBy = (entry: LogEntry | undefined, seat: Seat): boolean =>
  entry !== undefined && 'seat' in entry && entry.seat === seat;

/**
 * What everybody can tell from the record: whoever had to draw or to pass had no eight, no card of the suit, and none of the
 * rank. Where one may draw at any time only a pass says so.
 */
export const lacksOf = ({options, log, eye}: CrazyEightsView): readonly Lack[] => {
  const lacks = new Map<Seat, Lack>();
  let [suit, rank]: readonly [Suit, Rank] = ['D', 'A'];
  for (const [index, entry] of log.entries()) {
    if (entry.what === 'turned') [suit, rank] = [suitOf(entry.card), rankOf(entry.card)];
    if (entry.what === 'named') suit = entry.suit;
    if (entry.what === 'played') [suit, rank] = [entry.suit ?? suitOf(entry.card), rankOf(entry.card)];
    if (entry.what === 'drew') {
      const before = lacks.get(entry.seat);
      if (options.mayDraw === 'when-stuck') lacks.set(entry.seat, {seat: entry.seat, suit, rank, since: 1});
      else if (before !== undefined) lacks.set(entry.seat, {...before, since: before.since + 1});
    }
    if (entry.what === 'passed' && !isBy(log[index - 1], entry.seat))
      lacks.set(entry.seat, {seat: entry.seat, suit, rank, since: 0});
  }
  return [...lacks.values()].filter(({seat}) => seat !== eye).toSorted((a, b) => a.seat - b.seat);
};

/** How many cards of a suit, eights not counted, the eye has not seen. */
export const unseenIn = (view: CrazyEightsView, suit: Suit): number =>
  12 * deckCount(view.options, view.seats) -
  [...ownHand(view), ...view.pile].filter(card => suitOf(card) === suit && !isEight(card)).length;

export const unseenEights = (view: CrazyEightsView): number =>
  4 * deckCount(view.options, view.seats) - [...ownHand(view), ...view.pile].filter(isEight).length;
