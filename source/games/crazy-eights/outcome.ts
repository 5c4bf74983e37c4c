import type {Outcome} from '../../engine/game.js';
import {totalsOf} from './turns.js';
import type {CrazyEightsState} from './types.js';

const outcomeOf = (scores: readonly number[]): Outcome => {
  const most = Math.max(...scores);
  return {scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : []))};
};

/** A round's points at an interval, the match's at its end; the most win, and equal ones share it. */
export const outcome = ({phase, rounds, seats}: CrazyEightsState): Outcome | undefined => {
  if (phase === 'interval') return outcomeOf(rounds.at(-1)?.points ?? []);
  return phase === 'over' ? outcomeOf(totalsOf(rounds, seats)) : undefined;
};
