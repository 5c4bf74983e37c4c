import {type Card, suits} from '../../cards/card.js';
import {facesIn} from '../../cards/hand.js';
import type {Eye, Seat} from '../../engine/game.js';
import {evolve} from './evolve.js';
import {isEight, mayDraw, mayPass, mover, playableCards} from './turns.js';
import type {
  CrazyEightsEvent,
  CrazyEightsMove,
  CrazyEightsState,
  CrazyEightsView,
  LogEntry,
  SeenHand,
} from './types.js';

/** The hand of the eye itself; of nobody there is none. */
export const ownHand = ({eye, hands}: Pick<CrazyEightsView, 'eye' | 'hands'>): readonly Card[] =>
  eye === 'all' ? [] : (hands[eye]?.cards ?? []);

const isBy = (entry: LogEntry, seat: Eye): boolean => 'seat' in entry && entry.seat === seat;

/** The card that the eye drew, if that is the last thing it did: it is the last of its hand. */
const freshCard = ({log, hands}: CrazyEightsState, eye: Eye): Card | undefined => {
  const last = eye === 'all' ? undefined : log.findLast(entry => isBy(entry, eye));
  return eye === 'all' || last?.what !== 'drew' ? undefined : hands[eye]?.at(-1);
};

/** Hands are open to their owner, and once a round is over to all. */
export const view = (state: CrazyEightsState, eye: Eye): CrazyEightsView => {
  const isOpen = eye === 'all' || state.phase === 'interval' || state.phase === 'over';
  const hands = state.hands.map(
    (cards, seat): SeenHand =>
      isOpen || seat === eye ? {count: cards.length, cards} : {count: cards.length},
  );
  const seen = {...state, hands, stock: state.stock.length, eye, mover: mover(state)};
  const fresh = freshCard(state, eye);
  return fresh === undefined ? seen : {...seen, fresh};
};

/** A seat learns from what others do, from what it draws, and from the hands that are opened at the end of a round. */
export const reveals = (before: CrazyEightsState, event: CrazyEightsEvent, eye: Seat): boolean => {
  if (event.type === 'dealt') return true;
  if (event.type === 'reshuffled' || event.type === 'rehidden' || event.type === 'stopped') return false;
  const after = evolve(before, event);
  return event.type === 'drew' || before.turn !== eye || after.rounds.length > before.rounds.length;
};

function* plays(hand: readonly Card[], playable: readonly Card[]): Iterable<CrazyEightsMove> {
  for (const card of facesIn(playable)) {
    if (!isEight(card) || hand.length === 1) yield {type: 'play', card};
    else for (const suit of suits) yield {type: 'play', card, suit};
  }
}

export function* legalMoves(view: CrazyEightsView): Iterable<CrazyEightsMove> {
  const {eye, phase, stock} = view;
  if (phase === 'interval' && eye !== 'all') yield {type: 'stop'};
  if (eye !== view.mover) return;
  if (phase === 'name') {
    for (const suit of suits) yield {type: 'name', suit};
    return;
  }
  const hand = ownHand(view);
  const playable = playableCards(hand, view);
  yield* plays(hand, playable);
  if (mayDraw(view, stock, playable)) yield {type: 'draw'};
  if (mayPass(view, stock, playable)) yield {type: 'pass'};
}
