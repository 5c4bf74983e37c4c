import type {Size} from '../lib/look.js';
import {widthOf} from '../lib/width.js';

/** How a character is drawn; an empty colour is the terminal's own. */
export type Ink = {readonly color?: string; readonly bold?: boolean; readonly inverse?: boolean};

/** A run of characters that are drawn alike. */
export type Span = Ink & {readonly text: string};

/** A place of a canvas: empty text is the second column of the character before it. */
type Cell = {readonly text: string; readonly ink: Ink};

/** A picture of character cells, on which later things lie over earlier ones and nothing leaves the edge. */
export type Canvas = {
  readonly size: Size;
  /** Writes a text from a column and a row on, both from 0; what has no room is left out. */
  write(column: number, row: number, text: string, ink?: Ink): void;
  /** Each row in runs, without the blanks at its end. */
  rows(): readonly (readonly Span[])[];
};

const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});
const plain: Ink = {};
const blank: Cell = {text: ' ', ink: plain};

const isAlike = (a: Ink, b: Ink): boolean =>
  (a.color ?? '') === (b.color ?? '') && a.bold === b.bold && a.inverse === b.inverse;

const spansOf = (cells: readonly Cell[]): readonly Span[] => {
  const spans: {text: string; ink: Ink}[] = [];
  const end = cells.findLastIndex(({text, ink}) => text !== ' ' || ink.inverse === true);
  for (const {text, ink} of cells.slice(0, end + 1)) {
    const last = spans.at(-1);
    // What is behind a blank can't be told apart, but for a blank that is inverse.
    if (
      last !== undefined &&
      (isAlike(last.ink, ink) || (text === ' ' && ink.inverse !== true && last.ink.inverse !== true))
    )
      last.text += text;
    else spans.push({text, ink});
  }
  return spans.map(({text, ink}) => ({...ink, text}));
};

export const createCanvas = (size: Size): Canvas => {
  const {columns, rows} = size;
  const cells = Array.from({length: rows}, () => Array.from({length: columns}, () => blank));

  /** A character that is written over loses both its columns. */
  const clear = (line: Cell[], at: number): void => {
    if (line[at]?.text === '' && at > 0) line[at - 1] = blank;
    if (line[at + 1]?.text === '') line[at + 1] = blank;
  };

  return {
    size,
    write(column, row, text, ink = plain) {
      const line = cells[row];
      if (line === undefined) return;
      let at = column;
      for (const {segment} of segmenter.segment(text)) {
        const width = widthOf(segment);
        if (width === 0) continue;
        if (at >= 0 && at + width <= columns) {
          for (let more = 0; more < width; more++) clear(line, at + more);
          line[at] = {text: segment, ink};
          if (width === 2) line[at + 1] = {text: '', ink};
        }
        at += width;
      }
    },
    rows: () => cells.map(spansOf),
  };
};
