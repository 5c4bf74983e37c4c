import type {GameText} from '../../lib/text.js';
import type {LevelReport} from '../module.js';
import {movesOf, powerText} from './aids.js';
import {shareOf, subjectOf} from './describe.js';
import type {Variant} from './neighbourhood.js';
import {cellName} from './notation.js';
import type {LightsOutView} from './rules.js';
import {type Presses, solverFor} from './solver.js';
import type {LightsOutKey} from './words.js';

type Text = GameText<LightsOutKey>;

/** More solutions than this are not listed. */
export const mostListed = 65_536;

/** What `arcade solve` tells programs of a level. A cell that is to be pressed twice is named twice. */
export type LightsOutReport = LevelReport &
  Variant & {
    readonly nullity: number;
    /** How many ways there are to solve it. */
    readonly solutions: number;
    /** A fewest solution. */
    readonly presses?: readonly string[];
    /** A quiet pattern that the level meets unevenly: the proof that it can't be solved. */
    readonly witness?: readonly string[];
    readonly all?: readonly (readonly string[])[];
  };

/** Solves a position; with `all`, every solution where there are at most 65,536. */
export const report = (view: LightsOutView, all: boolean): LightsOutReport => {
  const {rows, columns, shape, wrap, states, cells} = view;
  const solver = solverFor(view);
  const names = (presses: Presses) => movesOf(columns, presses).map(cellName);
  const base = {rows, columns, shape, wrap, states, nullity: solver.nullity};
  const least = solver.minimum(cells);
  if (least === undefined)
    return {...base, solvable: false, solutions: 0, witness: names(solver.witness(cells) ?? [])};
  const solutions = states ** solver.nullity;
  return {
    ...base,
    solvable: true,
    solutions,
    minimum: least.count,
    presses: names(least.presses),
    proved: least.proved,
    ...(all && solutions <= mostListed ? {all: [...solver.solutions(cells)].map(names)} : {}),
  };
};

/** The same for people, a line each. */
export const describeReport = (found: LightsOutReport, text: Text): readonly string[] => {
  const {say} = text;
  const head = [subjectOf(found, text), shareOf(found, text)];
  const list = (cells: readonly string[] = []): string => cells.join(' ');
  const witness = found.states === 2 ? 'reportWitness' : 'reportWitnessStates';
  if (!found.solvable) return [...head, say('unsolvable'), say(witness, {cells: list(found.witness)})];
  const count = found.minimum ?? 0;
  return [
    ...head,
    count === 0
      ? say('alreadySolved')
      : say(found.proved === true ? 'reportFewest' : 'reportAtMost', {count, cells: list(found.presses)}),
    found.solutions === 1
      ? say('onlySolution')
      : say('reportSolutions', {count: found.solutions, total: powerText(found.states, found.nullity)}),
    // A way without a press is told by its name.
    ...(found.all ?? []).map(cells => (cells.length === 0 ? say('presses', {count: 0}) : list(cells))),
  ];
};
