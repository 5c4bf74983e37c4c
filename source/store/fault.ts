import type {Refusal} from '../engine/game.js';
import {asRecord} from '../lib/json.js';
import {err, ok, type Result} from '../lib/result.js';

/** All that can be wrong with a file, and the members of `data` that go with it. */
export const faultCodes = [
  'missing', // there is no such file or folder
  'unreadable', // it may not be read, or the disk fails: errno
  'unwritable', // it can't be made or written: errno
  'exists', // a new one was to be written, and there is one
  'not-a-folder', // files were to be put into it
  'deleted', // it was removed while it was being written
  'not-a-file', // a folder, a FIFO, a device
  'too-large', // limit, and size where it is known, in bytes
  'empty', // no byte in it
  'not-text', // not UTF-8, or it holds a NUL
  'bom', // a recording, but for the byte-order mark that something put in front
  'crlf', // a recording, but something turned its line ends into CR LF
  'not-arcade', // text, but no recording of ours
  'newer-format', // made by a newer version of the program: version, known
  'unknown-game', // game
  'ends-early', // the first line is not whole, so nothing can be used
  'line-too-long', // limit, in bytes
  'too-many-plies', // limit
  'too-deep', // JSON nested too deep: limit
  'bad-json', // not JSON, or not an object
  'bad-checksum', // changed, moved or doubled, or a line before it is missing
  'bad-line', // not a line of a recording: refusal and its data
  'refused', // the game does not accept it: refusal and its data
  'other-rules', // can be watched but not gone on with: game, recorded, known
  'locked', // another process has it open: pid
  'changed', // written by somebody else since it was read
  'ambiguous', // several recordings fit the name: name, matches (the first ten)
  'no-recording', // nothing there to choose from, or nothing that fits the name: name
  'no-folder', // this user has no folder for data
  'bad-setting', // member; the default is used
] as const;

export type FaultCode = (typeof faultCodes)[number];

/** What is wrong at a line, the first being 1. Never prose: the shell has the words. */
export type LineFault = {
  readonly code: FaultCode;
  readonly line?: number;
  readonly data?: NonNullable<Refusal['data']>;
};

/** What is wrong with a file. `file` is the path as it was asked for: clean it before it is shown. */
export type StoreFault = LineFault & {readonly file: string};

/** The system's code of something thrown, such as `ENOSPC`. */
export const errnoOf = (thrown: unknown): string => {
  const code = asRecord(thrown)?.['code'];
  return typeof code === 'string' ? code : 'UNKNOWN';
};

/** A refusal as the data of a fault: its code as `refusal`, its own data beside it. */
export const refusalData = (refusal: Refusal): NonNullable<Refusal['data']> => ({
  ...refusal.data,
  refusal: refusal.code,
});

// A path that Node does not even hand on (it holds a NUL) or that is too long names nothing.
const naming = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

/** The fault that a failed read is. */
export const readFault = (file: string, thrown: unknown): StoreFault => {
  const errno = errnoOf(thrown);
  if (naming.includes(errno)) return {code: 'missing', file};
  if (errno === 'EISDIR' || errno === 'ENXIO') return {code: 'not-a-file', file};
  return {code: 'unreadable', file, data: {errno}};
};

/** The fault that a failed write is. */
export const writeFault = (file: string, thrown: unknown): StoreFault => ({
  code: 'unwritable',
  file,
  data: {errno: errnoOf(thrown)},
});

/** What `act` gives, or the fault that what it throws is. */
export const attempt = <T>(act: () => T, asFault: (thrown: unknown) => StoreFault): Result<T, StoreFault> => {
  try {
    return ok(act());
  } catch (thrown) {
    return err(asFault(thrown));
  }
};
