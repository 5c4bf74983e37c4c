// Boards of the plus without joined edges, on which lights are chased.
import type {Row} from '../../../source/games/lights-out/chasing.js';
import {type LightsOutMove, type LightsOutState, lightsOut} from '../../../source/games/lights-out/rules.js';
import type {Random} from '../../../source/lib/random.js';
import type {Board} from './elimination.js';
import {got, moveTo} from './tools.js';

const plus = {shape: 'plus', wrap: false, states: 2} as const;
export const plusOf = (rows: number, columns: number, states: 2 | 3 = 2): Board => ({
  ...plus,
  rows,
  columns,
  states,
});

export const stateWith = (board: Board, cells: readonly number[]): LightsOutState => {
  const glyphs = board.states === 3 ? '_12' : '_.';
  const text = cells.map(cell => glyphs[cell]).join('');
  const rows = Array.from({length: board.rows}, (_, row) =>
    text.slice(row * board.columns, (row + 1) * board.columns),
  );
  return lightsOut.initial(got(lightsOut.parseOptions({...board, cells: rows}, 1)), 1);
};

export const viewFrom = (state: LightsOutState) => lightsOut.view(state, 0);
export const play = (state: LightsOutState, {row, column}: LightsOutMove): LightsOutState =>
  lightsOut.evolve(state, {type: 'pressed', row, column});

/** A board that was off before these cells were pressed. */
export const afterPresses = (board: Board, ...names: readonly string[]) => {
  const off = stateWith(board, Array<number>(board.rows * board.columns).fill(0));
  return viewFrom(names.map(moveTo).reduce(play, off));
};

export const isOff = (cells: readonly number[]): boolean => cells.every(cell => cell === 0);

export const everyRow = ({columns, states}: Board): readonly Row[] =>
  Array.from({length: states ** columns}, (_, number) =>
    Array.from({length: columns}, (__, column) => Math.floor(number / states ** column) % states),
  );

export const randomCells = ({rows, columns, states}: Board, random: Random): readonly number[] =>
  Array.from({length: rows * columns}, () => random.below(states));

export const label = ({rows, columns, states}: Board): string => `${rows} x ${columns}, ${states} states`;
