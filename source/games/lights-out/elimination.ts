import type {Field, Vector} from './field.js';
import {toggledBy, type Variant} from './neighbourhood.js';

/** The toggle matrix of a size and variant after elimination. */
export type Factored = {
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
export const factor = (variant: Variant, field: Field): Factored => {
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
