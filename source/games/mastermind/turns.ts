import type {Mover, Seat} from '../../engine/game.js';
import {isSolved} from './feedback.js';
import {candidatesOf} from './known.js';
import type {MastermindState, Row} from './types.js';

/** Who hides the code of the round that is played; nobody where chance did or it stays on paper. */
export const makerOf = ({options, begun}: MastermindState): Seat | undefined => {
  if (options.mode === 'make') return 0;
  return options.mode === 'pair' ? (begun - 1) % 2 : undefined;
};

/** Whose guess is the next, where the code is there to be broken. */
export const breakerOf = (state: MastermindState): Seat => {
  const {mode} = state.options;
  if (mode === 'break') return 0;
  if (mode === 'pair') return 1 - (makerOf(state) ?? 0);
  // In a duel seats take turns, and begin in turn.
  return mode === 'duel' ? (state.rows.length + state.begun - 1) % 2 : 1;
};

export const hasFound = ({options}: MastermindState, {answer}: Row): boolean =>
  answer !== undefined && isSolved(answer, options.pegs);

/** Do these marks contradict one another? Only marks that a person gives can. */
export const isContradictory = ({options, rows}: Pick<MastermindState, 'options' | 'rows'>): boolean =>
  options.mode === 'paper' && candidatesOf({options, rows}).count === 0;

export const isRoundOver = (state: MastermindState): boolean => {
  const {options, rows} = state;
  const last = rows.at(-1);
  if (last?.answer === undefined) return false;
  if (options.mode === 'duel') {
    const isEven = rows.length % 2 === 0;
    return isEven && (rows.length === 2 * options.tries || rows.some(row => hasFound(state, row)));
  }
  if (!hasFound(state, last) && rows.length < options.tries) return false;
  return !isContradictory(state);
};

export const isHidden = ({options, secret, begun}: MastermindState): boolean =>
  options.mode === 'paper' ? begun > 0 : secret.length > 0;

export const mover = (state: MastermindState): Mover => {
  const {options, rows, rounds, begun, stopped} = state;
  if (stopped || rounds.length === options.rounds) return 'over';
  if (begun === 0) return 'chance';
  if (rounds.length === begun) return 'interval';
  if (!isHidden(state)) return makerOf(state) ?? 'chance';
  if (options.mode !== 'paper') return breakerOf(state);
  const waits = rows.length > 0 && rows.at(-1)?.answer === undefined;
  return waits || isContradictory(state) ? 0 : 1;
};
