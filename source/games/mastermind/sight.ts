import type {Seat} from '../../engine/game.js';
import type {Code} from './codes.js';
import {blank, type MastermindCursor} from './cursor.js';
import {type Answer, agrees} from './feedback.js';
import {conflictOf, isSearchedAtOnce} from './known.js';
import {atMarks, rowToMark} from './mark-keys.js';
import {candidatesAfter} from './progress.js';
import {makerOf} from './turns.js';
import type {MastermindMove, MastermindView, Row} from './types.js';

/** What is seen of a peg. */
export type Peg =
  | {readonly type: 'colour'; readonly colour: number}
  /** A colour that is advised for a place where there is none yet. */
  | {readonly type: 'advised'; readonly colour: number}
  /** A place to be filled, one of a row that is to come, a peg that may not be seen, one that is not known. */
  | {readonly type: 'empty' | 'dot' | 'unseen' | 'hidden'};

/** Pegs, and the place pointed at among them. */
export type Pegs = {readonly pegs: readonly Peg[]; readonly pointed?: number | undefined};

/** Marks or counts that are being chosen. */
export type Choosing = {readonly marks: readonly number[]; readonly pointed: number};

/** Why a guess can't be the code: the first row that it disagrees with, from 1, or a colour that it has twice. */
export type Warning = {readonly type: 'row'; readonly row: number} | {readonly type: 'twice'};

/** A row as it is seen. */
export type Line = Pegs & {
  readonly answer?: Answer | undefined;
  readonly choosing?: Choosing | undefined;
  /** How many candidates there were before and after it, as far as they were counted. */
  readonly left?: readonly [before: number | undefined, after: number] | undefined;
  readonly isCurrent: boolean;
  readonly isInConflict: boolean;
  /** The other's guess of the same number, in a duel. */
  readonly other?: {readonly pegs: readonly Peg[]; readonly answer?: Answer | undefined} | undefined;
};

/** What is to be seen of a view. */
export type Sight = {
  readonly lines: readonly Line[];
  /** The line to be kept in sight, from 0. */
  readonly focus: number;
  readonly code: Pegs;
  /** Is the code known to this eye, or being chosen? */
  readonly isCodeShown: boolean;
  readonly warning: Warning | undefined;
};

/** What the cursor is for, if anything is to be done here. */
type Task = 'hide' | 'guess' | 'mark' | undefined;

const taskOf = (view: MastermindView, cursor: MastermindCursor | undefined): Task => {
  if (cursor === undefined || view.mover !== view.eye) return undefined;
  if (view.options.mode === 'paper' && view.eye === 0) return 'mark';
  return makerOf(view) === view.eye && view.secret.length === 0 ? 'hide' : 'guess';
};

const all = (pegs: number, type: 'empty' | 'dot' | 'unseen' | 'hidden'): readonly Peg[] =>
  Array.from({length: pegs}, () => ({type}));
const coloured = (code: Code): readonly Peg[] => code.map(colour => ({type: 'colour', colour}));

/** The first row that a guess disagrees with, or a colour twice where the code has none. */
const warningOf = (view: MastermindView, rows: readonly Row[], code: Code): Warning | undefined => {
  if (code.includes(blank)) return undefined;
  const row = rows.findIndex(
    ({guess, answer}) => answer !== undefined && guess.length > 0 && !agrees({guess, answer}, code),
  );
  if (row >= 0) return {type: 'row', row: row + 1};
  return !view.options.repetition && new Set(code).size < code.length ? {type: 'twice'} : undefined;
};

/** The one guess that is advised; nothing where there are several. */
const advisedOf = (marked: readonly MastermindMove[]): Code | undefined => {
  const guesses = marked.filter(move => move.type === 'guess');
  return guesses.length === 1 ? guesses[0]?.code : undefined;
};

const chosenPegs = ({code}: MastermindCursor, advised: Code | undefined): readonly Peg[] =>
  code.map((colour, place): Peg => {
    if (colour !== blank) return {type: 'colour', colour};
    const ghost = advised?.[place];
    return ghost === undefined ? {type: 'empty'} : {type: 'advised', colour: ghost};
  });

