/* Deals of the hidden cards that agree with what is known, each with its weight. */
import type {Random} from '../../lib/random.js';
import {cardTraits, facesWithout} from './card-numbers.js';
import type {Hidden} from './hidden.js';
import {likelihoodOf} from './likelihood.js';
import {shuffle} from './shuffle.js';
import {contradiction, createSlots, makeHistory, never, type Slots, unknown} from './slots.js';

export type Imagined = {
  /** The cards of all deals: each has those of the other hands, seat by seat, and then those of the stock. */
  readonly cards: Uint8Array;
  /** How many cards a deal has. */
  readonly width: number;
  /** The sum of the weights up to each deal. */
  readonly upTo: Float64Array;
};

/** Cards of which some are taken: those before `from`. */
type Heap = {readonly cards: Uint8Array; from: number};

/** Takes the first card that has none of these traits; nothing where there is none. */
const takeWithout = (heap: Heap, traits: number): number | undefined => {
  const {cards, from} = heap;
  for (let at = from; at < cards.length; at++) {
    const card = cards[at] ?? 0;
    if (((cardTraits[card] ?? 0) & traits) !== 0) continue;
    cards[at] = cards[from] ?? 0;
    cards[from] = card;
    heap.from += 1;
    return card;
  }
  return undefined;
};

/** The open slots, those that can hold the fewest cards first. */
const openSlots = (slots: Slots): readonly number[] => {
  const open: number[] = [];
  const room: number[] = [];
  for (let at = 0; at < slots.count; at++) {
    if (slots.gone[at] !== never || slots.card[at] !== unknown) continue;
    const own = facesWithout(slots.traits[at] ?? 0);
    let place = open.length;
    for (; place > 0 && (room[place - 1] ?? 0) > own; place--) {
      open[place] = open[place - 1] ?? 0;
      room[place] = room[place - 1] ?? 0;
    }
    open[place] = at;
    room[place] = own;
  }
  return open;
};

/**
 * Gives each open slot a card that it can hold, of its own heap if there is one; any card where there is none. Gives how many
 * cards are of the wrong heap.
 */
const fillSlots = (slots: Slots, old: Heap, fresh: Heap): number => {
  let wrong = 0;
  for (const at of openSlots(slots)) {
    const traits = slots.traits[at] ?? 0;
    const own = slots.isFresh[at] === 1 ? fresh : old;
    const other = own === old ? fresh : old;
    const card = takeWithout(own, traits);
    if (card === undefined && other.from < other.cards.length) wrong += 1;
    slots.card[at] = card ?? takeWithout(other, traits) ?? takeWithout(own, 0) ?? takeWithout(other, 0) ?? 0;
  }
  return wrong;
};

const writeDeal = (
  cards: Uint8Array,
  from: number,
  slots: Slots,
  {others}: Hidden,
  heaps: readonly Heap[],
) => {
  let to = from;
  for (const seat of others)
    for (let at = 0; at < slots.count; at++)
      if (slots.seat[at] === seat && slots.gone[at] === never) cards[to++] = slots.card[at] ?? 0;
  for (const heap of heaps) {
    cards.set(heap.cards.subarray(heap.from), to);
    to += heap.cards.length - heap.from;
  }
};

/** So many deals, each drawn from all that agree with the clues and weighed by how others would have played with it. */
export const imagine = (hidden: Hidden, stock: number, count: number, random: Random): Imagined => {
  const width = hidden.sizes.reduce((sum, size) => sum + size, stock - hidden.bottom.length);
  const [cards, upTo] = [new Uint8Array(count * width), new Float64Array(count)];
  const slots = createSlots(hidden);
  const [old, fresh]: readonly [Heap, Heap] = [
    {cards: hidden.old.slice(), from: 0},
    {cards: hidden.fresh.slice(), from: 0},
  ];
  let sum = 0;
  for (let deal = 0; deal < count; deal++) {
    for (const heap of [old, fresh]) {
      heap.from = 0;
      shuffle(heap.cards, 0, heap.cards.length, random);
    }
    const weight = makeHistory(slots, hidden, random);
    const wrong = fillSlots(slots, old, fresh);
    // With two decks nobody can tell for sure which heap a card is of.
    const belief = hidden.suitSize > 13 ? 1 : contradiction ** wrong;
    sum += weight * belief * likelihoodOf(slots, hidden);
    upTo[deal] = sum;
    writeDeal(cards, deal * width, slots, hidden, [old, fresh]);
  }
  return {cards, width, upTo};
};

/** The place of the deal in which a share of all weight, from 0 to below 1, lies. */
export const dealAt = ({upTo}: Imagined, share: number): number => {
  const sought = share * (upTo.at(-1) ?? 0);
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) > sought) high = middle;
    else low = middle + 1;
  }
  return low;
};
