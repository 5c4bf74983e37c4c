import {makerOf} from './turns.js';
import type {MastermindView} from './types.js';

/** What a seat has to do now: guess, hide a code, or mark the guess of another. */
export type Task = 'guess' | 'hide' | 'mark';

/** What the mover has to do; nothing where no seat is to move. */
export const taskOf = (view: MastermindView): Task | undefined => {
  const {options, mover, secret} = view;
  if (typeof mover !== 'number') return undefined;
  if (makerOf(view) === mover && secret.length === 0) return 'hide';
  return options.mode === 'paper' && mover === 0 ? 'mark' : 'guess';
};

/** What the eye itself has to do now. */
export const ownTask = (view: MastermindView): Task | undefined =>
  view.eye === view.mover ? taskOf(view) : undefined;
