import {type Field, fieldOf, type Vector} from './field.js';
import {type LightsOutView, type Toggles, toggledBy} from './rules.js';

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
};

/** Which boards a solver is for. */
export type Variant = Toggles & Pick<LightsOutView, 'states'>;

/** Sums of quiet patterns that are tried for the fewest presses: all there are up to a nullity of 20 (of 12 for 3 states). */
const mostTried = 1 << 20;

type Factored = {
  readonly rank: number;
  /** Rows of the toggle matrix after elimination, and what was done to them: the row is `made` times the matrix. */
  readonly rows: readonly Vector[];
  readonly made: readonly Vector[];
  /** The leading column of each of the first `rank` rows. */
  readonly pivots: readonly number[];
};

/**
 * Gaussian elimination of the toggle matrix, once per size and variant. A row is a cell, a column a press; the matrix is
 * its own transpose, since a cell is its neighbours' neighbour.
 */
const factor = (variant: Variant, field: Field): Factored => {
  const size = variant.rows * variant.columns;
  const rows = Array.from({length: size}, () => field.zero(size));
  const made = Array.from({length: size}, (_, index) => {
    const row = field.zero(size);
    field.set(row, index, 1);
    return row;
  });
  for (let press = 0; press < size; press++) {
    const cell = {row: Math.floor(press / variant.columns), column: press % variant.columns};
    for (const changed of toggledBy(variant, cell)) {
      const row = rows[changed] as Vector;
      field.set(row, press, (field.get(row, press) + 1) % field.size);
    }
  }
  const pivots: number[] = [];
  for (let column = 0; column < size && pivots.length < size; column++) {
    const rank = pivots.length;
    let found = rank;
    while (found < size && field.get(rows[found] as Vector, column) === 0) found++;
    if (found === size) continue;
    swap(rows, rank, found);
    swap(made, rank, found);
    pivots.push(column);
    // Modulo 2 and 3 every number is its own inverse.
    const lead = field.get(rows[rank] as Vector, column);
    for (let below = found + 1; below < size; below++) {
      const value = field.get(rows[below] as Vector, column);
      if (value === 0) continue;
      const factorOf = field.size - ((value * lead) % field.size);
      field.add(rows[below] as Vector, rows[rank] as Vector, factorOf);
      field.add(made[below] as Vector, made[rank] as Vector, factorOf);
    }
  }
  return {rank: pivots.length, rows, made, pivots};
};

const swap = <T>(items: T[], a: number, b: number): void => {
  [items[a], items[b]] = [items[b] as T, items[a] as T];
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

  /**
   * Walks over the sums of a solution and the quiet patterns, each reached from the one before by adding one pattern
   * (a Gray code). The vector is the same one each time.
   */
  function* walk(start: Vector, patterns: readonly Vector[]): Iterable<Vector> {
    const sum = start.slice();
    yield sum;
    const total = field.size ** patterns.length;
    for (let step = 1; step < total; step++) {
      let digit = 0;
      for (let rest = step; rest % field.size === 0; rest /= field.size) digit++;
      field.add(sum, patterns[digit] as Vector, 1);
      yield sum;
    }
  }

  const least = (start: Vector): Vector => {
    let [best, count] = [start.slice(), field.weight(start)];
    for (const sum of walk(start, quiet)) {
      const weight = field.weight(sum);
      if (weight < count) [best, count] = [sum.slice(), weight];
    }
    return best;
  };

  /** Adds single patterns and pairs of them for as long as that saves presses: a good way, and no proof. */
  const improved = (start: Vector): Vector => {
    const best = start.slice();
    const moves = quiet.flatMap((a, index) => [[a], ...quiet.slice(index + 1).map(b => [a, b])]);
    for (let better = true; better; ) {
      better = false;
      for (const move of moves)
        for (let times = 1; times < field.size; times++) {
          const before = field.weight(best);
          for (const pattern of move) field.add(best, pattern, 1);
          if (field.weight(best) < before) {
            better = true;
            break;
          }
          if (times === field.size - 1) for (const pattern of move) field.add(best, pattern, 1);
        }
    }
    return best;
  };

  const solution = (cells: readonly number[]): Vector | undefined => {
    const wanted = missing(cells);
    return unsolvedBy(wanted) === undefined ? particular(wanted) : undefined;
  };

  return {
    nullity: quiet.length,
    quietPatterns: quiet.map(pressesOf),
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
      if (found === undefined) return undefined;
      const proved = field.size ** quiet.length <= mostTried;
      const best = proved ? least(found) : improved(found);
      return {presses: pressesOf(best), count: field.weight(best), proved};
    },
    *solutions(cells) {
      const found = solution(cells);
      if (found === undefined) return;
      for (const sum of walk(found, quiet)) yield pressesOf(sum);
    },
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
  const solver = createSolver({rows, columns, shape, wrap, states});
  if (solvers.size >= mostKept) solvers.delete(solvers.keys().next().value ?? '');
  solvers.set(key, solver);
  return solver;
};

/** Can every cell be switched off? */
export const isSolvable = (view: Variant & Pick<LightsOutView, 'cells'>): boolean =>
  solverFor(view).solve(view.cells) !== undefined;
