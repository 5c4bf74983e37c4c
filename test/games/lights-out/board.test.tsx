import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import fc from 'fast-check';
import {renderToString} from 'ink';
import {describe, expect, test} from 'vitest';
import {leastSize, Picture} from '../../../source/games/lights-out/board.js';
import type {LightsOutCursor} from '../../../source/games/lights-out/controls.js';
import type {LightsOutView} from '../../../source/games/lights-out/rules.js';
import {lookFor} from '../../../source/kit/theme.js';
import type {Size} from '../../../source/lib/look.js';
import {randomFrom} from '../../../source/lib/random.js';
import {widthOf} from '../../../source/lib/width.js';
import {boardOf, viewOf} from './tools.js';

const text = {language: 'en', say: (key: string) => key} as const;
const at = (row: number, column: number): LightsOutCursor => ({row, column, entry: ''});

type Drawn = {
  readonly view: LightsOutView;
  readonly cursor?: LightsOutCursor | undefined;
  readonly size: Size;
  readonly ascii?: boolean;
};

const coloured = ({view, cursor, size, ascii = false}: Drawn, level: 0 | 3): string =>
  renderToString(
    <Picture
      view={view}
      cursor={cursor}
      marked={[]}
      size={size}
      look={lookFor('dark', level, ascii)}
      text={text}
    />,
    {columns: size.columns},
  );
const frame = (drawn: Drawn): string => stripVTControlCharacters(coloured(drawn, 0));

const golden = (name: string): string =>
  fs.readFileSync(new URL(`../../golden/lights-out/${name}.txt`, import.meta.url), 'utf8').replace(/\n$/, '');

const usual = {columns: 80, rows: 20};
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
  ])('%s', (name, drawn) => {
    expect(frame(drawn)).toBe(golden(name));
  });
});

const situations = fc.record({
  rows: fc.integer({min: 1, max: 64}),
  columns: fc.integer({min: 1, max: 64}),
  three: fc.boolean(),
  ascii: fc.boolean(),
  more: fc.record({columns: fc.nat({max: 60}), rows: fc.nat({max: 30})}),
  cursor: fc.record({row: fc.nat(), column: fc.nat()}),
});

const drawnOf = ({
  rows,
  columns,
  three,
  ascii,
  more,
  cursor,
}: typeof situations extends fc.Arbitrary<infer T> ? T : never): Drawn => {
  const view = boardOf(rows, columns, three ? {states: '3'} : {});
  const least = leastSize(view);
  return {
    view,
    ascii,
    cursor: at(cursor.row % rows, cursor.column % columns),
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
