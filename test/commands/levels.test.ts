import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {registry} from '../../source/games/registry.js';
import {createText} from '../../source/locales/index.js';
import {packTitle} from '../../source/shell/packs.js';
import {control, cross, finish, levelsFolder, newUser, run, start, type User} from './run.js';

const listed = fs.readdirSync(levelsFolder).filter(name => name.endsWith('.txt')).length;

describe('the packs', () => {
  test('are a table, or JSON', async () => {
    const {code, stdout, stderr} = await run(newUser(), ['levels']);
    expect([code, stderr]).toEqual([0, '']);
    const rows = stdout.split('\n').map(line => line.split(/ {2,}/));
    expect(rows[0]).toEqual(['pack', 'levels', 'solved']);
    expect(rows).toContainEqual(['First steps', String(listed), '0']);
    const json = await run(newUser(), ['levels', '--json']);
    expect(JSON.parse(json.stdout).packs).toContainEqual({
      game: 'lights-out',
      pack: '1-first-steps',
      levels: listed,
      solved: 0,
    });
  });

  test('count what was solved, but not with help', async () => {
    const user = newUser();
    const solved = async (): Promise<number> => {
      const {packs} = JSON.parse((await run(user, ['levels', '--json'])).stdout);
      return packs.find(({pack}: {readonly pack: string}) => pack === '1-first-steps').solved;
    };
    const [first = '', second = ''] = fs.readdirSync(levelsFolder).sort();
    const play = async (name: string, before: string): Promise<void> => {
      const file = path.join(levelsFolder, name);
      const {presses} = JSON.parse((await run(user, ['solve', file, '--json'])).stdout);
      await run(user, ['lo', file], `${before}${presses.join('\n')}\n`);
    };
    await play(first, '');
    expect(await solved()).toBe(1);
    await play(second, 'hint\n');
    expect(await solved()).toBe(1);
  });

  test('are called by the game’s word for them, if it has one', () => {
    const [game] = registry;
    if (game === undefined) throw new Error('there is no game');
    const words = {
      en: {...game.words.en, 'pack_night-sky': 'Night sky'},
      fr: {...game.words.fr, 'pack_night-sky': 'Ciel de nuit'},
      zh: {...game.words.zh, 'pack_night-sky': '夜空'},
    };
    const named = {...game, words};
    const titleIn = (language: 'en' | 'fr' | 'zh', pack: string): string =>
      packTitle(named, pack, createText(language, [named]));
    expect(titleIn('en', '02-night-sky')).toBe('Night sky');
    expect(titleIn('fr', 'night-sky')).toBe('Ciel de nuit');
    expect(titleIn('zh', '2-night-sky')).toBe('夜空');
    expect(titleIn('en', '03-my-own')).toBe('03-my-own');
    expect(titleIn('en', '\u001b[2J')).not.toMatch(control);
  });
});

/** A level in every format that is known: what one press of A1 puts out. */
const formats: readonly (readonly [format: string, shown: string, contents: string])[] = [
  ['arcade', 'arcade level', '.._\n.__\n'],
  ['digits', '0 and 1', '1 1 0\n1 0 0\n'],
  ['hashes', '# and .', '##.\n#..\n'],
  ['crosses', 'x and -', 'xX-\nx--\n'],
  ['letters', 'O and .', 'OO.|o..\n'],
];

const check = async (files: {readonly [name: string]: string}, words: readonly string[] = []) => {
  const user = newUser();
  for (const [name, contents] of Object.entries(files)) user.file(name, contents);
  return {...(await run(user, ['levels', 'check', ...Object.keys(files), ...words])), user};
};

