import {describe, expect, test} from 'vitest';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {type Random, randomFrom, shuffled} from '../../../source/lib/random.js';
import oracle from '../../oracles/lights-out.json' with {type: 'json'};
import {all, type Board, meetsEvenly, pressed, sized, square, sum} from './elimination.js';
import {label, randomCells} from './plus-boards.js';
import {got} from './tools.js';

const kinds = shapes.flatMap(shape =>
  [false, true].flatMap(wrap => ([2, 3] as const).map(states => ({shape, wrap, states}))),
);
const twoStates = kinds.filter(({states}) => states === 2);

/** Boards of every kind, so many of each, with sides up to `most`. */
const boardsOf = (most: number, rounds: number, random: Random, of = kinds): readonly Board[] =>
  of.flatMap(kind =>
    Array.from({length: rounds}, () => sized(1 + random.below(most), 1 + random.below(most), kind)),
  );

const added = ({states}: Board, a: readonly number[], b: readonly number[]): readonly number[] =>
  a.map((value, cell) => (value + (b[cell] ?? 0)) % states);

const onePress = (board: Board, cell: number): readonly number[] => all(board, 0).with(cell, 1);

const countOf = (board: Board, cells: readonly number[]): number => {
  const least = solverFor(board).minimum(cells);
  if (least?.proved !== true) throw new Error(`not proved on ${label(board)}`);
  return least.count;
};

/** A board turned by a quarter, and mirrored. */
const turned = (
  {rows, columns, ...kind}: Board,
  cells: readonly number[],
): readonly [Board, readonly number[]] => [
  {...kind, rows: columns, columns: rows},
  cells.map((_, cell) => cells[(rows - 1 - (cell % rows)) * columns + Math.floor(cell / rows)] ?? 0),
];
const mirrored = ({columns}: Board, cells: readonly number[]): readonly number[] =>
  cells.map((_, cell) => cells[cell - (cell % columns) + columns - 1 - (cell % columns)] ?? 0);

/** What presses make of a dark board by the rules of the game, made in an order drawn from `random`. */
const played = (board: Board, presses: readonly number[], random: Random): readonly number[] => {
  const cells = Array<string>(board.rows).fill('_'.repeat(board.columns));
  const options = got(lightsOut.parseOptions({...board, cells}, 1));
  const moves = presses.flatMap((times, cell) => Array<number>(times).fill(cell));
  return shuffled(moves, random).reduce(
    (state, cell) =>
      lightsOut.evolve(state, {
        type: 'pressed',
        row: Math.floor(cell / board.columns),
        column: cell % board.columns,
      }),
    lightsOut.initial(options, 1),
  ).cells;
};

const random = randomFrom('truths');

const checks: readonly (() => void)[] = [
  function presses() {
    for (const board of boardsOf(7, 8, random)) {
      const [size, presses] = [board.rows * board.columns, randomCells(board, random)];
      const [lights, cell] = [played(board, presses, random), random.below(size)];
      // In whatever order, and as the tests' own elimination has it.
      expect(played(board, presses, random)).toEqual(lights);
      expect(pressed(board, presses)).toEqual(lights);
      const often = presses.map((times, index) => times + (index === cell ? board.states : 0));
      expect(played(board, often, random)).toEqual(lights);
    }
  },

  function sums() {
    for (const board of boardsOf(8, 8, random)) {
      const [a, b] = [randomCells(board, random), randomCells(board, random)];
      const [fromA, fromB] = [played(board, a, random), played(board, b, random)];
      expect(played(board, added(board, a, b), random)).toEqual(added(board, fromA, fromB));
    }
  },

  function quietPatterns() {
    for (const board of boardsOf(6, 40, random)) {
      const solver = solverFor(board);
      for (const pattern of solver.quietPatterns) expect(sum(pressed(board, pattern))).toBe(0);
      const cells = randomCells(board, random);
      const [even, solution] = [meetsEvenly(board, cells, solver.quietPatterns), solver.solve(cells)];
      expect(solution !== undefined, label(board)).toBe(even);
      if (solution !== undefined)
        expect(added(board, cells, pressed(board, solution))).toEqual(all(board, 0));
    }
  },

  function evenPatterns() {
    // Of every kind with two states, x and square on a torus too: each press changes its own cell an odd number of times.
    for (const {shape, wrap} of twoStates)
      for (let rows = 1; rows <= 9; rows++)
        for (let columns = 1; columns <= 9; columns++)
          for (const pattern of solverFor(sized(rows, columns, {shape, wrap})).quietPatterns)
            expect(sum(pattern) % 2, `${shape} ${wrap} ${rows} x ${columns}`).toBe(0);
    for (const board of boardsOf(7, 25, random, twoStates)) {
      const presses = randomCells(board, random);
      const before = countOf(board, pressed(board, presses));
      const cell = random.below(presses.length);
      const after = countOf(board, pressed(board, added(board, presses, onePress(board, cell))));
      expect(Math.abs(after - before), label(board)).toBe(1);
    }
  },

  function turns() {
    for (const board of boardsOf(7, 8, random)) {
      const cells = pressed(board, randomCells(board, random));
      const [other, otherCells] = turned(board, cells);
      const count = countOf(board, cells);
      expect(countOf(other, otherCells)).toBe(count);
      expect(countOf(board, mirrored(board, cells))).toBe(count);
    }
  },

  function allLit() {
    for (let rows = 1; rows <= 20; rows++)
      for (let columns = rows; columns <= 20; columns++) {
        const board = sized(rows, columns);
        const presses = solverFor(board).solve(all(board, 1));
        expect(pressed(board, presses ?? []), label(board)).toEqual(all(board, 1));
      }
  },
];

describe('properties', () => {
  test.each(oracle.properties.map((property, index) => [property, checks[index]] as const))(
    '%s',
    (_property, check) => {
      expect(checks).toHaveLength(oracle.properties.length);
      check?.();
      expect.hasAssertions();
    },
  );
});

test('with three states a press may take one away, change nothing or add one or two', () => {
  const changes = new Set<number>();
  for (const shape of shapes)
    for (let round = 0; round < 60; round++) {
      const board = square(4, {states: 3, shape});
      const presses = randomCells(board, random);
      const before = countOf(board, pressed(board, presses));
      const after = countOf(board, pressed(board, added(board, presses, onePress(board, random.below(16)))));
      changes.add(before - after);
    }
  expect([...changes].sort()).toEqual([-2, -1, 0, 1].sort());
});
