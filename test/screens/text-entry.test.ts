import {describe, expect, test} from 'vitest';
import {namedKeys} from '../../source/lib/keys.js';
import {widthOf} from '../../source/lib/width.js';
import {entryLine, type TextEntry, typeKey} from '../../source/screens/text-entry.js';

const typing = (text: string, mostColumns = 40): TextEntry => ({text, mostColumns});

const typeAll = (keys: readonly string[], entry = typing('')): TextEntry => {
  let now = entry;
  for (const key of keys) {
    const typed = typeKey(now, key);
    if (typed?.type !== 'typing') throw new Error(`${key} ends the text or means nothing`);
    now = typed.entry;
  }
  return now;
};

describe('a text that is typed', () => {
  test('takes every character that can be shown', () => {
    const printable = [
      ...Array.from({length: 94}, (_, index) => String.fromCharCode(33 + index)),
      ...['é', 'ç', 'ß', 'ñ', '汉', '。', '♠', '😀', 'Ａ', '１'],
    ];
    for (const key of printable) expect(typeAll(['space', key]).text, key).toBe(` ${key}`);
  });

  test('takes a letter and its mark as one', () => {
    expect(typeAll(['e', '\u0301']).text).toBe('é');
  });

  test.each(['\u202e', '\u200b', '\ufe0f', '\u200d', '\u0007', '\u009b'])(
    'takes nothing that is not seen, such as %j',
    key => {
      expect(typeKey(typing('a'), key)).toBeUndefined();
    },
  );

  test('knows no other keys than Enter, Escape and Backspace', () => {
    const known = ['enter', 'escape', 'space', 'backspace'];
    for (const key of [...namedKeys, 'ctrl-r', 'ctrl-n'].filter(each => !known.includes(each)))
      expect(typeKey(typing('a'), key), key).toBeUndefined();
  });

  test('is shortened by whole letters, and stays empty when it is', () => {
    expect(typeAll(['backspace'], typing('cafe\u0301')).text).toBe('caf');
    expect(typeAll(['backspace'], typing('a👩‍🚀')).text).toBe('a');
    expect(typeAll(['backspace'], typing('二灯')).text).toBe('二');
    expect(typeAll(['backspace'], typing('')).text).toBe('');
  });

  test('is done with Enter and given up with Escape', () => {
    expect(typeKey(typing('Two lamps'), 'enter')).toEqual({type: 'done', text: 'Two lamps'});
    expect(typeKey(typing('Two lamps'), 'escape')).toEqual({type: 'cancelled'});
  });

  test('is never wider than it may be', () => {
    expect(typeAll([...'abcdef'], typing('', 4)).text).toBe('abcd');
    expect(typeAll([...'灯灯灯'], typing('', 5)).text).toBe('灯灯');
  });
});

test('it is shown with the place where it goes on, of a long one the end', () => {
  expect(entryLine('Title:', typing('Two'), 30, '…')).toBe('Title: Two_');
  expect(entryLine('Title:', typing('Two lamps'), 14, '…')).toBe('Title: …lamps_');
  expect(entryLine('Title:', typing('Two lamps'), 14, '...')).toBe('Title: ...mps_');
  for (let columns = 8; columns < 40; columns++)
    expect(widthOf(entryLine('标题：', typing('十二盏灯 twelve'), columns, '…'))).toBeLessThanOrEqual(
      columns,
    );
});
