import {expect, test} from 'vitest';
import {hasBoard, litCells, recordGame} from './steps.js';
import {start, type Terminal} from './terminal.js';

/** Opens the replay of a game of six steps, paused at its start. */
const startViewer = async (): Promise<Terminal> => {
  const home = recordGame('2-classic/06-goblet', ['A1', 'undo', 'B2', 'C3', 'undo', 'D4']);
  const terminal = start(['replay'], {home});
  await terminal.press('enter', 'playing');
  await terminal.press('home', each => each.screen().includes('step 0 of 6   ‖ paused') && hasBoard(each));
  return terminal;
};

test('it plays from the start to the end by itself, and Space starts over', async () => {
  const terminal = await startViewer();
  expect(terminal.screen()).toContain('‖ paused');
  await terminal.press('space', '▶ playing');
  const seen: number[] = [];
  await terminal.until(each => {
    const step = Number(/step (\d) of 6/.exec(each.screen())?.[1]);
    if (seen.at(-1) !== step) seen.push(step);
    return step === 6;
  });
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6]);
  await terminal.until('‖ paused');
  await terminal.press('space', 'step 0 of 6   ▶ playing');
  await terminal.until('step 1 of 6');
  await terminal.press('space', '‖ paused');
});

test('steps, ends, and the line in which the game ended', async () => {
  const terminal = await startViewer();
  const start = litCells(terminal);
  const boards: string[] = [];
  for (let step = 1; step <= 6; step++) {
    await terminal.press('right', `step ${step} of 6`);
    boards.push(litCells(terminal).join());
  }
  expect(boards[1]).toBe(start.join());
  expect(boards[4]).toBe(boards[2]);
  expect(new Set(boards).size).toBe(5);
  await terminal.press('right', 'step 6 of 6');
  for (let step = 5; step >= 1; step--) {
    await terminal.press('left', `step ${step} of 6`);
    expect(litCells(terminal).join()).toBe(boards[step - 1]);
  }
  await terminal.press('end', 'step 6 of 6');
  await terminal.press('a', 'final line');
  expect(terminal.screen()).toContain('step 2 of 2');
  expect(litCells(terminal).join()).toBe(boards[5]);
  await terminal.press('left', 'step 1 of 2');
  expect(litCells(terminal).join()).toBe(boards[2]);
  await terminal.press('a', 'as played');
  expect(terminal.screen()).toMatch(/step [35] of 6/);
  expect(litCells(terminal).join()).toBe(boards[2]);
});

test('speed goes from a quarter to sixteen', async () => {
  const terminal = await startViewer();
  for (const speed of ['2x', '4x', '8x', '16x']) await terminal.press('+', `paused ${speed}`);
  terminal.burst('=', '+', '-');
  await terminal.until('paused 8x');
  for (const speed of ['4x', '2x', '1x', '1/2x', '1/4x']) await terminal.press('-', `paused ${speed}`);
  terminal.burst('-', '+');
  await terminal.until('paused 1/2x');
});

test('a burst of steps counts every one', async () => {
  const terminal = await startViewer();
  terminal.burst('right', 'right', 'l', 'right', 'h');
  await terminal.until('step 3 of 6');
});
