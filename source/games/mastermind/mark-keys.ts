/* The keys with which a guess is marked by hand, or marked anew. */
import type {Refusal} from '../../engine/game.js';
import {actionOf, type Binding, type Key} from '../../lib/keys.js';
import type {Intent} from '../module.js';
import {blank, type MastermindCursor} from './cursor.js';
import {blanksOf, type Entry, edited, editKeys, emptyEntry, put} from './entry.js';
import type {Answer, Mark} from './feedback.js';
import type {MastermindOptions} from './options.js';
import {checkAnswer} from './rules.js';
import type {MastermindMove, MastermindView} from './types.js';

type MarkIntent = Intent<MastermindMove, MastermindCursor>;

/** How many values an answer has. */
export const markCount = ({feedback, pegs}: MastermindOptions): number => (feedback === 'counts' ? 2 : pegs);

const isAnswered = ({rows}: MastermindView, row: number): boolean => rows[row]?.answer !== undefined;
const hasWaiting = ({rows}: MastermindView): boolean => rows.length > 0 && rows.at(-1)?.answer === undefined;

/** An answer as values to be changed. */
const marksOf = (answer: Answer): readonly number[] =>
  answer.type === 'counts' ? [answer.well, answer.misplaced] : answer.marks;

/**
 * The cursor in a row that can be marked: where none waits, since the marks contradict one another, and no other was gone
 * to, it is in the last, with its marks.
 */
export const atMarks = (view: MastermindView, cursor: MastermindCursor): MastermindCursor => {
  const last = view.rows.at(-1);
  if (last?.answer === undefined || isAnswered(view, cursor.row)) return cursor;
  return {...cursor, row: view.rows.length - 1, marks: marksOf(last.answer)};
};

/** The row that is being marked, from 0: one that is marked anew, or else the guess that waits. */
export const rowToMark = (view: MastermindView, cursor: MastermindCursor): number => {
  const {row} = atMarks(view, cursor);
  return isAnswered(view, row) ? row : view.rows.length - 1;
};

/** Is a row marked anew that could be left for the one that waits? */
const isAway = (view: MastermindView, cursor: MastermindCursor): boolean =>
  hasWaiting(view) && isAnswered(view, cursor.row);

/** The values of marks in their order, or of a count. */
const orderOf = ({feedback, pegs}: MastermindOptions): readonly number[] =>
  feedback === 'counts' ? Array.from({length: pegs + 1}, (_, count) => count) : [2, 1, 0];

export const markKeys = (view: MastermindView, cursor: MastermindCursor): readonly Binding[] => {
  const {feedback, pegs} = view.options;
  const [keys, label] =
    feedback === 'counts' ? [[...'012345678'], `0-${pegs}`] : [['#', 'X', 'x', '0'], '# X 0'];
  return [
    {keys, action: 'mark', word: 'keyMarks', label, weight: 8},
    {keys: ['enter'], action: 'submit', word: 'keySubmit', weight: 9},
    ...(isAway(view, cursor) ? [{keys: ['escape'], action: 'leave', word: 'keyWaiting', weight: 9}] : []),
    ...editKeys('keyMarks'),
    {keys: ['e'], action: 'earlier', word: 'keyEarlier', weight: 7},
  ];
};

const markOf = ({feedback}: MastermindOptions, key: Key): number => {
  if (feedback === 'counts' || key === '0') return Number(key);
  return key === '#' ? 2 : 1;
};

const answerOf = (
  {feedback}: MastermindOptions,
  [well = 0, misplaced = 0, ...more]: readonly number[],
): Answer =>
  feedback === 'counts'
    ? {type: 'counts', well, misplaced}
    : {
        type: 'per-peg',
        marks: [well, misplaced, ...more].map((value): Mark => (value === 2 ? 2 : value === 1 ? 1 : 0)),
      };

const changedTo = (cursor: MastermindCursor, {place, values}: Entry): MarkIntent => ({
  type: 'cursor',
  cursor: {...cursor, place, marks: values},
});
const refused = (cursor: MastermindCursor, refusal: Refusal): MarkIntent => ({
  type: 'refuse',
  refusal,
  cursor,
});

/** Blank marks, for the guess that waits. */
const cleared = ({options}: MastermindView, cursor: MastermindCursor): MastermindCursor => {
  const {place, values} = emptyEntry(markCount(options));
  return {...cursor, place, marks: values, row: blank};
};

const submit = (view: MastermindView, cursor: MastermindCursor): MarkIntent => {
  const {missing, first} = blanksOf({place: cursor.place, values: cursor.marks});
  if (missing > 0) return refused({...cursor, place: first}, {code: 'incomplete', data: {missing}});
  const answer = answerOf(view.options, cursor.marks);
  const refusal = checkAnswer(view.options, answer);
  if (refusal !== undefined) return refused(cursor, refusal);
  const row = rowToMark(view, cursor);
  const move: MastermindMove = isAnswered(view, row)
    ? {type: 'correct', row, answer}
    : {type: 'mark', answer};
  return {type: 'move', move, cursor: cleared(view, cursor)};
};

/** To the answered row before, or to the last one if none is marked anew yet; from the first round to the last. */
const goEarlier = (view: MastermindView, cursor: MastermindCursor): MarkIntent => {
  const last = view.rows.findLastIndex(({answer}) => answer !== undefined);
  const row = isAnswered(view, cursor.row) && cursor.row > 0 ? cursor.row - 1 : last;
  const answer = view.rows[row]?.answer;
  if (answer === undefined) return refused(cursor, {code: 'no-earlier-row'});
  return {type: 'cursor', cursor: {...cursor, place: 0, marks: marksOf(answer), row}};
};

export const interpretMarkKey = (
  view: MastermindView,
  pointed: MastermindCursor,
  key: Key,
): MarkIntent | undefined => {
  const {options} = view;
  const cursor = atMarks(view, pointed);
  const entry = {place: cursor.place, values: cursor.marks};
  switch (actionOf(markKeys(view, cursor), key)) {
    case undefined:
      return undefined;
    case 'mark': {
      const value = markOf(options, key);
      if (orderOf(options).includes(value)) return changedTo(cursor, put(entry, value));
      return refused(cursor, {code: 'impossible-answer', data: {pegs: options.pegs}});
    }
    case 'submit':
      return submit(view, cursor);
    case 'leave':
      return {type: 'cursor', cursor: cleared(view, cursor)};
    case 'earlier':
      return goEarlier(view, cursor);
    default: {
      const next = edited(entry, key, orderOf(options));
      return next === undefined ? undefined : changedTo(cursor, next);
    }
  }
};
