import type {Refusal} from '../engine/game.js';
import type {Cabinet, OptionValues} from '../games/module.js';
import type {ArcadeText} from '../locales/index.js';
import {dayOf} from '../shell/days.js';
import {realClock} from '../terminal/clock.js';
import type {Context} from './context.js';
import {flagName} from './flags.js';

/** The seed that was given, else a new one. */
export const seedOf = ({flags}: Pick<Context, 'flags'>): string =>
  flags['seed'] === undefined ? realClock.newSeed() : String(flags['seed']);

/** The options with `today` as the day it is here and now. */
export const withDay = ({options: specs}: Cabinet, set: OptionValues): OptionValues => {
  const day = specs.find(({kind, name}) => kind === 'day' && set[name] === 'today');
  return day === undefined ? set : {...set, [day.name]: dayOf(realClock.now())};
};

/** What is wrong with the options, behind the flags that it is about where there are several. */
export const optionFault = (refusal: Refusal, cabinet: Cabinet, text: ArcadeText): string => {
  const {option, by} = refusal.data ?? {};
  const flags =
    option === undefined || by === undefined
      ? ''
      : `--${flagName(String(option))}, --${flagName(String(by))}: `;
  return flags + cabinet.explain(refusal, text.game(cabinet.game.id));
};
