import type {Cabinet, OptionValues} from '../games/module.js';
import {dayOf} from '../shell/days.js';
import {realClock} from '../terminal/clock.js';
import type {Context} from './context.js';

/** The seed that was given, else a new one. */
export const seedOf = ({flags}: Pick<Context, 'flags'>): string =>
  flags['seed'] === undefined ? realClock.newSeed() : String(flags['seed']);

/** The options with `today` as the day it is here and now. */
export const withDay = ({options: specs}: Cabinet, set: OptionValues): OptionValues => {
  const day = specs.find(({kind, name}) => kind === 'day' && set[name] === 'today');
  return day === undefined ? set : {...set, [day.name]: dayOf(realClock.now())};
};
