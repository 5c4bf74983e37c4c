import {describe, expect, it, test} from 'vitest';
import {openRecord} from '../../source/engine/game-record.js';
import {startSession} from '../../source/engine/session.js';
import mastermind from '../../source/games/mastermind/index.js';
import type {Cabinet} from '../../source/games/module.js';
import type {Json} from '../../source/lib/json.js';
import {randomFrom} from '../../source/lib/random.js';
import {playMatch} from '../../source/simulate/play-match.js';
import {seedOfMatch, simulate} from '../../source/simulate/simulate.js';
import {value} from '../checks.js';
import pairs from '../fixture/index.js';
import {headerOf} from '../headers.js';

const optionsOf = ({game}: Cabinet, set: Json, seats: number): Json => value(game.parseOptions(set, seats));

/** The state at the end of a match that a session plays with this seed. */
const playedInSession = async (
  {game, bots}: Cabinet,
  options: Json,
  players: readonly string[],
  seed: string,
) => {
  const record = value(openRecord(game, headerOf(game, players, options, seed)));
  const session = startSession(game, record, {
    askBot: async ({bot, view, luck}) =>
      bots.find(({id}) => id === bot)?.choose(view, randomFrom(...luck)) ?? '',
    clock: () => 0,
    now: () => new Date(0),
  });
  await session.settled();
  const deals = record.timeline.deals(record.timeline.head());
  return {outcome: game.outcome(record.timeline.state()), deals};
};

const tables = [
  {cabinet: pairs, set: {target: 2}, players: ['random', 'careful']},
  {cabinet: pairs, set: {win: 'low', ranks: 6}, players: ['careful', 'random', 'careful']},
  {cabinet: mastermind, set: {mode: 'duel', rounds: 3}, players: ['entropy', 'random']},
  {cabinet: mastermind, set: {mode: 'make', feedback: 'counts', tries: 5}, players: ['random', 'parts']},
  {cabinet: mastermind, set: {mode: 'pair', rounds: 2}, players: ['first', 'random']},
  {cabinet: mastermind, set: {tries: 3, rounds: 2}, players: ['random']},
];

describe.each(tables)('$cabinet.game.id, $set, $players', ({cabinet, set, players}) => {
  const options = optionsOf(cabinet, set, players.length);

  it('is played as a session plays it with the match’s own seed', async () => {
    for (const number of [1, 2, 3]) {
      const seed = seedOfMatch('x', number);
      const {scores, winners} = playMatch(cabinet, {options, players}, seed);
      const {outcome} = await playedInSession(cabinet, options, players, seed);
      expect({scores, winners}).toEqual(outcome);
    }
  });

  it('comes to what its matches come to', () => {
    const matches = Array.from({length: 20}, (_, index) =>
      playMatch(cabinet, {options, players}, seedOfMatch('y', index + 1)),
    );
    const simulation = simulate(cabinet, {options, players}, 'y', 20);
    expect(simulation.rounds).toBe(matches.reduce((sum, {rounds}) => sum + rounds, 0));
    for (const [seat, {bot, share, points}] of simulation.players.entries()) {
      expect(bot).toBe(players[seat]);
      const won = matches.reduce(
        (sum, {winners}) => sum + (winners.includes(seat) ? 1 / winners.length : 0),
        0,
      );
      expect(share.mean).toBeCloseTo(won / 20, 12);
      const sum = matches.reduce((total, {scores}) => total + (scores[seat] ?? 0), 0);
      expect(points.mean).toBeCloseTo(sum / 20, 12);
      for (const {mean, low, high} of [share, points]) {
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
      }
    }
    expect(simulate(cabinet, {options, players}, 'y', 20)).toEqual(simulation);
    expect(simulate(cabinet, {options, players}, 'z', 20)).not.toEqual(simulation);
  });
});

test('rounds are counted', () => {
  const simulated = (set: Json, players: readonly string[]) =>
    simulate(mastermind, {options: optionsOf(mastermind, set, players.length), players}, 's', 10).rounds;
  expect(simulated({rounds: 1}, ['first'])).toBe(10);
  expect(simulated({rounds: 3, mode: 'duel'}, ['first', 'random'])).toBe(30);
});

test('a careful player wins more than its share of the pairs, whatever the seed', () => {
  const options = optionsOf(pairs, {}, 2);
  const {players} = simulate(pairs, {options, players: ['random', 'careful']}, 'strength', 300);
  expect(players[1]?.share.low).toBeGreaterThan(0.5);
  expect((players[0]?.share.mean ?? 0) + (players[1]?.share.mean ?? 0)).toBeCloseTo(1, 12);
});

test('a bot that plays what is not allowed is a fault of the program', () => {
  const cheat: Cabinet = {...pairs, bots: [{id: 'cheat', choose: () => ({type: 'stop'})}]};
  const options = optionsOf(pairs, {}, 2);
  expect(() => playMatch(cheat, {options, players: ['cheat', 'cheat']}, 'x')).toThrow('cheat makes a move');
  expect(() => playMatch(cheat, {options, players: ['cheat', 'robot']}, 'x')).toThrow();
});
