import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {control, cross, finish, levelsFolder, newUser, run, start, untilWritten} from './run.js';

const linesOf = (file: string | undefined): readonly Record<string, unknown>[] =>
  fs
    .readFileSync(file ?? '', 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));

const board = '   1 2 3\nA  . o .\nB  o o o\nC  . o .\n0 presses\n> \n';

describe('a game by pipe', () => {
  test('is played to its end', async () => {
    const user = newUser();
    const file = user.file('cross.txt', cross);
    expect(await run(user, ['lights-out', file], 'B2\n')).toEqual({
      code: 0,
      signal: null,
      stdout: `${board}Solved in 1 press (par 1).\n`,
      stderr: '',
    });
    const [recording, ...others] = user.recordings();
    expect(others).toEqual([]);
    expect(linesOf(recording).map(({type}) => type)).toEqual(['header', 'ply', 'end']);
    expect(linesOf(recording).at(-1)).toMatchObject({why: 'over', scores: [1], assisted: false});
    expect(fs.statSync(recording ?? '').mode & 0o777).toBe(0o600);
    expect(fs.statSync(user.games).mode & 0o777).toBe(0o700);
  });

  test.each([
    [['cross.txt']],
    [['./cross.txt']],
    [['lo', 'cross.txt']],
    [['lights-out', 'cross.txt', '--plain']],
    [['cross.txt', '--color', 'always']],
  ])('is begun by %j', async words => {
    const user = newUser();
    user.file('cross.txt', cross);
    expect(await run(user, words, 'B2')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Solved in 1 press (par 1).'),
    });
  });

  test('without a file is the first level that is not solved, and next is the one after it', async () => {
    const user = newUser();
    expect((await run(user, ['lo'], 'B2\n')).stdout).toContain('Solved in 1 press (par 1).');
    const second = await run(user, ['lo'], 'next\nquit\n');
    expect(second.stdout).toMatch(/^ {3}1 2 3\nA {2}o o o\nB {2}\. \. \.\nC {2}o o o\n/);
    expect(second.stdout).toContain('A  o o o\nB  o o o\nC  o . o\n0 presses');
    expect(second.stdout).toMatch(/Nothing was played, so nothing was saved\.\n$/);
  });

  test('of which nothing is played leaves no file', async () => {
    const user = newUser();
    const {code, stdout} = await run(user, [`${levelsFolder}01-first-star.txt`], 'A9\nundo\nfoo\n');
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n> \nNothing was played, so nothing was saved\.\n$/);
    expect(user.recordings()).toEqual([]);
  });

  test('is not recorded with --no-record, nor where the settings say so', async () => {
    const user = newUser();
    const file = user.file('cross.txt', cross);
    const {code, stdout} = await run(user, [file, '--no-record'], 'A1\n');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\n> \nThe game was not recorded\.\n$/)]);
    expect([...user.contents().keys()]).toEqual([file]);
    user.file('config/ink-arcade/settings.json', JSON.stringify({record: false}));
    await run(user, [file], 'A1\n');
    expect(user.recordings()).toEqual([]);
    await run(user, [file, '--record'], 'A1\n');
    expect(user.recordings()).toHaveLength(1);
  });

  test('keeps its seed, and its player’s name cleaned', async () => {
    const user = newUser();
    const file = user.file('cross.txt', cross);
    const names = 'A\u001b[31mda\u009b\u202e,Bo';
    expect(await run(user, [file, '--seed', 'été', '--names', names], 'A1\n')).toMatchObject({
      code: 0,
      stderr: '',
    });
    const [header] = linesOf(user.recordings()[0]);
    expect(header).toMatchObject({seed: 'été', seats: [{name: 'A\ufffd[31mda\ufffd\ufffd'}]});
  });

  test('is kept where --data-dir says', async () => {
    const user = newUser();
    const file = user.file('cross.txt', cross);
    const folder = path.join(user.home, 'other');
    await run(user, [file, '--data-dir', folder], 'B2\n');
    expect(user.recordings()).toEqual([]);
    expect(fs.readdirSync(path.join(folder, 'games'))).toHaveLength(1);
    expect((await run(user, ['list', '--data-dir', folder])).stdout).toContain('finished');
  });

  test('is played on without a folder that can be written', async () => {
    const user = newUser();
    const file = user.file('cross.txt', cross);
    // A file in the place of the folder.
    user.file('data', '');
    const {code, stdout, stderr} = await run(user, [file], 'B2\n');
    expect([code, stdout]).toEqual([0, `${board}Solved in 1 press (par 1).\n`]);
    const [, kept] =
      /^arcade: Not saved where it belongs \(can't be written \(ENOTDIR\)\)\. The game is kept: arcade resume (\S+)\n$/.exec(
        stderr,
      ) ?? [];
    // The game is whole in the other place.
    const verified = await run(user, ['verify', kept ?? '']);
    expect([verified.code, verified.stdout]).toEqual([0, `${kept}: good, 1 move\n`]);
  });

  test('that is left without a folder that can be written is gone on with from where it was kept', async () => {
    const user = newUser();
    const file = user.file('cross.txt', cross);
    user.file('data', '');
    const left = await run(user, [file], 'A1\n');
    expect(left.stdout).not.toContain('Saved');
    const kept = /arcade resume (\S+)/.exec(left.stderr)?.[1] ?? '';
    const again = await run(user, ['resume', kept], 'undo\nB2\n');
    expect([again.code, again.stdout.includes('Solved in 1 press (par 1).')]).toEqual([0, true]);
  });

  test.each([
    ['--lang fr', ['--lang', 'fr'], {}, '0 coup', 'Résolu en 1 coup (minimum 1).'],
    ['LANG=zh_CN.UTF-8', [], {LANG: 'zh_CN.UTF-8'}, '0 步', '用 1 步解开（最少 1 步）。'],
    ['LC_ALL before LANG', [], {LC_ALL: 'fr_FR', LANG: 'zh_CN'}, '0 coup', 'Résolu en 1 coup (minimum 1).'],
    [
      'the flag before both',
      ['--lang', 'en'],
      {LC_ALL: 'fr_FR', LANG: 'zh_CN'},
      '0 presses',
      'Solved in 1 press (par 1).',
    ],
    ['another language', [], {LANG: 'de_DE.UTF-8'}, '0 presses', 'Solved in 1 press (par 1).'],
  ])('speaks the language of %s', async (_name, flags, environment, presses, solved) => {
    const user = newUser();
    const {stdout} = await run(user, [user.file('cross.txt', cross), ...flags], 'B2\n', environment);
    expect(stdout).toContain(`\n${presses}\n> \n`);
    expect(stdout.endsWith(`${solved}\n`)).toBe(true);
  });

  test('with a screen reader is told in words', async () => {
    const user = newUser();
    const {stdout} = await run(user, [user.file('cross.txt', cross), '--screen-reader'], 'B2\n');
    expect(stdout).toBe(
      'A board of 3 rows and 3 columns.\n5 cells lit: A2, B1, B2, B3, C2.\n0 presses\n> \nSolved in 1 press (par 1).\n',
    );
  });

  test.each([
    ['unsolvable', '__._\n____\n.___\n__..\n', '', /^This level can't be solved\.\n {3}1 2 3 4\n/],
    ['already solved', '___\n___\n', 'A1\n', /^This level is already solved\.\n$/],
  ])('of a level that is %s says so', async (_name, level, input, expected) => {
    const user = newUser();
    expect(await run(user, [user.file('x.txt', level)], input)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(expected),
    });
    expect(user.recordings()).toEqual([]);
  });

  test('takes its variant from flags', async () => {
    const user = newUser();
    const file = user.file('x.txt', '2_2\n_2_\n2_2\n');
    const {stdout} = await run(user, [file, '--states', '3', '--shape', 'x'], 'B2\n');
    expect(stdout).toBe(
      'Diagonal neighbours, three states: 1 board in 9 can be solved.\n   1 2 3\nA  2 . 2\nB  . 2 .\nC  2 . 2\n0 presses\n> \nSolved in 1 press (par 1).\n',
    );
    expect(linesOf(user.recordings()[0])[0]).toMatchObject({options: {states: 3, shape: 'x', wrap: false}});
  });

  test('holds no escape sequence of a level’s title', async () => {
    const user = newUser();
    const file = user.file('x.txt', `# title: \u001b]0;a\u0007\u009b2J\n# author: \u001b[2J\n${cross}`);
    const {stdout, stderr} = await run(user, [file], 'A1\nshow\nmoves\nhelp\n');
    expect(stdout + stderr).not.toMatch(control);
    expect((await run(user, ['list', '--json'])).stdout).not.toMatch(control);
    const recording = user.recordings()[0] ?? '';
    expect((await run(user, ['show', recording, '--json'])).stdout).not.toMatch(control);
  });
});

