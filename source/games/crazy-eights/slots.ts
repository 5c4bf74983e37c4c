/*
 * One history of other hands that agrees with the clues. A hand is a number of slots, one for each card dealt or drawn; a
 * slot knows what its card can't be. A card that is played leaves a slot that could hold it, drawn by how likely it held it.
 */
import type {Seat} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {cardTraits, facesWithout} from './card-numbers.js';
import type {Clue} from './clues.js';
import type {Hidden} from './hidden.js';

/** `gone` of a slot whose card was not played. */
export const never = 32_000;
/** `card` of a slot whose card is not known. */
export const unknown = -1;

export type Slots = {
  count: number;
  readonly seat: Uint8Array;
  readonly card: Int8Array;
  readonly traits: Int32Array;
  /** The places of the clues with which the slot came, -1 for the deal, and went. */
  readonly born: Int16Array;
  readonly gone: Int16Array;
  /** 1 where the card came from the stock after the last reshuffle. */
  readonly isFresh: Uint8Array;
};

export const createSlots = ({others, dealt, clues}: Hidden): Slots => {
  const most = others.length * dealt + clues.length;
  return {
    count: 0,
    seat: new Uint8Array(most),
    card: new Int8Array(most),
    traits: new Int32Array(most),
    born: new Int16Array(most),
    gone: new Int16Array(most),
    isFresh: new Uint8Array(most),
  };
};

const addSlot = (slots: Slots, seat: Seat, born: number, isFresh: number, card = unknown): void => {
  const at = slots.count++;
  slots.seat[at] = seat;
  slots.card[at] = card;
  slots.traits[at] = 0;
  slots.born[at] = born;
  slots.gone[at] = never;
  slots.isFresh[at] = isFresh;
};

const isHeldBy = (slots: Slots, at: number, seat: Seat): boolean =>
  slots.seat[at] === seat && slots.gone[at] === never;

const exclude = (slots: Slots, {seat, traits, what}: Extract<Clue, {type: 'lacks'}>): void => {
  for (let at = slots.count - 1; at >= 0; at--) {
    if (!isHeldBy(slots, at, seat)) continue;
    slots.traits[at] = (slots.traits[at] ?? 0) | traits;
    if (what === 'drawn') return;
  }
};

/** Where a card has been since the last reshuffle: in the stock, in a hand, or nobody can tell. */
type Origin = 'fresh' | 'old' | 'any';

const originOf = (card: number, {restocked, suitSize}: Hidden): Origin => {
  const count = restocked[card] ?? 0;
  if (count === 0) return 'old';
  return count === suitSize / 13 ? 'fresh' : 'any';
};

/** How likely a slot holds this very card, in parts of one over the faces it may have. */
const chanceOf = (slots: Slots, at: number, card: number, origin: Origin): number => {
  const known = slots.card[at] ?? unknown;
  // A card that is known to be there is the one that goes.
  if (known !== unknown) return known === card ? 1000 : 0;
  if (origin !== 'any' && (origin === 'fresh') !== (slots.isFresh[at] === 1)) return 0;
  const traits = slots.traits[at] ?? 0;
  return (traits & (cardTraits[card] ?? 0)) === 0 ? 1 / facesWithout(traits) : 0;
};

/** The factor of a history in which a hand could not have held what it played, or holds what it can't. */
export const contradiction = 1e-6;

/** Takes a card out of a slot; gives how likely a slot of that hand held it. */
const takeOut = (
  slots: Slots,
  {seat, card, from}: Extract<Clue, {type: 'plays'}>,
  clue: number,
  origin: Origin,
  random: Random,
): number => {
  let [sum, held, last] = [0, 0, -1];
  for (let at = 0; at < slots.count; at++) {
    if (!isHeldBy(slots, at, seat)) continue;
    sum += chanceOf(slots, at, card, origin);
    held += 1;
    last = at;
  }
  let chosen = last;
  if (from === 'hand' && sum > 0) {
    let rest = (random.below(1 << 24) / (1 << 24)) * sum;
    for (let at = 0; at < slots.count && rest >= 0; at++) {
      const chance = isHeldBy(slots, at, seat) ? chanceOf(slots, at, card, origin) : 0;
      if (chance > 0) chosen = at;
      rest -= chance;
    }
  }
  slots.card[chosen] = card;
  slots.gone[chosen] = clue;
  if (from === 'drawn') return 1;
  return sum === 0 ? contradiction : sum / held;
};

/** Makes one history; gives its weight among others. */
export const makeHistory = (slots: Slots, hidden: Hidden, random: Random): number => {
  const {others, dealt, clues, reshuffles} = hidden;
  let [weight, reshuffled] = [1, 0];
  slots.count = 0;
  for (const seat of others) for (let card = 0; card < dealt; card++) addSlot(slots, seat, -1, 0);
  for (let place = 0; place < clues.length; place++) {
    const clue = clues[place];
    if (clue === undefined) break;
    if (clue.type === 'lacks') exclude(slots, clue);
    else if (clue.type === 'plays') {
      const origin = reshuffles > 0 && reshuffled === reshuffles ? originOf(clue.card, hidden) : 'any';
      // Weights count against one another only: this keeps them near one.
      weight *= 20 * takeOut(slots, clue, place, origin, random);
    } else if (clue.type === 'reshuffles') reshuffled += 1;
    else addSlot(slots, clue.seat, place, reshuffled > 0 && reshuffled === reshuffles ? 1 : 0, clue.card);
  }
  return weight;
};
