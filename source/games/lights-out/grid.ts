/*
 * Grids of other programs as rows of characters, before anybody knows what the characters mean. A line is a row, or
 * several with `|` between; the cells stand side by side, or have one space, tab or comma between them.
 */
import type {Line} from './level-file.js';

/** A character and where it stands; columns are from 1. */
type Glyph = {readonly character: string; readonly column: number};
/** The place in a file that fits nothing. */
export type Spot = Glyph & {readonly number: number};
/** A row without cells is a blank line. `end` is the column after the last cell; `bad` is where it is no row any more. */
export type GridRow = {
  readonly number: number;
  readonly cells: readonly Glyph[];
  readonly end: number;
  readonly bad?: Spot;
};
export type Grid = {readonly comments: readonly Line[]; readonly rows: readonly GridRow[]};

// What says that the character before it is drawn as text or as a picture is no cell of its own.
const selectors = ['\ufe0e', '\ufe0f'];
// Hangul fillers and the blank of Braille are drawn as nothing.
const visible = /^(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]$/u;
const isBlank = (glyph: Glyph | undefined): boolean => glyph?.character === ' ' || glyph?.character === '\t';

/** The character that `--lit` names, as grids have it. */
export const litCharacter = (lit: string | undefined): string | undefined =>
  lit === undefined ? undefined : [...lit].filter(character => !selectors.includes(character)).join('');

const glyphsOf = (text: string): readonly Glyph[] =>
  [...text].flatMap((character, index) =>
    selectors.includes(character) ? [] : [{character, column: index + 1}],
  );

/** Which characters stand between cells: none of them does where it is the lit cell. */
const separates = (glyph: Glyph | undefined, lit: string | undefined): boolean =>
  glyph !== undefined && glyph.character !== lit && [' ', '\t', ',', '|'].includes(glyph.character);

const readRow = (glyphs: readonly Glyph[], number: number, lit: string | undefined): GridRow => {
  const cells: Glyph[] = [];
  const rowTo = (bad?: Glyph): GridRow => ({
    number,
    cells,
    end: (cells.at(-1)?.column ?? 0) + 1,
    ...(bad === undefined ? {} : {bad: {...bad, number}}),
  });
  const between = separates(glyphs[1], lit) ? glyphs[1]?.character : undefined;
  for (let index = 0; index < glyphs.length; index++) {
    if (between !== undefined && index > 0) {
      const separator = glyphs[index];
      if (separator?.character !== between || index === glyphs.length - 1) return rowTo(separator);
      index += between === ',' && glyphs[index + 1]?.character === ' ' ? 2 : 1;
    }
    const cell = glyphs[index];
    if (cell === undefined || separates(cell, lit) || !visible.test(cell.character)) return rowTo(cell);
    cells.push(cell);
  }
  return rowTo();
};

const withoutBlanks = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  let [start, end] = [0, glyphs.length];
  while (start < end && isBlank(glyphs[start])) start++;
  while (end > start && isBlank(glyphs[end - 1])) end--;
  return glyphs.slice(start, end);
};

/** The parts of a line between its bars; a bar may also stand before the first and after the last. */
const partsOf = (glyphs: readonly Glyph[], lit: string | undefined): readonly (readonly Glyph[])[] => {
  const bars = glyphs.flatMap(({character}, index) => (character === '|' && lit !== '|' ? [index] : []));
  const ends = [...bars, glyphs.length];
  const parts: (readonly Glyph[])[] = [];
  let start = 0;
  for (const end of ends) {
    const part = withoutBlanks(glyphs.slice(start, end));
    // Nothing between two bars is refused where the second stands, and what follows does not count.
    if (part.length === 0 && start > 0 && end < glyphs.length) return [...parts, glyphs.slice(end, end + 1)];
    if (part.length > 0) parts.push(part);
    start = end + 1;
  }
  return parts;
};

const readLine = ({text, number}: Line, lit: string | undefined): readonly GridRow[] => {
  if (text === '') return [{number, cells: [], end: 1}];
  const glyphs = glyphsOf(text);
  const parts = partsOf(glyphs, lit);
  const [first = {character: '', column: 1}] = withoutBlanks(glyphs);
  if (parts.length === 0) return [{number, cells: [], end: 1, bad: {...first, number}}];
  return parts.map(part => readRow(part, number, lit));
};

const named = /^#\s*(?:title|author|shape|wrap|states)(?:\.[a-z]+)?\s*:/;
const hashRow = /^[#.][#., \t|]*$/;
const commentStart = /^(?:;|\/\/|#\s*\p{L}|#\s)/u;

/**
 * Is a line that begins as comments do a row all the same? Dropping a row would make another board of the file, so it is
 * one if it can be and is as wide as the first line that is surely a row, or if there is no such line.
 */
const isRow = (rows: readonly GridRow[], width: number | undefined): boolean =>
  rows.every(({cells, bad}) => bad === undefined && (width === undefined || cells.length === width));

const isSure = ({text}: Line): boolean => hashRow.test(text) || !commentStart.test(text);

const isBlankRow = ({cells, bad}: GridRow): boolean => cells.length === 0 && bad === undefined;

/** Takes the lines of a file for comments and rows; blank lines around the rows are left out. */
export const gridOf = (lines: readonly Line[], lit: string | undefined): Grid => {
  const read = lines.map(line => ({line, rows: readLine(line, lit)}));
  const first = read.find(({line}) => line.text !== '' && isSure(line))?.rows[0];
  const isComment = ({line, rows}: (typeof read)[number]): boolean => {
    if (isSure(line)) return false;
    const anyWidth = lit !== undefined && lit !== '' && line.text.startsWith(lit);
    return named.test(line.text) || !isRow(rows, anyWidth ? undefined : first?.cells.length);
  };
  const comments = read.filter(isComment);
  const kept = read.filter(each => !isComment(each)).flatMap(({rows}) => rows);
  const start = kept.findIndex(row => !isBlankRow(row));
  const end = kept.findLastIndex(row => !isBlankRow(row));
  return {
    comments: comments.map(({line}) => line).filter(({text}) => text.startsWith('#')),
    rows: start < 0 ? [] : kept.slice(start, end + 1),
  };
};
