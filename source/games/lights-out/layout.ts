import type {Size} from '../../lib/look.js';
import {type Cell, rowName} from './notation.js';
import type {LightsOutView} from './rules.js';

/** How a board is laid out: `lamp` is the size of a lit cell; a column more stands between cells. */
export type Layout = {
  readonly lamp: Size;
  readonly framed: boolean;
  readonly labelWidth: number;
  /** The part of the board that is in sight. */
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
};

// Large lamps are for large terminals only: at 80 x 24 a lamp is 5 wide and 3 high, as in the exercise.
const largeLamps = [13, 11, 9, 7].map(columns => ({columns, rows: (columns + 1) / 2}));
const lamps: readonly Size[] = [
  {columns: 5, rows: 3},
  {columns: 3, rows: 2},
  {columns: 1, rows: 1},
];
const largeFrom = 30;

const labelWidthOf = (view: LightsOutView): number => rowName(view.rows - 1).length + 1;

const outer = (view: LightsOutView, lamp: Size, framed: boolean, shown: Size): Size => ({
  columns: labelWidthOf(view) + shown.columns * (lamp.columns + 1) + 1 + (framed ? 2 : 0),
  rows: 1 + shown.rows * lamp.rows + (framed ? 2 : 0),
});

const fits = (size: Size, space: Size): boolean => size.columns <= space.columns && size.rows <= space.rows;

/** The first of `count` cells in sight, so that the cursor is among them and near the middle. */
const windowStart = (cursor: number, shown: number, count: number): number =>
  Math.min(Math.max(cursor - Math.floor(shown / 2), 0), count - shown);

/** The largest lamps with which the whole board fits, with a frame if possible; else the part around the cursor. */
export const layOut = (view: LightsOutView, space: Size, cursor: Cell): Layout => {
  const labelWidth = labelWidthOf(view);
  const whole = {columns: view.columns, rows: view.rows};
  for (const lamp of space.rows >= largeFrom ? [...largeLamps, ...lamps] : lamps)
    for (const framed of [true, false])
      if (fits(outer(view, lamp, framed, whole), space))
        return {lamp, framed, labelWidth, top: 0, left: 0, ...whole};
  const lamp = {columns: 1, rows: 1};
  const columns = Math.max(1, Math.min(view.columns, Math.floor((space.columns - labelWidth - 3) / 2)));
  const rows = Math.max(1, Math.min(view.rows, space.rows - 3));
  return {
    lamp,
    framed: true,
    labelWidth,
    top: windowStart(cursor.row, rows, view.rows),
    left: windowStart(cursor.column, columns, view.columns),
    rows,
    columns,
  };
};

/** The least space that a board is playable in: smaller boards whole, larger ones a window of 9 x 5 cells. */
export const leastSize = (view: LightsOutView): Size =>
  outer(view, {columns: 1, rows: 1}, true, {
    columns: Math.min(view.columns, 9),
    rows: Math.min(view.rows, 5),
  });
