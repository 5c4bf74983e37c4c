import type {Random} from '../../lib/random.js';
import {cardWeights, suitWeights} from './counting.js';
import {
  eight,
  eightRank,
  faceCount,
  pointNumbers,
  rankCount,
  rankNumbers,
  suitCount,
  suitNumbers,
  unfit,
  usesAt,
} from './numbers.js';
import {type CrazyEightsOptions, deckCount} from './options.js';
import {roundPoints} from './points.js';
import {drawLimit} from './turns.js';

/** What is known of a round to whose turn it is, as numbers. */
export type KnownRound = {
  readonly turn: number;
  /** The up card being the last. */
  readonly pile: readonly number[];
  readonly suit: number;
  readonly drawn: number;
  readonly passes: number;
};

/** How a turn begins or goes on: a card with the suit that an eight names (-1 for none), a suit alone, a draw or a pass. */
export type InnerMove =
  | {readonly type: 'play'; readonly card: number; readonly suit: number}
  | {readonly type: 'name'; readonly suit: number}
  | {readonly type: 'draw'}
  | {readonly type: 'pass'};

/** What each seat scored; `out` is missing where nobody went out. */
export type Played = {readonly points: readonly number[]; readonly out: number | undefined};

/** Plays rounds out by the rule of thumb that counts cards: the same rules as the game's own, but without its records. */
export type Playout = {
  /**
   * The round that is played out from now on, as often as one likes, with these cards in the hands and in the stock, the one that
   * is drawn next being the first.
   */
  begin(round: KnownRound, dealt: readonly (readonly number[])[], left: readonly number[]): void;
  /** Plays a move, if one is given, and then the round to its end. The points are good until the next run. */
  run(move: InnerMove | undefined, random: Random): Played;
};

/** So many plays, draws and passes a playout has at most: where the pile is reshuffled a round may have no end. */
const mostSteps = 5000;

const noUses = new Uint8Array(faceCount);

const add = (counts: Uint8Array, place: number, by: 1 | -1): void => {
  counts[place] = (counts[place] ?? 0) + by;
};

