import type {Cabinet, OptionValues} from '../games/module.js';
import {err, ok, type Result} from '../lib/result.js';
import {readPresets} from '../shell/presets.js';
import type {Context} from './context.js';
import type {Command} from './parse-command.js';
import {nearestTo} from './usage-fault.js';
import {usageText} from './usage-text.js';

/** The names that `--level` takes for a command. */
export const presetNames = ({library}: Context, command: Command): readonly string[] => {
  const cabinet = 'cabinet' in command ? command.cabinet : undefined;
  return cabinet?.presets === undefined ? [] : library.presets(cabinet.game.id).map(({name}) => name);
};

/**
 * The options of the level that `--level` names, and over them those that were set; or what is wrong is said, and the
 * exit code is given.
 */
export const atLevel = (
  context: Context,
  cabinet: Cabinet,
  set: OptionValues,
): Result<OptionValues, 1 | 2> => {
  const {flags, library, text, warn} = context;
  const {level} = flags;
  if (level === undefined) return ok(set);
  const presets = readPresets(library, cabinet, text);
  const chosen = presets.find(({name}) => name === level);
  if (chosen === undefined) {
    const [value, names] = [String(level), presets.map(({name}) => name)];
    const data = {flag: '--level', value, values: names.join(', ')};
    const fault = {key: 'usageValue', data, values: ['expectedOneOf'], ...nearestTo(value, names)} as const;
    warn(`arcade: ${usageText(fault, text)}`);
    return err(2);
  }
  if (chosen.values.ok) return ok({...chosen.values.value, ...set});
  warn(`arcade: ${chosen.values.error}`);
  return err(1);
};
