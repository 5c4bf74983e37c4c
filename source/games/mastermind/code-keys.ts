/* The keys with which a code is put together, to be guessed or to be hidden. */
import type {Refusal} from '../../engine/game.js';
import {actionOf, type Binding, type Key} from '../../lib/keys.js';
import type {Language} from '../../lib/text.js';
import type {Intent} from '../module.js';
import {type Code, isCode} from './codes.js';
import type {MastermindCursor} from './cursor.js';
import {blanksOf, type Entry, edited, editKeys, emptyEntry, filled, put} from './entry.js';
import {colourLetters} from './notation.js';
import {badCode} from './rules.js';
import type {MastermindMove, MastermindView} from './types.js';

type CodeIntent = Intent<MastermindMove, MastermindCursor>;
type CodeTask = 'guess' | 'hide';

const digitsLabel = (colours: number): string => (colours < 10 ? `1-${colours}` : '1-9 0');

const isShowable = ({options}: MastermindView, task: CodeTask): boolean =>
  task === 'hide' && options.mode === 'pair';

/** All letters of the language are colours, whatever is in play, so that no key changes its meaning with the options. */
export const codeKeys = (view: MastermindView, task: CodeTask, language: Language): readonly Binding[] => {
  const {colours} = view.options;
  const letters = colourLetters[language];
  return [
    {
      keys: [...letters, ...letters.toLowerCase()],
      action: 'colour',
      word: 'keyLetters',
      label: letters.slice(0, colours),
      weight: 8,
    },
    {
      keys: [...'1234567890'],
      action: 'colour',
      word: 'keyLetters',
      label: digitsLabel(colours),
      weight: 0,
    },
    {keys: ['enter'], action: 'submit', word: 'keySubmit', weight: 9},
    ...(isShowable(view, task) ? [{keys: ['x'], action: 'show', word: 'keyShow', weight: 8}] : []),
    ...editKeys('keyColour'),
    {keys: ['f'], action: 'fill', word: 'keyFill', weight: 3},
    ...(task === 'guess' ? [{keys: ['e'], action: 'earlier', word: 'keyEarlier', weight: 3}] : []),
  ];
};

/** The colour that a letter or a digit stands for: 0 is the tenth. */
const colourOf = (key: Key, language: Language): number =>
  /\d/.test(key) ? (Number(key) + 9) % 10 : colourLetters[language].indexOf(key.toUpperCase());

/** The seat's own guesses that differ, by when they were last made. */
const ownGuesses = ({rows, eye}: MastermindView): readonly Code[] => {
  const own = rows.filter(({seat, guess}) => seat === eye && guess.length > 0).map(({guess}) => guess);
  return own.filter((guess, index) => !own.slice(index + 1).some(later => isSame(later, guess)));
};

const isSame = (a: Code, b: Code): boolean => a.every((colour, peg) => colour === b[peg]);

/** The guess before the one in the entry, or the last one if that is none of them; from the first round to the last. */
const earlier = (view: MastermindView, code: Code): Code | undefined => {
  const guesses = ownGuesses(view);
  const index = guesses.findIndex(guess => isSame(guess, code));
  return guesses.at(index === -1 ? -1 : index - 1);
};

const changedTo = (cursor: MastermindCursor, {place, values}: Entry): CodeIntent => ({
  type: 'cursor',
  cursor: {...cursor, place, code: values},
});
const refused = (cursor: MastermindCursor, refusal: Refusal): CodeIntent => ({
  type: 'refuse',
  refusal,
  cursor,
});

const submit = (view: MastermindView, cursor: MastermindCursor, task: CodeTask): CodeIntent => {
  const {options} = view;
  const {code} = cursor;
  const {missing, first} = blanksOf({place: cursor.place, values: code});
  if (missing > 0) return refused({...cursor, place: first}, {code: 'incomplete', data: {missing}});
  if (task === 'hide' && !isCode(options, code))
    return refused({...cursor, place: 0}, badCode(options, true));
  const {place, values} = emptyEntry(options.pegs);
  return {type: 'move', move: {type: task, code}, cursor: {...cursor, place, code: values, shown: false}};
};

const fill = (cursor: MastermindCursor, entry: Entry): CodeIntent => {
  const next = filled(entry);
  if (next !== undefined) return changedTo(cursor, next);
  return refused(cursor, {code: 'incomplete', data: {missing: blanksOf(entry).missing}});
};

const copyEarlier = (view: MastermindView, cursor: MastermindCursor): CodeIntent => {
  const code = earlier(view, cursor.code);
  return code === undefined
    ? refused(cursor, {code: 'no-earlier-row'})
    : changedTo(cursor, {place: 0, values: code});
};

export const interpretCodeKey = (
  view: MastermindView,
  cursor: MastermindCursor,
  key: Key,
  task: CodeTask,
  language: Language,
): CodeIntent | undefined => {
  const {colours} = view.options;
  const entry = {place: cursor.place, values: cursor.code};
  switch (actionOf(codeKeys(view, task, language), key)) {
    case undefined:
      return undefined;
    case 'colour': {
      const colour = colourOf(key, language);
      if (colour >= colours) return refused(cursor, {code: 'not-in-play', data: {colour, colours}});
      return changedTo(cursor, put(entry, colour));
    }
    case 'submit':
      return submit(view, cursor, task);
    case 'show':
      return {type: 'cursor', cursor: {...cursor, shown: !cursor.shown}};
    case 'fill':
      return fill(cursor, entry);
    case 'earlier':
      return copyEarlier(view, cursor);
    default: {
      const order = Array.from({length: colours}, (_, colour) => colour);
      const next = edited(entry, key, order);
      return next === undefined ? undefined : changedTo(cursor, next);
    }
  }
};
