import {type Card, faces, placeOf} from './card.js';

/** The cards of one or several decks, by face. */
export const deckOf = (decks: number): readonly Card[] =>
  decks === 1 ? faces : faces.flatMap(card => Array.from({length: decks}, () => card));

const sorted = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => placeOf(a) - placeOf(b));

/** Are these the same cards, in whatever order? */
export const sameCards = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && sorted(some).join() === sorted(others).join();

/** Hands dealt one card at a time in turn, the first card to seat `first`, and what is left of the deck. */
export const dealHands = (
  deck: readonly Card[],
  {seats, size, first}: {readonly seats: number; readonly size: number; readonly first: number},
): {readonly hands: readonly (readonly Card[])[]; readonly rest: readonly Card[]} => ({
  hands: Array.from({length: seats}, (_, seat) => {
    const turn = (seat - first + seats) % seats;
    return deck.slice(0, seats * size).filter((_, place) => place % seats === turn);
  }),
  rest: deck.slice(seats * size),
});
