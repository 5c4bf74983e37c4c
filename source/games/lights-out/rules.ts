/*
 * Lights Out. A rectangle of cells, each lit or off. Pressing a cell toggles it and its neighbours: the cells north,
 * south, east and west of it (`plus`), on its diagonals (`x`), or all eight (`square`), as far as they are on the board;
 * with `wrap` the edges join. With three states a press adds one modulo three. The game is won when every cell is off.
 * A board that starts with every cell off is reported as already solved, not played. A level is given with the options,
 * or made by chance as they say.
 */
import * as v from 'valibot';
import type {Game, Refusal} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {err, ok, type Result} from '../../lib/result.js';
import {generate, isFit} from './generator.js';
import {toggledBy, type Variant} from './neighbourhood.js';
import {type Cell, cellName, parseCell} from './notation.js';
import {type GivenLevel, isGiven, type LightsOutOptions, longestSide, parseOptions} from './options.js';

/** Cells row by row from A1: 0 is off, and 1, or 1 and 2, are lit. */
export type Cells = readonly number[];

export type LightsOutState = {
  readonly options: LightsOutOptions;
  /** The cells at the start; none before they are made. */
  readonly start: Cells;
  readonly cells: Cells;
  /** How often each cell was pressed on the line of play that leads here, modulo the number of states. */
  readonly pressed: Cells;
  /** Presses on that line. */
  readonly presses: number;
};
export type LightsOutMove = Cell & {readonly type: 'press'};
export type LightsOutEvent =
  | (Cell & {readonly type: 'pressed'})
  /** The level that chance made: a string a row, as in a level. */
  | {readonly type: 'made'; readonly cells: readonly string[]};
/** Nothing is hidden: every eye sees the state. */
export type LightsOutView = Variant &
  Pick<LightsOutState, 'options' | 'start' | 'cells' | 'pressed' | 'presses'> & {readonly solved: boolean};

export type LightsOut = {
  options: LightsOutOptions;
  state: LightsOutState;
  move: LightsOutMove;
  event: LightsOutEvent;
  view: LightsOutView;
};

const levelCells: Readonly<Record<string, number>> = {_: 0, '.': 1, '1': 1, '2': 2};
const cellsOf = (rows: readonly string[]): Cells =>
  rows.flatMap(row => [...row].map(cell => levelCells[cell] ?? 0));

/** Cells as a level has them: a string a row. */
export const rowsOf = ({columns, states}: Variant, cells: Cells): readonly string[] =>
  Array.from({length: cells.length / columns}, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map(cell => (cell === 0 ? '_' : states === 2 ? '.' : String(cell)))
      .join(''),
  );

export const variantOf = (options: LightsOutOptions): Variant => {
  const {shape, wrap, states} = options;
  const [rows, columns] = isGiven(options)
    ? [options.cells.length, options.cells[0]?.length ?? 0]
    : [options.rows, options.columns];
  return {rows, columns, shape, wrap, states};
};

/** The level that a position began with, made or not. */
export const levelOf = (view: LightsOutView): GivenLevel => {
  if (isGiven(view.options)) return view.options;
  const {shape, wrap, states, start} = view;
  return {cells: rowsOf(view, start), shape, wrap, states};
};

const isMade = ({start}: LightsOutState): boolean => start.length > 0;
const isSolved = (state: LightsOutState): boolean => isMade(state) && state.cells.every(cell => cell === 0);

const begin = (options: LightsOutOptions, start: Cells): LightsOutState => ({
  options,
  start,
  cells: start,
  pressed: start.map(() => 0),
  presses: 0,
});

const deal = ({options}: LightsOutState, random: Random): readonly LightsOutEvent[] =>
  isGiven(options) ? [] : [{type: 'made', cells: rowsOf(variantOf(options), generate(options, random))}];

const checkDeal = (
  state: LightsOutState,
  [event, ...more]: readonly LightsOutEvent[],
): Result<undefined, Refusal> => {
  const {options} = state;
  if (isGiven(options) || isMade(state) || event?.type !== 'made' || more.length > 0)
    return err({code: 'no-chance'});
  const {rows, columns, states} = options;
  const form = states === 3 ? /^[_12]+$/ : /^[_.]+$/;
  const isBoard =
    event.cells.length === rows && event.cells.every(row => row.length === columns && form.test(row));
  return isBoard && isFit(options, cellsOf(event.cells)) ? ok(undefined) : err({code: 'not-the-level'});
};

const decide = (
  state: LightsOutState,
  {row, column}: LightsOutMove,
): Result<readonly LightsOutEvent[], Refusal> => {
  const {rows, columns} = variantOf(state.options);
  if (isSolved(state)) return err({code: 'game-over'});
  if (row < rows && column < columns) return ok([{type: 'pressed', row, column}]);
  const last = cellName({row: rows - 1, column: columns - 1});
  return err({code: 'off-board', data: {cell: cellName({row, column}), last}});
};

const evolve = (state: LightsOutState, event: LightsOutEvent): LightsOutState => {
  if (event.type === 'made') return begin(state.options, cellsOf(event.cells));
  const variant = variantOf(state.options);
  const [cells, pressed] = [[...state.cells], [...state.pressed]];
  const add = (values: number[], index: number): void => {
    if (index < values.length) values[index] = ((values[index] ?? 0) + 1) % variant.states;
  };
  for (const index of toggledBy(variant, event)) add(cells, index);
  add(pressed, event.row * variant.columns + event.column);
  return {...state, cells, pressed, presses: state.presses + 1};
};

/** Before its level is made a board is shown dark. */
const view = (state: LightsOutState): LightsOutView => {
  const variant = variantOf(state.options);
  const dark = isMade(state) ? {} : {cells: Array<number>(variant.rows * variant.columns).fill(0)};
  return {...variant, ...state, ...dark, solved: isSolved(state)};
};

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const eventSchema = v.variant('type', [
  v.object({type: v.literal('pressed'), row: place, column: place}),
  v.object({
    type: v.literal('made'),
    cells: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(longestSide))),
      v.minLength(1),
      v.maxLength(longestSide),
    ),
  }),
]);

function* legalMoves(view: LightsOutView): Iterable<LightsOutMove> {
  if (view.solved || view.start.length === 0) return;
  for (let row = 0; row < view.rows; row++)
    for (let column = 0; column < view.columns; column++) yield {type: 'press', row, column};
}

export const lightsOut: Game<LightsOut> = {
  id: 'lights-out',
  rules: 1,
  seats: {least: 1, most: 1},
  parseOptions,
  initial: options => begin(options, isGiven(options) ? cellsOf(options.cells) : []),
  mover: state => (isSolved(state) ? 'over' : isMade(state) ? 0 : 'chance'),
  deal,
  checkDeal,
  legalMoves,
  decide,
  evolve,
  outcome: state => (isSolved(state) ? {scores: [state.presses], winners: [0]} : undefined),
  view,
  reveals: () => false,
  parseMove: text => {
    const cell = parseCell(text);
    return cell.ok ? ok({type: 'press', ...cell.value}) : cell;
  },
  makeMove: cellName,
  parseEvent: input => {
    const parsed = v.safeParse(eventSchema, input);
    return parsed.success ? ok(parsed.output) : err({code: 'not-an-event'});
  },
};
