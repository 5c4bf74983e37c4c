import type {Card} from '../../cards/card.js';
import {sortHand} from '../../cards/hand.js';
import type {Seat} from '../../engine/game.js';
import type {FaceCard} from '../../kit/card-face.js';
import type {CrazyEightsCursor} from './cursor.js';
import type {Text} from './names.js';
import {pointedPlace, shownHand, suitIsFor} from './pointing.js';
import {handPoints} from './points.js';
import {seatName} from './seat-text.js';
import {mayDraw, mayPass, playableCards, totalsOf} from './turns.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** A seat as the picture shows it. */
export type SeatFacts = {
  readonly seat: Seat;
  readonly name: string;
  readonly points: string;
  readonly count: number;
  readonly turn: 'now' | 'later';
  /** Its cards, and what they are worth, where they are open. */
  readonly cards?: readonly Card[];
  readonly worth: number;
};

const seatFacts = (view: CrazyEightsView, text: Text, seat: Seat): SeatFacts => {
  const {count = 0, cards} = view.hands[seat] ?? {};
  return {
    seat,
    name: seat === view.eye ? text.say('aidYou') : seatName(seat, text),
    points: text.say('board_points', {points: totalsOf(view.rounds, view.seats)[seat] ?? 0}),
    count,
    turn: view.mover === seat ? 'now' : 'later',
    ...(cards === undefined ? {} : {cards: sortHand(cards, 'suit')}),
    worth: handPoints(cards ?? []),
  };
};

/** The others in turn, the one after the eye first; all of them where nobody's eyes look. */
export const othersOf = (view: CrazyEightsView, text: Text): readonly SeatFacts[] => {
  const {eye, seats} = view;
  return eye === 'all'
    ? view.hands.map((_, seat) => seatFacts(view, text, seat))
    : view.hands.slice(1).map((_, index) => seatFacts(view, text, (eye + index + 1) % seats));
};

export const ownFacts = (view: CrazyEightsView, text: Text): SeatFacts | undefined =>
  view.eye === 'all' ? undefined : seatFacts(view, text, view.eye);

/** The seat that named the current suit; nobody where the up card tells it. */
export const namerOf = ({log}: CrazyEightsView): Seat | undefined => {
  const last = log.findLast(({what}) => what === 'named' || what === 'played' || what === 'turned');
  if (last?.what === 'named') return last.seat;
  return last?.what === 'played' && last.suit !== undefined ? last.seat : undefined;
};

const isEyesTurn = ({eye, mover, phase}: CrazyEightsView): boolean =>
  phase === 'turn' && eye !== 'all' && eye === mover;

/** The hand of the eye as it is shown. Of equal faces one is as good as another: the last of them is the one drawn last. */
export const handFaces = (
  view: CrazyEightsView,
  cursor: CrazyEightsCursor | undefined,
  marked: readonly CrazyEightsMove[],
): readonly FaceCard[] => {
  const hand = shownHand(view, cursor ?? {order: 'suit'});
  const isTurn = isEyesTurn(view);
  const playable = new Set(isTurn ? playableCards(ownHand(view), view) : []);
  const advised = new Set(marked.flatMap(move => (move.type === 'play' ? [move.card] : [])));
  const isOpen = view.phase === 'interval' || view.phase === 'over';
  const fresh = view.fresh === undefined || isOpen ? -1 : hand.lastIndexOf(view.fresh);
  const pointed = cursor === undefined || isOpen ? -1 : pointedPlace(view, cursor);
  const eight = cursor === undefined ? undefined : suitIsFor(view, cursor);
  // While a suit is chosen for an eight, that eight is what is pointed at.
  const chosen = eight?.type === 'eight' && hand[pointed] !== eight.card ? hand.indexOf(eight.card) : pointed;
  return hand.map((card, at) => ({
    card,
    lifted: playable.has(card),
    pointed: at === chosen,
    fresh: at === fresh,
    advised: advised.has(card) && at === hand.indexOf(card),
    faint: isTurn && !playable.has(card),
  }));
};

/** What is left to do where no card can be played. */
export const stuckFor = (view: CrazyEightsView): 'draw' | 'pass' | undefined => {
  if (!isEyesTurn(view)) return undefined;
  const playable = playableCards(ownHand(view), view);
  if (playable.length > 0) return undefined;
  if (mayDraw(view, view.stock, playable)) return 'draw';
  return mayPass(view, view.stock, playable) ? 'pass' : undefined;
};
