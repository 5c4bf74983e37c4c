import path from 'node:path';
import {err, ok, type Result} from '../lib/result.js';
import {attempt, errnoOf, type StoreFault, writeFault} from './fault.js';
import type {Files} from './files.js';
import {writeNewFile} from './write-file.js';

/** Why a folder can't be made. */
export const folderFault = (folder: string, thrown: unknown): StoreFault =>
  ['EEXIST', 'ENOTDIR'].includes(errnoOf(thrown))
    ? {code: 'not-a-folder', file: folder}
    : writeFault(folder, thrown);

/**
 * Writes a text where the user wants it, with the folder if that is missing. Whole or not at all, and never over another
 * file: that is the fault `exists`.
 */
export const saveNewText = async (
  files: Files,
  place: string,
  text: string,
): Promise<Result<undefined, StoreFault>> => {
  const folder = path.dirname(place);
  const made = attempt(
    () => files.makeFolder(folder, 'public'),
    thrown => folderFault(folder, thrown),
  );
  if (!made.ok) return made;
  const written = await writeNewFile(files, place, new TextEncoder().encode(text), 'publish');
  if (written.ok) return ok(undefined);
  return err(written.error.data?.['errno'] === 'EEXIST' ? {code: 'exists', file: place} : written.error);
};
