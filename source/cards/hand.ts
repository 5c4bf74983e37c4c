import {type Card, placeOf, rankOf, ranks, type Suit, suitOf} from './card.js';

/** How a hand is shown: by suit, by rank, or as its cards came. */
export const handOrders = ['suit', 'rank', 'dealt'] as const;
export type HandOrder = (typeof handOrders)[number];

/** Red and black suits by turns, so that neighbours are told apart at a glance. */
const shownSuits: readonly Suit[] = ['C', 'D', 'S', 'H'];

const rankPlace = (card: Card): number => ranks.indexOf(rankOf(card));
const suitPlace = (card: Card): number => shownSuits.indexOf(suitOf(card));

/** The hand in an order; equal faces stay as they came. */
export const sortHand = (hand: readonly Card[], order: HandOrder): readonly Card[] => {
  if (order === 'dealt') return hand;
  return order === 'suit'
    ? hand.toSorted((a, b) => suitPlace(a) - suitPlace(b) || rankPlace(a) - rankPlace(b))
    : hand.toSorted((a, b) => rankPlace(a) - rankPlace(b) || suitPlace(a) - suitPlace(b));
};

/** The hand without one card of this face; as it is where there is none. */
export const without = (hand: readonly Card[], card: Card): readonly Card[] => {
  const at = hand.indexOf(card);
  return at < 0 ? hand : hand.toSpliced(at, 1);
};

/** How many cards of this suit there are. */
export const countSuit = (cards: readonly Card[], suit: Suit): number =>
  cards.reduce((count, card) => count + (suitOf(card) === suit ? 1 : 0), 0);

/** The faces that there are, each once, in the order of the deck. */
export const facesIn = (cards: readonly Card[]): readonly Card[] =>
  [...new Set(cards)].toSorted((a, b) => placeOf(a) - placeOf(b));
