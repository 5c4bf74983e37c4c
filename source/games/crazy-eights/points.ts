import {type Card, rankOf} from '../../cards/card.js';
import type {CrazyEightsOptions} from './options.js';

/** An eight counts 50, a court card 10, the ace 1, any other card its number. */
export const cardPoints = (card: Card): number => {
  const rank = rankOf(card);
  if (rank === '8') return 50;
  if (rank === 'J' || rank === 'Q' || rank === 'K') return 10;
  return rank === 'A' ? 1 : Number(rank);
};

export const handPoints = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + cardPoints(card), 0);

/** What each seat scores in a round that `out` has won, or that was blocked; `values` are what the hands are worth. */
export const roundPoints = (
  {blocked}: CrazyEightsOptions,
  values: readonly number[],
  out: number | undefined,
): readonly number[] => {
  const all = values.reduce((sum, value) => sum + value, 0);
  if (out !== undefined) return values.map((value, seat) => (seat === out ? all - value : 0));
  if (blocked === 'none') return values.map(() => 0);
  if (blocked === 'each-other') return values.map(value => all - value);
  const least = Math.min(...values);
  return values.map(value => (value === least ? all - value * values.length : 0));
};
