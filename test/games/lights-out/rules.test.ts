import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isSeat} from '../../../source/engine/game.js';
import {shapes, toggledBy} from '../../../source/games/lights-out/neighbourhood.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {type Board, changesOf, pressed} from './elimination.js';
import {type boardOf, moveTo, press, refusalOf, rowsOf, stateOf, viewOf} from './tools.js';

const off = (rows: number, columns: number): string => Array(rows).fill('_'.repeat(columns)).join('/');

/** What one press makes of a board that is off. */
const changed = (rows: number, columns: number, set: Parameters<typeof boardOf>[2], name: string): string => {
  const options = {cells: off(rows, columns).split('/'), shape: 'plus', wrap: false, states: 2, ...set};
  const parsed = lightsOut.parseOptions(options, 1);
  if (!parsed.ok) throw new Error('the options are refused');
  const {row, column} = moveTo(name);
  return rowsOf(lightsOut.evolve(lightsOut.initial(parsed.value, 1), {type: 'pressed', row, column}));
};

const boards: fc.Arbitrary<Board> = fc.record({
  rows: fc.integer({min: 1, max: 7}),
  columns: fc.integer({min: 1, max: 7}),
  shape: fc.constantFrom(...shapes),
  wrap: fc.boolean(),
  states: fc.constantFrom(2 as const, 3 as const),
});

describe('a press', () => {
  test.each([
    ['plus', 'A1', '..__/.___/____/____'],
    ['plus', 'D4', '____/____/___./__..'],
    ['plus', 'A3', '_.../__._/____/____'],
    ['plus', 'C1', '____/.___/..__/.___'],
    ['plus', 'B2', '_.__/..._/_.__/____'],
    ['x', 'A1', '.___/_.__/____/____'],
    ['x', 'A3', '__._/_._./____/____'],
    ['x', 'B2', '._._/_.__/._._/____'],
    ['square', 'A1', '..__/..__/____/____'],
    ['square', 'A3', '_.../_.../____/____'],
    ['square', 'B2', '..._/..._/..._/____'],
  ])('by the shape %s at %s changes the cell and its neighbours that exist', (shape, name, after) => {
    expect(changed(4, 4, {shape}, name)).toBe(after);
  });

  test.each([
    ['plus', '.._./.___/____/.___'],
    ['x', '.___/_._./____/_._.'],
    ['square', '.._./.._./____/.._.'],
  ])('by the shape %s at a corner of a torus goes round the edges', (shape, after) => {
    expect(changed(4, 4, {shape, wrap: true}, 'A1')).toBe(after);
  });

  test.each([
    // Neighbours that coincide are changed twice, which is nothing; the cell above and below a single row is the row.
    ['plus', 1, 1, 'A1', '.'],
    ['plus', 1, 2, 'A1', '._'],
    ['plus', 1, 3, 'A1', '...'],
    ['plus', 1, 5, 'A2', '...__'],
    ['plus', 2, 1, 'B1', '_/.'],
    ['plus', 2, 2, 'A1', '._/__'],
    ['plus', 2, 3, 'A1', '.../___'],
    ['plus', 3, 2, 'B1', '._/._/._'],
    ['x', 1, 1, 'A1', '.'],
    ['x', 1, 2, 'A1', '._'],
    ['x', 1, 3, 'A1', '.__'],
    ['x', 2, 2, 'A1', '._/__'],
    ['x', 2, 3, 'A1', '.__/___'],
    ['square', 1, 1, 'A1', '.'],
    ['square', 1, 2, 'A1', '._'],
    ['square', 1, 3, 'A1', '...'],
    ['square', 2, 2, 'A1', '._/__'],
    ['square', 2, 3, 'A1', '.../___'],
  ])(
    'on a torus, by %s on %i x %i at %s, neighbours that coincide cancel',
    (shape, rows, columns, name, after) => {
      expect(changed(rows, columns, {shape, wrap: true}, name)).toBe(after);
    },
  );

  test('adds one modulo three with three states', () => {
    expect(changed(1, 3, {states: 3}, 'A2')).toBe('111');
    expect(rowsOf(press(stateOf('_12/___', {states: '3'}), 'A2'))).toBe('12_/_1_');
    expect(rowsOf(press(stateOf('.___', {states: '3'}), 'A4', 'A4', 'A4'))).toBe('1___');
    // Two coinciding neighbours add two.
    expect(changed(1, 2, {states: 3, wrap: true}, 'A1')).toBe('_2');
    expect(changed(2, 2, {states: 3, wrap: true}, 'A1')).toBe('12/2_');
  });

  test('is the same as an independent model says, on any board', () => {
    fc.assert(
      fc.property(boards, fc.nat(), (board, number) => {
        const cell = number % (board.rows * board.columns);
        const place = {row: Math.floor(cell / board.columns), column: cell % board.columns};
        const counts: number[] = Array(board.rows * board.columns).fill(0);
        for (const index of toggledBy(board, place)) counts[index] = (counts[index] ?? 0) + 1;
        expect(counts).toEqual(changesOf(board, cell));
      }),
    );
  });

  test('commutes with others, and as often as there are states it is nothing', () => {
    fc.assert(
      fc.property(boards, fc.array(fc.nat(), {minLength: 1, maxLength: 12}), (board, numbers) => {
        const size = board.rows * board.columns;
        const presses = numbers.map(number => number % size);
        const cells = Array(board.rows).fill('_'.repeat(board.columns));
        const options = lightsOut.parseOptions({...board, cells}, 1);
        if (!options.ok) throw new Error('the board is refused');
        const play = (order: readonly number[]): readonly number[] =>
          order.reduce(
            (state, cell) => {
              const [row, column] = [Math.floor(cell / board.columns), cell % board.columns];
              return lightsOut.evolve(state, {type: 'pressed', row, column});
            },
            lightsOut.initial(options.value, 1),
          ).cells;
        const counts: number[] = Array(size).fill(0);
        for (const cell of presses) counts[cell] = (counts[cell] ?? 0) + 1;
        expect(play(presses)).toEqual(pressed(board, counts));
        expect(play([...presses].reverse())).toEqual(play(presses));
        const again = Array(board.states).fill(presses).flat();
        expect(play(again)).toEqual(Array(size).fill(0));
      }),
    );
  });

  test('is counted on the line of play, and leaves the state before as it was', () => {
    const before = stateOf('.../.__/___');
    const after = press(before, 'B2', 'C3');
    expect([before.presses, after.presses]).toEqual([0, 2]);
    expect(rowsOf(before)).toBe('.../.__/___');
  });

  test.each(['D1', 'A5', 'AA1', 'A9999'])(
    'at %s, off the board, is refused with that cell and the last one',
    name => {
      expect(refusalOf(lightsOut.decide(stateOf('..../..../....'), moveTo(name)))).toEqual({
        code: 'off-board',
        data: {cell: name, last: 'C4'},
      });
    },
  );
});

