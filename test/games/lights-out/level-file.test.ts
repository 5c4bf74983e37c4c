import {describe, expect, test} from 'vitest';
import {title} from '../../../source/games/lights-out/describe.js';
import {parseLevel} from '../../../source/games/lights-out/level-file.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {languages} from '../../../source/lib/text.js';
import {got, refusalOf} from './tools.js';

const plain = {shape: 'plus', wrap: false, states: 2} as const;
const cells = ['._.', '___'];

describe('a level file', () => {
  test.each([
    ['plain', '._.\n___\n'],
    ['without a last line feed', '._.\n___'],
    ['with a byte-order mark', '\ufeff._.\n___\n'],
    ['with CR LF', '._.\r\n___\r\n'],
    ['with blank lines at the end', '._.\n___\n\n\n'],
    ['with blank lines of spaces and CR at the end', '._.\n___\n  \r\n\t\r\n'],
    ['with spaces and tabs at the ends of lines', '._. \t\n___  \n'],
    ['with comments before, between and after', '# one\n#two\n._.\n# three\n___\n#\n'],
    ['with a blank line between the board and a last comment', '._.\n___\n# end\n\n'],
    ['with comments that look like others', '# Title: no\n# size: 3x3\n# x\n._.\n___\n'],
  ])('%s is read', (_name, text) => {
    expect(got(parseLevel(text))).toEqual({...plain, cells});
  });

  test('is named by comments, wherever they stand', () => {
    const text = '# title: The  cross \n._.\n# author:Ada\n___\n';
    expect(got(parseLevel(text))).toEqual({...plain, cells, title: 'The  cross', author: 'Ada'});
    expect(got(parseLevel('#title:\n._.\n___')).title).toBe('');
  });

  test('says its variant by comments', () => {
    const text = '# shape: x\n# wrap: yes\n# states: 3\n_.12\n';
    expect(got(parseLevel(text))).toEqual({cells: ['_.12'], shape: 'x', wrap: true, states: 3});
    expect(got(parseLevel('# shape: square\r\n# wrap: no\r\n# states: 2\r\n.\r\n'))).toEqual({
      cells: ['.'],
      shape: 'square',
      wrap: false,
      states: 2,
    });
  });

  test('takes its variant from flags, and agrees with those that say the same', () => {
    expect(got(parseLevel('12', {states: '3', shape: 'x', wrap: true}))).toEqual({
      cells: ['12'],
      shape: 'x',
      wrap: true,
      states: 3,
    });
    const agreeing = '# shape: x\n# wrap: yes\n# states: 3\n1';
    expect(got(parseLevel(agreeing, {states: '3', shape: 'x', wrap: true}))).toMatchObject({states: 3});
  });

  test('may be as large as 64 x 64', () => {
    const rows = Array(64).fill('_'.repeat(64));
    expect(got(parseLevel(rows.join('\n'))).cells).toEqual(rows);
  });

  test('control characters of a title are cleaned, and it is cut', () => {
    const title = got(parseLevel(`# title: a\u001b]0;x\u0007\u009b2J\u202eb\n.`)).title ?? '';
    expect(title).toBe('a\ufffd]0;x\ufffd\ufffd2J\ufffdb');
    expect(got(parseLevel(`# author: ${'é'.repeat(300)}\n.`)).author).toBe(`${'é'.repeat(37)}...`);
  });

  test('titles in other languages are shown in those', () => {
    const level = got(parseLevel('# title: Boat\n# title.fr: Barque\n# title.de: Boot\n._'));
    expect(level).toMatchObject({title: 'Boat', titles: {fr: 'Barque'}});
    const view = lightsOut.view(lightsOut.initial(got(lightsOut.parseOptions(level, 1)), 1), 0);
    const named = languages.map(language => title(view, {language, say: key => key}).level);
    expect(named).toEqual(['Boat', 'Barque', 'Boat']);
  });

  test('no length of spaces takes long', () => {
    const spaces = ' '.repeat(60_000);
    expect(got(parseLevel(`# title: a${spaces}b\n.`)).title).toHaveLength(40);
    expect(refusalOf(parseLevel(`.${spaces}.`))).toMatchObject({code: 'bad-character', column: 2});
  }, 3000);
});

const flags = (name: string, value: string | boolean) => ({[name]: value});

