import type {Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';

/** A place on the board, both counted from 0. */
export type Cell = {readonly row: number; readonly column: number};

const letterA = 65;

/** The letters of a row, counted from 0: A to Z, then AA, AB and on. */
export const rowName = (row: number): string => {
  const last = String.fromCharCode(letterA + (row % 26));
  return row < 26 ? last : rowName(Math.floor(row / 26) - 1) + last;
};

/** A cell's name: the row's letters and the column's number, A1 being the first. */
export const cellName = ({row, column}: Cell): string => `${rowName(row)}${column + 1}`;

/** A cell's name in any case, of a board of any size. */
export const parseCell = (text: string): Result<Cell, Refusal> => {
  const [, letters, digits] = /^([a-z]{1,3})([1-9]\d{0,3})$/i.exec(text) ?? [];
  if (letters === undefined || digits === undefined)
    return err({code: 'not-a-cell', data: {text: text.slice(0, 100)}});
  const row =
    [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - letterA + 1, 0) - 1;
  return ok({row, column: Number(digits) - 1});
};
