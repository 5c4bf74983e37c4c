import type {Bot} from '../../engine/game.js';
import {playExpertly} from './expert.js';
import {playByCounting, playBySource, playRandomly} from './rule-bots.js';
import type {CrazyEights} from './types.js';

/** The bots, the weakest first. */
export const bots: readonly Bot<CrazyEights>[] = [
  {id: 'random', choose: playRandomly},
  {id: 'source', choose: playBySource},
  {id: 'counting', choose: playByCounting},
  {id: 'expert', choose: playExpertly},
];
