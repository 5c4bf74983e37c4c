import type {Journal} from '../engine/session.js';
import type {Result} from '../lib/result.js';
import {encodeLine} from './codec.js';
import {createDiskSync} from './disk-sync.js';
import {attempt, readFault, type StoreFault, writeFault} from './fault.js';
import type {Files} from './files.js';
import {createLineFile, type LineBytes, type WriterStart} from './line-file.js';
import {writeNewFile} from './write-file.js';

/** How well a game is kept: how many of its lines are not in the file, and what is wrong. */
export type JournalState = {readonly unsaved: number; readonly fault?: StoreFault};

/** A recording that is open for writing. A line is acknowledged when `state` counts none as unsaved. */
export type RecordingJournal = Journal & {
  readonly path: string;
  state(): JournalState;
  /** Tries again what could not be written, and waits until all that was is on the disk. Never rejects. */
  sync(): Promise<void>;
  /** Writes all lines, unsaved ones too, into a new file: for when this one can't be written. Never rejects. */
  saveCopy(place: string): Promise<Result<undefined, StoreFault>>;
};

/**
 * Keeps lines in a file, one write a line. When that fails the lines wait in memory in their order, what was half written
 * is cut off, and all are tried again with the next line: `append` never throws, and lines never fuse.
 */
export const createRecordingWriter = (files: Files, start: WriterStart): RecordingJournal => {
  const lineFile = createLineFile(files, start);
  const disk = createDiskSync(lineFile.sync);
  const waiting: LineBytes[] = [];
  let {crc} = start;
  let fault: StoreFault | undefined;
  let closing: Promise<void> | undefined;

  const flush = (): void => {
    if (waiting.length === 0) return;
    fault = lineFile.ready();
    for (let next = waiting[0]; next !== undefined && fault === undefined; next = waiting[0]) {
      fault = lineFile.add(next);
      if (fault !== undefined) break;
      waiting.shift();
      disk.soon();
    }
  };

  const finish = async (): Promise<void> => {
    flush();
    // All is written: whoever goes on with the game need not wait for the disk.
    lineFile.release();
    await disk.now();
    lineFile.close();
  };

  return {
    path: start.path,
    state() {
      const failure = disk.failure();
      const shown = fault ?? (failure === undefined ? undefined : writeFault(start.path, failure.thrown));
      const unsaved = waiting.length + (fault?.code === 'deleted' ? lineFile.lines() : 0);
      return {unsaved, ...(shown === undefined ? {} : {fault: shown})};
    },
    append(line) {
      const encoded = encodeLine(line, crc);
      crc = encoded.crc;
      waiting.push({bytes: Buffer.from(encoded.text), ply: line.type === 'ply' ? line.n : 0});
      if (closing === undefined) flush();
    },
    sync() {
      if (closing !== undefined) return closing;
      flush();
      return disk.now();
    },
    async saveCopy(place) {
      const contents = attempt(lineFile.contents, thrown => readFault(start.path, thrown));
      if (!contents.ok) return contents;
      return writeNewFile(files, place, Buffer.concat([contents.value, ...waiting.map(({bytes}) => bytes)]));
    },
    close() {
      closing ??= finish();
      return closing;
    },
  };
};
