import type {Card} from '../../../source/cards/card.js';
import {countSuit, without} from '../../../source/cards/hand.js';
import {hiddenCards, knowledgeOf} from '../../../source/games/crazy-eights/knowledge.js';
import {deckCount} from '../../../source/games/crazy-eights/options.js';
import {isEight, isPlayable} from '../../../source/games/crazy-eights/turns.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {check, checkSame} from '../../checks.js';
import {seen} from './scripts.js';

/** Every fact that an eye is told must be true of the cards as they are. */
export const checkFacts = (state: CrazyEightsState, eye: number, told: string): void => {
  const {hands, stock, log, options, seats} = state;
  const known = knowledgeOf(seen(state, eye));
  for (const {seat, suit, rank, since} of known.lacks) {
    const those = (hands[seat] ?? []).filter(card => isPlayable(card, `${rank}${suit}`, suit));
    check(seat !== eye && those.length <= since, `${told}: lacks`);
  }
  const elsewhere = [...hands.flatMap((hand, seat) => (seat === eye ? [] : hand)), ...stock];
  checkSame([...hiddenCards(seen(state, eye))].sort(), [...elsewhere].sort(), told);
  check(known.eights.hidden === elsewhere.filter(isEight).length, `${told}: eights`);
  for (const {suit, hidden} of known.suits) check(hidden === countSuit(elsewhere, suit), `${told}: suits`);
  checkSame(stock.slice(stock.length - known.buried.length), known.buried, told);
  for (const {seat, card} of known.held)
    check(seat !== eye && hands[seat]?.includes(card) === true, `${told}: held`);
  if (log.at(-1)?.what === 'reshuffled')
    checkSame([...known.reshuffled].sort(), [...stock].sort(), `${told}: reshuffled`);
  const last = log.findLast(({what}) => what === 'reshuffled');
  // After a reshuffle the stock has no card that did not go into it.
  if (last?.what === 'reshuffled')
    check(
      stock.reduce<readonly Card[]>(without, last.cards).length === last.cards.length - stock.length,
      told,
    );
  // And who has drawn nothing since holds no card that did.
  if (last?.what === 'reshuffled' && deckCount(options, seats) === 1)
    for (const [seat, hand] of hands.entries())
      if (!log.slice(log.indexOf(last)).some(entry => entry.what === 'drew' && entry.seat === seat))
        check(
          hand.every(card => !last.cards.includes(card)),
          `${told}: not drawn`,
        );
  const left = known.reshuffled.reduce<readonly Card[]>(without, elsewhere);
  check(left.length === elsewhere.length - known.reshuffled.length, told);
};
