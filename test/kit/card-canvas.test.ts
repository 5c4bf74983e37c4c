import {expect, test} from 'vitest';
import {layOnTable, type Piece, widthIn} from '../../source/kit/card-canvas.js';

const text = (size: {columns: number; rows: number}, ...pieces: readonly Piece[]): readonly string[] =>
  layOnTable(size, pieces).map(spans => spans.map(span => span.text).join(''));

const at = (left: number, top: number, ...lines: readonly string[]): Piece => ({
  left,
  top,
  block: lines.map(line => [{text: line}]),
});

test('later pieces lie over earlier ones, and what is beyond an edge is cut', () => {
  expect(text({columns: 5, rows: 2}, at(0, 0, 'abcdefg', 'hijk', 'lost'), at(1, 0, 'XY'))).toEqual([
    'aXYde',
    'hijk',
  ]);
  expect(text({columns: 3, rows: 1}, at(-1, 0, 'abc'))).toEqual(['bc']);
});

test('a wide character that is covered by half or cut by the edge is blank', () => {
  expect(text({columns: 6, rows: 1}, at(0, 0, '红桃'), at(1, 0, 'x'))).toEqual([' x桃']);
  expect(text({columns: 6, rows: 1}, at(0, 0, '红桃'), at(0, 0, 'xyz'))).toEqual(['xyz']);
  expect(text({columns: 3, rows: 1}, at(0, 0, '红桃'))).toEqual(['红']);
});

test('characters that are drawn alike are one span, blanks being drawn as what is before them', () => {
  const piece: Piece = {
    left: 0,
    top: 0,
    block: [
      [
        {text: 'ab', color: 'red'},
        {text: 'c', color: 'red'},
        {text: ' '},
        {text: 'd', bold: true},
        {text: '  '},
      ],
    ],
  };
  const [line = []] = layOnTable({columns: 10, rows: 1}, [piece]);
  expect(line).toEqual([
    {text: 'abc ', color: 'red'},
    {text: 'd', bold: true},
  ]);
  expect(widthIn(line)).toBe(5);
});
