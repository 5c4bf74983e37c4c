import type {Key as InkKey} from 'ink';
import {expect, test} from 'vitest';
import {type FooterItem, fitFooter} from '../../source/kit/footer.js';
import {keysOf} from '../../source/kit/key-input.js';
import {windowTop} from '../../source/kit/select.js';
import {cutTo, endOf, padTo, widthOf, wrapTo} from '../../source/lib/width.js';
import {timeLine} from '../../source/screens/views/viewer-view.js';

const noKey: InkKey = {
  upArrow: false,
  downArrow: false,
  leftArrow: false,
  rightArrow: false,
  pageDown: false,
  pageUp: false,
  home: false,
  end: false,
  return: false,
  escape: false,
  ctrl: false,
  shift: false,
  tab: false,
  backspace: false,
  delete: false,
  meta: false,
  super: false,
  hyper: false,
  capsLock: false,
  numLock: false,
};

test.each<[string, string, Partial<InkKey>, readonly string[]]>([
  ['a letter', 'a', {}, ['a']],
  ['a capital letter', 'A', {shift: true}, ['A']],
  ['keys of one chunk', 'jj\r', {}, ['j', 'j', 'enter']],
  ['spaces and tabs in a chunk', 'x \ty', {}, ['x', 'space', 'tab', 'y']],
  [
    'control characters in a chunk',
    'a\x03b\x7f\x08\x0c',
    {},
    ['a', 'ctrl-c', 'b', 'backspace', 'backspace', 'ctrl-l'],
  ],
  ['an escape in a chunk', 'a\x1bb', {}, ['a', 'escape', 'b']],
  ['characters that are no keys', '\x00a\x1c\x1f', {}, ['a']],
  ['a character of two units', '汉😀', {}, ['汉', '😀']],
  ['an arrow', '', {upArrow: true}, ['up']],
  ['an arrow with Shift', '', {downArrow: true, shift: true}, ['down']],
  ['Enter', '\r', {return: true}, ['enter']],
  ['Esc', '\x1b', {escape: true, meta: true}, ['escape']],
  ['Tab', '\t', {tab: true}, ['tab']],
  ['Tab with Shift', '', {tab: true, shift: true}, ['shift-tab']],
  ['Backspace', '', {backspace: true}, ['backspace']],
  ['Delete', '', {delete: true}, ['delete']],
  ['Home, of many', '', {home: true}, ['home']],
  ['PgDn', '', {pageDown: true}, ['page-down']],
  ['Ctrl with a letter', 'R', {ctrl: true}, ['ctrl-r']],
  ['Ctrl with something else', '1', {ctrl: true}, []],
  ['Alt with a letter', 'q', {meta: true}, []],
  ['a key that is let go', 'q', {eventType: 'release'}, []],
  ['a key that is held', 'q', {eventType: 'repeat'}, ['q']],
  ['the rest of a split arrow', '[A', {}, []],
  ['the rest of a split mouse report', '[<0;1', {}, []],
  ['two letters that were typed', 'OP', {}, ['O', 'P']],
  ['a text that begins with an O', 'Over', {}, [...'Over']],
  ['a text that begins with a bracket', '[ok]', {}, [...'[ok]']],
  ['brackets and O alone', '[', {}, ['[']],
  ['O alone', 'O', {}, ['O']],
  ['nothing', '', {}, []],
])('keys of %s', (_, input, key, expected) => {
  expect(keysOf(input, {...noKey, ...key})).toEqual(expected);
});

test('two letters are the rest of a split key only where an escape came just before, alone', () => {
  expect(keysOf('OA', noKey, ['escape'])).toEqual([]);
  expect(keysOf('OY', noKey, ['escape'])).toEqual(['O', 'Y']);
  expect(keysOf('OA', noKey, ['B', 'escape'])).toEqual(['O', 'A']);
});

const item = (label: string, word: string, weight: number): FooterItem => ({label, word, weight});
const items = [
  item('a', 'one', 3),
  item('b', 'two', 9),
  item('c', 'hidden', 0),
  item('q', 'back', 11),
  item('?', 'help', 10),
];
const labelsAt = (columns: number): string =>
  fitFooter(items, columns)
    .map(({label}) => label)
    .join('');

test('a footer keeps its order and drops the lightest first; of weight 0 it has none', () => {
  // An item takes its label, a space and its word; three columns stand between two items.
  expect(labelsAt(31)).toBe('abq?');
  expect(labelsAt(30)).toBe('bq?');
  expect(labelsAt(23)).toBe('bq?');
  expect(labelsAt(22)).toBe('q?');
  expect(labelsAt(15)).toBe('q?');
  expect(labelsAt(14)).toBe('bq');
  expect(labelsAt(5)).toBe('b');
});

test('the part of a list in sight holds the chosen line, moves no more than it must, and leaves no room empty', () => {
  expect(windowTop(0, 0, 5, 20)).toBe(0);
  expect(windowTop(0, 4, 5, 20)).toBe(0);
  expect(windowTop(0, 5, 5, 20)).toBe(1);
  expect(windowTop(10, 9, 5, 20)).toBe(9);
  expect(windowTop(10, 12, 5, 20)).toBe(10);
  expect(windowTop(18, 19, 5, 20)).toBe(15);
  expect(windowTop(3, 2, 5, 3)).toBe(0);
  expect(windowTop(0, 0, 5, 0)).toBe(0);
  for (let count = 1; count < 9; count++)
    for (let rows = 1; rows < 9; rows++)
      for (let top = 0; top < 9; top++)
        for (let index = 0; index < count; index++) {
          const shown = windowTop(top, index, rows, count);
          expect(index >= shown && index < shown + rows && shown <= Math.max(0, count - rows)).toBe(true);
        }
});

test('the time line is as wide as it is told, and its dot goes from one end to the other', () => {
  expect(timeLine(0, 4, 7, true)).toBe('|o----|');
  expect(timeLine(2, 4, 7, true)).toBe('|--o--|');
  expect(timeLine(4, 4, 7, true)).toBe('|----o|');
  expect(timeLine(0, 0, 7, true)).toBe('|o----|');
  expect(timeLine(1, 2, 5, false)).toBe('├─●─┤');
  for (const columns of [3, 4, 10, 76])
    for (let done = 0; done <= 90; done++) expect(widthOf(timeLine(done, 90, columns, false))).toBe(columns);
});

test('texts that are cut', () => {
  expect(cutTo('abcdef', 6)).toBe('abcdef');
  expect(cutTo('abcdef', 5)).toBe('abcd…');
  expect(cutTo('abcdef', 5, '...')).toBe('ab...');
  expect(cutTo('abcdef', 2, '...')).toBe('..');
  expect(cutTo('abcdef', 0, '...')).toBe('');
  expect(cutTo('abcdef', -1)).toBe('');
  expect(cutTo('关灯游戏', 6)).toBe('关灯…');
  expect(padTo('关灯', 6)).toBe('关灯  ');
  expect(padTo('abcdef', 5, '...')).toBe('ab...');
  expect(wrapTo('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapTo('abcdefgh', 5, '...')).toEqual(['ab...']);
  expect(wrapTo('请放大窗口，或按 q。', 12)).toEqual(['请放大窗口，', '或按 q。']);
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, '…cd'],
  ['abcd', 1, '…'],
  ['abcd', 0, ''],
  ['灯灯灯', 4, '…灯'],
  ['灯灯灯', 5, '…灯灯'],
  ['été', 2, '…é'],
])('the end of %s in %d columns is %s', (text, columns, end) => {
  expect(endOf(text, columns)).toBe(end);
});
