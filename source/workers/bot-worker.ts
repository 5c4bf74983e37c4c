import {Worker} from 'node:worker_threads';
import type {AskBot} from '../engine/session.js';
import type {Json} from '../lib/json.js';
import type {Answer, Question} from './serve.js';

/** A bot that has not answered by then is given up. Its own budget is a count of work, far below this. */
const longestThought = 30_000;

export type BotWorker = {
  /** Asks a bot of a game. Rejects when it fails, is late, or the question is aborted. */
  askBot(game: string): AskBot;
  close(): Promise<void>;
};

/** Bots think in a thread of their own, made when the first is asked; what is aborted in mid-thought ends with it. */
export const createBotWorker = (entry: URL): BotWorker => {
  let worker: Worker | undefined;
  let asked = 0;

  const discard = (): void => {
    void worker?.terminate();
    worker = undefined;
  };

  const ask = (question: Question, signal: AbortSignal): Promise<Json> =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(entry);
      const asking = worker;
      const stop = (reason: string): void => {
        finish();
        discard();
        reject(new Error(reason));
      };
      const late = setTimeout(() => stop('late'), longestThought);
      const aborted = (): void => stop('aborted');
      const failed = (fault: Error): void => stop(fault.message);
      const answered = ({id, move, fault}: Answer): void => {
        if (id !== question.id) return;
        finish();
        if (move === undefined) reject(new Error(fault ?? 'no move'));
        else resolve(move);
      };
      const finish = (): void => {
        clearTimeout(late);
        signal.removeEventListener('abort', aborted);
        asking.off('error', failed);
        asking.off('message', answered);
      };
      signal.addEventListener('abort', aborted);
      asking.on('error', failed);
      asking.on('message', answered);
      asking.postMessage(question);
    });

  return {
    askBot:
      game =>
      ({bot, view, luck, signal}) => {
        asked += 1;
        return ask({id: asked, game, bot, view, luck}, signal);
      },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
};
