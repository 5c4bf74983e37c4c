import {expect, test} from 'vitest';
import {hasBoard, openLevel, recordGame} from './steps.js';
import {recordingOf, start, startMenu, type Terminal} from './terminal.js';

const sizes = [
  [60, 20],
  [100, 30],
  [40, 8],
  [20, 5],
  [1, 1],
  [132, 43],
  [80, 24],
] as const;

/** Does every line fit? Right after a change of size those of the frame before may be there, and too long. */
const isWithin = (columns: number, {lines}: Terminal): boolean =>
  lines().every(line => line.length <= columns);

/** Is a whole screen of this size there: its title, and its footer in the last row? */
const isWhole =
  (rows: number, title: string) =>
  ({lines}: Terminal): boolean =>
    lines().length === rows &&
    lines()[0]?.startsWith(` ${title}`) === true &&
    / (?:\?|Esc) \w+$/.test(lines().at(-1) ?? '');

/** Is it said how much room there is and how much is needed, or as much of it as fits? */
const saysTooSmall =
  (columns: number, rows: number) =>
  ({lines}: Terminal): boolean => {
    const words = lines().join(' ').replace(/\s+/g, ' ').trim();
    if (columns === 1) return words === '1';
    return words.startsWith(`${columns} x ${rows} here, `) && /\d+ x \d+ needed\./.test(words);
  };

/** Goes through all sizes, to each when the one before is drawn; `fits` says which hold the screen. */
const storm = async (
  terminal: Terminal,
  title: string,
  fits: (columns: number, rows: number) => boolean,
): Promise<void> => {
  const before = terminal.screen();
  for (const [columns, rows] of sizes) {
    terminal.resize(columns, rows);
    const isDrawn = fits(columns, rows) ? isWhole(rows, title) : saysTooSmall(columns, rows);
    await terminal.until(each => isWithin(columns, each) && isDrawn(each));
  }
  await terminal.until(each => each.screen() === before);
  // And as fast as they come.
  for (const [columns, rows] of sizes) terminal.resize(columns, rows);
  await terminal.until(each => each.screen() === before);
  expect(terminal.hasEnded()).toBe(false);
};

test('the menu at every size', async () => {
  const terminal = await startMenu();
  terminal.burst('end');
  await terminal.press('up', '❯ Settings');
  await terminal.press('up', '❯ Replays');
  await storm(terminal, 'Ink Arcade', columns => columns > 30);
  await terminal.press('enter', 'No games were recorded yet');
});

test('a board at every size keeps its position and its cursor', async () => {
  const terminal = await startMenu();
  await openLevel(terminal, 2, 6);
  terminal.burst('B', '2');
  await terminal.until(/ 1 press /);
  await storm(terminal, 'Lights Out  Goblet', (columns, rows) => columns > 40 && rows > 8);
  await terminal.press('enter', '2 presses');
  expect(recordingOf(terminal.home).map(line => line['move'])).toEqual([undefined, 'B2', 'B2']);
});

test('while it is too small no key plays, and q still goes back', async () => {
  const terminal = await startMenu();
  await openLevel(terminal, 2, 6);
  terminal.resize(20, 5);
  await terminal.until(saysTooSmall(20, 5));
  expect(terminal.lines()).toEqual([
    '20 x 5 here, 30 x 12',
    '      needed.',
    ' Please enlarge the',
    'window, or press q.',
    'This needs a little',
  ]);
  terminal.burst('enter', 'B', '2', 'right', 'enter', '?', 'u');
  // A change of size may overtake keys: they are read by the time that another one has been seen.
  terminal.resize(21, 5);
  await terminal.until(saysTooSmall(21, 5));
  terminal.resize(80, 24);
  await terminal.until(each => hasBoard(each) && /0 presses /.test(each.lines()[0] ?? ''));
  expect(recordingOf(terminal.home)).toEqual([]);
  terminal.resize(20, 5);
  await terminal.until(saysTooSmall(20, 5));
  terminal.burst('q');
  terminal.resize(80, 24);
  await terminal.until('❯ 06  Goblet');
});

test('Ctrl-C leaves while it is too small', async () => {
  const terminal = await startMenu();
  terminal.resize(1, 1);
  await terminal.until(saysTooSmall(1, 1));
  terminal.burst('ctrl-c');
  expect(await terminal.exit()).toEqual({code: 130, signal: 0});
});

test('the replay viewer at every size', async () => {
  const home = recordGame('2-classic/06-goblet', ['B2', 'C3', 'undo']);
  const terminal = start(['replay'], {home});
  await terminal.press('enter', 'Goblet');
  await terminal.until('paused');
  await terminal.press('left', 'step 2 of 3');
  await storm(terminal, 'Replay: Lights Out', (columns, rows) => columns > 40 && rows > 8);
  await terminal.press('right', 'step 3 of 3');
});

test('the settings at every size', async () => {
  const terminal = await startMenu();
  terminal.burst('end', 'up', 'enter');
  await terminal.until('ASCII only');
  await terminal.press('down', '❯ Theme');
  await storm(terminal, 'Settings', columns => columns > 30);
  await terminal.press('enter', 'light');
});

test('the help at every size', async () => {
  const terminal = await startMenu();
  await openLevel(terminal, 2, 6);
  await terminal.press('?', 'Esc close');
  await storm(terminal, 'Lights Out  Goblet', (columns, rows) => columns > 40 && rows > 8);
  await terminal.press('escape', hasBoard);
});

test('it starts on a terminal that is too small', async () => {
  const terminal = start([], {columns: 20, rows: 4});
  await terminal.until('20 x 4 here, 30 x');
  terminal.resize(80, 24);
  await terminal.until('❯ Lights Out');
});
