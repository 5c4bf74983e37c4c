import type {Statistics} from '../games/module.js';
import {type Estimate, estimateMean, estimateShare} from './estimates.js';

/** What is counted of one figure: how often, its sum, and that of its squares. */
type Sums = {count: number; sum: number; squares: number};

/** Adds up the figures of rounds and matches. */
export type Figures = {
  add(figures: {readonly [name: string]: number}): void;
  /** Each figure that was seen at least twice, in the order of the game's list. */
  estimates(): {readonly [name: string]: Estimate};
};

export const createFigures = ({kinds}: Pick<Statistics, 'kinds'>): Figures => {
  const all = new Map(
    Object.keys(kinds).map((name): [string, Sums] => [name, {count: 0, sum: 0, squares: 0}]),
  );
  const estimate = (name: string, {count, sum, squares}: Sums): Estimate =>
    kinds[name] === 'share' ? estimateShare(sum, count) : estimateMean(sum, squares, count);
  return {
    add(figures) {
      for (const [name, value] of Object.entries(figures)) {
        const sums = all.get(name);
        if (sums === undefined) throw new Error(`${name} is not among the game's figures`);
        sums.count += 1;
        sums.sum += value;
        sums.squares += value * value;
      }
    },
    estimates: () =>
      Object.fromEntries(
        [...all].flatMap(([name, sums]) => (sums.count < 2 ? [] : [[name, estimate(name, sums)]])),
      ),
  };
};
