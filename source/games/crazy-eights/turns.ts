import {type Card, rankOf, type Suit, suitOf} from '../../cards/card.js';
import type {Mover, Seat} from '../../engine/game.js';
import {targetOf} from './options.js';
import type {CrazyEightsState, Round} from './types.js';

export const isEight = (card: Card): boolean => rankOf(card) === '8';

/** Who starts a round, counted from 1: the dealer's left, and the deal moves on by one seat each round. */
export const starterOf = (round: number, seats: number): Seat => (round - 1 + seats) % seats;

export const upCard = (pile: readonly Card[]): Card => pile.at(-1) ?? 'AD';

/** Can this card be played on what lies up: is it an eight, of the current suit, or of the up card's rank? */
export const isPlayable = (card: Card, up: Card, suit: Suit): boolean =>
  isEight(card) || suitOf(card) === suit || rankOf(card) === rankOf(up);

/** The cards that can be played: after a draw that may be played at once, the drawn card alone. */
export const playableCards = (
  hand: readonly Card[],
  {options, drawn, pile, suit}: Pick<CrazyEightsState, 'options' | 'drawn' | 'pile' | 'suit'>,
): readonly Card[] => {
  const chosen = options.draw === 'one-then-play' && drawn > 0 ? hand.slice(-1) : hand;
  const up = upCard(pile);
  return chosen.filter(card => isPlayable(card, up, suit));
};

const mostDraws = {one: 1, 'one-then-play': 1, 'up-to-three': 3, 'until-playable': 1000} as const;

/** How many cards may be drawn in one turn. */
export const drawLimit = ({draw}: Pick<CrazyEightsState['options'], 'draw'>): number => mostDraws[draw];

/** May the one whose turn it is draw now? `playable` are the cards that could be played. */
export const mayDraw = (
  {options, drawn}: Pick<CrazyEightsState, 'options' | 'drawn'>,
  stock: number,
  playable: readonly Card[],
): boolean =>
  stock > 0 && drawn < drawLimit(options) && (playable.length === 0 || options.mayDraw === 'always');

/** May the turn be given up now? */
export const mayPass = (
  {options, drawn}: Pick<CrazyEightsState, 'options' | 'drawn'>,
  stock: number,
  playable: readonly Card[],
): boolean => {
  if (drawn > 0) return options.draw === 'one-then-play' && options.mayDraw === 'always';
  return stock === 0 && playable.length === 0;
};

/** Is the discard pile to be made the new stock, before anything else? */
export const awaitsReshuffle = ({phase, options, stock, pile}: CrazyEightsState): boolean =>
  phase === 'turn' && options.emptyStock === 'reshuffle' && stock.length === 0 && pile.length > 1;

export const mover = (state: CrazyEightsState): Mover => {
  const {phase, turn, seats, begun} = state;
  if (phase === 'start') return 'chance';
  if (phase === 'interval' || phase === 'over') return phase;
  if (phase === 'name') return starterOf(begun, seats);
  return awaitsReshuffle(state) ? 'chance' : turn;
};

/** What each seat has scored in these rounds. */
export const totalsOf = (rounds: readonly Round[], seats: number): readonly number[] =>
  Array.from({length: seats}, (_, seat) => rounds.reduce((sum, {points}) => sum + (points[seat] ?? 0), 0));

/** Has somebody reached the target, and is nobody level with the first? */
export const isWon = ({options, seats}: CrazyEightsState, rounds: readonly Round[]): boolean => {
  const target = targetOf(options);
  const totals = totalsOf(rounds, seats);
  const most = Math.max(...totals);
  return target !== undefined && most >= target && totals.filter(total => total === most).length === 1;
};
