import {type Key, namedKeys} from '../lib/keys.js';
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

/** Types a key into a text of at most `longest` characters. Every printable key is taken; other keys do nothing. */
export const typeInto = (text: string, key: Key, longest: number): Typed => {
  if (key === 'enter') return {type: 'done', text};
  if (key === 'escape') return {type: 'cancelled'};
  if (key === 'backspace') return {type: 'typing', text: withoutLast(text)};
  const character = key === 'space' ? ' ' : key;
  const isKey = namedKeys.some(name => name === character) || /^ctrl-.$/.test(character);
  return {type: 'typing', text: isKey || [...text].length >= longest ? text : text + character};
};

export const entryKeys: readonly ShellBinding<'accept' | 'shorten' | 'cancel'>[] = [
  {keys: ['enter'], action: 'accept', word: 'keyAccept', weight: 9},
  {keys: ['backspace'], action: 'shorten', word: 'keyShorten', weight: 8},
  {keys: ['escape'], action: 'cancel', word: 'keyCancel', weight: 11},
];

/** A text that is being typed, with a mark at its end. */
export const shownEntry = (text: string): string => `> ${text}_`;