describe('levels check', () => {
  test.each(formats)('takes a file for %s', async (format, shown, contents) => {
    const {code, stdout, stderr} = await check({x: contents});
    const {stdout: json} = await check({x: contents}, ['--json']);
    expect(JSON.parse(json)).toEqual({
      files: [{file: 'x', format, rows: 2, columns: 3, solvable: true, minimum: 1, proved: true}],
    });
    expect([code, stdout, stderr]).toEqual([0, `x: ${shown}, 2 x 3, can be solved, par 1\n`, '']);
  });

  test('takes a game ID of flip, and says what it can’t solve', async () => {
    // The matrix of the plus rule on 3 x 3, which can always be solved; the exercise's 4 x 4 board can't.
    const {code, stdout} = await check({
      flip: '3x3c:d074191345d1644c17058,5d0\n',
      odd: '__._\n.___\n_.__\n__..\n',
      dark: '__\n__\n',
      three: '# states: 3\n# wrap: yes\n1_\n',
    });
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'flip: flip game ID, 3 x 3, can be solved, par 1',
      "odd: arcade level, 4 x 4, can't be solved",
      'dark: arcade level, 2 x 2, already solved',
      expect.stringMatching(/^three: arcade level, 1 x 2, edges join, three states, /),
      '',
    ]);
  });

  test('says at most where the fewest are not proved', async () => {
    const large = `# title: All\n${`${'.'.repeat(39)}\n`.repeat(39)}`;
    const {stdout} = await check({large});
    expect(stdout).toMatch(/^large: arcade level, 39 x 39, can be solved, at most \d+\n$/);
    const {files} = JSON.parse((await check({large}, ['--json'])).stdout);
    expect(files).toMatchObject([{solvable: true, minimum: expect.any(Number), proved: false}]);
  });

  test('names the characters to choose from where it can’t tell which is lit', async () => {
    const {code, stdout, stderr} = await check({'a.txt': '-*\n**\n'});
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toBe(
      "a.txt: line 1: the file does not say which character is lit: expected one of --lit '-', --lit '*'\n",
    );
    for (const words of [['--lit', '*'], ['--lit=*']])
      expect((await check({'a.txt': '-*\n**\n'}, words)).stdout).toBe(
        'a.txt: grid, 2 x 2, can be solved, par 1\n',
      );
    // A lone dash is a value here, not standard input.
    expect((await check({'a.txt': '-*\n--\n'}, ['--lit', '-'])).stdout).toBe(
      'a.txt: grid, 2 x 2, can be solved, par 1\n',
    );
    expect((await check({'a.txt': '-*\n'}, ['--lit', '+'])).stdout).toBe(
      "a.txt: line 1, column 1: there is no + in the grid: expected one of --lit '-', --lit '*'\n",
    );
  });

  test('says of each file that it can’t read what is wrong, and goes on', async () => {
    const files = {'a.txt': '01\n21\n', 'b.txt': cross, 'c.txt': '.._\n._\n'};
    const {code, stdout, stderr} = await check(files, ['no.txt']);
    const faults = [
      'a.txt: line 2, column 1: the character 2 fits no known format here: expected one of 0 1',
      'c.txt: line 2, column 3: 2 cells in this line: expected 3, as in the first',
      'no.txt: there is no such file',
    ];
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout.split('\n')).toEqual([
      faults[0],
      'b.txt: arcade level, 3 x 3, can be solved, par 1',
      faults[1],
      faults[2],
      '',
    ]);
    const json = await check(files, ['no.txt', '--json']);
    const unread = {format: null, rows: null, columns: null, solvable: null, minimum: null, proved: null};
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toEqual({
      files: [
        {file: 'a.txt', ...unread, fault: faults[0]},
        {file: 'b.txt', format: 'arcade', rows: 3, columns: 3, solvable: true, minimum: 1, proved: true},
        {file: 'c.txt', ...unread, fault: faults[1]},
        {file: 'no.txt', ...unread, fault: faults[2]},
      ],
    });
  });

  test('speaks the person’s language', async () => {
    expect((await check({x: '##.\n#..\n'}, ['--lang', 'fr'])).stdout).toBe(
      'x : # et ., 2 x 3, soluble, minimum 1\n',
    );
    expect((await check({x: '##.\n#..\n'}, ['--lang', 'zh'])).stdout).toBe(
      'x：# 和 .，2 x 3，可解，最少 1 步\n',
    );
  });

  test('lets no control characters through', async () => {
    const evil = 'e\u001b[2J\u009b';
    const {stdout, stderr, user} = await check({[evil]: `01\n0\u001b\n`, [`${evil}b`]: '.._\n'}, [
      '--to',
      `out${evil}`,
    ]);
    expect(stdout + stderr).not.toMatch(control);
    expect([...user.contents().keys()].map(file => path.basename(file))).toContain('e-2J-b.txt');
  });
});

