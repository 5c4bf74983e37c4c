import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {expectRestored, hasBoard, levelFile, verify} from './steps.js';
import {recordingOf, recordingsIn, start, type Terminal} from './terminal.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'crashing-'));

beforeAll(async () => {
  // As the arcade itself is built, but not made small.
  await build({
    entryPoints: [path.join(import.meta.dirname, 'crashing.tsx')],
    outdir: folder,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    banner: {js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);"},
    external: ['react-devtools-core'],
    logLevel: 'warning',
  });
});
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

/** A game of which one press is played, in an arcade that goes wrong at the key z. */
const startBroken = async (crash: string, args: readonly string[] = []): Promise<Terminal> => {
  const terminal = start(['lights-out', levelFile('2-classic/06-goblet'), ...args], {
    program: [path.join(folder, 'crashing.mjs')],
    environment: {CRASH: crash},
    errorsApart: true,
  });
  await terminal.until(each => hasBoard(each) && each.takesPastes());
  terminal.burst('B', '2');
  await terminal.until(/ 1 press /);
  return terminal;
};

test.each(['picture', 'key', 'timer', 'promise'])(
  'a fault in a %s: the terminal is restored, the recording safe and named',
  async crash => {
    const terminal = await startBroken(crash);
    terminal.burst('z');
    expect(await terminal.exit()).toEqual({code: 1, signal: 0});
    await expectRestored(terminal);
    expect(terminal.errors()).toContain(`arcade: Something went wrong: Error: broken in the ${crash}`);
    const [name = ''] = recordingsIn(terminal.home);
    expect(terminal.errors()).toContain(`The game is safe in ${path.join(terminal.home.games, name)}`);
    expect(recordingOf(terminal.home).map(line => line['type'])).toEqual(['header', 'ply', 'end']);
    expect(verify(terminal.home)).toBe(0);
  },
);

test('a fault where nothing is recorded names no file', async () => {
  const terminal = await startBroken('key', ['--no-record']);
  terminal.burst('z');
  expect((await terminal.exit()).code).toBe(1);
  await expectRestored(terminal);
  expect(terminal.errors()).toContain('broken in the key');
  expect(terminal.errors()).not.toContain('The game is safe');
});
