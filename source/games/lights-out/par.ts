import type {Stars} from '../module.js';
import type {Cells, LightsOutView} from './rules.js';
import {type Minimum, type Presses, solverFor} from './solver.js';

// A position's cells are one array however often they are viewed: so what was worked out for them is kept with them.
const minima = new WeakMap<Cells, Minimum | 'unsolvable'>();

const minimumOf = (view: LightsOutView, cells: Cells): Minimum | undefined => {
  const known = minima.get(cells) ?? solverFor(view).minimum(cells) ?? 'unsolvable';
  minima.set(cells, known);
  return known === 'unsolvable' ? undefined : known;
};

/** The fewest presses from the start, proved or the fewest known; nothing where the level can't be solved. */
export const parOf = (view: LightsOutView): Minimum | undefined => minimumOf(view, view.start);

/**
 * The fewest presses from here. Where none are proved they are what is left of the way known from the start: so a player
 * who follows them comes nearer with every press.
 */
export const restOf = (view: LightsOutView): Minimum | undefined => {
  if (solverFor(view).proves) return minimumOf(view, view.cells);
  const way = parOf(view);
  if (way === undefined) return undefined;
  const presses: Presses = way.presses.map(
    (times, index) => (times + view.states - (view.pressed[index] ?? 0)) % view.states,
  );
  return {presses, count: presses.reduce((sum, times) => sum + times, 0), proved: false};
};

/** Three at par, two within half again of it, one for solved. Where par is not proved, none. */
export const starsFor = (view: LightsOutView, score: number): Stars => {
  const par = parOf(view);
  if (par?.proved !== true) return 0;
  if (score <= par.count) return 3;
  return score <= 1.5 * par.count ? 2 : 1;
};