describe('a game by pipe that is cut short', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s dies of it, with its recording closed',
    async signal => {
      const user = newUser();
      const child = start(user, [user.file('cross.txt', cross)]);
      const ended = finish(child);
      const prompted = untilWritten(child, '1 press\n> ');
      child.stdin.write('A1\n');
      await prompted;
      child.kill(signal);
      // A shell shows the death by a signal as 128 and its number: 130 for SIGINT.
      expect(await ended).toMatchObject({code: null, signal, stderr: ''});
      const recordings = user.recordings();
      expect(recordings).toHaveLength(1);
      expect(linesOf(recordings[0]).at(-1)).toMatchObject({type: 'end', why: 'left'});
      expect(await run(user, ['verify', ...recordings])).toMatchObject({code: 0});
    },
  );

  test('by SIGKILL keeps every move that was answered', async () => {
    const user = newUser();
    const child = start(user, [user.file('cross.txt', cross)]);
    const ended = finish(child);
    const prompted = untilWritten(child, '2 presses\n> ');
    child.stdin.write('A1\nC3\n');
    await prompted;
    child.kill('SIGKILL');
    expect(await ended).toMatchObject({signal: 'SIGKILL'});
    const resumed = await run(user, ['resume'], 'undo\nundo\nB2\n');
    expect(resumed.stdout).toMatch(/^ {3}1 2 3\n.*\n.*\n.*\n2 presses\n/);
    expect(resumed.stdout).toMatch(/Solved in 1 press \(par 1\)\.\n$/);
    expect(user.recordings()).toHaveLength(1);
  });

  test('by its reader ends quietly, with its recording closed', async () => {
    const user = newUser();
    const child = start(user, [user.file('cross.txt', cross)]);
    const errors: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    const prompted = untilWritten(child, '1 press\n> ');
    child.stdin.on('error', () => undefined);
    child.stdin.write('A1\n');
    await prompted;
    child.stdout.destroy();
    child.stdin.write('A1\nA1\nA1\nA1\n');
    const [code, signal] = await once(child, 'close');
    expect([code, signal, Buffer.concat(errors).toString()]).toEqual([0, null, '']);
    expect(linesOf(user.recordings()[0]).at(-1)).toMatchObject({type: 'end', why: 'left'});
  });
});

