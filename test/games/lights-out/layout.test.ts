import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Layout, layOut, leastSize} from '../../../source/games/lights-out/layout.js';
import {boardOf} from './tools.js';

const origin = {row: 0, column: 0};
const space = (columns: number, rows: number) => ({columns, rows});
/** The area of a terminal that is left for a board: without title, message, footer. */
const terminals = {small: space(60, 16), usual: space(80, 20), large: space(132, 39), huge: space(200, 56)};

/** What a layout takes, counted anew. */
const taken = ({lamp, framed, labelWidth, rows, columns}: Layout) => {
  const frame = framed ? 2 : 0;
  return {
    columns: labelWidth + frame + 1 + columns * (lamp.columns + 1),
    rows: 1 + frame + rows * lamp.rows,
  };
};

const brief = (rows: number, columns: number, area: {columns: number; rows: number}): string => {
  const layout = layOut(boardOf(rows, columns), area, origin);
  const cut =
    layout.rows < rows || layout.columns < columns ? ` ${layout.rows} x ${layout.columns} of it` : '';
  return `${layout.lamp.columns} x ${layout.lamp.rows}${layout.framed ? ' framed' : ''}${cut}`;
};

describe('a layout', () => {
  test.each([
    // board, then at 60 x 16, 80 x 20, 132 x 39 and 200 x 56
    [1, 1, '5 x 3 framed', '5 x 3 framed', '13 x 7 framed', '13 x 7 framed'],
    [3, 3, '5 x 3 framed', '5 x 3 framed', '13 x 7 framed', '13 x 7 framed'],
    [4, 4, '5 x 3 framed', '5 x 3 framed', '13 x 7 framed', '13 x 7 framed'],
    [5, 5, '5 x 3', '5 x 3 framed', '13 x 7 framed', '13 x 7 framed'],
    [6, 6, '3 x 2 framed', '5 x 3', '11 x 6 framed', '13 x 7 framed'],
    [7, 7, '3 x 2', '3 x 2 framed', '9 x 5 framed', '13 x 7 framed'],
    [9, 9, '1 x 1 framed', '3 x 2', '7 x 4 framed', '11 x 6'],
    [12, 12, '1 x 1 framed', '1 x 1 framed', '5 x 3 framed', '7 x 4 framed'],
    [20, 20, '1 x 1 framed 13 x 20 of it', '1 x 1 framed 17 x 20 of it', '1 x 1 framed', '3 x 2 framed'],
    [
      40,
      60,
      '1 x 1 framed 13 x 27 of it',
      '1 x 1 framed 17 x 37 of it',
      '1 x 1 framed 36 x 60 of it',
      '1 x 1 framed',
    ],
    [
      64,
      64,
      '1 x 1 framed 13 x 27 of it',
      '1 x 1 framed 17 x 37 of it',
      '1 x 1 framed 36 x 63 of it',
      '1 x 1 framed 53 x 64 of it',
    ],
    [2, 30, '1 x 1 framed 2 x 27 of it', '1 x 1 framed', '3 x 2 framed', '5 x 3 framed'],
  ])('of %i x %i uses the space', (rows, columns, ...expected) => {
    expect(Object.values(terminals).map(area => brief(rows, columns, area))).toEqual(expected);
  });

  test('has large lamps from 30 rows on only', () => {
    expect(brief(3, 3, space(200, 29))).toBe('5 x 3 framed');
    expect(brief(3, 3, space(200, 30))).toBe('13 x 7 framed');
  });

  test('labels rows as wide as the longest name', () => {
    expect(layOut(boardOf(26, 3), terminals.usual, origin).labelWidth).toBe(2);
    expect(layOut(boardOf(27, 3), terminals.usual, origin).labelWidth).toBe(3);
  });

  test('shows the part around the cursor, up to the edges', () => {
    const parts = [0, 10, 32, 63].map(at => {
      const {top, left, rows, columns} = layOut(boardOf(64, 64), terminals.small, {row: at, column: at});
      return [top, left, rows, columns];
    });
    expect(parts).toEqual([
      [0, 0, 13, 27],
      [4, 0, 13, 27],
      [26, 19, 13, 27],
      [51, 37, 13, 27],
    ]);
  });

  const side = fc.integer({min: 1, max: 64});
  const situations = fc.record({
    rows: side,
    columns: side,
    more: fc.record({columns: fc.nat({max: 150}), rows: fc.nat({max: 60})}),
    cursor: fc.record({row: fc.nat(), column: fc.nat()}),
  });

  test('is never larger than the space, and has the cursor in it', () => {
    fc.assert(
      fc.property(situations, ({rows, columns, more, cursor}) => {
        const view = boardOf(rows, columns);
        const least = leastSize(view);
        const area = {columns: least.columns + more.columns, rows: least.rows + more.rows};
        const {row, column} = {row: cursor.row % rows, column: cursor.column % columns};
        const layout = layOut(view, area, {row, column});
        const size = taken(layout);
        expect(size.columns).toBeLessThanOrEqual(area.columns);
        expect(size.rows).toBeLessThanOrEqual(area.rows);
        expect(layout.top).toBeGreaterThanOrEqual(0);
        expect(layout.left).toBeGreaterThanOrEqual(0);
        expect(layout.top + layout.rows).toBeLessThanOrEqual(rows);
        expect(layout.left + layout.columns).toBeLessThanOrEqual(columns);
        expect(row - layout.top).toBeGreaterThanOrEqual(0);
        expect(row - layout.top).toBeLessThan(layout.rows);
        expect(column - layout.left).toBeGreaterThanOrEqual(0);
        expect(column - layout.left).toBeLessThan(layout.columns);
      }),
      {numRuns: 500},
    );
  });

  test('in the least space shows a small board whole, of a large one 9 x 5 cells at least', () => {
    fc.assert(
      fc.property(side, side, (rows, columns) => {
        const view = boardOf(rows, columns);
        const layout = layOut(view, leastSize(view), origin);
        expect(layout.rows).toBeGreaterThanOrEqual(Math.min(rows, 5));
        expect(layout.columns).toBeGreaterThanOrEqual(Math.min(columns, 9));
      }),
    );
  });

  test('needs no more than 60 x 16 for any board', () => {
    for (const view of [boardOf(1, 1), boardOf(64, 64), boardOf(64, 1), boardOf(1, 64)]) {
      const least = leastSize(view);
      expect(least.columns).toBeLessThanOrEqual(60);
      expect(least.rows).toBeLessThanOrEqual(16);
    }
  });

  test('of two spaces, the larger never shows less or smaller', () => {
    const bigger = fc.record({columns: fc.nat({max: 60}), rows: fc.nat({max: 30})});
    fc.assert(
      fc.property(situations, bigger, ({rows, columns, more}, {columns: wider, rows: higher}) => {
        const view = boardOf(rows, columns);
        const least = leastSize(view);
        const area = {columns: least.columns + more.columns, rows: least.rows + more.rows};
        const small = layOut(view, area, origin);
        const large = layOut(view, {columns: area.columns + wider, rows: area.rows + higher}, origin);
        expect(large.lamp.columns).toBeGreaterThanOrEqual(small.lamp.columns);
        expect(large.rows).toBeGreaterThanOrEqual(small.rows);
        expect(large.columns).toBeGreaterThanOrEqual(small.columns);
      }),
    );
  });
});
