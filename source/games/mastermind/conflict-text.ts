import {conflictOf} from './known.js';
import {joined, type Text} from './names.js';
import type {MastermindView} from './types.js';

/** Which rows contradict one another, in one sentence. */
export const conflictLine = (view: MastermindView, text: Text): string =>
  rowsInConflict(conflictOf(view), text);

/** The same of rows that are known, from 0. */
export const rowsInConflict = (found: readonly number[], text: Text): string => {
  const numbers = found.map(row => String(row + 1));
  const {say} = text;
  if (numbers.length < 2) return say('conflictOne', {rows: numbers.join('')});
  const rows = say('and', {first: joined(numbers.slice(0, -1), text), last: numbers.at(-1) ?? ''});
  return say(numbers.length === 2 ? 'conflictTwo' : 'conflictMany', {rows});
};