describe('a level file that is no good', () => {
  const large = `#${'x'.repeat(65_536)}\n${cross}`;
  test.each([
    [
      'a wrong character',
      '._\n.x\n',
      'line 2, column 2: the character x has no meaning here: expected one of _ .',
    ],
    ['an o', 'o.\n', 'line 1, column 1: the character o has no meaning here: expected one of _ .'],
    [
      'an escape',
      '.\u001b[2J\n',
      'line 1, column 2: the character \ufffd has no meaning here: expected one of _ .',
    ],
    ['a short line', '...\n..\n', 'line 2, column 3: 2 cells in this line: expected 3, as in the first'],
    ['a long line', '.\n..\n', 'line 2, column 2: 2 cells in this line: expected 1, as in the first'],
    ['a blank line', '.\n\n.\n', 'line 2, column 1: a blank line: expected a row of . (lit) and _ (off)'],
    ['no board', '# only\n', 'there is no board in the file: expected lines of . (lit) and _ (off)'],
    ['no byte', '', 'there is no board in the file: expected lines of . (lit) and _ (off)'],
    [
      '65 columns',
      `${'.'.repeat(65)}\n`,
      'line 1, column 65: the board is too large: expected at most 64 rows and 64 columns',
    ],
    [
      '65 rows',
      '.\n'.repeat(65),
      'line 65, column 1: the board is too large: expected at most 64 rows and 64 columns',
    ],
    ['too many bytes', large, 'too large: expected at most 65536 bytes'],
    ['binary', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a), 'expected text in UTF-8'],
    ['UTF-16', Buffer.from('\ufeff._', 'utf16le'), 'expected text in UTF-8'],
    ['Latin-1', Buffer.from('# é\n.', 'latin1'), 'expected text in UTF-8'],
    [
      'a bad shape',
      '# shape: star\n.\n',
      'line 1, column 10: # shape: star has no meaning: expected one of plus, x, square',
    ],
  ])('with %s is told in one line', async (_name, contents, reason) => {
    const user = newUser();
    const file = user.file('bad.txt', contents);
    expect(await run(user, ['lo', 'bad.txt'])).toEqual({
      code: 1,
      signal: null,
      stdout: '',
      stderr: `arcade: bad.txt: ${reason}\n`,
    });
    expect([...user.contents().keys()]).toEqual([file]);
  });

  test('is told in the language of the person', async () => {
    const user = newUser();
    user.file('bad.txt', '...\n..\n');
    expect((await run(user, ['bad.txt', '--lang', 'fr'])).stderr).toBe(
      'arcade: bad.txt : ligne 2, colonne 3 : 2 cases dans cette ligne : il en faut 3, comme dans la première\n',
    );
    expect((await run(user, ['bad.txt', '--lang', 'zh'])).stderr).toBe(
      'arcade: bad.txt：第 2 行第 3 列：这一行有 2 格：应与第一行同为 3 格\n',
    );
  });

  test('that is a folder, is not there, or may only be taken with other flags', async () => {
    const user = newUser();
    fs.mkdirSync(path.join(user.home, 'folder.txt'));
    user.file('x.txt', `# shape: x\n${cross}`);
    expect(await run(user, ['folder.txt'])).toMatchObject({
      code: 1,
      stderr: 'arcade: folder.txt: expected a file, not a folder or a device\n',
    });
    expect(await run(user, ['lo', 'missing'])).toMatchObject({
      code: 1,
      stderr: 'arcade: missing: there is no such file\n',
    });
    expect(await run(user, ['x.txt', '--shape', 'plus'])).toMatchObject({
      code: 1,
      stderr:
        'arcade: x.txt: line 1: the file says shape x, the flag says plus: expected one of them alone\n',
    });
  });

  test.each(['/dev/zero', '/dev/null'])('that is %s is no file', async device => {
    expect(await run(newUser(), ['lo', device])).toMatchObject({
      code: 1,
      stderr: `arcade: ${device}: expected a file, not a folder or a device\n`,
    });
  });
});

