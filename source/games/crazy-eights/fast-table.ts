/*
 * A round in numbers that change in place: the same rules as those of `evolve`, some hundred times as fast. A test plays
 * rounds on both and compares them. All that changes but a few numbers lies in one memory, so that a table is copied at once.
 */
import type {Random} from '../../lib/random.js';
import {cardTraits, eightRank, playableTraits, pointsIn, rankIn, suitIn} from './card-numbers.js';
import {type CrazyEightsOptions, deckCount} from './options.js';
import {roundPoints} from './points.js';
import {shuffle} from './shuffle.js';
import {drawLimit} from './turns.js';

/** `out` where nobody went out. */
export const nobody = -1;

export type Table = {
  readonly options: CrazyEightsOptions;
  readonly seats: number;
  /** How many cards there are in all, and in each suit. */
  readonly cards: number;
  readonly suitSize: number;
  /** How many cards may be drawn in one turn. */
  readonly mostDraws: number;
  readonly memory: Uint8Array;
  /** The cards of each hand as they came, that of a seat from `seat * cards`. */
  readonly hands: Uint8Array;
  readonly sizes: Uint8Array;
  /** How many cards of each suit and rank a hand has, those of a seat from `seat * 4` and `seat * 13`. */
  readonly suitCounts: Uint8Array;
  readonly rankCounts: Uint8Array;
  readonly pile: Uint8Array;
  readonly pileSuits: Uint8Array;
  readonly stock: Uint8Array;
  pileSize: number;
  /** The places in the stock of the card that is drawn next, and after the last. */
  stockFrom: number;
  stockTo: number;
  suit: number;
  /** The rank of the up card. */
  rank: number;
  turn: number;
  drawn: number;
  passes: number;
  isOver: boolean;
  out: number;
};

export const createTable = (options: CrazyEightsOptions, seats: number): Table => {
  const cards = 52 * deckCount(options, seats);
  const sizes = [seats * cards, seats, seats * 4, seats * 13, cards, 4, cards];
  const memory = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0));
  let from = 0;
  const part = (size: number): Uint8Array => {
    from += size;
    return memory.subarray(from - size, from);
  };
  // Written out member by member: tables that are built alike are fast to use.
  return {
    options,
    seats,
    cards,
    suitSize: cards / 4,
    mostDraws: drawLimit(options),
    memory,
    hands: part(seats * cards),
    sizes: part(seats),
    suitCounts: part(seats * 4),
    rankCounts: part(seats * 13),
    pile: part(cards),
    pileSuits: part(4),
    stock: part(cards),
    pileSize: 0,
    stockFrom: 0,
    stockTo: 0,
    suit: 0,
    rank: 0,
    turn: 0,
    drawn: 0,
    passes: 0,
    isOver: false,
    out: nobody,
  };
};

/** Makes a table equal to another of the same options and seats. */
export const copyTable = (from: Table, to: Table): void => {
  to.memory.set(from.memory);
  to.pileSize = from.pileSize;
  to.stockFrom = from.stockFrom;
  to.stockTo = from.stockTo;
  to.suit = from.suit;
  to.rank = from.rank;
  to.turn = from.turn;
  to.drawn = from.drawn;
  to.passes = from.passes;
  to.isOver = from.isOver;
  to.out = from.out;
};

export const takeUp = (table: Table, seat: number, card: number): void => {
  const {hands, sizes, suitCounts, rankCounts, cards} = table;
  const size = sizes[seat] ?? 0;
  hands[seat * cards + size] = card;
  sizes[seat] = size + 1;
  const suit = seat * 4 + suitIn(card);
  const rank = seat * 13 + rankIn(card);
  suitCounts[suit] = (suitCounts[suit] ?? 0) + 1;
  rankCounts[rank] = (rankCounts[rank] ?? 0) + 1;
};

/** Empties a hand. */
export const clearHand = ({sizes, suitCounts, rankCounts}: Table, seat: number): void => {
  sizes[seat] = 0;
  suitCounts.fill(0, seat * 4, seat * 4 + 4);
  rankCounts.fill(0, seat * 13, seat * 13 + 13);
};

/** Lays a card on the discard pile; its suit is the current one. */
export const layUp = (table: Table, card: number): void => {
  const {pile, pileSuits} = table;
  const suit = suitIn(card);
  pile[table.pileSize++] = card;
  pileSuits[suit] = (pileSuits[suit] ?? 0) + 1;
  table.suit = suit;
  table.rank = rankIn(card);
};

export const stockLeft = ({stockFrom, stockTo}: Table): number => stockTo - stockFrom;

