/*
 * Crazy Eights. Each player is dealt some cards, one at a time in turn from the dealer's left, who starts; the next card is
 * turned up, the rest is the stock. A turn is one card played on the up card, of the current suit or of the up card's rank;
 * or an eight, with which any suit is named; or a card drawn from the stock. Who goes out scores what all other hands are
 * worth: 50 for an eight, 10 for a court card, 1 for an ace, its number for any other. A round is blocked when every player in
 * turn has passed. The deal moves on by one seat each round, until somebody has reached the target and nobody is level.
 */
import type {Card} from '../../cards/card.js';
import type {Game, Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import {checkDeal, deal} from './deals.js';
import {parseEvent} from './events.js';
import {evolve} from './evolve.js';
import {makeMove, parseNotation} from './notation.js';
import {parseOptions} from './options.js';
import {outcome} from './outcome.js';
import {isEight, isPlayable, mayDraw, mayPass, mover, playableCards, upCard} from './turns.js';
import type {CrazyEights, CrazyEightsEvent, CrazyEightsMove, CrazyEightsState} from './types.js';
import {legalMoves, reveals, view} from './view.js';

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
  state: CrazyEightsState,
  move: Extract<CrazyEightsMove, {type: 'play'}>,
  hand: readonly Card[],
  playable: readonly Card[],
): Decision => {
  const {card, suit} = move;
  const up = upCard(state.pile);
  if (!hand.includes(card)) return refused('not-held', {card});
  if (!isPlayable(card, up, state.suit)) return refused('no-match', {card, up, suit: state.suit});
  if (!playable.includes(card)) return refused('drawn-card-only', {card, drawn: hand.at(-1) ?? card});
  return suitRefusal(move, hand) ?? ok([{type: 'played', card, ...(suit === undefined ? {} : {suit})}]);
};

const decideDraw = (state: CrazyEightsState, playable: readonly Card[]): Decision => {
  if (mayDraw(state, state.stock.length, playable)) return ok([{type: 'drew'}]);
  if (state.stock.length === 0) return refused('stock-empty');
  const [card = ''] = playable;
  return refused(state.drawn > 0 ? 'drawn-enough' : 'may-not-draw', {card});
};

const decidePass = (state: CrazyEightsState, playable: readonly Card[]): Decision => {
  if (mayPass(state, state.stock.length, playable)) return ok([{type: 'passed'}]);
  const [card] = playable;
  return card === undefined ? refused('draw-first') : refused('may-not-pass', {card});
};

const decide = (state: CrazyEightsState, move: CrazyEightsMove): Decision => {
  const next = mover(state);
  if (next === 'over') return refused('game-over');
  if (move.type === 'stop') return next === 'interval' ? ok([{type: 'stopped'}]) : refused('no-interval');
  if (typeof next !== 'number') return refused('not-your-turn');
  if (state.phase === 'name')
    return move.type === 'name' ? ok([{type: 'named', suit: move.suit}]) : refused('name-first');
  if (move.type === 'name') return refused('nothing-to-name');
  const hand = state.hands[next] ?? [];
  const playable = playableCards(hand, state);
  if (move.type === 'draw') return decideDraw(state, playable);
  return move.type === 'pass' ? decidePass(state, playable) : decidePlay(state, move, hand, playable);
};

export const crazyEights: Game<CrazyEights> = {
  id: 'crazy-eights',
  rules: 1,
  seats: {least: 2, most: 7},
  parseOptions,
  initial: (options, seats) => ({
    options,
    seats,
    phase: 'start',
    begun: 0,
    turn: 0,
    drawn: 0,
    passes: 0,
    hands: Array.from({length: seats}, () => []),
    stock: [],
    pile: [],
    suit: 'D',
    log: [],
    rounds: [],
  }),
  mover,
  deal,
  checkDeal,
  legalMoves,
  decide,
  evolve,
  outcome,
  view,
  reveals,
  parseMove: text => parseNotation(text, 'en'),
  makeMove,
  parseEvent,
};
