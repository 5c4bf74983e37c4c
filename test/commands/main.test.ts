import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};
import {cross, newUser, run} from './run.js';

describe('the command', () => {
  test('without a terminal says what it needs and what would work', async () => {
    const user = newUser();
    const needs =
      'arcade needs a terminal for its menu. By lines: arcade lights-out LEVEL-FILE --plain; all commands: arcade --help\n';
    for (const words of [[], ['--ascii'], ['--lang', 'en']])
      expect(await run(user, words)).toEqual({code: 2, signal: null, stdout: '', stderr: needs});
    expect((await run(user, [], '', {LANG: 'fr_FR.UTF-8'})).stderr).toContain('terminal');
    expect(user.contents().size).toBe(0);
  });

  test.each([['--version'], ['-V'], ['lo', '--version'], ['show', '--version']])(
    '%s %s is its version',
    async (...words) => {
      expect(await run(newUser(), words)).toMatchObject({
        code: 0,
        stdout: `${manifest.version}\n`,
        stderr: '',
      });
    },
  );

  test.each([
    [['frobnicate'], 'There is no command or game frobnicate.'],
    [['ligths-out'], 'There is no command or game ligths-out. Did you mean lights-out?'],
    [['lo', '--sead', 'x'], 'There is no option --sead. Did you mean --seed?'],
    [['lo', '--shape', 'star'], '--shape expects one of plus, x, square, not star.'],
    [['--colour', 'nevr'], '--colour expects one of auto, always, never, not nevr. Did you mean never?'],
    [['lo', '--seed'], '--seed expects a text.'],
    [['--data-dir'], '--data-dir expects a folder.'],
    [['lo', 'a', 'b'], 'Expected no more words after lo: b'],
    [['show'], 'show expects a recording.'],
    [['list', '--plain'], 'The option --plain has no meaning for arcade list.'],
    [['lo', '--players', 'robot'], '--players expects a list of 1 out of human, not robot.'],
    [['lo', '--players', 'human,human'], '--players expects a list of 1 out of human, not human,human.'],
  ])('refuses %j in one line, with exit code 2', async (words, message) => {
    const user = newUser();
    expect(await run(user, words)).toEqual({
      code: 2,
      signal: null,
      stdout: '',
      stderr: `arcade: ${message}\n`,
    });
    expect(user.contents().size).toBe(0);
  });

  test.each([
    [['--lang', 'fr', 'frob'], "arcade: Il n'y a pas"],
    [['frob', '--lang=zh'], 'arcade: 没有命令或游戏 frob。\n'],
    [['lo', '--lang', 'fr', '--seed'], 'arcade: --seed : il faut un texte.'],
  ])('refuses %j in the language that is asked for', async (words, message) => {
    expect((await run(newUser(), words)).stderr.startsWith(message)).toBe(true);
  });

  test('says what is wrong with the settings, and goes on without them', async () => {
    const user = newUser();
    user.file('config/ink-arcade/settings.json', '{"theme": "pink"}');
    const {code, stdout, stderr} = await run(user, [user.file('x.txt', cross)], 'B2\n');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Solved in 1 press (par 1).')]);
    expect(stderr).toMatch(
      /^arcade: settings: \S+: the setting theme has no such value; the defaults are used\.\n$/,
    );
  });

  test('has the language of the settings, unless it is asked for another', async () => {
    const user = newUser();
    user.file('config/ink-arcade/settings.json', '{"language": "fr"}');
    const file = user.file('x.txt', cross);
    expect((await run(user, [file], 'B2\n', {LANG: 'zh_CN'})).stdout).toContain(
      'Résolu en 1 coup (minimum 1).',
    );
    expect((await run(user, [file, '--lang', 'en'], 'B2\n')).stdout).toContain('Solved in 1 press (par 1).');
  });
});

// Where the system has a device that is always full.
describe.runIf(fs.existsSync('/dev/full'))('output that can’t be written', () => {
  test('is a failure', async () => {
    const {spawnSync} = await import('node:child_process');
    const full = fs.openSync('/dev/full', 'w');
    const {status, stderr} = spawnSync(process.execPath, ['dist/cli.js', 'lo', '--no-record'], {
      input: 'A1\n',
      stdio: ['pipe', full, 'pipe'],
      encoding: 'utf8',
    });
    fs.closeSync(full);
    expect([status, stderr]).toEqual([1, '']);
  });
});
