import fs from 'node:fs';
import {dirname} from 'node:path';
import {promisify} from 'node:util';
import {errnoOf} from './fault.js';

export type FileStat = {
  readonly kind: 'file' | 'folder' | 'other';
  /** Bytes. */
  readonly size: number;
  /** When it was last written, in milliseconds since 1970. */
  readonly written: number;
  /** How many names it has; 0 once it was deleted. */
  readonly links: number;
};

/**
 * How a file is opened: to read it, to write it where it stands, as a new one that is private to the user (mode 0600), or
 * as a new one that others may read as far as the user's mask lets them.
 */
export type Manner = 'read' | 'edit' | 'create' | 'publish';

/**
 * The few things that the store asks of a file system. All but `sync` block, and all fail by throwing what `node:fs`
 * throws; only this door touches the disk, so that every fault of it can be tried out.
 */
export type Files = {
  open(path: string, manner: Manner): number;
  close(file: number): void;
  /** Follows links. */
  stat(path: string): FileStat;
  statOpen(file: number): FileStat;
  /** How many bytes came: fewer than asked for is no error, 0 is the end. */
  read(file: number, into: Uint8Array, offset: number, length: number, position: number): number;
  /** How many bytes went: fewer than asked for is no error. */
  write(file: number, from: Uint8Array, offset: number, length: number, position: number): number;
  truncate(file: number, length: number): void;
  /** Waits until the contents are on the disk. Takes milliseconds, so it never blocks. */
  sync(file: number): Promise<void>;
  /** The names in a folder, in no order. */
  readFolder(path: string): readonly string[];
  /** Makes a folder, and those above it, where they are missing: private to the user (mode 0700), or as the mask has it. */
  makeFolder(path: string, access?: 'private' | 'public'): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
};

const {O_CREAT, O_EXCL, O_RDONLY, O_RDWR} = fs.constants;
// A FIFO opened to be read would wait for a writer for ever. Windows has neither.
const waitForNobody = fs.constants.O_NONBLOCK ?? 0;

const flags: Readonly<Record<Manner, number>> = {
  read: O_RDONLY | waitForNobody,
  edit: O_RDWR | waitForNobody,
  // Exclusive: never over a file, and never through a link that was planted.
  create: O_RDWR | O_CREAT | O_EXCL,
  publish: O_RDWR | O_CREAT | O_EXCL,
};

const asStat = (stat: fs.Stats): FileStat => ({
  kind: stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other',
  size: stat.size,
  written: stat.mtimeMs,
  links: stat.nlink,
});

const dataSync = promisify(fs.fdatasync);

/** One folder at a time: Node's own way never ends where a folder can't be made, such as in /proc. */
const makeFolder = (path: string, access: 'private' | 'public' = 'private'): void => {
  const mode = access === 'private' ? 0o700 : 0o777;
  try {
    fs.mkdirSync(path, {mode});
  } catch (thrown) {
    const [errno, above] = [errnoOf(thrown), dirname(path)];
    if (errno === 'EEXIST' && fs.statSync(path).isDirectory()) return;
    if (errno !== 'ENOENT' || fs.existsSync(above)) throw thrown;
    makeFolder(above, access);
    fs.mkdirSync(path, {mode});
  }
};

/** The real files. */
export const nodeFiles: Files = {
  open: (path, manner) => fs.openSync(path, flags[manner], manner === 'publish' ? 0o666 : 0o600),
  close: file => fs.closeSync(file),
  stat: path => asStat(fs.statSync(path)),
  statOpen: file => asStat(fs.fstatSync(file)),
  read: (file, into, offset, length, position) => fs.readSync(file, into, offset, length, position),
  write: (file, from, offset, length, position) => fs.writeSync(file, from, offset, length, position),
  truncate: (file, length) => fs.ftruncateSync(file, length),
  sync: file => dataSync(file),
  readFolder: path => fs.readdirSync(path),
  makeFolder,
  rename: (from, to) => fs.renameSync(from, to),
  remove: path => fs.unlinkSync(path),
};
