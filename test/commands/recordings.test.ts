import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {bodyOf, sumUp} from '../store/tools.js';
import {control, cross, finish, golden, newUser, run, start, type User} from './run.js';

const bytes = fs.readFileSync(golden('golden-cross.jsonl'));
const text = bytes.toString();
const name = '20261130T164231Z-lights-out-90dbd9b5.jsonl';

/** A user with a recording of this text in the place where recordings are. */
const userWith = (contents: string | Uint8Array, file = name): User => {
  const user = newUser();
  user.file(path.join('data', 'ink-arcade', 'games', file), contents);
  return user;
};

const linesTo = (count: number): string => `${text.split('\n').slice(0, count).join('\n')}\n`;
const unfinished = linesTo(7);

describe('a recording of ever', () => {
  test('verifies', async () => {
    expect(await run(userWith(bytes), ['verify', name])).toEqual({
      code: 0,
      signal: null,
      stdout: `${name}: good, 4 moves\n`,
      stderr: '',
    });
  });

  test.each([
    [[], 'golden-cross.show.txt'],
    [['--positions'], 'golden-cross.positions.txt'],
  ])('shows the same text with %j', async (flags, expected) => {
    const user = userWith(bytes);
    expect(await run(user, ['show', name, ...flags])).toEqual({
      code: 0,
      signal: null,
      stdout: fs.readFileSync(golden(expected), 'utf8'),
      stderr: '',
    });
  });

  test('is told move by move where it is watched without a terminal', async () => {
    const {stdout} = await run(userWith(bytes), ['replay', name, '--plain']);
    expect(stdout).toBe(fs.readFileSync(golden('golden-cross.positions.txt'), 'utf8'));
  });

  test('is one JSON object', async () => {
    const {stdout} = await run(userWith(bytes), ['show', name, '--json']);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'lights-out',
      seats: [{name: 'Ada'}],
      started: '2026-11-30T16:42:31.703Z',
      result: ['Solved in 3 presses (par 1).'],
      plies: [
        {number: 1, seat: 1, move: 'A1', undone: true},
        {number: 2, seat: 1, move: 'B1', undone: false},
        {number: 3, seat: 1, move: 'B1', undone: false},
        {number: 4, seat: 1, move: 'B2', undone: false},
      ],
    });
  });

  test.each([name, name.replace('.jsonl', ''), '20261130', '90dbd9b5', '90d'])(
    'is found by %s',
    async called => {
      expect((await run(userWith(bytes), ['show', called])).stdout).toContain('4  1  B2\n');
    },
  );

  test('is not gone on with', async () => {
    const user = userWith(bytes);
    const before = user.contents();
    expect(await run(user, ['resume'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'arcade: There is no unfinished game to go on with.\n',
    });
    const named = await run(user, ['resume', '90d']);
    expect([named.code, named.stderr]).toEqual([1, expect.stringContaining('this game is over')]);
    expect(user.contents()).toEqual(before);
  });

  test('can’t be watched without a terminal, and says what would work', async () => {
    expect(await run(userWith(bytes), ['replay', '90d'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'arcade replay needs a terminal. As text: arcade show 90d, or arcade replay 90d --plain\n',
    });
  });
});