export const awaitsRestock = (table: Table): boolean =>
  stockLeft(table) === 0 && table.pileSize > 1 && table.options.emptyStock === 'reshuffle';

/** The discard pile under its top card becomes the stock, in the order that it has; the current suit stays. */
export const restock = (table: Table): void => {
  const {pile, pileSuits, stock} = table;
  const last = table.pileSize - 1;
  stock.set(pile.subarray(0, last));
  table.stockFrom = 0;
  table.stockTo = last;
  const up = pile[last] ?? 0;
  pile[0] = up;
  table.pileSize = 1;
  pileSuits.fill(0);
  pileSuits[suitIn(up)] = 1;
};

export const reshuffle = (table: Table, random: Random): void => {
  restock(table);
  shuffle(table.stock, 0, table.stockTo, random);
};

const endRound = (table: Table, out: number): void => {
  table.isOver = true;
  table.out = out;
};

const endTurn = (table: Table, passes: number): void => {
  table.passes = passes;
  if (passes === table.seats || (stockLeft(table) === 0 && table.options.emptyStock === 'end-round'))
    return endRound(table, nobody);
  table.turn = table.turn + 1 === table.seats ? 0 : table.turn + 1;
  table.drawn = 0;
};

/** The place in the mover's hand from which cards can be played: after a draw it may be the last alone. */
export const firstPlayable = ({options, drawn, sizes, turn}: Table): number =>
  drawn > 0 && options.draw === 'one-then-play' ? (sizes[turn] ?? 0) - 1 : 0;

const canPlay = (table: Table): boolean => {
  const {hands, sizes, turn, cards, suit, rank} = table;
  const playable = playableTraits(suit, rank);
  const end = turn * cards + (sizes[turn] ?? 0);
  for (let place = turn * cards + firstPlayable(table); place < end; place++)
    if (((cardTraits[hands[place] ?? 0] ?? 0) & playable) !== 0) return true;
  return false;
};

/** The mover plays the card at this place of its hand; an eight names `suit`. */
export const playAt = (table: Table, at: number, suit: number): void => {
  const {hands, sizes, suitCounts, rankCounts, cards, turn} = table;
  const from = turn * cards;
  const size = (sizes[turn] ?? 0) - 1;
  const card = hands[from + at] ?? 0;
  for (let place = from + at; place < from + size; place++) hands[place] = hands[place + 1] ?? 0;
  sizes[turn] = size;
  const ofSuit = turn * 4 + suitIn(card);
  const ofRank = turn * 13 + rankIn(card);
  suitCounts[ofSuit] = (suitCounts[ofSuit] ?? 0) - 1;
  rankCounts[ofRank] = (rankCounts[ofRank] ?? 0) - 1;
  layUp(table, card);
  if (size === 0) return endRound(table, turn);
  if (rankIn(card) === eightRank) table.suit = suit;
  endTurn(table, 0);
};

/** May the mover draw now, knowing whether it could play? */
export const mayDrawNow = (table: Table, stock: number, playable: 'some' | 'none'): boolean =>
  stock > 0 && table.drawn < table.mostDraws && (playable === 'none' || table.options.mayDraw === 'always');

/** The mover draws a card. A turn in which nothing can be done any more ends by itself. */
export const drawOne = (table: Table): void => {
  takeUp(table, table.turn, table.stock[table.stockFrom++] ?? 0);
  table.drawn += 1;
  if (table.options.draw === 'one') return endTurn(table, 0);
  const stock = awaitsRestock(table) ? table.pileSize - 1 : stockLeft(table);
  if (!canPlay(table) && !mayDrawNow(table, stock, 'none')) endTurn(table, 0);
};

export const passTurn = (table: Table): void => endTurn(table, table.drawn > 0 ? 0 : table.passes + 1);

const handValue = ({hands, sizes, cards}: Table, seat: number): number => {
  let value = 0;
  const end = seat * cards + (sizes[seat] ?? 0);
  for (let place = seat * cards; place < end; place++) value += pointsIn[hands[place] ?? 0] ?? 0;
  return value;
};

/** What all hands are worth together: what the one scores who has gone out. */
export const tableValue = (table: Table): number => {
  let value = 0;
  for (let seat = 0; seat < table.seats; seat++) value += handValue(table, seat);
  return value;
};

/** What each seat scores in the round that is over. */
export const tablePoints = (table: Table): readonly number[] => {
  const values = Array.from({length: table.seats}, (_, seat) => handValue(table, seat));
  return roundPoints(table.options, values, table.out === nobody ? undefined : table.out);
};
