import os from 'node:os';
import {expect, test} from 'vitest';
import {expectRestored, openLevel, verify} from './steps.js';
import {recordingOf, start, startMenu, type Terminal} from './terminal.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

const expectClosed = ({home}: Terminal): void => {
  expect(recordingOf(home).map(({type, why}) => [type, why])).toEqual([
    ['header', undefined],
    ['ply', undefined],
    ['end', 'left'],
  ]);
  expect(verify(home)).toBe(0);
};

const startPlaying = async (): Promise<Terminal> => {
  const terminal = await startMenu();
  await openLevel(terminal, 2, 6);
  terminal.burst('B', '2');
  await terminal.until(/ 1 press /);
  return terminal;
};

test('Ctrl-C in a game: 130, the terminal restored, the recording closed', async () => {
  const terminal = await startPlaying();
  terminal.burst('ctrl-c');
  expect(await terminal.exit()).toEqual({code: 130, signal: 0});
  await expectRestored(terminal);
  expectClosed(terminal);
});

test('Ctrl-C in the menu and in the help', async () => {
  const [menu, help] = [await startMenu(), await startMenu()];
  await help.press('?', 'Esc close');
  for (const terminal of [menu, help]) {
    terminal.burst('ctrl-c');
    expect(await terminal.exit()).toEqual({code: 130, signal: 0});
    await expectRestored(terminal);
  }
});

test.each(signals)('%s in a game: the status is the signal, the recording is closed', async name => {
  const terminal = await startPlaying();
  terminal.signal(name);
  expect((await terminal.exit()).signal).toBe(os.constants.signals[name]);
  await expectRestored(terminal);
  expectClosed(terminal);
});

test.each(signals)('%s in the menu', async name => {
  const terminal = await startMenu();
  terminal.signal(name);
  expect((await terminal.exit()).signal).toBe(os.constants.signals[name]);
  await expectRestored(terminal);
});

test('the second of two signals changes nothing', async () => {
  const terminal = await startPlaying();
  terminal.signal('SIGTERM');
  terminal.signal('SIGHUP');
  expect([os.constants.signals.SIGTERM, os.constants.signals.SIGHUP]).toContain(
    (await terminal.exit()).signal,
  );
  await expectRestored(terminal);
  expectClosed(terminal);
});

test('a signal while a replay plays', async () => {
  const first = await startPlaying();
  first.burst('q', 'q', 'q', 'q');
  await first.exit();
  const terminal = start(['replay'], {home: first.home});
  await terminal.press('enter', 'playing');
  terminal.signal('SIGTERM');
  expect((await terminal.exit()).signal).toBe(os.constants.signals.SIGTERM);
  await expectRestored(terminal);
});
