import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hasBoard, openLevel} from './steps.js';
import {newHome, poll, recordingsIn, start, startMenu, type Terminal} from './terminal.js';

const settingsIn = ({home}: Pick<Terminal, 'home'>): unknown => {
  const file = path.join(home.config, 'ink-arcade/settings.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
};

const openSettings = async (terminal: Terminal): Promise<void> => {
  terminal.burst('end', 'up', 'enter');
  await terminal.until('‹');
};

test('the language changes at once, and is kept for the next start', async () => {
  const terminal = await startMenu();
  await openSettings(terminal);
  await terminal.press('right', '‹ English ›');
  await terminal.press('right', '‹ Français ›');
  expect(terminal.screen()).toContain('Réglages');
  expect(terminal.lines().at(-1)).toMatch(/q retour {3}\? aide$/);
  await terminal.press('right', '‹ 中文 ›');
  expect(terminal.lines()[0]).toBe(' 设置');
  await poll(() => JSON.stringify(settingsIn(terminal))?.includes('"zh"') === true, 'the settings are kept');
  expect(settingsIn(terminal)).toEqual({
    ...{language: 'zh', theme: 'dark', ascii: false},
    ...{letters: true, warns: false, fourColours: false, pace: 'normal', record: true},
  });
  terminal.burst('q', 'q');
  expect((await terminal.exit()).code).toBe(0);

  const next = await startMenu({home: terminal.home});
  expect(next.screen()).toContain('关灯');
  expect(next.screen()).toContain('退出');
  const french = start(['--lang', 'fr'], {home: terminal.home});
  await french.until('Tout éteint');
});

test('theme and ASCII change at once, and are kept', async () => {
  const terminal = await startMenu();
  const accent = (): string => terminal.cells()[0]?.[1]?.foreground ?? '';
  await openSettings(terminal);
  const dark = accent();
  await terminal.press('down', '❯ Theme');
  await terminal.press('enter', '‹ light ›');
  expect(accent()).not.toBe(dark);
  await terminal.press('down', '❯ ASCII only');
  await terminal.press('enter', '< yes >');
  expect(terminal.screen()).toMatch(/^[\0-\x7f]*$/);
  await poll(
    () => JSON.stringify(settingsIn(terminal))?.includes('"ascii":true') === true,
    'the settings are kept',
  );

  const next = start([], {home: terminal.home});
  await next.until('> Lights Out');
  expect(next.screen()).toMatch(/^[\0-\x7f]*$/);
  expect(next.cells()[0]?.[1]?.foreground).toBe(accent());
});

test('nothing is recorded when that is switched off', async () => {
  const terminal = await startMenu();
  await openSettings(terminal);
  await terminal.press('end', '❯ Record games');
  await terminal.press('enter', '‹ no ›');
  terminal.burst('q');
  await terminal.until('Quit');
  terminal.burst('home');
  await openLevel(terminal, 2, 6);
  terminal.burst('B', '2');
  await terminal.until(/ 1 press /);
  terminal.burst('q', 'q', 'q');
  await terminal.until('0 games');
  expect(recordingsIn(terminal.home)).toEqual([]);
});

test('what an option fixes is said to be so', async () => {
  const terminal = start(['--lang', 'fr', '--theme', 'light']);
  await terminal.until('❯ Tout éteint');
  await openSettings(terminal);
  expect(terminal.screen()).toMatch(/‹ Français › {2}\(fixé par une option\)/);
});

test('the language of the system', async () => {
  const terminal = await startMenu({environment: {LC_ALL: 'zh_CN.UTF-8', LANG: 'fr_FR.UTF-8'}});
  expect(terminal.screen()).toContain('关灯');
});

test.each([
  ['{"theme":"pink","ascii":true}', 'the setting theme has no such value', '> Lights Out'],
  ['{"theme":', 'damaged: expected an object in JSON', '❯ Lights Out'],
])(
  'settings that are broken, %s: a line on standard error, and the defaults',
  async (contents, reason, first) => {
    const home = newHome();
    fs.mkdirSync(path.join(home.config, 'ink-arcade'), {recursive: true});
    fs.writeFileSync(path.join(home.config, 'ink-arcade/settings.json'), contents);
    const terminal = start([], {home, errorsApart: true});
    await terminal.until(first);
    await terminal.press('enter', 'Choose a level');
    await terminal.press('1', hasBoard);
    terminal.burst('ctrl-c');
    expect((await terminal.exit()).code).toBe(130);
    const lines = terminal.errors().replaceAll('\x1b[?25h', '').trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${reason}; the defaults are used.`);
  },
);
