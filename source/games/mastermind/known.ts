import {type Candidates, candidatesFor} from './candidates.js';
import {conflictIn} from './conflict.js';
import type {Row as AnsweredRow} from './feedback.js';
import type {MastermindState, Row} from './types.js';

const known = new WeakMap<readonly Row[], Candidates>();

/** The rows whose guess and answer are both known. In a duel the other's guesses are not, until the round is over. */
export const answered = (rows: readonly Row[]): readonly AnsweredRow[] =>
  rows.flatMap(({guess, answer}) => (answer === undefined || guess.length === 0 ? [] : [{guess, answer}]));

/** The codes that agree with every row: worked out once for each list of rows. */
export const candidatesOf = ({options, rows}: Pick<MastermindState, 'options' | 'rows'>): Candidates => {
  const found = known.get(rows) ?? candidatesFor(options, answered(rows));
  known.set(rows, found);
  return found;
};

/** With more codes than these it may take longer than a key may wait to find rows in conflict. */
const mostSearched = 10 ** 6;
export const isSearchedAtOnce = ({colours, pegs}: MastermindState['options']): boolean =>
  colours ** pegs <= mostSearched;

const conflicts = new WeakMap<readonly Row[], readonly number[]>();

/** The smallest set of rows, from 0, that contradict one another: worked out once for each list of rows. Else none. */
export const conflictOf = (view: Pick<MastermindState, 'options' | 'rows'>): readonly number[] => {
  const {options, rows} = view;
  const found =
    conflicts.get(rows) ?? (candidatesOf(view).count > 0 ? [] : (conflictIn(options, answered(rows)) ?? []));
  conflicts.set(rows, found);
  return found;
};
