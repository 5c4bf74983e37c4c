import type {Seat} from '../../engine/game.js';
import {conflictLine} from './conflict-text.js';
import {candidatesOf, conflictOf, isSearchedAtOnce} from './known.js';
import {exampleCode, exampleMarks, joined, seatName, type Text} from './names.js';
import {makeCode} from './notation.js';
import {breakerOf, hasFound, isContradictory, makerOf} from './turns.js';
import type {MastermindView, Row} from './types.js';

/** What is to be done next, and by whom. */
type Task = {readonly seat: Seat; readonly what: 'hide' | 'guess' | 'mark'};

const taskOf = (view: MastermindView): Task | undefined => {
  const {mover: seat, options} = view;
  if (typeof seat !== 'number') return undefined;
  if (seat === makerOf(view)) return {seat, what: 'hide'};
  return {seat, what: options.mode === 'paper' && seat === 0 ? 'mark' : 'guess'};
};

export const waitingRow = ({rows}: MastermindView): Row | undefined => {
  const last = rows.at(-1);
  return last?.answer === undefined ? last : undefined;
};

/** The rows of whoever breaks the code: in a duel those of the eye, or of who is to guess. */
export const ownRows = (view: MastermindView): readonly Row[] => {
  if (view.options.mode !== 'duel') return view.rows;
  const seat = view.eye === 'all' ? breakerOf(view) : view.eye;
  return view.rows.filter(row => row.seat === seat);
};

export const isHiding = (view: MastermindView): boolean => taskOf(view)?.what === 'hide';

/** How many tries and candidates are left, and how the code reads to who knows it, while the round is played. */
export const statusLines = (view: MastermindView, text: Text): readonly string[] => {
  const {options, secret, mover} = view;
  if (typeof mover !== 'number' || isHiding(view)) return [];
  const {say, language} = text;
  const left = options.tries - ownRows(view).length;
  const counted = [say('triesLeft', {count: left}), say('candidatesLeft', {count: candidatesOf(view).count})];
  return [
    ...(secret.length === 0 ? [] : [say('codeIs', {code: makeCode(secret, language)})]),
    joined(counted, text),
  ];
};

const toMark = (view: MastermindView, text: Text): readonly string[] => {
  const {say, language} = text;
  const marks = exampleMarks(view.options);
  const waiting = waitingRow(view);
  return [
    ...(isContradictory(view)
      ? [conflictLine(view, text), say('toCorrect', {row: (conflictOf(view)[0] ?? 0) + 1, marks})]
      : []),
    ...(waiting === undefined ? [] : [say('toMark', {guess: makeCode(waiting.guess, language), marks})]),
  ];
};

/** Has the other found the code of a duel, so that the own row is all that is left of the round? */
const hasOtherFound = (view: MastermindView): boolean =>
  view.options.mode === 'duel' && view.rows.some(row => row.seat !== view.mover && hasFound(view, row));

/** What the mover has to do and how that is typed. A guess is asked for where a round begins, and no more. */
export const taskLines = (view: MastermindView, text: Text): readonly string[] => {
  const {say} = text;
  const task = taskOf(view);
  if (task === undefined) return [];
  if (view.eye !== 'all' && task.seat !== view.eye)
    return [say(`waits_${task.what}`, {who: seatName(task.seat, view, text)})];
  if (task.what === 'hide') return [say('toHide', {code: exampleCode(view, text)})];
  if (task.what === 'mark') return toMark(view, text);
  return [
    ...(hasOtherFound(view) ? [say('noticeOtherFound')] : []),
    ...(ownRows(view).length === 0 ? [say('toGuess', {code: exampleCode(view, text)})] : []),
  ];
};

const markNotice = (view: MastermindView, text: Text): string | undefined => {
  if (isContradictory(view))
    return isSearchedAtOnce(view.options) ? conflictLine(view, text) : text.say('noticeConflict');
  const waiting = waitingRow(view);
  if (waiting === undefined || view.rows.length === 1) return text.say('noticePaper');
  return text.say('noticeMark', {guess: makeCode(waiting.guess, text.language)});
};

const guessNotice = (view: MastermindView, {say}: Text): string | undefined => {
  const own = ownRows(view);
  const {mode, tries} = view.options;
  if (hasOtherFound(view)) return say('noticeOtherFound');
  if (tries - own.length === 1) return say('noticeLast');
  return mode === 'duel' && own.length === 0 ? say('noticeDuel') : undefined;
};

/** Of two people at one keyboard, who hides or breaks a code now. */
export const pairLine = (view: MastermindView, text: Text): string => {
  const [maker, breaker] = [makerOf(view) ?? 0, breakerOf(view)].map(seat => seatName(seat, view, text));
  return text.say(isHiding(view) ? 'noticePairHide' : 'noticePairGuess', {
    maker: maker ?? '',
    breaker: breaker ?? '',
  });
};

/** What is most useful to know now, if anything: a line beside the board. */
export const notices = (view: MastermindView, text: Text): readonly string[] => {
  const task = taskOf(view);
  if (task === undefined || view.eye === 'all') return [];
  const {mode, tries} = view.options;
  const isLast = task.what === 'guess' && tries - ownRows(view).length === 1;
  if (mode === 'pair' && !isLast) return [pairLine(view, text)];
  // Paper is to be written on before the first guess is made.
  if (mode === 'paper' && view.eye === 0 && view.rows.length === 0) return [text.say('noticePaper')];
  if (task.seat !== view.eye) return [];
  if (task.what === 'hide') return [text.say('noticeHide')];
  const notice = task.what === 'mark' ? markNotice(view, text) : guessNotice(view, text);
  return notice === undefined ? [] : [notice];
};
