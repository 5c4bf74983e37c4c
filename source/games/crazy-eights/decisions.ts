import type {Card} from '../../cards/card.js';
import type {Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import {isEight, isPlayable, mayDraw, mayPass, playableCards, upCard} from './turns.js';
import type {CrazyEightsEvent, CrazyEightsMove, CrazyEightsState} from './types.js';

/** What everybody sees of the table, and what whose turn it is has in hand. */
export type Turn = Pick<CrazyEightsState, 'options' | 'phase' | 'drawn' | 'pile' | 'suit'> & {
  readonly hand: readonly Card[];
  /** How many cards there are to draw. */
  readonly left: number;
};

type Decision = Result<readonly CrazyEightsEvent[], Refusal>;

const refused = (code: string, data?: Refusal['data']): Decision =>
  err(data === undefined ? {code} : {code, data});

/** Why this suit can't go with this card; nothing where it can, or where it must be left out and is. */
const suitRefusal = (
  {card, suit}: Extract<CrazyEightsMove, {type: 'play'}>,
  hand: readonly Card[],
): Decision | undefined => {
  if (!isEight(card)) return suit === undefined ? undefined : refused('names-nothing', {card});
  if (hand.length === 1) return suit === undefined ? undefined : refused('last-eight', {card});
  return suit === undefined ? refused('name-a-suit', {card}) : undefined;
};

const decidePlay = (
  {pile, suit: current, hand}: Turn,
  move: Extract<CrazyEightsMove, {type: 'play'}>,
  playable: readonly Card[],
): Decision => {
  const {card, suit} = move;
  const up = upCard(pile);
  if (!hand.includes(card)) return refused('not-held', {card});
  if (!isPlayable(card, up, current)) return refused('no-match', {card, up, suit: current});
  if (!playable.includes(card)) return refused('drawn-card-only', {card, drawn: hand.at(-1) ?? card});
  return suitRefusal(move, hand) ?? ok([{type: 'played', card, ...(suit === undefined ? {} : {suit})}]);
};

const decideDraw = (turn: Turn, playable: readonly Card[]): Decision => {
  if (mayDraw(turn, turn.left, playable)) return ok([{type: 'drew'}]);
  if (turn.left === 0) return refused('stock-empty');
  const [card = ''] = playable;
  return refused(turn.drawn > 0 ? 'drawn-enough' : 'may-not-draw', {card});
};

const decidePass = (turn: Turn, playable: readonly Card[]): Decision => {
  if (mayPass(turn, turn.left, playable)) return ok([{type: 'passed'}]);
  const [card] = playable;
  return card === undefined ? refused('draw-first') : refused('may-not-pass', {card});
};

/** What comes of a move of whose turn it is, or why it may not be made. */
export const decideTurn = (turn: Turn, move: Exclude<CrazyEightsMove, {type: 'stop'}>): Decision => {
  if (turn.phase === 'name')
    return move.type === 'name' ? ok([{type: 'named', suit: move.suit}]) : refused('name-first');
  if (move.type === 'name') return refused('nothing-to-name');
  const playable = playableCards(turn.hand, turn);
  if (move.type === 'draw') return decideDraw(turn, playable);
  return move.type === 'pass' ? decidePass(turn, playable) : decidePlay(turn, move, playable);
};
