import {type CardSize, cardSizes} from '../../kit/card-face.js';
import {type Fan, fanOf} from '../../kit/fan.js';
import type {Size} from '../../lib/look.js';

/** How the table is laid out: with faces in a fan, or where there is little room with cards in lines. */
export type Layout = {
  /** Columns of the table itself, without a panel beside it. */
  readonly columns: number;
  readonly rows: number;
  /** Columns of what stands beside it; 0 where there is no room. */
  readonly panel: number;
  readonly faces: {readonly size: CardSize; readonly fan: Fan} | undefined;
  /** The first row of the piles, and of the hand. */
  readonly table: number;
  readonly hand: number;
};

const panelColumns = 32;
const panelGap = 3;
const panelFrom = 106;
const widestTable = 100;
/** A compact card: two brackets, a mark, and three characters. */
export const cellColumns = 6;
/** Rows of the piles and their labels, beyond their faces. */
const labelRows = 1;
/** A card that can be played is raised by one row, and what points at it stands under it. */
const fanRows = (size: CardSize): number => cardSizes[size].rows + 2;

export const linesFor = (cards: number, columns: number): number =>
  Math.max(1, Math.ceil(cards / Math.max(1, Math.floor(columns / cellColumns))));

/** Blank rows are shared out above and under the piles. */
const gapsOf = (spare: number): readonly [number, number] => {
  const used = Math.min(spare, 4);
  return [Math.ceil(used / 2), Math.floor(used / 2)];
};

const withFaces = (
  size: CardSize,
  {columns, rows}: Size,
  seatRows: number,
  cards: number,
): Omit<Layout, 'columns' | 'panel'> | undefined => {
  const fan = fanOf(cards, size, columns - 2);
  const tableRows = cardSizes[size].rows + labelRows;
  const needed = seatRows + tableRows + fan.rows * fanRows(size);
  if (needed > rows || fan.columns > columns) return undefined;
  const [above, under] = gapsOf(rows - needed);
  const table = seatRows + above;
  const hand = table + tableRows + under;
  return {rows: needed + above + under, faces: {size, fan}, table, hand};
};

const inLines = (
  {columns, rows}: Size,
  seatRows: number,
  cards: number,
): Omit<Layout, 'columns' | 'panel'> => {
  const hand = linesFor(cards, columns);
  const spare = Math.max(0, Math.min(rows - seatRows - hand - 2, 8));
  return {rows: seatRows + 2 + hand + spare, faces: undefined, table: seatRows, hand: seatRows + 2 + spare};
};

/** The largest layout that a room has space for. `seatRows` tells how many rows the other seats take in so many columns. */
export const layOut = (size: Size, cards: number, seatRows: (columns: number) => number): Layout => {
  const panel = size.columns >= panelFrom && size.rows >= 16 ? panelColumns : 0;
  const room = size.columns - (panel === 0 ? 0 : panel + panelGap);
  const columns = Math.min(room, widestTable);
  const table = {columns, rows: size.rows};
  const large = columns >= 90 && size.rows >= 24;
  const laid =
    (large ? withFaces('large', table, seatRows(columns), cards) : undefined) ??
    withFaces('usual', table, seatRows(columns), cards) ??
    inLines(table, seatRows(columns), cards);
  return {...laid, rows: Math.min(laid.rows, size.rows), columns, panel};
};

/** Where what stands beside the table begins. */
export const panelColumn = ({columns}: Layout): number => columns + panelGap;
