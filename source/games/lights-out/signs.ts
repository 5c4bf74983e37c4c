import {toggledBy} from './neighbourhood.js';
import type {Cell} from './notation.js';
import type {LightsOutMove, LightsOutView} from './rules.js';

/** How often the cells are marked, by index; twice stands for more. */
export const marksOn = (view: LightsOutView, marked: readonly LightsOutMove[]): readonly number[] => {
  const marks = view.cells.map(() => 0);
  for (const {row, column} of marked) {
    const index = row * view.columns + column;
    marks[index] = Math.min(2, (marks[index] ?? 0) + 1);
  }
  return marks;
};

/**
 * The indices of the other cells that a press here changes, where that has to be shown: a press on a plus without joined
 * edges shows itself. A cell that a press brings back to its state is not among them.
 */
export const changedBeside = (view: LightsOutView, cell: Cell | undefined): ReadonlySet<number> => {
  if (cell === undefined || view.solved || (view.shape === 'plus' && !view.wrap)) return new Set();
  const presses = new Map<number, number>();
  for (const index of toggledBy(view, cell)) presses.set(index, (presses.get(index) ?? 0) + 1);
  presses.delete(cell.row * view.columns + cell.column);
  return new Set([...presses].filter(([, times]) => times % view.states !== 0).map(([index]) => index));
};
