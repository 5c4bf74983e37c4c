import {describe, expect, test} from 'vitest';
import {controls, type LightsOutCursor} from '../../../source/games/lights-out/controls.js';
import type {LightsOutView} from '../../../source/games/lights-out/rules.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {namedKeys} from '../../../source/lib/keys.js';
import {boardOf, press, stateOf} from './tools.js';

const at = (row: number, column: number, entry = ''): LightsOutCursor => ({row, column, entry});
const key = (view: LightsOutView, cursor: LightsOutCursor, pressed: string) =>
  controls.interpretKey(view, cursor, pressed, 'en');
const moved = (cursor: LightsOutCursor) => ({type: 'cursor', cursor});
const pressing = (row: number, column: number) => ({
  type: 'move',
  move: {type: 'press', row, column},
  cursor: at(row, column),
});
const refused = (code: string, data: object, cursor: LightsOutCursor) => ({
  type: 'refuse',
  refusal: {code, data},
  cursor,
});

/** What comes of keys typed one after the other, each on the cursor that the one before left. */
const type = (view: LightsOutView, keys: string, from: LightsOutCursor = at(0, 0)) => {
  let cursor = from;
  let last: ReturnType<typeof key>;
  for (const each of keys.split(' ')) {
    last = key(view, cursor, each);
    cursor = last?.cursor ?? cursor;
  }
  return last;
};

const five = boardOf(5, 5);
const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const small = capitals.map(letter => letter.toLowerCase());
// What the screen around the board has by the table of keys; `h j k l` are the board's own.
const screenLetters = [...'nqrstu'];

describe('keys of the board', () => {
  test('begin at A1', () => {
    expect(controls.start(five)).toEqual(at(0, 0));
  });

  test.each([
    ['up', 'k', at(1, 2)],
    ['down', 'j', at(3, 2)],
    ['left', 'h', at(2, 1)],
    ['right', 'l', at(2, 3)],
  ])('%s and %s move', (arrow, letter, to) => {
    expect(key(five, at(2, 2), arrow)).toEqual(moved(to));
    expect(key(five, at(2, 2), letter)).toEqual(moved(to));
  });

  test.each([
    ['up', at(0, 0), at(0, 0), at(4, 0)],
    ['left', at(0, 0), at(0, 0), at(0, 4)],
    ['down', at(4, 4), at(4, 4), at(0, 4)],
    ['right', at(4, 4), at(4, 4), at(4, 0)],
  ])('%s stops at the edge, and on a torus goes round', (arrow, from, stopped, round) => {
    expect(key(five, from, arrow)).toEqual(moved(stopped));
    expect(key(boardOf(5, 5, {wrap: true}), from, arrow)).toEqual(moved(round));
  });

  test.each(['enter', 'space'])('%s presses the cell pointed at', name => {
    expect(key(five, at(3, 1), name)).toEqual(pressing(3, 1));
  });

  test('every other named key is left to the screen', () => {
    const own = ['up', 'down', 'left', 'right', 'enter', 'space'];
    const answers = namedKeys.filter(name => key(five, at(2, 2), name) !== undefined);
    expect([...answers].sort()).toEqual([...own].sort());
  });

  test.each([[1], [5], [8], [12], [20], [21], [26], [27], [64]])(
    'of the letters on %i rows: each does what the tables say',
    rows => {
      const view = boardOf(rows, 12);
      const letters = capitals.slice(0, rows);
      for (const letter of capitals)
        expect(key(view, at(0, 0), letter), letter).toEqual(
          letters.includes(letter) ? moved(at(0, 0, letter)) : undefined,
        );
      for (const letter of small) {
        const opens =
          letters.includes(letter.toUpperCase()) && ![...'hjkl', ...screenLetters].includes(letter);
        const expected = opens
          ? moved(at(0, 0, letter.toUpperCase()))
          : 'hjkl'.includes(letter)
            ? {type: 'cursor'}
            : undefined;
        if (expected === undefined) expect(key(view, at(0, 0), letter), letter).toBeUndefined();
        else expect(key(view, at(0, 0), letter), letter).toMatchObject(expected);
      }
    },
  );

  test('U is redo up to 20 rows, and a row from 21 on', () => {
    expect(key(boardOf(20, 3), at(0, 0), 'U')).toBeUndefined();
    expect(key(boardOf(21, 3), at(0, 0), 'U')).toEqual(moved(at(0, 0, 'U')));
  });

  test.each([...'0123456789?-+[]/', 'ctrl-r', 'ctrl-n', 'ctrl-l', 'ctrl-z', 'ctrl-c', 'é', '中', 'Ａ'])(
    '%s opens no entry',
    name => {
      expect(key(five, at(0, 0), name)).toBeUndefined();
    },
  );

  test('the table has each key that is answered, once, and no other', () => {
    for (const rows of [1, 5, 21, 64]) {
      const view = boardOf(rows, 5);
      const listed = controls.keys(view, at(0, 0), 'en').flatMap(({keys}) => keys);
      expect(new Set(listed).size).toBe(listed.length);
      const answered = [...namedKeys, ...capitals, ...small, ...'0123456789?'].filter(
        name => key(view, at(0, 0), name) !== undefined,
      );
      expect([...answered].sort()).toEqual([...listed].sort());
    }
  });

  test('all are the screen’s when the level is solved', () => {
    const view = lightsOut.view(press(stateOf('..___/.____'), 'A1'), 0);
    for (const name of [...namedKeys, ...capitals, ...small, '1'])
      expect(key(view, at(0, 0), name), name).toBeUndefined();
  });
});

