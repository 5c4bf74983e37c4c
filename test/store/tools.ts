import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {afterAll} from 'vitest';
import type {HeaderLine, Line} from '../../source/engine/lines.js';
import type {Result} from '../../source/lib/result.js';
import {encodeLine} from '../../source/store/codec.js';
import type {StoreFault} from '../../source/store/fault.js';
import {type Files, nodeFiles} from '../../source/store/files.js';
import {header, playLines} from './counter-game.js';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, {recursive: true, force: true});
});

/** A folder of its own for a test, removed after the last one. */
export const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));
  folders.push(folder);
  return folder;
};

/** Writes a file in a new folder, and gives its path. */
export const fileWith = (contents: string | Uint8Array, name = 'game.jsonl'): string => {
  const place = path.join(newFolder(), name);
  fs.writeFileSync(place, contents);
  return place;
};

/** A FIFO that nobody writes to. */
export const newFifo = (): string => {
  const place = path.join(newFolder(), 'fifo');
  execFileSync('sh', ['-c', 'mkfifo "$0"', place]);
  return place;
};

export const encodeAll = (lines: readonly Line[]): string => {
  let text = '';
  let crc = 0;
  for (const line of lines) {
    const encoded = encodeLine(line, crc);
    text += encoded.text;
    crc = encoded.crc;
  }
  return text;
};

/** Any line bodies with right check sums, for files that our own encoder would not write. `body` lacks its last brace. */
export const sumUp = (bodies: readonly (string | Uint8Array)[]): Buffer => {
  const parts: Uint8Array[] = [];
  let crc = 0;
  for (const body of bodies) {
    crc = crc32(body, crc);
    parts.push(Buffer.from(body), Buffer.from(`,"crc":"${crc.toString(16).padStart(8, '0')}"}\n`));
  }
  return Buffer.concat(parts);
};

/** A line without its last brace, as `sumUp` takes it. */
export const bodyOf = (line: object): string => JSON.stringify(line).slice(0, -1);

/** About ten lines: a deal, moves, a hint, an undo, another line of play, the end. */
export const goldenLines = (head: HeaderLine = header): readonly Line[] => [
  head,
  ...playLines([4, 5, -2, 'hint', 6, 1, 9, 'over'], head),
];

export const faultOf = <T>(result: Result<T, StoreFault>): StoreFault => {
  if (result.ok) throw new Error('there is no fault');
  return result.error;
};

export const got = <T>(result: Result<T, StoreFault>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const systemError = (code: string): Error => Object.assign(new Error(code), {code});

const after =
  <A extends readonly unknown[], R>(before: (args: A) => void, call: (...args: A) => R) =>
  (...args: A): R => {
    before(args);
    return call(...args);
  };

/** The real files, with `act` called before each call; it may throw. */
export const withHook = (act: (call: keyof Files, args: readonly unknown[]) => void): Files => ({
  open: after(args => act('open', args), nodeFiles.open),
  close: after(args => act('close', args), nodeFiles.close),
  stat: after(args => act('stat', args), nodeFiles.stat),
  statOpen: after(args => act('statOpen', args), nodeFiles.statOpen),
  read: after(args => act('read', args), nodeFiles.read),
  write: after(args => act('write', args), nodeFiles.write),
  truncate: after(args => act('truncate', args), nodeFiles.truncate),
  sync: async file => {
    act('sync', [file]);
    await nodeFiles.sync(file);
  },
  readFolder: after(args => act('readFolder', args), nodeFiles.readFolder),
  makeFolder: after(args => act('makeFolder', args), nodeFiles.makeFolder),
  rename: after(args => act('rename', args), nodeFiles.rename),
  remove: after(args => act('remove', args), nodeFiles.remove),
});
