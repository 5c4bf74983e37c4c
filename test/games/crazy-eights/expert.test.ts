import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Card, faces, placeOf} from '../../../source/cards/card.js';
import {deckOf, sameCards} from '../../../source/cards/deck.js';
import {cardTraits} from '../../../source/games/crazy-eights/card-numbers.js';
import {cluesOf} from '../../../source/games/crazy-eights/clues.js';
import {effortFor, thinkExpertly} from '../../../source/games/crazy-eights/expert.js';
import {type Hidden, hiddenFrom} from '../../../source/games/crazy-eights/hidden.js';
import {dealAt, type Imagined, imagine} from '../../../source/games/crazy-eights/imagined.js';
import {deckCount} from '../../../source/games/crazy-eights/options.js';
import {
  addDeal,
  createRace,
  dropBehind,
  leaderOf,
  leadOver,
  nextTo,
} from '../../../source/games/crazy-eights/race.js';
import {playByCounting} from '../../../source/games/crazy-eights/rule-bots.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {quickRandom, randomFrom} from '../../../source/lib/random.js';
import {check} from '../../checks.js';
import {
  afterMove,
  anyCase,
  type Case,
  optionsOf,
  positionsOf,
  randomMove,
  statesOf,
  tableWith,
} from './tables.js';

const cardsAt = (places: Iterable<number>): readonly Card[] => [...places].map(place => faces[place] ?? 'AD');

/** The other hands and the unknown part of the stock in an imagined deal. */
const partsOf = ({cards, width}: Imagined, {sizes}: Hidden, deal: number) => {
  let from = deal * width;
  const hands = sizes.map(size => {
    from += size;
    return [...cards.subarray(from - size, from)];
  });
  return {hands, stock: [...cards.subarray(from, (deal + 1) * width)]};
};

describe('the search', () => {
  test('plays out no more rounds than it may, in any position', () => {
    let most = 0;
    fc.assert(
      fc.property(anyCase, start => {
        for (const {state, mover} of positionsOf(start, randomMove, 4)) {
          const {playouts, candidates} = thinkExpertly(crazyEights.view(state, mover), randomFrom('x'));
          check(playouts <= effortFor(start.seats).playouts, `${playouts} playouts`);
          check((playouts === 0) === (candidates.length === 1), 'it thinks where there is a choice');
          most = Math.max(most, playouts);
        }
      }),
      {numRuns: 60},
    );
    expect(most).toBeGreaterThan(2000);
  });

  test('sees at once what is better: an opponent with one card who has no spade is left a spade', () => {
    // Seat 1 drew on spades, and has played one of its two cards since; the other can be no spade, unless it was drawn.
    const start = tableWith({
      hands: [
        ['4S', '4H', '9C'],
        ['KD', 'QD'],
      ],
      pile: ['5H', '4C'],
    });
    const stuck: CrazyEightsState = {
      ...start,
      hands: [['4S', '4H', '9C'], ['QD']],
      pile: ['2S', '5S', '5D', '4C'],
      suit: 'C',
      log: [
        {what: 'turned', card: '2S'},
        {what: 'played', seat: 0, card: '5S'},
        {what: 'passed', seat: 1},
        {what: 'played', seat: 0, card: '5D'},
        {what: 'played', seat: 1, card: '4C'},
      ],
    };
    const played = ['a', 'b', 'c', 'd', 'e'].map(
      luck => thinkExpertly(crazyEights.view(stuck, 0), randomFrom(luck)).move,
    );
    for (const move of played) expect(move).toEqual({type: 'play', card: '4S'});
  });
});

/** Holds the clues of each step of a round against the hands as they are. */
const checkClues = (start: Case, seen: {hand: number; drawn: number; known: number}): void => {
  let before: CrazyEightsState | undefined;
  for (const state of statesOf(start, start.seed % 2 === 0 ? randomMove : playByCounting, 200)) {
    const turn = before?.turn ?? 0;
    if (before !== undefined && state.phase === 'turn') {
      const eye = (turn + 1) % start.seats;
      const old = [...cluesOf(crazyEights.view(before, eye))].length;
      let hand = (before.hands[turn] ?? []).map(placeOf);
      for (const clue of [...cluesOf(crazyEights.view(state, eye))].slice(old)) {
        if (clue.type === 'draws') {
          hand = (state.hands[turn] ?? []).map(placeOf);
          seen.known += clue.card === undefined ? 0 : 1;
          check(clue.card === undefined || clue.card === hand.at(-1), 'the buried eight was drawn');
        } else if (clue.type === 'lacks') {
          seen[clue.what] += 1;
          const meant = clue.what === 'hand' ? hand : hand.slice(-1);
          const none = meant.every(card => ((cardTraits[card] ?? 0) & clue.traits) === 0);
          check(none, 'the hand has none of them');
        }
      }
    }
    before = state;
  }
};

describe('clues', () => {
  test('are true: who is said to lack cards has none of them', () => {
    const seen = {hand: 0, drawn: 0, known: 0};
    fc.assert(
      fc.property(anyCase, start => checkClues(start, seen)),
      {numRuns: 400},
    );
    expect(seen.hand).toBeGreaterThan(2000);
    expect(seen.drawn).toBeGreaterThan(100);
  });
});

