import type {MessagePort} from 'node:worker_threads';
import type {Cabinet} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {randomFrom} from '../lib/random.js';

/** A question to a bot. It holds the bot's own view and nothing else of the game. */
export type Question = {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly view: Json;
  readonly luck: readonly (string | number)[];
};

/** The bot's move, or the fault that it died of. */
export type Answer = {readonly id: number; readonly move?: Json; readonly fault?: string};

const answer = (cabinets: readonly Cabinet[], {id, game, bot, view, luck}: Question): Answer => {
  const asked = cabinets
    .find(cabinet => cabinet.game.id === game)
    ?.bots.find(candidate => candidate.id === bot);
  if (asked === undefined) return {id, fault: `there is no bot ${bot} in ${game}`};
  try {
    return {id, move: asked.choose(view, randomFrom(...luck))};
  } catch (fault) {
    return {id, fault: String(fault)};
  }
};

/** Answers questions for the bots of these games, one after the other. */
export const serve = (port: MessagePort, cabinets: readonly Cabinet[]): void => {
  port.on('message', (question: Question) => port.postMessage(answer(cabinets, question)));
};
