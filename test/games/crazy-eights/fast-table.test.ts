import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Card, faces, placeOf, suits} from '../../../source/cards/card.js';
import {evolveAll, isSeat} from '../../../source/engine/game.js';
import {
  awaitsRestock,
  createTable,
  drawOne,
  layUp,
  passTurn,
  playAt,
  restock,
  stockLeft,
  type Table,
  tablePoints,
  takeUp,
} from '../../../source/games/crazy-eights/fast-table.js';
import {chooseAt, chooseSuit} from '../../../source/games/crazy-eights/playout.js';
import {playByCounting} from '../../../source/games/crazy-eights/rule-bots.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import {isEight} from '../../../source/games/crazy-eights/turns.js';
import type {CrazyEightsMove, CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';
import {afterMove, anyCase, type Case, dealtState, randomMove} from './tables.js';

const fastOf = (state: CrazyEightsState): Table => {
  const table = createTable(state.options, state.seats);
  for (const [seat, hand] of state.hands.entries())
    for (const card of hand) takeUp(table, seat, placeOf(card));
  for (const card of state.pile) layUp(table, placeOf(card));
  table.stock.set(state.stock.map(placeOf));
  table.stockTo = state.stock.length;
  table.suit = suits.indexOf(state.suit);
  table.turn = state.turn;
  return table;
};

const cardsOf = (places: Uint8Array): readonly Card[] => Array.from(places, place => faces[place] ?? 'AD');

const handOf = ({hands, sizes, cards}: Table, seat: number): readonly Card[] =>
  cardsOf(hands.subarray(seat * cards, seat * cards + (sizes[seat] ?? 0)));

const summaryOf = (state: CrazyEightsState) => ({
  hands: state.hands,
  pile: state.pile,
  stock: state.stock,
  ...(state.phase === 'turn' || state.phase === 'name'
    ? {suit: state.suit, turn: state.turn, drawn: state.drawn, passes: state.passes}
    : {points: state.rounds.at(-1)?.points}),
});

const fastSummaryOf = (table: Table, seats: number) => ({
  hands: Array.from({length: seats}, (_, seat) => handOf(table, seat)),
  pile: cardsOf(table.pile.subarray(0, table.pileSize)),
  stock: cardsOf(table.stock.subarray(table.stockFrom, table.stockTo)),
  ...(table.isOver
    ? {points: tablePoints(table)}
    : {
        suit: suits[table.suit],
        turn: table.turn,
        drawn: table.drawn,
        passes: table.passes,
      }),
});

const makeFastMove = (table: Table, move: CrazyEightsMove, hand: readonly Card[]): void => {
  if (move.type === 'draw') drawOne(table);
  else if (move.type === 'pass') passTurn(table);
  else if (move.type === 'name') table.suit = suits.indexOf(move.suit);
  else if (move.type === 'play') {
    // Of equal faces the rules take the first.
    const at = hand.indexOf(move.card);
    playAt(table, at, suits.indexOf(move.suit ?? 'D'));
  }
};

/** Plays a round on both and compares them after each step; gives how many there were. */
const compareRound = (start: Case, choose: (state: CrazyEightsState, random: Random) => CrazyEightsMove) => {
  const random = randomFrom('moves', start.seed);
  let state = dealtState(start);
  const table = fastOf(state);
  for (let step = 0; step < 1000; step++) {
    const mover = crazyEights.mover(state);
    expect(awaitsRestock(table) && !table.isOver).toBe(mover === 'chance');
    if (isSeat(mover)) {
      const move = choose(state, random);
      makeFastMove(table, move, state.hands[mover] ?? []);
      state = afterMove(state, move);
    } else if (mover === 'chance') {
      state = evolveAll(crazyEights, state, crazyEights.deal(state, random));
      restock(table);
      table.stock.set(state.stock.map(placeOf));
    } else return step;
    expect(fastSummaryOf(table, start.seats)).toEqual(summaryOf(state));
  }
  return 1000;
};

describe('the fast table', () => {
  test('plays as the rules do, whatever is played', () => {
    let [rounds, ends] = [0, 0];
    fc.assert(
      fc.property(anyCase, start => {
        const steps = compareRound(start, (state, random) =>
          randomMove(crazyEights.view(state, crazyEights.mover(state) as number), random),
        );
        rounds += 1;
        ends += steps < 1000 ? 1 : 0;
      }),
      {numRuns: 2000},
    );
    // Nearly all of them come to an end.
    expect(ends / rounds).toBeGreaterThan(0.9);
  });

  test('chooses as the bot does that it thinks of', () => {
    let choices = 0;
    fc.assert(
      fc.property(anyCase, start => {
        compareRound(start, state => {
          const mover = crazyEights.mover(state) as number;
          const move = playByCounting(crazyEights.view(state, mover));
          const table = fastOf(state);
          table.drawn = state.drawn;
          if (move.type === 'name') expect(suits[chooseSuit(table)]).toBe(move.suit);
          else {
            const at = chooseAt(table);
            expect(at >= 0 ? state.hands[mover]?.[at] : undefined).toBe(
              move.type === 'play' ? move.card : undefined,
            );
            if (move.type === 'play' && isEight(move.card) && move.suit !== undefined)
              expect(suits[chooseSuit(table)]).toBe(move.suit);
            choices += at >= 0 ? 1 : 0;
          }
          return move;
        });
      }),
      {numRuns: 1000},
    );
    expect(choices).toBeGreaterThan(10_000);
  });

  test('has as many cards as there are, wherever they lie', () => {
    fc.assert(
      fc.property(anyCase, start => {
        const table = fastOf(dealtState(start));
        const held = table.sizes.reduce((sum, size) => sum + size, 0);
        expect(held + stockLeft(table) + table.pileSize).toBe(table.cards);
      }),
      {numRuns: 100},
    );
  });
});
