/*
 * Lights Out. A rectangle of cells, each lit or off. Pressing a cell toggles it and its neighbours: the cells north,
 * south, east and west of it (`plus`), on its diagonals (`x`), or all eight (`square`), as far as they are on the board;
 * with `wrap` the edges join. With three states a press adds one modulo three. The game is won when every cell is off.
 * A board that starts with every cell off is reported as already solved, not played.
 */
import * as v from 'valibot';
import type {Game, Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import {type Cell, cellName, parseCell} from './notation.js';
import {type LightsOutOptions, parseOptions} from './options.js';

/** Cells row by row from A1: 0 is off, and 1, or 1 and 2, are lit. */
export type Cells = readonly number[];

export type LightsOutState = {
  readonly options: LightsOutOptions;
  readonly cells: Cells;
  /** Presses on the line of play that leads here. */
  readonly presses: number;
};
export type LightsOutMove = Cell & {readonly type: 'press'};
export type LightsOutEvent = Cell & {readonly type: 'pressed'};
/** Nothing is hidden: every eye sees the state. */
export type LightsOutView = {
  readonly rows: number;
  readonly columns: number;
  readonly shape: LightsOutOptions['shape'];
  readonly wrap: boolean;
  readonly states: 2 | 3;
  readonly title?: string;
  readonly titles?: LightsOutOptions['titles'];
  readonly author?: string;
  readonly cells: Cells;
  readonly presses: number;
  readonly solved: boolean;
};

export type LightsOut = {
  options: LightsOutOptions;
  state: LightsOutState;
  move: LightsOutMove;
  event: LightsOutEvent;
  view: LightsOutView;
};

/** What says which cells a press changes. */
export type Toggles = Pick<LightsOutView, 'rows' | 'columns' | 'shape' | 'wrap'>;

const plus = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
const x = [
  [0, 0],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;
const neighbourhoods = {plus, x, square: [...plus, ...x.slice(1)]} as const;

/**
 * The indices of the cells that a press changes, the pressed one first. On a torus so narrow that neighbours coincide,
 * a cell is named as often as it is changed.
 */
export const toggledBy = (board: Toggles, {row, column}: Cell): readonly number[] =>
  neighbourhoods[board.shape].flatMap(([down, right]) => {
    const [r, c] = [row + down, column + right];
    if (board.wrap) return [mod(r, board.rows) * board.columns + mod(c, board.columns)];
    return r >= 0 && r < board.rows && c >= 0 && c < board.columns ? [r * board.columns + c] : [];
  });

const mod = (value: number, modulus: number): number => ((value % modulus) + modulus) % modulus;

const isSolved = (cells: Cells): boolean => cells.every(cell => cell === 0);

const levelCells: Readonly<Record<string, number>> = {_: 0, '.': 1, '1': 1, '2': 2};

const boardOf = (options: LightsOutOptions): Toggles => ({
  rows: options.cells.length,
  columns: options.cells[0]?.length ?? 0,
  shape: options.shape,
  wrap: options.wrap,
});

const decide = (
  state: LightsOutState,
  {row, column}: LightsOutMove,
): Result<readonly LightsOutEvent[], Refusal> => {
  const {rows, columns} = boardOf(state.options);
  if (isSolved(state.cells)) return err({code: 'game-over'});
  if (row < rows && column < columns) return ok([{type: 'pressed', row, column}]);
  const last = cellName({row: rows - 1, column: columns - 1});
  return err({code: 'off-board', data: {cell: cellName({row, column}), last}});
};

const evolve = (state: LightsOutState, event: LightsOutEvent): LightsOutState => {
  const cells = [...state.cells];
  for (const index of toggledBy(boardOf(state.options), event))
    cells[index] = ((cells[index] ?? 0) + 1) % state.options.states;
  return {...state, cells, presses: state.presses + 1};
};

const eventSchema = v.object({
  type: v.literal('pressed'),
  row: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  column: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

function* legalMoves(view: LightsOutView): Iterable<LightsOutMove> {
  if (view.solved) return;
  for (let row = 0; row < view.rows; row++)
    for (let column = 0; column < view.columns; column++) yield {type: 'press', row, column};
}

export const lightsOut: Game<LightsOut> = {
  id: 'lights-out',
  rules: 1,
  seats: {least: 1, most: 1},
  parseOptions,
  initial: options => ({
    options,
    cells: options.cells.flatMap(row => [...row].map(cell => levelCells[cell] ?? 0)),
    presses: 0,
  }),
  mover: state => (isSolved(state.cells) ? 'over' : 0),
  // The board is part of the options: chance has no part in the play.
  deal: () => [],
  checkDeal: () => err({code: 'no-chance'}),
  legalMoves,
  decide,
  evolve,
  outcome: state => (isSolved(state.cells) ? {scores: [state.presses], winners: [0]} : undefined),
  view: ({options, cells, presses}) => ({
    ...boardOf(options),
    states: options.states,
    ...(options.title === undefined ? {} : {title: options.title}),
    ...(options.titles === undefined ? {} : {titles: options.titles}),
    ...(options.author === undefined ? {} : {author: options.author}),
    cells,
    presses,
    solved: isSolved(cells),
  }),
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
