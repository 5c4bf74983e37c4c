/* The bot `expert`: the move that comes off best in many rounds played out in thought. */
import type {Random} from '../../lib/random.js';
import {type Effort, type Thought, think} from './search.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';

/** Playouts and imagined deals for two seats; where there are more, rounds are longer and there is more to imagine. */
const work = {playouts: 3600, deals: 600} as const;

/** With several others only what is clearly better is played instead of the move of `counting`. */
export const effortFor = (seats: number): Effort => ({
  playouts: Math.ceil((work.playouts * 2) / seats),
  deals: Math.ceil((work.deals * 2) / seats),
  batch: 48,
  drop: 2.5,
  override: seats === 2 ? 0 : 1.5,
  bonus: 10,
});

export const thinkExpertly = (view: CrazyEightsView, random: Random): Thought =>
  think(view, random, effortFor(view.seats));

export const playExpertly = (view: CrazyEightsView, random: Random): CrazyEightsMove =>
  thinkExpertly(view, random).move;
