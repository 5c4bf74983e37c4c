import type {Card, Suit} from '../../cards/card.js';
import {type HandOrder, sortHand} from '../../cards/hand.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

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

/** The suits as they stand beside one another to be chosen, in the order of their letters. */
export const shownSuits: readonly Suit[] = ['C', 'D', 'H', 'S'];

/** The hand as it is shown. */
export const shownHand = (view: CrazyEightsView, order: HandOrder): readonly Card[] =>
  sortHand(ownHand(view), order);

/** The place in the shown hand that is pointed at. */
export const pointedPlace = (hand: readonly Card[], {at}: Pick<CrazyEightsCursor, 'at'>): number =>
  Math.max(0, Math.min(at, hand.length - 1));

/** Is a suit to be chosen now: for an eight, or for the first card? */
export const isNaming = (view: CrazyEightsView, {eight}: Pick<CrazyEightsCursor, 'eight'>): boolean =>
  view.eye === view.mover &&
  (view.phase === 'name' || (eight !== undefined && ownHand(view).includes(eight)));
