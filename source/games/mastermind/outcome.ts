import type {Outcome, Seat} from '../../engine/game.js';
import {mover} from './turns.js';
import type {MastermindState, Round} from './types.js';

/** Who wins: the fewest points; of one who hides and one who breaks, the breaker where every code was found. */
const winnersOf = (
  {options}: MastermindState,
  rounds: readonly Round[],
  totals: readonly number[],
): readonly Seat[] => {
  const breakers = totals.flatMap((total, seat) => (total > 0 ? [seat] : []));
  const allFound = (seat: Seat): boolean =>
    rounds.every(({points, found}) => points[seat] === 0 || found[seat] === true);
  if (options.mode === 'break') return allFound(0) ? [0] : [];
  const [only] = breakers;
  if (breakers.length === 1 && only !== undefined) return [allFound(only) ? only : 1 - only];
  const fewest = Math.min(...totals);
  return totals.flatMap((total, seat) => (total === fewest ? [seat] : []));
};

const totalsOf = ({seats}: MastermindState, rounds: readonly Round[]): readonly number[] =>
  Array.from({length: seats}, (_, seat) => rounds.reduce((sum, {points}) => sum + (points[seat] ?? 0), 0));

/** Where roles alternate and the match was stopped after one of two, that round has no other to be compared with. */
const comparable = ({options}: MastermindState, rounds: readonly Round[]): readonly Round[] =>
  options.mode === 'pair' && options.rounds > 1 && rounds.length % 2 === 1 ? rounds.slice(0, -1) : rounds;

/** A round's scores at an interval, the match's at its end. */
export const outcome = (state: MastermindState): Outcome | undefined => {
  const next = mover(state);
  if (next === 'interval') {
    const round = state.rounds.slice(-1);
    const scores = totalsOf(state, round);
    return {scores, winners: winnersOf(state, round, scores)};
  }
  if (next !== 'over') return undefined;
  const rounds = comparable(state, state.rounds);
  return {scores: totalsOf(state, state.rounds), winners: winnersOf(state, rounds, totalsOf(state, rounds))};
};
