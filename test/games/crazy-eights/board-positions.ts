import type {Card} from '../../../source/cards/card.js';
import type {Eye} from '../../../source/engine/game.js';
import {bots} from '../../../source/games/crazy-eights/bots.js';
import {parseOptions} from '../../../source/games/crazy-eights/options.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {
  CrazyEightsEvent,
  CrazyEightsState,
  CrazyEightsView,
} from '../../../source/games/crazy-eights/types.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';

const eventsIn = (state: CrazyEightsState, random: Random): readonly CrazyEightsEvent[] => {
  const mover = crazyEights.mover(state);
  if (mover === 'over') return [];
  if (typeof mover !== 'number') return crazyEights.deal(state, random);
  const bot = bots[random.below(bots.length)];
  const move = bot?.choose(crazyEights.view(state, mover), random);
  const decided = crazyEights.decide(state, move ?? {type: 'pass'});
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value;
};

type Walk = {readonly seed: string | number; readonly plies: number};

/** The states after so many plies between bots of chance and later ones, as far as the match goes. */
function* statesFrom(seats: number, options: object, {seed, plies}: Walk): Iterable<CrazyEightsState> {
  const parsed = parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const random = randomFrom('board', seed);
  let state = crazyEights.initial(parsed.value, seats);
  for (let ply = 0; ply < plies + 300 && state.phase !== 'over'; ply++) {
    if (ply >= plies) yield state;
    state = eventsIn(state, random).reduce(crazyEights.evolve, state);
  }
  yield state;
}

/** A state after so many plies; it stays at the end of a match. */
export const played = (seats: number, options: object, walk: Walk): CrazyEightsState => {
  for (const state of statesFrom(seats, options, walk)) return state;
  throw new Error('no state');
};

/** The first position of some games, from so many plies on, that fits. */
export const firstThat = (
  fits: (state: CrazyEightsState) => boolean,
  seats: number,
  options: object,
  {seed, plies}: Walk,
): CrazyEightsState => {
  for (let game = 0; game < 50; game++)
    for (const state of statesFrom(seats, options, {seed: `${seed} ${game}`, plies}))
      if (fits(state)) return state;
  throw new Error(`no such position: ${seed}`);
};

export const viewOf = (state: CrazyEightsState, eye: Eye): CrazyEightsView => crazyEights.view(state, eye);

/** The state with cards of the stock in a hand, until it has so many; there it is the seat's turn. */
export const withHand = (state: CrazyEightsState, seat: number, count: number): CrazyEightsState => {
  const hand: readonly Card[] = state.hands[seat] ?? [];
  const more = Math.min(Math.max(0, count - hand.length), Math.max(0, state.stock.length - 1));
  return {
    ...state,
    turn: seat,
    drawn: 0,
    hands: state.hands.with(seat, [...hand, ...state.stock.slice(0, more)]),
    stock: state.stock.slice(more),
  };
};
