import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {cellName, parseCell, rowName} from '../../../source/games/lights-out/notation.js';
import {got, refusalOf} from './tools.js';

describe('names of cells', () => {
  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [63, 'BL'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('row %i is %s', (row, name) => {
    expect(rowName(row)).toBe(name);
    expect(parseCell(`${name}7`)).toEqual({ok: true, value: {row, column: 6}});
  });

  test.each([
    ['a3', {row: 0, column: 2}],
    ['bL64', {row: 63, column: 63}],
    ['Z10', {row: 25, column: 9}],
  ])('case does not matter: %s', (text, cell) => {
    expect(got(parseCell(text))).toEqual(cell);
  });

  test('go there and back', () => {
    const side = fc.integer({min: 0, max: 999});
    fc.assert(
      fc.property(side, side, (row, column) => {
        expect(got(parseCell(cellName({row, column})))).toEqual({row, column});
        expect(got(parseCell(cellName({row, column}).toLowerCase()))).toEqual({row, column});
      }),
    );
  });

  test.each([
    '',
    'A',
    '3',
    'A0',
    'A03',
    '3A',
    'A-1',
    'A1.5',
    'A 1',
    ' A1',
    'A1 ',
    'É1',
    'A1A',
    'AAAA1',
    'A12345',
    'A１',
    'A1\n',
  ])('%j is none', text => {
    expect(refusalOf(parseCell(text))).toEqual({code: 'not-a-cell', data: {text}});
  });

  test('of a text that is too long only the beginning is told', () => {
    expect(refusalOf(parseCell('?'.repeat(5000))).data).toEqual({text: '?'.repeat(100)});
  });
});
