import type {Card} from '../../cards/card.js';
import {deckOf, sameCards} from '../../cards/deck.js';
import type {Eye, Refusal} from '../../engine/game.js';
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

/**
 * What everybody can tell hidden cards apart by: a buried eight is known to be where it is, and after a reshuffle it is
 * known which cards went into the stock.
 */
const groupIn = (log: CrazyEightsState['log']): ((card: Card) => 'known' | 'new' | 'old') => {
  const from = log.findLastIndex(({what}) => what === 'reshuffled');
  const since = log[from];
  const reshuffled = new Set(since?.what === 'reshuffled' ? since.cards : []);
  const buried = new Set(log.slice(from + 1).flatMap(each => (each.what === 'buried' ? [each.card] : [])));
  return card => (buried.has(card) ? 'known' : reshuffled.has(card) ? 'new' : 'old');
};

/** Other hands and the stock dealt anew from the cards that they hold together, as far as nobody can tell. */
export const rehide = (state: CrazyEightsState, eye: Eye, random: Random): readonly CrazyEightsEvent[] => {
  const {hands, stock, log, phase} = state;
  if (eye === 'all' || (phase !== 'turn' && phase !== 'name')) return [];
  const groupOf = groupIn(log);
  const hidden = [...hands.flatMap((hand, seat) => (seat === eye ? [] : hand)), ...stock];
  const groups = new Map<string, Card[]>();
  for (const card of shuffled(hidden, random))
    groups.set(groupOf(card), [...(groups.get(groupOf(card)) ?? []), card]);
  const redealt = (card: Card): Card =>
    groupOf(card) === 'known' ? card : (groups.get(groupOf(card))?.pop() ?? card);
  return [
    {
      type: 'rehidden',
      hands: hands.map((hand, seat) => (seat === eye ? hand : hand.map(redealt))),
      stock: stock.map(redealt),
    },
  ];
};
