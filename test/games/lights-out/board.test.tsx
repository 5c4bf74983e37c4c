import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {leastSize} from '../../../source/games/lights-out/board.js';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {randomFrom} from '../../../source/lib/random.js';
import {widthOf} from '../../../source/lib/width.js';
import {at, coloured, type Drawn, frame, large, low, moves, smallest, usual} from './drawn.js';
import {boardOf, viewOf} from './tools.js';

const golden = (name: string): string =>
  fs.readFileSync(new URL(`../../golden/lights-out/${name}.txt`, import.meta.url), 'utf8').replace(/\n$/, '');

const some = moves('A1 C2 C3 E5');
const square3 = {shape: 'square', states: '3'} as const;
/** Each state unmarked, marked once and marked twice. */
const twice = {
  view: viewOf('_12/_12/_12/___/___', {states: '3'}),
  cursor: at(1, 1),
  marked: moves('B1 B2 B3 C1 C1 C2 C2 C3 C3'),
} as const;
const cross = '_____/__.__/_..._/__.__/_____';
const largest = (() => {
  const random = randomFrom('largest');
  const cells = Array.from({length: 64}, () =>
    Array.from({length: 64}, () => '_.'.charAt(random.below(2))).join(''),
  );
  return viewOf(cells.join('/'));
})();

describe('a board is drawn as', () => {
  test.each<[string, Drawn]>([
    ['lit-cursor', {view: viewOf(cross), cursor: at(2, 2), size: usual}],
    ['unlit-cursor', {view: viewOf(cross), cursor: at(0, 4), size: usual}],
    ['no-cursor', {view: viewOf(cross), size: usual}],
    ['low-lamps', {view: viewOf(cross), cursor: at(2, 2), size: {columns: 40, rows: 13}}],
    ['low-lamps-unlit', {view: viewOf(cross), cursor: at(0, 0), size: {columns: 40, rows: 13}}],
    ['large-lamps', {view: viewOf('._/_.'), cursor: at(0, 1), size: {columns: 132, rows: 39}}],
    ['smallest-lamps', {view: viewOf(cross), cursor: at(1, 2), size: {columns: 16, rows: 8}}],
    ['scrolled-start', {view: largest, cursor: at(0, 0), size: {columns: 60, rows: 16}}],
    ['scrolled-middle', {view: largest, cursor: at(27, 30), size: {columns: 60, rows: 16}}],
    ['scrolled-end', {view: largest, cursor: at(63, 63), size: {columns: 60, rows: 16}}],
    ['three-states', {view: viewOf('_12/21_', {states: '3'}), cursor: at(0, 1), size: usual}],
    ['three-states-2', {view: viewOf('_12/21_', {states: '3'}), cursor: at(0, 2), size: usual}],
    ['ascii', {view: viewOf(cross), cursor: at(2, 2), size: usual, ascii: true}],
    ['ascii-unlit', {view: viewOf(cross), cursor: at(4, 0), size: usual, ascii: true}],
    [
      'ascii-three-states',
      {view: viewOf('_12/21_', {states: '3'}), cursor: at(1, 0), size: usual, ascii: true},
    ],
    ['ascii-smallest', {view: largest, cursor: at(40, 20), size: {columns: 40, rows: 12}, ascii: true}],
    ['ascii-low', {view: viewOf(cross), cursor: at(1, 1), size: {columns: 40, rows: 13}, ascii: true}],
    ['marks', {view: viewOf(cross), cursor: at(2, 2), marked: some, size: usual}],
    ['marks-low', {view: viewOf(cross), cursor: at(2, 2), marked: some, size: low}],
    ['marks-smallest', {view: viewOf(cross), cursor: at(2, 2), marked: some, size: smallest}],
    ['marks-large', {view: viewOf('._/_.'), cursor: at(0, 0), marked: moves('A1 A2 B2'), size: large}],
    ['marks-ascii', {view: viewOf(cross), cursor: at(2, 2), marked: some, size: usual, ascii: true}],
    ['marks-of-three', {...twice, size: usual}],
    ['marks-of-three-low', {...twice, size: low}],
    ['marks-of-three-smallest', {...twice, size: smallest}],
    ['marks-of-three-ascii', {...twice, size: usual, ascii: true}],
    ['marks-of-three-ascii-low', {...twice, size: low, ascii: true}],
    ['marks-of-three-ascii-smallest', {...twice, size: smallest, ascii: true}],
    ['shape-x', {view: viewOf(cross, {shape: 'x'}), cursor: at(2, 1), size: usual}],
    ['shape-x-mark', {view: viewOf(cross, {shape: 'x'}), cursor: at(1, 1), marked: some, size: usual}],
    ['shape-square', {view: viewOf(cross, {shape: 'square'}), cursor: at(2, 1), size: usual}],
    ['shape-square-low', {view: viewOf(cross, {shape: 'square'}), cursor: at(2, 1), size: low}],
    ['wrap', {view: viewOf(cross, {wrap: true}), cursor: at(0, 2), size: usual}],
    ['wrap-smallest', {view: viewOf(cross, {shape: 'x', wrap: true}), cursor: at(4, 0), size: smallest}],
    ['wrap-ascii', {view: viewOf(cross, {wrap: true}), cursor: at(0, 2), size: usual, ascii: true}],
    [
      'wrap-ascii-smallest',
      {view: viewOf(cross, {shape: 'square', wrap: true}), cursor: at(0, 0), size: smallest, ascii: true},
    ],
    [
      'wrap-three-states',
      {view: viewOf('_121/21_2/1_12', {...square3, wrap: true}), cursor: at(0, 0), size: usual},
    ],
    [
      'wrap-three-states-smallest',
      {view: viewOf('_121/21_2/1_12', {...square3, wrap: true}), cursor: at(0, 0), size: smallest},
    ],
  ])('%s', (name, drawn) => {
    expect(frame(drawn)).toBe(golden(name));
  });
});