describe('the end', () => {
  test('comes when every cell is off, with the presses as the score', () => {
    const before = stateOf('..___/.____');
    expect(lightsOut.mover(before)).toBe(0);
    expect(lightsOut.outcome(before)).toBeUndefined();
    const after = press(before, 'A1');
    expect(lightsOut.mover(after)).toBe('over');
    expect(lightsOut.outcome(after)).toEqual({scores: [1], winners: [0]});
    expect(lightsOut.view(after, 0)).toMatchObject({solved: true, presses: 1});
    expect([...lightsOut.legalMoves(lightsOut.view(after, 0))]).toEqual([]);
    expect(refusalOf(lightsOut.decide(after, moveTo('A1')))).toEqual({code: 'game-over'});
  });

  test('is there at once on a board that is already off', () => {
    const state = stateOf('__/__');
    expect(lightsOut.mover(state)).toBe('over');
    expect(lightsOut.outcome(state)).toEqual({scores: [0], winners: [0]});
  });

  test('with three states comes when all are 0', () => {
    const state = press(stateOf('22/2_', {states: '3'}), 'A1');
    expect(isSeat(lightsOut.mover(state))).toBe(false);
    expect(isSeat(lightsOut.mover(stateOf('2', {states: '3'})))).toBe(true);
  });
});

describe('the contract', () => {
  test('every cell is a legal move, in the order of their names', () => {
    const moves = [...lightsOut.legalMoves(viewOf('.._/___'))];
    expect(moves.map(lightsOut.makeMove)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
  });

  test('chance has no part in it, and nothing is hidden', () => {
    const state = stateOf('..');
    expect(refusalOf(lightsOut.checkDeal(state, []))).toEqual({code: 'no-chance'});
    expect(lightsOut.view(state, 0)).toEqual(lightsOut.view(state, 'all'));
    expect(lightsOut.reveals(state, {type: 'pressed', row: 0, column: 0}, 0)).toBe(false);
  });

  test.each([
    [{type: 'pressed', row: 0, column: 3}, true],
    [{type: 'pressed', row: -1, column: 0}, false],
    [{type: 'pressed', row: 0.5, column: 0}, false],
    [{type: 'pressed', row: '0', column: 0}, false],
    [{type: 'pressed', row: 0}, false],
    [{type: 'dealt', row: 0, column: 0}, false],
    [null, false],
    [[], false],
  ])('of the event %j says %s', (input, good) => {
    expect(lightsOut.parseEvent(input).ok).toBe(good);
  });
});
