import type {LevelReport, OptionValues} from '../games/module.js';
import {type Json, jsonText} from '../lib/json.js';
import {err, type Result} from '../lib/result.js';
import {safeText} from '../lib/safe-text.js';
import {faultText} from '../locales/faults.js';
import {levelOptions} from '../shell/packs.js';
import type {Context} from './context.js';
import {readLevelText} from './level-input.js';
import type {Command} from './parse-command.js';

type SolveCommand = Extract<Command, {type: 'solve'}>;

/** The whole options of the level, or what is wrong with its file in words. */
const readOptions = async (
  context: Context,
  {cabinet, file}: SolveCommand,
  set: OptionValues,
): Promise<Result<Json, string>> => {
  const {text} = context;
  const content = await readLevelText(context, file);
  if (!content.ok) return err(faultText(content.error, text));
  return levelOptions(cabinet.levels.parse(content.value, set), cabinet, file, text);
};

/** Every solution was asked for, and there are too many of them. */
const isCut = (report: LevelReport, all: boolean): boolean =>
  all && report.solvable && report['all'] === undefined;

/** `arcade solve`: the least moves of a level and which, or why it can't be solved; 1 when it is no level. */
export const solveCommand = async (
  context: Context,
  command: SolveCommand,
  set: OptionValues,
): Promise<number> => {
  const {flags, text, print, warn} = context;
  const {cabinet, file} = command;
  const {game, levels} = cabinet;
  const options = await readOptions(context, command, set);
  if (!options.ok) {
    warn(`arcade: ${options.error}`);
    return 1;
  }
  const all = flags['all'] === true;
  const report = levels.report(game.view(game.initial(options.value, 1), 0), all);
  if (flags['json'] === true) print(jsonText({file, ...report}));
  else for (const line of levels.describeReport(report, text.game(game.id))) print(line);
  if (isCut(report, all)) {
    const most = new Intl.NumberFormat(text.language).format(levels.mostListed);
    warn(`arcade: ${text.say('tooManySolutions', {file: safeText(file), most})}`);
  }
  return 0;
};
