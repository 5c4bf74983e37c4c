import type {Cabinet, OptionSpec} from '../games/module.js';
import {themes} from '../lib/look.js';
import {languages} from '../lib/text.js';
import type {ShellKey} from '../locales/index.js';

/** What a flag takes after it; `boolean` takes nothing. */
export type FlagKind =
  | {readonly kind: 'boolean'}
  | {readonly kind: 'text'; readonly expected: ShellKey}
  | {readonly kind: 'character'}
  | {readonly kind: 'choice'; readonly values: readonly string[]}
  | {readonly kind: 'number'; readonly least: number; readonly most: number}
  /** A text in a form that the game knows. */
  | {readonly kind: 'form'; readonly example: string};

/** Which commands a flag has a meaning for. */
export type FlagScope =
  | 'all'
  | 'seed'
  | 'players'
  | 'names'
  | 'level'
  | 'simulate'
  | 'play'
  | 'record'
  | 'tables'
  | 'show'
  | 'solve'
  | 'check'
  | 'generate'
  | 'to';

export type Flag = FlagKind & {
  readonly name: string;
  readonly short?: string;
  readonly scope: FlagScope;
  readonly word: ShellKey;
};

/** The shell's flags, in the order of the help. A game's rule options come besides. */
export const shellFlags: readonly Flag[] = [
  {name: 'lang', kind: 'choice', values: languages, scope: 'all', word: 'flagLang'},
  {name: 'theme', kind: 'choice', values: themes, scope: 'all', word: 'flagTheme'},
  {name: 'ascii', kind: 'boolean', scope: 'all', word: 'flagAscii'},
  {name: 'color', kind: 'choice', values: ['auto', 'always', 'never'], scope: 'all', word: 'flagColor'},
  {name: 'plain', kind: 'boolean', scope: 'play', word: 'flagPlain'},
  {name: 'screen-reader', kind: 'boolean', scope: 'play', word: 'flagScreenReader'},
  {name: 'seed', kind: 'text', expected: 'expectedText', scope: 'seed', word: 'flagSeed'},
  {name: 'players', kind: 'text', expected: 'expectedText', scope: 'players', word: 'flagPlayers'},
  {name: 'names', kind: 'text', expected: 'expectedText', scope: 'names', word: 'flagNames'},
  {name: 'level', kind: 'text', expected: 'expectedPreset', scope: 'level', word: 'flagLevel'},
  {name: 'games', kind: 'number', least: 2, most: 1_000_000, scope: 'simulate', word: 'flagGames'},
  {name: 'record', kind: 'boolean', scope: 'record', word: 'flagRecord'},
  {name: 'json', kind: 'boolean', scope: 'tables', word: 'flagJson'},
  {name: 'positions', kind: 'boolean', scope: 'show', word: 'flagPositions'},
  {name: 'all', kind: 'boolean', scope: 'solve', word: 'flagAll'},
  {name: 'lit', kind: 'character', scope: 'check', word: 'flagLit'},
  {name: 'count', kind: 'number', least: 1, most: 1000, scope: 'generate', word: 'flagCount'},
  {name: 'to', kind: 'text', expected: 'expectedDirectory', scope: 'to', word: 'flagTo'},
  {name: 'data-dir', kind: 'text', expected: 'expectedDirectory', scope: 'all', word: 'flagDataDir'},
  {name: 'version', short: 'V', kind: 'boolean', scope: 'all', word: 'flagVersion'},
  {name: 'help', short: 'h', kind: 'boolean', scope: 'all', word: 'flagHelp'},
];

export const flagScopes: readonly FlagScope[] = [...new Set(shellFlags.map(({scope}) => scope))];

/** What may be written instead of a flag. */
export const flagSynonyms: {readonly [name: string]: string} = {colour: 'color'};

/** The flag of a rule option: its name in small letters, with hyphens between the words. */
export const flagName = (option: string): string =>
  option.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** A rule option as a flag. */
export const flagOf = (option: OptionSpec): FlagKind & {readonly name: string} => {
  const name = flagName(option.name);
  if (option.kind === 'flag') return {name, kind: 'boolean'};
  if (option.kind === 'number') return {name, kind: 'number', least: option.least, most: option.most};
  if (option.kind === 'text') return {name, kind: 'form', example: option.example};
  if (option.kind === 'day') return {name, kind: 'form', example: 'today|YYYY-MM-DD'};
  return {name, kind: 'choice', values: option.values};
};

/** All flags that any game knows, by name. Of several games with an option of one name the last is there. */
export const gameFlags = (
  cabinets: readonly Cabinet[],
): ReadonlyMap<string, FlagKind & {readonly name: string}> =>
  new Map(cabinets.flatMap(({options}) => options.map(flagOf)).map(flag => [flag.name, flag] as const));
