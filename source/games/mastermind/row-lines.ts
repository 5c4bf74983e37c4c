import {cutTo} from '../../lib/width.js';
import type {Answer} from './feedback.js';
import {besideGap, type Layout} from './measure.js';
import {
  type Block,
  beside,
  blanks,
  inMiddle,
  padded,
  pegsBlock,
  type Span,
  type Style,
  widthIn,
} from './peg-lines.js';
import type {Choosing, Line, Pegs} from './sight.js';

const signs = ['0', 'X', '#'] as const;

/** A mark in its colour; a dot for one that is not chosen. */
export const markSpan = ({glyphs, colours}: Style, mark: number | undefined): Span => {
  if (mark === 2) return {text: signs[2], color: colours.good, bold: true};
  if (mark === 1) return {text: signs[1], color: colours.second, bold: true};
  return {text: mark === 0 ? signs[0] : glyphs.dot, color: colours.muted};
};

type Gap = (place: number) => Span;

/** Marks with a column before, between and after them. */
const marksApart = (style: Style, marks: readonly number[], gap: Gap): readonly Span[] => [
  ...marks.flatMap((mark, place) => [gap(place), markSpan(style, mark)]),
  gap(marks.length),
];

/** Two counts, each with its sign. */
const countSpans = (style: Style, counts: readonly number[], gap: Gap): readonly Span[] =>
  ([2, 1] as const).flatMap((mark, place) => {
    const count = counts[place] ?? -1;
    const {text: _, ...paint} = markSpan(style, count === 0 ? 0 : mark);
    const number = count < 0 ? markSpan(style, undefined) : {text: String(count), ...paint};
    const before = place === 0 ? [] : [blanks(1)];
    const after = gap(2 * place + 1);
    return [...before, gap(2 * place), number, after, {text: signs[mark], ...paint}];
  });

const noGap: Gap = () => blanks(1);

const answerSpans = (style: Style, layout: Layout, answer: Answer): readonly Span[] => {
  if (answer.type === 'counts') return countSpans(style, [answer.well, answer.misplaced], noGap);
  return layout.marks === 'close'
    ? answer.marks.map(mark => markSpan(style, mark))
    : marksApart(style, answer.marks, noGap);
};

/** Marks that are being chosen, the cursor around one of them. */
const choosingSpans = (style: Style, {marks, pointed}: Choosing, kind: Counted): readonly Span[] => {
  const bracket = (side: 0 | 1): Span => ({
    text: style.glyphs.brackets[side],
    color: style.colours.accent,
    bold: true,
  });
  // Two counts have two gaps each, marks share them.
  const isPair = kind === 'counts';
  const gap: Gap = place => {
    if (place === (isPair ? 2 * pointed : pointed)) return bracket(0);
    return place === (isPair ? 2 * pointed : pointed) + 1 ? bracket(1) : blanks(1);
  };
  return isPair ? countSpans(style, marks, gap) : marksApart(style, marks, gap);
};

type Counted = Answer['type'];

const fill = (spans: readonly Span[], columns: number): readonly Span[] => [
  ...spans,
  blanks(columns - widthIn(spans)),
];

const leftSpans = (
  {glyphs, colours}: Style,
  {left: shown, digits}: Layout,
  left: Line['left'],
): readonly Span[] => {
  if (left === undefined) return [];
  const [before, after] = left.map(count => String(count ?? '').padStart(digits));
  const first = shown === 'both' ? [{text: `${before} `, color: colours.muted}] : [];
  return [
    blanks(2),
    ...first,
    {text: `${glyphs.becomes} `, color: colours.muted},
    {text: after ?? '', ...(left[1] === 0 ? {color: colours.bad} : {})},
  ];
};

/** What stands before the pegs: the row's sign, its number, and whether it contradicts another. */
const prefixSpans = (style: Style, layout: Layout, row: RowProps): readonly Span[] => {
  const {glyphs, colours} = style;
  const {line, more} = row;
  const sign = line.isCurrent ? glyphs.current : more === undefined ? ' ' : glyphs.more[more];
  return [
    {text: `${sign} `, color: colours.accent, bold: line.isCurrent},
    {
      text: String(row.number).padStart(layout.numberWidth),
      color: line.isCurrent ? colours.accent : colours.muted,
      bold: line.isCurrent,
    },
    {text: line.isInConflict ? glyphs.conflict : ' ', color: colours.bad, bold: true},
  ];
};

