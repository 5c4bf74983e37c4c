/* What a cursor points at. It may be older than the view: then it is taken as far as it still makes sense. */
import {type Card, type Suit, suits} from '../../cards/card.js';
import {countSuit, sortHand, without} from '../../cards/hand.js';
import type {CrazyEightsCursor} from './cursor.js';
import {refusalIn, situationOf} from './decisions.js';
import {isEight} from './turns.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** The eye's own hand in the order in which it is shown. */
export const shownHand = (
  view: CrazyEightsView,
  {order}: Pick<CrazyEightsCursor, 'order'>,
): readonly Card[] => sortHand(ownHand(view), order);

/** The place pointed at, from 0; -1 where the hand is empty. */
export const pointedPlace = (view: CrazyEightsView, {at}: CrazyEightsCursor): number =>
  Math.min(at, ownHand(view).length - 1);

/** Could this card be played now, with or without a suit? */
export const isOffered = (view: CrazyEightsView, card: Card): boolean => {
  const refusal = refusalIn(situationOf(view), {type: 'play', card});
  return refusal === undefined || refusal.code === 'name-a-suit';
};

/** What a suit is being chosen for: an eight of the hand, or the one that lies up. Nothing where none is. */
export const suitIsFor = (
  view: CrazyEightsView,
  {eight}: CrazyEightsCursor,
): {readonly type: 'up'} | {readonly type: 'eight'; readonly card: Card} | undefined => {
  if (view.eye === 'all' || view.eye !== view.mover) return undefined;
  if (view.phase === 'name') return {type: 'up'};
  return eight !== undefined &&
    refusalIn(situationOf(view), {type: 'play', card: eight})?.code === 'name-a-suit'
    ? {type: 'eight', card: eight}
    : undefined;
};

/** The suit of which most cards but eights are left in the hand without this card. */
export const longestSuit = (view: CrazyEightsView, card?: Card): Suit => {
  const hand = ownHand(view);
  const rest = (card === undefined ? hand : without(hand, card)).filter(each => !isEight(each));
  return suits.toSorted((a, b) => countSuit(rest, b) - countSuit(rest, a))[0] ?? 'D';
};