describe('the list', () => {
  test('of nobody’s recordings is empty, and says so beside the output', async () => {
    const user = newUser();
    expect(await run(user, ['list'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('No games'),
    });
    expect(await run(user, ['list', '--json'])).toMatchObject({
      code: 0,
      stdout: '{"recordings":[]}\n',
      stderr: '',
    });
    expect(user.contents().size).toBe(0);
  });

  test('has a line a recording, the one written last first', async () => {
    const user = userWith(bytes);
    const older = user.file('data/ink-arcade/games/20261129T000000Z-lights-out-0000000a.jsonl', unfinished);
    const broken = user.file('data/ink-arcade/games/20261128T000000Z-lights-out-0000000b.jsonl', 'junk\n');
    fs.utimesSync(older, 2000, 2000);
    fs.utimesSync(broken, 1000, 1000);
    const {stdout, code} = await run(user, ['list']);
    expect(code).toBe(0);
    expect(stdout.split('\n').map(line => line.replaceAll(/ {2,}/g, '|'))).toEqual([
      'file|game|started|moves|result',
      `${name}|lights-out|2026-11-30 16:42|4|finished 3`,
      '20261129T000000Z-lights-out-0000000a.jsonl|lights-out|2026-11-30 16:42|3|unfinished',
      '20261128T000000Z-lights-out-0000000b.jsonl|damaged: not a recording of the arcade',
      '',
    ]);
    const {recordings} = JSON.parse((await run(user, ['list', '--json'])).stdout);
    expect(recordings).toEqual([
      {
        file: name,
        game: 'lights-out',
        started: '2026-11-30T16:42:31.703Z',
        ended: '2026-11-30T16:42:31.993Z',
        result: 'over',
        scores: [3],
        plies: 4,
        assisted: false,
      },
      {
        file: '20261129T000000Z-lights-out-0000000a.jsonl',
        game: 'lights-out',
        started: '2026-11-30T16:42:31.703Z',
        ended: null,
        result: 'unfinished',
        plies: 3,
        assisted: false,
      },
      {file: '20261128T000000Z-lights-out-0000000b.jsonl', fault: 'not-arcade'},
    ]);
  });

  test('is in the person’s language', async () => {
    const user = userWith(bytes);
    expect((await run(user, ['list', '--lang', 'fr'])).stdout).toContain('terminée 3\n');
    expect((await run(user, ['list', '--lang', 'zh'])).stdout).toContain('已完成 3\n');
  });
});

describe('a game that was left', () => {
  test('is gone on with, what was undone and what can be redone with it', async () => {
    const user = newUser();
    const file = user.file('cross.txt', cross);
    const left = await run(user, [file], 'A1\nC3\nundo\nquit\n');
    const id = /To go on: arcade resume (\w+)\n$/.exec(left.stdout)?.[1] ?? '';
    expect(user.recordings()[0]).toMatch(new RegExp(`-${id}\\.jsonl$`));
    expect((await run(user, ['list'])).stdout).toContain('unfinished');
    expect((await run(user, ['show', id])).stdout).toMatch(/\n\n1 {2}1 {2}A1\n2 {2}1 {2}C3 \(undone\)\n$/);
    const again = await run(user, ['resume', id], 'redo\nundo\nundo\nundo\n');
    expect(again.stdout.match(/\d press(es)?\n|! .*\n/g)).toEqual([
      '1 press\n',
      '2 presses\n',
      '1 press\n',
      '0 presses\n',
      '! There is nothing to take back.\n',
    ]);
    const done = await run(user, ['resume'], 'B2\n');
    expect(done).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/Solved in 1 press \(par 1\)\.\n$/),
    });
    expect(user.recordings()).toHaveLength(1);
    expect((await run(user, ['verify', id])).stdout).toBe(`${id}: good, 3 moves\n`);
    expect(await run(user, ['resume'])).toMatchObject({code: 1});
  });

  test('is told by its path where it is not among the others', async () => {
    const user = newUser();
    const copy = user.file('copy-of-90dbd9b5.jsonl', unfinished);
    const {stdout} = await run(user, ['resume', copy], 'A1\n');
    expect(stdout).toMatch(new RegExp(`To go on: arcade resume ${copy}\n$`));
  });

  test('loses only what was half written, which is set aside', async () => {
    const user = userWith(unfinished.slice(0, -20));
    const verified = await run(user, ['verify', name]);
    expect([verified.code, verified.stdout]).toEqual([
      1,
      expect.stringMatching(/^\S+: line 7: the last line was cut short\n$/),
    ]);
    expect(await run(user, ['show', name])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\n2 {2}1 {2}B1\n$/),
    });
    const before = user.contents();
    expect([...before.keys()].filter(file => file.includes('.torn'))).toEqual([]);
    const {code, stdout, stderr} = await run(user, ['resume'], 'undo\nB2\n');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^.*\n.*\n.*\n.*\n1 press\n[\s\S]*Solved in 1 press \(par 1\)\.\n$/),
    ]);
    expect(stderr).toMatch(/^arcade: \S+: the last line was cut short and is set aside; .*\n$/);
    const torn = user.recordings().filter(file => file.includes('.torn'));
    expect(torn.map(file => fs.readFileSync(file, 'utf8'))).toEqual([
      unfinished.slice(linesTo(6).length, -20),
    ]);
    expect((await run(user, ['verify', name])).code).toBe(0);
  });

  test('is not gone on with twice at once', async () => {
    const user = userWith(unfinished);
    const child = start(user, ['resume']);
    const ended = finish(child);
    await new Promise(resolve => child.stdout.once('data', resolve));
    const second = await run(user, ['resume', name], 'A1\n');
    expect([second.code, second.stdout]).toEqual([1, '']);
    expect(second.stderr).toMatch(
      new RegExp(`^arcade: \\S+: is being played in another arcade \\(process ${child.pid}\\).*\n$`),
    );
    expect((await run(user, ['list'])).stdout).toContain('being played');
    child.stdin.end('undo\n');
    expect(await ended).toMatchObject({code: 0});
    expect((await run(user, ['resume'], 'B1\nB2\n')).stdout).toContain('Solved');
  });
});

