import type {LightsOutView} from './rules.js';
import {toggledBy} from './rules.js';

/** Inverses modulo 2 and 3 are the numbers themselves. */
const subtractRow = (
  from: Uint8Array,
  pivot: Uint8Array,
  factor: number,
  start: number,
  end: number,
  states: number,
) => {
  for (let column = start; column <= end; column++)
    from[column] = ((from[column] ?? 0) + (states - factor) * (pivot[column] ?? 0)) % states;
};

/**
 * Can every cell be switched off? Gaussian elimination modulo the number of states, an equation a cell: the presses that
 * change it, taken together, must undo its light. Rows are short at first and stay so, so only their span is worked on.
 */
export const isSolvable = (view: LightsOutView): boolean => {
  const {states} = view;
  const size = view.rows * view.columns;
  const rows = Array.from({length: size}, () => new Uint8Array(size));
  const ends = new Int32Array(size);
  const wanted = Uint8Array.from(view.cells, light => (states - light) % states);
  for (let press = 0; press < size; press++) {
    const cell = {row: Math.floor(press / view.columns), column: press % view.columns};
    for (const changed of toggledBy(view, cell)) {
      const row = rows[changed] as Uint8Array;
      row[press] = ((row[press] ?? 0) + 1) % states;
      ends[changed] = press;
    }
  }
  let done = 0;
  for (let column = 0; column < size; column++) {
    let found = done;
    while (found < size && rows[found]?.[column] === 0) found++;
    if (found === size) continue;
    swap(rows, done, found);
    swap(ends, done, found);
    swap(wanted, done, found);
    const pivot = rows[done] as Uint8Array;
    const [lead, end, right] = [pivot[column] ?? 1, ends[done] ?? 0, wanted[done] ?? 0];
    for (let below = done + 1; below < size; below++) {
      const row = rows[below] as Uint8Array;
      if (row[column] === 0) continue;
      const factor = ((row[column] ?? 0) * lead) % states;
      subtractRow(row, pivot, factor, column, end, states);
      wanted[below] = ((wanted[below] ?? 0) + (states - factor) * right) % states;
      ends[below] = Math.max(ends[below] ?? 0, end);
    }
    done += 1;
  }
  // Equations that have nothing left on their left side must have nothing on their right.
  return wanted.subarray(done).every(rest => rest === 0);
};

const swap = <T>(items: {[index: number]: T}, a: number, b: number): void => {
  [items[a], items[b]] = [items[b] as T, items[a] as T];
};
