import type {Key} from '../lib/keys.js';
import {safeText} from '../lib/safe-text.js';
import {endOf, widthOf} from '../lib/width.js';
import type {ShellBinding} from './screen.js';

/** What a key makes of a text that is being typed. */
export type Typed =
  | {readonly type: 'typing'; readonly text: string}
  | {readonly type: 'done'; readonly text: string}
  | {readonly type: 'cancelled'};

const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

/** A text without its last character, as a person sees characters. */
const withoutLast = (text: string): string =>
  [...segmenter.segment(text)]
    .slice(0, -1)
    .map(({segment}) => segment)
    .join('');

const joiner = '\u200d';
const joinable = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u;

/** The character that a key types. None of those that are seen as nothing, or that change what stands around them. */
const characterOf = (key: Key): string => {
  if (key === 'space') return ' ';
  if ([...key].length > 1) return '';
  // Behind a letter, since a mark alone can't be shown, and one that belongs to a letter is typed after it.
  return safeText(`a${key}`).includes('\u{FFFD}') ? '' : key;
};

/** Types a key into a text of at most `longest` columns. Every key that can be shown is taken; other keys do nothing. */
export const typeInto = (text: string, key: Key, longest: number): Typed => {
  if (key === 'enter') return {type: 'done', text};
  if (key === 'escape') return {type: 'cancelled'};
  if (key === 'backspace') return {type: 'typing', text: withoutLast(text)};
  // A joiner makes one picture of those before and after it; anywhere else it is nothing.
  const character = key === joiner && joinable.test(text) ? key : characterOf(key);
  const longer = (text + character).normalize('NFC');
  return {type: 'typing', text: widthOf(longer) <= longest ? longer : text};
};

export const entryKeys: readonly ShellBinding<'accept' | 'shorten' | 'cancel'>[] = [
  {keys: ['enter'], action: 'accept', word: 'keyAccept', weight: 9},
  {keys: ['backspace'], action: 'shorten', word: 'keyShorten', weight: 8},
  {keys: ['escape'], action: 'cancel', word: 'keyCancel', weight: 11},
];

/** A text that is being typed, with a mark at its end. */
export const shownEntry = (text: string): string => `> ${text}_`;

/** A text that is being typed after its name: of a longer one the end, in so many columns. */
export const namedEntry = (name: string, text: string, columns: number, ellipsis: string): string =>
  `${name} ${endOf(safeText(`${text}_`), columns - widthOf(name) - 1, ellipsis)}`;
