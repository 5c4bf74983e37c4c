import {randomBytes} from 'node:crypto';
import {err, ok, type Result} from '../lib/result.js';
import {attempt, type StoreFault, writeFault} from './fault.js';
import type {Files} from './files.js';

/**
 * Writes all bytes at a position, however few go at a time: on a full disk a short write is the only sign before the
 * next one fails. Throws when that happens; some of the bytes may be in the file then.
 */
export const writeAll = (files: Files, file: number, bytes: Uint8Array, position: number): void => {
  for (let done = 0; done < bytes.length; ) {
    const count = files.write(file, bytes, done, bytes.length - done, position + done);
    if (count === 0) throw Object.assign(new Error('nothing was written'), {code: 'ENOSPC'});
    done += count;
  }
};

const removeQuietly = (files: Files, place: string): void => {
  attempt(
    () => files.remove(place),
    thrown => writeFault(place, thrown),
  );
};

const fillAndClose = async (files: Files, file: number, bytes: Uint8Array): Promise<void> => {
  try {
    writeAll(files, file, bytes, 0);
    await files.sync(file);
  } finally {
    files.close(file);
  }
};

/** Writes a file that is not there yet, never over another (`EEXIST`), whole or not at all. Never rejects. */
export const writeNewFile = async (
  files: Files,
  place: string,
  bytes: Uint8Array,
  manner: 'create' | 'publish' = 'create',
): Promise<Result<undefined, StoreFault>> => {
  const asFault = (thrown: unknown): StoreFault => writeFault(place, thrown);
  const opened = attempt(() => files.open(place, manner), asFault);
  if (!opened.ok) return opened;
  try {
    await fillAndClose(files, opened.value, bytes);
    return ok(undefined);
  } catch (thrown) {
    removeQuietly(files, place);
    return err(asFault(thrown));
  }
};

/** Writes a file in another's place: the old one stands until the new one is whole on the disk. Never rejects. */
export const replaceFile = async (
  files: Files,
  place: string,
  bytes: Uint8Array,
): Promise<Result<undefined, StoreFault>> => {
  const draft = `${place}.${randomBytes(4).toString('hex')}`;
  const written = await writeNewFile(files, draft, bytes);
  if (!written.ok) return err({...written.error, file: place});
  const renamed = attempt(
    () => files.rename(draft, place),
    thrown => writeFault(place, thrown),
  );
  if (renamed.ok) return ok(undefined);
  removeQuietly(files, draft);
  return renamed;
};