const situations = fc.record({
  rows: fc.integer({min: 1, max: 64}),
  columns: fc.integer({min: 1, max: 64}),
  three: fc.boolean(),
  shape: fc.constantFrom(...shapes),
  wrap: fc.boolean(),
  marks: fc.array(fc.nat(), {maxLength: 12}),
  ascii: fc.boolean(),
  more: fc.record({columns: fc.nat({max: 60}), rows: fc.nat({max: 30})}),
  cursor: fc.record({row: fc.nat(), column: fc.nat()}),
});

const drawnOf = ({
  rows,
  columns,
  three,
  shape,
  wrap,
  marks,
  ascii,
  more,
  cursor,
}: typeof situations extends fc.Arbitrary<infer T> ? T : never): Drawn => {
  const view = boardOf(rows, columns, {states: three ? '3' : '2', shape, wrap});
  const least = leastSize(view);
  return {
    view,
    ascii,
    cursor: at(cursor.row % rows, cursor.column % columns),
    marked: marks.map(mark => ({type: 'press', row: mark % rows, column: Math.floor(mark / rows) % columns})),
    size: {columns: least.columns + more.columns, rows: least.rows + more.rows},
  };
};

describe('a drawn board', () => {
  test('is never wider or higher than its space', () => {
    fc.assert(
      fc.property(situations, situation => {
        const drawn = drawnOf(situation);
        const lines = frame(drawn).split('\n');
        expect(lines.length).toBeLessThanOrEqual(drawn.size.rows);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(drawn.size.columns);
      }),
      {numRuns: 60},
    );
  });

  test('in ASCII has no other character', () => {
    fc.assert(
      fc.property(situations, situation => {
        const drawn = {...drawnOf(situation), ascii: true};
        expect(frame(drawn)).toMatch(/^[\n -~]*$/);
        expect(frame({...drawn, cursor: undefined})).toMatch(/^[\n -~]*$/);
      }),
      {numRuns: 40},
    );
  });

  test('tells the cell pointed at from the same cell not pointed at, without any colour', () => {
    for (const size of [usual, {columns: 40, rows: 13}, {columns: 16, rows: 8}, {columns: 132, rows: 39}])
      for (const ascii of [false, true])
        for (const [row, column] of [
          [2, 2],
          [0, 0],
          [4, 4],
        ] as const) {
          const drawn = {view: viewOf(cross), size, ascii};
          const frames = [at(row, column), at(4 - row, 1), undefined].map(cursor =>
            frame({...drawn, cursor}),
          );
          expect(new Set(frames).size).toBe(3);
        }
  });

  test('tells every state of a cell from the others under the cursor and beside it, without any colour', () => {
    for (const size of [usual, {columns: 40, rows: 6}, {columns: 16, rows: 4}])
      for (const ascii of [false, true])
        for (const cursor of [at(0, 0), at(0, 1)]) {
          const frames = ['_1', '11', '21'].map(rows =>
            frame({view: viewOf(rows, {states: '3'}), size, ascii, cursor}),
          );
          expect(new Set(frames).size).toBe(3);
        }
  });

  test('says nothing by colour alone, and in colours has the same text', () => {
    for (const cursor of [at(2, 2), at(0, 0)]) {
      const drawn = {view: viewOf(cross), cursor, size: usual};
      expect(coloured(drawn, 3)).toMatch(/\u001b\[38;2;/);
      expect(stripVTControlCharacters(coloured(drawn, 3))).toBe(frame(drawn));
      expect(coloured(drawn, 0)).not.toMatch(/\u001b\[[34]/);
    }
  });
});
