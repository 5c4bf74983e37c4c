import type {Size} from '../lib/look.js';
import {widthOf} from '../lib/width.js';

/** How characters are drawn. An empty colour is the terminal's own. */
export type Paint = {readonly color?: string; readonly bold?: boolean};

/** Characters that are drawn alike. */
export type Span = Paint & {readonly text: string};

/** Lines, each of some spans. */
export type Block = readonly (readonly Span[])[];

/** A block and where its first character lies, in cells from the top left. */
export type Piece = {readonly left: number; readonly top: number; readonly block: Block};

/** Columns of a line. */
export const widthIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, {text}) => sum + widthOf(text), 0);

/** Lines from the top that pieces take. */
export const heightOf = (pieces: readonly Piece[]): number =>
  Math.max(0, ...pieces.map(({top, block}) => top + block.length));

export const moved = (pieces: readonly Piece[], left: number, top: number): readonly Piece[] =>
  pieces.map(piece => ({...piece, left: piece.left + left, top: piece.top + top}));

/** A character in its cell; the second cell of a wide one has an empty text. */
type Cell = Paint & {readonly text: string};

const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

/** Signs that take one column and stand for themselves: most of what is drawn. */
const simple = /^[\u{20}-\u{7e}\u{a0}-\u{2ff}\u{2010}-\u{2027}\u{2500}-\u{2669}]*$/u;

const cellsOf = ({text, ...paint}: Span): readonly Cell[] => {
  if (simple.test(text)) return [...text].map(char => ({text: char, ...paint}));
  return [...segmenter.segment(text)].flatMap(({segment}): readonly Cell[] => {
    const width = widthOf(segment);
    if (width === 0) return [];
    return [{text: segment, ...paint}, ...Array.from({length: width - 1}, () => ({text: '', ...paint}))];
  });
};

const blank: Cell = {text: ' '};

/** Puts cells on a line, and blanks the halves of wide characters that they leave. */
const putOn = (line: Cell[], cells: readonly Cell[], left: number): void => {
  for (const [index, cell] of cells.entries()) {
    const at = left + index;
    if (at < 0 || at >= line.length) continue;
    if (line[at]?.text === '' && index === 0) line[at - 1] = blank;
    line[at] = cell;
  }
  const after = left + cells.length;
  if (after > 0 && line[after]?.text === '') line[after] = blank;
  const last = line.length - 1;
  // A wide character that is cut by the edge is not drawn at all.
  if (after > line.length && cells[line.length - left]?.text === '') line[last] = blank;
};

const isAlike = (a: Paint, b: Paint): boolean =>
  (a.color ?? '') === (b.color ?? '') && (a.bold ?? false) === (b.bold ?? false);

/** The same cells in as few spans as can be. Blanks are drawn as what stands before them, and left out at the end. */
const joined = (cells: readonly Cell[]): readonly Span[] => {
  const last = cells.findLastIndex(({text}) => text.trim() !== '');
  const spans: Span[] = [];
  for (const {text, ...paint} of cells.slice(0, last + 1)) {
    const before = spans.at(-1);
    if (before !== undefined && (text === ' ' || text === '' || isAlike(before, paint)))
      spans[spans.length - 1] = {...before, text: before.text + text};
    else spans.push({text, ...paint});
  }
  return spans;
};

/** Pieces laid on a table of a size, later ones over earlier ones. What is beyond an edge is cut. */
export const layOnTable = ({columns, rows}: Size, pieces: readonly Piece[]): Block => {
  const lines = Array.from({length: rows}, () => Array.from({length: columns}, () => blank));
  for (const {left, top, block} of pieces)
    for (const [index, spans] of block.entries()) {
      const line = lines[top + index];
      if (line !== undefined) putOn(line, spans.flatMap(cellsOf), left);
    }
  return lines.map(joined);
};
