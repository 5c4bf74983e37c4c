import type {Refusal} from '../engine/game.js';
import type {Advice, Cabinet, Tip} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {randomFrom} from '../lib/random.js';
import type {Result} from '../lib/result.js';
import type {App} from './app.js';

/** Advice that is asked for, one at a time. */
export type Advising = {
  /** The hint, or what a tip says, is given at once, or later where the position is a heavy one. */
  ask(tip: Tip | undefined, view: Json, luck: readonly (string | number)[]): void;
  /** Is it being worked out? */
  isBusy(): boolean;
  /** Nobody wants it any more. */
  stop(): void;
};

/** `given` gets what came of it; a thought that failed is no advice. */
export const createAdvising = (
  app: App,
  cabinet: Cabinet,
  given: (advice: Result<Advice, Refusal>) => void,
): Advising => {
  let asked: AbortController | undefined;
  let times = 0;

  const stop = (): void => {
    asked?.abort();
    asked = undefined;
  };

  return {
    ask(tip, view, luck) {
      stop();
      times += 1;
      // Asked again, a tip that is drawn is another one; what is hinted is not drawn.
      const keys = tip === undefined ? ['hint', ...luck] : ['tip', times, ...luck];
      if (cabinet.isHeavy?.(view) !== true) {
        const random = randomFrom(...keys);
        const advice = tip === undefined ? cabinet.hint?.(view, random) : tip.choose(view, random);
        if (advice !== undefined) given(advice);
        return;
      }
      const mine = new AbortController();
      asked = mine;
      const finish = (advice: Result<Advice, Refusal>): void => {
        if (mine.signal.aborted) return;
        asked = undefined;
        given(advice);
      };
      app.ports
        .askHelp(cabinet.game.id)
        .advise({tip: tip?.id, view, luck: keys, signal: mine.signal})
        .then(finish, () => finish({ok: false, error: {code: 'no-advice'}}));
    },
    isBusy: () => asked !== undefined,
    stop,
  };
};
