import type {Cabinet} from '../games/module.js';
import {ok, type Result} from '../lib/result.js';
import {fault, nearestTo, type UsageFault} from './usage-fault.js';

/** What is to be done, with the words it is done to. */
export type Command =
  | {readonly type: 'menu'}
  | {readonly type: 'play'; readonly cabinet: Cabinet; readonly file?: string}
  | {readonly type: 'resume' | 'replay'; readonly recording?: string}
  | {readonly type: 'show'; readonly recording: string}
  | {readonly type: 'verify'; readonly recordings: readonly string[]}
  | {readonly type: 'list'};

const shellCommands = ['resume', 'replay', 'list', 'show', 'verify'] as const;

/** The names by which a game is called. */
const namesOf = ({game, aliases}: Cabinet): readonly string[] => [game.id, ...aliases];

/** Is this word a level file's name, as in the exercise: with a dot or a slash in it, or an existing file? */
const looksLikeFile = (word: string, isFile: (path: string) => boolean): boolean =>
  /[./]/.test(word) || isFile(word);

/** The words that are no flags as a command. With `helps` a command may be without what it needs. */
export const parseCommand = (
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
      : word === 'list' || (cabinet !== undefined && cabinet.levels === undefined)
        ? 0
        : 1;
  const withLevels = cabinets.find(candidate => candidate.levels !== undefined);
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
