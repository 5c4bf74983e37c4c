import type {MessagePort} from 'node:worker_threads';
import type {Cabinet} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {randomFrom} from '../lib/random.js';

/** What is asked: a bot's move, advice (the hint where there is no tip), or what a page of an aid has to find. */
export type Asked =
  | {readonly type: 'move'; readonly bot: string}
  | {readonly type: 'advice'; readonly tip: string | undefined}
  | {readonly type: 'find'; readonly aid: string; readonly index: number};

/** A question. It holds the asker's own view and nothing else of the game. */
export type Question = {
  readonly id: number;
  readonly game: string;
  readonly asked: Asked;
  readonly view: Json;
  readonly luck: readonly (string | number)[];
};

/** What came of it, or the fault that the thinking died of. */
export type Answer = {readonly id: number; readonly value?: Json; readonly fault?: string};

/** Nothing where the game has no such bot, tip or aid. */
const think = (cabinet: Cabinet, {asked, view, luck}: Question): Json | undefined => {
  const random = randomFrom(...luck);
  switch (asked.type) {
    case 'move':
      return cabinet.bots.find(({id}) => id === asked.bot)?.choose(view, random);
    case 'advice':
      return asked.tip === undefined
        ? cabinet.hint?.(view, random)
        : cabinet.tips?.find(({id}) => id === asked.tip)?.choose(view, random);
    case 'find':
      return cabinet.aids?.find(({id}) => id === asked.aid)?.find?.(view, asked.index);
  }
};

const answer = (cabinets: readonly Cabinet[], question: Question): Answer => {
  const {id, game, asked} = question;
  const cabinet = cabinets.find(candidate => candidate.game.id === game);
  try {
    const value = cabinet && think(cabinet, question);
    return value === undefined ? {id, fault: `${game} has none of ${JSON.stringify(asked)}`} : {id, value};
  } catch (fault) {
    return {id, fault: String(fault)};
  }
};

/** Answers questions about these games, one after the other. */
export const serve = (port: MessagePort, cabinets: readonly Cabinet[]): void => {
  port.on('message', (question: Question) => port.postMessage(answer(cabinets, question)));
};
