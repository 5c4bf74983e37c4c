/** The suits in the order of the sources: diamonds, hearts, spades, clubs. */
export const suits = ['D', 'H', 'S', 'C'] as const;
export type Suit = (typeof suits)[number];

/** The ranks, the ace low. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof ranks)[number];

/** A card's face, such as `10H` or `QS`: the same in every language. */
export type Card = `${Rank}${Suit}`;

export const cardOf = (rank: Rank, suit: Suit): Card => `${rank}${suit}`;

/** The 52 faces by rank, then suit. */
export const faces: readonly Card[] = ranks.flatMap(rank => suits.map(suit => cardOf(rank, suit)));

const suitTable = new Map(faces.map((card, index) => [card, suits[index % suits.length] ?? 'D']));
const rankTable = new Map(faces.map((card, index) => [card, ranks[Math.floor(index / suits.length)] ?? 'A']));
const places = new Map(faces.map((card, index) => [card, index]));

export const suitOf = (card: Card): Suit => suitTable.get(card) ?? 'D';
export const rankOf = (card: Card): Rank => rankTable.get(card) ?? 'A';

/** The place of a face among the 52, from 0: 4 times its rank from the ace's 0, and its suit's place. */
export const placeOf = (card: Card): number => places.get(card) ?? 0;
