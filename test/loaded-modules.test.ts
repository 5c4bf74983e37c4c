import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeAll, expect, test} from 'vitest';
import {levelFile, recordGame} from './terminal/steps.js';
import {newHome, start} from './terminal/terminal.js';

// What each way through the built program loads: its start is fast because most of it is left where it is.

const root = path.resolve(import.meta.dirname, '..');
const asModule = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

// Node calls `load` for every module, in a thread of its own; the names are gathered in a file.
const hook = asModule(`
  import {appendFileSync} from 'node:fs';
  export const load = (url, context, next) => {
    appendFileSync(process.env.LOADED, url + '\\n');
    return next(url, context);
  };
`);
const listing = `--import=${asModule(`import {register} from 'node:module'; register(${JSON.stringify(hook)});`)}`;

type Meta = {
  readonly outputs: {
    readonly [file: string]: {readonly inputs: {readonly [file: string]: {readonly bytesInOutput: number}}};
  };
};

let meta: Meta;
beforeAll(() => {
  meta = JSON.parse(fs.readFileSync(path.join(root, 'dist/meta.json'), 'utf8'));
});

/** The source files and the packages that are in the chunks of this list of loaded modules. */
const contentsOf = (
  loaded: string,
): {readonly files: ReadonlySet<string>; readonly packages: ReadonlySet<string>} => {
  const files = new Set<string>();
  const packages = new Set<string>();
  const urls = fs.readFileSync(loaded, 'utf8').trimEnd().split('\n');
  const chunks = urls
    .filter(url => url.startsWith('file:'))
    .map(url => path.relative(root, fileURLToPath(url)));
  for (const chunk of chunks) {
    const output = meta.outputs[chunk.replaceAll(path.sep, '/')];
    if (output === undefined) throw new Error(`${chunk} is no chunk of the build`);
    for (const [file, {bytesInOutput}] of Object.entries(output.inputs)) {
      if (bytesInOutput === 0) continue;
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
      if (name === undefined) files.add(file);
      else packages.add(name);
    }
  }
  return {files, packages};
};

const run = (args: readonly string[], {home = newHome(), input = '', program = 'dist/cli.js'} = {}) => {
  const loaded = path.join(path.dirname(home.data), 'loaded.txt');
  const done = spawnSync(process.execPath, [listing, program, ...args], {
    cwd: root,
    input,
    env: {...process.env, LANG: 'en', LOADED: loaded, XDG_DATA_HOME: home.data, XDG_CONFIG_HOME: home.config},
    encoding: 'utf8',
  });
  expect(done.status, done.stderr).toBe(0);
  return {stdout: done.stdout, ...contentsOf(loaded)};
};

const ofScreens = [
  'ink',
  'ink-select-input',
  'react',
  'react-reconciler',
  'scheduler',
  'yoga-layout',
  'chalk',
];

const expectNoScreens = ({files, packages}: ReturnType<typeof contentsOf>): void => {
  expect(ofScreens.filter(name => packages.has(name))).toEqual([]);
  expect(
    [...files].filter(file => /^source\/(?:screens|kit)\/|\.tsx$/.test(file) && file !== 'cli.tsx'),
  ).toEqual([]);
};

test('--version and --help load no screens', () => {
  const version = run(['--version']);
  expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expectNoScreens(version);
  const help = run(['--help']);
  expect(help.stdout).toContain('Usage: arcade');
  expectNoScreens(help);
  expect(help.packages.has('meow')).toBe(true);
});

test('play by lines loads no screens', () => {
  const played = run(['lights-out', levelFile('1-first-steps/02-equals')], {input: 'A2\nC2\n'});
  expect(played.stdout).toContain('Solved in 2 presses (par 2).');
  expectNoScreens(played);
  expect(played.files.has('source/plain/play-lines.ts')).toBe(true);
});

test('list, show and verify load no screens', () => {
  const home = recordGame('2-classic/06-goblet', ['B2', 'C3']);
  const [name = ''] = fs.readdirSync(home.games);
  expect(run(['list'], {home}).stdout).toContain(name.replace('.jsonl', ''));
  for (const args of [
    ['list'],
    ['list', '--json'],
    ['show', name],
    ['verify', path.join(home.games, name)],
  ]) {
    fs.rmSync(path.join(path.dirname(home.data), 'loaded.txt'), {force: true});
    const done = run(args, {home});
    expectNoScreens(done);
    expect(done.files.has('source/plain/play-lines.ts')).toBe(false);
  }
});

test('the commands for levels and simulations load no screens', () => {
  for (const args of [
    ['solve', levelFile('1-first-steps/02-equals')],
    ['levels'],
    ['levels', 'check', levelFile('1-first-steps/02-equals')],
    ['levels', 'generate'],
    ['simulate', 'mastermind', '--players', 'first'],
  ]) {
    const done = run(args);
    expect(done.stdout).not.toBe('');
    expectNoScreens(done);
    expect(done.files.has('source/plain/play-lines.ts')).toBe(false);
  }
});

test('the worker loads the rules and neither screens nor files', () => {
  const worker = run([], {program: 'dist/worker.js'});
  expectNoScreens(worker);
  expect(worker.files.has('source/games/lights-out/rules.ts')).toBe(true);
  expect([...worker.files].filter(file => /^source\/(?:store|commands|terminal)\//.test(file))).toEqual([]);
  expect(worker.packages.has('meow')).toBe(false);
});

test('the menu loads Ink, and neither the parser of arguments nor a board', async () => {
  const home = newHome();
  const loaded = path.join(path.dirname(home.data), 'loaded.txt');
  const terminal = start([], {home, environment: {NODE_OPTIONS: listing, LOADED: loaded}});
  await terminal.until(each => each.screen().includes('❯ Lights Out') && each.takesPastes());
  const menu = contentsOf(loaded);
  for (const name of ['ink', 'ink-select-input', 'react', 'react-reconciler', 'yoga-layout'])
    expect(menu.packages, name).toContain(name);
  expect(menu.packages.has('meow')).toBe(false);
  expect(menu.files.has('source/games/lights-out/board.tsx')).toBe(false);
  expect(menu.files.has('source/plain/play-lines.ts')).toBe(false);
  terminal.burst('enter', '2', '2');
  await terminal.until('0 presses');
  await terminal.until(/^ *A +[│|]/m);
  expect(contentsOf(loaded).files.has('source/games/lights-out/board.tsx')).toBe(true);
});
