/* What one eye can't see, as numbers: which cards there are in all, and where each of them may be. */
import {faces, placeOf} from '../../cards/card.js';
import type {Seat} from '../../engine/game.js';
import {type Clue, cluesOf} from './clues.js';
import {deckCount} from './options.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

export type Hidden = {
  /** The other seats, in order, and how many cards each hand has. */
  readonly others: readonly Seat[];
  readonly sizes: readonly number[];
  /** How many cards each was dealt. */
  readonly dealt: number;
  /** How many cards there are in a suit. */
  readonly suitSize: number;
  readonly clues: readonly Clue[];
  /** How often the pile was reshuffled. What was drawn after the last time is among `fresh`, what before among `old`. */
  readonly reshuffles: number;
  /** How many cards of each face went into the stock the last time. */
  readonly restocked: Int8Array;
  /** The cards whose place nobody knows: those that were in no stock since the last reshuffle, and the others. */
  readonly old: Uint8Array;
  readonly fresh: Uint8Array;
  /** The cards at the bottom of the stock where they are known, the lowest last. */
  readonly bottom: Uint8Array;
};

/** How often each face is there. */
const countFaces = (places: Iterable<number>): Int8Array => {
  const counts = new Int8Array(faces.length);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

const expand = (counts: Int8Array): Uint8Array =>
  Uint8Array.from([...counts].flatMap((count, place) => Array<number>(Math.max(0, count)).fill(place)));

/** Cards that others are known to hold: eights that were buried, and drawn since. */
const knownHeld = (clues: readonly Clue[]): readonly number[] =>
  clues.reduce<readonly number[]>((held, clue) => {
    if (clue.type === 'draws' && clue.card !== undefined) return held.concat(clue.card);
    if (clue.type !== 'plays' || !held.includes(clue.card)) return held;
    return held.toSpliced(held.indexOf(clue.card), 1);
  }, []);

const bottomOf = ({log, stock}: CrazyEightsView): Uint8Array => {
  if (log.some(({what}) => what === 'reshuffled')) return new Uint8Array();
  const buried = log.flatMap(each => (each.what === 'buried' ? [placeOf(each.card)] : []));
  return Uint8Array.from(stock === 0 ? [] : buried.slice(-stock));
};

export const hiddenFrom = (view: CrazyEightsView): Hidden => {
  const {eye, hands, options, seats, pile, log} = view;
  const clues = [...cluesOf(view)].filter(clue => !('seat' in clue) || clue.seat !== eye);
  const others = hands.flatMap((_, seat) => (seat === eye ? [] : [seat]));
  const bottom = bottomOf(view);
  const decks = deckCount(options, seats);
  const seen = [...ownHand(view).map(placeOf), ...pile.map(placeOf), ...bottom, ...knownHeld(clues)];
  const unseen = countFaces(seen).map(count => decks - count);
  const last = log.findLast(each => each.what === 'reshuffled');
  const restocked = countFaces(last?.what === 'reshuffled' ? last.cards.map(placeOf) : []);
  const fresh = unseen.map((count, place) => Math.min(count, restocked[place] ?? 0));
  return {
    others,
    sizes: others.map(seat => hands[seat]?.count ?? 0),
    dealt: options.hand,
    suitSize: 13 * decks,
    clues,
    reshuffles: log.filter(({what}) => what === 'reshuffled').length,
    restocked,
    old: expand(unseen.map((count, place) => count - (fresh[place] ?? 0))),
    fresh: expand(fresh),
    bottom,
  };
};
