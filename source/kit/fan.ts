import {type CardSize, cardSizes} from './card-face.js';

/** Where the cards of a hand lie: each in a row of the fan, from 0, and at a column. */
export type Fan = {
  readonly rows: number;
  readonly places: readonly {readonly row: number; readonly column: number}[];
  readonly columns: number;
};

/** So many columns of a card stay in sight under the next one: its rank and its suit. */
const leastSteps = {usual: 3, large: 4} as const satisfies {readonly [size in CardSize]: number};

/** A hand spread over a room: side by side where that is wide enough, else fanned, else in several rows of equal length. */
export const fanOf = (count: number, size: CardSize, room: number): Fan => {
  const {columns} = cardSizes[size];
  const most = Math.max(1, Math.floor((room - columns) / leastSteps[size]) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.ceil(count / rows);
  const step = perRow < 2 ? columns + 1 : Math.min(columns + 1, Math.floor((room - columns) / (perRow - 1)));
  const widthOf = (cards: number): number => (cards === 0 ? 0 : (cards - 1) * step + columns);
  return {
    rows,
    columns: widthOf(perRow),
    places: Array.from({length: count}, (_, card) => ({
      row: Math.floor(card / perRow),
      column: (card % perRow) * step,
    })),
  };
};