export const createPlayout = (options: CrazyEightsOptions, seats: number): Playout => {
  const decks = deckCount(options, seats);
  const most = faceCount * decks;
  const ofSuit = 13 * decks;
  const limit = drawLimit(options);
  // One block, so that a round begins anew by one copy.
  const sizesOf = [
    seats * most,
    seats,
    seats * suitCount,
    seats * rankCount,
    seats * faceCount,
    most,
    most,
    suitCount,
  ];
  const all = new Uint8Array(sizesOf.reduce((sum, size) => sum + size, 0));
  const start = new Uint8Array(all.length);
  let used = 0;
  const part = (size: number): Uint8Array => {
    used += size;
    return all.subarray(used - size, used);
  };
  const hands = part(seats * most);
  const sizes = part(seats);
  const suitHeld = part(seats * suitCount);
  const rankHeld = part(seats * rankCount);
  const faceHeld = part(seats * faceCount);
  const stock = part(most);
  const pile = part(most);
  const pileSuits = part(suitCount);
  const values = new Array<number>(seats).fill(0);
  let [next, stockEnd, pileSize] = [0, 0, 0];
  let [turn, suit, rank, drawn, passes] = [0, 0, 0, 0, 0];
  let begun: KnownRound = {turn, suit, drawn, passes, pile: []};
  let inStock = 0;

  const change = (seat: number, card: number, by: 1 | -1): void => {
    add(suitHeld, seat * suitCount + (suitNumbers[card] ?? 0), by);
    add(rankHeld, seat * rankCount + (rankNumbers[card] ?? 0), by);
    add(faceHeld, seat * faceCount + card, by);
  };

  const give = (seat: number, card: number): void => {
    const size = sizes[seat] ?? 0;
    hands[seat * most + size] = card;
    sizes[seat] = size + 1;
    change(seat, card, 1);
  };

  /** Takes the card at a place out of a hand, the others staying in their order. */
  const takeOut = (seat: number, place: number): void => {
    const [from, size] = [seat * most, sizes[seat] ?? 0];
    change(seat, hands[from + place] ?? 0, -1);
    for (let at = from + place; at < from + size - 1; at++) hands[at] = hands[at + 1] ?? 0;
    sizes[seat] = size - 1;
  };

  const lay = (card: number): void => {
    pile[pileSize] = card;
    pileSize += 1;
    add(pileSuits, suitNumbers[card] ?? 0, 1);
  };

  const begin: Playout['begin'] = (round, dealt, left) => {
    begun = round;
    all.fill(0);
    pileSize = 0;
    for (let seat = 0; seat < seats; seat++) for (const card of dealt[seat] ?? []) give(seat, card);
    for (const card of round.pile) lay(card);
    inStock = left.length;
    stock.set(left);
    start.set(all);
  };

  const beginAgain = (): void => {
    all.set(start);
    next = 0;
    stockEnd = inStock;
    pileSize = begun.pile.length;
    turn = begun.turn;
    suit = begun.suit;
    drawn = begun.drawn;
    passes = begun.passes;
    rank = rankNumbers[pile[pileSize - 1] ?? 0] ?? 0;
  };

  const unseen = (seat: number, of: number): number =>
    ofSuit - (suitHeld[seat * suitCount + of] ?? 0) - (pileSuits[of] ?? 0);

  const worth = (seat: number, card: number): number => {
    const [own, ownRank] = [suitNumbers[card] ?? 0, rankNumbers[card] ?? 0];
    // A card of the same face shares both.
    const mates =
      (suitHeld[seat * suitCount + own] ?? 0) +
      (rankHeld[seat * rankCount + ownRank] ?? 0) -
      (faceHeld[seat * faceCount + card] ?? 0) -
      1;
    return (
      cardWeights.points * (pointNumbers[card] ?? 0) +
      cardWeights.mates * mates +
      cardWeights.unseen * unseen(seat, own)
    );
  };

  /** The place in the hand of the card that is played; -1 where none can be. From `first` on only. */
  const choose = (seat: number, first: number): number => {
    const [from, size] = [seat * most, sizes[seat] ?? 0];
    const use = usesAt[suit * rankCount + rank] ?? noUses;
    let [best, bestWorth, anEight] = [-1, 0, -1];
    for (let place = first; place < size; place++) {
      const card = hands[from + place] ?? 0;
      if (use[card] === unfit) continue;
      if (use[card] === eight) {
        if (anEight < 0) anEight = place;
        continue;
      }
      const own = worth(seat, card);
      if (best < 0 || own > bestWorth) {
        best = place;
        bestWorth = own;
      }
    }
    return best < 0 ? anEight : best;
  };

  /** The suit that is named, once the eight has left the hand. What is unseen is as before it did. */
  const nameSuit = (seat: number, eight: number): number => {
    let [best, bestWorth] = [0, Number.NEGATIVE_INFINITY];
    for (let of = 0; of < suitCount; of++) {
      const held =
        (suitHeld[seat * suitCount + of] ?? 0) - (faceHeld[seat * faceCount + eightRank * 4 + of] ?? 0);
      const hidden = unseen(seat, of) - (of === suitNumbers[eight] ? 1 : 0);
      const own = suitWeights.own * held + suitWeights.unseen * hidden;
      if (own > bestWorth) [best, bestWorth] = [of, own];
    }
    return best;
  };

  const isRunOut = (): boolean => next === stockEnd;

  const reshuffle = (random: Random): void => {
    const top = pile[pileSize - 1] ?? 0;
    stockEnd = pileSize - 1;
    next = 0;
    stock.set(pile.subarray(0, stockEnd));
    for (let last = stockEnd - 1; last > 0; last--) {
      const other = random.below(last + 1);
      [stock[last], stock[other]] = [stock[other] ?? 0, stock[last] ?? 0];
    }
    pileSize = 0;
    pileSuits.fill(0);
    lay(top);
  };

  /** The turn goes to the next; says whether the round is over instead. */
  const endTurn = (passed: boolean): boolean => {
    passes = passed ? passes + 1 : 0;
    turn = turn + 1 === seats ? 0 : turn + 1;
    drawn = 0;
    return passes === seats || (options.emptyStock === 'end-round' && isRunOut());
  };

  /** Lays a card of the hand; says whether the round is over. */
  const play = (place: number, named: number): boolean => {
    const seat = turn;
    const card = hands[seat * most + place] ?? 0;
    takeOut(seat, place);
    const isEight = rankNumbers[card] === eightRank;
    suit =
      isEight && sizes[seat] !== 0 ? (named < 0 ? nameSuit(seat, card) : named) : (suitNumbers[card] ?? 0);
    lay(card);
    rank = rankNumbers[card] ?? 0;
    return sizes[seat] === 0 || endTurn(false);
  };

  /** Draws one card; says whether the round is over. The turn may go on. */
  const draw = (): boolean => {
    give(turn, stock[next] ?? 0);
    next += 1;
    drawn += 1;
    if (options.draw === 'one') return endTurn(false);
    const first = options.draw === 'one-then-play' ? (sizes[turn] ?? 1) - 1 : 0;
    if (choose(turn, first) >= 0) return false;
    const goesOn = drawn < limit && (!isRunOut() || (options.emptyStock === 'reshuffle' && pileSize > 1));
    return goesOn ? false : endTurn(false);
  };

  /** One step of whose turn it is, by the rule of thumb; says whether the round is over. */
  const step = (): boolean => {
    const first = options.draw === 'one-then-play' && drawn > 0 ? (sizes[turn] ?? 1) - 1 : 0;
    const place = choose(turn, first);
    if (place >= 0) return play(place, -1);
    return isRunOut() ? endTurn(true) : draw();
  };

  const perform = (move: InnerMove): boolean => {
    if (move.type === 'name') {
      suit = move.suit;
      return false;
    }
    if (move.type === 'draw') return draw();
    if (move.type === 'pass') return endTurn(drawn === 0);
    const from = turn * most;
    return play(hands.subarray(from, from + (sizes[turn] ?? 0)).indexOf(move.card), move.suit);
  };

  const finish = (): Played => {
    for (let seat = 0; seat < seats; seat++) {
      let sum = 0;
      const [from, size] = [seat * most, sizes[seat] ?? 0];
      for (let at = from; at < from + size; at++) sum += pointNumbers[hands[at] ?? 0] ?? 0;
      values[seat] = sum;
    }
    const empty = sizes.indexOf(0);
    const out = empty < 0 ? undefined : empty;
    return {points: roundPoints(options, values, out), out};
  };

  return {
    begin,
    run(move, random) {
      beginAgain();
      let over = move !== undefined && perform(move);
      for (let steps = 0; !over && steps < mostSteps; steps++) {
        if (options.emptyStock === 'reshuffle' && isRunOut() && pileSize > 1) reshuffle(random);
        over = step();
      }
      return finish();
    },
  };
};