const flipped = (line: number): Buffer => {
  const changed = Buffer.from(unfinished);
  const start = linesTo(line - 1).length;
  changed[start + 20] = (changed[start + 20] ?? 0) ^ 1;
  return changed;
};
const header = text.split('\n')[0] ?? '';
const sparse = (user: User, file: string): void => {
  user.file(file, bytes);
  fs.truncateSync(path.join(user.home, file), 17 * 1024 * 1024);
};

describe('a damaged file', () => {
  test('that is the latest is named, and the one before it is gone on with', async () => {
    const user = userWith(unfinished);
    const games = path.join(user.home, 'data', 'ink-arcade', 'games');
    const broken = path.join(games, '20990101T000000Z-lights-out-aaaaaaaa.jsonl');
    fs.writeFileSync(broken, flipped(3));
    fs.utimesSync(broken, new Date(), new Date(Date.now() + 60_000));
    const {code, stdout, stderr} = await run(user, ['resume'], 'quit\n');
    expect(stderr).toBe(`arcade: ${broken}: line 3: damaged: the check sum doesn't match\n`);
    expect([code, stdout.includes('To go on: arcade resume 90dbd9b5')]).toEqual([0, true]);
  });

  test('at its end is told where it is shown', async () => {
    const user = userWith(unfinished.slice(0, -20));
    const {code, stderr} = await run(user, ['show', '90dbd9b5']);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/line 7: the last line was cut short\n$/)]);
  });

  type Make = (user: User, file: string) => void;
  const holding =
    (contents: string | Uint8Array): Make =>
    (user, file) => {
      user.file(file, contents);
    };
  const cases: readonly [string, Make, string][] = [
    ['a flipped byte', holding(flipped(4)), "line 4: damaged: the check sum doesn't match"],
    ['a flipped byte in its first line', holding(flipped(1)), 'not a recording of the arcade'],
    [
      'a flipped byte in its seed',
      holding(unfinished.replace('"golden"', '"goldem"')),
      "line 1: damaged: the check sum doesn't match",
    ],
    [
      'a line taken out',
      holding(unfinished.replace(/\n.*"n":2.*\n/, '\n')),
      "line 4: damaged: the check sum doesn't match",
    ],
    [
      'two lines swapped',
      holding(unfinished.replace(/(.*"n":1,.*\n)(.*\n)/, '$2$1')),
      "line 2: damaged: the check sum doesn't match",
    ],
    ['its first line cut', holding(header.slice(0, 90)), 'line 1: damaged: the first line is not whole'],
    ['no byte', holding(''), 'the file is empty'],
    ['other text', holding('# title: x\n._.\n'), 'not a recording of the arcade'],
    ['a picture', holding(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)), 'expected text in UTF-8'],
    [
      'CR LF',
      holding(unfinished.replaceAll('\n', '\r\n')),
      'has CR LF line ends: another program has changed this recording',
    ],
    [
      'a byte-order mark',
      holding(`\ufeff${unfinished}`),
      'begins with a byte-order mark: another program has changed this recording',
    ],
    [
      'a newer format',
      holding(unfinished.replace('"version":1', '"version":7')),
      'made by a newer version of the arcade (format 7, known here 1)',
    ],
    ['too many bytes', sparse, 'too large: expected at most 16777216 bytes'],
    [
      'a folder in its place',
      ({home}, file) => fs.mkdirSync(path.join(home, file)),
      'expected a file, not a folder or a device',
    ],
    ['no file in its place', () => undefined, 'there is no such file'],
  ];

  test.each(cases)('with %s is told in one line, and nothing is written', async (_name, make, reason) => {
    const user = newUser();
    const file = 'x.jsonl';
    make(user, file);
    const place = path.join(user.home, file);
    const before = user.contents();
    for (const command of ['show', 'resume']) {
      const {code, stderr} = await run(user, [command, place], 'A1\n');
      expect([code, stderr]).toEqual([1, `arcade: ${place}: ${reason}\n`]);
    }
    expect(await run(user, ['verify', place])).toEqual({
      code: 1,
      signal: null,
      stdout: `${place}: ${reason}\n`,
      stderr: '',
    });
    expect(user.contents()).toEqual(before);
  });

  test('shows what stands before the damage', async () => {
    const user = newUser();
    const file = user.file('x.jsonl', flipped(4));
    const {code, stdout} = await run(user, ['show', file]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/\n\n1 {2}1 {2}A1 \(undone\)\n$/)]);
    const {files} = JSON.parse((await run(user, ['verify', file, '--json'])).stdout);
    expect(files).toEqual([{file, ok: false, plies: 1, fault: expect.stringContaining('line 4')}]);
  });

  test('among good ones: each is judged, and one is enough for exit code 1', async () => {
    const user = userWith(bytes);
    const bad = user.file('bad.jsonl', flipped(3));
    const {code, stdout} = await run(user, ['verify', name, bad, name]);
    expect(code).toBe(1);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map(line => line.includes('good')),
    ).toEqual([true, false, true]);
    const json = JSON.parse((await run(user, ['verify', name, '--json'])).stdout);
    expect(json).toEqual({files: [{file: name, ok: true, plies: 4, fault: null}]});
  });

  test.each([
    ['nothing', 'there is no recording nothing'],
    ['', 'there is no recording '],
    [
      '2026',
      'GAMES: 2026 is the beginning of several: 20261130T164231Z-lights-out-90dbd9b5.jsonl, 20261131.jsonl',
    ],
  ])('a name that is none: %j', async (called, reason) => {
    const user = userWith(bytes);
    user.file('data/ink-arcade/games/20261131.jsonl', unfinished);
    expect(await run(user, ['show', called])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `arcade: ${reason.replace('GAMES', user.games)}\n`,
    });
  });
});

