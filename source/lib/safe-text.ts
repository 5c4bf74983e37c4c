import {cutTo, widthOf} from './width.js';

declare const cleaned: unique symbol;
/** Text from outside that can be shown: one line, no control, bidirectional or invisible characters. */
export type SafeText = string & {readonly [cleaned]: true};

const replacement = '\u{FFFD}';
const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});
// Letters, marks, numbers, punctuation, symbols and the plain space are kept.
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
const mark = /^\p{M}$/u;
const emoji = /\p{Extended_Pictographic}/u;
const joinable = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const joiner = '\u200d';
// Printable by category, yet drawn as nothing: soft hyphen is Cf; Hangul fillers and Khmer vowels are letters.
const invisible =
  /^(?:[\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])$/u;

// What is joined to one picture, or made one letter, by more characters than this is not text.
const mostCharacters = 10;

const joins = (before: string | undefined, after: string | undefined): boolean =>
  joinable.test(before ?? '') && emoji.test(after ?? '');

const cleanGrapheme = (grapheme: string): string => {
  const characters = [...grapheme].slice(0, mostCharacters);
  let text = '';
  let marks = 0;
  for (const [index, character] of characters.entries()) {
    if (character === joiner && joins(characters[index - 1], characters[index + 1])) text += character;
    else if (!printable.test(character) || invisible.test(character)) text += replacement;
    else if (!mark.test(character)) {
      text += character;
      marks = 0;
    } else if (text === '') text = replacement;
    else if (marks++ < 2) text += character;
  }
  return text;
};

/**
 * Makes text from a file, an option, the environment or a file name fit for the screen: NFC, at most two marks on a
 * base and none without one, what may not be shown replaced by U+FFFD, cut to `columns` with an ellipsis.
 */
export const safeText = (text: string, columns = 200): SafeText => {
  let line = '';
  // Text that is far too long is not worth cleaning: each column has at most a base, two marks and joined parts.
  for (const {segment} of segmenter.segment(text.slice(0, columns * 64 + 64).normalize('NFC'))) {
    line += cleanGrapheme(segment);
    if (widthOf(line) > columns) break;
  }
  return cutTo(line, columns) as SafeText;
};
