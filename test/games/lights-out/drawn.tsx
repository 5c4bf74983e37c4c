import {stripVTControlCharacters} from 'node:util';
import {renderToString} from 'ink';
import {Picture} from '../../../source/games/lights-out/board.js';
import type {LightsOutCursor} from '../../../source/games/lights-out/controls.js';
import {layOut} from '../../../source/games/lights-out/layout.js';
import type {LightsOutMove, LightsOutView} from '../../../source/games/lights-out/rules.js';
import {lookFor} from '../../../source/kit/theme.js';
import type {Size} from '../../../source/lib/look.js';
import {moveTo} from './tools.js';

const text = {language: 'en', say: (key: string) => key} as const;

/** Spaces in which a board of five rows has lamps of 5 x 3, 3 x 2 and 1 x 1, and the largest. */
export const usual = {columns: 80, rows: 20};
export const low = {columns: 40, rows: 13};
export const smallest = {columns: 16, rows: 8};
export const large = {columns: 132, rows: 39};

export const at = (row: number, column: number): LightsOutCursor => ({row, column, entry: ''});

/** Moves by the names of their cells, with spaces between. */
export const moves = (names: string): readonly LightsOutMove[] => names.split(' ').map(moveTo);

export type Drawn = {
  readonly view: LightsOutView;
  readonly cursor?: LightsOutCursor | undefined;
  readonly marked?: readonly LightsOutMove[];
  readonly size: Size;
  readonly ascii?: boolean;
};

export const coloured = ({view, cursor, marked = [], size, ascii = false}: Drawn, level: 0 | 3): string =>
  renderToString(
    <Picture
      view={view}
      cursor={cursor}
      marked={marked}
      size={size}
      look={lookFor({theme: 'dark', ascii, letters: true, warns: false, fourColours: false}, level)}
      text={text}
    />,
    {columns: size.columns},
  );

export const frame = (drawn: Drawn): string => stripVTControlCharacters(coloured(drawn, 0));

/** What is drawn of each cell of a board that is whole in sight, row by row, as lines of the size of a lamp. */
export const cellsOf = (drawn: Drawn): readonly (readonly string[])[] => {
  const {lamp, framed, labelWidth, rows, columns} = layOut(drawn.view, drawn.size, drawn.cursor ?? at(0, 0));
  const lines = frame(drawn).split('\n');
  const edge = framed ? 1 : 0;
  return Array.from({length: rows * columns}, (_, index) => {
    const top = 1 + edge + Math.floor(index / columns) * lamp.rows;
    const left = labelWidth + edge + 1 + (index % columns) * (lamp.columns + 1);
    return lines
      .slice(top, top + lamp.rows)
      .map(line => line.padEnd(drawn.size.columns).slice(left, left + lamp.columns));
  });
};
