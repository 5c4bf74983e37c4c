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
const joiner = '\u200d';
// Printable by category, yet drawn as nothing: soft hyphen is Cf; Hangul fillers and Khmer vowels are letters.
const invisible =
  /^(?:[\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])$/u;

const cleanGrapheme = (grapheme: string): string => {
  const isEmoji = emoji.test(grapheme);
  let text = '';
  let marks = 0;
  for (const character of grapheme) {
    if (character === joiner && isEmoji) text += character;
    else if (!printable.test(character) || invisible.test(character)) text += replacement;
    else if (!mark.test(character)) text += character;
    else if (marks++ < 2) text += character;
  }
  return text;
};

/**
 * Makes text from a file, an option, the environment or a file name fit for the screen: NFC, at most two marks on a
 * base, what may not be shown replaced by U+FFFD, cut to `columns` with an ellipsis.
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
