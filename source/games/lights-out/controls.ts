import type {Binding, Key} from '../../lib/keys.js';
import {actionOf} from '../../lib/keys.js';
import type {Controls, Intent} from '../module.js';
import type {Toggles} from './neighbourhood.js';
import {type Cell, cellName, parseCell, rowName} from './notation.js';
import type {LightsOut, LightsOutMove, LightsOutView} from './rules.js';

/** The cell pointed at, and the name of a cell as far as it is typed. */
export type LightsOutCursor = Cell & {readonly entry: string};

type LightsOutIntent = Intent<LightsOutMove, LightsOutCursor>;

const arrows: readonly Binding<'up' | 'down' | 'left' | 'right'>[] = [
  {keys: ['up', 'k'], action: 'up', weight: 0},
  {keys: ['down', 'j'], action: 'down', weight: 0},
  {keys: ['left', 'h'], action: 'left', weight: 0},
  {keys: ['right', 'l'], action: 'right', weight: 0},
];
const directions = {up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1]} as const;

/** The keys that move the cursor, as tables show them. */
export const moveKeys: Binding<'move'> = {
  keys: arrows.flatMap(binding => binding.keys),
  action: 'move',
  word: 'keyMove',
  label: 'arrows',
  weight: 9,
};

/** The cell that an arrow leads to: the board's edge stops it, and on a torus it goes round. Nothing for other keys. */
export const cellBeside = (board: Toggles, {row, column}: Cell, key: Key): Cell | undefined => {
  const direction = actionOf(arrows, key);
  if (direction === undefined) return undefined;
  const [down, right] = directions[direction];
  const place = (at: number, by: number, length: number): number =>
    board.wrap ? (at + by + length) % length : Math.min(Math.max(at + by, 0), length - 1);
  return {row: place(row, down, board.rows), column: place(column, right, board.columns)};
};

// Lower-case letters that are commands here or on the screen around: they open no entry.
const commandLetters = 'hjklnqrstu';

const pressKeys: readonly Key[] = ['enter', 'space'];

/** The capital letters with which a row's name begins. */
const firstLetters = (view: LightsOutView): readonly string[] =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, Math.min(view.rows, 26));

const boardKeys = (view: LightsOutView): readonly Binding[] => {
  const letters = firstLetters(view);
  const small = letters
    .map(letter => letter.toLowerCase())
    .filter(letter => !commandLetters.includes(letter));
  return [
    moveKeys,
    {keys: pressKeys, action: 'press', word: 'keyPress', weight: 9},
    {keys: [...letters, ...small], action: 'entry', word: 'keyEntry', label: 'A1', weight: 2},
  ];
};

/** While a cell is being typed, every letter and digit goes into its name. */
const entryKeys: readonly Binding[] = [
  {keys: pressKeys, action: 'press', word: 'keyPress', weight: 9},
  {keys: ['backspace'], action: 'shorten', word: 'keyShorten', weight: 9},
  {keys: ['escape'], action: 'forget', word: 'keyForget', weight: 9},
  {
    keys: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'],
    action: 'entry',
    word: 'keyEntry',
    label: 'A1',
    weight: 0,
  },
];

const keys = (view: LightsOutView, {entry}: LightsOutCursor): readonly Binding[] =>
  entry === '' ? boardKeys(view) : entryKeys;

/** Does a cell of the board have a name that goes on from this text? */
const goesOn = (view: LightsOutView, entry: string): boolean => {
  for (let row = 0; row < view.rows; row++) {
    const name = rowName(row);
    if (name.startsWith(entry)) return true;
    if (!entry.startsWith(name) || !/^[1-9]\d*$/.test(entry.slice(name.length))) continue;
    if (Number(entry.slice(name.length)) * 10 <= view.columns) return true;
  }
  return false;
};

const cellOf = (view: LightsOutView, entry: string): Cell | undefined => {
  const cell = parseCell(entry);
  return cell.ok && cell.value.row < view.rows && cell.value.column < view.columns ? cell.value : undefined;
};

const pressAt = (cell: Cell): LightsOutIntent => ({
  type: 'move',
  move: {type: 'press', row: cell.row, column: cell.column},
  cursor: {row: cell.row, column: cell.column, entry: ''},
});

/** The entry with another letter or digit: it acts at once when no longer name is on the board. */
const extend = (view: LightsOutView, cursor: LightsOutCursor, key: Key): LightsOutIntent => {
  const entry = cursor.entry + key.toUpperCase();
  const cell = cellOf(view, entry);
  if (goesOn(view, entry)) return {type: 'cursor', cursor: {...cursor, entry}};
  if (cell !== undefined) return pressAt(cell);
  const last = cellName({row: view.rows - 1, column: view.columns - 1});
  // What can't be is forgotten, so that nothing typed later makes a cell of it that nobody meant.
  return {
    type: 'refuse',
    refusal: {code: 'off-board', data: {cell: entry, last}},
    cursor: {...cursor, entry: ''},
  };
};

const finish = (view: LightsOutView, cursor: LightsOutCursor): LightsOutIntent => {
  const cell = cellOf(view, cursor.entry);
  if (cell !== undefined) return pressAt(cell);
  return {
    type: 'refuse',
    refusal: {code: 'not-a-cell', data: {text: cursor.entry}},
    cursor: {...cursor, entry: ''},
  };
};

const interpretEntryKey = (
  view: LightsOutView,
  cursor: LightsOutCursor,
  key: Key,
): LightsOutIntent | undefined => {
  if (key === 'escape') return {type: 'cursor', cursor: {...cursor, entry: ''}};
  if (key === 'backspace') return {type: 'cursor', cursor: {...cursor, entry: cursor.entry.slice(0, -1)}};
  if (pressKeys.includes(key)) return finish(view, cursor);
  if (/^[a-z0-9]$/i.test(key)) return extend(view, cursor, key);
  return undefined;
};

const interpretKey = (
  view: LightsOutView,
  cursor: LightsOutCursor,
  key: Key,
): LightsOutIntent | undefined => {
  if (view.solved) return undefined;
  const typed = cursor.entry === '' ? undefined : interpretEntryKey(view, cursor, key);
  if (typed !== undefined) return typed;
  const beside = cellBeside(view, cursor, key);
  if (beside !== undefined) return {type: 'cursor', cursor: {...beside, entry: ''}};
  const action = actionOf(boardKeys(view), key);
  if (action === 'press') return pressAt(cursor);
  return action === 'entry' ? extend(view, cursor, key) : undefined;
};

export const controls: Controls<LightsOut, LightsOutCursor> = {
  keys,
  start: () => ({row: 0, column: 0, entry: ''}),
  pointAt: ({row, column}) => ({row, column, entry: ''}),
  entry: cursor => cursor.entry,
  interpretKey,
};
