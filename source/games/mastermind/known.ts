import {type Candidates, candidatesFor} from './candidates.js';
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
