/* The bot `expert`: the move that comes off best in many rounds played out in thought. */
import type {Random} from '../../lib/random.js';
import {type Effort, type Thought, think} from './search.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';

const usual: Effort = {playouts: 3600, deals: 600, batch: 48, drop: 2.5, override: 0, bonus: 10};

/** With several others only what is clearly better is played instead of the move of `counting`. */
export const effortFor = (seats: number): Effort => (seats === 2 ? usual : {...usual, override: 1.5});

export const thinkExpertly = (view: CrazyEightsView, random: Random): Thought =>
  think(view, random, effortFor(view.seats));

export const playExpertly = (view: CrazyEightsView, random: Random): CrazyEightsMove =>
  thinkExpertly(view, random).move;
