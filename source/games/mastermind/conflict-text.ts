import {conflictIn} from './conflict.js';
import {answered} from './known.js';
import {joined, type Text} from './names.js';
import type {MastermindView, Row} from './types.js';

const known = new WeakMap<readonly Row[], readonly number[]>();

/** The smallest set of rows, from 0, that contradict one another, worked out once for each list of rows; else none. */
export const conflictOf = ({options, rows}: Pick<MastermindView, 'options' | 'rows'>): readonly number[] => {
  const found = known.get(rows) ?? conflictIn(options, answered(rows)) ?? [];
  known.set(rows, found);
  return found;
};

/** Which rows contradict one another, by their numbers from 1. */
export const conflictLine = (view: MastermindView, text: Text): string => {
  const numbers = conflictOf(view).map(row => String(row + 1));
  const {say} = text;
  if (numbers.length < 2) return say('conflictOne', {rows: numbers.join('')});
  const rows = say('and', {first: joined(numbers.slice(0, -1), text), last: numbers.at(-1) ?? ''});
  return say(numbers.length === 2 ? 'conflictTwo' : 'conflictMany', {rows});
};
