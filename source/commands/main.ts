import {appVersion} from '../shell/version.js';
import {nodeFiles} from '../store/files.js';
import {type Context, createContext, isByLines} from './context.js';
import {fullScreen} from './full-screen.js';
import type {Invocation} from './invocation.js';
import {endOnOutputFault} from './output-fault.js';
import type {Arguments} from './parse-arguments.js';
import type {UsageFault} from './usage-fault.js';
import {usageText} from './usage-text.js';

const isFile = (path: string): boolean => {
  try {
    return nodeFiles.stat(path).kind === 'file';
  } catch {
    return false;
  }
};

/** The language asked for, wherever it stands: also the words that say what is wrong with the rest are in it. */
const languageFlag = (argv: readonly string[]): {readonly lang?: string} => {
  const lang = /(?:^|\n)--lang[=\n](en|fr|zh)(?:\n|$)/.exec(argv.join('\n'))?.[1];
  return lang === undefined ? {} : {lang};
};

const usage = ({text, warn}: Context, fault: UsageFault): number => {
  warn(`arcade: ${usageText(fault, text)}`);
  return 2;
};

const openMenu = (context: Context): Promise<number> | number => {
  if (!isByLines(context)) return fullScreen(context, {type: 'menu'});
  context.warn(context.text.say('needsTerminal'));
  return 2;
};

const run = async (context: Context, {command, options}: Arguments): Promise<number> => {
  const {flags, print, cabinets, text} = context;
  if (flags['version'] === true) {
    print(appVersion);
    return 0;
  }
  if (flags['help'] === true) {
    const [{helpText}, {presetNames}] = await Promise.all([import('./help.js'), import('./level-flag.js')]);
    for (const line of helpText(command, cabinets, text, presetNames(context, command))) print(line);
    return 0;
  }
  switch (command.type) {
    case 'menu':
      return openMenu(context);
    case 'play':
      return (await import('./play.js')).playCommand(context, command, options);
    case 'resume':
      return (await import('./resume.js')).resumeCommand(context, command.recording);
    case 'replay':
      return (await import('./replay.js')).replayCommand(context, command.recording);
    case 'list':
      return (await import('./list.js')).listCommand(context);
    case 'show':
      return (await import('./show.js')).showCommand(context, command.recording);
    case 'verify':
      return (await import('./verify.js')).verifyCommand(context, command.recordings);
    case 'solve':
      return (await import('./solve.js')).solveCommand(context, command, options);
    case 'simulate':
      return (await import('./simulate.js')).simulateCommand(context, command, options);
    case 'levels':
      return (await import('./levels.js')).levelsCommand(context);
    case 'levels check':
      return (await import('./check-levels.js')).checkLevelsCommand(context, command);
    case 'levels generate':
      return (await import('./generate-levels.js')).generateLevelsCommand(context, command, options);
  }
};

/** Does what the command line says; the exit code. */
export const main = async (invocation: Invocation): Promise<number> => {
  const {argv, cabinets, importMeta} = invocation;
  endOnOutputFault(invocation);
  // The way to the menu needs no parser of arguments: loading one takes a tenth of the start.
  if (argv.length === 0) return openMenu(await createContext(invocation, {}));
  const {parseArguments} = await import('./parse-arguments.js');
  const parsed = parseArguments(argv, importMeta, cabinets, isFile);
  if (!parsed.ok) return usage(await createContext(invocation, languageFlag(argv)), parsed.error);
  return run(await createContext(invocation, parsed.value.flags), parsed.value);
};
