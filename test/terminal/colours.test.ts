import {expect, test} from 'vitest';
import {hasBoard, litCells, openLevel, verify} from './steps.js';
import {type StartOptions, start, startMenu, type Terminal} from './terminal.js';

/** Parameters of all sequences that set how text looks. */
const looksIn = ({raw}: Terminal): readonly number[] =>
  [...raw().matchAll(/\x1b\[([\d;:]*)m/g)].flatMap(([, list = '']) => list.split(/[;:]/).map(Number));

/** Those that set a colour: 39 and 49 take one away. */
const coloursIn = (terminal: Terminal): readonly number[] =>
  looksIn(terminal).filter(
    value => (value >= 30 && value <= 38) || (value >= 40 && value <= 48) || value >= 90,
  );

/** Goes through menu, levels, board, help, result, viewer, replays and settings. */
const tour = async (terminal: Terminal): Promise<void> => {
  await openLevel(terminal, 1, 2);
  expect(litCells(terminal)).toEqual(['A1', 'A2', 'A3', 'C1', 'C2', 'C3']);
  await terminal.press('?', 'Esc close');
  await terminal.press('escape', hasBoard);
  terminal.burst('A', '2');
  await terminal.until(each => litCells(each).join() === 'B2,C1,C2,C3');
  terminal.burst('C', '2');
  await terminal.until('Solved in 2 presses (par 2).');
  terminal.burst('down', 'down', 'enter', 'end');
  await terminal.until('step 2 of 2');
  terminal.burst('q', 'end', 'enter', 'end', 'up', 'up', 'enter');
  await terminal.until('finished');
  terminal.burst('q', 'end', 'up', 'enter');
  await terminal.until('ASCII only');
};

/** The colours in which the screen's letters and blocks are. */
const foregroundsOf = (terminal: Terminal): ReadonlySet<string> =>
  new Set(terminal.cells().flatMap(row => row.filter(({text}) => text !== ' ').map(cell => cell.foreground)));

test.each([
  ['NO_COLOR', [], {environment: {NO_COLOR: '1'}}],
  ['NO_COLOR over FORCE_COLOR', [], {environment: {NO_COLOR: 'yes', FORCE_COLOR: '3'}}],
  ['--color never', ['--color', 'never'], {environment: {FORCE_COLOR: '3'}}],
  ['--colour never', ['--colour=never'], {}],
  ['FORCE_COLOR=0', [], {environment: {FORCE_COLOR: '0'}}],
] satisfies [string, string[], StartOptions][])(
  '%s: no colour, all told by shape',
  async (_, args, options) => {
    const terminal = start(args, options);
    await terminal.until('❯ Lights Out');
    await tour(terminal);
    expect(coloursIn(terminal)).toEqual([]);
    expect(looksIn(terminal)).toContain(1);
    expect(verify(terminal.home)).toBe(0);
  },
);

test.each([
  ['all', {}, /^#/],
  ['all with an empty NO_COLOR', {NO_COLOR: ''}, /^#/],
  ['256 by TERM', {COLORTERM: undefined}, /^palette (?:1[6-9]|[2-9]\d|\d{3})$/],
  ['256 by FORCE_COLOR', {FORCE_COLOR: '2'}, /^palette (?:1[6-9]|[2-9]\d|\d{3})$/],
  ['16 by TERM', {COLORTERM: undefined, TERM: 'xterm'}, /^palette (?:\d|1[0-5])$/],
  ['16 by FORCE_COLOR', {FORCE_COLOR: '1'}, /^palette (?:\d|1[0-5])$/],
] as const)('%s: colours of that many and no others', async (_, environment, form) => {
  const terminal = await startMenu({environment});
  await openLevel(terminal, 1, 2);
  const colours = [...foregroundsOf(terminal)].filter(colour => colour !== 'default');
  expect(colours.length).toBeGreaterThanOrEqual(3);
  for (const colour of colours) expect(colour).toMatch(form);
});

test('--color always has colours in spite of NO_COLOR', async () => {
  const terminal = start(['--color', 'always'], {environment: {NO_COLOR: '1'}});
  await terminal.until('❯ Lights Out');
  expect(coloursIn(terminal)).not.toEqual([]);
});

test('the light theme has colours of its own', async () => {
  const dark = await startMenu();
  const light = start(['--theme', 'light']);
  await light.until('❯ Lights Out');
  const shared = [...foregroundsOf(light)].filter(colour => foregroundsOf(dark).has(colour));
  expect(shared).toEqual(['default']);
});

test('CI in the environment changes nothing: the menu is drawn', async () => {
  const terminal = await startMenu({
    environment: {CI: '1', CONTINUOUS_INTEGRATION: '1', GITHUB_ACTIONS: '1'},
  });
  expect([...foregroundsOf(terminal)].filter(colour => colour.startsWith('#'))).not.toEqual([]);
  terminal.burst('end');
  await terminal.press('up', '❯ Settings');
  await terminal.press('up', '❯ Replays');
  terminal.burst('q');
  expect(await terminal.exit()).toEqual({code: 0, signal: 0});
});

test('a dumb terminal: the menu says what it needs', async () => {
  const terminal = start([], {environment: {TERM: 'dumb'}});
  expect(await terminal.exit()).toEqual({code: 2, signal: 0});
  expect(terminal.screen()).toContain('arcade needs a terminal for its menu.');
  expect(terminal.raw()).not.toContain('\x1b');
});

test('a dumb terminal: a game is played by lines', async () => {
  const terminal = start(['lights-out', 'levels/lights-out/1-first-steps/02-equals.txt'], {
    environment: {TERM: 'dumb'},
  });
  await terminal.until(/^>$/m);
  await terminal.press('A2\r', '1 press');
  await terminal.press('C2\r', 'Solved in 2 presses (par 2).');
  expect(await terminal.exit()).toEqual({code: 0, signal: 0});
  expect(terminal.raw()).not.toContain('\x1b');
});

test('--ascii in English: no byte above 0x7f on any screen', async () => {
  const terminal = start(['--ascii', '--lang', 'en'], {environment: {LANG: 'fr_FR.UTF-8'}});
  await terminal.until('> Lights Out');
  await tour(terminal);
  terminal.resize(40, 12);
  await terminal.until('> Language');
  for (const key of ['down', 'down', 'down', 'up']) terminal.burst(key);
  terminal.burst('q', 'up', 'enter');
  await terminal.until('Lights Ou...');
  // The help has too little room for all its lines, and is scrolled.
  terminal.burst('q', 'home', 'enter', '?');
  await terminal.until('more   Esc close');
  terminal.burst('down', 'down', 'up');
  terminal.resize(24, 6);
  await terminal.until('needed');
  terminal.resize(1, 1);
  await terminal.until(each => each.screen().trim().length === 1);
  terminal.burst('ctrl-c');
  expect((await terminal.exit()).code).toBe(130);
  expect(terminal.raw().match(/[^\0-\x7f]+/g) ?? []).toEqual([]);
});
