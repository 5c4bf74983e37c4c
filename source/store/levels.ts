import path from 'node:path';
import {err, ok, type Result} from '../lib/result.js';
import {attempt, readFault, type StoreFault} from './fault.js';
import type {Files} from './files.js';
import {readFile} from './read-file.js';
import {decodeUtf8} from './utf8.js';

// The largest board with a good deal of comment.
const limit = 64 * 1024;
const byteOrderMark = '\ufeff';

/** The text of a level file, without a byte-order mark. What the text means is for the game to say. */
export const readLevel = (files: Files, file: string): Result<string, StoreFault> => {
  const bytes = readFile(files, file, limit);
  return bytes.ok ? decodeLevel(bytes.value, file) : bytes;
};

const decodeLevel = (bytes: Uint8Array, file: string): Result<string, StoreFault> => {
  if (bytes.length > limit) return err({code: 'too-large', file, data: {limit}});
  const text = decodeUtf8(bytes);
  if (text === undefined) return err({code: 'not-text', file});
  return ok(text.startsWith(byteOrderMark) ? text.slice(1) : text);
};

/** The same of a stream, such as standard input, to its end; `file` is what a fault calls it. */
export const readLevelFrom = async (
  stream: AsyncIterable<Uint8Array>,
  file: string,
): Promise<Result<string, StoreFault>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limit) break;
    }
  } catch (thrown) {
    return err(readFault(file, thrown));
  }
  return decodeLevel(Buffer.concat(chunks), file);
};

/** Levels that belong together: the folder's name, and the paths of its files in the order of their names. */
export type Pack = {readonly name: string; readonly levels: readonly string[]};

const levelForm = /^\d{2,}-[\w-]+\.txt$/;

/** The names in a folder, in order. None where there is no such folder, as where a game has no levels. */
const namesIn = (files: Files, folder: string): readonly string[] => {
  const names = attempt(
    () => files.readFolder(folder),
    thrown => readFault(folder, thrown),
  );
  return names.ok ? [...names.value].sort() : [];
};

/** The packs of a game, `<root>/<game>/PACK/NN-name.txt`, in the order of their names; without empty ones. */
export const listPacks = (files: Files, levelsRoot: string, game: string): readonly Pack[] => {
  const folder = path.join(levelsRoot, game);
  return namesIn(files, folder).flatMap(name => {
    const levels = namesIn(files, path.join(folder, name)).filter(file => levelForm.test(file));
    return levels.length === 0 ? [] : [{name, levels: levels.map(file => path.join(folder, name, file))}];
  });
};
