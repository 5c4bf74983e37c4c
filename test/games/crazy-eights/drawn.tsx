import {stripVTControlCharacters} from 'node:util';
import {renderToString} from 'ink';
import type {Eye} from '../../../source/engine/game.js';
import {Picture} from '../../../source/games/crazy-eights/board.js';
import {controls} from '../../../source/games/crazy-eights/controls.js';
import type {CrazyEightsCursor} from '../../../source/games/crazy-eights/cursor.js';
import {crazyEights as game} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsMove, CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {words} from '../../../source/games/crazy-eights/words.js';
import {lookFor} from '../../../source/kit/theme.js';
import type {ColourLevel, Look, Size} from '../../../source/lib/look.js';
import type {Language} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';

export type Drawn = {
  readonly state: CrazyEightsState;
  readonly eye?: Eye;
  readonly cursor?: Partial<CrazyEightsCursor>;
  readonly marked?: readonly CrazyEightsMove[];
  readonly size: Size;
  readonly look?: Partial<Pick<Look, 'theme' | 'ascii' | 'fourColours'>>;
  readonly language?: Language;
  readonly level?: ColourLevel;
};

export const names = ['Player', 'Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'] as const;

/** The board as the terminal gets it, with its colours. */
export const coloured = ({
  state,
  eye = 0,
  cursor = {},
  marked = [],
  size,
  look = {},
  language = 'en',
  level = 0,
}: Drawn): string => {
  const view = game.view(state, eye);
  const own = view.mover === eye ? {...controls.start(view), ...cursor} : undefined;
  return renderToString(
    <Picture
      view={view}
      cursor={own}
      marked={marked}
      size={size}
      look={lookFor(
        {theme: 'dark', ascii: false, letters: true, warns: false, fourColours: false, ...look},
        level,
      )}
      text={{...textOf({words}, language), names}}
    />,
    {columns: 300},
  );
};

/** The lines of the board as text. */
export const frame = (drawn: Drawn): string =>
  stripVTControlCharacters(coloured(drawn)).replaceAll(/ +$/gm, '');
