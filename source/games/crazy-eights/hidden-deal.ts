import {placeOf} from '../../cards/card.js';
import {deckOf} from '../../cards/deck.js';
import type {Random} from '../../lib/random.js';
import {faceCount} from './numbers.js';
import {deckCount} from './options.js';
import {countAllowed, type Slots} from './slots.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** The cards that the eye can't see, by number. */
export const hiddenCards = (view: CrazyEightsView): readonly number[] => {
  const seen = new Uint8Array(faceCount);
  for (const card of [...ownHand(view), ...view.pile]) seen[placeOf(card)] = (seen[placeOf(card)] ?? 0) + 1;
  return deckOf(deckCount(view.options, view.seats)).flatMap(card => {
    const [place, left] = [placeOf(card), seen[placeOf(card)] ?? 0];
    if (left === 0) return [place];
    seen[place] = left - 1;
    return [];
  });
};

/** Hands and stock as they may be, with the own hand as it is. */
export type HiddenDeal = {readonly hands: readonly (readonly number[])[]; readonly stock: readonly number[]};

/** So many cards of the stock are shuffled each time: few rounds go on for longer, and those below lie as they came before. */
const shuffledStock = 20;

/** Deals hidden cards again and again, each time to slots that may hold them as far as that is possible. */
export const createHiddenDeals = (
  hidden: readonly number[],
  {hands, bottom}: Slots,
  own: {readonly seat: number; readonly hand: readonly number[]},
) => {
  const pool = [...hidden];
  for (const card of bottom) pool.splice(pool.indexOf(card), 1);
  // Those that may be the fewest cards choose first.
  const slots = hands
    .flatMap((hand, seat) => hand.map(slot => ({seat, slot, allowed: countAllowed(slot)})))
    .toSorted((a, b) => a.allowed - b.allowed);

  const shuffledCards = Math.min(pool.length, slots.length + shuffledStock);
  return (random: Random): HiddenDeal => {
    const dealt: number[][] = [];
    for (let seat = 0; seat < hands.length; seat++) dealt.push(seat === own.seat ? [...own.hand] : []);
    let left = pool.length;
    for (let last = left - 1; last >= left - shuffledCards && last > 0; last--) {
      const other = random.below(last + 1);
      const card = pool[last] ?? 0;
      pool[last] = pool[other] ?? 0;
      pool[other] = card;
    }
    for (const {seat, slot} of slots) {
      let at = left - 1;
      while (at >= 0 && slot[pool[at] ?? 0] === 1) at -= 1;
      if (at < 0) at = left - 1;
      left -= 1;
      const card = pool[at] ?? 0;
      pool[at] = pool[left] ?? 0;
      pool[left] = card;
      dealt[seat]?.push(card);
    }
    const stock = pool.slice(0, left).reverse();
    return {hands: dealt, stock: bottom.length === 0 ? stock : [...stock, ...bottom]};
  };
};
