import crazyEights from './crazy-eights/index.js';
import lightsOut from './lights-out/index.js';
import mastermind from './mastermind/index.js';
import type {Cabinet} from './module.js';

/** Every game of the arcade, in the order of the menu. A new game is one line here. */
export const registry: readonly Cabinet[] = [lightsOut, mastermind, crazyEights];
