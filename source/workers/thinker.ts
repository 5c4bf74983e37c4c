import {Worker} from 'node:worker_threads';
import type {Refusal} from '../engine/game.js';
import type {AskBot} from '../engine/session.js';
import type {Advice} from '../games/module.js';
import type {Json} from '../lib/json.js';
import type {Result} from '../lib/result.js';
import type {Answer, Asked, Question} from './serve.js';

/** Thinking that has not ended by then is given up. Its own budget is a count of work, far below this. */
const longestThought = 30_000;

/** Works out a game's help elsewhere, so that no key waits for it. Rejects when it fails, is late, or is aborted. */
export type AskHelp = {
  /** The hint, or what a tip says. */
  advise(question: {
    readonly tip: string | undefined;
    readonly view: Json;
    readonly luck: readonly (string | number)[];
    readonly signal: AbortSignal;
  }): Promise<Result<Advice, Refusal>>;
  find(question: {
    readonly aid: string;
    readonly index: number;
    readonly view: Json;
    readonly signal: AbortSignal;
  }): Promise<Json>;
};

export type Thinker = {
  /** Asks a bot of a game. Rejects when it fails, is late, or the question is aborted. */
  askBot(game: string): AskBot;
  askHelp(game: string): AskHelp;
  close(): Promise<void>;
};

/** A thread that is made when it is first asked; what is aborted in mid-thought ends with it. */
const createThread = (entry: URL) => {
  let worker: Worker | undefined;
  let asked = 0;

  const discard = (): void => {
    void worker?.terminate();
    worker = undefined;
  };

  const ask = (wanted: Omit<Question, 'id'>, signal: AbortSignal): Promise<Json> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new Error('aborted'));
      asked += 1;
      const question: Question = {id: asked, ...wanted};
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
      // Another question was aborted in the same thread.
      const ended = (): void => stop('ended');
      const answered = ({id, value, fault}: Answer): void => {
        if (id !== question.id) return;
        finish();
        if (value === undefined) reject(new Error(fault ?? 'no answer'));
        else resolve(value);
      };
      const finish = (): void => {
        clearTimeout(late);
        signal.removeEventListener('abort', aborted);
        asking.off('error', failed);
        asking.off('exit', ended);
        asking.off('message', answered);
      };
      signal.addEventListener('abort', aborted);
      asking.on('error', failed);
      asking.on('exit', ended);
      asking.on('message', answered);
      asking.postMessage(question);
    });

  return {
    ask,
    async close(): Promise<void> {
      await worker?.terminate();
      worker = undefined;
    },
  };
};

/** Bots think in one thread, help is worked out in another: neither waits for the other, or ends with it. */
export const createThinker = (entry: URL): Thinker => {
  const bots = createThread(entry);
  const help = createThread(entry);
  const askHelp = (
    game: string,
    asked: Asked,
    question: Pick<Question, 'view' | 'luck'>,
    signal: AbortSignal,
  ) => help.ask({game, asked, ...question}, signal);
  return {
    askBot:
      game =>
      ({bot, view, luck, signal}) =>
        bots.ask({game, asked: {type: 'move', bot}, view, luck}, signal),
    askHelp: game => ({
      // The thread hands back what the module gave it.
      advise: ({tip, view, luck, signal}) =>
        askHelp(game, {type: 'advice', tip}, {view, luck}, signal) as Promise<Result<Advice, Refusal>>,
      find: ({aid, index, view, signal}) =>
        askHelp(game, {type: 'find', aid, index}, {view, luck: []}, signal),
    }),
    async close() {
      await Promise.all([bots.close(), help.close()]);
    },
  };
};
