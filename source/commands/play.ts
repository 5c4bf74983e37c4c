import type {SeatInfo} from '../engine/lines.js';
import type {Cabinet, OptionValues} from '../games/module.js';
import {safeText} from '../lib/safe-text.js';
import {hasAnother, type NewGame, prepareGame} from '../shell/new-game.js';
import {bestScores, type Level, levelKey, packLevels, readLevel} from '../shell/packs.js';
import {seatsOf, usualPlayers} from '../shell/players.js';
import {realClock} from '../terminal/clock.js';
import {createLinePlayer} from './by-lines.js';
import {type Context, isByLines} from './context.js';
import {fullScreen} from './full-screen.js';
import {atLevel} from './level-flag.js';
import {optionFault, seedOf, withDay} from './made-options.js';
import type {Command} from './parse-command.js';
import {checkPlayers, listOf} from './players-flag.js';

type PlayCommand = Extract<Command, {type: 'play'}>;

/** Who plays with these options, or nothing when the list can't be. */
const chooseSeats = (
  cabinet: Cabinet,
  context: Context,
  set: OptionValues,
): readonly SeatInfo[] | undefined => {
  const {flags, text} = context;
  const players = listOf(flags, 'players') ?? usualPlayers(cabinet, set);
  const names = (listOf(flags, 'names') ?? []).map(name => safeText(name, 20));
  const valid = ['human', ...cabinet.bots.map(({id}) => id)];
  const checked = checkPlayers(context, cabinet, players, valid);
  return checked && seatsOf(cabinet, checked, names, text);
};

/** Plays a game, and those that `next` gives for as long as they are asked for. */
const playByLines = async (
  context: Context,
  game: NewGame,
  next: () => NewGame | undefined,
): Promise<number> => {
  const player = createLinePlayer(context);
  let wanted = game;
  for (;;) {
    const following = next();
    const end = await player.play(wanted, following !== undefined);
    if (end !== 'next' || following === undefined) break;
    wanted = following;
  }
  await player.close();
  return 0;
};

/** A level of the command line: the file, or of the packs the first that is not solved. */
const chooseLevel = (
  context: Context,
  {cabinet, file}: PlayCommand,
  options: OptionValues,
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

/** Plays a level that is given: a file, or one of the packs. */
const playLevel = async (
  context: Context,
  command: PlayCommand,
  options: OptionValues,
  seats: readonly SeatInfo[],
): Promise<number> => {
  const {cabinet, file} = command;
  const byLines = isByLines(context);
  if (file === undefined && !byLines) return fullScreen(context, {type: 'levels', cabinet, options});
  const level = chooseLevel(context, command, options);
  if (level === undefined) return 1;
  let {index} = level;
  const gameOf = (at: number): NewGame | undefined => {
    const chosen = level.levels[at];
    return chosen && {cabinet, options: chosen.options, seats, seed: seedOf(context)};
  };
  const game = gameOf(index);
  if (game === undefined) return 1;
  if (!byLines) return fullScreen(context, {type: 'new-game', game});
  return playByLines(context, game, () => {
    index += 1;
    return gameOf(index);
  });
};

/** `arcade GAME`: by lines or on the screen, as the terminal and the options say. */
export const playCommand = async (
  context: Context,
  command: PlayCommand,
  set: OptionValues,
): Promise<number> => {
  const {flags, text, warn} = context;
  const {cabinet, file} = command;
  const chosen = atLevel(context, cabinet, withDay(cabinet, set));
  if (!chosen.ok) return chosen.error;
  const options = chosen.value;
  const seats = chooseSeats(cabinet, context, options);
  if (seats === undefined) return 2;
  const made = cabinet.levels?.made.find(name => options[name] !== undefined);
  if (made !== undefined && file !== undefined) {
    warn(`arcade: ${text.say('usageMadeFile', {option: `--${made}`})}`);
    return 2;
  }
  const isGiven = file !== undefined || (made === undefined && flags['seed'] === undefined);
  if (cabinet.levels !== undefined && isGiven) return playLevel(context, command, options, seats);
  const game = prepareGame(cabinet, options, seats, seedOf(context));
  if (!game.ok) {
    warn(`arcade: ${optionFault(game.error, cabinet, text)}`);
    return 2;
  }
  if (!isByLines(context)) return fullScreen(context, {type: 'new-game', game: game.value});
  const another = hasAnother(cabinet, game.value.options);
  return playByLines(context, game.value, () =>
    another ? {...game.value, seed: realClock.newSeed()} : undefined,
  );
};
