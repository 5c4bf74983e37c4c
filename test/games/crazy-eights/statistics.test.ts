import {expect, test} from 'vitest';
import crazyEights from '../../../source/games/crazy-eights/index.js';
import {simulate} from '../../../source/simulate/simulate.js';
import {value} from '../../checks.js';
import oracle from '../../oracles/card-games.json' with {type: 'json'};

// The figures of an independent program that follows the same rules, and the ranges in which 50,000 rounds must lie.
const {statistics} = oracle.crazy_eights_source_v_source;

const figures = (set: object, players: readonly string[], matches: number) =>
  simulate(
    crazyEights,
    {options: value(crazyEights.game.parseOptions({...set}, players.length)), players},
    'oracle',
    matches,
  );

test('source against source plays rounds as the oracle has them', () => {
  const {rounds, statistics: found, players} = figures({}, ['source', 'source'], 5500);
  expect(rounds).toBeGreaterThan(50_000);
  const ranges = {
    turnsPerRound: statistics['turns_a_round (play, draw or pass)'].range,
    drawsPerRound: statistics.draws_a_round.range,
    passesPerRound: statistics.passes_a_round.range,
    eightsPerRound: statistics.eights_a_round.range,
    blockedShare: statistics.blocked_share.range,
    stockOutShare: statistics.stock_ran_out_share.range,
    starterGoesOutShare: statistics.starter_goes_out_share.range,
    pointsWhenGoingOut: statistics.points_when_going_out.range,
  };
  for (const [name, [low = 0, high = 0]] of Object.entries(ranges)) {
    const {mean = Number.NaN} = found[name] ?? {};
    expect([name, mean >= low, mean <= high, mean]).toEqual([name, true, true, mean]);
  }
  const {mean, half_width: half} = statistics.rounds_to_100;
  expect(Math.abs((found['roundsPerMatch']?.mean ?? 0) - mean)).toBeLessThan(3 * half);
  // Neither has an advantage over a match, since the deal moves on.
  for (const {share} of players) expect([share.low < 0.5, share.high > 0.5]).toEqual([true, true]);
}, 60_000);

/** The oracle's figures of other rules have no ranges: ten rounds in a hundred matches apart are too far. */
const near = (found: number | undefined, wanted: number, part: number): void => {
  expect(Math.abs((found ?? Number.NaN) / wanted - 1)).toBeLessThan(part);
};

test.each([
  ['one-then-play', 24.5, 0.0071],
  ['up-to-three', 26.3, 0.062],
  ['until-playable', 29.7, 0.133],
] as const)('by the rule "%s" too', (draw, turns, blocked) => {
  const found = figures({draw}, ['source', 'source'], 600).statistics;
  near(found['turnsPerRound']?.mean, turns, 0.03);
  near(found['blockedShare']?.mean, blocked, 0.35);
});

test.each([
  [3, 31.9, 34.4],
  [4, 34.6, 50.7],
  [5, 38.2, 66.4],
  [6, 43.2, 85],
  [7, 47.2, 102],
] as const)('and with %d players', (seats, turns, points) => {
  const players = Array.from({length: seats}, () => 'source');
  const found = figures({target: '500'}, players, 60).statistics;
  near(found['turnsPerRound']?.mean, turns, 0.06);
  near(found['pointsWhenGoingOut']?.mean, points, 0.06);
});
