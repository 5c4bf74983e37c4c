import type {Json} from '../lib/json.js';
import {safeText} from '../lib/safe-text.js';
import type {GameText, WordData} from '../lib/text.js';
import {en} from './en.js';
import type {ArcadeText, ShellKey} from './index.js';

type Data = {readonly [name: string]: Json};
type Fault = {
  readonly code: string;
  readonly file: string;
  readonly line?: number | undefined;
  readonly data?: Data | undefined;
};
type LevelFault = {
  readonly code: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly data?: Data | undefined;
};

/** Numbers as they are, everything else as text that may be shown. */
const wordData = (data: Data = {}): WordData =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? value
        : safeText(Array.isArray(value) ? value.join(', ') : String(value ?? '')),
    ]),
  );

/** Faults that have words of their own within a code. */
const special = ({code, data = {}}: Pick<Fault, 'code' | 'data'>): string => {
  if (code === 'refused' && data['refusal'] === 'differs') return 'differs';
  if (code === 'bad-line' && data['refusal'] === 'line-unknown') return 'newer-line';
  if (code === 'no-recording' && data['name'] === undefined) return 'none-yet';
  return code;
};

const keyOf = (fault: Pick<Fault, 'code' | 'data'>): ShellKey => {
  const key = `fault_${special(fault)}`;
  return Object.hasOwn(en, key) ? (key as ShellKey) : 'fault_unknown';
};

const place = (
  file: string,
  line: number | undefined,
  column: number | undefined,
  reason: string,
  {say}: ArcadeText,
) => {
  const name = safeText(file);
  if (line === undefined) return say('faultFile', {file: name, reason});
  return column === undefined
    ? say('faultLine', {file: name, line, reason})
    : say('faultColumn', {file: name, line, column, reason});
};

/** What is wrong, without the file's name: for a line that has little room. */
export const faultReason = (fault: Pick<Fault, 'code' | 'data'>, text: ArcadeText): string =>
  text.say(keyOf(fault), {code: fault.code, member: '', ...wordData(fault.data)});

/** What is wrong with a file, on one line: its name, the line, and what was expected. */
export const faultText = (fault: Fault, text: ArcadeText): string => {
  const reason = faultReason(fault, text);
  // What could not be found has no file to name.
  if (fault.code === 'no-recording') return reason;
  return place(fault.file, fault.line, undefined, reason, text);
};

/** What is wrong in a level file, in the words of its game. */
export const levelFaultText = (
  fault: LevelFault,
  file: string,
  {game, explain}: {readonly game: {readonly id: string}; explain(fault: LevelFault, text: GameText): string},
  text: ArcadeText,
): string => place(file, fault.line, fault.column, explain(fault, text.game(game.id)), text);

/** Where a game went that could not be written where it belongs. */
export const misplacedText = (
  {fault, copy}: {readonly fault: Fault; readonly copy?: string | undefined},
  text: ArcadeText,
): string => {
  const data = {reason: faultReason(fault, text)};
  return copy === undefined ? text.say('lost', data) : text.say('misplaced', {...data, copy: safeText(copy)});
};

/** What is wrong with a recording, for a line that has little room: its id instead of its path. */
export const faultNotice = (fault: Fault, text: ArcadeText): string =>
  faultText({...fault, file: /-(\w+)\.jsonl$/.exec(fault.file)?.[1] ?? fault.file}, text);
