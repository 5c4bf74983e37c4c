import {type Card, suitOf} from '../../cards/card.js';
import {dealHands} from '../../cards/deck.js';
import {without} from '../../cards/hand.js';
import {handPoints, roundPoints} from './points.js';
import {awaitsReshuffle, isEight, isWon, mayDraw, playableCards, starterOf, upCard} from './turns.js';
import type {CrazyEightsEvent, CrazyEightsState, LogEntry, Round} from './types.js';

const logged = (state: CrazyEightsState, ...entries: readonly LogEntry[]): CrazyEightsState => ({
  ...state,
  log: [...state.log, ...entries],
});

/** Ends the round. Nobody has gone out where it is blocked. */
const endRound = (state: CrazyEightsState, out: number | undefined): CrazyEightsState => {
  const values = state.hands.map(handPoints);
  const round: Round = {
    starter: starterOf(state.begun, state.seats),
    ...(out === undefined ? {} : {out}),
    values,
    points: roundPoints(state.options, values, out),
  };
  const rounds = [...state.rounds, round];
  return {...state, rounds, phase: isWon(state, rounds) ? 'over' : 'interval'};
};

/** The next in turn is to move, unless the turn was the last of the round. */
const endTurn = (state: CrazyEightsState, passes: number): CrazyEightsState => {
  const {options, seats, stock, turn} = state;
  if (passes === seats || (options.emptyStock === 'end-round' && stock.length === 0))
    return endRound({...state, passes}, undefined);
  return {...state, turn: (turn + 1) % seats, drawn: 0, passes};
};

/** A card that lies up before the first turn, and the eights that were buried before it. */
const turnUp = (
  {options}: CrazyEightsState,
  rest: readonly Card[],
): {readonly up: Card; readonly stock: readonly Card[]; readonly buried: readonly Card[]} => {
  const isBurying = options.firstEight === 'bury' && rest.some(card => !isEight(card));
  const at = isBurying ? rest.findIndex(card => !isEight(card)) : 0;
  const buried = rest.slice(0, at);
  return {up: rest[at] ?? 'AD', stock: [...rest.slice(at + 1), ...buried], buried};
};

const begin = (state: CrazyEightsState, cards: readonly Card[]): CrazyEightsState => {
  const {options, seats} = state;
  const begun = state.begun + 1;
  const starter = starterOf(begun, seats);
  const {hands, rest} = dealHands(cards, {seats, size: options.hand, first: starter});
  const {up, stock, buried} = turnUp(state, rest);
  const isNamed = options.firstEight === 'starter-names' && isEight(up);
  return {
    ...state,
    ...{begun, turn: starter, drawn: 0, passes: 0, hands, stock, pile: [up], suit: suitOf(up)},
    phase: isNamed ? 'name' : 'turn',
    log: [...buried.map((card): LogEntry => ({what: 'buried', card})), {what: 'turned', card: up}],
  };
};

const play = (
  state: CrazyEightsState,
  {card, suit}: Extract<CrazyEightsEvent, {type: 'played'}>,
): CrazyEightsState => {
  const {turn, hands, pile} = state;
  const hand = without(hands[turn] ?? [], card);
  const played = logged(
    {...state, hands: hands.with(turn, hand), pile: [...pile, card], suit: suit ?? suitOf(card)},
    {what: 'played', seat: turn, card, ...(suit === undefined ? {} : {suit})},
  );
  return hand.length === 0 ? endRound(played, turn) : endTurn(played, 0);
};

/** A turn in which a card was drawn ends by itself when nothing can be done in it any more. */
const draw = (state: CrazyEightsState): CrazyEightsState => {
  const {turn, hands, stock} = state;
  const hand = [...(hands[turn] ?? []), ...stock.slice(0, 1)];
  const drawn = logged(
    {...state, hands: hands.with(turn, hand), stock: stock.slice(1), drawn: state.drawn + 1},
    {what: 'drew', seat: turn},
  );
  return state.options.draw === 'one' ? endTurn(drawn, 0) : goOnOrEnd(drawn);
};

const goOnOrEnd = (state: CrazyEightsState): CrazyEightsState => {
  const playable = playableCards(state.hands[state.turn] ?? [], state);
  // What a reshuffle brings may be drawn.
  const stock = awaitsReshuffle(state) ? state.pile.length - 1 : state.stock.length;
  return playable.length > 0 || mayDraw(state, stock, playable) ? state : endTurn(state, 0);
};

export const evolve = (state: CrazyEightsState, event: CrazyEightsEvent): CrazyEightsState => {
  switch (event.type) {
    case 'dealt':
      return begin(state, event.cards);
    case 'reshuffled': {
      const cards = state.pile.slice(0, -1);
      const pile = [upCard(state.pile)];
      return logged({...state, stock: event.stock, pile}, {what: 'reshuffled', cards});
    }
    case 'rehidden':
      return {...state, hands: event.hands, stock: event.stock};
    case 'played':
      return play(state, event);
    case 'drew':
      return draw(state);
    case 'passed': {
      const passed = logged(state, {what: 'passed', seat: state.turn});
      // A turn with a draw is no pass.
      return endTurn(passed, state.drawn > 0 ? 0 : state.passes + 1);
    }
    case 'named':
      return logged(
        {...state, suit: event.suit, phase: 'turn'},
        {what: 'named', seat: state.turn, suit: event.suit},
      );
    case 'stopped':
      return {...state, phase: 'over'};
  }
};
