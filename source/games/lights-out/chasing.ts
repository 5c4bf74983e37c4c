/*
 * Light chasing, on boards where a press changes the cell and its neighbours north, south, east and west and the edges
 * don't join. Under each light of a row it is pressed until the light is off, from the top down, so that lights are left
 * in the last row only. What presses of the first row add to that is linear in them, a map from rows to rows, which this
 * module finds, turns round and puts into a table.
 */
import type {LightsOutView} from './rules.js';

/** What the map depends on. */
export type ChasedSize = Pick<LightsOutView, 'rows' | 'columns' | 'states'>;

/** A number for each cell of a row, from the left: its state, or how often it is pressed. */
export type Row = readonly number[];

/** A pattern of the last row, and presses of the first row after which chasing puts it out. */
export type TableLine = {readonly lastRow: Row; readonly topRow: Row};

/** `complete`: every pattern that can be put out; else some of which all others are sums, as are their presses. */
export type LastRowTable = {readonly complete: boolean; readonly lines: readonly TableLine[]};

/** Combinations of first rows that are compared for the one with the fewest presses. */
const mostCompared = 1 << 12;
/** Patterns that a complete table may have: more are not learnt by heart. */
const mostLines = 31;

export const zeroRow = ({columns}: ChasedSize): Row => Array<number>(columns).fill(0);

export const isZero = (row: Row): boolean => row.every(value => value === 0);

/** `times` times a row is added to another. */
export const addRows = ({states}: ChasedSize, a: Row, b: Row, times = 1): Row =>
  a.map((value, index) => (value + times * (b[index] ?? 0)) % states);

/** What undoes a row of presses, or the presses that put out the lights above. */
export const negated = ({states}: ChasedSize, row: Row): Row => row.map(value => (states - value) % states);

/** How presses in a row change that row itself. The rows above and below change by the presses. */
export const spread = ({states}: ChasedSize, presses: Row): Row =>
  presses.map((times, index) => (times + (presses[index - 1] ?? 0) + (presses[index + 1] ?? 0)) % states);

export const rowOf = ({columns}: ChasedSize, cells: readonly number[], row: number): Row =>
  cells.slice(row * columns, (row + 1) * columns);

/** The last row as chasing leaves it when the first row has been pressed. */
const leftAfter = (size: ChasedSize, lightsIn: (row: number) => Row, topRow: Row): Row => {
  let above = zeroRow(size);
  let presses = topRow;
  for (let row = 0; ; row++) {
    const lights = addRows(size, addRows(size, lightsIn(row), spread(size, presses)), above);
    if (row === size.rows - 1) return lights;
    [above, presses] = [presses, negated(size, lights)];
  }
};

/** The last row as chasing leaves it: presses below the first row don't change what it will be. */
export const leftInLastRow = (size: ChasedSize, cells: readonly number[]): Row =>
  leftAfter(size, row => rowOf(size, cells, row), zeroRow(size));

/** The map after elimination: `reduced` is `made` times the map. */
type Reduced = {
  readonly reduced: readonly Row[];
  readonly made: readonly Row[];
  /** The leading column of each row of `reduced` that is not nothing. */
  readonly pivots: readonly number[];
};

const unitRow = (size: ChasedSize, column: number): Row =>
  zeroRow(size).map((_, index) => (index === column ? 1 : 0));

/** Gauss-Jordan elimination. The map is a polynomial of `spread`, which is symmetric: so its rows are its columns. */
const reduce = (size: ChasedSize): Reduced => {
  const off = zeroRow(size);
  let rows = off.map((_, column) => {
    const unit = unitRow(size, column);
    return {map: leftAfter(size, () => off, unit), made: unit};
  });
  const pivots: number[] = [];
  for (let column = 0; column < size.columns; column++) {
    const rank = pivots.length;
    const found = rows.find(({map}, index) => index >= rank && map[column] !== 0);
    if (found === undefined) continue;
    // Modulo 2 and 3 every number is its own inverse.
    const lead = found.map[column] ?? 1;
    const pivot = {map: addRows(size, off, found.map, lead), made: addRows(size, off, found.made, lead)};
    const others = rows.filter(row => row !== found);
    const cleared = others.map(({map, made}) => {
      const times = size.states - (map[column] ?? 0);
      return {map: addRows(size, map, pivot.map, times), made: addRows(size, made, pivot.made, times)};
    });
    rows = [...cleared.slice(0, rank), pivot, ...cleared.slice(rank)];
    pivots.push(column);
  }
  return {reduced: rows.map(({map}) => map), made: rows.map(({made}) => made), pivots};
};

