import type {Card} from '../../cards/card.js';
import {deckOf, sameCards} from '../../cards/deck.js';
import type {Refusal} from '../../engine/game.js';
import {type Random, shuffled} from '../../lib/random.js';
import {err, ok, type Result} from '../../lib/result.js';
import {deckCount} from './options.js';
import {awaitsReshuffle} from './turns.js';
import type {CrazyEightsEvent, CrazyEightsState} from './types.js';

const wholeDeck = ({options, seats}: CrazyEightsState): readonly Card[] => deckOf(deckCount(options, seats));

/** A shuffled deck for a new round, or the discard pile under its top card as the new stock. */
export const deal = (state: CrazyEightsState, random: Random): readonly CrazyEightsEvent[] =>
  state.phase === 'turn'
    ? [{type: 'reshuffled', stock: shuffled(state.pile.slice(0, -1), random)}]
    : [{type: 'dealt', cards: shuffled(wholeDeck(state), random)}];

const isPossible = (state: CrazyEightsState, event: CrazyEightsEvent): boolean => {
  const {phase, hands, stock, pile} = state;
  if (phase === 'start' || phase === 'interval')
    return event.type === 'dealt' && sameCards(event.cards, wholeDeck(state));
  if (phase === 'over') return false;
  if (awaitsReshuffle(state)) return event.type === 'reshuffled' && sameCards(event.stock, pile.slice(0, -1));
  // Out of turn: what lies hidden may change places, and nothing else.
  return (
    event.type === 'rehidden' &&
    event.hands.length === hands.length &&
    event.hands.every((hand, seat) => hand.length === hands[seat]?.length) &&
    event.stock.length === stock.length &&
    sameCards([...event.hands.flat(), ...event.stock], [...hands.flat(), ...stock])
  );
};

export const checkDeal = (
  state: CrazyEightsState,
  [event, ...more]: readonly CrazyEightsEvent[],
): Result<undefined, Refusal> =>
  event !== undefined && more.length === 0 && isPossible(state, event)
    ? ok(undefined)
    : err({code: 'not-the-deal'});
