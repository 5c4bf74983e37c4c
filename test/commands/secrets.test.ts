import {expect, test} from 'vitest';
import {newUser, run} from './run.js';

/** All that the commands say of the only recording of a game that was left after these lines. */
const told = async (flags: readonly string[], lines: string): Promise<readonly string[]> => {
  const user = newUser();
  await run(user, ['mastermind', ...flags], lines);
  const [recording = ''] = user.recordings();
  const commands = [
    ['show', recording],
    ['show', recording, '--positions'],
    ['show', recording, '--json'],
    ['replay', recording, '--plain'],
    ['list'],
  ];
  const said: string[] = [];
  for (const words of commands) {
    const {code, stdout, stderr} = await run(user, words);
    expect([code, stderr]).toEqual([0, '']);
    said.push(stdout);
  }
  return said;
};

test('of an unfinished game of two people the code that one hides from the other is not told', async () => {
  const said = await told(['--mode', 'pair'], 'hide OKRY\nYRBG\nquit\n');
  expect(said[1]).toContain('YRBG  XX00');
  for (const text of said) expect(text).not.toMatch(/OKRY|5 6 3 1|5,6,3,1|4,5,2,0/);
});

test('of an unfinished duel neither the code nor the guesses of the other are told', async () => {
  // The lowest code is the other's first guess.
  const said = await told(['--mode', 'duel', '--players', 'human,first', '--seed', 'duel'], 'GROK\nquit\n');
  expect(said[1]).toContain('....  ');
  for (const text of said) expect(text).not.toMatch(/YBRG {2}|1 2 3 4|1,2,3,4|0,1,2,3/);
});

test('of an unfinished game alone the code is not told', async () => {
  const user = newUser();
  const {stdout} = await run(user, ['mastermind', '--seed', 'alone', '--tries', '1'], 'YYYY\n');
  const [, code = ''] = /Code not found: ([A-Z]{4})\./.exec(stdout) ?? [];
  expect(code).toHaveLength(4);
  for (const text of await told(['--seed', 'alone'], 'YYYY\nquit\n')) expect(text).not.toContain(code);
});
