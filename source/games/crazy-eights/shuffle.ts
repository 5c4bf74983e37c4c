import type {Random} from '../../lib/random.js';

/** Shuffles the cards from one place to before another, where they are. */
export const shuffle = (cards: Uint8Array, from: number, to: number, random: Random): void => {
  for (let last = to - 1; last > from; last--) {
    const other = from + random.below(last - from + 1);
    const card = cards[last] ?? 0;
    cards[last] = cards[other] ?? 0;
    cards[other] = card;
  }
};
