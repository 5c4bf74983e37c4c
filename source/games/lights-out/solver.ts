import {factor} from './elimination.js';
import {createSearch} from './fewest.js';
import {fieldOf, type Vector} from './field.js';
import type {Variant} from './neighbourhood.js';

/** How often each cell is pressed, row by row from A1: less often than there are states. */
export type Presses = readonly number[];

/** The fewest presses found, and whether it is proved that there is no way with fewer. */
export type Minimum = {readonly presses: Presses; readonly count: number; readonly proved: boolean};

/** What is known of all boards of one size and variant, and answers for single ones. */
export type Solver = {
  /** One board in `states` to this power can be solved, and in as many ways. */
  readonly nullity: number;
  /** Presses that change nothing, none a sum of others. */
  readonly quietPatterns: readonly Presses[];
  /** Presses that switch the board off, if any do. */
  solve(cells: readonly number[]): Presses | undefined;
  /** A quiet pattern that no solvable board meets as this one does: the proof that it can't be solved. */
  witness(cells: readonly number[]): Presses | undefined;
  /** The fewest presses; nothing for a board that can't be solved. */
  minimum(cells: readonly number[]): Minimum | undefined;
  /** Every way to solve a board, one after the other, in no particular order. */
  solutions(cells: readonly number[]): Iterable<Presses>;
  /** These presses and the quiet patterns of a number below `states ** nullity`, 0 adding none. */
  variation(presses: Presses, number: number): Presses;
  /** The fewest presses to the same effect. */
  fewestFor(presses: Presses): Minimum;
  /** Are fewest presses proved here? */
  readonly proves: boolean;
};

const createSolver = (variant: Variant): Solver => {
  const field = fieldOf(variant.states);
  const size = variant.rows * variant.columns;
  const {rank, rows, made, pivots} = factor(variant, field);
  // What turned a row into nothing is itself a pattern that changes nothing, the matrix being its own transpose.
  const quiet = made.slice(rank);

  const pressesOf = (vector: Vector): Presses =>
    Array.from({length: size}, (_, index) => field.get(vector, index));

  /** The light of each cell that presses have to add: what is missing to go round. */
  const missing = (cells: readonly number[]): Vector => {
    const wanted = field.zero(size);
    cells.forEach((light, index) => {
      field.set(wanted, index, (field.size - light) % field.size);
    });
    return wanted;
  };

  const unsolvedBy = (wanted: Vector): Vector | undefined =>
    quiet.find(pattern => field.dot(pattern, wanted) !== 0);

  /** Back substitution, with no presses in the columns that are free. */
  const particular = (wanted: Vector): Vector => {
    const presses = field.zero(size);
    for (let index = rank - 1; index >= 0; index--) {
      const [row, column] = [rows[index] as Vector, pivots[index] as number];
      const rest = field.dot(made[index] as Vector, wanted) + field.size - field.dot(row, presses);
      field.set(presses, column, (rest * field.get(row, column)) % field.size);
    }
    return presses;
  };

  const search = createSearch(quiet, size, field);
  const vectorOf = (presses: Presses): Vector => {
    const vector = field.zero(size);
    presses.forEach((times, index) => {
      field.set(vector, index, times);
    });
    return vector;
  };

  const least = (start: Vector): Minimum => {
    const best = search.fewest(start);
    const count = field.weight(best);
    // Fewer than none there are not, whatever was searched.
    return {presses: pressesOf(best), count, proved: search.proves || count === 0};
  };

  const solution = (cells: readonly number[]): Vector | undefined => {
    const wanted = missing(cells);
    return unsolvedBy(wanted) === undefined ? particular(wanted) : undefined;
  };

  return {
    nullity: quiet.length,
    get quietPatterns() {
      return quiet.map(pressesOf);
    },
    solve(cells) {
      const found = solution(cells);
      return found === undefined ? undefined : pressesOf(found);
    },
    witness(cells) {
      const pattern = unsolvedBy(missing(cells));
      return pattern === undefined ? undefined : pressesOf(pattern);
    },
    minimum(cells) {
      const found = solution(cells);
      return found === undefined ? undefined : least(found);
    },
    *solutions(cells) {
      const found = solution(cells);
      if (found === undefined) return;
      for (const sum of search.walk(found)) yield pressesOf(sum);
    },
    variation(presses, number) {
      const vector = vectorOf(presses);
      let rest = number;
      for (const pattern of quiet) {
        const times = rest % field.size;
        if (times > 0) field.add(vector, pattern, times);
        rest = Math.floor(rest / field.size);
      }
      return pressesOf(vector);
    },
    fewestFor: presses => least(vectorOf(presses)),
    proves: search.proves,
  };
};

/**
 * A solver for the board that is turned about its diagonal. Patterns end sooner, place by place, where rows are short: so
 * a wide board is solved as a high one.
 */
const turned = (solver: Solver, {rows, columns}: Variant): Solver => {
  const flip = (values: readonly number[], from: number, to: number): readonly number[] =>
    Array.from(values, (_, index) => values[(index % to) * from + Math.floor(index / to)] ?? 0);
  const there = (values: readonly number[]) => flip(values, columns, rows);
  const back = (presses: Presses): Presses => flip(presses, rows, columns);
  const backIf = (presses: Presses | undefined) => presses && back(presses);
  const backAll = (least: Minimum): Minimum => ({...least, presses: back(least.presses)});
  return {
    nullity: solver.nullity,
    proves: solver.proves,
    get quietPatterns() {
      return solver.quietPatterns.map(back);
    },
    solve: cells => backIf(solver.solve(there(cells))),
    witness: cells => backIf(solver.witness(there(cells))),
    minimum(cells) {
      const least = solver.minimum(there(cells));
      return least && backAll(least);
    },
    *solutions(cells) {
      for (const presses of solver.solutions(there(cells))) yield back(presses);
    },
    variation: (presses, number) => back(solver.variation(there(presses), number)),
    fewestFor: presses => backAll(solver.fewestFor(there(presses))),
  };
};

// Factoring takes the time, and depends on the size and the variant only.
const solvers = new Map<string, Solver>();
const mostKept = 8;

/** The solver of a size and variant, made when it is first asked for. */
export const solverFor = ({rows, columns, shape, wrap, states}: Variant): Solver => {
  const key = [rows, columns, shape, wrap, states].join(' ');
  const known = solvers.get(key);
  if (known !== undefined) return known;
  const variant: Variant = {rows, columns, shape, wrap, states};
  const solver =
    columns > rows
      ? turned(createSolver({...variant, rows: columns, columns: rows}), variant)
      : createSolver(variant);
  if (solvers.size >= mostKept) solvers.delete(solvers.keys().next().value ?? '');
  solvers.set(key, solver);
  return solver;
};

/** Can every cell be switched off? */
export const isSolvable = (view: Variant & {readonly cells: readonly number[]}): boolean =>
  solverFor(view).solve(view.cells) !== undefined;
