/*
 * The search of the bot `expert`: each candidate is played out on many deals of the hidden cards that agree with what is
 * known, all seats playing as `counting` does. The work is counted, not timed.
 */
import type {Seat} from '../../engine/game.js';
import {quickRandom, type Random} from '../../lib/random.js';
import {candidatesOf, makeOn} from './candidates.js';
import {copyTable, createTable, nobody, type Table, tablePoints, tableValue} from './fast-table.js';
import {hiddenFrom} from './hidden.js';
import {dealAt, imagine} from './imagined.js';
import {playOut} from './playout.js';
import {addDeal, createRace, dropBehind, leaderOf, leadOver, nextTo, type Race} from './race.js';
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

/** How far a move was ahead of another on the same deals. */
export type Lead = {
  readonly over: CrazyEightsMove;
  /** Points a round, and parts of the rounds won. */
  readonly points: number;
  readonly wins: number;
  readonly deals: number;
};

/** What a thought came to. */
export type Thought = {
  /** The move of `counting` first. */
  readonly candidates: readonly CrazyEightsMove[];
  readonly move: CrazyEightsMove;
  /** Its lead over the next best; missing where there was nothing to choose. */
  readonly lead?: Lead;
  /** How many rounds were played out. */
  readonly playouts: number;
};

/** How many points a seat is ahead of the mean of the others. */
const aheadOf = (table: Table, seat: Seat): number => {
  const rivals = table.seats - 1;
  if (table.out !== nobody) return tableValue(table) * (table.out === seat ? 1 : -1 / rivals);
  const points = tablePoints(table);
  const own = points[seat] ?? 0;
  return own - (points.reduce((sum, each) => sum + each, 0) - own) / rivals;
};

/** 1 for a round won; what others win is shared by those who lose it. */
const victoryOf = (table: Table, seat: Seat, ahead: number): number => {
  if (table.out === nobody) return Math.sign(ahead);
  return table.out === seat ? 1 : -1 / (table.seats - 1);
};

/** A step of the golden ratio each time, so that the deals are drawn evenly. */
const goldenStep = 0.6180339887498949;

const choiceOf = (race: Race, override: number): number => {
  const leader = leaderOf(race);
  return race.alive.includes(0) && leadOver(race, leader, 0) < override ? 0 : leader;
};

/** Plays candidates out until one is left or the work is done; gives the sums of points ahead by candidate, too. */
const runRace = (
  view: CrazyEightsView,
  seat: Seat,
  makers: readonly ((table: Table) => void)[],
  {playouts: most, deals, batch, drop, bonus}: Effort,
  random: Random,
): {readonly race: Race; readonly points: Float64Array; readonly playouts: number} => {
  const hidden = hiddenFrom(view);
  const imagined = imagine(hidden, view.stock, deals, random);
  const base = tableFrom(view, seat);
  const table = createTable(view.options, view.seats);
  const race = createRace(makers.length);
  const rewards = new Float64Array(makers.length);
  const points = new Float64Array(makers.length);
  let [share, playouts] = [0, 0];
  while (race.alive.length > 1 && playouts + race.alive.length <= most) {
    share = (share + goldenStep) % 1;
    layDeal(base, hidden, imagined, dealAt(imagined, share), random);
    for (const candidate of race.alive) {
      copyTable(base, table);
      makers[candidate]?.(table);
      playOut(table, random);
      const ahead = aheadOf(table, seat);
      points[candidate] = (points[candidate] ?? 0) + ahead;
      rewards[candidate] = ahead + bonus * victoryOf(table, seat, ahead);
    }
    addDeal(race, rewards);
    playouts += race.alive.length;
    if (race.deals % batch === 0) dropBehind(race, drop);
  }
  return {race, points, playouts};
};

export const think = (view: CrazyEightsView, random: Random, effort: Effort): Thought => {
  const {eye, seats} = view;
  const candidates = candidatesOf(view);
  const [first = {type: 'pass'}] = candidates;
  if (candidates.length === 1 || typeof eye !== 'number') return {candidates, move: first, playouts: 0};
  const makers = candidates.map(move => makeOn(view, move));
  const {race, points, playouts} = runRace(view, eye, makers, effort, quickRandom(random));
  const best = choiceOf(race, effort.override);
  const next = nextTo(race, best);
  const {deals, sums} = race;
  const meanLead = (of: Float64Array): number => ((of[best] ?? 0) - (of[next] ?? 0)) / deals;
  const ahead = meanLead(points);
  // From losing to winning it is 1 and what a loser shares in.
  const wins = (meanLead(sums) - ahead) / effort.bonus / (1 + 1 / (seats - 1));
  const lead: Lead = {over: candidates[next] ?? first, points: ahead, wins, deals};
  return {candidates, move: candidates[best] ?? first, lead, playouts};
};
