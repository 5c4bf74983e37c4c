import type {Statistics} from '../module.js';
import {deckCount} from './options.js';
import {isEight} from './turns.js';
import type {CrazyEights, CrazyEightsState, LogEntry} from './types.js';

const count = (log: readonly LogEntry[], isCounted: (entry: LogEntry) => boolean): number =>
  log.reduce((sum, entry) => sum + (isCounted(entry) ? 1 : 0), 0);

/** Turns are counted until the mover changes: a draw and what is played after it in the same turn are one. */
const turnsIn = (log: readonly LogEntry[]): number => {
  const movers = log.flatMap(entry => ('seat' in entry ? [entry.seat] : []));
  return movers.filter((seat, index) => seat !== movers[index - 1]).length;
};

/** Did the stock become empty at any time of the round? */
const ranOut = ({options, seats, log}: CrazyEightsState): boolean => {
  let stock = 52 * deckCount(options, seats) - seats * options.hand - 1;
  return log.some(entry => {
    if (entry.what === 'drew') stock -= 1;
    if (entry.what === 'reshuffled') stock += entry.cards.length;
    return stock === 0;
  });
};

/** Figures of a round that somebody has won. */
const wonFigures = ({rounds}: CrazyEightsState): {readonly [name: string]: number} => {
  const round = rounds.at(-1);
  if (round?.out === undefined) return {};
  return {
    starterGoesOutShare: round.out === round.starter ? 1 : 0,
    pointsWhenGoingOut: round.points[round.out] ?? 0,
  };
};

export const statistics: Statistics<CrazyEights> = {
  kinds: {
    turnsPerRound: 'mean',
    drawsPerRound: 'mean',
    passesPerRound: 'mean',
    eightsPerRound: 'mean',
    blockedShare: 'share',
    stockOutShare: 'share',
    starterGoesOutShare: 'share',
    pointsWhenGoingOut: 'mean',
    roundsPerMatch: 'mean',
  },
  ofRound: state => ({
    turnsPerRound: turnsIn(state.log),
    drawsPerRound: count(state.log, ({what}) => what === 'drew'),
    passesPerRound: count(state.log, ({what}) => what === 'passed'),
    eightsPerRound: count(state.log, entry => entry.what === 'played' && isEight(entry.card)),
    blockedShare: state.rounds.at(-1)?.out === undefined ? 1 : 0,
    stockOutShare: ranOut(state) ? 1 : 0,
    ...wonFigures(state),
  }),
  ofMatch: ({rounds}) => ({roundsPerMatch: rounds.length}),
};