describe('levels check --to', () => {
  test('writes each level that it read as one of ours, which the game reads', async () => {
    const files = Object.fromEntries(formats.map(([format, , contents]) => [`${format}.lvl`, contents]));
    const {code, stdout, user} = await check({...files, 'bad.txt': '.x\n'}, ['--to', 'new/folder']);
    expect(code).toBe(1);
    for (const [format] of formats) {
      const place = path.join('new', 'folder', `${format}.txt`);
      expect(stdout).toContain(`Written: ${place}\n`);
      expect(fs.readFileSync(path.join(user.home, place), 'utf8')).toBe('.._\n.__\n');
    }
    expect(fs.existsSync(path.join(user.home, 'new', 'folder', 'bad.txt'))).toBe(false);
    expect((await run(user, ['new/folder/hashes.txt'], 'quit\n')).stdout).toContain('A  o o .\nB  o . .\n');
  });

  test('never writes over a file, says so, and writes the others', async () => {
    const user = newUser();
    user.file('out/a.txt', 'mine');
    user.file('a.txt', cross);
    user.file('b.txt', cross);
    const {code, stdout, stderr} = await run(user, ['levels', 'check', 'a.txt', 'b.txt', '--to', 'out']);
    expect([code, stderr]).toEqual([
      1,
      'arcade: out/a.txt: is there already: expected a name that is free\n',
    ]);
    expect(stdout).toContain('Written: out/b.txt\n');
    expect(fs.readFileSync(path.join(user.home, 'out/a.txt'), 'utf8')).toBe('mine');
    const json = await run(user, ['levels', 'check', 'a.txt', '--to', 'fresh', '--json']);
    expect(JSON.parse(json.stdout).files).toMatchObject([{file: 'a.txt', written: 'fresh/a.txt'}]);
    const again = await run(user, ['levels', 'check', 'a.txt', '--to', 'fresh', '--json']);
    expect([again.code, JSON.parse(again.stdout).files[0].written]).toEqual([1, null]);
  });

  test('writes no link’s target, and into no file', async () => {
    const user = newUser();
    user.file('a.txt', cross);
    const target = user.file('target', 'mine');
    fs.mkdirSync(path.join(user.home, 'out'));
    fs.symlinkSync(target, path.join(user.home, 'out', 'a.txt'));
    expect((await run(user, ['levels', 'check', 'a.txt', '--to', 'out'])).code).toBe(1);
    expect(fs.readFileSync(target, 'utf8')).toBe('mine');
    expect(await run(user, ['levels', 'check', 'a.txt', '--to', 'target'])).toMatchObject({
      code: 1,
      stderr: 'arcade: target: expected a folder\n',
    });
  });

  test('makes names that are safe of any', async () => {
    const names = {
      'été 関.v2.grid': 'été-関-v2',
      '-x..': 'x',
      '***': 'level',
      ['é'.repeat(99)]: 'é'.repeat(60),
    };
    const user = newUser();
    for (const name of Object.keys(names)) user.file(name, cross);
    const {code} = await run(user, ['levels', 'check', '--to', 'out', '--', ...Object.keys(names)]);
    expect([code, fs.readdirSync(path.join(user.home, 'out')).sort()]).toEqual([
      0,
      Object.values(names)
        .map(name => `${name}.txt`)
        .sort(),
    ]);
  });
});

const generate = (user: User, ...words: readonly string[]) => run(user, ['levels', 'generate', ...words]);

