import path from 'node:path';
import {err, ok, type Result} from '../lib/result.js';
import {attempt, readFault, type StoreFault} from './fault.js';
import type {Files} from './files.js';
import {ownersOf} from './lock.js';
import {nodeProcesses, type Processes} from './processes.js';
import {readSummary, type Summary} from './summary.js';

type Place = {
  /** The name in the folder, and the whole path. */
  readonly file: string;
  readonly path: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly written: number;
};

/** A recording that can be summed up. `lock` is the process that writes it now. */
export type ListedRecording = Place &
  Summary & {readonly type: 'recording'; readonly lock?: {readonly pid: number}};

/** What is in the folder: recordings, and files that only have the name of one. */
export type Listed = ListedRecording | (Place & {readonly type: 'broken'; readonly fault: StoreFault});

const extension = '.jsonl';

const byWritten = (a: Listed, b: Listed): number =>
  b.written - a.written || (a.file < b.file ? 1 : a.file > b.file ? -1 : 0);

const readNames = (files: Files, directory: string): Result<readonly string[], StoreFault> => {
  const names = attempt(
    () => files.readFolder(directory),
    thrown => readFault(directory, thrown),
  );
  return !names.ok && names.error.code === 'missing' ? ok([]) : names;
};

/**
 * The recordings of a folder, the one written last first, by their first and last lines only. A missing folder holds
 * none; a broken or foreign file is listed with its fault.
 */
export const listRecordings = (
  files: Files,
  directory: string,
  processes: Processes = nodeProcesses,
): Result<readonly Listed[], StoreFault> => {
  const names = readNames(files, directory);
  if (!names.ok) return names;
  const describe = (file: string): Listed => {
    const recording = path.join(directory, file);
    const stat = attempt(
      () => files.stat(recording),
      thrown => readFault(recording, thrown),
    );
    const place = {file, path: recording, written: stat.ok ? stat.value.written : 0};
    const summary = readSummary(files, recording);
    if (!summary.ok) return {type: 'broken', ...place, fault: summary.error};
    const owner = ownersOf(file, names.value).find(processes.isAlive);
    const lock = owner === undefined ? {} : {lock: {pid: owner.pid}};
    return {type: 'recording', ...place, ...summary.value, ...lock};
  };
  return ok(
    names.value
      .filter(name => name.endsWith(extension))
      .map(describe)
      .sort(byWritten),
  );
};

/** Which recording is meant when none is named. */
export type Wanted = 'any' | 'unfinished';

const findLatest = (files: Files, directory: string, wanted: Wanted): Result<string, StoreFault> => {
  const listed = listRecordings(files, directory);
  if (!listed.ok) return listed;
  const found = listed.value.find(
    item => item.type === 'recording' && (wanted === 'any' || item.result !== 'over'),
  );
  return found === undefined ? err({code: 'no-recording', file: directory}) : ok(found.path);
};

const idOf = (file: string): string => path.basename(file, extension).split('-').at(-1) ?? '';

const exists = (files: Files, place: string): boolean =>
  attempt(
    () => files.stat(place),
    thrown => readFault(place, thrown),
  ).ok;

const findNamed = (files: Files, directory: string, name: string): Result<string, StoreFault> => {
  const names = readNames(files, directory);
  if (!names.ok) return names;
  const recordings = names.value.filter(file => file.endsWith(extension)).sort();
  const exact = recordings.find(file => file === name || file === `${name}${extension}`);
  if (exact !== undefined) return ok(path.join(directory, exact));
  if (exists(files, name)) return ok(name);
  const matches = recordings.filter(file => file.startsWith(name) || idOf(file).startsWith(name));
  const [only] = matches;
  if (only === undefined || name === '') return err({code: 'no-recording', file: directory, data: {name}});
  if (matches.length === 1) return ok(path.join(directory, only));
  return err({code: 'ambiguous', file: directory, data: {name, matches: matches.slice(0, 10)}});
};

/**
 * The path of the recording that is meant: by its path, its name, or the beginning of its name or id; without a name the
 * one written last. A path is not looked at further: reading it says what is wrong with it.
 */
export const findRecording = (
  files: Files,
  directory: string,
  name: string | undefined,
  wanted: Wanted = 'any',
): Result<string, StoreFault> => {
  if (name === undefined) return findLatest(files, directory, wanted);
  if (name.includes('/') || name.includes(path.sep))
    return exists(files, name) ? ok(name) : err({code: 'missing', file: name});
  return findNamed(files, directory, name);
};
