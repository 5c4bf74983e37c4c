import type {Look, Size} from '../../lib/look.js';
import type {Layout} from './layout.js';
import type {LightsOutView} from './rules.js';

/** Signs by the state of their cell. */
type Signs = readonly string[];
/** A border as Ink takes it. */
type Border = Readonly<Record<`${'top' | 'bottom'}${'' | 'Left' | 'Right'}` | 'left' | 'right', string>>;

/** A border from its top, middle and bottom: first, repeated and last character of each. */
const border = (patterns: string): Border => {
  const [topLeft = '', top = '', topRight = '', left = '', , right = '', ...rest] = patterns;
  const [bottomLeft = '', bottom = '', bottomRight = ''] = rest;
  return {topLeft, top, topRight, left, right, bottomLeft, bottom, bottomRight};
};

/** The characters that a board is drawn with. */
export type Glyphs = {
  /** What fills a lamp, by state; the last line of a lamp is its lower edge. */
  readonly fill: readonly string[];
  readonly edge: readonly string[];
  readonly off: string;
  readonly frame: {readonly top: string; readonly middle: string; readonly bottom: string};
  readonly brackets: readonly [string, string];
  /** The signs of marked cells: where there is one column for them, and where there are three or more. */
  readonly marks: {readonly [size in 'small' | 'usual']: {readonly once: Signs; readonly twice: Signs}};
  /** The signs of cells that the cursor's press changes: by shape, and by state in a cell of one character. */
  readonly changes: {readonly [shape in LightsOutView['shape']]: string};
  readonly smallChanges: Signs;
  /** The frame of a board whose edges are walls, and of one whose edges join. */
  readonly walls: {readonly closed: Border; readonly open: Border};
  /** Where a board goes on beyond what is in sight. */
  readonly more: {readonly up: string; readonly down: string; readonly left: string; readonly right: string};
};

// A frame's three texts: first, repeated and last character of a line.
const blocks: Glyphs = {
  fill: [' ', '█', '█'],
  edge: [' ', '▀', '▀'],
  off: '·',
  frame: {top: '▛▀▜', middle: '▌ ▐', bottom: '▙▄▟'},
  brackets: ['[', ']'],
  marks: {
    small: {once: ['◇', '◆', '◆'], twice: ['₂', '²', '²']},
    usual: {once: ['◇', '◆', '◆'], twice: ['2', '2', '2']},
  },
  changes: {plus: '+', x: '×', square: '∷'},
  smallChanges: ['◦', '◘', '◘'],
  walls: {closed: border('╭─╮│ │╰─╯'), open: border('╭╌╮╎ ╎╰╌╯')},
  more: {up: '↑', down: '↓', left: '←', right: '→'},
};
const blocksOfThree: Glyphs = {
  ...blocks,
  fill: [' ', '▒', '█'],
  edge: [' ', '▒', '▀'],
  marks: {...blocks.marks, small: {once: ['◇', '◈', '◆'], twice: ['₂', '2', '²']}},
  smallChanges: ['◦', '▚', '◘'],
};
const ascii: Glyphs = {
  fill: [' ', '#', '#'],
  edge: [' ', ' ', ' '],
  off: '.',
  frame: {top: '+-+', middle: '| |', bottom: '+-+'},
  brackets: ['[', ']'],
  marks: {
    small: {once: ['o', '*', '@'], twice: ['%', '&', '$']},
    usual: {once: ['o', '*', '@'], twice: ['o2o', '*2*', '@2@']},
  },
  changes: {plus: '+', x: 'x', square: ':'},
  smallChanges: ['-', '+', '='],
  walls: {closed: border('+-+| |+-+'), open: border(':~:: ::~:')},
  more: {up: '^', down: 'v', left: '<', right: '>'},
};
const asciiOfThree: Glyphs = {...ascii, fill: [' ', '1', '2'], off: '.'};

/** The characters for a look and so many states. */
export const glyphsFor = (look: Look, states: number): Glyphs => {
  if (look.ascii) return states === 3 ? asciiOfThree : ascii;
  return states === 3 ? blocksOfThree : blocks;
};

/** A line of a frame: its first character, its second repeated, its last. */
export const bar = (pattern: string, width: number): string =>
  (pattern[0] ?? '') + (pattern[1] ?? '').repeat(width - 2) + (pattern[2] ?? '');

/** The lines of a cell without the cursor: a lamp, or a dot in the middle. */
export const lampLines = (glyphs: Glyphs, state: number, {columns, rows}: Size): readonly string[] => {
  if (state === 0) {
    const dot = ' '.repeat(Math.floor(columns / 2)) + glyphs.off + ' '.repeat(Math.floor(columns / 2));
    const middle = Math.floor((rows - 1) / 2);
    return Array.from({length: rows}, (_, row) => (row === middle ? dot : ' '.repeat(columns)));
  }
  const fill = glyphs.fill[state] ?? '?';
  if (rows === 1) return [fill.repeat(columns)];
  const edge = glyphs.edge[state] ?? '?';
  return Array.from({length: rows}, (_, row) => (row === rows - 1 ? edge : fill).repeat(columns));
};

/** Numbers along the top, each in the middle of its column; where they would touch, only some. */
const columnNumbers = (layout: Layout): string => {
  const pitch = layout.lamp.columns + 1;
  const widest = String(layout.left + layout.columns).length;
  const every = pitch > widest ? 1 : 5;
  let line = '';
  for (let shown = 0; shown < layout.columns; shown++) {
    const number = layout.left + shown + 1;
    if (every > 1 && number !== 1 && number % every !== 0) continue;
    const middle = shown * pitch + Math.floor(layout.lamp.columns / 2) + (layout.lamp.rows === 1 ? 1 : 0);
    line = line.padEnd(middle) + String(number);
  }
  return line;
};

/** The line of numbers over the board; an arrow at its ends where the board goes on. */
export const numberLine = (view: LightsOutView, layout: Layout, more: Glyphs['more']): string => {
  const inset = (layout.framed ? 1 : 0) + (layout.lamp.rows === 1 ? 0 : 1);
  const start = (layout.left > 0 ? more.left : '')
    .padStart(layout.labelWidth)
    .padEnd(layout.labelWidth + inset);
  if (layout.left + layout.columns === view.columns) return start + columnNumbers(layout);
  return start + columnNumbers(layout).padEnd(layout.columns * (layout.lamp.columns + 1) + 1) + more.right;
};
