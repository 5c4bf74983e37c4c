import type {Card, Suit} from '../../cards/card.js';
import type {HandOrder} from '../../cards/hand.js';

/** What a person points at and has chosen so far. */
export type CrazyEightsCursor = {
  /** The card pointed at, by its place in the hand as it is shown, from 0; one that is too great is the last. */
  readonly at: number;
  readonly order: HandOrder;
  /** The eight that is about to be played, while its suit is being chosen. */
  readonly eight?: Card;
  /** The suit pointed at, while one is being chosen. */
  readonly suit: Suit;
  /** A card as far as it is typed. */
  readonly entry: string;
};
