import {describe, expect, test} from 'vitest';
import {namedKeys} from '../../source/lib/keys.js';
import {widthOf} from '../../source/lib/width.js';
import {namedEntry, typeInto} from '../../source/screens/text-entry.js';

const typeAll = (keys: readonly string[], text = '', longest = 40): string => {
  let now = text;
  for (const key of keys) {
    const typed = typeInto(now, key, longest);
    if (typed.type === 'cancelled') throw new Error(`${key} ends the text`);
    now = typed.text;
  }
  return now;
};

describe('a text that is typed', () => {
  test('takes every character that can be shown', () => {
    const printable = [
      ...Array.from({length: 94}, (_, index) => String.fromCharCode(33 + index)),
      ...['é', 'ç', 'ß', 'ñ', '汉', '。', '♠', '😀', 'Ａ', '１'],
    ];
    for (const key of printable) expect(typeAll(['space', key]), key).toBe(` ${key}`);
  });

  test('takes a letter and its mark as one', () => {
    expect(typeAll(['e', '\u0301'])).toBe('é');
  });

  test.each(['\u202e', '\u200b', '\ufe0f', '\u200d', '\u0007', '\u009b'])(
    'takes nothing that is not seen, such as %j',
    key => {
      expect(typeAll([key], 'a')).toBe('a');
    },
  );

  test('knows no other keys than Enter, Escape and Backspace', () => {
    const known = ['enter', 'escape', 'space', 'backspace'];
    for (const key of [...namedKeys, 'ctrl-r', 'ctrl-n'].filter(each => !known.includes(each)))
      expect(typeAll([key], 'a'), key).toBe('a');
  });

  test('is shortened by whole letters, and stays empty when it is', () => {
    expect(typeAll(['backspace'], 'cafe\u0301')).toBe('caf');
    expect(typeAll(['backspace'], 'a👩‍🚀')).toBe('a');
    expect(typeAll(['backspace'], '二灯')).toBe('二');
    expect(typeAll(['backspace'], '')).toBe('');
  });

  test('is done with Enter and given up with Escape', () => {
    expect(typeInto('Two lamps', 'enter', 40)).toEqual({type: 'done', text: 'Two lamps'});
    expect(typeInto('Two lamps', 'escape', 40)).toEqual({type: 'cancelled'});
  });

  test('is never wider than it may be', () => {
    expect(typeAll([...'abcdef'], '', 4)).toBe('abcd');
    expect(typeAll([...'灯灯灯'], '', 5)).toBe('灯灯');
  });
});

test('it is shown with the place where it goes on, of a long one the end', () => {
  expect(namedEntry('Title:', 'Two', 30, '…')).toBe('Title: Two_');
  expect(namedEntry('Title:', 'Two lamps', 14, '…')).toBe('Title: …lamps_');
  expect(namedEntry('Title:', 'Two lamps', 14, '...')).toBe('Title: ...mps_');
  for (let columns = 8; columns < 40; columns++)
    expect(widthOf(namedEntry('标题：', '十二盏灯 twelve', columns, '…'))).toBeLessThanOrEqual(columns);
});
