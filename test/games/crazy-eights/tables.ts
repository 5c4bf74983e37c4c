/* Rounds and positions for the tests of the bots, under options of every kind. */
import fc from 'fast-check';
import {type Card, suitOf} from '../../../source/cards/card.js';
import {deckOf} from '../../../source/cards/deck.js';
import {evolveAll, isSeat} from '../../../source/engine/game.js';
import {
  type CrazyEightsOptions,
  deckCount,
  parseOptions,
} from '../../../source/games/crazy-eights/options.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {
  CrazyEightsMove,
  CrazyEightsState,
  CrazyEightsView,
} from '../../../source/games/crazy-eights/types.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';

export type Case = {readonly options: CrazyEightsOptions; readonly seats: number; readonly seed: number};

const anyOptions = {
  hand: fc.integer({min: 5, max: 8}),
  decks: fc.constantFrom('auto', '1', '2'),
  firstEight: fc.constantFrom('own-suit', 'bury', 'starter-names'),
  mayDraw: fc.constantFrom('when-stuck', 'always'),
  draw: fc.constantFrom('one', 'one-then-play', 'up-to-three', 'until-playable'),
  emptyStock: fc.constantFrom('play-on', 'end-round', 'reshuffle'),
  blocked: fc.constantFrom('each-other', 'lowest-difference', 'none'),
};

/** Options, seats and luck of every kind that there are cards enough for. */
export const anyCase: fc.Arbitrary<Case> = fc
  .record({seats: fc.integer({min: 2, max: 7}), seed: fc.nat(), input: fc.record(anyOptions)})
  .map(({seats, seed, input}) => ({seats, seed, parsed: parseOptions(input, seats)}))
  .filter(({parsed}) => parsed.ok)
  .map(({seats, seed, parsed}) => {
    if (!parsed.ok) throw new Error('filtered');
    return {seats, seed, options: parsed.value};
  });

export const optionsOf = (input: object, seats = 2): CrazyEightsOptions => {
  const parsed = parseOptions(input, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

/** The state in which the first round begins. */
export const dealtState = ({options, seats, seed}: Case): CrazyEightsState => {
  const initial = crazyEights.initial(options, seats);
  return evolveAll(crazyEights, initial, crazyEights.deal(initial, randomFrom('deal', seed)));
};

export const afterMove = (state: CrazyEightsState, move: CrazyEightsMove): CrazyEightsState => {
  const events = crazyEights.decide(state, move);
  if (!events.ok) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(events.error)}`);
  return evolveAll(crazyEights, state, events.value);
};

export type Chooser = (view: CrazyEightsView, random: Random) => CrazyEightsMove;

export const randomMove: Chooser = (view, random) => {
  const moves = [...crazyEights.legalMoves(view)];
  return moves[random.below(moves.length)] ?? {type: 'pass'};
};

/** Every state of a round in which a seat is to move, with what chance deals on the way, and the last. */
export function* statesOf(start: Case, choose: Chooser, most = 2000): Iterable<CrazyEightsState> {
  const random = randomFrom('moves', start.seed);
  let state = dealtState(start);
  for (let step = 0; step < most; step++) {
    yield state;
    const mover = crazyEights.mover(state);
    if (isSeat(mover)) state = afterMove(state, choose(crazyEights.view(state, mover), random));
    else if (mover === 'chance') state = evolveAll(crazyEights, state, crazyEights.deal(state, random));
    else return;
  }
}

/** Positions of a round in which a seat is to move, about so many, spread over it. */
export function* positionsOf(
  start: Case,
  choose: Chooser,
  count: number,
): Iterable<{readonly state: CrazyEightsState; readonly mover: number}> {
  const states = [...statesOf(start, choose, 400)];
  const every = Math.max(1, Math.floor(states.length / count));
  for (const [place, state] of states.entries()) {
    const mover = crazyEights.mover(state);
    if (isSeat(mover) && place % every === 0) yield {state, mover};
  }
}

/** A table of two on which these cards lie, seat 0 to move; all others are in the stock. */
export const tableWith = ({
  hands,
  pile,
  input = {},
}: {
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  readonly input?: object;
}): CrazyEightsState => {
  const options = optionsOf(input, hands.length);
  const seen = [...hands.flat(), ...pile];
  const stock = deckOf(deckCount(options, hands.length)).filter(card => !seen.includes(card));
  const up = pile.at(-1) ?? 'AD';
  const initial = crazyEights.initial(options, hands.length);
  return {
    ...initial,
    ...{begun: 1, phase: 'turn', turn: 0, hands, stock, pile, suit: suitOf(up)},
    log: [{what: 'turned', card: up}],
  };
};