describe('an entry', () => {
  const wide = boardOf(5, 12);
  const high = boardOf(64, 64);

  test.each([
    ['acts at once where nothing longer is on the board', five, 'A 1', pressing(0, 0)],
    ['by a small letter too', five, 'b 3', pressing(1, 2)],
    ['waits where a longer number is', wide, 'A 1', moved(at(0, 0, 'A1'))],
    ['waits for the last column too', boardOf(5, 10), 'A 1', moved(at(0, 0, 'A1'))],
    ['does not wait where that is nine', boardOf(5, 9), 'A 1', pressing(0, 0)],
    ['and acts on Enter', wide, 'A 1 enter', pressing(0, 0)],
    ['or Space', wide, 'A 1 space', pressing(0, 0)],
    ['or on the second digit', wide, 'A 1 2', pressing(0, 11)],
    ['does not wait for numbers beyond the last', wide, 'A 2', pressing(0, 1)],
    ['Backspace takes a character back', wide, 'A 1 backspace', moved(at(0, 0, 'A'))],
    ['and goes on', wide, 'A 1 backspace 7', pressing(0, 6)],
    ['to the end', wide, 'A 1 backspace backspace', moved(at(0, 0))],
    ['Esc drops it', wide, 'A 1 escape', moved(at(0, 0))],
    ['an arrow drops it and moves', wide, 'A 1 right', moved(at(0, 1))],
    ['has two letters on many rows', high, 'A A', moved(at(0, 0, 'AA'))],
    ['with a number', high, 'A A 9', pressing(26, 8)],
    ['as far as the last cell', high, 'B L 6 4', pressing(63, 63)],
    ['in small letters, commands among them', high, 'b l 6 4', pressing(63, 63)],
    ['of one letter waits as well', high, 'A 6', moved(at(0, 0, 'A6'))],
    ['and acts', high, 'A 6 5', refused('off-board', {cell: 'A65', last: 'BL64'}, at(0, 0))],
    ['of a row named U', high, 'U 7', pressing(20, 6)],
    ['of a row that is a command in small', high, 'Q 9', pressing(16, 8)],
  ])('%s', (_name, view, keys, expected) => {
    expect(type(view, keys)).toEqual(expected);
  });

  test.each([
    ['a column that is not there', five, 'A 6', 'off-board', {cell: 'A6', last: 'E5'}],
    ['a nought', five, 'A 0', 'off-board', {cell: 'A0', last: 'E5'}],
    ['a second letter that makes no row', five, 'A b', 'off-board', {cell: 'AB', last: 'E5'}],
    ['rows beyond the last', high, 'B M', 'off-board', {cell: 'BM', last: 'BL64'}],
    ['Enter after a letter alone', five, 'A enter', 'not-a-cell', {text: 'A'}],
  ])('refuses %s and forgets it', (_name, view, keys, code, data) => {
    expect(type(view, keys, at(3, 3))).toEqual(refused(code, data, at(3, 3)));
  });

  test('leaves the screen its other keys', () => {
    for (const name of ['?', 'tab', 'ctrl-c', 'ctrl-l', 'ctrl-r', 'home', 'page-up'])
      expect(key(wide, at(0, 0, 'A1'), name), name).toBeUndefined();
  });

  test('moves the cursor to the cell it presses', () => {
    expect(type(five, 'C 4', at(0, 0))).toMatchObject({cursor: at(2, 3)});
  });
});
