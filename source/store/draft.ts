import path from 'node:path';
import {ok, type Result} from '../lib/result.js';
import {attempt, type StoreFault, writeFault} from './fault.js';
import type {Files} from './files.js';
import {replaceFile} from './write-file.js';

/** Where the level is kept that is being drawn: beside the packs, and none of them. */
export const draftFile = (levels: string, game: string): string => path.join(levels, game, 'draft.txt');

/** Keeps a text as the draft, whole or not at all, or removes it. Never rejects. */
export const writeDraft = async (
  files: Files,
  place: string,
  text: string | undefined,
): Promise<Result<undefined, StoreFault>> => {
  if (text === undefined) {
    const removed = attempt(
      () => files.remove(place),
      thrown => writeFault(place, thrown),
    );
    return removed.ok || removed.error.data?.['errno'] === 'ENOENT' ? ok(undefined) : removed;
  }
  const made = attempt(
    () => files.makeFolder(path.dirname(place)),
    thrown => writeFault(place, thrown),
  );
  return made.ok ? replaceFile(files, place, new TextEncoder().encode(text)) : made;
};
