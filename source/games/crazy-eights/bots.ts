import {suits} from '../../cards/card.js';
import {countSuit} from '../../cards/hand.js';
import type {Bot} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {counting} from './counting.js';
import {playExpertly} from './expert.js';
import {bestOf, type Habits, playBy} from './habits.js';
import {cardPoints} from './points.js';
import {isEight} from './turns.js';
import type {CrazyEights, CrazyEightsMove, CrazyEightsView} from './types.js';
import {legalMoves} from './view.js';

const playRandomly = (view: CrazyEightsView, random: Random): CrazyEightsMove => {
  const moves = [...legalMoves(view)];
  return moves[random.below(moves.length)] ?? {type: 'pass'};
};

/** The computer of the source: the first eight at once, else the card of the greatest value. */
const source: Habits = {
  card: (_view, playable) => playable.find(isEight) ?? bestOf(playable, cardPoints),
  suit: (_view, rest) => bestOf(suits, suit => countSuit(rest, suit)) ?? 'D',
};

/** The bots, the weakest first. */
export const bots: readonly Bot<CrazyEights>[] = [
  {id: 'random', choose: playRandomly},
  {id: 'source', choose: playBy(source)},
  {id: 'counting', choose: playBy(counting)},
  {id: 'expert', choose: playExpertly},
];
