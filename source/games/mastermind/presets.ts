import * as v from 'valibot';
import {asRecord} from '../../lib/json.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {LevelFault, OptionValues, Presets} from '../module.js';
import {optionSchemas, parseOptions} from './options.js';

/** What a difficulty level sets: all that makes a code hard to find. */
const schema = v.object(optionSchemas);
const members = Object.keys(optionSchemas);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const wrongMember = (member: string): Result<never, LevelFault> =>
  err({code: 'preset-member', data: {member}});

/** The text of a file as the options it sets: every one of `presets.options`, and nothing else. */
const parse = (text: string): Result<OptionValues, LevelFault> => {
  const given = asRecord(parseJson(text));
  if (given === undefined) return err({code: 'preset-json'});
  const unknown = Object.keys(given).find(name => !members.includes(name));
  if (unknown !== undefined) return wrongMember(unknown);
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) return wrongMember(v.getDotPath(parsed.issues[0]) ?? '');
  const options = parseOptions(parsed.output, 1);
  return options.ok ? ok(parsed.output) : options;
};

export const presets: Presets = {options: members, usual: 'classic', parse};
