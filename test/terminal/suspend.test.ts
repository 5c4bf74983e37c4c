import fs from 'node:fs';
import {expect, test} from 'vitest';
import {expectRestored, litCells, openLevel} from './steps.js';
import {poll, recordingOf, startMenu, type Terminal} from './terminal.js';

/** The state of the process as the system names it: T is stopped. */
const stateOf = ({pid}: Terminal): string => {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2)[0] ?? '';
};

const startPlaying = async (): Promise<Terminal> => {
  const terminal = await startMenu();
  await openLevel(terminal, 2, 6);
  terminal.burst('B', '2');
  await terminal.until(/ 1 press /);
  return terminal;
};

const continueAndPlay = async (terminal: Terminal, board: string): Promise<void> => {
  terminal.signal('SIGCONT');
  await terminal.until(each => each.isAlternate() && each.screen() === board && each.takesPastes());
  expect(terminal.isCursorHidden()).toBe(true);
  await terminal.press('u', '0 presses');
  await terminal.press('U', / 1 press /);
  terminal.burst('C', '3');
  await terminal.until('2 presses');
  expect(recordingOf(terminal.home).map(line => line['type'])).toEqual([
    'header',
    'ply',
    'head',
    'head',
    'ply',
  ]);
};

const expectStopped = async (terminal: Terminal): Promise<void> => {
  await poll(() => stateOf(terminal) === 'T', 'the process stops');
  await terminal.until(each => !each.isAlternate());
  await expectRestored(terminal);
  expect(recordingOf(terminal.home).at(-1)).toMatchObject({type: 'ply', move: 'B2'});
};

test('Ctrl-Z stops on the normal screen, and the game goes on', async () => {
  const terminal = await startPlaying();
  const board = terminal.screen();
  terminal.burst('ctrl-z');
  await expectStopped(terminal);
  await continueAndPlay(terminal, board);
});

test('Ctrl-Z twice, and typed ahead', async () => {
  const terminal = await startPlaying();
  const board = terminal.screen();
  terminal.burst('ctrl-z', 'ctrl-z');
  await expectStopped(terminal);
  terminal.signal('SIGCONT');
  await terminal.until(each => each.isAlternate() && each.screen() === board && each.takesPastes());
  terminal.burst('ctrl-z');
  await expectStopped(terminal);
  await continueAndPlay(terminal, board);
});

test('a stop that is asked for from outside', async () => {
  const terminal = await startPlaying();
  const board = terminal.screen();
  terminal.signal('SIGTSTP');
  await expectStopped(terminal);
  await continueAndPlay(terminal, board);
});

test('a stop that nobody is asked about: all is drawn anew when it goes on', async () => {
  const terminal = await startPlaying();
  const board = terminal.screen();
  terminal.signal('SIGSTOP');
  await poll(() => stateOf(terminal) === 'T', 'the process stops');
  const written = terminal.raw().length;
  terminal.signal('SIGCONT');
  await terminal.until(each => each.raw().length - written > 1000 && each.isAlternate());
  await terminal.until(each => each.screen() === board && each.takesPastes());
  terminal.burst('C', '3');
  await terminal.until('2 presses');
});

test('resized while it is stopped', async () => {
  const terminal = await startPlaying();
  const lit = litCells(terminal);
  terminal.burst('ctrl-z');
  await expectStopped(terminal);
  terminal.resize(100, 26);
  terminal.signal('SIGCONT');
  await terminal.until(
    each =>
      each.isAlternate() &&
      / \? help$/.test(each.lines().at(-1) ?? '') &&
      /^ Lights Out {2}Goblet.* 1 press /.test(each.lines()[0] ?? ''),
  );
  expect(terminal.lines()).toHaveLength(26);
  expect(litCells(terminal)).toEqual(lit);
});

test('Ctrl-Z in the menu, then a signal that ends it once it goes on', async () => {
  const terminal = await startMenu();
  terminal.burst('ctrl-z');
  await poll(() => stateOf(terminal) === 'T', 'the process stops');
  terminal.signal('SIGTERM');
  terminal.signal('SIGCONT');
  expect((await terminal.exit()).signal).toBe(15);
  await expectRestored(terminal);
});
