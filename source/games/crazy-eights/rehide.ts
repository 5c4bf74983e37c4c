/*
 * Hidden cards dealt anew, as far as nobody could tell: pairs of them change places again and again, and where that would
 * make untrue what is publicly known they change back.
 */
import type {Card} from '../../cards/card.js';
import type {Eye, Seat} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {placesOfBuried} from './knowledge.js';
import {type Lack, lacksIn} from './lacks.js';
import {deckCount} from './options.js';
import {isPlayable} from './turns.js';
import type {CrazyEightsEvent, CrazyEightsState} from './types.js';

/** The stock stands among the hands as one more, behind the last seat. */
type Holder = Seat;
type Place = {readonly holder: Holder; readonly at: number};

/**
 * What hidden cards can be told apart by: `fixed` ones are known to be where they are, others were in the stock since this
 * reshuffle, counted from 0, or were in none: -1.
 */
type Group = 'fixed' | number;

/** Of a face of which only some cards went into a stock the others can't be told: they all stay where they are. */
const groupsIn = (state: CrazyEightsState): ((card: Card) => Group) => {
  const {log, options, seats} = state;
  const stocks = log.flatMap(entry => (entry.what === 'reshuffled' ? [entry.cards] : []));
  const {buried, held} = placesOfBuried(state);
  const fixed = new Set([...buried, ...held.map(({card}) => card)]);
  const decks = deckCount(options, seats);
  return card => {
    if (fixed.has(card)) return 'fixed';
    const last = stocks.findLastIndex(cards => cards.includes(card));
    const count = stocks[last]?.filter(each => each === card).length;
    return count === undefined || count === decks ? last : 'fixed';
  };
};

const isLacked = ({suit, rank}: Lack, card: Card): boolean => isPlayable(card, `${rank}${suit}`, suit);

/** How many more cards that a seat lacked it could have drawn since. */
const roomOf = (lack: Lack, hand: readonly Card[]): number =>
  lack.since - hand.filter(card => isLacked(lack, card)).length;

/** Would the seat still have lacked what it lacked, with one card for another? */
const staysTrue = (lack: Lack | undefined, hand: readonly Card[], out: Card, into: Card): boolean =>
  lack === undefined || !isLacked(lack, into) || isLacked(lack, out) || roomOf(lack, hand) > 0;

/** How often each place is offered another card: from some few times on nothing of the old order is left. */
const passes = 6;

export const rehide = (state: CrazyEightsState, eye: Eye, random: Random): readonly CrazyEightsEvent[] => {
  const {hands, stock, phase} = state;
  if (eye === 'all' || (phase !== 'turn' && phase !== 'name')) return [];
  const holders = [...hands, stock].map(cards => [...cards]);
  const groupOf = groupsIn(state);
  const lacks = new Map(lacksIn(state).map(lack => [lack.seat, lack]));
  const places = new Map<Group, Place[]>();
  for (const [holder, held] of holders.entries())
    for (const [at, card] of held.entries())
      if (holder !== eye) places.set(groupOf(card), [...(places.get(groupOf(card)) ?? []), {holder, at}]);
  places.delete('fixed');
  const exchange = (one: Place, other: Place): void => {
    const [from = [], to = []] = [holders[one.holder], holders[other.holder]];
    const [a, b] = [from[one.at], to[other.at]];
    if (a === undefined || b === undefined) return;
    const isTrue =
      one.holder === other.holder ||
      (staysTrue(lacks.get(one.holder), from, a, b) && staysTrue(lacks.get(other.holder), to, b, a));
    if (isTrue) [from[one.at], to[other.at]] = [b, a];
  };
  for (const group of places.values())
    for (let pass = 0; pass < passes; pass++)
      for (const place of group) exchange(place, group[random.below(group.length)] ?? place);
  return [{type: 'rehidden', hands: holders.slice(0, -1), stock: holders.at(-1) ?? []}];
};
