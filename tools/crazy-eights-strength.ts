/*
 * Measures how strong a bot of Crazy Eights is against another:
 * `npx tsx tools/crazy-eights-strength.ts BOT AGAINST DECKS SEED [SEATS] [NAME=VALUE…]`, such as
 * `expert counting 3000 a 2 draw=one`. Each deck is one round for every seat of BOT, AGAINST having all others; seat 0 starts.
 * The unit is the deck: its mean share of rounds won, and of points ahead of the mean of the others. What it prints is a row
 * of `source/games/crazy-eights/strength.ts`, and how long BOT thought where it had a choice.
 */
import {evolveAll, isSeat} from '../source/engine/game.js';
import {bots} from '../source/games/crazy-eights/bots.js';
import {parseOptions} from '../source/games/crazy-eights/options.js';
import {crazyEights} from '../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../source/games/crazy-eights/types.js';
import {randomFrom} from '../source/lib/random.js';
import {estimateMean} from '../source/simulate/estimates.js';

const [botId = 'expert', againstId = 'counting', decks = '100', seed = 'trial', seats = '2', ...set] =
  process.argv.slice(2);

const find = (id: string) => {
  const bot = bots.find(each => each.id === id);
  if (bot === undefined) throw new Error(`there is no bot ${id}`);
  return bot;
};
const [bot, against, count] = [find(botId), find(againstId), Number(seats)];
const parsed = parseOptions({target: 'none', ...Object.fromEntries(set.map(each => each.split('=')))}, count);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
const options = parsed.value;

/** Milliseconds for each move of the bot where it had a choice. */
const times: number[] = [];

const move = (state: CrazyEightsState, mover: number, own: number, keys: readonly (string | number)[]) => {
  const view = crazyEights.view(state, mover);
  const player = mover === own ? bot : against;
  const start = performance.now();
  const chosen = player.choose(view, randomFrom('bot', ...keys));
  const ms = performance.now() - start;
  if (mover === own && [...crazyEights.legalMoves(view)].length > 1) times.push(ms);
  const events = crazyEights.decide(state, chosen);
  if (!events.ok) throw new Error(`${player.id}: ${JSON.stringify(events.error)}`);
  return evolveAll(crazyEights, state, events.value);
};

/** The share that the bot won of a round in which it has this seat, and its points ahead of the others. */
const playRound = (deck: number, own: number): {readonly share: number; readonly ahead: number} => {
  const initial = crazyEights.initial(options, count);
  let state = evolveAll(crazyEights, initial, crazyEights.deal(initial, randomFrom('deal', seed, deck)));
  for (let ply = 0; ; ply++) {
    const mover = crazyEights.mover(state);
    if (isSeat(mover)) state = move(state, mover, own, [seed, deck, own, ply]);
    else if (mover === 'chance')
      state = evolveAll(
        crazyEights,
        state,
        crazyEights.deal(state, randomFrom('reshuffle', seed, deck, own, ply)),
      );
    else break;
  }
  const {scores = [], winners = []} = crazyEights.outcome(state) ?? {};
  const [points = 0, all] = [scores[own], scores.reduce((sum, score) => sum + score, 0)];
  return {
    share: winners.includes(own) ? 1 / winners.length : 0,
    ahead: points - (all - points) / (count - 1),
  };
};

const [shares, points]: readonly [number[], number[]] = [[], []];
for (let deck = 0; deck < Number(decks); deck++) {
  const rounds = Array.from({length: count}, (_, own) => playRound(deck, own));
  shares.push(rounds.reduce((sum, {share}) => sum + share, 0) / count);
  points.push(rounds.reduce((sum, {ahead}) => sum + ahead, 0) / count);
}

const estimate = (values: readonly number[]) => {
  const sum = values.reduce((total, value) => total + value, 0);
  const {mean, low, high} = estimateMean(
    sum,
    values.reduce((total, value) => total + value * value, 0),
    values.length,
  );
  return [mean, low, high].map(each => Math.round(each * 10_000) / 10_000);
};
const sorted = times.toSorted((a, b) => a - b);
const quantile = (share: number): number =>
  Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 1000) / 1000;

const row = {
  ...{bot: botId, against: againstId, seats: count, decks: shares.length, seed},
  ...{share: estimate(shares), points: estimate(points)},
  ms: {median: quantile(0.5), most95: quantile(0.95), most999: quantile(0.999)},
};
process.stdout.write(`${JSON.stringify(row)}\n`);
