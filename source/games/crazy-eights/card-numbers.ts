/* Cards as numbers, for those who play many rounds in a moment: a face's place among the 52, 4 times its rank and its suit. */
import {faces, type Suit, suits} from '../../cards/card.js';
import {cardPoints} from './points.js';

/** The place of the eights among the ranks. */
export const eightRank = 7;

export const suitIn = (card: number): number => card & 3;
export const rankIn = (card: number): number => card >> 2;

export const suitNumber = (suit: Suit): number => suits.indexOf(suit);

/** What each card counts. */
export const pointsIn: Uint8Array = Uint8Array.from(faces, cardPoints);

/** A set of suits and ranks: bits 0 to 3 are the suits, 4 to 16 the ranks. A card has one of each. */
export type Traits = number;

const traitsOf = (suit: number, rank: number): Traits => (1 << suit) | (1 << (4 + rank));

/** The two traits of each card: a card has one of some traits where they meet these. */
export const cardTraits: Int32Array = Int32Array.from(faces, (_, card) =>
  traitsOf(suitIn(card), rankIn(card)),
);

/** What a card must have one of to be played: the current suit, the up card's rank, or that it is an eight. */
export const playableTraits = (suit: number, rank: number): Traits =>
  traitsOf(suit, rank) | (1 << (4 + eightRank));

const bitCounts: Uint8Array = Uint8Array.from({length: 1 << 13}, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});

/** How many of the 52 faces have none of these traits. */
export const facesWithout = (traits: Traits): number =>
  (4 - (bitCounts[traits & 15] ?? 0)) * (13 - (bitCounts[traits >> 4] ?? 0));
