import type {Size} from '../../lib/look.js';
import {bar, type Glyphs, lampLines} from './glyphs.js';
import type {LightsOutView} from './rules.js';

/** What a cell shows. */
export type CellSigns = {
  readonly state: number;
  /** How often it is marked, twice at most. */
  readonly marks: number;
  /** The shape of the cursor's press, where that changes this cell and it has to be shown. */
  readonly changes: LightsOutView['shape'] | undefined;
  readonly pointed: boolean;
};

/** Characters that are drawn alike: as the lamp, as what belongs to the cursor, or as a mark. */
export type Span = {readonly text: string; readonly ink: 'lamp' | 'cursor' | 'mark'};
type Line = readonly Span[];

const lamp = (text: string): Span => ({text, ink: 'lamp'});
const cursor = (text: string): Span => ({text, ink: 'cursor'});

const markOf = ({marks}: Glyphs, signs: CellSigns, columns: number): string =>
  (columns < 3 ? marks.small : marks.usual)[signs.marks === 1 ? 'once' : 'twice'][signs.state] ?? '?';

/** A line with a text in its middle. */
const withMiddle = (line: string, middle: Span): Line => {
  const left = (line.length - middle.text.length) / 2;
  return [lamp(line.slice(0, left)), middle, lamp(line.slice(left + middle.text.length))];
};

/** What stands in the middle of a lamp, if anything: a mark comes before the sign of a cell that is to change. */
const signOf = (glyphs: Glyphs, signs: CellSigns, columns: number): Span | undefined => {
  if (signs.marks === 0)
    return signs.changes === undefined ? undefined : cursor(glyphs.changes[signs.changes]);
  const text = markOf(glyphs, signs, columns);
  // A little space around it where the lamp is still seen beside that.
  return {text: columns >= text.length + 4 ? ` ${text} ` : text, ink: 'mark'};
};

/** A lamp, and a sign in its middle. */
const signedLines = (glyphs: Glyphs, signs: CellSigns, size: Size): readonly Line[] => {
  const sign = signOf(glyphs, signs, size.columns);
  const middle = Math.floor((size.rows - 1) / 2);
  return lampLines(glyphs, signs.state, size).map((line, row) =>
    sign !== undefined && row === middle ? withMiddle(line, sign) : [lamp(line)],
  );
};

/** A cell under the cursor: its frame, and what it holds is the light. */
const framedLines = (glyphs: Glyphs, signs: CellSigns, size: Size): readonly Line[] => {
  const [left = '', , right = ''] = glyphs.frame.middle;
  const inside = {columns: size.columns - 2, rows: size.rows - 2};
  const lines = signedLines({...glyphs, edge: glyphs.fill}, signs, inside);
  return [
    [cursor(bar(glyphs.frame.top, size.columns))],
    ...lines.map(line => [cursor(left), ...line, cursor(right)]),
    [cursor(bar(glyphs.frame.bottom, size.columns))],
  ];
};

/** A cell under the cursor that is too low for a frame: brackets instead. */
const bracketedLines = (glyphs: Glyphs, signs: CellSigns, size: Size): readonly Line[] => {
  const [left, right] = glyphs.brackets;
  const lines = signedLines(glyphs, signs, {columns: size.columns - 2, rows: size.rows});
  return lines.map(line => [cursor(left), ...line, cursor(right)]);
};

/** The lines of a cell of at least 3 x 2 characters. */
export const cellLines = (glyphs: Glyphs, signs: CellSigns, size: Size): readonly Line[] => {
  if (!signs.pointed) return signedLines(glyphs, signs, size);
  return size.rows >= 3 ? framedLines(glyphs, signs, size) : bracketedLines(glyphs, signs, size);
};

/** A cell of one character; the cursor stands beside it. */
export const smallCell = (glyphs: Glyphs, signs: CellSigns): Span => {
  if (signs.marks > 0) return {text: markOf(glyphs, signs, 1), ink: 'mark'};
  if (signs.changes === undefined)
    return lamp(signs.state === 0 ? glyphs.off : (glyphs.fill[signs.state] ?? '?'));
  // A lit cell keeps the lamp's colour, so that its state shows by that too.
  return {text: glyphs.smallChanges[signs.state] ?? '?', ink: signs.state === 0 ? 'cursor' : 'lamp'};
};
