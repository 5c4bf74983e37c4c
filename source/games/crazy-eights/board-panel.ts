import type {Piece, Span} from '../../kit/card-canvas.js';
import type {Size} from '../../lib/look.js';
import {cutTo} from '../../lib/width.js';
import type {Pen} from './board-parts.js';
import {knownLines} from './known-text.js';
import {sheetLines, sheetTable} from './sheet-text.js';
import type {CrazyEightsView} from './types.js';

/** Columns of a panel, and what parts it from what is at its left: two columns, a wall, a column. */
const panelColumns = 32;
const wallColumns = 4;
/** From so many columns on there is a panel, and from so many there are two. */
const oneFrom = 110;
const twoFrom = 164;

/** Columns that the panels take in a room. */
export const panelsIn = (columns: number): number => {
  if (columns < oneFrom) return 0;
  return (panelColumns + wallColumns) * (columns < twoFrom ? 1 : 2);
};

/** Lines under a title. */
type Section = {readonly title: string; readonly lines: readonly string[]};

const sectionsOf = ({text}: Pen, view: CrazyEightsView): readonly Section[] => {
  const isOpen = view.phase === 'interval' || view.phase === 'over';
  const known = {
    title: text.say('aidKnown'),
    lines: view.eye === 'all' || isOpen ? [] : knownLines(view, text),
  };
  const sheet = {
    title: text.say('aidSheet'),
    lines: isOpen ? sheetLines(view, text) : sheetTable(view, text),
  };
  return [sheet, known].filter(({lines}) => lines.length > 0);
};

type PanelLine = readonly [text: string, kind: 'title' | 'line'];

/** A panel's lines in a height: every section has a part, the first as much as it needs if that leaves the others half. */
const linesIn = (sections: readonly Section[], rows: number): readonly PanelLine[] => {
  const [first, second] = sections;
  if (first === undefined) return [];
  const most =
    second === undefined ? rows - 1 : Math.max(Math.floor(rows / 2) - 1, rows - 3 - second.lines.length);
  const own = first.lines.slice(0, Math.max(0, most));
  const lines = [[first.title, 'title'] as const, ...own.map(line => [line, 'line'] as const)];
  if (second === undefined) return lines;
  return [...lines, ['', 'line'] as const, ...linesIn([second], rows - lines.length - 1)];
};

const lineSpan = ({style: {glyphs, colours}}: Pen, [line, kind]: PanelLine): Span => {
  // What is cut there is cut with a sign that is not in ASCII.
  const plain = glyphs.ellipsis === '…' ? line : line.replaceAll('…', '.');
  const text = cutTo(plain, panelColumns, glyphs.ellipsis);
  return kind === 'title' ? {text, color: colours.accent, bold: true} : {text};
};

/** The score sheet and what is known, at the right edge of a room. The walls are at least `least` lines high. */
export const panelPieces = (
  pen: Pen,
  view: CrazyEightsView,
  {columns, rows}: Size,
  least: number,
): readonly Piece[] => {
  const {glyphs, colours} = pen.style;
  const sections = sectionsOf(pen, view);
  const panels =
    panelsIn(columns) > panelColumns + wallColumns ? sections.map(section => [section]) : [sections];
  const blocks = panels.map(each => linesIn(each, rows).map(line => [lineSpan(pen, line)]));
  const height = Math.max(least, ...blocks.map(({length}) => length));
  const wall = Array.from({length: height}, () => [{text: glyphs.plain.down, color: colours.muted}]);
  return blocks.flatMap((block, index): readonly Piece[] => {
    const left = columns - (panelColumns + wallColumns) * (panels.length - index);
    return [
      {left: left + 2, top: 0, block: wall},
      {left: left + wallColumns, top: 0, block},
    ];
  });
};