describe('a difficulty level', () => {
  const optionsOf = async (words: readonly string[], user = newUser()) => {
    const ran = await run(user, ['mastermind', '--plain', '--seed', 's', ...words], '1 1 2 2 3\n1 2 3 4\n');
    const [header] = linesOf(user.recordings()[0]);
    return {code: ran.code, options: header?.['options']};
  };
  const level = {colours: 8, pegs: 5, tries: 12, repetition: true, feedback: 'per-peg'};

  test('sets the options of the game', async () => {
    expect(await optionsOf(['--level', 'super'])).toMatchObject({code: 0, options: level});
  });

  test('is overridden by rules of their own, wherever they stand', async () => {
    const options = {...level, tries: 8, feedback: 'counts'};
    const words = ['--tries', '8', '--level', 'super', '--feedback', 'counts'];
    expect(await optionsOf(words)).toMatchObject({code: 0, options});
    expect(await optionsOf(['--level', 'super', '--no-repetition'])).toMatchObject({
      options: {...level, repetition: false},
    });
  });

  test('may be the user’s own', async () => {
    const user = newUser();
    const mine = {...level, pegs: 4, colours: 9};
    user.file('data/ink-arcade/levels/mastermind/mine.json', JSON.stringify(mine));
    expect(await optionsOf(['--level', 'mine'], user)).toMatchObject({code: 0, options: mine});
  });

  test('that nobody knows is refused with those that are known', async () => {
    expect(await run(newUser(), ['mm', '--level', 'supr'])).toEqual({
      code: 2,
      signal: null,
      stdout: '',
      stderr:
        'arcade: --level expects one of beginner, classic, expert, super, master, not supr. Did you mean super?\n',
    });
    expect((await run(newUser(), ['lo', '--level', 'super'])).stderr).toBe(
      'arcade: The option --level has no meaning for arcade lights-out.\n',
    );
  });

  test('whose file is damaged is a failure that names it', async () => {
    const user = newUser();
    const file = user.file('data/ink-arcade/levels/mastermind/7-mine.json', '{"colours": 6}');
    const {code, stdout, stderr} = await run(user, ['mm', '--level', 'mine']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.startsWith(`arcade: ${file}: `)).toBe(true);
  });
});

describe('players that fit the way to play', () => {
  const seatsOf = async (...words: readonly string[]) => {
    const user = newUser();
    const {code, stderr} = await run(user, ['mm', '--plain', ...words], '1 2 3 4\nhide 1 2 3 4\n');
    const [recording] = user.recordings();
    return {code, stderr, seats: recording === undefined ? undefined : linesOf(recording)[0]?.['seats']};
  };

  test('are there when nothing is said', async () => {
    expect(await seatsOf()).toMatchObject({code: 0, seats: [{name: 'Player'}]});
    expect(await seatsOf('--mode', 'duel')).toMatchObject({
      code: 0,
      seats: [{name: 'Player'}, {bot: 'entropy'}],
    });
    expect((await seatsOf('--mode', 'pair')).seats).toEqual([{name: 'Player 1'}, {name: 'Player 2'}]);
  });

  test.each([
    [['--players', 'human,entropy']],
    [['--mode', 'duel', '--players', 'human']],
    [['--mode', 'make', '--players', 'human,optimal', '--colours', '7']],
  ])('%j are refused in a line', async words => {
    const {code, stderr, seats} = await seatsOf(...words);
    expect([code, seats]).toEqual([2, undefined]);
    expect(stderr).toMatch(/^arcade: [^\n]+\n$/);
  });

  test('are said where one is misspelt', async () => {
    expect((await seatsOf('--players', 'humna')).stderr).toMatch(/not humna\. Did you mean human\?\n$/);
  });
});