/** The boards of generated levels, without their comments. */
const boardsIn = (stdout: string): readonly string[] =>
  stdout.split('\n\n').map(level => level.trimEnd().replaceAll(/^#.*\n/gm, ''));

describe('levels generate', () => {
  test('makes the same levels by the same seed and options, and others by another', async () => {
    const words = ['--count', '5', '--seed', 'été 1', '--par', '7'];
    const [first, again, other] = [
      await generate(newUser(), ...words),
      await generate(newUser(), ...words, '--lang', 'fr'),
      await generate(newUser(), ...words, '--seed', 'été 2'),
    ];
    expect(first).toMatchObject({code: 0, stderr: ''});
    expect(again.stdout).toBe(first.stdout);
    expect(other.stdout).not.toBe(first.stdout);
    expect(first.stdout.match(/^# title: .*$/gm)).toEqual([1, 2, 3, 4, 5].map(n => `# title: été 1 ${n}`));
    expect(new Set(boardsIn(first.stdout)).size).toBe(5);
    // Fewer are the beginning of more.
    const one = await generate(newUser(), ...words, '--count', '1');
    expect(first.stdout.startsWith(`${one.stdout}\n`)).toBe(true);
  });

  test('makes another one each time without a seed, which its title tells', async () => {
    const [one, other] = [await generate(newUser()), await generate(newUser())];
    expect(one.stdout).not.toBe(other.stdout);
    const seed = /^# title: (.+) 1$/m.exec(one.stdout)?.[1] ?? '';
    expect((await generate(newUser(), '--seed', seed)).stdout).toBe(one.stdout);
  });

  test.each([
    ['--seed', 'a b'],
    ['--seed', 'x', '--size', '3x7', '--par', '5'],
    ['--seed', 'y', '--shape', 'x', '--wrap', '--states', '3'],
    ['--daily', '2026-11-30'],
  ])('makes first what is played with %s %s', async (...words) => {
    const {stdout} = await generate(newUser(), ...words);
    const played = await run(newUser(), ['lights-out', ...words], 'quit\n');
    const glyphs: Readonly<Record<string, string>> = {_: '.', '.': 'o'};
    const rows = (boardsIn(stdout)[0] ?? '')
      .split('\n')
      .map(row => [...row].map(cell => glyphs[cell] ?? cell).join(' '));
    expect(played.stdout).toContain(rows.map((row, index) => `${'ABCDEFG'[index]}  ${row}\n`).join(''));
  });

  test('makes a pack of exactly the par that is asked for', async () => {
    const user = newUser();
    const {code, stdout} = await generate(
      user,
      '--count',
      '12',
      '--par',
      '9',
      '--seed',
      'é x',
      '--to',
      'my/pack',
    );
    const names = fs.readdirSync(path.join(user.home, 'my/pack')).sort();
    expect(names).toEqual(
      Array.from({length: 12}, (_, index) => `${String(index + 1).padStart(2, '0')}-e-x.txt`),
    );
    expect([code, stdout]).toEqual([0, names.map(name => `Written: my/pack/${name}\n`).join('')]);
    const files = names.map(name => path.join('my/pack', name));
    const checked = await run(user, ['levels', 'check', '--json', ...files]);
    expect(JSON.parse(checked.stdout).files).toEqual(
      files.map(file => ({
        file,
        format: 'arcade',
        rows: 5,
        columns: 5,
        solvable: true,
        minimum: 9,
        proved: true,
      })),
    );
    const [first = ''] = files;
    expect(fs.readFileSync(path.join(user.home, first), 'utf8')).toBe(
      (await generate(user, '--par', '9', '--seed', 'é x')).stdout,
    );
  });

  test('numbers files with as many digits as are needed', async () => {
    const user = newUser();
    await generate(user, '--count', '100', '--size', '3x3', '--seed', 's', '--to', 'p');
    const names = fs.readdirSync(path.join(user.home, 'p')).sort();
    expect([names.length, names[0], names[99]]).toEqual([100, '001-s.txt', '100-s.txt']);
  });

  test('writes over nothing and into no file', async () => {
    const user = newUser();
    user.file('p/02-s.txt', 'mine');
    expect(await generate(user, '--count', '3', '--seed', 's', '--to', 'p')).toMatchObject({
      code: 1,
      stdout: 'Written: p/01-s.txt\n',
      stderr: 'arcade: p/02-s.txt: is there already: expected a name that is free\n',
    });
    expect(fs.readFileSync(path.join(user.home, 'p/02-s.txt'), 'utf8')).toBe('mine');
    expect(await generate(user, '--to', 'p/02-s.txt/deep')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'arcade: p/02-s.txt/deep: expected a folder\n',
    });
  });

  test('makes no level twice, and says when there is no other one', async () => {
    // Every board of 2 x 2 can be solved, and fifteen of the sixteen have a light.
    const words = ['--size', '2x2', '--seed', 's'];
    const all = await generate(newUser(), ...words, '--count', '15');
    expect([all.code, new Set(boardsIn(all.stdout)).size]).toEqual([0, 15]);
    expect(await generate(newUser(), ...words, '--count', '16')).toEqual({
      ...all,
      code: 1,
      stderr: 'arcade: Only 15 levels were made: no other one came in 1,000 tries.\n',
    });
    expect(await generate(newUser(), '--size', '1x1', '--count', '2', '--seed', 's')).toMatchObject({
      code: 1,
      stdout: '# title: s 1\n# states: 2\n.\n',
    });
  });

  test('makes the level of a day once, by any seed', async () => {
    const user = newUser();
    const {stdout} = await generate(user, '--daily', '2026-11-30');
    expect(stdout).toMatch(/^# title: 2026-11-30\n/);
    const seeded = await generate(user, '--daily', '2026-11-30', '--seed', 'x');
    expect(boardsIn(seeded.stdout)).toEqual(boardsIn(stdout));
    expect(await generate(user, '--daily', '2026-11-30', '--count', '2')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'arcade: --daily makes one level only: expected no --count above 1.\n',
    });
  });

  test('ends quietly when its reader goes away', async () => {
    const child = start(newUser(), ['levels', 'generate', '--count', '1000', '--size', '9x9']);
    child.stdout.destroy();
    expect(await finish(child)).toMatchObject({code: 0, stderr: ''});
  });

  test('shows nothing of a seed that could harm', async () => {
    const user = newUser();
    const seed = '../\u001b[2J\n..x';
    const {stdout} = await generate(user, '--seed', seed, '--count', '2');
    expect(stdout).not.toMatch(control);
    expect(boardsIn(stdout).every(board => /^([._]{5}\n){4}[._]{5}$/.test(board))).toBe(true);
    await generate(user, '--seed', seed, '--to', 'p');
    expect(fs.readdirSync(path.join(user.home, 'p'))).toEqual(['01-2j-x.txt']);
    const long = await generate(user, '--seed', 'long '.repeat(99), '--count', '2');
    expect(long.stdout.match(/^# title: .*$/gm)?.map(line => line.slice(-5))).toEqual(['... 1', '... 2']);
  });

  test.each([
    [['--par', '99'], 'No board of this kind is known to need 99 presses: expected at most 15.'],
    [
      ['--par', '3', '--size', '39x39'],
      'The fewest presses are not proved on 39 x 39: expected no number of them and no difficulty.',
    ],
    [
      ['--par', '3', '--difficulty', 'easy'],
      '--par, --difficulty: Fewest presses / Difficulty: expected one of the two alone.',
    ],
    [['--size', '65x1'], 'Expected rows and columns from 1 to 64, such as 7x9.'],
    [['--daily', 'yesterday'], 'Expected a day such as 2026-11-30, or today.'],
    [['--count', '0'], '--count expects a whole number from 1 to 1000, not 0.'],
    [['--count', '1001'], '--count expects a whole number from 1 to 1000, not 1001.'],
    [['--to='], '--to expects a folder.'],
    [['--lit', 'x'], 'The option --lit has no meaning for arcade levels generate.'],
    [['5'], 'Expected no more words after levels generate: 5'],
  ])('refuses %j with exit code 2', async (words, message) => {
    const user = newUser();
    expect(await generate(user, ...words)).toEqual({
      code: 2,
      signal: null,
      stdout: '',
      stderr: `arcade: ${message}\n`,
    });
    expect(user.contents().size).toBe(0);
  });
});

test.each([
  [['check'], 'levels check expects a level file.'],
  [['check', 'a', '--lit', 'ab'], '--lit expects one character, not ab.'],
  [['check', 'a', '--size', '3x3'], 'The option --size has no meaning for arcade levels check.'],
  [['chekc'], 'levels expects one of check, generate, not chekc. Did you mean check?'],
  [['--to', 'x'], 'The option --to has no meaning for arcade levels.'],
])('levels %j is wrong usage', async (words, message) => {
  expect(await run(newUser(), ['levels', ...words])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: `arcade: ${message}\n`,
  });
});
