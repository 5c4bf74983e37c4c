import {describe, expect, test} from 'vitest';
import {control, cross, newUser, run} from './run.js';

// The exercise's own board that can't be solved, with `.` for a lit cell as in level files.
const odd = '__._\n.___\n_.__\n__..\n';
const lit = (rows: number, columns: number): string => `${'.'.repeat(columns)}\n`.repeat(rows);

/** What `arcade solve` says of a level in a file of this name. */
const solve = async (contents: string, words: readonly string[] = [], name = 'level.txt') => {
  const user = newUser();
  user.file(name, contents);
  return run(user, ['solve', name, ...words]);
};

const jsonOf = async (contents: string, words: readonly string[] = []) => {
  const {code, stdout, stderr} = await solve(contents, ['--json', ...words]);
  expect([code, stderr, stdout.split('\n').length]).toEqual([0, '', 2]);
  return JSON.parse(stdout);
};

/** Row and column, from 0, of a cell's name. */
const placeOf = (cell: string): readonly [number, number] => {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const row = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [row, Number(digits) - 1];
};

/** Does the plain rule take every cell of the first to off by pressing these? */
const putsOut = (contents: string, presses: readonly string[]): boolean => {
  const cells = contents
    .trimEnd()
    .split('\n')
    .map(row => [...row].map(cell => cell === '.'));
  for (const [row, column] of presses.map(placeOf))
    for (const [down, right] of [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const line = cells[row + down];
      if (line?.[column + right] !== undefined) line[column + right] = !line[column + right];
    }
  return cells.every(row => row.every(cell => !cell));
};

describe('a level', () => {
  test('that can be solved is told with the fewest presses', async () => {
    expect(await solve(cross)).toEqual({
      code: 0,
      signal: null,
      stdout:
        '3 x 3\nEvery board of this kind can be solved.\n1 press, the fewest there are: B2\nThe only solution.\n',
      stderr: '',
    });
    expect(await solve(cross, ['--json'])).toEqual({
      code: 0,
      signal: null,
      stdout:
        '{"file":"level.txt","rows":3,"columns":3,"shape":"plus","wrap":false,"states":2,"nullity":0,"solvable":true,"solutions":1,"minimum":1,"presses":["B2"],"proved":true}\n',
      stderr: '',
    });
  });

  test('that can’t be solved is told with the proof', async () => {
    const report = await jsonOf(odd);
    expect(report).toEqual({
      file: 'level.txt',
      rows: 4,
      columns: 4,
      shape: 'plus',
      wrap: false,
      states: 2,
      nullity: 4,
      solvable: false,
      solutions: 0,
      witness: expect.any(Array),
    });
    const {witness} = report as {readonly witness: readonly string[]};
    const isLit = ([row, column]: readonly [number, number]): boolean =>
      odd.split('\n')[row]?.[column] === '.';
    expect(witness.filter(cell => isLit(placeOf(cell))).length % 2).toBe(1);
    // Quiet: pressing all of it on a dark board changes nothing, and the rule is its own mirror image.
    expect(putsOut('____\n'.repeat(4), witness)).toBe(true);
    expect((await solve(odd)).stdout).toBe(
      [
        '4 x 4',
        '1 board in 16 can be solved.',
        "This level can't be solved.",
        `Every press changes an even part of these cells, and the level has an odd one: ${witness.join(' ')}`,
        '',
      ].join('\n'),
    );
  });

  test('of three states names a cell as often as it is pressed', async () => {
    const three = '# states: 3\n1\n';
    expect((await solve(three)).stdout).toBe(
      '1 x 1, three states\nEvery board of this kind can be solved.\n2 presses, the fewest there are: A1 A1\nThe only solution.\n',
    );
    expect(await jsonOf(three)).toMatchObject({states: 3, nullity: 0, minimum: 2, presses: ['A1', 'A1']});
    // Both cells change together: one more than the other stays so.
    const unequal = await jsonOf('# states: 3\n12\n');
    expect(unequal).toMatchObject({states: 3, nullity: 1, solvable: false, solutions: 0});
    const sum = unequal.witness.reduce((total: number, cell: string) => total + (cell === 'A1' ? 1 : 2), 0);
    expect([sum % 3 === 0, unequal.witness.length % 3]).toEqual([false, 0]);
  });

  test('too large to be proved is told with presses that solve it', async () => {
    const board = lit(39, 39);
    const report = await jsonOf(board);
    expect(report).toMatchObject({nullity: 32, solvable: true, solutions: 2 ** 32, proved: false});
    expect(report.presses).toHaveLength(report.minimum);
    expect(putsOut(board, report.presses)).toBe(true);
    const [size, share, presses, solutions] = (await solve(board)).stdout.split('\n');
    expect([size, share, solutions]).toEqual([
      '39 x 39',
      '1 board in 2^32 can be solved.',
      '2^32 solutions.',
    ]);
    expect(presses).toBe(`At most ${report.minimum} presses: ${report.presses.join(' ')}`);
  });

  test('that is solved already says so', async () => {
    expect((await solve('__\n__\n')).stdout).toContain('This level is already solved.\n');
    expect(await jsonOf('_\n')).toMatchObject({solvable: true, minimum: 0, presses: [], proved: true});
  });

  test('is taken with the options of its rules', async () => {
    const corner = '._\n_.\n';
    expect(await jsonOf(corner, ['--shape', 'x'])).toMatchObject({shape: 'x', minimum: 1});
    expect(await jsonOf('...\n'.repeat(3), ['--wrap', '--shape', 'square'])).toMatchObject({
      shape: 'square',
      wrap: true,
      minimum: 1,
    });
    expect(await jsonOf('12\n', ['--states', '3'])).toMatchObject({states: 3});
  });

  test('is told in the person’s language', async () => {
    expect((await solve(cross, ['--lang', 'fr'])).stdout).toContain('1 coup, le minimum : B2\n');
    expect((await solve(cross, ['--lang', 'zh'])).stdout).toContain('最少 1 步：B2\n');
  });

  test('comes from standard input as well', async () => {
    expect(await run(newUser(), ['solve', '-', '--json'], `\ufeff${cross}`)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\{"file":"-","rows":3,.*"presses":\["B2"\]/),
    });
    expect(await run(newUser(), ['solve', '-'], '._\n.x\n')).toMatchObject({
      code: 1,
      stderr: 'arcade: -: line 2, column 2: the character x has no meaning here: expected one of _ .\n',
    });
    expect((await run(newUser(), ['solve', '-'], Uint8Array.of(0xff))).stderr).toBe(
      'arcade: -: expected text in UTF-8\n',
    );
    expect((await run(newUser(), ['solve', '-'], '.'.repeat(65_537))).stderr).toBe(
      'arcade: -: too large: expected at most 65536 bytes\n',
    );
  });
});

