import {evolveAll} from '../engine/game.js';
import type {Json} from '../lib/json.js';
import {randomFrom} from '../lib/random.js';
import {hasAnother} from './new-game.js';
import type {LevelCabinet} from './packs.js';

/** So often in a row luck may bring a level again before there is taken to be no other one. */
const mostTries = 1000;

/**
 * The levels that chance makes with a game's options, as the views that they begin with, each only once: the first is the
 * one that is played with this seed. Ends where no other one comes.
 */
export function* madeLevels(cabinet: LevelCabinet, options: Json, seed: string): Iterable<Json> {
  const {game, levels} = cabinet;
  const start = game.initial(options, 1);
  const met = new Set<string>();
  const tries = hasAnother(cabinet, options) ? mostTries : 1;
  for (let [luck, failed] = [0, 0]; failed < tries; luck++) {
    const view = game.view(evolveAll(game, start, game.deal(start, randomFrom('deal', seed, luck))), 0);
    const level = levels.make(view);
    failed = met.has(level) ? failed + 1 : 0;
    if (failed > 0) continue;
    met.add(level);
    yield view;
  }
}