describe('a bad level file', () => {
  test.each([
    [
      'a wrong character',
      '._.\n_x_',
      {code: 'bad-character', line: 2, column: 2, data: {character: 'x', expected: '_ .'}},
    ],
    [
      'the o of pictures',
      'o',
      {code: 'bad-character', line: 1, column: 1, data: {character: 'o', expected: '_ .'}},
    ],
    [
      'a space inside',
      '# c\n. .',
      {code: 'bad-character', line: 2, column: 2, data: {character: ' ', expected: '_ .'}},
    ],
    [
      'a space before',
      ' ..',
      {code: 'bad-character', line: 1, column: 1, data: {character: ' ', expected: '_ .'}},
    ],
    [
      'an escape',
      '..\u001b',
      {code: 'bad-character', line: 1, column: 3, data: {character: '\ufffd', expected: '_ .'}},
    ],
    [
      'an emoji, one column',
      '.😀x',
      {code: 'bad-character', line: 1, column: 2, data: {character: '😀', expected: '_ .'}},
    ],
    [
      'a comment that does not begin the line',
      '..\n._ # no',
      {code: 'bad-character', line: 2, column: 3, data: {character: ' ', expected: '_ .'}},
    ],
    [
      'line ends of CR alone',
      '._\r__',
      {code: 'bad-character', line: 1, column: 3, data: {character: '\ufffd', expected: '_ .'}},
    ],
    [
      'a 1 without three states',
      '.1',
      {code: 'bad-character', line: 1, column: 2, data: {character: '1', expected: '_ .'}},
    ],
    [
      'a 2 with two states',
      '# states: 2\n.2',
      {code: 'bad-character', line: 2, column: 2, data: {character: '2', expected: '_ .'}},
    ],
    [
      'a 3 with three states',
      '# states: 3\n.3',
      {code: 'bad-character', line: 2, column: 2, data: {character: '3', expected: '_ . 1 2'}},
    ],
    ['a short line', '...\n..\n...', {code: 'ragged', line: 2, column: 3, data: {found: 2, expected: 3}}],
    ['a long line', '...\n...\n.....', {code: 'ragged', line: 3, column: 4, data: {found: 5, expected: 3}}],
    ['a blank line inside', '...\n\n...', {code: 'blank-line', line: 2, column: 1}],
    ['a blank line before', '\n...', {code: 'blank-line', line: 1, column: 1}],
    [
      'a blank line before a comment that is followed by cells',
      '..\n \n# c\n..',
      {code: 'blank-line', line: 2, column: 1},
    ],
    ['nothing', '', {code: 'empty-level'}],
    ['only a byte-order mark', '\ufeff', {code: 'empty-level'}],
    ['only blank lines', '\n \r\n\t\n', {code: 'empty-level'}],
    ['only comments', '# title: x\n# y\n', {code: 'empty-level'}],
    ['65 columns', '.'.repeat(65), {code: 'board-too-large', line: 1, column: 65, data: {limit: 64}}],
    [
      '65 columns further down',
      `..\n${'.'.repeat(65)}`,
      {code: 'board-too-large', line: 2, column: 65, data: {limit: 64}},
    ],
    [
      '65 rows',
      `# c\n${'.\n'.repeat(65)}`,
      {code: 'board-too-large', line: 66, column: 1, data: {limit: 64}},
    ],
    [
      'a shape that is none',
      '# shape: star\n.',
      {
        code: 'bad-comment',
        line: 1,
        column: 10,
        data: {name: 'shape', value: 'star', expected: 'plus, x, square'},
      },
    ],
    [
      'a wrap that is none',
      '.\n# wrap: maybe',
      {code: 'bad-comment', line: 2, column: 9, data: {name: 'wrap', value: 'maybe', expected: 'yes, no'}},
    ],
    [
      'a wrap with the name of a method',
      '.\n# wrap: constructor',
      {
        code: 'bad-comment',
        line: 2,
        column: 9,
        data: {name: 'wrap', value: 'constructor', expected: 'yes, no'},
      },
    ],
    [
      'states that are none',
      '# states: 4\n.',
      {code: 'bad-comment', line: 1, column: 11, data: {name: 'states', value: '4', expected: '2, 3'}},
    ],
    [
      'an escape in a comment',
      '# states: \u001b[2J\n.',
      {
        code: 'bad-comment',
        line: 1,
        column: 11,
        data: {name: 'states', value: '\ufffd[2J', expected: '2, 3'},
      },
    ],
  ])('with %s is refused', (_name, text, fault) => {
    expect(refusalOf(parseLevel(text))).toEqual(fault);
  });

  test.each([
    ['shape', 'x', '# shape: plus\n.', 'plus', 'x'],
    ['wrap', true, '# wrap: no\n.', 'no', 'yes'],
    ['wrap', false, '# wrap: yes\n.', 'yes', 'no'],
    ['states', '3', '# states: 2\n.', '2', '3'],
    ['states', '2', '# states: 3\n1', '3', '2'],
  ])('that the flag %s %s contradicts is refused', (name, flag, text, file, said) => {
    expect(refusalOf(parseLevel(`# c\n${text}`, flags(name, flag)))).toEqual({
      code: 'contradiction',
      line: 2,
      data: {name, file, flag: said},
    });
  });

  test('that says two things is refused, and one that says the same twice is not', () => {
    expect(refusalOf(parseLevel('# shape: x\n# shape: plus\n.'))).toEqual({
      code: 'said-twice',
      line: 2,
      data: {name: 'shape', first: 'x', second: 'plus'},
    });
    expect(refusalOf(parseLevel('# wrap: yes\n# wrap: no\n.'))).toMatchObject({
      data: {first: 'yes', second: 'no'},
    });
    expect(got(parseLevel('# states: 3\n# states: 3\n1')).states).toBe(3);
  });
});
