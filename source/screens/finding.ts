import type {Aid, Cabinet} from '../games/module.js';
import type {Json} from '../lib/json.js';
import type {App} from './app.js';

/** What pages of aids had to find, so far; asked again it is what was found. */
export type Finding = {
  /** What a page has to find, or nothing as long as it is being worked out. `place` tells positions apart. */
  of(aid: Aid, index: number, view: Json, place: number): Json | undefined;
  stop(): void;
};

/** Finds at once, or in a thread of its own where the position is a heavy one: then the screen is told when it is there. */
export const createFinding = (app: App, cabinet: Cabinet): Finding => {
  let asked: AbortController | undefined;
  let askedKey = '';
  let found: {readonly key: string; readonly value: Json} | undefined;

  const stop = (): void => {
    asked?.abort();
    asked = undefined;
    askedKey = '';
  };

  return {
    of(aid, index, view, place) {
      const key = `${aid.id} ${index} ${place}`;
      if (found?.key === key) return found.value;
      if (key === askedKey) return undefined;
      stop();
      if (aid.find === undefined) return undefined;
      if (cabinet.isHeavy?.(view) !== true) {
        found = {key, value: aid.find(view, index)};
        return found.value;
      }
      const mine = new AbortController();
      asked = mine;
      askedKey = key;
      app.ports
        .askHelp(cabinet.game.id)
        .find({aid: aid.id, index, view, signal: mine.signal})
        .then(
          value => {
            if (mine.signal.aborted) return;
            found = {key, value};
            stop();
            app.changed();
          },
          // What failed would fail again: it stays as it is.
          () => undefined,
        );
      return undefined;
    },
    stop,
  };
};
