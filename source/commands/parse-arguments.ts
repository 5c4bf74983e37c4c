import meow from 'meow';
import type {Cabinet, OptionSpec, OptionValues} from '../games/module.js';
import {ok, type Result} from '../lib/result.js';
import {checkSwitches, kebab, plainWords} from './argv.js';
import {
  type FlagKind,
  type FlagScope,
  flagName,
  flagOf,
  flagSynonyms,
  gameFlags,
  shellFlags,
} from './flags.js';
import {type Command, parseCommand} from './parse-command.js';
import {fault, nearestTo, type UsageFault} from './usage-fault.js';

export type FlagValues = {readonly [name: string]: string | number | boolean};

export type Arguments = {
  readonly command: Command;
  readonly flags: FlagValues;
  /** The rule options that were set. */
  readonly options: OptionValues;
};

/** The flags that each command may take. */
const scopesByType: {readonly [type in Command['type']]: readonly FlagScope[]} = {
  menu: ['all', 'record'],
  play: ['all', 'seed', 'players', 'names', 'level', 'play', 'record'],
  resume: ['all', 'play'],
  replay: ['all', 'play'],
  show: ['all', 'tables', 'show'],
  verify: ['all', 'tables'],
  list: ['all', 'tables'],
  solve: ['all', 'tables', 'solve'],
  simulate: ['all', 'seed', 'players', 'level', 'simulate', 'tables'],
  levels: ['all', 'tables'],
  'levels check': ['all', 'tables', 'check', 'to'],
  'levels generate': ['all', 'seed', 'generate', 'to'],
};

/** The flags that a command takes: a level is named only where the game has names for some. */
export const scopesOf = (command: Command): readonly FlagScope[] => {
  const scopes = scopesByType[command.type];
  const hasPresets = 'cabinet' in command && command.cabinet?.presets !== undefined;
  return hasPresets ? scopes : scopes.filter(scope => scope !== 'level');
};

/** The rule options that a command takes: where a level is given, none that would make one. */
export const ruleOptions = (command: Command): readonly OptionSpec[] => {
  if (!('cabinet' in command) || command.cabinet === undefined) return [];
  const {options, levels} = command.cabinet;
  if (command.type === 'play' || command.type === 'simulate' || command.type === 'levels generate')
    return options;
  return command.type === 'solve' ? options.filter(({name}) => levels?.made.includes(name) !== true) : [];
};

// What makes the character before it a picture or text is no character of its own.
const isCharacter = (text: string): boolean => [...text.replaceAll(/[\ufe0e\ufe0f]/g, '')].length === 1;

const parseValue = (
  flag: string,
  kind: FlagKind,
  value: unknown,
): Result<string | number | boolean, UsageFault> => {
  if (kind.kind === 'boolean') return ok(value === true);
  const text = String(value);
  if (kind.kind === 'text')
    return text === '' ? fault('usageNoValue', {flag}, {values: [kind.expected]}) : ok(text);
  if (kind.kind === 'character') {
    if (isCharacter(text)) return ok(text);
    const values = ['expectedCharacter'] as const;
    return text === ''
      ? fault('usageNoValue', {flag}, {values})
      : fault('usageValue', {flag, value: text}, {values});
  }
  if (kind.kind === 'form')
    return text === ''
      ? fault('usageNoValue', {flag, example: kind.example}, {values: ['expectedForm']})
      : ok(text);
  if (kind.kind === 'number') {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= kind.least && number <= kind.most) return ok(number);
    return fault(
      'usageValue',
      {flag, value: text, least: kind.least, most: kind.most},
      {values: ['expectedNumber']},
    );
  }
  if (kind.values.includes(text)) return ok(text);
  const data = {flag, value: text, values: kind.values.join(', ')};
  return fault(text === '' ? 'usageNoValue' : 'usageValue', data, {
    values: ['expectedOneOf'],
    ...nearestTo(text, kind.values),
  });
};

type FlagDeclaration = {type: 'boolean' | 'string'; shortFlag?: string};

