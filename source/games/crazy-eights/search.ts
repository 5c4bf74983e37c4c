/*
 * The search of the bot `expert`: each candidate is played out on many deals of the hidden cards that agree with what is
 * known, all seats playing as `counting` does. The work is counted, not timed.
 */
import type {Seat} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {candidatesOf, makeOn} from './candidates.js';
import {createDice} from './dice.js';
import {copyTable, createTable, nobody, type Table, tablePoints, tableValue} from './fast-table.js';
import {hiddenFrom} from './hidden.js';
import {dealAt, imagine} from './imagined.js';
import {playOut} from './playout.js';
import {addDeal, createRace, dropBehind, leaderOf, leadOver, type Race} from './race.js';
import {layDeal, tableFrom} from './seen-table.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';

/** How much is thought. */
export type Effort = {
  /** The most rounds that are played out. */
  readonly playouts: number;
  /** Deals that are imagined, and how many are played between two looks at who is behind. */
  readonly deals: number;
  readonly batch: number;
  /** Standard errors behind the leader at which a candidate drops out. */
  readonly drop: number;
  /** Standard errors by which a move must be ahead of that of `counting` to be played in its stead. */
  readonly override: number;
  /** What winning the round is worth beside its points. */
  readonly bonus: number;
};

/** What a thought came to. */
export type Thought = {
  /** The move of `counting` first. */
  readonly candidates: readonly CrazyEightsMove[];
  /** The place of the best among them. */
  readonly best: number;
  readonly playouts: number;
};

/** Points ahead of the mean of the others, and the bonus for the winner, which the others pay. */
const rewardOf = (table: Table, seat: Seat, bonus: number): number => {
  const rivals = table.seats - 1;
  if (table.out !== nobody) {
    const won = bonus + tableValue(table);
    return table.out === seat ? won : -won / rivals;
  }
  const points = tablePoints(table);
  const own = points[seat] ?? 0;
  const ahead = own - (points.reduce((sum, each) => sum + each, 0) - own) / rivals;
  return ahead + bonus * Math.sign(ahead);
};

/** A step of the golden ratio each time, so that the deals are drawn evenly. */
const goldenStep = 0.6180339887498949;

const choiceOf = (race: Race, override: number): number => {
  const leader = leaderOf(race);
  return race.alive.includes(0) && leadOver(race, leader, 0) < override ? 0 : leader;
};

export const think = (view: CrazyEightsView, random: Random, effort: Effort): Thought => {
  const candidates = candidatesOf(view);
  if (candidates.length === 1 || typeof view.eye !== 'number') return {candidates, best: 0, playouts: 0};
  const seat = view.eye;
  const dice = createDice(random.below(2 ** 32));
  const hidden = hiddenFrom(view);
  const imagined = imagine(hidden, view.stock, effort.deals, dice);
  const [base, table] = [tableFrom(view, seat), createTable(view.options, view.seats)];
  const makers = candidates.map(move => makeOn(view, move));
  const race = createRace(candidates.length);
  const rewards = new Float64Array(candidates.length);
  let [share, playouts] = [0, 0];
  while (race.alive.length > 1 && playouts + race.alive.length <= effort.playouts) {
    share = (share + goldenStep) % 1;
    layDeal(base, hidden, imagined, dealAt(imagined, share), dice);
    for (const candidate of race.alive) {
      copyTable(base, table);
      makers[candidate]?.(table);
      playOut(table, dice);
      rewards[candidate] = rewardOf(table, seat, effort.bonus);
    }
    addDeal(race, rewards);
    playouts += race.alive.length;
    if (race.deals % effort.batch === 0) dropBehind(race, effort.drop);
  }
  return {candidates, best: choiceOf(race, effort.override), playouts};
};
