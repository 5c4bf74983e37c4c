/* Which moves are refused, and why: from what the one who is to move can see, so that states and views are judged alike. */
import type {Card} from '../../cards/card.js';
import type {Mover, Refusal} from '../../engine/game.js';
import {drawLimit, isEight, isPlayable, mayDraw, mayPass, playableCards, upCard} from './turns.js';
import type {CrazyEightsMove, CrazyEightsState, CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** What a move is judged by. */
export type Situation = Pick<CrazyEightsState, 'options' | 'phase' | 'drawn' | 'pile' | 'suit'> & {
  readonly mover: Mover;
  /** The hand of the one who is to move, as its cards came. */
  readonly hand: readonly Card[];
  /** How many cards the stock has. */
  readonly stock: number;
};

/** The situation of an eye that is to move. */
export const situationOf = (view: CrazyEightsView): Situation => ({...view, hand: ownHand(view)});

type Play = Extract<CrazyEightsMove, {type: 'play'}>;

const refused = (code: string, data?: Refusal['data']): Refusal =>
  data === undefined ? {code} : {code, data};

/** Why this suit can't go with this card; nothing where it can, or where it must be left out and is. */
const suitRefusal = ({card, suit}: Play, hand: readonly Card[]): Refusal | undefined => {
  if (!isEight(card)) return suit === undefined ? undefined : refused('names-nothing', {card});
  if (hand.length === 1) return suit === undefined ? undefined : refused('last-eight', {card});
  return suit === undefined ? refused('name-a-suit', {card}) : undefined;
};

const playRefusal = (
  {hand, pile, suit: current}: Situation,
  move: Play,
  playable: readonly Card[],
): Refusal | undefined => {
  const {card} = move;
  const up = upCard(pile);
  if (!hand.includes(card)) return refused('not-held', {card});
  if (!isPlayable(card, up, current)) return refused('no-match', {card, up, suit: current});
  if (!playable.includes(card)) return refused('drawn-card-only', {card, drawn: hand.at(-1) ?? card});
  return suitRefusal(move, hand);
};

const drawRefusal = (situation: Situation, playable: readonly Card[]): Refusal | undefined => {
  const {stock, drawn, options} = situation;
  if (mayDraw(situation, stock, playable)) return undefined;
  if (stock === 0) return refused('stock-empty');
  const [card = ''] = playable;
  return refused(drawn >= drawLimit(options) ? 'drawn-enough' : 'may-not-draw', {card});
};

const passRefusal = (situation: Situation, playable: readonly Card[]): Refusal | undefined => {
  if (mayPass(situation, situation.stock, playable)) return undefined;
  const [card] = playable;
  return card === undefined ? refused('draw-first') : refused('may-not-pass', {card});
};

/** Why a move is refused; nothing where it is legal. */
export const refusalIn = (situation: Situation, move: CrazyEightsMove): Refusal | undefined => {
  const {mover, phase, hand} = situation;
  if (mover === 'over') return refused('game-over');
  if (move.type === 'stop') return mover === 'interval' ? undefined : refused('no-interval');
  if (typeof mover !== 'number') return refused('not-your-turn');
  if (phase === 'name') return move.type === 'name' ? undefined : refused('name-first');
  if (move.type === 'name') return refused('nothing-to-name');
  const playable = playableCards(hand, situation);
  if (move.type === 'draw') return drawRefusal(situation, playable);
  return move.type === 'pass' ? passRefusal(situation, playable) : playRefusal(situation, move, playable);
};
