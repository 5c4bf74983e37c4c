import path from 'node:path';
import {ok, type Result} from '../lib/result.js';
import {recordingLimits} from './codec.js';
import {attempt, type FaultCode, type StoreFault, writeFault} from './fault.js';
import type {Files} from './files.js';
import type {Lock} from './lock.js';
import {readRange} from './read-file.js';
import {writeAll} from './write-file.js';

/** A file that this process alone may write. */
export type Holding = {readonly file: number; readonly lock: Lock};

/** Where writing begins: after so many bytes and lines, the last of which left the check sum `crc`. */
export type WriterStart = {
  readonly path: string;
  readonly length: number;
  readonly lines: number;
  readonly crc: number;
  /** The file; or what opens it before the first line, and tries again before each later one until it succeeds. */
  readonly holding: Holding | (() => Result<Holding, StoreFault>);
};

/** A line as bytes, and its number if it is a ply, else 0. */
export type LineBytes = {readonly bytes: Uint8Array; readonly ply: number};

/** The end of a file, at which whole lines are added. */
export type LineFile = {
  /** How many lines are in it. */
  lines(): number;
  /** Opens the file if need be. Gives what stands against writing to it. */
  ready(): StoreFault | undefined;
  /** Adds a line whole, or not at all. Call when `ready`. */
  add(line: LineBytes): StoreFault | undefined;
  /** What is in it. Throws where it can't be read. */
  contents(): Uint8Array;
  sync(): Promise<void>;
  /** Gives the lock back, once: nothing is added after that. What was added may still be synced. */
  release(): void;
  close(): void;
};

export const createLineFile = (files: Files, start: WriterStart): LineFile => {
  let {length, lines} = start;
  let holding = typeof start.holding === 'function' ? undefined : start.holding;
  let isNamed = start.length > 0;
  let isReleased = false;
  const asFault = (thrown: unknown): StoreFault => writeFault(start.path, thrown);

  const open = (): Result<Holding, StoreFault> =>
    typeof start.holding === 'function' ? start.holding() : ok(start.holding);

  const checkNamed = (file: number): StoreFault | undefined => {
    const stat = attempt(() => files.statOpen(file), asFault);
    if (!stat.ok) return stat.error;
    return stat.value.links === 0 ? {code: 'deleted', file: start.path} : undefined;
  };

  /** A file over a limit could not be read back. */
  const checkLimits = ({bytes, ply}: LineBytes): StoreFault | undefined => {
    const over = (code: FaultCode, limit: number): StoreFault => ({code, file: start.path, data: {limit}});
    if (ply > recordingLimits.plies) return over('too-many-plies', recordingLimits.plies);
    if (bytes.length > recordingLimits.line) return over('line-too-long', recordingLimits.line);
    return length + bytes.length > recordingLimits.file ? over('too-large', recordingLimits.file) : undefined;
  };

  /** A new file's name stands in its folder. Some systems can't sync a folder, and then need not. */
  const syncName = async (): Promise<void> => {
    if (isNamed) return;
    isNamed = true;
    const folder = attempt(() => files.open(path.dirname(start.path), 'read'), asFault);
    if (!folder.ok) return;
    await files.sync(folder.value).catch(() => undefined);
    attempt(() => files.close(folder.value), asFault);
  };

  return {
    lines: () => lines,
    ready() {
      if (holding !== undefined) return checkNamed(holding.file);
      const opened = open();
      if (!opened.ok) return opened.error;
      holding = opened.value;
      return undefined;
    },
    add(line) {
      const against = checkLimits(line);
      if (against !== undefined || holding === undefined) return against;
      const {file} = holding;
      const written = attempt(() => writeAll(files, file, line.bytes, length), asFault);
      if (!written.ok) {
        // If this fails too, the next try still writes over what is left, since it begins at the same place.
        attempt(() => files.truncate(file, length), asFault);
        return written.error;
      }
      length += line.bytes.length;
      lines += 1;
      return undefined;
    },
    contents: () => (holding === undefined ? new Uint8Array() : readRange(files, holding.file, 0, length)),
    async sync() {
      if (holding === undefined) return;
      await files.sync(holding.file);
      await syncName();
    },
    release() {
      if (holding !== undefined && !isReleased) holding.lock.release();
      isReleased = true;
    },
    close() {
      if (holding === undefined) return;
      const {file} = holding;
      holding = undefined;
      attempt(() => files.close(file), asFault);
    },
  };
};
