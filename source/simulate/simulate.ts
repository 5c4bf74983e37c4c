import type {Cabinet} from '../games/module.js';
import {type Estimate, estimateMean, estimateShare} from './estimates.js';
import {createFigures} from './figures.js';
import {type Played, playMatch, type Table} from './play-match.js';

/** How a seat fared: its share of the matches, one that several won counting in parts, and its points in a match. */
export type SeatFigures = {readonly bot: string; readonly share: Estimate; readonly points: Estimate};

export type Simulation = {
  readonly rounds: number;
  /** The game's own figures, by name. */
  readonly statistics: {readonly [name: string]: Estimate};
  readonly players: readonly SeatFigures[];
};

/** What is counted of a seat. Whole numbers, so that the order of the matches makes no difference. */
type Tally = {
  /** Matches that it won alone, with one other, and so on. */
  readonly wins: number[];
  sum: number;
  squares: number;
};

const count = (tallies: readonly Tally[], {scores, winners}: Played): void => {
  for (const [seat, tally] of tallies.entries()) {
    const score = scores[seat] ?? 0;
    tally.sum += score;
    tally.squares += score * score;
    const place = winners.length - 1;
    if (winners.includes(seat)) tally.wins[place] = (tally.wins[place] ?? 0) + 1;
  }
};

const shareOf = ({wins}: Tally): number =>
  Array.from(wins, (won, others) => (won ?? 0) / (others + 1)).reduce((sum, part) => sum + part, 0);

/** The seed of one of the matches, from 1: with it that match can be played, and watched, by itself. */
export const seedOfMatch = (seed: string, number: number): string => `${seed} ${number}`;

/** Plays so many matches, at least two, between bots. */
export const simulate = (cabinet: Cabinet, table: Table, seed: string, matches: number): Simulation => {
  const tallies = table.players.map((): Tally => ({wins: [], sum: 0, squares: 0}));
  const figures = createFigures(cabinet.statistics ?? {kinds: {}});
  let rounds = 0;
  for (let number = 1; number <= matches; number++) {
    const played = playMatch(cabinet, table, seedOfMatch(seed, number), figures);
    rounds += played.rounds;
    count(tallies, played);
  }
  const players = tallies.map((tally, seat) => ({
    bot: table.players[seat] ?? '',
    share: estimateShare(shareOf(tally), matches),
    points: estimateMean(tally.sum, tally.squares, matches),
  }));
  return {rounds, statistics: figures.estimates(), players};
};
