import {describe, expect, test} from 'vitest';
import {lastRowTable, pressesIn, type Row, topRowFor} from '../../../source/games/lights-out/chasing.js';
import type {LightsOutState} from '../../../source/games/lights-out/rules.js';
import {isSolvable} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import {type Board, quietPatterns} from './elimination.js';
import {everyRow, isOff, label, play, plusOf, stateWith} from './plus-boards.js';

/** Light chasing as a person does it: below each light, again and again, down to the last row. */
const chased = (start: LightsOutState, {rows, columns}: Board): LightsOutState => {
  let state = start;
  for (let index = 0; index < (rows - 1) * columns; index++)
    while (state.cells[index] !== 0)
      state = play(state, {
        type: 'press',
        row: Math.floor(index / columns) + 1,
        column: index % columns,
      });
  return state;
};

/** What is left of a pattern in the last row, after presses of the first row and chasing. */
const leftOf = (board: Board, lastRow: Row, topRow: Row): readonly number[] => {
  const above = Array<number>((board.rows - 1) * board.columns).fill(0);
  let state = stateWith(board, [...above, ...lastRow]);
  topRow.forEach((times, column) => {
    for (let time = 0; time < times; time++) state = play(state, {type: 'press', row: 0, column});
  });
  return chased(state, board).cells;
};

const tabled: readonly Board[] = [
  ...everySize(8).map(([rows, columns]) => plusOf(rows, columns)),
  ...everySize(5).map(([rows, columns]) => plusOf(rows, columns, 3)),
];

function everySize(most: number): readonly (readonly [number, number])[] {
  return Array.from({length: most * most}, (_, index) => [Math.floor(index / most) + 1, (index % most) + 1]);
}

describe('the table of last rows', () => {
  test('of 5 x 5 has the seven patterns that can be put out, each with the fewest presses', () => {
    const board = plusOf(5, 5);
    const {complete, lines} = lastRowTable(board);
    expect(complete).toBe(true);
    const patterns = lines.map(({lastRow}) => lastRow.join(''));
    const possible = everyRow(board).filter(
      row => !isOff(row) && isSolvable({...board, cells: [...Array<number>(20).fill(0), ...row]}),
    );
    expect(possible).toHaveLength(7);
    // Few lights first, then those further left.
    expect(patterns).toEqual(possible.map(row => row.join('')).sort(inOrder));
  });

  const inOrder = (a: string, b: string): number =>
    a.replaceAll('0', '').length - b.replaceAll('0', '').length || (a > b ? -1 : 1);

  test('has every pattern, or those of which all others are sums', () => {
    for (const board of tabled) {
      const {complete, lines} = lastRowTable(board);
      const rank = board.columns - quietPatterns(board).length;
      expect(complete, label(board)).toBe(board.states ** rank <= 32);
      expect(lines.length, label(board)).toBe(complete ? board.states ** rank - 1 : rank);
      expect(new Set(lines.map(({lastRow}) => lastRow.join(''))).size).toBe(lines.length);
      if (complete) continue;
      const leads = lines.map(({lastRow}) => lastRow.findIndex(light => light !== 0));
      expect(leads).toEqual([...leads].sort((a, b) => a - b));
      for (const [index, {lastRow}] of lines.entries())
        expect(leads.map(lead => lastRow[lead])).toEqual(leads.map((_, other) => (other === index ? 1 : 0)));
    }
  });

  test('is right: each pattern goes out by its presses and chasing', () => {
    for (const board of tabled)
      for (const {lastRow, topRow} of lastRowTable(board).lines) {
        expect(isOff(lastRow)).toBe(false);
        expect(isOff(leftOf(board, lastRow, topRow)), `${label(board)}: ${lastRow} > ${topRow}`).toBe(true);
      }
  });

  test.each([
    plusOf(1, 2),
    plusOf(2, 2),
    plusOf(2, 5),
    plusOf(4, 4),
    plusOf(5, 5),
    plusOf(9, 5),
    plusOf(3, 4, 3),
    plusOf(4, 3, 3),
  ])('has no way with fewer presses: $rows x $columns, $states states', board => {
    for (const lastRow of everyRow(board)) {
      const counts = everyRow(board)
        .filter(topRow => isOff(leftOf(board, lastRow, topRow)))
        .map(pressesIn);
      const found = topRowFor(board, lastRow);
      expect(found && pressesIn(found)).toBe(counts.length === 0 ? undefined : Math.min(...counts));
    }
  });

  test('of patterns that add up gives presses that add up', () => {
    const random = randomFrom('sums');
    for (const board of [plusOf(6, 6), plusOf(7, 8), plusOf(5, 4, 3)]) {
      const {complete, lines} = lastRowTable(board);
      expect(complete).toBe(false);
      for (let round = 0; round < 20; round++) {
        const times = lines.map(() => random.below(board.states));
        const sumOf = (rows: readonly Row[]): Row =>
          (rows[0] ?? []).map(
            (_, column) =>
              rows.reduce((sum, row, index) => sum + (row[column] ?? 0) * (times[index] ?? 0), 0) %
              board.states,
          );
        const [lastRow, topRow] = [sumOf(lines.map(line => line.lastRow)), sumOf(lines.map(l => l.topRow))];
        expect(isOff(leftOf(board, lastRow, topRow))).toBe(true);
      }
    }
  });

  test.each([plusOf(64, 64), plusOf(30, 30), plusOf(64, 64, 3), plusOf(3, 62)])(
    'is there for large boards: $rows x $columns, $states states',
    board => {
      const {lines} = lastRowTable(board);
      expect(lines.length).toBeGreaterThan(0);
      for (const {lastRow, topRow} of lines.slice(0, 2))
        expect(isOff(leftOf(board, lastRow, topRow))).toBe(true);
    },
  );
});
