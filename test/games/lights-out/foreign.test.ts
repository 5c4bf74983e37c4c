import {readdirSync, readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {explain, formatName} from '../../../source/games/lights-out/describe.js';
import {recognise} from '../../../source/games/lights-out/foreign.js';
import {formats} from '../../../source/games/lights-out/formats.js';
import {shapes, toggledBy} from '../../../source/games/lights-out/neighbourhood.js';
import {type GivenLevel, parseOptions} from '../../../source/games/lights-out/options.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {registry} from '../../../source/games/registry.js';
import {languages} from '../../../source/lib/text.js';
import {createText} from '../../../source/locales/index.js';
import {got, refusalOf} from './tools.js';

const plain = {shape: 'plus', wrap: false, states: 2} as const;
const cells = ['.__', '_..'];
const read = (text: string, lit?: string) => got(recognise(text, lit));
const faultOf = (text: string, lit?: string) => {
  const {data, ...fault} = refusalOf(recognise(text, lit));
  return data === undefined ? fault : {...fault, data};
};

describe('a grid is taken for', () => {
  test.each([
    ['arcade', '.__\n_..\n'],
    ['arcade', '\ufeff# one\n#two\n#\n# 1\n#3\n.__\r\n_..\r\n\r\n'],
    ['arcade', '# #.#\n.__\n#.#\n_..'],
    ['digits', '100\n011\n'],
    ['digits', '1 0 0\n0 1 1'],
    ['digits', '1\t0\t0\n0\t1\t1'],
    ['digits', '1,0,0\n0,1,1'],
    ['digits', '1, 0, 0\n0, 1, 1'],
    ['digits', '100|011'],
    ['digits', '1 0 0 | 0 1 1 |'],
    ['digits', '| 1 0 0 |\n| 0 1 1 |'],
    ['digits', '  100\n  011'],
    ['digits', '\ufeff\r\n \n100\r\n011 \r\n\r\n\t\n'],
    ['hashes', '#..\n.##\n'],
    ['hashes', '# . .\n. # #\n'],
    ['hashes', '#..|.##|'],
    ['crosses', 'x--\n-xx\n'],
    ['crosses', 'X - -\n- x X\n'],
    ['letters', 'O..\n.OO\n'],
    ['letters', 'o..\n.Oo\n'],
  ])('%s: %j', (format, text) => {
    expect(read(text)).toEqual({format, level: {...plain, cells}});
  });

  test.each([
    ['arcade', '_', '_'],
    ['arcade', '# title: all lit\n.', '.'],
    ['digits', '0', '_'],
    ['digits', '1', '.'],
    ['hashes', '#', '.'],
    ['crosses', 'x', '.'],
    ['crosses', '-', '_'],
    ['letters', 'o', '.'],
  ])('%s by one character alone: %j', (format, text, cell) => {
    expect(read(text)).toMatchObject({format, level: {cells: [cell]}});
  });

  test('what our own comments say counts in others too', () => {
    const text =
      '# title: T\n#author:me\n; a note\n// another\n# shape: x\n# wrap: yes\n# A note\n\n#.\n.#\n# the end';
    expect(read(text)).toEqual({
      format: 'hashes',
      level: {...plain, shape: 'x', wrap: true, title: 'T', author: 'me', cells: ['._', '_.']},
    });
    const three = read('# states: 3\n0 1 2\n2 1 0');
    expect(three).toEqual({format: 'digits', level: {...plain, states: 3, cells: ['_12', '21_']}});
    expect(got(parseOptions(read('# states: 3\nx-').level))).toMatchObject({cells: ['1_']});
    expect(read('# states: 3\n1 2').format).toBe('digits');
    expect(read('# states: 3\n12').format).toBe('arcade');
  });

  test('a row of # is a row, where our own reader would take a comment', () => {
    expect(read('#.#\n...\n###').level.cells).toEqual(['._.', '___', '...']);
    expect(read('###\n###').level.cells).toEqual(['...', '...']);
    expect(read('#\n.\n#')).toMatchObject({format: 'hashes', level: {cells: ['.', '_', '.']}});
    // Under a title of our own it is an empty comment, since it is no row of three cells.
    expect(read('# title: T\n#\n...\n...')).toMatchObject({format: 'arcade', level: {cells: ['...', '...']}});
    expect(read('# title: T\n#\n.\n#')).toMatchObject({format: 'hashes', level: {cells: ['.', '_', '.']}});
    expect(faultOf('#\n...\n...')).toMatchObject({code: 'ragged', line: 2, column: 2});
  });

  test('a line that begins as a comment and could be a row of the board is never left out', () => {
    expect(faultOf('.#.\n#o.\n..#')).toMatchObject({code: 'no-format', line: 2, column: 2});
    expect(read('#OO\n#O#', '#').level.cells).toEqual(['.__', '._.']);
    expect(faultOf('O#O\n#OOO', '#')).toMatchObject({code: 'ragged', line: 2, column: 4});
    expect(read('#title:x\n01010101').level.title).toBe('x');
    expect(read('O#O\n#OO', '#').level.cells).toEqual(['_._', '.__']);
    expect(read(';.\n.;', ';').level.cells).toEqual(['._', '_.']);
    expect(read('//.\n../', '/').level.cells).toEqual(['.._', '__.']);
  });

  test('a board of 64 x 64 in every format', () => {
    const rows = Array(64).fill('01'.repeat(32));
    expect(read(rows.join('\n')).level.cells).toEqual(Array(64).fill('_.'.repeat(32)));
  });

  test('the levels of the package, all of our own format', () => {
    const folder = new URL('../../../levels/lights-out/', import.meta.url);
    const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    for (const name of names.filter(each => each.endsWith('.txt')))
      expect(read(readFileSync(new URL(name, folder), 'utf8')).format, name).toBe('arcade');
  });
});

describe('an ambiguous grid', () => {
  test.each([
    ['lit in ours, off in others', '...\n...', 1, ['.']],
    ['the same with blanks between', '. .', 1, ['.']],
    ['under a comment that names nothing', '# dots\n...', 2, ['.']],
    ['one unknown character', '\n@@\n@@', 2, ['@']],
    ['two unknown ones', '* .\n. *', 1, ['*', '.']],
    ['squares', '■□\n□■', 1, ['■', '□']],
    ['pictures with a selector', '⬛\ufe0f⬜\ufe0f', 1, ['⬛', '⬜']],
    ['x of one and . of another', 'x..\n..X', 1, ['x', '.']],
    ['# with _, whose first line our own reader would take for a comment', '#__\n___', 1, ['#', '_']],
    ['O with -', 'o-', 1, ['O', '-']],
    ['O with 0', 'O0', 1, ['O', '0']],
    ['2 without three states', '12', 1, ['1', '2']],
  ])('of %s is refused with its choices', (_name, text, line, choices) => {
    expect(faultOf(text)).toEqual({code: 'ambiguous-grid', line, data: {choices}});
    // Each of the choices is an answer.
    for (const lit of choices) expect(read(text, lit).format).toBe('grid');
  });
});

describe('a grid with the character that is lit', () => {
  test.each([
    ['* .', '*', ['._']],
    ['* .', '.', ['_.']],
    ['■□\n□■', '□', ['_.', '._']],
    ['⬛\ufe0f⬜\ufe0f', '⬜\ufe0f', ['_.']],
    ['...', '.', ['...']],
    ['# T\n._.\n#\n___', '_', ['_._', '...']],
    ['._', '.', ['._']],
    ['01', '0', ['._']],
    ['xX-', 'X', ['.._']],
    ['xX', 'X', ['_.']],
    ['oO', 'o', ['._']],
    ['|.|', '|', ['._.']],
    [',.,', ',', ['._.']],
    ['#__\n___', '#', ['.__', '___']],
    ['__#\n#__', '_', ['.._', '_..']],
  ])('%j by %j', (text, lit, rows) => {
    expect(read(text, lit)).toMatchObject({format: 'grid', level: {cells: rows}});
  });

  test('keeps the comments of the file', () => {
    expect(read('# title: T\n# wrap: yes\n@_', '@').level).toEqual({
      ...plain,
      wrap: true,
      title: 'T',
      cells: ['._'],
    });
  });

  test.each([
    ['._\n_.', '@', {code: 'lit-missing', line: 1, column: 1, data: {lit: '@', choices: ['.', '_']}}],
    ['# cc\n\n  ab', 'ab', {code: 'lit-missing', line: 3, column: 3, data: {lit: 'ab', choices: ['a', 'b']}}],
    ['ab', '', {code: 'lit-missing', line: 1, column: 1, data: {lit: '', choices: ['a', 'b']}}],
    ['ab', '\u001b', {code: 'lit-missing', line: 1, column: 1, data: {lit: '\ufffd', choices: ['a', 'b']}}],
    ['@_\n_?', '@', {code: 'bad-character', line: 2, column: 2, data: {character: '?', expected: '@ _'}}],
    ['ab\n..', '.', {code: 'bad-character', line: 1, column: 2, data: {character: 'b', expected: '. a'}}],
    ['@@\n@  @', '@', {code: 'bad-character', line: 2, column: 3, data: {character: ' ', expected: '@'}}],
  ])('%j by %j is refused', (text, lit, fault) => {
    expect(faultOf(text, lit)).toEqual(fault);
  });
});

describe('a file that is none of these', () => {
  const all = '_ ., 0 1, # ., x -, O ., WxH:MATRIX,BOARD';
  const none = (line: number, column: number, character: string, expected: string) => ({
    code: 'no-format',
    line,
    column,
    data: {character, expected},
  });
  test.each([
    ['hello', none(1, 1, 'h', all)],
    ['; c\n\n{"a": 1}', none(3, 1, '{', all)],
    ['0101\n01a1', none(2, 3, 'a', '0 1')],
    ['._.\n_x_', none(2, 2, 'x', '_ .')],
    ['...\n..ab', none(2, 3, 'a', '_ ., # ., O .')],
    ['@_\n__\n@x', none(3, 2, 'x', '@ _')],
    ['0101\n01  01', none(2, 3, ' ', '0 1')],
    ['0 1\n01 0', none(2, 3, ' ', '0 1')],
    ['0 1 01', none(1, 6, '1', '0 1')],
    ['0,1,', none(1, 4, ',', '0 1')],
    ['0,,1', none(1, 3, ',', '0 1')],
    ['01||10', none(1, 4, '|', '0 1')],
    ['||', none(1, 2, '|', all)],
    ['|', none(1, 1, '|', all)],
    ['01\u001b', none(1, 3, '\ufffd', '0 1')],
    ['01\u3164', none(1, 3, '\ufffd', '0 1')],
    ['01\r10', none(1, 3, '\ufffd', '0 1')],
    ['01\u0000', none(1, 3, '\ufffd', '0 1')],
    ['😀0x', none(1, 1, '😀', all)],
    ['00\n😀0x', none(2, 1, '😀', '0 1')],
  ])('%j names the first line that fits nothing', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  test.each([
    ['', {code: 'empty-level'}],
    ['\ufeff\n \r\n', {code: 'empty-level'}],
    ['# title: x\n; one\n// two\n# 2 of 5\n', {code: 'empty-level'}],
    ['01\n0', {code: 'ragged', line: 2, column: 2, data: {found: 1, expected: 2}}],
    ['0 1\n0 1 1', {code: 'ragged', line: 2, column: 5, data: {found: 3, expected: 2}}],
    ['01 | 0 | 11', {code: 'ragged', line: 1, column: 7, data: {found: 1, expected: 2}}],
    ['x-\n\n-x', {code: 'gap', line: 2, column: 1}],
    ['01'.repeat(33), {code: 'board-too-large', line: 1, column: 65, data: {limit: 64}}],
    ['0 '.repeat(65), {code: 'board-too-large', line: 1, column: 129, data: {limit: 64}}],
    ['#\n'.repeat(65), {code: 'board-too-large', line: 65, column: 1, data: {limit: 64}}],
    ['0|'.repeat(65), {code: 'board-too-large', line: 1, column: 129, data: {limit: 64}}],
    ['# shape: star\n01', {code: 'bad-comment', line: 1, column: 10}],
    ['# wrap: no\n# wrap: yes\n01', {code: 'said-twice', line: 2}],
    // What has the characters of our own format is refused as our own reader does.
    ['. _\n_ .', {code: 'bad-character', line: 1, column: 2, data: {character: ' ', expected: '_ .'}}],
    ['._\n_', {code: 'ragged', line: 2, column: 2}],
    ['\n._', {code: 'blank-line', line: 1, column: 1}],
  ])('%j is refused at its place', (text, fault) => {
    expect(faultOf(text)).toMatchObject(fault);
  });
});

const plus5 =
  '5x5:c400007100001c4000071000018400043100011c400047100011c400046100010c400047100011c4000471000118400043100011c400047100011c400046100010c000047000011c0000470000118,';

// Boards that the game's own generator made.
const generated = ['94a17d0', '93e2cb0', '1baf928', '44d7a90', '57f0488', '9832ec0', 'a51f070', 'e91b730'];

const minimumOf = (level: GivenLevel): number | undefined => {
  const view = lightsOut.view(lightsOut.initial(level, 1), 0);
  return solverFor(view).minimum(view.cells)?.count;
};

describe('a game ID of flip', () => {
  test('is read, with the letter of its type and without', () => {
    expect(read('3x3:d074191345d1644c17058,ee0')).toEqual({
      format: 'flip',
      level: {...plain, cells: ['...', '_..', '.__']},
    });
    expect(read('3x3c:d074191345d1644c17058,cb8').level).toEqual({...plain, cells: ['.._', '_._', '...']});
  });

  test('has its width first', () => {
    expect(read('5x2:c4388710e2186184708e11c23,008').level.cells).toEqual(['_____', '___._']);
    expect(read('1x4c:ce73,5').level.cells).toEqual(['_', '.', '_', '.']);
  });

  test('has a set bit for a cell that is still to be switched off', () => {
    // The neighbourhood of the middle: one press.
    const {level} = read('# title: Middle\n\n3x3c:D074191345D1644C17058,5D0\n');
    expect(level).toEqual({...plain, title: 'Middle', cells: ['_._', '...', '_._']});
    expect(minimumOf(level)).toBe(1);
    expect(read('3x3:d074191345d1644c17058,000').level.cells).toEqual(['___', '___', '___']);
  });

  test('that the game made can be solved, in as many ways as its matrix has', () => {
    // One 5 x 5 board in four can be solved: eight by luck alone are one in 65536.
    for (const board of generated) {
      const {level} = read(plus5 + board);
      const count = minimumOf(level) ?? Number.NaN;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(15);
      const view = lightsOut.view(lightsOut.initial(level, 1), 0);
      expect([...solverFor(view).solutions(view.cells)]).toHaveLength(4);
    }
  });

  const bits = (values: readonly number[]): string =>
    (values.join('').match(/.{1,4}/g) ?? [])
      .map(four => Number.parseInt(four.padEnd(4, '0'), 2).toString(16))
      .join('');

  test('of any shape, with joined edges too, is read by its matrix', () => {
    const sizes = fc.record({
      rows: fc.integer({min: 1, max: 6}),
      columns: fc.integer({min: 1, max: 6}),
      shape: fc.constantFrom(...shapes),
      wrap: fc.boolean(),
    });
    fc.assert(
      fc.property(sizes, fc.infiniteStream(fc.boolean()), ({rows, columns, shape, wrap}, lights) => {
        const size = rows * columns;
        const row = (toggles: object, press: number): readonly number[] => {
          const cell = {row: Math.floor(press / columns), column: press % columns};
          const counts = Array<number>(size).fill(0);
          for (const index of toggledBy({rows, columns, shape, wrap, ...toggles}, cell))
            counts[index] = 1 - (counts[index] ?? 0);
          return counts;
        };
        const matrixOf = (toggles: object) =>
          Array.from({length: size}, (_, press) => row(toggles, press)).flat();
        const board = Array.from({length: size}, () => (lights.next().value === true ? 1 : 0));
        const id = `${columns}x${rows}:${bits(matrixOf({}))},${bits(board)}`;
        const {format, level} = read(id);
        expect(format).toBe('flip');
        expect(level.cells.join('')).toBe(board.map(bit => '_.'.charAt(bit)).join(''));
        expect(level.cells).toHaveLength(rows);
        expect(matrixOf({shape: level.shape, wrap: level.wrap})).toEqual(matrixOf({}));
        // On small boards several shapes are the same: the comments choose.
        expect(read(`# shape: ${shape}\n# wrap: ${wrap ? 'yes' : 'no'}\n${id}`).level).toMatchObject({
          shape,
          wrap,
        });
      }),
    );
  });

  const matrix = 'd074191345d1644c17058';
  test.each([
    [`3x3:d072191a4199242c370d8,b28`, {code: 'flip-matrix', line: 1, column: 5}],
    [`; c\n3x3r:d072191a4199242c370d8,b28`, {code: 'flip-matrix', line: 2, column: 6}],
    [`3x3:${matrix}0,5d0`, {code: 'flip-length', line: 1, column: 26, data: {found: 22, expected: 21}}],
    [
      `3x3:${matrix.slice(1)},5d0`,
      {code: 'flip-length', line: 1, column: 25, data: {found: 20, expected: 21}},
    ],
    [`3x3:${matrix},5d`, {code: 'flip-length', line: 1, column: 29, data: {found: 2, expected: 3}}],
    [`3x3:${matrix},`, {code: 'flip-length', line: 1, column: 27, data: {found: 0, expected: 3}}],
    [
      `3x3:${matrix},5g0`,
      {code: 'bad-character', line: 1, column: 28, data: {character: 'g', expected: '0-9 a-f'}},
    ],
    [
      '3x3:d\u001b,5d0',
      {code: 'bad-character', line: 1, column: 6, data: {character: '\ufffd', expected: '0-9 a-f'}},
    ],
    [`3x3:${matrix}`, {code: 'flip-id', line: 1, column: 26, data: {expected: 'WxH:MATRIX,BOARD'}}],
    [`3x3:${matrix},5d0,1`, {code: 'flip-id', line: 1, column: 30, data: {expected: 'WxH:MATRIX,BOARD'}}],
    [`3x3q:${matrix},5d0`, {code: 'flip-id', line: 1, column: 4, data: {expected: 'WxH:MATRIX,BOARD'}}],
    [`3x3cc:${matrix},5d0`, {code: 'flip-id', line: 1, column: 5, data: {expected: 'WxH:MATRIX,BOARD'}}],
    ['0x3:,', {code: 'flip-id', line: 1, column: 1, data: {expected: 'WxH:MATRIX,BOARD'}}],
    ['3x0:,', {code: 'flip-id', line: 1, column: 3, data: {expected: 'WxH:MATRIX,BOARD'}}],
    ['65x3:0,0', {code: 'board-too-large', line: 1, column: 1, data: {limit: 64}}],
    [`3x${'9'.repeat(400)}:0,0`, {code: 'board-too-large', line: 1, column: 3, data: {limit: 64}}],
    [`3x3:${matrix},5d0\n\n3x3:${matrix},5d0`, {code: 'flip-several', line: 3, column: 1}],
    [
      `# shape: x\n3x3:${matrix},5d0`,
      {code: 'said-twice', line: 2, data: {name: 'shape', first: 'x', second: 'plus'}},
    ],
    [
      `# states: 3\n3x3:${matrix},5d0`,
      {code: 'said-twice', line: 2, data: {name: 'states', first: '3', second: '2'}},
    ],
  ])('%j is refused', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
    expect(faultOf(text, '5')).toEqual(fault);
  });
});

describe('any text', () => {
  const format = fc.constantFrom(
    ['arcade', '_', '.'],
    ['digits', '0', '1'],
    ['hashes', '.', '#'],
    ['crosses', '-', 'x'],
    ['letters', '.', 'O'],
  );
  const boards = fc
    .tuple(fc.integer({min: 1, max: 64}), fc.integer({min: 1, max: 64}))
    .chain(([rows, columns]) =>
      fc.array(fc.array(fc.boolean(), {minLength: columns, maxLength: columns}), {
        minLength: rows,
        maxLength: rows,
      }),
    );

  test('that is a board written in a format comes back as that board', () => {
    const written = fc.constantFrom(
      ['', '\n'],
      [' ', '\r\n'],
      ['\t', '\n'],
      [',', '\n'],
      [', ', '\n'],
      ['', '|'],
      [' ', ' | '],
    );
    fc.assert(
      fc.property(
        boards,
        format,
        written,
        (board, [name = '', off = '', lit = ''], [between = '', end = '']) => {
          const apart = name === 'arcade' ? ['', '\n'] : [between, end];
          const text = board.map(row => row.map(cell => (cell ? lit : off)).join(apart[0])).join(apart[1]);
          fc.pre(!/^[.\s,|]*$/.test(text));
          const rows = board.map(row => row.map(cell => (cell ? '.' : '_')).join(''));
          expect(read(text)).toEqual({format: name, level: {...plain, cells: rows}});
          // Read by its lit character it is the same board.
          if (text.includes(lit)) expect(read(text, lit).level.cells).toEqual(rows);
        },
      ),
    );
  });

  const clean = /^[^\p{Cc}\p{Cf}\p{Cs}]*$/u;
  test('gives a level that can be played or a fault without control characters', () => {
    const pieces = fc.constantFrom(
      ...'#.x-oO01_2|, \t\r\n;/@:',
      '\n',
      '\n',
      '# title: ',
      '# states: 3\n',
      '3x3:',
      '\u001b[2J',
      '\ufe0f',
      '\u202e',
      '\ud800',
      '灯',
    );
    const text = fc.oneof(
      fc.array(pieces, {maxLength: 60}).map(parts => parts.join('')),
      fc.string({unit: 'binary'}),
      fc.string(),
    );
    fc.assert(
      fc.property(text, fc.option(fc.oneof(pieces, fc.string()), {nil: undefined}), (input, lit) => {
        const result = recognise(input, lit);
        if (result.ok) expect(parseOptions(result.value.level).ok).toBe(true);
        else for (const value of Object.values(result.error.data ?? {})) expect(String(value)).toMatch(clean);
      }),
      {numRuns: 2000},
    );
  });

  test.each([
    ['spaces', `0${' '.repeat(65_534)}1`],
    ['hashes', '#'.repeat(65_536)],
    ['lines of hashes', '#\n'.repeat(32_768)],
    ['comments', `${'# a\n'.repeat(16_000)}01`],
    ['comments alone', '#a\n'.repeat(21_000)],
    ['bars', '|'.repeat(65_536)],
    ['commas', ','.repeat(65_536)],
    ['blank lines', `0${'\n'.repeat(65_000)}1`],
    ['digits', '1'.repeat(65_536)],
    ['the start of an ID', `5x5${'c'.repeat(65_000)}`],
    ['an ID of a large size', `16x32:${'0'.repeat(65_000)},0`],
    [
      'different characters',
      Array.from({length: 20_000}, (_, index) => String.fromCodePoint(0x4e00 + index)).join(''),
    ],
    [
      'a comment of different characters',
      `#${Array.from({length: 20_000}, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')}\n01`,
    ],
  ])(
    'of 64 KiB of %s takes no time',
    (_name, text) => {
      // The square of these lengths would take minutes.
      for (const lit of [undefined, '1', text.charAt(0)])
        expect(typeof recognise(text, lit).ok).toBe('boolean');
    },
    5000,
  );
});

describe('what is said of it', () => {
  const text = (language: (typeof languages)[number]) => createText(language, registry).game('lights-out');

  test.each([
    ['...\n...', "the file does not say which character is lit: expected one of --lit '.'"],
    ["'#", `the file does not say which character is lit: expected one of --lit "'", --lit '#'`],
    ['0 1\n0 a', 'the character a fits no known format here: expected one of 0 1'],
    ['3x3:d0,0', '2 hexadecimal digits for this size: expected 21'],
    ['01\n\n10', 'a blank line inside the board: expected one row after the other'],
  ])('%j', (file, words) => {
    expect(explain(faultOf(file), text('en'))).toBe(words);
  });

  test('has words of its own in every language', () => {
    const faults = [
      faultOf('...'),
      faultOf('01', '@'),
      faultOf('abc'),
      faultOf('0\n\n1'),
      faultOf('3x3:'),
      faultOf('3x3:0,0'),
      faultOf('3x3:d072191a4199242c370d8,b28'),
      faultOf('3x3:d074191345d1644c17058,5d0\n1'),
    ];
    for (const language of languages) {
      const said = faults.map(fault => explain(fault, text(language)));
      expect(new Set(said).size).toBe(faults.length);
      for (const words of said) expect(words).not.toMatch(/\{\{|undefined|object|A3/);
      const named = formats.map(format => formatName(format, text(language)));
      expect(new Set(named).size).toBe(formats.length);
    }
  });
});