describe('a buried eight', () => {
  test('is known when it is drawn', () => {
    const seen = {hand: 0, drawn: 0, known: 0};
    const options = optionsOf({hand: 8, firstEight: 'bury', draw: 'until-playable'}, 5);
    for (let seed = 0; seed < 400; seed++) checkClues({options, seats: 5, seed}, seen);
    expect(seen.known).toBeGreaterThan(5);
  });
});

describe('imagined deals', () => {
  const imagineFor = (state: CrazyEightsState, eye: number) => {
    const view = crazyEights.view(state, eye);
    const hidden = hiddenFrom(view);
    return {view, hidden, imagined: imagine(hidden, view.stock, 40, quickRandom(randomFrom('deals')))};
  };

  test('have all cards that are not seen, in hands as large as they are, and those known where they are', () => {
    fc.assert(
      fc.property(anyCase, start => {
        for (const {state, mover} of positionsOf(start, randomMove, 8)) {
          const {hidden, imagined} = imagineFor(state, mover);
          const bottom = cardsAt(hidden.bottom);
          check(
            bottom.every((card, place) => state.stock[state.stock.length - bottom.length + place] === card),
            'the bottom',
          );
          for (const deal of [0, 20, 39]) {
            const {hands, stock} = partsOf(imagined, hidden, deal);
            const all = [
              ...(state.hands[mover] ?? []),
              ...state.pile,
              ...bottom,
              ...cardsAt([...hands.flat(), ...stock]),
            ];
            check(sameCards(all, deckOf(deckCount(start.options, start.seats))), 'the whole deck');
            check(stock.length + bottom.length === state.stock.length, 'the stock');
          }
        }
      }),
      {numRuns: 80},
    );
  });

  test('give nobody what he has shown that he lacks', () => {
    let state = tableWith({
      hands: [
        ['KS', '9C'],
        ['AD', '2D', '3D', '4D', '5D'],
      ],
      pile: ['7S'],
    });
    state = afterMove(afterMove(state, {type: 'play', card: 'KS'}), {type: 'draw'});
    const {hidden, imagined} = imagineFor(state, 0);
    for (let deal = 0; deal < 40; deal++) {
      const [hand = []] = partsOf(imagined, hidden, deal).hands;
      // All but the card that was drawn since.
      const suits = cardsAt(hand).filter(card => /[SK8]/.test(card));
      expect(suits.length).toBeLessThanOrEqual(1);
    }
    expect(new Set(imagined.cards.subarray(0, 6)).size).toBe(6);
  });

  test('take what was reshuffled for what is in the stock, and in hands only what was drawn since', () => {
    let [reshuffled, right] = [0, 0];
    fc.assert(
      fc.property(anyCase, ({options, seats, seed}) => {
        const start = {options: {...options, emptyStock: 'reshuffle', decks: '1'} as const, seats, seed};
        if (seats * options.hand >= 52) return;
        for (const state of statesOf(start, playByCounting, 200)) {
          const at = state.log.findLastIndex(({what}) => what === 'reshuffled');
          const mover = crazyEights.mover(state);
          if (at < 0 || typeof mover !== 'number') continue;
          const {hidden, imagined} = imagineFor(state, mover);
          const {stock} = partsOf(imagined, hidden, dealAt(imagined, 0.5));
          const [since] = state.log.slice(at);
          const cards = since?.what === 'reshuffled' ? since.cards : [];
          reshuffled += 1;
          right += cardsAt(stock).every(card => cards.includes(card)) ? 1 : 0;
        }
      }),
      {numRuns: 80},
    );
    expect(reshuffled).toBeGreaterThan(200);
    // A history drawn by lot may leave a hand no card that it can hold.
    expect(right / reshuffled).toBeGreaterThan(0.9);
  });

  test('are drawn by their weight', () => {
    const imagined = {cards: new Uint8Array(), width: 0, upTo: Float64Array.of(1, 1, 4, 5)};
    expect([0, 0.19, 0.2, 0.79, 0.8, 0.99].map(share => dealAt(imagined, share))).toEqual([0, 0, 2, 2, 3, 3]);
  });
});

describe('a race', () => {
  test('drops who is clearly behind on the same deals, and knows the next best', () => {
    const race = createRace(3);
    // The second is always one ahead of the first; the third is as good as the second on average, but uneven.
    for (let deal = 0; deal < 48; deal++) {
      const luck = (deal * 37) % 11;
      addDeal(race, Float64Array.of(luck - 1 - (deal % 2) / 10, luck, luck + (deal % 2 === 0 ? 9 : -9.1)));
    }
    expect(leaderOf(race)).toBe(1);
    expect(leadOver(race, 1, 0)).toBeGreaterThan(100);
    expect(Math.abs(leadOver(race, 1, 2))).toBeLessThan(1);
    dropBehind(race, 2.5);
    expect(race.alive).toEqual([1, 2]);
    expect(nextTo(race, 1)).toBe(2);
    race.alive = [1];
    expect(nextTo(race, 1)).toBe(0);
  });
});
