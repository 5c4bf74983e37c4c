import type {Refusal} from '../../engine/game.js';
import {sameJson} from '../../lib/json.js';
import {type Random, randomFrom} from '../../lib/random.js';
import {parsOf} from './difficulty.js';
import {toggledBy, type Variant} from './neighbourhood.js';
import type {MadeLevel} from './options.js';
import {type Presses, solverFor} from './solver.js';

/*
 * Boards that need a wanted number of presses. Each press of a fewest solution leaves one fewer to go: so from any board
 * that needs at least as many, leaving presses of its solution out leads to one that needs exactly so many. Boards that
 * need many are found by climbing: random presses, kept when not fewer are needed.
 */

type Found = {readonly presses: Presses; readonly count: number};

// Counts of work, so that the same seed makes the same level on every machine.
const [fewestSteps, mostSteps] = [4, 4000];
const mostWork = 2 ** 25;

/** How many times fewest presses may be looked for on boards of this kind. */
const stepsFor = (variant: Variant): number => {
  const sums = Math.min(variant.states ** solverFor(variant).nullity, 2 ** 20);
  const work = sums * (16 + Math.ceil((variant.rows * variant.columns) / 32));
  return Math.max(fewestSteps, Math.min(mostSteps, Math.floor(mostWork / work)));
};

/** The lights that these presses put out. */
export const lightsFor = (variant: Variant, presses: Presses): readonly number[] => {
  const cells: number[] = Array(presses.length).fill(0);
  presses.forEach((times, index) => {
    const cell = {row: Math.floor(index / variant.columns), column: index % variant.columns};
    for (const changed of toggledBy(variant, cell))
      cells[changed] = ((cells[changed] ?? 0) + variant.states - times) % variant.states;
  });
  return cells;
};

const randomPresses = (variant: Variant, random: Random): Presses =>
  Array.from({length: variant.rows * variant.columns}, () => random.below(variant.states));

/** The presses with one cell pressed once more. */
const withPress = (variant: Variant, presses: Presses, index: number): Presses =>
  presses.with(index, ((presses[index] ?? 0) + 1) % variant.states);

/** Climbs from a random board until it needs `enough` presses; the hardest that was met. */
const climb = (variant: Variant, enough: number, random: Random): Found => {
  const solver = solverFor(variant);
  let here: Found = solver.fewestFor(randomPresses(variant, random));
  let best = here;
  for (let step = stepsFor(variant); step > 0 && best.count < enough; step--) {
    const index = random.below(variant.rows * variant.columns);
    const next = solver.fewestFor(withPress(variant, here.presses, index));
    // Now and then a step down, since a summit need not be the highest.
    if (next.count >= here.count || random.below(8) === 0) here = next;
    if (here.count > best.count) best = here;
  }
  return best;
};

/** Everything is pressed as often as can be: where nothing is quiet no board needs more. */
const allPresses = ({rows, columns, states}: Variant): Presses => Array(rows * columns).fill(states - 1);

const hardestBoards = new Map<string, Found>();

/** A board that needs as many presses as were found to be needed by any of its kind; nothing where none are proved. */
export const hardest = (variant: Variant): Found | undefined => {
  const {rows, columns, shape, wrap, states} = variant;
  const solver = solverFor(variant);
  if (!solver.proves) return undefined;
  if (solver.nullity === 0) return {presses: allPresses(variant), count: (states - 1) * rows * columns};
  const key = [rows, columns, shape, wrap, states].join(' ');
  const known = hardestBoards.get(key);
  if (known !== undefined) return known;
  const found = climb(variant, Number.POSITIVE_INFINITY, randomFrom('hardest', key));
  hardestBoards.set(key, found);
  return found;
};

/** Leaves out presses of a fewest solution, drawn at random, until `count` are left. */
const reduced = ({presses, count: all}: Found, count: number, random: Random): Presses => {
  const left = [...presses];
  for (let surplus = all - count; surplus > 0; surplus--) {
    const pressed = left.flatMap((times, index) => Array<number>(times).fill(index));
    const index = pressed[random.below(pressed.length)] ?? 0;
    left[index] = (left[index] ?? 0) - 1;
  }
  return left;
};

/** The pars that a level may have, none greater than the greatest found; nothing where any will do. */
const parsFor = (level: MadeLevel): {readonly least: number; readonly most: number} | undefined => {
  const {par, difficulty} = level;
  if (par === undefined && difficulty === undefined) return undefined;
  const greatest = hardest(level)?.count;
  // Nothing is proved, or every press does nothing.
  if (greatest === undefined || greatest === 0) return undefined;
  const wanted = Math.min(par ?? greatest, greatest);
  return difficulty === undefined ? {least: wanted, most: wanted} : parsOf(difficulty, greatest);
};

/** All of a day's luck: the same for everybody, so that a day has one level. */
const luckOfDay = (date: string): Random => randomFrom('daily', date);

/** The lights of a level, `rows * columns` of them. */
export const generate = (level: MadeLevel, luck: Random): readonly number[] => {
  const random = level.daily === undefined ? luck : luckOfDay(level.daily);
  const pars = parsFor(level);
  if (pars === undefined) {
    const presses = randomPresses(level, random);
    const cells = lightsFor(level, presses);
    // Presses that happen to do nothing are no level, but where nothing else can be made of the board.
    return isDark(cells) ? lightsFor(level, withPress(level, presses, 0)) : cells;
  }
  const count = pars.least + random.below(pars.most - pars.least + 1);
  const climbed = climb(level, count, random);
  const enough = climbed.count >= count ? climbed : (hardest(level) ?? climbed);
  return lightsFor(level, reduced(enough, count, random));
};

const isDark = (cells: readonly number[]): boolean => cells.every(cell => cell === 0);

/** Does every press do nothing, as where a cell is its own neighbour three times over? */
const isIdle = (level: MadeLevel): boolean => solverFor(level).nullity === level.rows * level.columns;

/** Could this board have been made for the level? */
export const isFit = (level: MadeLevel, cells: readonly number[]): boolean => {
  if (level.daily !== undefined) return sameJson(cells, generate(level, luckOfDay(level.daily)));
  const pars = parsFor(level);
  const solver = solverFor(level);
  if (pars === undefined) return solver.solve(cells) !== undefined && isDark(cells) === isIdle(level);
  const least = solver.minimum(cells);
  return least?.proved === true && least.count >= pars.least && least.count <= pars.most;
};

/** Why no level can be made of these options, if so. */
export const unmakeable = (level: MadeLevel): Refusal | undefined => {
  const {rows, columns, par, difficulty} = level;
  if (isIdle(level)) return {code: 'nothing-to-make'};
  if (par === undefined && difficulty === undefined) return undefined;
  const greatest = hardest(level)?.count;
  if (greatest === undefined) return {code: 'par-unproved', data: {rows, columns}};
  return par === undefined || par <= greatest ? undefined : {code: 'par-too-great', data: {par, greatest}};
};
