import path from 'node:path';
import type {OptionValues} from '../games/module.js';
import {take} from '../lib/iterate.js';
import type {Json} from '../lib/json.js';
import {safeText} from '../lib/safe-text.js';
import {cutTo} from '../lib/width.js';
import {faultText} from '../locales/faults.js';
import {madeLevels} from '../shell/made-levels.js';
import {hasAnother, prepareGame} from '../shell/new-game.js';
import {seatsOf, usualPlayers} from '../shell/players.js';
import {nodeFiles} from '../store/files.js';
import {levelNameOf} from '../store/levels.js';
import {saveNewText} from '../store/new-file.js';
import type {Context} from './context.js';
import {optionFault, seedOf, withDay} from './made-options.js';
import type {Command} from './parse-command.js';

type GenerateCommand = Extract<Command, {type: 'levels generate'}>;

/** Writes a level where it is wanted, and says so; false when that can't be done. */
type Place = (level: string, number: number) => Promise<boolean>;

/** To standard output, a blank line between two; waits for the reader, so that one who goes away ends the making. */
const toOutput =
  ({invocation: {stdout}}: Context): Place =>
  async (level, number) => {
    await new Promise<void>(resolve => {
      stdout.write(number === 1 ? level : `\n${level}`, () => resolve());
    });
    return true;
  };

/** Each to a file of its own, numbered so that their folder is a pack. */
const toFolder = (context: Context, folder: string, seed: string, count: number): Place => {
  const digits = Math.max(2, String(count).length);
  return async (level, number) => {
    const name = `${String(number).padStart(digits, '0')}-${levelNameOf(seed)}.txt`;
    const place = path.join(folder, name);
    const saved = await saveNewText(nodeFiles, place, level);
    if (saved.ok) context.print(context.text.say('levelWritten', {file: safeText(place)}));
    else context.warn(`arcade: ${faultText(saved.error, context.text)}`);
    return saved.ok;
  };
};

/** The seed that was given; where none was, that of a day's level is the day, since it is the same by any. */
const seedFor = (context: Context, {cabinet}: GenerateCommand, set: OptionValues): string => {
  const day = set[cabinet.levels.daily];
  return day === undefined || context.flags['seed'] !== undefined ? seedOf(context) : String(day);
};

/** The options made whole with the seed, or what is refused is said and there are none. */
const prepare = (
  context: Context,
  {cabinet}: GenerateCommand,
  set: OptionValues,
  seed: string,
): Json | undefined => {
  const {text, flags, warn} = context;
  const game = prepareGame(cabinet, set, seatsOf(cabinet, usualPlayers(cabinet, set), [], text), seed);
  if (!game.ok) {
    warn(`arcade: ${optionFault(game.error, cabinet, text)}`);
    return undefined;
  }
  if (Number(flags['count'] ?? 1) === 1 || hasAnother(cabinet, game.value.options)) return game.value.options;
  warn(`arcade: ${text.say('usageOnlyOne', {option: `--${cabinet.levels.daily}`})}`);
  return undefined;
};

/** `arcade levels generate`: makes levels, by one seed always the same; 1 when there are fewer or they can't be written. */
export const generateLevelsCommand = async (
  context: Context,
  command: GenerateCommand,
  set: OptionValues,
): Promise<number> => {
  const {text, flags, warn} = context;
  const {cabinet} = command;
  const {levels} = cabinet;
  const dated = withDay(cabinet, set);
  const seed = seedFor(context, command, dated);
  const options = prepare(context, command, dated, seed);
  if (options === undefined) return 2;
  const count = Number(flags['count'] ?? 1);
  const place =
    flags['to'] === undefined ? toOutput(context) : toFolder(context, String(flags['to']), seed, count);
  // A level shows only the beginning of a long title.
  const name = cutTo(safeText(seed), 32, '...');
  const isOnly = !hasAnother(cabinet, options);
  let number = 0;
  for (const view of take(madeLevels(cabinet, options, seed), count)) {
    number += 1;
    const title = isOnly ? name : `${name} ${number}`;
    if (!(await place(levels.make(view, title), number))) return 1;
  }
  if (number === count) return 0;
  warn(`arcade: ${text.say('noMoreLevels', {count: number})}`);
  return 1;
};
