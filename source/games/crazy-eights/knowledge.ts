/* What everybody can tell of hidden cards from what happened in a round, and each eye from its own hand. */
import {type Card, type Suit, suits} from '../../cards/card.js';
import {deckOf} from '../../cards/deck.js';
import {countSuit, without} from '../../cards/hand.js';
import type {Seat} from '../../engine/game.js';
import {type Lack, lacksIn} from './lacks.js';
import {deckCount} from './options.js';
import {isEight} from './turns.js';
import type {CrazyEightsView, LogEntry} from './types.js';
import {ownHand} from './view.js';

/** How many cards there are, and how many of them the eye can't see: they are in other hands or in the stock. */
export type Count = {readonly all: number; readonly hidden: number};

export type Knowledge = {
  /** What other seats lacked, each when that last became known; by seat. */
  readonly lacks: readonly Lack[];
  /** The count of each suit, its eights among them. */
  readonly suits: readonly (Count & {readonly suit: Suit})[];
  readonly eights: Count;
  /**
   * Cards of the last reshuffle that are hidden again: in the stock, or drawn since. Where there are two of a face, a hidden
   * one is taken for the one that was reshuffled.
   */
  readonly reshuffled: readonly Card[];
  /** Eights that are still buried at the bottom of the stock, the one that is drawn first being the first. */
  readonly buried: readonly Card[];
  /** Buried eights that others have drawn and still hold. */
  readonly held: readonly Held[];
};

export type Held = {readonly seat: Seat; readonly card: Card};

/** What everybody knows alike. */
type Told = Pick<CrazyEightsView, 'log' | 'options' | 'seats'>;

/** The cards of the first that are not among the others, each as often as it is left over. */
const lessAll = (cards: readonly Card[], others: readonly Card[]): readonly Card[] =>
  others.reduce(without, cards);

/** The cards that are among both, each as often as in the one that has fewer of it. */
const inBoth = (cards: readonly Card[], others: readonly Card[]): readonly Card[] =>
  lessAll(cards, lessAll(cards, others));

/** The cards that the eye doesn't see: they are in other hands or in the stock. */
export const hiddenCards = (view: CrazyEightsView): readonly Card[] =>
  lessAll(deckOf(deckCount(view.options, view.seats)), [...view.pile, ...ownHand(view)]);

const lastReshuffled = (log: readonly LogEntry[]): readonly Card[] => {
  const last = log.findLast(({what}) => what === 'reshuffled');
  return last?.what === 'reshuffled' ? last.cards : [];
};

/** Who drew each buried eight, in the order of the stock, as far as they are drawn. */
const drawersOf = ({log, options, seats}: Told, buried: number): readonly Seat[] => {
  const first = deckOf(deckCount(options, seats)).length - seats * options.hand - 1 - buried;
  const end = log.findIndex(({what}) => what === 'reshuffled');
  const draws = log.slice(0, end < 0 ? log.length : end).filter(entry => entry.what === 'drew');
  return draws.slice(first).map(({seat}) => seat);
};

/** The buried eights, and where they are now: a seat that has played one of a face is no longer known to hold it. */
export const placesOfBuried = (view: Told): Pick<Knowledge, 'buried' | 'held'> => {
  const all = view.log.flatMap(entry => (entry.what === 'buried' ? [entry.card] : []));
  const drawers = drawersOf(view, all.length);
  let held: readonly Held[] = drawers.flatMap((seat, at) => {
    const card = all[at];
    return card === undefined ? [] : [{seat, card}];
  });
  for (const entry of view.log)
    if (entry.what === 'played') {
      const at = held.findIndex(({seat, card}) => seat === entry.seat && card === entry.card);
      if (at >= 0) held = held.toSpliced(at, 1);
    }
  return {buried: all.slice(drawers.length), held};
};

const countOf = (all: readonly Card[], hidden: readonly Card[], is: (card: Card) => boolean): Count => ({
  all: all.filter(is).length,
  hidden: hidden.filter(is).length,
});

export const knowledgeOf = (view: CrazyEightsView): Knowledge => {
  const deck = deckOf(deckCount(view.options, view.seats));
  const hidden = hiddenCards(view);
  const {buried, held} = placesOfBuried(view);
  return {
    lacks: lacksIn(view).filter(({seat}) => seat !== view.eye),
    suits: suits.map(suit => ({suit, all: countSuit(deck, suit), hidden: countSuit(hidden, suit)})),
    eights: countOf(deck, hidden, isEight),
    reshuffled: inBoth(hidden, lastReshuffled(view.log)),
    buried,
    held: held.filter(({seat}) => seat !== view.eye),
  };
};
