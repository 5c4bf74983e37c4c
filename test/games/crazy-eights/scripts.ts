import type {Card} from '../../../source/cards/card.js';
import {deckOf} from '../../../source/cards/deck.js';
import {without} from '../../../source/cards/hand.js';
import {parseCard} from '../../../source/cards/notation.js';
import type {Eye} from '../../../source/engine/game.js';
import {parseNotation} from '../../../source/games/crazy-eights/notation.js';
import {
  type CrazyEightsOptions,
  deckCount,
  parseOptions,
} from '../../../source/games/crazy-eights/options.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import {starterOf} from '../../../source/games/crazy-eights/turns.js';
import type {
  CrazyEightsEvent,
  CrazyEightsState,
  CrazyEightsView,
} from '../../../source/games/crazy-eights/types.js';
import type {Random} from '../../../source/lib/random.js';
import {value} from '../../checks.js';

/** Cards as one writes them: `QS 10H`. */
export const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter(word => word !== '')
    .map(word => {
      const card = parseCard(word);
      if (card === undefined) throw new Error(`no card: ${word}`);
      return card;
    });

/** Hands by seat, as far as they matter, then what is turned up and what lies next in the stock. */
export type Layout = {readonly hands: readonly string[]; readonly up: string; readonly stock?: string};

/** What hands don't say is filled up with the last cards of the deck that nobody has asked for. */
const wholeHands = (
  hands: readonly (readonly Card[])[],
  size: number,
  spare: readonly Card[],
): {readonly hands: readonly (readonly Card[])[]; readonly spare: readonly Card[]} => {
  let left = spare;
  const whole = hands.map(hand => {
    const missing = size - hand.length;
    if (missing < 0) throw new Error('too many cards in a hand');
    const filled = [...hand, ...left.slice(left.length - missing)];
    left = left.slice(0, left.length - missing);
    return filled;
  });
  return {hands: whole, spare: left};
};

/** The deal that gives these hands, this up card, and a stock that begins like this. */
export const dealOf = (state: CrazyEightsState, layout: Layout): CrazyEightsEvent => {
  const {options, seats} = state;
  const wanted = Array.from({length: seats}, (_, seat) => cards(layout.hands[seat] ?? ''));
  const next = [...cards(layout.up), ...cards(layout.stock ?? '')];
  const named = [...wanted.flat(), ...next];
  const deck = deckOf(deckCount(options, seats));
  const left = named.reduce((rest: readonly Card[], card) => without(rest, card), deck);
  if (left.length !== deck.length - named.length) throw new Error('a card is laid out too often');
  const {hands, spare} = wholeHands(wanted, options.hand, left);
  const starter = starterOf(state.begun + 1, seats);
  const dealt = Array.from({length: options.hand * seats}, (_, at) => {
    const card = hands[(starter + at) % seats]?.[Math.floor(at / seats)];
    if (card === undefined) throw new Error('a hand is short');
    return card;
  });
  return {type: 'dealt', cards: [...dealt, ...next, ...spare]};
};

/** The state after events that chance may deal here. */
export const afterDeal = (state: CrazyEightsState, event: CrazyEightsEvent): CrazyEightsState => {
  value(crazyEights.checkDeal(state, [event]));
  return crazyEights.evolve(state, event);
};

export const started = (options: object, seats: number): CrazyEightsState =>
  crazyEights.initial(value(parseOptions(options, seats)), seats);

/** The state in which a round of this layout begins. */
export const laid = (
  layout: Layout,
  options: Partial<CrazyEightsOptions> = {},
  seats = 2,
): CrazyEightsState => {
  const state = started(options, seats);
  return afterDeal(state, dealOf(state, layout));
};

/** The state after moves in English notation, each of whoever is to move. */
export const played = (state: CrazyEightsState, ...moves: readonly string[]): CrazyEightsState =>
  moves.reduce((before, text) => {
    const events = value(crazyEights.decide(before, value(parseNotation(text, 'en'))), text);
    return events.reduce(crazyEights.evolve, before);
  }, state);

/** Why a move is refused. */
export const refusalOf = (state: CrazyEightsState, text: string): unknown => {
  const decided = crazyEights.decide(state, value(parseNotation(text, 'en')));
  return decided.ok ? 'accepted' : decided.error;
};

export const seen = (state: CrazyEightsState, eye?: Eye): CrazyEightsView => {
  const mover = crazyEights.mover(state);
  return crazyEights.view(state, eye ?? (typeof mover === 'number' ? mover : 0));
};

/** All but so many cards of the stock go under the discard pile, as if they had been played long ago. */
export const shortStock = (state: CrazyEightsState, size: number): CrazyEightsState => ({
  ...state,
  stock: state.stock.slice(0, size),
  pile: [...state.stock.slice(size), ...state.pile],
});

const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Any rule options for so many seats; a hand that is too large for the cards becomes smaller. */
export const anyOptions = (seats: number, random: Random): CrazyEightsOptions => {
  const options = {
    decks: pick(['auto', '1', '2'] as const, random),
    hand: pick([5, 6, 7, 8], random),
    firstEight: pick(['own-suit', 'bury', 'starter-names'] as const, random),
    mayDraw: pick(['when-stuck', 'always'] as const, random),
    draw: pick(['one', 'one-then-play', 'up-to-three', 'until-playable'] as const, random),
    emptyStock: pick(['play-on', 'end-round', 'reshuffle'] as const, random),
    blocked: pick(['each-other', 'lowest-difference', 'none'] as const, random),
    target: pick(['50', '100', 'none'] as const, random),
  };
  const parsed = parseOptions(options, seats);
  return parsed.ok ? parsed.value : value(parseOptions({...options, hand: 5, decks: 'auto'}, seats));
};

/** A game of random legal moves, state by state, for so many steps or until it is over. */
export function* randomGame(
  options: CrazyEightsOptions,
  seats: number,
  random: Random,
  steps: number,
): Iterable<CrazyEightsState> {
  let state = crazyEights.initial(options, seats);
  for (let step = 0; step < steps; step++) {
    const mover = crazyEights.mover(state);
    if (mover === 'over') return;
    if (typeof mover !== 'number') state = crazyEights.deal(state, random).reduce(crazyEights.evolve, state);
    else {
      const move = pick([...crazyEights.legalMoves(crazyEights.view(state, mover))], random);
      state = value(crazyEights.decide(state, move)).reduce(crazyEights.evolve, state);
    }
    yield state;
  }
}
