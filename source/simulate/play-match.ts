import {evolveAll, type Game, isSeat, type Seat} from '../engine/game.js';
import type {Cabinet} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {randomFrom} from '../lib/random.js';
import type {Figures} from './figures.js';

/** Which bots play, by seat, and by which whole options. */
export type Table = {readonly options: Json; readonly players: readonly string[]};

/** What a match came to. */
export type Played = {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly rounds: number;
};

/** The state after a bot's move. A bot that is refused is a fault of the program. */
const afterMove = (game: Game, state: Json, bot: string, move: Json): Json => {
  const events = game.decide(state, move);
  if (!events.ok) throw new Error(`${bot} makes a move that is refused: ${JSON.stringify(events.error)}`);
  return evolveAll(game, state, events.value);
};

/** Plays a match between bots to its end, by the luck that it would have in a recording with this seed. */
export const playMatch = (
  {game, bots, statistics}: Cabinet,
  {options, players}: Table,
  seed: string,
  figures?: Figures,
): Played => {
  let state = game.initial(options, players.length);
  let [deals, rounds] = [0, 0];
  for (let plies = 0; ; plies++) {
    const mover = game.mover(state);
    if (statistics !== undefined && (mover === 'interval' || mover === 'over'))
      figures?.add(statistics.ofRound(state));
    if (mover === 'over') break;
    if (isSeat(mover)) {
      const bot = bots.find(({id}) => id === players[mover]);
      if (bot === undefined) throw new Error(`there is no bot ${players[mover]}`);
      const move = bot.choose(game.view(state, mover), randomFrom('bot', seed, mover, plies));
      state = afterMove(game, state, bot.id, move);
    } else {
      if (mover === 'interval') rounds += 1;
      state = evolveAll(game, state, game.deal(state, randomFrom('deal', seed, deals)));
      deals += 1;
    }
  }
  if (statistics !== undefined) figures?.add(statistics.ofMatch(state));
  const {scores, winners} = game.outcome(state) ?? {scores: [], winners: []};
  return {scores, winners, rounds: rounds + 1};
};
