import type {Language} from '../lib/text.js';
import {type Card, cardOf, type Rank, rankOf, ranks, type Suit, suitOf} from './card.js';

/** The signs of the suits, as cards have them. */
export const suitSigns: {readonly [suit in Suit]: string} = {D: '♦', H: '♥', S: '♠', C: '♣'};

/** What else stands for a suit: the outlined signs. */
const otherSigns: {readonly [sign: string]: Suit} = {'♢': 'D', '♡': 'H', '♤': 'S', '♧': 'C'};

const suitNames = new Map<string, Suit>([
  ...(Object.keys(suitSigns) as Suit[]).flatMap(suit => [
    [suit, suit] as const,
    [suitSigns[suit], suit] as const,
  ]),
  ...Object.entries(otherSigns),
]);

/** `T` is ten; the court cards of French decks are V, D and R. */
const rankNames = new Map<string, Rank>([
  ...ranks.map(rank => [rank, rank] as const),
  ['T', '10'],
  ['1', 'A'],
  ['V', 'J'],
  ['D', 'Q'],
  ['R', 'K'],
]);

const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll('\u{fe0f}', '').trim().toUpperCase();

/** A suit by its letter or sign. */
export const parseSuit = (text: string): Suit | undefined => suitNames.get(plain(text));

/** A rank by its number or letter, English or French. */
export const parseRank = (text: string): Rank | undefined => rankNames.get(plain(text));

/** A card as rank and suit: `10H`, `th`, `Q♠`, `DS`. */
export const parseCard = (text: string): Card | undefined => {
  const letters = plain(text);
  const [rank, suit] = [parseRank(letters.slice(0, -1)), parseSuit(letters.slice(-1))];
  return rank === undefined || suit === undefined ? undefined : cardOf(rank, suit);
};

const frenchCourts: {readonly [rank: string]: string} = {J: 'V', Q: 'D', K: 'R'};

/** A rank as the faces of a language show it. */
export const makeRank = (rank: Rank, language: Language): string =>
  language === 'fr' ? (frenchCourts[rank] ?? rank) : rank;

/** A card as one types it in a language: the rank as it is on the faces, and the suit's letter. */
export const makeCard = (card: Card, language: Language): string =>
  makeRank(rankOf(card), language) + suitOf(card);
