import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll} from 'vitest';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
if (!fs.existsSync(cli))
  throw new Error('there is no dist/cli.js: run `npm run build` first, as `npm test` does');

export const golden = (name: string): string =>
  fileURLToPath(new URL(`../golden/commands/${name}`, import.meta.url));
export const levelsFolder = fileURLToPath(new URL('../../levels/lights-out/1-first-steps/', import.meta.url));

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) fs.rmSync(home, {recursive: true, force: true});
});

/** A user of the command: a home folder with nothing in it, removed after the tests. */
export type User = {
  readonly home: string;
  readonly games: string;
  /** Writes a file into the home folder, and gives its path. */
  file(name: string, contents: string | Uint8Array): string;
  /** The recordings, in the order of their names. */
  recordings(): readonly string[];
  /** Every file below the home folder, with what is in it. */
  contents(): ReadonlyMap<string, string>;
};

export const newUser = (): User => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'arcade-'));
  homes.push(home);
  const games = path.join(home, 'data', 'ink-arcade', 'games');
  return {
    home,
    games,
    file(name, contents) {
      const place = path.join(home, name);
      fs.mkdirSync(path.dirname(place), {recursive: true});
      fs.writeFileSync(place, contents);
      return place;
    },
    recordings: () =>
      fs.existsSync(games)
        ? fs
            .readdirSync(games)
            .sort()
            .map(name => path.join(games, name))
        : [],
    contents: () =>
      new Map(
        fs.readdirSync(home, {recursive: true, withFileTypes: true}).map(entry => {
          const place = path.join(entry.parentPath, entry.name);
          return [place, entry.isFile() ? fs.readFileSync(place, 'latin1') : ''];
        }),
      ),
  };
};

const environmentOf = ({home}: User, more: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: home,
  TMPDIR: home,
  XDG_DATA_HOME: path.join(home, 'data'),
  XDG_CONFIG_HOME: path.join(home, 'config'),
  TERM: 'xterm-256color',
  LANG: 'C',
  ...more,
});

export const start = (
  user: User,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [cli, ...words], {cwd: user.home, env: environmentOf(user, environment)});

export type Ran = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** Collects what a program writes until it ends. */
export const finish = async (child: ChildProcessWithoutNullStreams): Promise<Ran> => {
  const chunks = {stdout: [] as Buffer[], stderr: [] as Buffer[]};
  child.stdout.on('data', (chunk: Buffer) => chunks.stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.stderr.push(chunk));
  await once(child, 'close');
  return {
    code: child.exitCode,
    signal: child.signalCode,
    stdout: Buffer.concat(chunks.stdout).toString(),
    stderr: Buffer.concat(chunks.stderr).toString(),
  };
};

/** Runs the command with pipes for a terminal. */
export const run = (
  user: User,
  words: readonly string[],
  input: string | Uint8Array = '',
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> => {
  const child = start(user, words, environment);
  // A program that refuses its arguments reads nothing.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return finish(child);
};

/** Resolves when the program has written this much. */
export const untilWritten = (child: ChildProcessWithoutNullStreams, ending: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (!text.endsWith(ending)) return;
      child.stdout.off('data', read);
      resolve();
    };
    child.stdout.on('data', read);
    child.once('close', () =>
      reject(new Error(`it ended before it wrote ${JSON.stringify(ending)}: ${text}`)),
    );
  });

/** What may never reach a terminal from data: escape, the other control characters but line feeds, DEL and C1. */
export const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

export const cross = '_._\n...\n_._\n';