describe('all solutions', () => {
  // Two cells that change together: one press of either.
  test('are a line each, or a member', async () => {
    const {stdout} = await solve('..\n', ['--all']);
    expect(stdout).toBe(
      '1 x 2\n1 board in 2 can be solved.\n1 press, the fewest there are: A1\n2 solutions.\nA1\nA2\n',
    );
    expect((await jsonOf('..\n', ['--all'])).all).toEqual([['A1'], ['A2']]);
    expect(await jsonOf('..\n')).not.toHaveProperty('all');
  });

  test('of four times four are sixteen, and each solves it', async () => {
    const board = lit(4, 4);
    const {all} = (await jsonOf(board, ['--all'])) as {readonly all: readonly (readonly string[])[]};
    expect(new Set(all.map(String)).size).toBe(16);
    expect(all.every(presses => putsOut(board, presses))).toBe(true);
  });

  test('that are too many are not listed, and that is no failure', async () => {
    for (const words of [['--all'], ['--all', '--json']]) {
      const {code, stdout, stderr} = await solve(lit(39, 39), words);
      expect([code, stderr]).toEqual([
        0,
        'arcade: level.txt: the solutions are not listed: expected at most 65,536 of them\n',
      ]);
      expect(stdout).not.toContain('"all"');
      expect(stdout).toContain('A8');
    }
  });

  test('of none are none', async () => {
    expect(await solve(odd, ['--all', '--json'])).toMatchObject({
      code: 0,
      stdout: expect.not.stringContaining('"all"'),
      stderr: '',
    });
  });
});

describe('what is no level', () => {
  test.each([
    [
      'a bad character',
      '._\n.x\n',
      'line 2, column 2: the character x has no meaning here: expected one of _ .',
    ],
    ['a short line', '.__\n._\n', 'line 2, column 3: 2 cells in this line: expected 3, as in the first'],
    ['an empty file', '', 'there is no board in the file: expected lines of . (lit) and _ (off)'],
    [
      'another format',
      '01\n10\n',
      'line 1, column 1: the character 0 has no meaning here: expected one of _ .',
    ],
    [
      'too large',
      `${'.'.repeat(65)}\n`,
      'line 1, column 65: the board is too large: expected at most 64 rows and 64 columns',
    ],
  ])('for %s is a failure that says where', async (_name, contents, message) => {
    for (const words of [[], ['--json']])
      expect(await solve(contents, words)).toEqual({
        code: 1,
        signal: null,
        stdout: '',
        stderr: `arcade: level.txt: ${message}\n`,
      });
  });

  test('for a file that can’t be read is a failure too', async () => {
    const user = newUser();
    expect(await run(user, ['solve', 'no.txt'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'arcade: no.txt: there is no such file\n',
    });
    expect(await run(user, ['solve', '.'])).toMatchObject({
      code: 1,
      stderr: 'arcade: .: expected a file, not a folder or a device\n',
    });
  });

  test('for an option that the file contradicts says both', async () => {
    expect(await solve('# states: 3\n12\n', ['--states', '2'])).toMatchObject({
      code: 1,
      stderr:
        'arcade: level.txt: line 1: the file says states 3, the flag says 2: expected one of them alone\n',
    });
  });

  test('for a name with control characters shows none', async () => {
    const evil = 'e\u001b[2J\u009b.txt';
    for (const contents of ['x\u001b[2J\n', `# title: ${evil}\n..\n`]) {
      const {stdout, stderr} = await solve(contents, [], evil);
      expect(stdout + stderr).not.toMatch(control);
    }
    const {stdout} = await solve(cross, ['--json'], evil);
    expect(stdout).not.toMatch(control);
    expect(JSON.parse(stdout).file).toBe(evil);
  });
});

test.each([
  [[], 'solve expects a level file.'],
  [['a', 'b'], 'Expected no more words after solve: b'],
  [['a', '--size', '5x5'], 'The option --size has no meaning for arcade solve.'],
  [['a', '--seed', 'x'], 'The option --seed has no meaning for arcade solve.'],
  [['a', '--shape', 'star'], '--shape expects one of plus, x, square, not star.'],
])('wrong usage %j', async (words, message) => {
  expect(await run(newUser(), ['solve', ...words])).toEqual({
    code: 2,
    signal: null,
    stdout: '',
    stderr: `arcade: ${message}\n`,
  });
});