/**
 * The words of a command line. Flags that were not given are missing from the result, so that they can be told from
 * those that were: meow alone makes a missing boolean false and a bad number NaN, so it only takes the words apart.
 */
export const parseArguments = (
  argv: readonly string[],
  importMeta: ImportMeta,
  cabinets: readonly Cabinet[],
  isFile: (path: string) => boolean,
): Result<Arguments, UsageFault> => {
  const ofGames = gameFlags(cabinets);
  const kinds = new Map<string, FlagKind>([
    ...ofGames,
    ...shellFlags.map(flag => [flag.name, flag] as const),
  ]);
  for (const [synonym, name] of Object.entries(flagSynonyms))
    kinds.set(synonym, kinds.get(name) ?? {kind: 'boolean'});
  const declared = [...kinds].map(([name, {kind}]) => {
    const short = shellFlags.find(flag => flag.name === name)?.short;
    const type = kind === 'boolean' ? ('boolean' as const) : ('string' as const);
    return [
      name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      {type, ...(short === undefined ? {} : {shortFlag: short})},
    ];
  });
  const {input, flags: given} = meow('', {
    importMeta,
    argv: plainWords(argv, kinds),
    autoHelp: false,
    autoVersion: false,
    booleanDefault: undefined,
    flags: Object.fromEntries(declared) as Record<string, FlagDeclaration>,
  });
  const switches = checkSwitches(argv, kinds);
  if (!switches.ok) return switches;
  const helps = given['help'] === true || given['version'] === true;
  const command = parseCommand(input.map(String), cabinets, isFile, helps);
  // Two games may have an option of one name with other values.
  const ownKinds = new Map<string, FlagKind>(
    command.ok ? ruleOptions(command.value).map(option => [flagName(option.name), flagOf(option)]) : [],
  );
  const values: Record<string, string | number | boolean> = {};
  for (const [camel, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const written = kebab(camel);
    const kind = kinds.get(written);
    const flag = written.length === 1 ? `-${written}` : `--${written}`;
    if (kind === undefined) {
      const {nearest} = nearestTo(written, [...kinds.keys()]);
      return fault('usageUnknownFlag', {word: flag}, nearest === undefined ? {} : {nearest: `--${nearest}`});
    }
    const parsed = parseValue(flag, ownKinds.get(written) ?? kind, value);
    if (!parsed.ok) return parsed;
    values[flagSynonyms[written] ?? written] = parsed.value;
  }
  if (!command.ok) return command;
  return checkScopes(command.value, values, ofGames);
};

/** A flag as it was written: one that is on by default is only ever written to switch it off. */
const shownName = (name: string, value: unknown): string => (value === false ? `no-${name}` : name);

/** A command as it is called. */
const calledBy = (command: Command): string => {
  if (command.type === 'menu') return 'arcade';
  if (command.type === 'play') return `arcade ${command.cabinet.game.id}`;
  return ['arcade', command.type, ...(command.type === 'simulate' ? [command.cabinet?.game.id] : [])].join(
    ' ',
  );
};

/** Parts rule options from the shell's flags, and refuses those that mean nothing to the command. */
const checkScopes = (
  command: Command,
  values: FlagValues,
  ofGames: ReadonlyMap<string, unknown>,
): Result<Arguments, UsageFault> => {
  const own = new Map(ruleOptions(command).map(({name}) => [flagName(name), name]));
  const options: Record<string, string | number | boolean> = {};
  const flags: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    const scope = shellFlags.find(flag => flag.name === name)?.scope;
    const helps = values['help'] === true || values['version'] === true;
    const meant =
      scope === undefined ? own.has(name) && ofGames.has(name) : scopesOf(command).includes(scope);
    if (!meant && !helps)
      return fault('usageNotHere', {word: `--${shownName(name, value)}`, command: calledBy(command)});
    const option = scope === undefined ? own.get(name) : undefined;
    if (option !== undefined) options[option] = value;
    else flags[name] = value;
  }
  return ok({command, flags, options});
};
