import type {SeatInfo} from '../engine/lines.js';
import type {Cabinet} from '../games/module.js';
import {safeText} from '../lib/safe-text.js';
import {levelFaultText} from '../locales/faults.js';
import type {NewGame} from '../shell/new-game.js';
import {bestScores, type Level, levelKey, packLevels, readLevel} from '../shell/packs.js';
import {seatsOf, usualPlayers} from '../shell/players.js';
import {realClock} from '../terminal/clock.js';
import {createLinePlayer} from './by-lines.js';
import {type Context, isByLines} from './context.js';
import {fullScreen} from './full-screen.js';
import type {Arguments} from './parse-arguments.js';
import type {Command} from './parse-command.js';

type PlayCommand = Extract<Command, {type: 'play'}>;

const listOf = (value: unknown): readonly string[] | undefined =>
  value === undefined
    ? undefined
    : String(value)
        .split(',')
        .map(item => item.trim())
        .filter(item => item !== '');

/** Who plays, or nothing when the list can't be. */
const chooseSeats = (cabinet: Cabinet, {flags, text, warn}: Context): readonly SeatInfo[] | undefined => {
  const players = listOf(flags['players']) ?? usualPlayers(cabinet);
  const names = (listOf(flags['names']) ?? []).map(name => safeText(name, 20));
  const valid = ['human', ...cabinet.bots.map(({id}) => id)];
  const {least, most} = cabinet.game.seats;
  if (players.length >= least && players.length <= most && players.every(player => valid.includes(player)))
    return seatsOf(cabinet, players, names, text);
  const count = least === most ? String(least) : `${least}-${most}`;
  const expected = text.say('expectedPlayers', {values: valid.join(', '), count});
  warn(
    `arcade: ${text.say('usageValue', {flag: '--players', value: safeText(players.join(',')), expected})}`,
  );
  return undefined;
};

const playByLines = async (
  context: Context,
  game: NewGame,
  levels: readonly Level[],
  first: number,
): Promise<number> => {
  const player = createLinePlayer(context);
  let wanted = game;
  for (let index = first; ; index++) {
    const next = levels[index + 1];
    const end = await player.play(wanted, next !== undefined);
    if (end !== 'next' || next === undefined) break;
    wanted = {...game, options: next.options, seed: realClock.newSeed()};
  }
  await player.close();
  return 0;
};

/** A level of the command line: the file, or of the packs the first that is not solved. */
const chooseLevel = (
  context: Context,
  {cabinet, file}: PlayCommand,
  options: Arguments['options'],
): {readonly levels: readonly Level[]; readonly index: number} | undefined => {
  const {library, text, warn} = context;
  if (file !== undefined) {
    const level = readLevel(library, cabinet, {pack: '', name: file, path: file}, options, text);
    if (level.ok) return {levels: [level.value], index: 0};
    warn(`arcade: ${level.error}`);
    return undefined;
  }
  const levels = packLevels(library, cabinet, options, text);
  const best = bestScores(library, cabinet);
  const index = levels.findIndex(level => !best.has(levelKey(level)));
  if (levels.length > 0) return {levels, index: Math.max(0, index)};
  warn(`arcade: ${text.say('noLevels')}`);
  return undefined;
};

/** `arcade GAME`: by lines or on the screen, as the terminal and the options say. */
export const playCommand = async (
  context: Context,
  command: PlayCommand,
  options: Arguments['options'],
): Promise<number> => {
  const {flags, text, warn} = context;
  const {cabinet, file} = command;
  const seats = chooseSeats(cabinet, context);
  if (seats === undefined) return 2;
  const seed = flags['seed'] === undefined ? realClock.newSeed() : String(flags['seed']);
  const byLines = isByLines(context);
  if (cabinet.parseLevel !== undefined) {
    if (file === undefined && !byLines) return fullScreen(context, {type: 'levels', cabinet, options});
    const level = chooseLevel(context, command, options);
    const chosen = level?.levels[level.index];
    if (level === undefined || chosen === undefined) return 1;
    const game = {cabinet, options: chosen.options, seats, seed};
    if (byLines) return playByLines(context, game, level.levels, level.index);
    return fullScreen(context, {type: 'new-game', game});
  }
  const parsed = cabinet.game.parseOptions(options, seats.length);
  if (!parsed.ok) {
    warn(`arcade: ${levelFaultText(parsed.error, cabinet.game.id, cabinet, text)}`);
    return 2;
  }
  const game = {cabinet, options: parsed.value, seats, seed};
  if (byLines) return playByLines(context, game, [], 0);
  return fullScreen(context, {type: 'new-game', game});
};
