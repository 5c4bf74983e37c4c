import type {Refusal} from '../../engine/game.js';
import type {Key} from '../../lib/keys.js';
import type {Random} from '../../lib/random.js';
import type {GameText} from '../../lib/text.js';
import type {Drawing, Note, Stroke} from '../module.js';
import {powerText, solutions} from './aids.js';
import {cellBeside, type LightsOutCursor, moveKeys} from './controls.js';
import {shareOf} from './describe.js';
import {generate, unmakeable} from './generator.js';
import {shapes, toggledBy} from './neighbourhood.js';
import type {Cell} from './notation.js';
import {type GivenLevel, isGiven, type LightsOutOptions, levelText, longestSide} from './options.js';
import {parOf} from './par.js';
import {type Cells, type LightsOut, type LightsOutView, lightsOut, rowsOf} from './rules.js';
import {solverFor} from './solver.js';
import type {LightsOutKey} from './words.js';

type Text = GameText<LightsOutKey>;

const empty: GivenLevel = {cells: Array(5).fill('_____'), shape: 'plus', wrap: false, states: 2};

/** Where nothing but how to make a level is known there is nothing of it to draw. */
const givenOf = (options: LightsOutOptions): GivenLevel => (isGiven(options) ? options : empty);

// What is known of a position is kept with its cells: so the same level is always the same position.
const views = new WeakMap<GivenLevel, LightsOutView>();

const viewOf = (level: GivenLevel): LightsOutView => {
  const view = views.get(level) ?? lightsOut.view(lightsOut.initial(level, 1), 0);
  views.set(level, view);
  return view;
};

type Brush = {
  readonly level: GivenLevel;
  readonly view: LightsOutView;
  readonly cell: Cell;
  readonly random: Random;
};
type Drawn = GivenLevel | Refusal;

const isRefusal = (drawn: Drawn): drawn is Refusal => 'code' in drawn;

const withCells = ({level, view}: Brush, cells: Cells): GivenLevel => ({
  ...level,
  cells: rowsOf(view, cells),
});

/** The cells at these indices one state on, the last one being off again; each as often as it is named. */
const turned = ({cells, states}: LightsOutView, indices: readonly number[]): Cells => {
  const next = [...cells];
  for (const index of indices) next[index] = ((next[index] ?? 0) + 1) % states;
  return next;
};

/** Rows and columns more, or fewer, at the bottom and at the right. */
const resized = ({level, view}: Brush, rows: number, columns: number): Drawn => {
  const size = {rows: view.rows + rows, columns: view.columns + columns};
  if (Object.values(size).some(side => side < 1 || side > longestSide))
    return {code: 'bad-option', data: {option: 'size'}};
  const cells = Array.from({length: size.rows}, (_, row) =>
    (level.cells[row] ?? '').slice(0, size.columns).padEnd(size.columns, '_'),
  );
  return {...level, cells};
};

const restated = ({level, view}: Brush): GivenLevel => {
  const states = level.states === 2 ? 3 : 2;
  // The light that has no place among two states is the one they have.
  const cells = view.cells.map(cell => Math.min(cell, 1));
  return {...level, states, cells: rowsOf({...view, states}, states === 3 ? view.cells : cells)};
};

const randomly = (brush: Brush): Drawn => {
  const {rows, columns, shape, wrap, states} = brush.view;
  const wanted = {rows, columns, shape, wrap, states};
  return unmakeable(wanted) ?? withCells(brush, generate(wanted, brush.random));
};

const changed = (brush: Brush): GivenLevel =>
  withCells(brush, turned(brush.view, [brush.cell.row * brush.view.columns + brush.cell.column]));

const strokes: {readonly [key: Key]: (brush: Brush) => Drawn} = {
  enter: changed,
  space: changed,
  x: brush => withCells(brush, turned(brush.view, toggledBy(brush.view, brush.cell))),
  '+': brush => resized(brush, 1, 0),
  '-': brush => resized(brush, -1, 0),
  '>': brush => resized(brush, 0, 1),
  '<': brush => resized(brush, 0, -1),
  v: ({level}) => ({...level, shape: shapes[(shapes.indexOf(level.shape) + 1) % shapes.length] ?? 'plus'}),
  w: ({level}) => ({...level, wrap: !level.wrap}),
  m: restated,
  i: brush =>
    withCells(
      brush,
      turned(
        brush.view,
        brush.view.cells.map((_, index) => index),
      ),
    ),
  e: brush =>
    withCells(
      brush,
      brush.view.cells.map(() => 0),
    ),
  g: randomly,
};

const within = (options: LightsOutOptions, cursor: LightsOutCursor): LightsOutCursor => {
  const {cells} = givenOf(options);
  return {
    row: Math.min(cursor.row, cells.length - 1),
    column: Math.min(cursor.column, (cells[0]?.length ?? 1) - 1),
    entry: '',
  };
};

const interpretKey = (
  options: LightsOutOptions,
  cursor: LightsOutCursor,
  key: Key,
  random: Random,
): Stroke<LightsOut, LightsOutCursor> | undefined => {
  const level = givenOf(options);
  const view = viewOf(level);
  const cell = cellBeside(view, cursor, key);
  if (cell !== undefined) return {options, cursor: {...cell, entry: ''}};
  const drawn = strokes[key]?.({level, view, cell: cursor, random});
  if (drawn === undefined) return undefined;
  if (isRefusal(drawn)) return {options, cursor, refusal: drawn};
  return {options: drawn, cursor: within(drawn, cursor)};
};

const chiefNote = (view: LightsOutView, {say}: Text): Note => {
  if (view.solved) return {text: say('drawnEmpty'), tone: 'plain'};
  const par = parOf(view);
  if (par === undefined) return {text: say('drawnUnsolvable'), tone: 'bad'};
  const {nullity} = solverFor(view);
  const total = powerText(view.states, nullity);
  return {
    text: say('drawnSolvable', {
      par: say(par.proved ? 'par' : 'parAtMost', {count: par.count}),
      solutions: say('drawnSolutions', {count: nullity === 0 ? 1 : 2, total}),
    }),
    tone: 'good',
  };
};

export const drawing: Drawing<LightsOut, LightsOutCursor> = {
  start: () => empty,
  keys: () => [
    moveKeys,
    {keys: ['enter', 'space'], action: 'change', word: 'keyChangeCell', weight: 9},
    {keys: ['x'], action: 'press', word: 'keyPress', weight: 7},
    {keys: ['+', '-', '>', '<'], action: 'resize', word: 'keyResize', label: '+ - > <', weight: 4},
    {keys: ['v', 'w', 'm'], action: 'variant', word: 'keyVariant', label: 'v w m', weight: 3},
    {keys: ['i', 'e', 'g'], action: 'redraw', word: 'keyRedraw', label: 'i e g', weight: 3},
  ],
  interpretKey,
  within,
  notes(options, text) {
    const view = viewOf(givenOf(options));
    return [chiefNote(view, text), {text: shareOf(view, text), tone: 'plain'}];
  },
  proof(options, text) {
    const page = solutions.page(viewOf(givenOf(options)), 0, text);
    // That it can't be solved is said by the notes.
    return {...page, lines: page.lines.filter(line => line !== text.say('unsolvable'))};
  },
  named(options, title) {
    const {title: _title, titles: _titles, ...level} = givenOf(options);
    const whole = levelText(title);
    return whole === '' ? level : {...level, title: whole};
  },
};