/** A row, and what its drawing needs besides it. */
export type RowProps = {
  readonly line: Line;
  /** Its number, from 1. */
  readonly number: number;
  /** Are there rows beyond this one that are not in sight? */
  readonly more: 'up' | 'down' | undefined;
  /** What stands in the place of an answer. */
  readonly note: string | undefined;
  readonly feedback: Counted;
};

const resultSpans = (style: Style, layout: Layout, {line, note, feedback}: RowProps): readonly Span[] => {
  const columns = layout.answerWidth + layout.leftWidth;
  if (note !== undefined) return fill([{text: cutTo(note, columns, ''), color: style.colours.bad}], columns);
  const air = layout.framed ? [blanks(1)] : [];
  const answer =
    line.choosing !== undefined
      ? choosingSpans(style, line.choosing, feedback)
      : line.answer === undefined
        ? []
        : answerSpans(style, layout, line.answer);
  const left = layout.left === 'none' ? [] : leftSpans(style, layout, line.left);
  return fill([...fill([...air, ...answer], layout.answerWidth), ...left], columns);
};

const otherBlock = (style: Style, layout: Layout, {other}: Line): Block => {
  const {rows} = layout.peg;
  if (layout.other === 'none' || other === undefined) return Array.from({length: rows}, () => []);
  const wall = {text: ` ${style.glyphs.wall.down} `, color: style.colours.muted};
  const air = layout.framed ? [blanks(1)] : [];
  const answer = other.answer === undefined ? [] : answerSpans(style, layout, other.answer);
  return beside([
    Array.from({length: rows}, () => [wall]),
    layout.other === 'pegs' ? pegsBlock(style, other, layout.peg) : Array.from({length: rows}, () => []),
    inMiddle(fill([...air, ...answer], layout.answerWidth), layout.answerWidth, rows),
  ]);
};

/** The lines of a row. */
export const rowBlock = (style: Style, layout: Layout, row: RowProps): Block => {
  const {rows} = layout.peg;
  const prefix = prefixSpans(style, layout, row);
  const result = resultSpans(style, layout, row);
  return beside([
    inMiddle(prefix, widthIn(prefix), rows),
    pegsBlock(style, row.line, layout.peg),
    inMiddle(result, widthIn(result), rows),
    otherBlock(style, layout, row.line),
  ]);
};

/** The code in a row of its own, a word after it. */
export const codeBlock = (style: Style, layout: Layout, code: Pegs, word: string): Block => {
  const {rows} = layout.peg;
  const isCurrent = code.pointed !== undefined;
  const before = layout.numberWidth + 3;
  const sign: Span = {text: isCurrent ? style.glyphs.current : ' ', color: style.colours.accent, bold: true};
  const after = layout.inner - before - layout.pegsWidth;
  const room = layout.answerWidth + layout.leftWidth - 1;
  const said: Span = {
    text: cutTo(word, room, ''),
    color: isCurrent ? style.colours.accent : style.colours.muted,
  };
  return beside([
    inMiddle(padded(sign, before), before, rows),
    pegsBlock(style, code, layout.peg),
    inMiddle(fill([blanks(1), said], after), after, rows),
  ]);
};

/** The names over the two halves of a duel. */
export const headSpans = (
  style: Style,
  layout: Layout,
  names: readonly [string, string],
): readonly Span[] => {
  const before = layout.numberWidth + 4;
  const half = layout.pegsWidth - 1 + layout.answerWidth + layout.leftWidth;
  const other = layout.inner - before - half - besideGap;
  const color = style.colours.muted;
  const wall = {text: ` ${style.glyphs.wall.down} `, color};
  const [own, opposite] = names;
  const indent = layout.other === 'pegs' ? 1 : 0;
  return [
    blanks(before),
    ...padded({text: cutTo(own, half, ''), color, bold: true}, half),
    wall,
    blanks(indent),
    ...padded({text: cutTo(opposite, other - indent, ''), color, bold: true}, other - indent),
  ];
};
