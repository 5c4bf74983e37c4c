import {expect, test} from 'vitest';
import {hasBoard, litCells, openLevel} from './steps.js';
import {recordingOf, startMenu, type Terminal} from './terminal.js';

/** What was played: moves, and the reasons why the head went elsewhere. */
const playedIn = ({home}: Terminal): readonly unknown[] =>
  recordingOf(home).flatMap(line => {
    if (line['type'] === 'ply') return [line['move']];
    return line['type'] === 'head' ? [line['why']] : [];
  });

const startGoblet = async (): Promise<Terminal> => {
  const terminal = await startMenu();
  await openLevel(terminal, 2, 6);
  return terminal;
};

test('a burst in a list picks the line that it says', async () => {
  const terminal = await startMenu();
  terminal.burst('end', 'up', 'enter');
  await terminal.until('ASCII only');
  expect(terminal.lines()[0]).toBe(' Settings');
});

test('a burst goes through several screens', async () => {
  const terminal = await startMenu();
  terminal.burst('enter', 'down', 'enter', 'down', 'down', 'enter', 'right', 'enter', 'u', 'q', 'end', 'k');
  await terminal.until('❯ 18  Ring');
  expect(playedIn(terminal)).toEqual(['A2', 'undo']);
});

test('ten keys in one write on the board all count', async () => {
  const terminal = await startGoblet();
  terminal.burst('right', 'enter', 'down', 'space', 'left', 'enter', 'u', 'enter', 'j', 'enter');
  await terminal.until('4 presses');
  expect(playedIn(terminal)).toEqual(['A2', 'B2', 'B1', 'undo', 'B1', 'C1']);
});

test('a typed cell acts when its name is whole', async () => {
  const terminal = await startGoblet();
  terminal.burst('B', '2', 'd', '5', 'C', 'backspace');
  await terminal.until('2 presses');
  await terminal.press('enter', '3 presses');
  expect(playedIn(terminal)).toEqual(['B2', 'D5', 'D5']);
});

test('held keys: each repetition counts, the cursor stops at the edge', async () => {
  const terminal = await startGoblet();
  terminal.burst(...Array.from({length: 60}, () => 'right'));
  terminal.burst(...Array.from({length: 21}, () => 'enter'));
  await terminal.until('21 presses');
  expect(playedIn(terminal)).toEqual(Array.from({length: 21}, () => 'A5'));
});

test('pasted text plays nothing', async () => {
  const terminal = await startGoblet();
  terminal.write('\x1b[200~A1\rB2\rq?\x03\x1b[201~');
  terminal.burst('C', '3');
  await terminal.until(/ 1 press /);
  expect(playedIn(terminal)).toEqual(['C3']);
});

test('sequences that nobody knows, and letters with Alt, do nothing', async () => {
  const terminal = await startGoblet();
  const before = litCells(terminal);
  // Focus, a mouse click, answers of a terminal, function keys, modified arrows, a string of a device.
  for (const sequence of [
    '\x1b[I',
    '\x1b[<0;10;10M',
    '\x1b[<0;10;10m',
    '\x1b[5;5R',
    '\x1b[?62;22c',
    '\x1bOP',
    '\x1b[15~',
    '\x1b[24~',
  ])
    terminal.write(sequence);
  for (const letter of ['a', 'q', 'u', 'r', 'B', '2']) terminal.write(`\x1b${letter}`);
  terminal.burst('C', '3');
  await terminal.until(/ 1 press /);
  await terminal.press('u', '0 presses');
  expect(litCells(terminal)).toEqual(before);
  expect(playedIn(terminal)).toEqual(['C3', 'undo']);
});

test('an arrow that arrives in two parts moves, or its parts do nothing but go back', async () => {
  const terminal = await startGoblet();
  terminal.burst('C', '3');
  await terminal.until(/ 1 press /);
  terminal.write('\x1b');
  await terminal.until('❯ 06  Goblet');
  terminal.write('[A');
  await terminal.press('end', '❯ 24');
  await terminal.press('home', '❯ 01');
  expect(playedIn(terminal)).toEqual(['C3']);
});

test('the help opens over every screen and closes by the keys it names', async () => {
  const terminal = await startGoblet();
  const board = terminal.screen();
  for (const key of ['escape', 'q', '?', 'enter', 'space']) {
    await terminal.press('?', 'Esc close');
    expect(terminal.screen()).toMatch(/u +undo/);
    await terminal.press('x', 'Esc close');
    terminal.burst(key);
    await terminal.until(each => hasBoard(each) && each.screen() === board);
  }
  expect(playedIn(terminal)).toEqual([]);
});

test('Ctrl-L draws the whole screen anew', async () => {
  const terminal = await startGoblet();
  const board = terminal.screen();
  // Something else has written over the screen.
  const written = terminal.raw().length;
  terminal.burst('ctrl-l');
  await terminal.until(each => each.raw().length - written > 1000 && each.isAlternate());
  await terminal.until(each => each.screen() === board && each.takesPastes());
  terminal.burst('C', '3');
  await terminal.until(/ 1 press /);
});
