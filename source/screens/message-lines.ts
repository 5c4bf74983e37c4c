import type {Size} from '../lib/look.js';
import {wrapTo} from '../lib/width.js';

/** So many rows a message takes at most. */
const mostRows = 3;

/** A message on one line, or on as many more as a screen that needs so much can spare. */
export const messageLines = (
  message: string,
  size: Size,
  need: Size,
  ellipsis: string,
): readonly string[] => {
  const lines = wrapTo(message, size.columns - 2, ellipsis);
  const rows = Math.max(1, Math.min(mostRows, 1 + size.rows - need.rows));
  return lines.length <= rows ? lines : [...lines.slice(0, rows - 1), lines.slice(rows - 1).join(' ')];
};
