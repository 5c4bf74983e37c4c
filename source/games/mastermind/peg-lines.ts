import type {Colours, Look, Size} from '../../lib/look.js';
import type {Language} from '../../lib/text.js';
import {widthOf} from '../../lib/width.js';
import {type Glyphs, glyphsFor} from './glyphs.js';
import {colourLetters} from './notation.js';
import {type PegColours, pegColours} from './peg-colours.js';
import type {Peg, Pegs} from './sight.js';

/** Characters that are drawn alike. */
export type Span = {
  readonly text: string;
  readonly color?: string;
  readonly background?: string;
  readonly bold?: boolean;
};
/** Lines of the same width. */
export type Block = readonly (readonly Span[])[];

/** All that decides how a thing is drawn besides its size. */
export type Style = {
  readonly glyphs: Glyphs;
  readonly colours: Colours;
  readonly pegs: readonly PegColours[];
  readonly letters: string;
  /** Have pegs letters? */
  readonly lettered: boolean;
  /** May letters be bold? Of sixteen colours some terminals show bold ones brighter, black as grey. */
  readonly bold: boolean;
};

export const styleOf = (look: Look, language: Language): Style => ({
  glyphs: glyphsFor(look),
  colours: look.colours,
  pegs: pegColours(look, language),
  letters: colourLetters[language],
  lettered: look.letters,
  bold: look.level !== 1,
});

export const blanks = (columns: number): Span => ({text: ' '.repeat(Math.max(0, columns))});

/** A text with spaces after it up to a width. */
export const padded = (span: Span, columns: number): readonly Span[] => [
  span,
  blanks(columns - widthOf(span.text)),
];

const isPaintedAlike = (a: Span, b: Span): boolean =>
  a.color === b.color && a.background === b.background && a.bold === b.bold;

/** The same line in as few spans as can be; spaces that have no background are drawn as what stands before them. */
export const joined = (spans: readonly Span[]): readonly Span[] => {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    const isSpace = span.background === undefined && last?.background === undefined && !/\S/.test(span.text);
    if (last !== undefined && (isSpace || isPaintedAlike(last, span)))
      found[found.length - 1] = {...last, text: last.text + span.text};
    else found.push(span);
  }
  return found;
};

/** Columns of a line. */
export const widthIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, {text}) => sum + widthOf(text), 0);

/** A block with empty lines above and below it, so that it is in the middle. */
export const inMiddle = (line: readonly Span[], columns: number, rows: number): Block => {
  const middle = Math.floor((rows - 1) / 2);
  return Array.from({length: rows}, (_, row) => (row === middle ? line : [blanks(columns)]));
};

/** Blocks of as many lines side by side. */
export const beside = (blocks: readonly Block[]): Block =>
  (blocks[0] ?? []).map((_, row) => blocks.flatMap(block => block[row] ?? []));

/** A character in the middle of a peg's place. */
const lone = (span: Span, {columns, rows}: Size): Block => {
  const side = Math.floor((columns - 1) / 2);
  return inMiddle([blanks(side), span, blanks(columns - 1 - side)], columns, rows);
};

/** A round peg with a character on it. `fill` is what it is filled with around that. */
const disc = (
  glyphs: Glyphs,
  sign: Span,
  fill: string,
  {edge, size}: {readonly edge: string; readonly size: Size},
): Block => {
  const {columns, rows} = size;
  const {text: _, ...paint} = sign;
  const [left, right] = glyphs.sides.map((text): Span => ({text, color: edge}));
  const inside = columns - 2;
  const side = fill.repeat((inside - 1) / 2);
  const line = (text: string): readonly Span[] => [
    left ?? blanks(1),
    {...paint, text: side + text + side},
    right ?? blanks(1),
  ];
  if (rows === 1) return [line(sign.text)];
  const end = (text: string): readonly Span[] => [{text: ` ${text.repeat(inside)} `, color: edge}];
  const middle = Math.floor((rows - 1) / 2);
  return [
    end(glyphs.top),
    ...Array.from({length: rows - 2}, (_, row) => line(row + 1 === middle ? sign.text : fill)),
    end(glyphs.bottom),
  ];
};

/** A peg of a colour. Where it is one character its letter is the peg, and always there. */
export const colourPeg = (style: Style, colour: number, size: Size): Block => {
  const {fill, edge, ink} = style.pegs[colour] ?? {fill: '', edge: '', ink: ''};
  const letter = style.lettered || size.columns === 1 ? (style.letters[colour] ?? '?') : ' ';
  const sign: Span = {text: letter, color: ink, background: fill, bold: style.bold};
  return size.columns === 1 ? [[sign]] : disc(style.glyphs, sign, ' ', {edge, size});
};

const pegBlock = (style: Style, peg: Peg, size: Size): Block => {
  const {glyphs, colours} = style;
  switch (peg.type) {
    case 'colour':
      return colourPeg(style, peg.colour, size);
    case 'advised':
      return lone({text: style.letters[peg.colour] ?? '?', color: colours.muted}, size);
    case 'empty':
      return lone({text: glyphs.empty, color: colours.muted}, size);
    case 'dot':
      return lone({text: glyphs.dot, color: colours.muted}, size);
    case 'unseen':
    case 'hidden': {
      const text = glyphs[peg.type];
      const sign: Span = {text, color: colours.muted};
      const fill = peg.type === 'unseen' ? text : ' ';
      return size.columns === 1 ? [[sign]] : disc(glyphs, sign, fill, {edge: colours.muted, size});
    }
  }
};

/** What stands between two places: nothing, or a side of the cursor. */
const gapBlock = ({glyphs, colours}: Style, side: 0 | 1 | undefined, rows: number): Block => {
  if (side === undefined) return Array.from({length: rows}, () => [blanks(1)]);
  const paint = {color: colours.accent, bold: true};
  if (rows === 1) return [[{text: glyphs.brackets[side], ...paint}]];
  const [top = '', middle = '', bottom = ''] = glyphs.frame[side];
  return Array.from({length: rows}, (_, row) => [
    {text: row === 0 ? top : row === rows - 1 ? bottom : middle, ...paint},
  ]);
};

/** Pegs beside each other, a column before, between and after them, in which the cursor stands. */
export const pegsBlock = (style: Style, {pegs, pointed}: Pegs, size: Size): Block => {
  const gap = (before: number): Block =>
    gapBlock(style, pointed === before ? 0 : pointed === before - 1 ? 1 : undefined, size.rows);
  return beside([
    ...pegs.flatMap((peg, place) => [gap(place), pegBlock(style, peg, size)]),
    gap(pegs.length),
  ]);
};
