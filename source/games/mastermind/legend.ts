import {padTo} from '../../lib/width.js';
import type {ColourFact} from './colour-facts.js';
import type {Layout} from './measure.js';
import {blanks, colourPeg, type Span, type Style} from './peg-lines.js';
import {markSpan} from './row-lines.js';

/** What the list of colours says of one. */
export type Entry = {
  readonly colour: number;
  readonly name: string;
  readonly fact: ColourFact;
  /** The fact in a word; empty where nothing is known. */
  readonly word: string;
};

const unknown = '?';
const marks = {placed: 2, in: 1, out: 0} as const;

/** A colour of the list: a peg, its name and what is known of it, as much as there is room for. Letters are always there. */
const entrySpans = (style: Style, layout: Layout, entry: Entry): readonly Span[] => {
  const {colour, name, fact, word} = entry;
  const {detail = 'short', place} = layout.legend ?? {};
  const [peg = []] = colourPeg({...style, lettered: true}, colour, {columns: 3, rows: 1});
  const muted = {color: style.colours.muted};
  const mark = fact === 'unknown' ? {text: unknown, ...muted} : markSpan(style, marks[fact]);
  const {text: _, bold: __, ...paint} = mark;
  if (detail === 'short') return place === 'beside' ? [...peg, blanks(1), mark] : [...peg, mark];
  const nameWidth = layout.nameWidth;
  const named: Span = {text: ` ${padTo(name, nameWidth)} `, ...(fact === 'out' ? muted : {})};
  if (detail === 'named') return [...peg, named, blanks(1), mark];
  const wordWidth = layout.itemWidth - nameWidth - 8;
  return [...peg, named, blanks(1), mark, {text: ` ${padTo(word, wordWidth)}`, ...paint}];
};

/** Entries in lines of so many beside each other, with a column between them. */
export const legendLines = (
  style: Style,
  layout: Layout,
  entries: readonly Entry[],
): readonly (readonly Span[])[] => {
  const {itemsPerLine} = layout;
  const lines = Array.from({length: Math.ceil(entries.length / itemsPerLine)}, (_, line) =>
    entries.slice(line * itemsPerLine, (line + 1) * itemsPerLine),
  );
  return lines.map(line =>
    line.flatMap((entry, index) => [
      ...(index === 0 ? [] : [blanks(1)]),
      ...entrySpans(style, layout, entry),
    ]),
  );
};