const codeOf = (view: MastermindView, cursor: MastermindCursor | undefined, task: Task): Pegs => {
  const {options, secret} = view;
  if (secret.length > 0) return {pegs: coloured(secret)};
  if (task !== 'hide' || cursor === undefined) return {pegs: all(options.pegs, 'hidden')};
  const isSeen = options.mode !== 'pair' || cursor.shown;
  const pegs = cursor.code.map(
    (colour): Peg =>
      colour === blank ? {type: 'empty'} : isSeen ? {type: 'colour', colour} : {type: 'unseen'},
  );
  return {pegs, pointed: cursor.place};
};

/** The seats of the two columns: the eye's own first. */
export const sidesOf = ({eye}: Pick<MastermindView, 'eye'>): readonly [Seat, Seat] =>
  eye === 1 ? [1, 0] : [0, 1];

const otherOf = (row: Row | undefined, pegs: number): Line['other'] => {
  if (row === undefined) return {pegs: all(pegs, 'dot')};
  return {pegs: row.guess.length === 0 ? all(pegs, 'unseen') : coloured(row.guess), answer: row.answer};
};

const leftOf = (counts: readonly (number | undefined)[], index: number): Line['left'] => {
  const after = counts[index + 1];
  return after === undefined ? undefined : [counts[index], after];
};

/** Which of the rows the cursor stands in, from 0, if in any. */
const currentOf = (
  view: MastermindView,
  task: Task,
  cursor: MastermindCursor | undefined,
  rows: readonly Row[],
): number | undefined => {
  if (task === 'guess') return rows.length;
  return task === 'mark' && cursor !== undefined ? rowToMark(view, cursor) : undefined;
};

/** What an eye sees of its position, line by line. */
export const sightOf = (
  view: MastermindView,
  cursor: MastermindCursor | undefined,
  marked: readonly MastermindMove[],
  warns: {readonly warns: boolean},
): Sight => {
  const {options} = view;
  const duel = options.mode === 'duel';
  const [own, opposite] = sidesOf(view);
  const rows = duel ? view.rows.filter(({seat}) => seat === own) : view.rows;
  const others = duel ? view.rows.filter(({seat}) => seat === opposite) : [];
  const task = taskOf(view, cursor);
  const current = currentOf(view, task, cursor, rows);
  const counts = duel && view.eye === 'all' ? [] : candidatesAfter(options, rows);
  const conflict = view.options.mode === 'paper' && isSearchedAtOnce(view.options) ? conflictOf(view) : [];
  const count = Math.max(options.tries, rows.length);
  const advised = advisedOf(marked);
  const pegsIn = (index: number): Pegs => {
    const row = rows[index];
    if (row !== undefined)
      return {pegs: row.guess.length === 0 ? all(options.pegs, 'unseen') : coloured(row.guess)};
    if (index !== current || cursor === undefined) return {pegs: all(options.pegs, 'dot')};
    return {pegs: chosenPegs(cursor, advised), pointed: cursor.place};
  };
  const lines = Array.from({length: count}, (_, index): Line => {
    const isCurrent = index === current;
    const isMarked = isCurrent && task === 'mark' && cursor !== undefined;
    return {
      ...pegsIn(index),
      answer: rows[index]?.answer,
      choosing: isMarked ? {marks: atMarks(view, cursor).marks, pointed: cursor.place} : undefined,
      left: leftOf(counts, index),
      isCurrent,
      isInConflict: conflict.includes(index),
      other: duel ? otherOf(others[index], options.pegs) : undefined,
    };
  });
  const isWarned = warns.warns && task === 'guess' && cursor !== undefined;
  return {
    lines,
    focus: Math.min(current ?? rows.length, count - 1),
    code: codeOf(view, cursor, task),
    isCodeShown: view.secret.length > 0 || task === 'hide',
    warning: isWarned ? warningOf(view, rows, cursor.code) : undefined,
  };
};
