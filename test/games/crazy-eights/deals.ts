import type {Card} from '../../../source/cards/card.js';
import {deckOf} from '../../../source/cards/deck.js';
import {without} from '../../../source/cards/hand.js';
import {evolveAll} from '../../../source/engine/game.js';
import {type CrazyEightsOptions, deckCount, optionSpecs} from '../../../source/games/crazy-eights/options.js';
import {crazyEights as game} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsMove, CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import type {Json} from '../../../source/lib/json.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';
import {value} from '../../checks.js';

/** Cards written with spaces between. */
export const cards = (text: string): readonly Card[] =>
  text === '' ? [] : (text.split(' ') as readonly Card[]);

export const optionsOf = (set: Json, seats: number): CrazyEightsOptions =>
  value(game.parseOptions(set, seats));

/** What lies where after a deal. */
export type Deal = {
  /** Of seat 0 first, each as its cards come. */
  readonly hands: readonly string[];
  readonly up: string;
  /** The top of the stock; the rest of the deck lies under it. */
  readonly stock?: string;
};

/** The deck from which this is dealt, the first card going to `starter`. */
export const deckFor = (
  {hands, up, stock = ''}: Deal,
  options: CrazyEightsOptions,
  starter = 0,
): readonly Card[] => {
  const seats = hands.length;
  const inTurn = Array.from({length: options.hand}, (_, place) =>
    hands.map((_hand, turn) => cards(hands[(starter + turn) % seats] ?? '')[place] as Card),
  ).flat();
  const chosen = [...inTurn, ...cards(up), ...cards(stock)];
  const rest = chosen.reduce<readonly Card[]>(
    (left, card) => {
      if (!left.includes(card)) throw new Error(`there is no ${card} left`);
      return without(left, card);
    },
    deckOf(deckCount(options, seats)),
  );
  return [...chosen, ...rest];
};

/** A match whose rounds are dealt as one wants, and played by moves in notation. */
export const begin = (deal: Deal, set: Json = {}): CrazyEightsState => {
  const options = optionsOf(set, deal.hands.length);
  return dealt(game.initial(options, deal.hands.length), deal);
};

/** The next round, dealt so. */
export const dealt = (state: CrazyEightsState, deal: Deal): CrazyEightsState => {
  const starter = state.begun % state.seats;
  const event = {type: 'dealt', cards: deckFor(deal, state.options, starter)} as const;
  value(game.checkDeal(state, [event]), 'the deal');
  return game.evolve(state, event);
};

export const play = (state: CrazyEightsState, ...moves: readonly string[]): CrazyEightsState =>
  moves.reduce(
    (at, move) => evolveAll(game, at, value(game.decide(at, value(game.parseMove(move), move)), move)),
    state,
  );

/** Why a move is refused. */
export const refusalOf = (state: CrazyEightsState, text: string) => {
  const move = game.parseMove(text);
  const decided = move.ok ? game.decide(state, move.value) : move;
  return decided.ok ? undefined : decided.error;
};

/** Any of the options' values, as far as they can be met with so many seats. */
export const randomOptions = (seats: number, random: Random): CrazyEightsOptions => {
  for (;;) {
    const set = Object.fromEntries(
      optionSpecs.map(spec => [
        spec.name,
        spec.kind === 'choice' ? spec.values[random.below(spec.values.length)] : 5 + random.below(4),
      ]),
    );
    const options = game.parseOptions(set, seats);
    if (options.ok) return options.value;
  }
};

/** A step of a match by chance: a deal, or any legal move. */
export const randomStep = (state: CrazyEightsState, random: Random): CrazyEightsState => {
  const mover = game.mover(state);
  if (typeof mover !== 'number') return evolveAll(game, state, game.deal(state, random));
  const legal: readonly CrazyEightsMove[] = [...game.legalMoves(game.view(state, mover))];
  const move = legal[random.below(legal.length)];
  if (move === undefined) throw new Error('there is no legal move');
  return evolveAll(game, state, value(game.decide(state, move), game.makeMove(move)));
};

/** States from matches played by chance under any options: one in the midst of each. */
export const randomStates = (count: number, key: string): readonly CrazyEightsState[] =>
  Array.from({length: count}, (_, number) => {
    const random = randomFrom(key, number);
    const seats = 2 + random.below(6);
    let state = game.initial(randomOptions(seats, random), seats);
    for (let steps = 1 + random.below(60); steps > 0 && game.mover(state) !== 'over'; steps--)
      state = randomStep(state, random);
    return state;
  });
