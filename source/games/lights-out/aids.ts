import type {GameText} from '../../lib/text.js';
import type {Aid, AidPage} from '../module.js';
import {coach} from './coach.js';
import {cellName} from './notation.js';
import {restOf} from './par.js';
import type {Cells, LightsOut, LightsOutMove, LightsOutView} from './rules.js';
import {type Presses, solverFor} from './solver.js';
import type {LightsOutKey} from './words.js';

type Page = AidPage<LightsOut>;
type Say = GameText<LightsOutKey>['say'];

/** These presses one by one, row by row; a cell that is pressed twice is there twice. */
export const movesOf = (columns: number, presses: Presses): readonly LightsOutMove[] => {
  const moves: LightsOutMove[] = [];
  for (const [index, times] of presses.entries())
    for (let time = 0; time < times; time++)
      moves.push({type: 'press', row: Math.floor(index / columns), column: index % columns});
  return moves;
};

const weightOf = (presses: Presses): number => presses.reduce((sum, times) => sum + times, 0);

// Solutions of so many cells together are put in order at each press; of more, the first is a fewest one and the others
// come as they come.
const mostSorted = 2 ** 18;

type Solutions = {
  readonly count: number;
  at(index: number): Presses;
  /** Where a way to solve it stands among them; the first place where they are in no order. */
  placeOf(presses: Presses): number;
};
const known = new WeakMap<Cells, Solutions>();

/** Every way to solve the position, the shortest first; nothing where it can't be solved. */
export const solutionsOf = (view: LightsOutView): Solutions | undefined => {
  const found = known.get(view.cells);
  const fewest = found === undefined ? restOf(view)?.presses : undefined;
  if (found !== undefined || fewest === undefined) return found;
  const solver = solverFor(view);
  const count = view.states ** solver.nullity;
  const weights =
    count * fewest.length > mostSorted
      ? []
      : Array.from({length: count}, (_, number) => weightOf(solver.variation(fewest, number)));
  const order = weights.map((_, number) => number).sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0));
  const solutions: Solutions = {
    count,
    at: index => solver.variation(fewest, order[index] ?? index),
    placeOf(presses) {
      const key = presses.join('');
      return Math.max(
        0,
        order.findIndex(number => solver.variation(fewest, number).join('') === key),
      );
    },
  };
  known.set(view.cells, solutions);
  return solutions;
};

/** A number of boards or ways: as a power where it has many digits. */
export const powerText = (base: number, exponent: number): string =>
  base ** exponent < 1e6 ? String(base ** exponent) : `${base}^${exponent}`;

/** Why it can't be solved: a pattern that every press meets evenly, and this board does not. */
const proof = (view: LightsOutView, say: Say): Page => {
  const pattern = solverFor(view).witness(view.cells) ?? [];
  const marked = movesOf(view.columns, pattern);
  const sum = pattern.reduce((all, times, index) => all + times * (view.cells[index] ?? 0), 0);
  const cells = pattern.filter(times => times > 0).length;
  const lines =
    view.states === 2
      ? [say('unsolvable'), say('proofPattern', {count: cells}), say('proofLit', {count: sum})]
      : [say('unsolvable'), say('proofPatternStates', {count: cells}), say('proofSum', {count: sum})];
  return {lines, marked};
};

const solution = (view: LightsOutView, {count, at}: Solutions, index: number, say: Say): Page => {
  const presses = at(index);
  const marked = movesOf(view.columns, presses);
  const total = powerText(view.states, solverFor(view).nullity);
  const fewest = restOf(view);
  const length = weightOf(presses);
  const isFewest = fewest?.proved === true && length === fewest.count;
  return {
    lines: [
      count === 1 ? say('onlySolution') : say('solutionOf', {number: index + 1, total}),
      `${say('presses', {count: length})}${isFewest ? say('fewest') : ''}`,
      marked.map(cellName).join(' '),
    ],
    marked,
  };
};

/** Every solution of the position as it is, or the proof that there is none. */
export const solutions: Aid<LightsOut> = {
  id: 'solutions',
  keys: ['s'],
  word: 'keySolutions',
  weight: 5,
  mark: 'solution',
  // Of more pages than there are whole numbers the last ones have no number to be asked by.
  pageCount: view => (view.solved ? 1 : Math.min(solutionsOf(view)?.count ?? 1, Number.MAX_SAFE_INTEGER)),
  // The same way, with what was pressed of it gone.
  follow(before, index, after) {
    const [old, now] = [solutionsOf(before), solutionsOf(after)];
    if (old === undefined || now === undefined || after.solved) return 0;
    const rest = old
      .at(index)
      .map((times, cell) => times + (before.pressed[cell] ?? 0) - (after.pressed[cell] ?? 0))
      .map(times => (times + before.states) % before.states);
    return now.placeOf(rest);
  },
  page(view, index, {say}) {
    if (view.solved) return {lines: [say('allOff')], marked: []};
    const all = solutionsOf(view);
    return all === undefined ? proof(view, say) : solution(view, all, index, say);
  },
};

/** How many presses are still needed, and nothing of where. */
const rest: Aid<LightsOut> = {
  id: 'rest',
  keys: ['#'],
  word: 'keyRest',
  weight: 1,
  mark: 'hint',
  pageCount: () => 1,
  page(view, _index, {say}) {
    const fewest = restOf(view);
    if (fewest === undefined) return {lines: [say('unsolvable')], marked: []};
    return {lines: [say(fewest.proved ? 'rest' : 'restAtMost', {count: fewest.count})], marked: []};
  },
};

export const aids: readonly Aid<LightsOut>[] = [coach, solutions, rest];
