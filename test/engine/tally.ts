import type {Game} from '../../source/engine/game.js';
import {err, ok} from '../../source/lib/result.js';

/** The plainest game there is: a move adds a number, a deal too, and nothing is hidden. It never ends. */
export type Tally = {
  options: null;
  state: readonly number[];
  move: number;
  event: {readonly type: 'added'; readonly number: number};
  view: readonly number[];
};

export const added = (number: number): Tally['event'] => ({type: 'added', number});

export const tally: Game<Tally> = {
  id: 'tally',
  rules: 1,
  seats: {least: 1, most: 4},
  parseOptions: () => ok(null),
  initial: () => [],
  mover: () => 0,
  deal: (_state, random) => [added(random.below(100))],
  checkDeal: () => ok(undefined),
  legalMoves: () => [0, 1],
  decide: (_state, move) => ok([added(move)]),
  evolve: (state, {number}) => [...state, number],
  outcome: () => undefined,
  view: state => state,
  reveals: () => false,
  parseMove: text => (/^\d+$/.test(text) ? ok(Number(text)) : err({code: 'notation'})),
  makeMove: String,
  parseEvent: () => err({code: 'event'}),
};
