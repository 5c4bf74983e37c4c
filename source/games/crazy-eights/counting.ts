/* The bot `counting`: it keeps its eights, and looks at which cards are unseen. */
import {type Card, rankOf, type Suit, suitOf, suits} from '../../cards/card.js';
import {countSuit, without} from '../../cards/hand.js';
import {bestOf, type Habits} from './habits.js';
import {deckCount} from './options.js';
import {cardPoints} from './points.js';
import {isEight} from './turns.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';
import {cardWorth, suitWorth} from './worth.js';

/** How many cards of a suit are neither in the own hand nor face up; those that were reshuffled are unseen again. */
export const unseenOf = (view: CrazyEightsView, suit: Suit): number =>
  13 * deckCount(view.options, view.seats) - countSuit(ownHand(view), suit) - countSuit(view.pile, suit);

const sharing = (card: Card, rest: readonly Card[]): number =>
  rest.filter(other => suitOf(other) === suitOf(card) || rankOf(other) === rankOf(card)).length;

/** An eight only where nothing else goes. */
export const counting: Habits = {
  card: (view, playable) => {
    const hand = ownHand(view);
    const plain = playable.filter(card => !isEight(card));
    const worth = (card: Card): number =>
      cardWorth(cardPoints(card), sharing(card, without(hand, card)), unseenOf(view, suitOf(card)));
    return bestOf(plain, worth) ?? playable[0];
  },
  suit: (view, rest) => {
    const plain = rest.filter(card => !isEight(card));
    return bestOf(suits, suit => suitWorth(countSuit(plain, suit), unseenOf(view, suit))) ?? 'D';
  },
};