describe('escape sequences never reach the terminal', () => {
  const evil = 'e\u001b[2J\u009b31m\u001b]0;x\u0007\nvil';

  test('from the name of a file', async () => {
    const user = newUser();
    const broken = user.file(`data/ink-arcade/games/${evil}.jsonl`, flipped(4));
    const good = user.file(`${evil}/good.jsonl`, unfinished);
    for (const words of [
      ['list'],
      ['list', '--json'],
      ['show', broken],
      ['verify', broken],
      ['verify', broken, '--json'],
      ['show', good, '--json'],
      ['verify', good],
      ['resume', broken],
      ['resume', good],
      ['lo', `${evil}.txt`],
      ['show', evil],
      ['replay', evil],
      ['--data-dir', evil, 'list'],
    ]) {
      const {stdout, stderr} = await run(user, words, 'A1\n');
      expect(stdout + stderr, words.join(' ')).not.toMatch(control);
      expect(stdout + stderr).not.toBe('');
    }
  });

  test('from words and flags', async () => {
    const user = newUser();
    for (const words of [
      [evil],
      [`--${evil}`],
      ['--lang', evil],
      ['lo', '--shape', evil],
      ['lo', '--players', evil],
      ['list', evil],
    ]) {
      const {code, stdout, stderr} = await run(user, words);
      expect([code, stdout], words.join(' ')).toEqual([2, '']);
      expect(stderr).not.toMatch(control);
      expect(stderr.split('\n')).toHaveLength(2);
    }
  });

  test('from what stands in a recording', async () => {
    const user = newUser();
    const line = {
      ...JSON.parse(header),
      options: {cells: ['._', '__'], title: evil, author: evil},
      seats: [{name: evil}],
      seed: evil,
      app: evil,
    };
    delete line.crc;
    const file = user.file('x.jsonl', sumUp([bodyOf(line)]));
    const foreign = user.file('y.jsonl', sumUp([bodyOf({...line, game: evil})]));
    for (const words of [
      ['show', file],
      ['show', file, '--json'],
      ['verify', file],
      ['resume', file],
      ['show', foreign],
    ]) {
      const {stdout, stderr} = await run(user, words, 'A1\nshow\n');
      expect(stdout + stderr, words.join(' ')).not.toMatch(control);
      expect(stdout + stderr).not.toBe('');
    }
    expect((await run(user, ['show', file])).stdout).toContain('Seat 1: e\ufffd[2J');
  });

  test('from a recording, and JSON tells them apart all the same', async () => {
    const user = newUser();
    const file = user.file('cross.txt', cross);
    await run(user, [file, '--seed', evil], 'A1\n');
    const recording = user.recordings()[0] ?? '';
    const renamed = user.file(`\u009bx.jsonl`, fs.readFileSync(recording));
    const {stdout} = await run(user, ['show', renamed, '--json']);
    expect(stdout).not.toMatch(control);
    expect(JSON.parse(stdout)).toMatchObject({file: renamed});
  });
});

