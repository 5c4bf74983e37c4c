import {randomBytes} from 'node:crypto';
import path from 'node:path';
import type {HeaderLine} from '../engine/lines.js';
import {err, ok, type Result} from '../lib/result.js';
import {recordingLimits} from './codec.js';
import {attempt, errnoOf, type StoreFault, writeFault} from './fault.js';
import type {Files} from './files.js';
import type {Holding} from './line-file.js';
import {takeLock} from './lock.js';
import {nodeProcesses, type Processes} from './processes.js';
import {readRange} from './read-file.js';
import {canGoOn, type LoadedRecording} from './recording.js';
import {createRecordingWriter, type RecordingJournal} from './recording-writer.js';
import {writeAll} from './write-file.js';

/** The name of a new recording: its time in UTC, its game, and eight hexadecimal digits that are its id. */
export const makeRecordingName = (header: HeaderLine, id: string): string => {
  const parsed = new Date(header.time);
  const time = Number.isNaN(parsed.getTime()) ? new Date(0) : parsed;
  const compact = `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  // A game's id comes from the program, but a name is no place to trust anything.
  return `${compact}-${header.game.replaceAll(/[^a-z0-9-]/g, '').slice(0, 40)}-${id}.jsonl`;
};

/** Opens with `open` under a lock, which is given back if that fails. */
const openLocked = (
  files: Files,
  recording: string,
  processes: Processes,
  open: () => Result<number, StoreFault>,
): Result<Holding, StoreFault> => {
  const lock = takeLock(files, recording, processes);
  if (!lock.ok) return lock;
  const opened = open();
  if (opened.ok) return ok({file: opened.value, lock: lock.value});
  lock.value.release();
  return opened;
};

/**
 * Begins a recording with its header, in a folder that is made where it is missing. Never fails: what can't be written
 * waits in memory, is counted by `state`, and is tried again with each line.
 */
export const createJournal = (
  files: Files,
  directory: string,
  header: HeaderLine,
  processes: Processes = nodeProcesses,
): RecordingJournal => {
  const recording = path.join(directory, makeRecordingName(header, randomBytes(4).toString('hex')));
  const asFault = (thrown: unknown): StoreFault => writeFault(recording, thrown);
  const create = (): Result<number, StoreFault> => attempt(() => files.open(recording, 'create'), asFault);
  const journal = createRecordingWriter(files, {
    path: recording,
    length: 0,
    lines: 0,
    crc: 0,
    holding: () => {
      const made = attempt(() => files.makeFolder(directory), asFault);
      return made.ok ? openLocked(files, recording, processes, create) : made;
    },
  });
  journal.append(header);
  return journal;
};

/** Copies bytes into a new file beside the recording, under the first free number. Throws where that can't be done. */
const keepTorn = (files: Files, recording: string, bytes: Uint8Array): void => {
  const prefix = `${path.basename(recording)}.torn-`;
  const taken = new Set(files.readFolder(path.dirname(recording)).filter(name => name.startsWith(prefix)));
  let number = 1;
  while (taken.has(`${prefix}${number}`)) number += 1;
  const file = files.open(`${recording}.torn-${number}`, 'create');
  try {
    writeAll(files, file, bytes, 0);
  } finally {
    files.close(file);
  }
};

/** Opens a recording as it was loaded, and sets its torn end aside. */
const reopen = (files: Files, loaded: LoadedRecording): Result<number, StoreFault> => {
  const opened = attempt(
    () => files.open(loaded.path, 'edit'),
    thrown =>
      errnoOf(thrown) === 'ENOENT' ? {code: 'missing', file: loaded.path} : writeFault(loaded.path, thrown),
  );
  if (!opened.ok) return opened;
  const file = opened.value;
  const made = attempt(
    (): StoreFault | undefined => {
      const {kind, size} = files.statOpen(file);
      if (kind !== 'file' || size !== loaded.size) return {code: 'changed', file: loaded.path};
      if (size === loaded.length) return undefined;
      keepTorn(files, loaded.path, readRange(files, file, loaded.length, recordingLimits.file));
      files.truncate(file, loaded.length);
      return undefined;
    },
    thrown => writeFault(loaded.path, thrown),
  );
  const fault = made.ok ? made.value : made.error;
  if (fault === undefined) return opened;
  attempt(
    () => files.close(file),
    thrown => writeFault(loaded.path, thrown),
  );
  return err(fault);
};

/**
 * Opens a loaded recording to add lines to it: refused where `canGoOn` refuses, where another process writes it, and
 * where it was written since it was loaded. A torn end is first copied to `<recording>.torn-<n>`, then cut off.
 */
export const continueJournal = (
  files: Files,
  loaded: LoadedRecording,
  processes: Processes = nodeProcesses,
): Result<RecordingJournal, StoreFault> => {
  const may = canGoOn(loaded);
  if (!may.ok) return may;
  const holding = openLocked(files, loaded.path, processes, () => reopen(files, loaded));
  if (!holding.ok) return holding;
  const {path: recording, length, good: lines, crc} = loaded;
  return ok(createRecordingWriter(files, {path: recording, length, lines, crc, holding: holding.value}));
};
