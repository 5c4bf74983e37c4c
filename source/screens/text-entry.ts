import type {Key} from '../lib/keys.js';
import {safeText} from '../lib/safe-text.js';
import {endOf, widthOf} from '../lib/width.js';

/** A text that is being typed. */
export type TextEntry = {readonly text: string; readonly mostColumns: number};

export type Typed =
  | {readonly type: 'typing'; readonly entry: TextEntry}
  | {readonly type: 'done'; readonly text: string}
  | {readonly type: 'cancelled'};

const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

/** The character that a key types. None of those that are seen as nothing, or that change what stands around them. */
const characterOf = (key: Key): string | undefined => {
  if (key === 'space') return ' ';
  if ([...key].length > 1) return undefined;
  // Behind a letter, since a mark alone can't be shown, and one that belongs to a letter is typed after it.
  return safeText(`a${key}`).includes('\u{FFFD}') ? undefined : key;
};

/** What a key does to a text: whatever can be shown is typed. Nothing for a key that means nothing here. */
export const typeKey = (entry: TextEntry, key: Key): Typed | undefined => {
  const {text, mostColumns} = entry;
  if (key === 'enter') return {type: 'done', text};
  if (key === 'escape') return {type: 'cancelled'};
  if (key === 'backspace') {
    const last = [...segmenter.segment(text)].at(-1);
    return {type: 'typing', entry: {text: text.slice(0, last?.index ?? 0), mostColumns}};
  }
  const character = characterOf(key);
  if (character === undefined) return undefined;
  const longer = (text + character).normalize('NFC');
  return {type: 'typing', entry: {text: widthOf(longer) <= mostColumns ? longer : text, mostColumns}};
};

/** The text with its name before it and the place where it goes on: of a longer one the end, in so many columns. */
export const entryLine = (name: string, {text}: TextEntry, columns: number, ellipsis: string): string =>
  `${name} ${endOf(safeText(`${text}_`), columns - widthOf(name) - 1, ellipsis)}`;
