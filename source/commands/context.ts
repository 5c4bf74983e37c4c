import type {Cabinet} from '../games/module.js';
import type {Language} from '../lib/text.js';
import {faultText} from '../locales/faults.js';
import {type ArcadeText, createText, languageOf} from '../locales/index.js';
import {nodeFiles} from '../store/files.js';
import {findFolders} from '../store/folders.js';
import {createLibrary, type Library} from '../store/library.js';
import type {Settings} from '../store/settings.js';
import type {Invocation} from './invocation.js';
import type {FlagValues} from './parse-arguments.js';

/** What every command works with. */
export type Context = {
  readonly invocation: Invocation;
  readonly flags: FlagValues;
  readonly cabinets: readonly Cabinet[];
  readonly library: Library;
  /** The settings in use: the person's own, and over them what options fix. */
  readonly settings: Settings;
  readonly fixed: Partial<Settings>;
  readonly text: ArcadeText;
  /** Writes a line to standard output, or to standard error. */
  print(line: string): void;
  warn(line: string): void;
};

const fixedBy = (flags: FlagValues): Partial<Settings> => ({
  ...(flags['lang'] === undefined ? {} : {language: flags['lang'] as Language}),
  ...(flags['theme'] === undefined ? {} : {theme: flags['theme'] as Settings['theme']}),
  ...(flags['ascii'] === undefined ? {} : {ascii: flags['ascii'] === true}),
  ...(flags['record'] === undefined ? {} : {record: flags['record'] === true}),
});

export const createContext = async (invocation: Invocation, flags: FlagValues): Promise<Context> => {
  const {cabinets, stdout, stderr} = invocation;
  const dataDir = flags['data-dir'];
  const library = createLibrary({
    files: nodeFiles,
    folders: await findFolders(dataDir === undefined ? undefined : String(dataDir)),
    levelsFolder: invocation.levelsFolder,
    findGame: id => cabinets.find(({game}) => game.id === id)?.game,
  });
  const {settings: own, faults} = library.settings();
  const fixed = fixedBy(flags);
  const settings = {...own, ...fixed};
  const text = createText(settings.language ?? languageOf(invocation.environment), cabinets);
  const warn = (line: string): void => {
    stderr.write(`${line}\n`);
  };
  for (const fault of faults) warn(`arcade: ${text.say('settingsFault', {reason: faultText(fault, text)})}`);
  const print = (line: string): void => {
    stdout.write(`${line}\n`);
  };
  return {invocation, flags, cabinets, library, settings, fixed, text, print, warn};
};

/** Is play by lines: asked for, or the only way without a terminal that can draw? */
export const isByLines = ({invocation, flags}: Pick<Context, 'invocation' | 'flags'>): boolean =>
  flags['plain'] === true ||
  flags['screen-reader'] === true ||
  !invocation.stdin.isTTY ||
  !invocation.stdout.isTTY ||
  invocation.environment['TERM'] === 'dumb';
