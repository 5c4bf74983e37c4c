/* The moves that are worth a thought, and how each is made on a fast table. */
import {rankOf, suits} from '../../cards/card.js';
import {drawOne, passTurn, playAt, type Table} from './fast-table.js';
import {playByCounting} from './rule-bots.js';
import {isEight, playableCards} from './turns.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';
import {legalMoves, ownHand} from './view.js';

const isSame = (move: CrazyEightsMove, other: CrazyEightsMove): boolean =>
  move.type === other.type &&
  (move.type !== 'play' || other.type !== 'play' || (move.card === other.card && move.suit === other.suit)) &&
  (move.type !== 'name' || other.type !== 'name' || move.suit === other.suit);

/**
 * The legal moves, that of `counting` first; of several eights only the first in hand, since they do the same. A last card
 * is played without a thought.
 */
export const candidatesOf = (view: CrazyEightsView): readonly CrazyEightsMove[] => {
  const first = playByCounting(view);
  const hand = ownHand(view);
  if (first.type === 'play' && hand.length === 1) return [first];
  const eight = playableCards(hand, view).find(isEight);
  const others = [...legalMoves(view)].filter(
    move =>
      !isSame(move, first) && (move.type !== 'play' || rankOf(move.card) !== '8' || move.card === eight),
  );
  return [first, ...others];
};

/** Makes a move of the view's own seat on a table. */
export const makeOn = (view: CrazyEightsView, move: CrazyEightsMove): ((table: Table) => void) => {
  if (move.type === 'draw') return drawOne;
  if (move.type !== 'play' && move.type !== 'name') return passTurn;
  const suit = move.suit === undefined ? 0 : suits.indexOf(move.suit);
  if (move.type === 'play') {
    const at = ownHand(view).indexOf(move.card);
    return table => playAt(table, at, suit);
  }
  return table => {
    table.suit = suit;
  };
};
