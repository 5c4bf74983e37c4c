/*
 * What one who chases lights does next, read off the position alone. Whoever follows it comes to the end from any
 * board that can be solved, in at most (2 x rows - 1) x columns x (states - 1) presses:
 *
 * - Pressing below the first row never changes what chasing will leave in the last row, and each press of a `row`
 *   lesson is one less of those that chasing from here takes, at most (rows - 1) x columns x (states - 1). So lights are
 *   left in the last row only, or none; or presses of the first row are found to be made in part, as follows.
 * - Presses of the first row, made one by one, light rows at the top. They can still be told: take back presses of the
 *   first row so that only the last row has lights; where its pattern asks for those presses and more, the lesson is
 *   still to make the rest, at most columns x (states - 1). Each brings a position of the same kind, until what
 *   chasing will leave is nothing.
 * - From then on the first row is not pressed again, and chasing puts out everything.
 *
 * With two rows, there may be several ways to take presses back. The rest is of the same length by each, since a pattern
 * asks for the fewest presses that serve: each press makes it shorter all the same.
 */
import {
  addRows,
  isZero,
  leftInLastRow,
  negated,
  pressesIn,
  type Row,
  rowOf,
  spread,
  topRowFor,
  topRowsFor,
  zeroRow,
} from './chasing.js';
import type {Cell} from './notation.js';
import type {LightsOutMove, LightsOutView} from './rules.js';

export type Lesson =
  | {readonly type: 'solved'}
  /** The shape or the joined edges are such that chasing does not work. */
  | {readonly type: 'elsewhere'}
  /** The first row with lights, and the presses in the row below that put them out. */
  | {
      readonly type: 'row';
      readonly row: number;
      readonly lit: readonly Cell[];
      readonly presses: readonly LightsOutMove[];
      /** Where chasing on from here leads. */
      readonly goal: 'last-row' | 'all-off';
    }
  /** What the last row has or had as its only lights, the first row this asks for, and the presses that are missing. */
  | {
      readonly type: 'last-row';
      readonly pattern: Row;
      readonly topRow: Row;
      readonly presses: readonly LightsOutMove[];
      readonly stage: 'begin' | 'go-on';
    }
  /** Chasing will leave a pattern in the last row that nothing puts out. */
  | {readonly type: 'unsolvable'; readonly pattern: Row};

/** The presses of a row as moves, one named as often as it is made. */
const movesIn = (row: number, presses: Row): readonly LightsOutMove[] =>
  presses.flatMap((times, column) => Array<LightsOutMove>(times).fill({type: 'press', row, column}));

/** Presses of the first row that may be the last ones made, since only the last row had lights. */
const perhapsMade = (view: LightsOutView): Iterable<Row> => {
  if (view.rows === 1) return [zeroRow(view)];
  if (view.rows > 2) return [rowOf(view, view.cells, 1)];
  const undoing = topRowsFor({...view, rows: 1}, rowOf(view, view.cells, 0));
  return [...undoing].map(row => negated(view, row));
};

/** The last row before presses of the first row were made; nothing where it was not the only one with lights. */
const patternBefore = (view: LightsOutView, made: Row): Row | undefined => {
  const undone = negated(view, made);
  const changes = [spread(view, undone), undone];
  const rows = Array.from({length: view.rows}, (_, row) =>
    addRows(view, rowOf(view, view.cells, row), changes[row] ?? zeroRow(view)),
  );
  return rows.slice(0, -1).every(isZero) ? rows.at(-1) : undefined;
};

const lastRowLesson = (view: LightsOutView): Lesson | undefined => {
  for (const made of perhapsMade(view)) {
    // A level may begin as if presses had been made.
    if (pressesIn(made) > view.presses) continue;
    const pattern = patternBefore(view, made);
    const topRow = pattern && topRowFor(view, pattern);
    if (pattern === undefined || topRow?.some((times, column) => times < (made[column] ?? 0)) !== false)
      continue;
    const presses = movesIn(0, addRows(view, topRow, negated(view, made)));
    return {type: 'last-row', pattern, topRow, presses, stage: isZero(made) ? 'begin' : 'go-on'};
  }
  return undefined;
};

const rowLesson = (view: LightsOutView, goal: 'last-row' | 'all-off'): Lesson => {
  const row = Math.floor(view.cells.findIndex(cell => cell !== 0) / view.columns);
  const lights = rowOf(view, view.cells, row);
  const lit = lights.flatMap((light, column) => (light === 0 ? [] : [{row, column}]));
  return {type: 'row', row, lit, presses: movesIn(row + 1, negated(view, lights)), goal};
};

/** Does chasing put lights out on boards of this kind? */
export const canChase = ({shape, wrap}: Pick<LightsOutView, 'shape' | 'wrap'>): boolean =>
  shape === 'plus' && !wrap;

/** The next step of chasing the lights of a board. */
export const lessonOf = (view: LightsOutView): Lesson => {
  if (view.solved) return {type: 'solved'};
  if (!canChase(view)) return {type: 'elsewhere'};
  const pattern = leftInLastRow(view, view.cells);
  if (isZero(pattern)) return rowLesson(view, 'all-off');
  if (topRowFor(view, pattern) === undefined) return {type: 'unsolvable', pattern};
  return lastRowLesson(view) ?? rowLesson(view, 'last-row');
};
