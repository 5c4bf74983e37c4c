import {err, ok, type Result} from '../lib/result.js';
import {attempt, readFault, type StoreFault} from './fault.js';
import type {Files} from './files.js';

const chunk = 64 * 1024;

/**
 * Bytes from `start` to `end`, or fewer where the file ends before that. Fills buffers of its own, whatever the size that
 * the system reports: some files report none.
 */
export const readRange = (files: Files, file: number, start: number, end: number): Uint8Array => {
  const parts: Uint8Array[] = [];
  for (let at = start; at < end; ) {
    const part = new Uint8Array(Math.min(chunk, end - at));
    const count = files.read(file, part, 0, part.length, at);
    if (count === 0) break;
    parts.push(part.subarray(0, count));
    at += count;
  }
  return Buffer.concat(parts);
};

/** Opens a file to read it and hands it to `use` with its size, if it is a regular file. Always closes it. */
export const withFile = <T>(
  files: Files,
  path: string,
  use: (file: number, size: number) => Result<T, StoreFault>,
): Result<T, StoreFault> => {
  const opened = attempt(
    () => files.open(path, 'read'),
    thrown => readFault(path, thrown),
  );
  if (!opened.ok) return opened;
  try {
    const {kind, size} = files.statOpen(opened.value);
    return kind === 'file' ? use(opened.value, size) : err({code: 'not-a-file', file: path});
  } catch (thrown) {
    return err(readFault(path, thrown));
  } finally {
    attempt(
      () => files.close(opened.value),
      thrown => readFault(path, thrown),
    );
  }
};

/** A regular file whole, of at most `limit` bytes. A larger one is refused by its size, before any of it is read. */
export const readFile = (files: Files, path: string, limit: number): Result<Uint8Array, StoreFault> =>
  withFile(files, path, (file, size) => {
    if (size > limit) return err({code: 'too-large', file: path, data: {limit, size}});
    const bytes = readRange(files, file, 0, limit + 1);
    return bytes.length > limit ? err({code: 'too-large', file: path, data: {limit}}) : ok(bytes);
  });
