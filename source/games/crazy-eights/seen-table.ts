/* The table as an eye sees it, and the hidden cards laid on it as they may lie. */
import {placeOf} from '../../cards/card.js';
import type {Random} from '../../lib/random.js';
import {suitNumber} from './card-numbers.js';
import {clearHand, createTable, layUp, type Table, takeUp} from './fast-table.js';
import type {Hidden} from './hidden.js';
import type {Imagined} from './imagined.js';
import {shuffle} from './shuffle.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** A table with all that the eye sees, without other hands and the stock. */
export const tableFrom = (view: CrazyEightsView, seat: number): Table => {
  const table = createTable(view.options, view.seats);
  for (const card of ownHand(view)) takeUp(table, seat, placeOf(card));
  for (const card of view.pile) layUp(table, placeOf(card));
  table.suit = suitNumber(view.suit);
  table.turn = seat;
  table.drawn = view.drawn;
  table.passes = view.passes;
  return table;
};

/** Lays an imagined deal on the table, the stock shuffled anew but for what is known of it. */
export const layDeal = (
  table: Table,
  {others, sizes, bottom}: Hidden,
  {cards, width}: Imagined,
  deal: number,
  random: Random,
): void => {
  let from = deal * width;
  for (let place = 0; place < others.length; place++) {
    const [seat, size] = [others[place] ?? 0, sizes[place] ?? 0];
    clearHand(table, seat);
    for (let card = 0; card < size; card++) takeUp(table, seat, cards[from++] ?? 0);
  }
  const {stock} = table;
  const unknown = (deal + 1) * width - from;
  stock.set(cards.subarray(from, from + unknown));
  stock.set(bottom, unknown);
  shuffle(stock, 0, unknown, random);
  table.stockFrom = 0;
  table.stockTo = unknown + bottom.length;
};
