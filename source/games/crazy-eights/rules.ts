/*
 * Crazy Eights. Each player is dealt some cards, one at a time in turn from the dealer's left, who starts; the next card is
 * turned up, the rest is the stock. A turn is one card played on the up card, of the current suit or of the up card's rank;
 * or an eight, with which any suit is named; or a card drawn from the stock. Who goes out scores what all other hands are
 * worth: 50 for an eight, 10 for a court card, 1 for an ace, its number for any other. A round is blocked when every player in
 * turn has passed. The deal moves on by one seat each round, until somebody has reached the target and nobody is level.
 */
import type {Game, Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import {checkDeal, deal} from './deals.js';
import {refusalIn} from './decisions.js';
import {parseEvent} from './events.js';
import {evolve} from './evolve.js';
import {makeMove, parseNotation} from './notation.js';
import {parseOptions} from './options.js';
import {outcome} from './outcome.js';
import {mover} from './turns.js';
import type {CrazyEights, CrazyEightsEvent, CrazyEightsMove, CrazyEightsState} from './types.js';
import {legalMoves, reveals, view} from './view.js';

/** What comes of a legal move. */
const eventOf = (move: CrazyEightsMove): CrazyEightsEvent => {
  switch (move.type) {
    case 'play': {
      const {card, suit} = move;
      return {type: 'played', card, ...(suit === undefined ? {} : {suit})};
    }
    case 'draw':
      return {type: 'drew'};
    case 'pass':
      return {type: 'passed'};
    case 'name':
      return {type: 'named', suit: move.suit};
    case 'stop':
      return {type: 'stopped'};
  }
};

const decide = (
  state: CrazyEightsState,
  move: CrazyEightsMove,
): Result<readonly CrazyEightsEvent[], Refusal> => {
  const next = mover(state);
  const hand = typeof next === 'number' ? (state.hands[next] ?? []) : [];
  const refusal = refusalIn({...state, mover: next, hand, stock: state.stock.length}, move);
  return refusal === undefined ? ok([eventOf(move)]) : err(refusal);
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
