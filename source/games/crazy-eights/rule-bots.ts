import {type Card, type Suit, suits} from '../../cards/card.js';
import {countSuit, without} from '../../cards/hand.js';
import type {Random} from '../../lib/random.js';
import {cardWorth, suitWorth} from './counting.js';
import {cardPoints} from './points.js';
import {isEight, playableCards} from './turns.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';
import {legalMoves, ownHand} from './view.js';

/** Level one: any legal move. */
export const playRandomly = (view: CrazyEightsView, random: Random): CrazyEightsMove => {
  const moves = [...legalMoves(view)];
  return moves[random.below(moves.length)] ?? {type: 'pass'};
};

/** The item of the greatest worth, the first of several. */
const bestOf = <T>(items: readonly T[], worth: (item: T) => number): T | undefined =>
  items.reduce<{readonly item: T; readonly worth: number} | undefined>((best, item) => {
    const own = worth(item);
    return best === undefined || own > best.worth ? {item, worth: own} : best;
  }, undefined)?.item;

/** How a rule of thumb plays: which card, if any it is willing to play, and which suit it names. */
type Habits = {
  card(view: CrazyEightsView, playable: readonly Card[]): Card | undefined;
  suit(view: CrazyEightsView, rest: readonly Card[]): Suit;
};

const playBy =
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

/** The computer of the source: the first eight at once, else the card of the greatest value. */
const source: Habits = {
  card: (_view, playable) => playable.find(isEight) ?? bestOf(playable, cardPoints),
  suit: (_view, rest) => bestOf(suits, suit => countSuit(rest, suit)) ?? 'D',
};

/** Never an eight while another card is legal; else by counting the cards. */
const counting: Habits = {
  card: (view, playable) =>
    bestOf(
      playable.filter(card => !isEight(card)),
      card => cardWorth(view, card),
    ) ?? playable[0],
  suit: (view, rest) => bestOf(suits, suit => suitWorth(view, suit, rest)) ?? 'D',
};

/** Level two. */
export const playBySource = playBy(source);

/** Level three. */
export const playByCounting = playBy(counting);