describe('a reader that goes away', () => {
  test.each([
    ['list', ['list', '--json']],
    ['show', ['show', name, '--positions']],
    ['verify', ['verify', ...Array(500).fill(name)]],
    ['help', ['--help']],
  ])('ends %s quietly', async (_name, words) => {
    const user = userWith(bytes);
    const child = start(user, words);
    child.stdout.destroy();
    expect(await finish(child)).toMatchObject({code: 0, stderr: ''});
  });

  test('of messages alone changes nothing', async () => {
    const child = start(newUser(), ['frobnicate']);
    child.stderr.destroy();
    expect(await finish(child)).toMatchObject({code: 2, stdout: ''});
  });
});

test('a game with help is told from one without in the list and when it is shown', async () => {
  const user = newUser();
  const level = user.file('cross.txt', cross);
  await run(user, [level], 'B2\n');
  await run(user, [level], 'hint\nB2\n');
  const listed = (await run(user, ['list'])).stdout;
  expect(listed.match(/finished 1\b.*/g)?.sort()).toEqual(['finished 1', 'finished 1 (with help)']);
  const shown = await Promise.all(
    user.recordings().map(async file => /Result: .*/.exec((await run(user, ['show', file])).stdout)?.[0]),
  );
  expect(shown.sort()).toEqual([
    'Result: Solved in 1 press (par 1).',
    'Result: Solved in 1 press (par 1). (with help)',
  ]);
});
