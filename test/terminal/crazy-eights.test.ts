import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {expectRestored, verify} from './steps.js';
import {type Home, newHome, recordingOf, start, startMenu, type Terminal} from './terminal.js';

/** Folders in which opponents are set to move at once. */
const hurriedHome = (): Home => {
  const home = newHome();
  const folder = path.join(home.config, 'ink-arcade');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'settings.json'), '{"pace": "at-once"}');
  return home;
};

/** What a person would do who reads the screen: the next card that fits, else a draw, else a pass. */
const nextKeys = (screen: string): readonly string[] => {
  if (screen.includes('Pass the keyboard') || screen.includes('Next round')) return ['enter'];
  if (screen.includes('Name a suit')) return ['enter'];
  if (screen.includes('no card fits: draw')) return ['d'];
  if (screen.includes('no card fits: pass')) return ['p'];
  return screen.includes('can be played') ? ['down', 'enter'] : [];
};

const isOver = (screen: string): boolean => screen.includes('wins the match');

/** Plays to the end of the match, or until something is on the screen. */
const playOn = async (terminal: Terminal, until: (screen: string) => boolean = isOver): Promise<void> => {
  for (let step = 0; step < 2000 && !until(terminal.screen()); step++) {
    await terminal.until(each => until(each.screen()) || nextKeys(each.screen()).length > 0);
    if (until(terminal.screen())) return;
    const before = terminal.screen();
    terminal.burst(...nextKeys(before));
    await terminal.until(each => each.screen() !== before);
  }
  expect(until(terminal.screen())).toBe(true);
};

const plies = (terminal: Terminal): readonly {readonly [member: string]: unknown}[] =>
  recordingOf(terminal.home).filter(({type}) => type === 'ply');

test('a whole match, with a tip, undo across replies, a hint at the score, the replay and the menu’s figure', async () => {
  const home = hurriedHome();
  const terminal = start(
    ['crazy-eights', '--seed', 'match', '--players', 'human,counting,source', '--target', '50'],
    {home},
  );
  await terminal.until(/can be played|no card fits/);
  await terminal.press('t', 'Tip: ');
  await playOn(terminal, screen => screen.includes('You played'));
  await terminal.press('u', each => !each.screen().includes('You played'));
  await terminal.press('U', 'You played');
  await playOn(terminal, screen => screen.includes('Next round') || isOver(screen));
  expect(terminal.screen()).toMatch(/(Player|Counting|Beginner) wins the round and scores \d+\./);
  await playOn(terminal);
  expect(terminal.screen()).toMatch(/(Player|Counting|Beginner) wins the match\./);
  expect(terminal.screen()).toContain('(with help)');
  await terminal.press('2', 'Replay: Crazy Eights');
  await terminal.press('end', /step (\d+) of \1/);
  terminal.burst('q', 'end', 'enter');
  await terminal.until('Quit');
  terminal.burst('q');
  expect(await terminal.exit()).toEqual({code: 0, signal: 0});
  await expectRestored(terminal);
  expect(verify(terminal.home)).toBe(0);
  expect(plies(terminal).length).toBeGreaterThan(20);
});

test('from the menu through the form, with the number of players and how strong they are', async () => {
  const terminal = await startMenu({home: hurriedHome()});
  terminal.burst('down', 'down');
  await terminal.until('❯ Crazy Eights');
  await terminal.press('enter', /Players +‹ 2 ›/);
  terminal.burst('down', 'right');
  await terminal.until(/Players +‹ 3 ›/);
  terminal.burst('down', 'down');
  await terminal.until(/Expert wins \d\d\.\d% of rounds against Counting/);
  terminal.burst('home', 'enter');
  await terminal.until('3 players, to 100');
  terminal.burst('q', 'q', 'q');
  expect((await terminal.exit()).code).toBe(0);
});

test('two people pass the keyboard on, and no hand is on the screen meanwhile', async () => {
  const terminal = start(
    ['c8', '--seed', 'people', '--players', 'human,human', '--names', 'Ada,Bo', '--target', '50'],
    {home: hurriedHome()},
  );
  await terminal.until('Pass the keyboard to Ada.');
  expect(terminal.screen()).not.toMatch(/[♣♦♥♠]/);
  await terminal.press('enter', /can be played|no card fits/);
  await playOn(terminal, screen => screen.includes('Pass the keyboard to Bo.'));
  expect(terminal.screen()).not.toMatch(/[♣♦♥♠]/);
  await terminal.press('enter', /can be played|no card fits/);
  await terminal.press('u', /can't be taken back|taken back/);
  await playOn(terminal);
  expect(terminal.screen()).toMatch(/(Ada|Bo) wins the match\./);
  terminal.burst('ctrl-c');
  await terminal.exit();
  expect(verify(terminal.home)).toBe(0);
});

test('what was played stays when the program is killed, and is gone on with', async () => {
  const home = hurriedHome();
  const killed = start(['c8', '--seed', 'killed', '--players', 'human,counting'], {home});
  await killed.until(/can be played|no card fits/);
  await playOn(killed, screen => (screen.match(/You (played|drew)/g) ?? []).length >= 2);
  const before = plies(killed).length;
  process.kill(killed.pid, 'SIGKILL');
  await killed.exit();
  const terminal = start(['resume'], {home});
  await playOn(terminal, screen => screen.includes('Next round') || isOver(screen));
  expect(plies(terminal).length).toBeGreaterThan(before);
  terminal.burst('ctrl-c');
  await terminal.exit();
  expect(verify(terminal.home)).toBe(0);
});
