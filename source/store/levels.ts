import path from 'node:path';
import {err, ok, type Result} from '../lib/result.js';
import {attempt, readFault, type StoreFault} from './fault.js';
import type {Files} from './files.js';
import {folderFault} from './new-file.js';
import {readFile} from './read-file.js';
import {decodeUtf8} from './utf8.js';
import {writeNewFile} from './write-file.js';

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

// The hundredth level comes after the ninety-ninth.
const byNumber = new Intl.Collator('en', {numeric: true}).compare;

/** The names in a folder, in order. None where there is no such folder, as where a game has no levels. */
const namesIn = (files: Files, folder: string): readonly string[] => {
  const names = attempt(
    () => files.readFolder(folder),
    thrown => readFault(folder, thrown),
  );
  return names.ok ? [...names.value].sort(byNumber) : [];
};

/** The packs of a game, `<root>/<game>/PACK/NN-name.txt`, in the order of their names; without empty ones. */
export const listPacks = (files: Files, levelsRoot: string, game: string): readonly Pack[] => {
  const folder = path.join(levelsRoot, game);
  return namesIn(files, folder).flatMap(name => {
    const levels = namesIn(files, path.join(folder, name)).filter(file => levelForm.test(file));
    return levels.length === 0 ? [] : [{name, levels: levels.map(file => path.join(folder, name, file))}];
  });
};

/** A file of options that belong together. */
export type PresetFile = {readonly name: string; readonly path: string};

const presetForm = /^(?:\d+-)?([a-z][\w-]*)\.json$/i;

/** The presets of a game, `<root>/<game>/NAME.json`, in the order of their files; a number in front only sorts them. */
export const listPresets = (files: Files, levelsRoot: string, game: string): readonly PresetFile[] => {
  const folder = path.join(levelsRoot, game);
  return namesIn(files, folder).flatMap(file => {
    const name = presetForm.exec(file)?.[1];
    return name === undefined ? [] : [{name, path: path.join(folder, file)}];
  });
};

// Letters that are not a letter of ASCII with a mark.
const spelt: readonly (readonly [RegExp, string])[] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ø/g, 'o'],
  [/ß/g, 'ss'],
];

/** A title as a part of a file's name: ASCII letters and digits with hyphens between, `level` where nothing is left. */
export const levelNameOf = (title: string): string => {
  const plain = spelt
    .reduce((text, [letter, ascii]) => text.replace(letter, ascii), title.normalize('NFKD').toLowerCase())
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'level' : plain;
};

// So many others may take the next number at the same moment.
const mostTries = 20;

/**
 * Writes a level into a pack's folder, `NN-name.txt` by its title with the number after the last one there, and never over
 * a file; its path.
 */
export const writeLevel = async (
  files: Files,
  folder: string,
  title: string,
  text: string,
): Promise<Result<string, StoreFault>> => {
  const made = attempt(
    () => files.makeFolder(folder),
    thrown => folderFault(folder, thrown),
  );
  if (!made.ok) return made;
  const taken = namesIn(files, folder).map(name => Number(/^\d+(?=-)/.exec(name)?.[0] ?? 0));
  const next = Math.max(0, ...taken) + 1;
  for (let number = next; ; number++) {
    const place = path.join(folder, `${String(number).padStart(2, '0')}-${levelNameOf(title)}.txt`);
    const written = await writeNewFile(files, place, new TextEncoder().encode(text));
    if (written.ok) return ok(place);
    const isTaken = written.error.data?.['errno'] === 'EEXIST';
    if (!isTaken || number - next === mostTries) return written;
  }
};
