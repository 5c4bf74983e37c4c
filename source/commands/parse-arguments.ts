import meow from 'meow';
import type {Cabinet, OptionValues} from '../games/module.js';
import {err, ok, type Result} from '../lib/result.js';
import type {WordData} from '../lib/text.js';
import type {ShellKey} from '../locales/index.js';
import {closest} from './closest.js';
import {type FlagKind, type FlagScope, flagSynonyms, gameFlags, shellFlags} from './flags.js';

/** What is to be done, with the words it is done to. */
export type Command =
  | {readonly type: 'menu'}
  | {readonly type: 'play'; readonly cabinet: Cabinet; readonly file?: string}
  | {readonly type: 'resume' | 'replay'; readonly recording?: string}
  | {readonly type: 'show'; readonly recording: string}
  | {readonly type: 'verify'; readonly recordings: readonly string[]}
  | {readonly type: 'list'};

export type FlagValues = {readonly [name: string]: string | number | boolean};

export type Arguments = {
  readonly command: Command;
  readonly flags: FlagValues;
  /** The rule options that were set. */
  readonly options: OptionValues;
};

/** What is wrong with the words of the command line: a key of the shell's words, and perhaps the nearest valid word. */
export type UsageFault = {
  readonly key: ShellKey;
  readonly data: WordData;
  readonly values?: readonly string[];
  readonly nearest?: string;
};

const shellCommands = ['resume', 'replay', 'list', 'show', 'verify'] as const;

const fault = (key: ShellKey, data: WordData, more: Partial<UsageFault> = {}): Result<never, UsageFault> =>
  err({key, data, ...more});

/** The flags that each command takes. */
export const scopesOf: {readonly [type in Command['type']]: readonly FlagScope[]} = {
  menu: ['all'],
  play: ['all', 'games', 'play'],
  resume: ['all', 'play'],
  replay: ['all', 'play'],
  show: ['all', 'tables', 'show'],
  verify: ['all', 'tables'],
  list: ['all', 'tables'],
};

/** The names by which a game is called. */
const namesOf = ({game, aliases}: Cabinet): readonly string[] => [game.id, ...aliases];

/** Is this word a level file's name, as in the exercise: with a dot or a slash in it, or an existing file? */
const looksLikeFile = (word: string, isFile: (path: string) => boolean): boolean =>
  /[./]/.test(word) || isFile(word);

const parseCommand = (
  words: readonly string[],
  cabinets: readonly Cabinet[],
  isFile: (path: string) => boolean,
  helps: boolean,
): Result<Command, UsageFault> => {
  const [word, ...rest] = words;
  if (word === undefined) return ok({type: 'menu'});
  const cabinet = cabinets.find(candidate => namesOf(candidate).includes(word));
  const most =
    word === 'verify'
      ? Number.POSITIVE_INFINITY
      : word === 'list' || (cabinet !== undefined && cabinet.parseLevel === undefined)
        ? 0
        : 1;
  const withLevels = cabinets.find(candidate => candidate.parseLevel !== undefined);
  const isCommand = cabinet !== undefined || shellCommands.some(command => command === word);
  if (!isCommand && withLevels !== undefined && looksLikeFile(word, isFile))
    return rest[0] === undefined
      ? ok({type: 'play', cabinet: withLevels, file: word})
      : fault('usageExtra', {command: word, word: rest[0]});
  const extra = rest[most];
  if (isCommand && extra !== undefined) return fault('usageExtra', {command: word, word: extra});
  const [first] = rest;
  if (cabinet !== undefined)
    return ok({type: 'play', cabinet, ...(first === undefined ? {} : {file: first})});
  if (word === 'resume' || word === 'replay')
    return ok({type: word, ...(first === undefined ? {} : {recording: first})});
  if (word === 'list') return ok({type: 'list'});
  if ((word === 'show' || word === 'verify') && first === undefined && !helps)
    return fault('usageMissing', {command: word}, {values: ['expectedRecording']});
  if (word === 'show') return ok({type: 'show', recording: first ?? ''});
  if (word === 'verify') return ok({type: 'verify', recordings: rest});
  const valid = [...shellCommands, ...cabinets.flatMap(namesOf)];
  return fault('usageUnknownCommand', {word}, nearestTo(word, valid));
};

