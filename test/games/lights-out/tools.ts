import {parseLevel} from '../../../source/games/lights-out/level-file.js';
import {
  type LightsOutMove,
  type LightsOutState,
  type LightsOutView,
  lightsOut,
  rowsOf as rowsOfCells,
  variantOf,
} from '../../../source/games/lights-out/rules.js';
import type {OptionValues} from '../../../source/games/module.js';
import type {Result} from '../../../source/lib/result.js';

export const got = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const refusalOf = <T, E>(result: Result<T, E>): E => {
  if (result.ok) throw new Error('it is not refused');
  return result.error;
};

/** A level given as rows with `/` between, as a state. */
export const stateOf = (rows: string, set: OptionValues = {}): LightsOutState => {
  const level = got(parseLevel(rows.replaceAll('/', '\n'), set));
  return lightsOut.initial(got(lightsOut.parseOptions(level, 1)), 1);
};

export const viewOf = (rows: string, set: OptionValues = {}): LightsOutView =>
  lightsOut.view(stateOf(rows, set), 'all');

/** A board of a size, all lit. */
export const boardOf = (rows: number, columns: number, set: OptionValues = {}): LightsOutView =>
  viewOf(Array(rows).fill('.'.repeat(columns)).join('/'), set);

export const moveTo = (name: string): LightsOutMove => got(lightsOut.parseMove(name));

export const press = (state: LightsOutState, ...names: readonly string[]): LightsOutState =>
  names.reduce((before, name) => {
    const [event] = got(lightsOut.decide(before, moveTo(name)));
    if (event === undefined) throw new Error('a press without an event');
    return lightsOut.evolve(before, event);
  }, state);

/** A state as rows with `/` between, off `_` and the lit ones by their state. */
export const rowsOf = ({options, cells}: LightsOutState): string =>
  rowsOfCells(variantOf(options), cells).join('/');