/** Keeps what is made for the last few sizes asked for. */
const keptBySize = <T>(make: (size: ChasedSize) => T): ((size: ChasedSize) => T) => {
  const kept = new Map<string, T>();
  return ({rows, columns, states}) => {
    const key = [rows, columns, states].join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make({rows, columns, states});
    if (kept.size >= 8) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, made);
    return made;
  };
};

const reducedFor = keptBySize(reduce);

/** First rows that change nothing in the last row, none a sum of others. */
const quietTopRows = (size: ChasedSize): readonly Row[] => {
  const {reduced, pivots} = reducedFor(size);
  const free = zeroRow(size).flatMap((_, column) => (pivots.includes(column) ? [] : [column]));
  return free.map(column => {
    const row = [...unitRow(size, column)];
    pivots.forEach((pivot, index) => {
      row[pivot] = (size.states - (reduced[index]?.[column] ?? 0)) % size.states;
    });
    return row;
  });
};

/** Every first row that puts out this last row, or one of them where there are too many. */
export function* topRowsFor(size: ChasedSize, lastRow: Row): Iterable<Row> {
  const {made, pivots} = reducedFor(size);
  const wanted = made.map(row => {
    const sum = row.reduce((total, value, index) => total + value * (lastRow[index] ?? 0), 0);
    return (size.states - (sum % size.states)) % size.states;
  });
  if (wanted.slice(pivots.length).some(value => value !== 0)) return;
  const found = [...zeroRow(size)];
  pivots.forEach((pivot, index) => {
    found[pivot] = wanted[index] ?? 0;
  });
  const quiet = quietTopRows(size);
  if (size.states ** quiet.length > mostCompared) yield found;
  else yield* sums(size, found, quiet);
}

/** A row with every sum of other rows added, the row itself first. */
function* sums(size: ChasedSize, start: Row, rows: readonly Row[]): Iterable<Row> {
  const [first, ...rest] = rows;
  if (first === undefined) yield start;
  else
    for (let times = 0; times < size.states; times++)
      yield* sums(size, addRows(size, start, first, times), rest);
}

export const pressesIn = (row: Row): number => row.reduce((sum, times) => sum + times, 0);

/** The first row with the fewest presses that puts out this last row; nothing where none does. */
export const topRowFor = (size: ChasedSize, lastRow: Row): Row | undefined => {
  let best: Row | undefined;
  for (const row of topRowsFor(size, lastRow))
    if (best === undefined || pressesIn(row) < pressesIn(best)) best = row;
  return best;
};

const lightsIn = (row: Row): number => row.filter(value => value !== 0).length;

/** Few lights before many, then those whose lights stand further left. */
const byLights = (states: number) => (a: Row, b: Row) => {
  const place = (value = 0): number => (value === 0 ? states : value);
  const differing = a.findIndex((value, index) => value !== b[index]);
  return lightsIn(a) - lightsIn(b) || place(a[differing]) - place(b[differing]);
};

/** The patterns of the last row that can be put out, and how: all where they are few, else those to add up. */
export const lastRowTable = keptBySize((size): LastRowTable => {
  const {reduced, pivots} = reducedFor(size);
  const basis = reduced.slice(0, pivots.length);
  const complete = size.states ** basis.length - 1 <= mostLines;
  const patterns = complete
    ? [...sums(size, zeroRow(size), basis)].filter(row => !isZero(row)).sort(byLights(size.states))
    : basis;
  const lines = patterns.map(lastRow => ({lastRow, topRow: topRowFor(size, lastRow) ?? zeroRow(size)}));
  return {complete, lines};
});
