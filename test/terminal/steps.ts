import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect} from 'vitest';
import {type Home, newHome, poll, recordingsIn, type Terminal} from './terminal.js';

// Ways through the arcade that many tests take.

const root = path.resolve(import.meta.dirname, '../..');
export const levelFile = (name: string): string => path.join(root, 'levels/lights-out', `${name}.txt`);

/** The board is drawn; its title line is there a moment before. */
export const hasBoard = (terminal: Terminal): boolean => /^ *A +[│|]/m.test(terminal.screen());

/** Opens a level from the menu, by its pack and its line there, both from 1. The next level stands above the packs. */
export const openLevel = async (terminal: Terminal, pack: number, line: number): Promise<void> => {
  await terminal.press('enter', 'Choose a level');
  await terminal.press(String(pack + 1), /[❯>] 01/);
  await terminal.press(String(line), hasBoard);
};

/** Plays a level file by lines; what was written. */
export const playByLines = (file: string, lines: readonly string[], home: Home): string => {
  const played = spawnSync(process.execPath, ['dist/cli.js', 'lights-out', file], {
    cwd: root,
    input: lines.map(line => `${line}\n`).join(''),
    env: {...process.env, LANG: 'en', XDG_DATA_HOME: home.data, XDG_CONFIG_HOME: home.config},
    encoding: 'utf8',
  });
  expect(played.status, played.stderr).toBe(0);
  return played.stdout;
};

/** Plays by lines, so that there is a recording. */
export const recordGame = (level: string, lines: readonly string[], home: Home = newHome()): Home => {
  playByLines(levelFile(level), lines, home);
  return home;
};

/** Runs a command that needs no terminal. */
const runCommand = (home: Home, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['dist/cli.js', ...args], {
    cwd: root,
    env: {...process.env, LANG: 'en', XDG_DATA_HOME: home.data, XDG_CONFIG_HOME: home.config},
    encoding: 'utf8',
  });

/** The exit code of `arcade verify` of all recordings. */
export const verify = (home: Home): number | null =>
  runCommand(home, 'verify', ...recordingsIn(home).map(name => path.join(home.games, name))).status;

/**
 * The terminal is as it was found: the normal screen, its cursor, no mode left on. What a program writes last may be read after
 * its end was told.
 */
export const expectRestored = (terminal: Terminal): Promise<void> =>
  poll(
    () => !terminal.isAlternate() && !terminal.isCursorHidden() && !terminal.takesPastes(),
    'the terminal is as it was found',
  );

/** Lit cells, as the picture of a board with cells 5 wide and 3 high has them, read from its text alone. */
export const litCells = (terminal: Terminal): readonly string[] => {
  const lines = terminal.lines();
  const numbers = lines.find(line => /^ *1 +2 +3/.test(line)) ?? '';
  const columns = [...numbers.matchAll(/\d+/g)].map(match => match.index);
  return lines.flatMap(line => {
    const letter = /^ *([A-Z]) +[│|]/.exec(line)?.[1];
    if (letter === undefined) return [];
    return columns.flatMap((column, index) =>
      /[█#▒]/.test(line[column] ?? '') ? [`${letter}${index + 1}`] : [],
    );
  });
};
