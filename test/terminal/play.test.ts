import {expect, test} from 'vitest';
import {expectRestored, hasBoard, litCells, verify} from './steps.js';
import {recordingOf, startMenu} from './terminal.js';

const onePress = / 1 press /;

test('a level from the menu to the result, its replay, and back to the shell', async () => {
  const terminal = await startMenu();
  expect(terminal.isCursorHidden()).toBe(true);
  expect(terminal.screen()).toContain('0 of 189 levels solved');
  await terminal.press('enter', 'Choose a level');
  await terminal.press('down', '❯ First steps');
  await terminal.press('enter', '❯ 01');
  await terminal.press('down', '❯ 02');
  await terminal.press('enter', hasBoard);
  expect(litCells(terminal)).toEqual(['A1', 'A2', 'A3', 'C1', 'C2', 'C3']);

  terminal.burst('right');
  await terminal.press('enter', onePress);
  expect(litCells(terminal)).toEqual(['B2', 'C1', 'C2', 'C3']);
  await terminal.press('u', '0 presses');
  expect(litCells(terminal)).toEqual(['A1', 'A2', 'A3', 'C1', 'C2', 'C3']);
  await terminal.press('u', 'There is nothing to take back.');
  await terminal.press('U', onePress);
  await terminal.press('u', '0 presses');
  await terminal.press('ctrl-r', onePress);
  await terminal.press('U', 'There is nothing to redo.');
  terminal.burst('down', 'down');
  await terminal.press('enter', 'Solved in 2 presses (par 2).');
  expect(terminal.screen()).toContain('Finished');

  await terminal.press('down', '❯ Again');
  await terminal.press('down', '❯ Watch the game');
  await terminal.press('enter', 'Replay: Lights Out');
  await terminal.press('space', 'paused');
  await terminal.press('home', 'step 0 of 6');
  expect(litCells(terminal)).toEqual(['A1', 'A2', 'A3', 'C1', 'C2', 'C3']);
  await terminal.press('right', 'step 1 of 6');
  expect(litCells(terminal)).toEqual(['B2', 'C1', 'C2', 'C3']);
  await terminal.press('right', 'step 2 of 6');
  expect(terminal.lines()[1]).toBe(' undo');
  await terminal.press('end', 'step 6 of 6');
  expect(litCells(terminal)).toEqual([]);
  await terminal.press('left', 'step 5 of 6');
  expect(litCells(terminal)).toEqual(['B2', 'C1', 'C2', 'C3']);

  await terminal.press('q', '❯ Watch the game');
  await terminal.press('end', '❯ Menu');
  await terminal.press('enter', '1 of 189 levels solved');
  expect(terminal.screen()).not.toContain('Continue');
  terminal.burst('q');
  expect(await terminal.exit()).toEqual({code: 0, signal: 0});
  await expectRestored(terminal);
  expect(terminal.screen().trim()).toBe('');
  expect(recordingOf(terminal.home).map(line => line['type'])).toEqual([
    'header',
    'ply',
    'head',
    'head',
    'head',
    'head',
    'ply',
    'end',
  ]);
  expect(verify(terminal.home)).toBe(0);
});
