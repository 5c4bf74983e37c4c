import {type Card, placeOf, type Suit, suits} from '../../cards/card.js';
import type {Random} from '../../lib/random.js';
import {faceCount, fits, rankNumbers, suitNumbers} from './numbers.js';
import {deckCount} from './options.js';
import type {CrazyEightsView, LogEntry} from './types.js';

/** A card that is hidden in somebody's hand: for each face 1 where what happened since rules it out. */
export type Slot = Uint8Array;

/** What the public record says of hidden cards: those in hands, by seat, and the lowest of the stock where they are known. */
export type Slots = {
  /** Of the eye's own hand there are none. */
  readonly hands: readonly (readonly Slot[])[];
  readonly bottom: readonly number[];
};

const openSlot = (): Slot => new Uint8Array(faceCount);

const ruleOut = (slots: readonly Slot[], isRuledOut: (card: number) => boolean): void => {
  for (const slot of slots) for (let card = 0; card < faceCount; card++) if (isRuledOut(card)) slot[card] = 1;
};

/** How many faces a slot may still be. */
export const countAllowed = (slot: Slot): number => slot.reduce((count, out) => count + 1 - out, 0);

/** One of the slots that may have held a card, the fewer others it may have held the likelier; the last where none may. */
const slotOf = (slots: readonly Slot[], card: number, random: Random): number => {
  const weights = slots.map(slot => (slot[card] === 0 ? 1 / countAllowed(slot) : 0));
  const parts = 1 << 20;
  let rest = (random.below(parts) / parts) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, weight] of weights.entries()) {
    rest -= weight;
    if (weight > 0 && rest < 0) return place;
  }
  return slots.length - 1;
};

const isBy = (entry: LogEntry | undefined, seat: number): boolean =>
  entry !== undefined && 'seat' in entry && entry.seat === seat;

/**
 * Reads the record of a round: who drew or passed had nothing to play, a card that was played was one of those that could have
 * been it (which one is drawn by lot), what was reshuffled lies in the stock, and what was buried at its bottom.
 */
export const readSlots = (view: CrazyEightsView, random: Random): Slots => {
  const {options, seats, eye, log} = view;
  const decks = deckCount(options, seats);
  const provesLack = options.mayDraw === 'when-stuck';
  const hands = Array.from({length: seats}, (_, seat) =>
    Array.from({length: seat === eye ? 0 : options.hand}, openSlot),
  );
  let stock = 52 * decks - seats * options.hand - 1;
  let buried: readonly number[] = [];
  let reshuffled: ReadonlySet<number> | undefined;
  let [suit, rank] = [0, 0];

  const lack = (seat: number): void => ruleOut(hands[seat] ?? [], card => fits(card, suit, rank));

  const lie = (card: Card, named: Suit | undefined): void => {
    suit = named === undefined ? (suitNumbers[placeOf(card)] ?? 0) : suits.indexOf(named);
    rank = rankNumbers[placeOf(card)] ?? 0;
  };

  const draw = (seat: number): void => {
    const bottom = buried[buried.length - stock];
    stock -= 1;
    if (seat === eye) return;
    const slot = openSlot();
    if (bottom !== undefined) ruleOut([slot], card => card !== bottom);
    else if (decks === 1) ruleOut([slot], card => buried.includes(card));
    if (reshuffled !== undefined) ruleOut([slot], card => reshuffled?.has(card) === false);
    hands[seat]?.push(slot);
  };

  const shuffle = (cards: readonly Card[]): void => {
    const inStock = new Set(cards.map(placeOf));
    [reshuffled, buried, stock] = [inStock, [], cards.length];
    // With two decks the other card of the same face may be in a hand.
    if (decks === 1) for (const hand of hands) ruleOut(hand, card => inStock.has(card));
  };

  const take = (entry: LogEntry, before: LogEntry | undefined, next: LogEntry | undefined): void => {
    switch (entry.what) {
      case 'buried':
        buried = [...buried, placeOf(entry.card)];
        return;
      case 'turned':
        return lie(entry.card, undefined);
      case 'named':
        suit = suits.indexOf(entry.suit);
        return;
      case 'reshuffled':
        return shuffle(entry.cards);
      case 'played': {
        const hand = hands[entry.seat] ?? [];
        if (hand.length > 0) hand.splice(slotOf(hand, placeOf(entry.card), random), 1);
        return lie(entry.card, entry.suit);
      }
      case 'drew':
        if (provesLack) lack(entry.seat);
        draw(entry.seat);
        // A turn that ended after the draw had nothing to play in it either.
        if (provesLack && options.draw !== 'one' && !isBy(next, entry.seat)) lack(entry.seat);
        return;
      case 'passed':
        // A drawn card may have been kept.
        if (!isBy(before, entry.seat)) lack(entry.seat);
    }
  };

  const moves = log.filter(entry => entry.what !== 'reshuffled');
  let done = 0;
  for (const entry of log) {
    if (entry.what === 'reshuffled') take(entry, undefined, undefined);
    else {
      take(entry, moves[done - 1], moves[done + 1]);
      done += 1;
    }
  }
  return {hands, bottom: buried.slice(Math.max(0, buried.length - stock))};
};
