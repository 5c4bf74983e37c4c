/*
 * How strong the bots of Crazy Eights are: rounds of duplicate deals, the same deck with the bots in each other's seats. A unit
 * is a deck, and the bounds are over decks.
 *
 *   npx tsx tools/measure-crazy-eights.ts BOT AGAINST DECKS [SEED] [SEATS]
 *
 * With more than two seats BOT sits in each seat in turn, and AGAINST in all others.
 */
import {evolveAll} from '../source/engine/game.js';
import {bots} from '../source/games/crazy-eights/bots.js';
import {outcome} from '../source/games/crazy-eights/outcome.js';
import {crazyEights as game} from '../source/games/crazy-eights/rules.js';
import type {CrazyEightsState, CrazyEightsView} from '../source/games/crazy-eights/types.js';
import {randomFrom} from '../source/lib/random.js';
import {estimateMean} from '../source/simulate/estimates.js';

const [bot = 'expert', against = 'counting', deckText = '100', seed = 'measure', seatText = '2'] =
  process.argv.slice(2);
const [decks, seats] = [Number(deckText), Number(seatText)];

const botOf = (id: string) => {
  const found = bots.find(each => each.id === id);
  if (found === undefined) throw new Error(`there is no bot ${id}`);
  return found;
};

const options = game.parseOptions({}, seats);
if (!options.ok) throw new Error(JSON.stringify(options.error));

const times: number[] = [];

const timed = (view: CrazyEightsView, choose: () => ReturnType<(typeof bots)[number]['choose']>) => {
  const start = performance.now();
  const move = choose();
  if ([...game.legalMoves(view)].length > 1) times.push(performance.now() - start);
  return move;
};

/** Plays one round, `bot` in one seat, and gives its share and its points over the mean of the others. */
const playRound = (deck: number, own: number): {readonly share: number; readonly points: number} => {
  let state: CrazyEightsState = game.initial(options.value, seats);
  let deals = 0;
  for (let plies = 0; ; plies++) {
    const mover = game.mover(state);
    if (mover === 'over' || (mover === 'interval' && state.rounds.length > 0)) break;
    if (typeof mover !== 'number') {
      state = evolveAll(game, state, game.deal(state, randomFrom('deal', seed, deck, deals)));
      deals += 1;
      continue;
    }
    const view = game.view(state, mover);
    const random = randomFrom('bot', seed, deck, own, mover, plies);
    const move =
      mover === own
        ? timed(view, () => botOf(bot).choose(view, random))
        : botOf(against).choose(view, random);
    const events = game.decide(state, move);
    if (!events.ok) throw new Error(JSON.stringify(events.error));
    state = evolveAll(game, state, events.value);
  }
  const points = state.rounds[0]?.points ?? [];
  const winners = outcome({...state, phase: 'interval'})?.winners ?? [];
  const share = winners.includes(own) ? 1 / winners.length : 0;
  const others = points.reduce((sum, each) => sum + each, 0) - (points[own] ?? 0);
  return {share, points: (points[own] ?? 0) - others / (seats - 1)};
};

const shares = {sum: 0, squares: 0};
const leads = {sum: 0, squares: 0};
const add = (sums: {sum: number; squares: number}, value: number): void => {
  sums.sum += value;
  sums.squares += value * value;
};
for (let deck = 0; deck < decks; deck++) {
  const rounds = Array.from({length: seats}, (_, own) => playRound(deck, own));
  add(shares, rounds.reduce((sum, {share}) => sum + share, 0) / seats);
  add(leads, rounds.reduce((sum, {points}) => sum + points, 0) / seats);
}

const text = ({sum, squares}: {sum: number; squares: number}): string => {
  const {mean, low, high} = estimateMean(sum, squares, decks);
  return `${mean.toFixed(4)} (${low.toFixed(4)} - ${high.toFixed(4)})`;
};
const at = (part: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(2);
process.stdout.write(
  [
    `${bot} against ${against}, ${seats} seats, ${decks} decks, seed ${seed}`,
    `share  ${text(shares)}`,
    `points ${text(leads)}`,
    `ms a move with a choice: median ${at(0.5)}, 95% ${at(0.95)}, 99.9% ${at(0.999)}`,
    '',
  ].join('\n'),
);
