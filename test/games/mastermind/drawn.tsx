import {stripVTControlCharacters} from 'node:util';
import {renderToString} from 'ink';
import type {Eye} from '../../../source/engine/game.js';
import {Picture} from '../../../source/games/mastermind/board.js';
import {blank, type MastermindCursor} from '../../../source/games/mastermind/cursor.js';
import {parseCode, parseNotation} from '../../../source/games/mastermind/notation.js';
import {parseOptions} from '../../../source/games/mastermind/options.js';
import {mastermind} from '../../../source/games/mastermind/rules.js';
import type {
  MastermindEvent,
  MastermindMove,
  MastermindState,
  MastermindView,
} from '../../../source/games/mastermind/types.js';
import {words} from '../../../source/games/mastermind/words.js';
import {lookFor} from '../../../source/kit/theme.js';
import type {ColourLevel, Look, Size} from '../../../source/lib/look.js';
import type {Result} from '../../../source/lib/result.js';
import type {Language} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';

const got = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A code of English letters, with `_` where nothing is chosen. */
export const codeOf = (letters: string): readonly number[] =>
  [...letters].map(letter => (letter === '_' ? blank : (got(parseCode(letter, 'en'))[0] ?? blank)));

/** A state after lines: a guess or another move as it is typed, `deal CODE` and `begin` for a round that begins. */
export const stateAfter = (options: object, ...lines: readonly string[]): MastermindState => {
  const seats = 'mode' in options && options.mode !== 'break' ? 2 : 1;
  return lines.reduce(
    (state, line) => {
      const [word, letters = ''] = line.split(' ');
      const events: readonly MastermindEvent[] =
        word === 'deal'
          ? [{type: 'dealt', secret: codeOf(letters)}]
          : word === 'begin'
            ? [{type: 'began'}]
            : got(mastermind.decide(state, got(parseNotation(line, 'en'))));
      return events.reduce(mastermind.evolve, state);
    },
    mastermind.initial(got(parseOptions(options, seats)), seats),
  );
};

export const viewAfter = (eye: Eye, options: object, ...lines: readonly string[]): MastermindView =>
  mastermind.view(stateAfter(options, ...lines), eye);

/** A cursor that has what is set, and nothing chosen besides. */
export const cursorFor = (
  {options}: Pick<MastermindView, 'options'>,
  set: Partial<MastermindCursor> = {},
): MastermindCursor => ({
  place: 0,
  code: Array.from({length: options.pegs}, () => blank),
  marks: Array.from({length: options.feedback === 'counts' ? 2 : options.pegs}, () => blank),
  row: blank,
  shown: false,
  ...set,
});

export type Drawn = {
  readonly view: MastermindView;
  readonly cursor?: MastermindCursor | undefined;
  readonly marked?: readonly MastermindMove[];
  readonly size: Size;
  readonly look?: Partial<Pick<Look, 'theme' | 'ascii' | 'letters' | 'warns'>>;
  readonly language?: Language;
};

const pictureOf = (
  {view, cursor, marked = [], size, look = {}, language = 'en'}: Drawn,
  level: ColourLevel,
) => (
  <Picture
    view={view}
    cursor={cursor}
    marked={marked}
    size={size}
    look={lookFor(
      {theme: 'dark', ascii: false, letters: true, warns: false, fourColours: false, ...look},
      level,
    )}
    text={textOf({words}, language)}
  />
);

export const coloured = (drawn: Drawn, level: ColourLevel): string =>
  renderToString(pictureOf(drawn, level), {columns: 200});

/** The lines of a drawn board as text. */
export const plain = (text: string): string => stripVTControlCharacters(text).replaceAll(/ +$/gm, '');

/** The lines that are drawn without colours. */
export const frame = (drawn: Drawn): string => plain(coloured(drawn, 0));