const nearestTo = (word: string, valid: readonly string[]): {readonly nearest?: string} => {
  const nearest = closest(word, valid);
  return nearest === undefined ? {} : {nearest};
};

const parseValue = (
  flag: string,
  kind: FlagKind,
  value: unknown,
): Result<string | number | boolean, UsageFault> => {
  if (kind.kind === 'boolean') return ok(value === true);
  const text = String(value);
  if (kind.kind === 'text')
    return text === '' ? fault('usageNoValue', {flag}, {values: [kind.expected]}) : ok(text);
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

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** The words up to `--`, without flags that the same flag further on overrides: meow throws where one is given twice. */
const lastOfEach = (argv: readonly string[], kinds: ReadonlyMap<string, FlagKind>): readonly string[] => {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const given = new Set<string>();
  let kept = argv.slice(end);
  for (const word of argv.slice(0, end).reverse()) {
    const [, written = '', value] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
    const kind = kinds.get(kebab(written))?.kind;
    const name = flagSynonyms[kebab(written)] ?? kebab(written);
    if (kind === undefined || kind === 'boolean' || !given.has(name)) kept = [word, ...kept];
    else if (value === undefined && kept[0]?.startsWith('-') === false) kept = kept.slice(1);
    if (kind !== undefined) given.add(name);
  }
  return kept;
};

/** A flag that takes nothing, with a value that is neither true nor false: meow would take it for false. */
const checkSwitches = (
  argv: readonly string[],
  kinds: ReadonlyMap<string, FlagKind>,
): Result<undefined, UsageFault> => {
  for (const word of argv) {
    if (word === '--') break;
    const [, name = '', value = ''] = /^--([^=]+)=(.*)$/s.exec(word) ?? [];
    if (kinds.get(kebab(name))?.kind !== 'boolean' || value === 'true' || value === 'false') continue;
    const data = {flag: `--${name}`, value, values: 'true, false'};
    return fault('usageValue', data, {values: ['expectedOneOf']});
  }
  return ok(undefined);
};

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
    argv: lastOfEach(argv, kinds),
    autoHelp: false,
    autoVersion: false,
    booleanDefault: undefined,
    flags: Object.fromEntries(declared) as Record<string, {type: 'boolean' | 'string'; shortFlag?: string}>,
  });
  const switches = checkSwitches(argv, kinds);
  if (!switches.ok) return switches;
  const helps = given['help'] === true || given['version'] === true;
  const command = parseCommand(input.map(String), cabinets, isFile, helps);
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
    const parsed = parseValue(flag, kind, value);
    if (!parsed.ok) return parsed;
    values[flagSynonyms[written] ?? written] = parsed.value;
  }
  if (!command.ok) return command;
  return checkScopes(command.value, values, ofGames);
};

/** Parts rule options from the shell's flags, and refuses those that mean nothing to the command. */
const checkScopes = (
  command: Command,
  values: FlagValues,
  ofGames: ReadonlyMap<string, unknown>,
): Result<Arguments, UsageFault> => {
  const own =
    command.type === 'play' ? new Set(command.cabinet.options.map(option => option.name)) : new Set<string>();
  const options: Record<string, string | number | boolean> = {};
  const flags: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    const scope = shellFlags.find(flag => flag.name === name)?.scope;
    const helps = values['help'] === true || values['version'] === true;
    const meant =
      scope === undefined ? own.has(name) && ofGames.has(name) : scopesOf[command.type].includes(scope);
    const called = command.type === 'play' ? command.cabinet.game.id : command.type;
    if (!meant && !helps) return fault('usageNotHere', {word: `--${name}`, command: `arcade ${called}`});
    if (scope === undefined) options[name] = value;
    else flags[name] = value;
  }
  return ok({command, flags, options});
};
