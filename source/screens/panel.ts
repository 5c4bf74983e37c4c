import type {Size} from '../lib/look.js';
import {wrapTo} from '../lib/width.js';

/** From so many columns on, what is said of a board stands beside it, else below it. */
export const besideFrom = 76;
/** Columns of what stands beside a board, and those between them. */
const panelColumns = 30;
export const panelGap = 2;

/** Where something to be read stands, and the room that it has at most. */
export type Panel = {readonly beside: boolean; readonly size: Size};

/** The panel of a screen whose board needs so many rows; `table` is the size between title and footer. */
export const layPanel = (table: Size, boardRows: number): Panel => {
  const beside = table.columns >= besideFrom;
  return {
    beside,
    size: {
      columns: beside ? panelColumns : table.columns - 2 * panelGap,
      rows: beside ? table.rows : Math.max(1, table.rows - boardRows - 1),
    },
  };
};

/** Lines wrapped to a panel, in parts that it has room for; a part that is not the last ends with the ellipsis. */
export const partsOf = (
  lines: readonly string[],
  {columns, rows}: Size,
  ellipsis: string,
): readonly (readonly string[])[] => {
  const wrapped = lines.flatMap(line => wrapTo(line, columns, ellipsis));
  if (wrapped.length <= rows) return [wrapped];
  const perPart = Math.max(1, rows - 1);
  return Array.from({length: Math.ceil(wrapped.length / perPart)}, (_, part) => {
    const own = wrapped.slice(part * perPart, (part + 1) * perPart);
    const isLast = (part + 1) * perPart >= wrapped.length;
    return isLast || rows === 1 ? own : [...own, ellipsis];
  });
};
