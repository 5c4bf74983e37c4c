import {stripVTControlCharacters} from 'node:util';
import {renderToString} from 'ink';
import {Picture} from '../../../source/games/crazy-eights/board.js';
import type {CrazyEightsCursor} from '../../../source/games/crazy-eights/cursor.js';
import type {CrazyEightsMove, CrazyEightsView} from '../../../source/games/crazy-eights/types.js';
import {words} from '../../../source/games/crazy-eights/words.js';
import {lookFor} from '../../../source/kit/theme.js';
import type {ColourLevel, Look, Size} from '../../../source/lib/look.js';
import type {Language} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';

export const cursorAt = (at: number, set: Partial<CrazyEightsCursor> = {}): CrazyEightsCursor => ({
  at,
  order: 'suit',
  suit: 'D',
  entry: '',
  ...set,
});

export type Drawn = {
  readonly view: CrazyEightsView;
  readonly cursor?: CrazyEightsCursor | undefined;
  readonly marked?: readonly CrazyEightsMove[];
  readonly size: Size;
  readonly look?: Partial<Pick<Look, 'theme' | 'ascii' | 'letters' | 'fourColours'>>;
  readonly language?: Language;
  readonly names?: readonly string[];
};

const pictureOf = (
  {view, cursor, marked = [], size, look = {}, language = 'en', names}: Drawn,
  level: ColourLevel,
) => (
  <Picture
    view={view}
    cursor={cursor}
    marked={marked}
    size={size}
    look={lookFor(
      {theme: 'dark', ascii: false, letters: false, warns: false, fourColours: false, ...look},
      level,
    )}
    text={{...textOf({words}, language), ...(names === undefined ? {} : {names})}}
  />
);

export const coloured = (drawn: Drawn, level: ColourLevel): string =>
  renderToString(pictureOf(drawn, level), {columns: 240});

/** The lines of a drawn board as text. */
export const plain = (text: string): string => stripVTControlCharacters(text).replaceAll(/ +$/gm, '');

/** The lines that are drawn in all colours, without them. */
export const frame = (drawn: Drawn, level: ColourLevel = 3): string => plain(coloured(drawn, level));
