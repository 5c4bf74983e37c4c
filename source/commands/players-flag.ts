import type {Cabinet} from '../games/module.js';
import type {Context} from './context.js';
import type {FlagValues} from './parse-arguments.js';
import {nearestTo, type UsageFault} from './usage-fault.js';
import {usageText} from './usage-text.js';

/** A list that a flag gives, with commas between. */
export const listOf = (flags: FlagValues, name: string): readonly string[] | undefined =>
  flags[name] === undefined
    ? undefined
    : String(flags[name])
        .split(',')
        .map(item => item.trim())
        .filter(item => item !== '');

/** What is wrong with who is to play, out of those who may; missing where nothing is. */
const playersFault = (
  {game}: Cabinet,
  players: readonly string[] | undefined,
  valid: readonly string[],
): UsageFault | undefined => {
  const {least, most} = game.seats;
  const wrong = players?.find(player => !valid.includes(player));
  if (players !== undefined && wrong === undefined && players.length >= least && players.length <= most)
    return undefined;
  const count = least === most ? String(least) : `${least}-${most}`;
  const data = {flag: '--players', value: players?.join(',') ?? '', values: valid.join(', '), count};
  const nearest = wrong === undefined ? {} : nearestTo(wrong, valid);
  return {
    key: players === undefined ? 'usageNoValue' : 'usageValue',
    data,
    values: ['expectedPlayers'],
    ...nearest,
  };
};

/** Who plays, if they may; or what is wrong is said, and there is nobody. */
export const checkPlayers = (
  {text, warn}: Context,
  cabinet: Cabinet,
  players: readonly string[] | undefined,
  valid: readonly string[],
): readonly string[] | undefined => {
  const fault = playersFault(cabinet, players, valid);
  if (fault === undefined) return players;
  warn(`arcade: ${usageText(fault, text)}`);
  return undefined;
};
