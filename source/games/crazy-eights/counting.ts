import {type Card, rankOf, type Suit, suitOf} from '../../cards/card.js';
import {countSuit, without} from '../../cards/hand.js';
import {deckCount} from './options.js';
import {cardPoints} from './points.js';
import {isEight} from './turns.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** What makes a card worth playing: its points count for it, and against it how well it would still be used later. */
export const cardWeights = {points: 0.1, mates: -0.3, unseen: -0.5} as const;
/** What makes a suit worth naming: own cards of it count for it, and against it those that others may hold. */
export const suitWeights = {own: 1, unseen: -0.1} as const;

/** How many cards of a suit are neither in the own hand nor in sight. */
const unseenOf = (view: CrazyEightsView, suit: Suit): number =>
  13 * deckCount(view.options, view.seats) - countSuit(ownHand(view), suit) - countSuit(view.pile, suit);

/** Cards of the rest of a hand that share the suit or the rank. */
const matesOf = (card: Card, rest: readonly Card[]): number =>
  rest.filter(other => suitOf(other) === suitOf(card) || rankOf(other) === rankOf(card)).length;

/** How well a card is got rid of now, by a rule of thumb that counts the cards. */
export const cardWorth = (view: CrazyEightsView, card: Card): number =>
  cardWeights.points * cardPoints(card) +
  cardWeights.mates * matesOf(card, without(ownHand(view), card)) +
  cardWeights.unseen * unseenOf(view, suitOf(card));

/** How well a suit is named, with these cards left. */
export const suitWorth = (view: CrazyEightsView, suit: Suit, rest: readonly Card[]): number =>
  suitWeights.own *
    countSuit(
      rest.filter(card => !isEight(card)),
      suit,
    ) +
  suitWeights.unseen * unseenOf(view, suit);
