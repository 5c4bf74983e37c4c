import type {Size} from '../lib/look.js';
import {type Face, isLine} from './card-face.js';

/** Where the cards of a hand lie. */
export type HandLayout = {
  readonly face: Face;
  /** Rows of cards, cards in a row, and columns from one to the next. */
  readonly rows: number;
  readonly perRow: number;
  readonly step: number;
  /** Lines from one row of cards to the next. */
  readonly pitch: number;
  /** Do cards that are lifted stand a line higher? */
  readonly raises: boolean;
  readonly size: Size;
};

/** A hand in so many columns: on as few rows as hold it, its cards side by side, or one over the other where it is long. */
export const layHand = (
  count: number,
  face: Face,
  columns: number,
  lifting: 'raised' | 'marked',
): HandLayout => {
  const whole = isLine(face) ? face.columns + 1 : face.columns;
  const most = Math.max(1, Math.floor((columns - whole) / face.peek) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const widest = perRow === 1 ? face.columns : Math.floor((columns - whole) / (perRow - 1));
  const step = Math.max(face.peek, Math.min(face.columns, widest));
  const raises = lifting === 'raised' && !isLine(face);
  // A row lies over the lower edges of the row before it, unless what is raised would lie over its cards.
  const pitch = isLine(face) ? 1 : raises ? face.rows + 1 : face.rows - 1;
  return {
    face,
    rows,
    perRow,
    step,
    pitch,
    raises,
    size: {
      columns: (perRow - 1) * step + whole,
      rows: (rows - 1) * pitch + face.rows + (raises ? 1 : 0),
    },
  };
};
