import {type Card, rankOf, type Suit, suitOf} from '../../cards/card.js';
import {countSuit, without} from '../../cards/hand.js';
import {deckCount} from './options.js';
import {cardPoints} from './points.js';
import {isEight} from './turns.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';
import {cardFigure, suitFigure} from './worth.js';

/** How many cards of a suit are neither in the own hand nor in sight. */
const unseenOf = (view: CrazyEightsView, suit: Suit): number =>
  13 * deckCount(view.options, view.seats) - countSuit(ownHand(view), suit) - countSuit(view.pile, suit);

/** Cards of the rest of a hand that share the suit or the rank. */
const matesOf = (card: Card, rest: readonly Card[]): number =>
  rest.filter(other => suitOf(other) === suitOf(card) || rankOf(other) === rankOf(card)).length;

/** How well a card is got rid of now, by a rule of thumb that counts the cards. */
export const cardWorth = (view: CrazyEightsView, card: Card): number =>
  cardFigure(cardPoints(card), matesOf(card, without(ownHand(view), card)), unseenOf(view, suitOf(card)));

/** How well a suit is named, with these cards left. */
export const suitWorth = (view: CrazyEightsView, suit: Suit, rest: readonly Card[]): number => {
  const plain = rest.filter(card => !isEight(card));
  return suitFigure(countSuit(plain, suit), unseenOf(view, suit));
};
