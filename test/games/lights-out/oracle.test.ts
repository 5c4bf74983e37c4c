import {describe, expect, test} from 'vitest';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {isSolvable, solverFor} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import oracle from '../../oracles/lights-out.json' with {type: 'json'};
import {all, type Board, everyPresses, pressed, quietPatterns, sized, square, sum} from './elimination.js';
import {viewOf} from './tools.js';

const cellsOf = (rows: string): readonly number[] =>
  [...rows.replaceAll('/', '')].map(cell => Number(cell === '1' || cell === '*' || cell === '.'));

const nullities = (figures: readonly number[], variant: Partial<Board> = {}): void => {
  expect(figures.map((_, index) => solverFor(square(index + 1, variant)).nullity)).toEqual(figures);
  // Independently of the solver, as far as that is quick.
  expect(figures.slice(0, 9).map((_, index) => quietPatterns(square(index + 1, variant)).length)).toEqual(
    figures.slice(0, 9),
  );
};

/** Every board of a kind: one in so many can be solved, and in as many ways. */
const share = (board: Board): void => {
  const solver = solverFor(board);
  const ways = board.states ** quietPatterns(board).length;
  let [boards, solvable] = [0, 0];
  for (const cells of everyPresses(board)) {
    boards += 1;
    if (!isSolvable({...board, cells})) continue;
    if (solvable % 64 === 0) expect([...solver.solutions(cells)]).toHaveLength(ways);
    solvable += 1;
  }
  expect(solvable * ways).toBe(boards);
};

/** The members of the oracle file but those that `distribution.test.ts` and `truths.test.ts` are about. */
type Member = Exclude<
  keyof typeof oracle,
  'about' | 'minimum_presses_5x5' | 'minimum_presses_other' | 'properties'
>;

const checks: {readonly [member in Member]: () => void} = {
  nullity_square: () => nullities(oracle.nullity_square.n_from_1),
  nullity_torus_plus: () => nullities(oracle.nullity_torus_plus.n_from_1, {wrap: true}),
  nullity_x: () => nullities(oracle.nullity_x.n_from_1, {shape: 'x'}),
  nullity_square_shape: () => nullities(oracle.nullity_square_shape.n_from_1, {shape: 'square'}),

  nullity_rectangle() {
    const {table} = oracle.nullity_rectangle;
    expect(
      table.map((row, r) => row.map((_, column) => solverFor(sized(r + 1, column + 1)).nullity)),
    ).toEqual(table);
    const few = table.slice(0, 7).map(row => row.slice(0, 7));
    expect(few.map((row, r) => row.map((_, c) => quietPatterns(sized(r + 1, c + 1)).length))).toEqual(few);
    expect(table.map((_, column) => table.map(row => row[column]))).toEqual(table);
  },

  solvable_fraction() {
    share(sized(2, 3));
    share(square(3));
    share(sized(3, 5));
    share(sized(4, 3, {wrap: true}));
    share(sized(3, 4, {shape: 'x'}));
    share(sized(2, 4, {states: 3}));
    share(square(3, {states: 3, shape: 'square'}));
    // A quarter of random 5 x 5 boards, with a standard error of 14.
    const random = randomFrom('share');
    const boards = Array.from({length: 1000}, () => Array.from({length: 25}, () => random.below(2)));
    const solvable = boards.filter(cells => isSolvable({...square(5), cells})).length;
    expect(Math.abs(solvable - 250)).toBeLessThan(50);
  },

  all_lit_minimum() {
    for (const [index, figure] of oracle.all_lit_minimum.n_from_1.entries()) {
      const board = square(index + 1);
      const least = solverFor(board).minimum(all(board, 1));
      expect([index + 1, least?.count, least?.proved]).toEqual([index + 1, figure, true]);
    }
  },

  quiet_patterns_5x5() {
    const {quietPatterns: found} = solverFor(square(5));
    const [a = [], b = []] = found;
    expect(found).toHaveLength(2);
    const both = a.map((times, cell) => (times + (b[cell] ?? 0)) % 2);
    const published = oracle.quiet_patterns_5x5.map(cellsOf);
    expect(new Set([a, b, both].map(String))).toEqual(new Set(published.map(String)));
    for (const pattern of published) expect(pressed(square(5), pattern)).toEqual(all(square(5), 0));
  },

  hard_5x5() {
    const {board, minimum, one_solution_presses: presses} = oracle.hard_5x5;
    // The file has lost a cell of its second row, which the presses bring back.
    const whole = board.replace('/_.../', '/._.../');
    expect(pressed(square(5), cellsOf(presses))).toEqual(cellsOf(whole));
    expect(sum(cellsOf(presses))).toBe(minimum);
    expect(solverFor(square(5)).minimum(cellsOf(whole))).toMatchObject({count: minimum, proved: true});
  },

  exercise_example_4x4() {
    const {lit, solvable} = oracle.exercise_example_4x4;
    const view = viewOf('__._/____/.___/__..');
    const names = [...lightsOut.legalMoves(view)]
      .filter(({row, column}) => view.cells[row * 4 + column] === 1)
      .map(lightsOut.makeMove);
    expect(names).toEqual(lit);
    expect(isSolvable(view)).toBe(solvable);
    const witness = solverFor(view).witness(view.cells) ?? [];
    expect(sum(pressed(square(4), witness))).toBe(0);
    expect(witness.filter((times, cell) => times === 1 && view.cells[cell] === 1).length % 2).toBe(1);
    expect(65_536 / 2 ** solverFor(view).nullity).toBe(4096);
  },
};

describe('the oracle file', () => {
  test.each(Object.entries(checks))('%s', (_member, check) => check());
});
