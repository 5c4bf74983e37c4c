/* Bots that play by a rule of thumb: one choice of a card, one of a suit. */
import type {Card, Suit} from '../../cards/card.js';
import {without} from '../../cards/hand.js';
import {isEight, playableCards} from './turns.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';
import {legalMoves, ownHand} from './view.js';

/** The item of the greatest worth, the first of several. */
export const bestOf = <T>(items: readonly T[], worth: (item: T) => number): T | undefined =>
  items.reduce<{readonly item: T; readonly worth: number} | undefined>((best, item) => {
    const own = worth(item);
    return best === undefined || own > best.worth ? {item, worth: own} : best;
  }, undefined)?.item;

/** How a rule of thumb plays: which card, if any it is willing to play, and which suit it names. */
export type Habits = {
  card(view: CrazyEightsView, playable: readonly Card[]): Card | undefined;
  suit(view: CrazyEightsView, rest: readonly Card[]): Suit;
};

export const playBy =
  ({card: chooseCard, suit: chooseSuit}: Habits) =>
  (view: CrazyEightsView): CrazyEightsMove => {
    const hand = ownHand(view);
    if (view.phase === 'name') return {type: 'name', suit: chooseSuit(view, hand)};
    const card = chooseCard(view, playableCards(hand, view));
    if (card !== undefined) {
      const rest = without(hand, card);
      return isEight(card) && rest.length > 0
        ? {type: 'play', card, suit: chooseSuit(view, rest)}
        : {type: 'play', card};
    }
    const [move = {type: 'pass'}] = legalMoves(view);
    return move;
  };
