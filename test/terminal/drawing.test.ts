import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {expectRestored, hasBoard, litCells, playByLines, verify} from './steps.js';
import {startMenu} from './terminal.js';

test('a level is drawn from the menu on, its par seen, saved, played to the end, and solved from its file', async () => {
  const terminal = await startMenu();
  await terminal.press('enter', 'Choose a level');
  await terminal.press('end', '❯ Draw a level');
  await terminal.press('enter', hasBoard);
  expect(terminal.lines()[0]).toContain('Drawing board  5 x 5');

  terminal.burst('-', '-', '<');
  await terminal.press('<', '3 x 3');
  await terminal.press('x', 'Can be solved: par 1, 1');
  terminal.burst('down', 'down', 'l', 'l');
  await terminal.press('x', 'Can be solved: par 2, 1');
  expect(litCells(terminal)).toEqual(['A1', 'A2', 'B1', 'B3', 'C2', 'C3']);
  await terminal.press('enter', /par [3-9], 1/);
  await terminal.press('u', 'par 2, 1');

  await terminal.press('s', 'Title: _');
  for (const key of 'Two corners?') terminal.burst(key);
  await terminal.until('Title: Two corners?_');
  await terminal.press('enter', 'my-levels/01-two-corners.txt');
  const folder = path.join(terminal.home.data, 'ink-arcade/levels/lights-out/my-levels');
  const file = path.join(folder, '01-two-corners.txt');
  expect(fs.readdirSync(folder)).toEqual(['01-two-corners.txt']);
  expect(fs.readFileSync(file, 'utf8')).toBe('# title: Two corners?\n.._\n._.\n_..\n');

  await terminal.press('p', '0 presses');
  expect(terminal.lines()[0]).toContain('Two corners?  3 x 3');
  await terminal.press('enter', / 1 press /);
  terminal.burst('down', 'down', 'right', 'right');
  await terminal.press('enter', 'Solved in 2 presses (par 2).');
  await terminal.press('q', each => hasBoard(each) && !each.screen().includes('Finished'));
  await terminal.press('q', 'rows, columns');
  expect(litCells(terminal)).toEqual(['A1', 'A2', 'B1', 'B3', 'C2', 'C3']);
  await terminal.press('q', /My levels +1 \/ 1/);
  await terminal.press('q', 'Replays');
  terminal.burst('q');
  expect(await terminal.exit()).toEqual({code: 0, signal: 0});
  await expectRestored(terminal);

  expect(playByLines(file, ['A1', 'C3'], terminal.home)).toContain('Solved in 2 presses (par 2).');
  expect(verify(terminal.home)).toBe(0);
});
