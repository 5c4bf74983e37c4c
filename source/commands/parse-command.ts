import type {Cabinet} from '../games/module.js';
import {ok, type Result} from '../lib/result.js';
import {hasLevels, type LevelCabinet} from '../shell/packs.js';
import {fault, nearestTo, type UsageFault} from './usage-fault.js';

/** What is to be done, with the words it is done to. */
export type Command =
  | {readonly type: 'menu'}
  | {readonly type: 'play'; readonly cabinet: Cabinet; readonly file?: string}
  | {readonly type: 'resume' | 'replay'; readonly recording?: string}
  | {readonly type: 'show'; readonly recording: string}
  | {readonly type: 'verify'; readonly recordings: readonly string[]}
  | {readonly type: 'list' | 'levels'}
  | {readonly type: 'solve'; readonly cabinet: LevelCabinet; readonly file: string}
  | {readonly type: 'levels check'; readonly cabinet: LevelCabinet; readonly files: readonly string[]}
  | {readonly type: 'levels generate'; readonly cabinet: LevelCabinet}
  /** Only its help does without a game. */
  | {readonly type: 'simulate'; readonly cabinet?: Cabinet};

const shellCommands = ['resume', 'replay', 'list', 'show', 'verify', 'solve', 'levels', 'simulate'] as const;
const levelsCommands = ['check', 'generate'] as const;

/** The names by which a game is called. */
const namesOf = ({game, aliases}: Cabinet): readonly string[] => [game.id, ...aliases];

/** Is this word a level file's name, as in the exercise: with a dot or a slash in it, or an existing file? */
const looksLikeFile = (word: string, isFile: (path: string) => boolean): boolean =>
  /[./]/.test(word) || isFile(word);

/** A word that no command begins with; what stands after another one is known too. */
const unknownCommand = (word: string, cabinets: readonly Cabinet[]): Result<never, UsageFault> => {
  const valid = [...shellCommands, ...levelsCommands, ...cabinets.flatMap(namesOf)];
  const {nearest} = nearestTo(word, valid);
  const isSecond = levelsCommands.some(command => command === nearest);
  return fault(
    'usageUnknownCommand',
    {word},
    nearest === undefined ? {} : {nearest: isSecond ? `levels ${nearest}` : nearest},
  );
};

/** The words after `levels`. */
const parseLevels = (
  [word, ...rest]: readonly string[],
  cabinet: LevelCabinet,
  helps: boolean,
): Result<Command, UsageFault> => {
  const [first] = rest;
  switch (word) {
    case undefined:
      return ok({type: 'levels'});
    case 'check':
      return first === undefined && !helps
        ? fault('usageMissing', {command: 'levels check'}, {values: ['expectedLevelFile']})
        : ok({type: 'levels check', cabinet, files: rest});
    case 'generate':
      return first === undefined
        ? ok({type: 'levels generate', cabinet})
        : fault('usageExtra', {command: 'levels generate', word: first});
    default: {
      const data = {flag: 'levels', value: word, values: levelsCommands.join(', ')};
      return fault('usageValue', data, {values: ['expectedOneOf'], ...nearestTo(word, levelsCommands)});
    }
  }
};

/** The words after `simulate`. */
const parseSimulate = (
  [word, extra]: readonly string[],
  cabinets: readonly Cabinet[],
  helps: boolean,
): Result<Command, UsageFault> => {
  if (extra !== undefined) return fault('usageExtra', {command: 'simulate', word: extra});
  const values = cabinets.map(({game}) => game.id).join(', ');
  if (word === undefined)
    return helps
      ? ok({type: 'simulate'})
      : fault('usageMissing', {command: 'simulate', values}, {values: ['expectedOneOf']});
  const cabinet = cabinets.find(candidate => namesOf(candidate).includes(word));
  if (cabinet !== undefined) return ok({type: 'simulate', cabinet});
  const data = {flag: 'simulate', value: word, values};
  return fault('usageValue', data, {
    values: ['expectedOneOf'],
    ...nearestTo(word, cabinets.flatMap(namesOf)),
  });
};

/** The words after a command of the shell's own. */
const parseShellCommand = (
  word: Exclude<(typeof shellCommands)[number], 'simulate'>,
  rest: readonly string[],
  cabinet: LevelCabinet | undefined,
  helps: boolean,
): Result<Command, UsageFault> => {
  const [first, second] = rest;
  const extra = word === 'list' ? first : second;
  if (word === 'levels' && cabinet !== undefined) return parseLevels(rest, cabinet, helps);
  if (word === 'verify' && first !== undefined) return ok({type: word, recordings: rest});
  if (extra !== undefined) return fault('usageExtra', {command: word, word: extra});
  if (word === 'resume' || word === 'replay')
    return ok({type: word, ...(first === undefined ? {} : {recording: first})});
  if (word === 'list' || word === 'levels') return ok({type: word});
  const expected = word === 'solve' ? 'expectedLevelFile' : 'expectedRecording';
  if (first === undefined && !helps) return fault('usageMissing', {command: word}, {values: [expected]});
  if (word === 'verify') return ok({type: word, recordings: []});
  if (word === 'show') return ok({type: word, recording: first ?? ''});
  return cabinet === undefined ? unknownCommand(word, []) : ok({type: word, cabinet, file: first ?? ''});
};

/** The words that are no flags as a command. With `helps` a command may be without what it needs. */
export const parseCommand = (
  words: readonly string[],
  cabinets: readonly Cabinet[],
  isFile: (path: string) => boolean,
  helps: boolean,
): Result<Command, UsageFault> => {
  const [word, ...rest] = words;
  if (word === undefined) return ok({type: 'menu'});
  const withLevels = cabinets.find(hasLevels);
  const [first, second] = rest;
  const cabinet = cabinets.find(candidate => namesOf(candidate).includes(word));
  if (cabinet !== undefined) {
    const extra = cabinet.levels === undefined ? first : second;
    if (extra !== undefined) return fault('usageExtra', {command: word, word: extra});
    return ok({type: 'play', cabinet, ...(first === undefined ? {} : {file: first})});
  }
  const command = shellCommands.find(known => known === word);
  if (command === 'simulate') return parseSimulate(rest, cabinets, helps);
  if (command !== undefined) return parseShellCommand(command, rest, withLevels, helps);
  if (withLevels === undefined || !looksLikeFile(word, isFile)) return unknownCommand(word, cabinets);
  return first === undefined
    ? ok({type: 'play', cabinet: withLevels, file: word})
    : fault('usageExtra', {command: word, word: first});
};
