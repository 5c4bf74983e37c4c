import type {Eye} from '../../../source/engine/game.js';
import cabinet from '../../../source/games/mastermind/index.js';
import {parseOptions} from '../../../source/games/mastermind/options.js';
import {mastermind} from '../../../source/games/mastermind/rules.js';
import type {MastermindState, MastermindView} from '../../../source/games/mastermind/types.js';
import type {MastermindKey} from '../../../source/games/mastermind/words.js';
import type {OptionValues} from '../../../source/games/module.js';
import {randomFrom} from '../../../source/lib/random.js';
import type {GameText, Language} from '../../../source/lib/text.js';
import {createText} from '../../../source/locales/index.js';
import {value} from '../../checks.js';

/** The game's words with the plural forms of the language. */
export const wordsIn = (language: Language): GameText<MastermindKey> =>
  createText(language, [cabinet]).game('mastermind');

/** A state after moves in English notation; `deal CODE` is what chance does, with a code where it hides one. */
export const stateAfter = (options: OptionValues, lines: readonly string[]): MastermindState => {
  const seats = options['mode'] === undefined || options['mode'] === 'break' ? 1 : 2;
  const start = mastermind.initial(value(parseOptions(options, seats)), seats);
  return lines.reduce((state, line) => {
    const [, code = ''] = /^deal ?(.*)$/.exec(line) ?? [];
    const move = value(mastermind.parseMove(code === '' ? line.replace('deal', 'stop') : code));
    if (code !== '' && move.type === 'guess')
      return mastermind.evolve(state, {type: 'dealt', secret: move.code});
    const events =
      line === 'deal' ? mastermind.deal(state, randomFrom('deal')) : value(mastermind.decide(state, move));
    return events.reduce(mastermind.evolve, state);
  }, start);
};

/** What an eye sees after them. */
export const viewAfter = (eye: Eye, options: OptionValues, ...lines: readonly string[]): MastermindView =>
  mastermind.view(stateAfter(options, lines), eye);
