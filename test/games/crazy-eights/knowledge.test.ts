import {describe, expect, test} from 'vitest';
import {type Knowledge, knowledgeOf} from '../../../source/games/crazy-eights/knowledge.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import {checkFacts} from './facts.js';
import {afterDeal, anyOptions, cards, dealOf, laid, played, randomGame, seen, started} from './scripts.js';

const two = {hands: ['2C 3C 4C 5H KS', '9D 9H JD 6D 6H'], up: 'QC', stock: '7D 2S JH'};

describe('what a seat lacked', () => {
  const lacks = (state: CrazyEightsState, eye: number | 'all' = 0): Knowledge['lacks'] =>
    knowledgeOf(seen(state, eye)).lacks;

  test('is told by a draw of one who was stuck, with the card drawn since', () => {
    const state = played(laid(two), '2C', 'draw');
    expect(lacks(state)).toEqual([{seat: 1, suit: 'C', rank: '2', since: 1}]);
    expect(lacks(state, 1)).toEqual([]);
    expect(lacks(state, 'all')).toEqual(lacks(state, 0));
  });

  test('is what it lacked last, and its count grows with each draw', () => {
    const state = played(laid(two), '2C', 'draw', '3C', 'draw');
    expect(lacks(state)).toEqual([{seat: 1, suit: 'C', rank: '3', since: 1}]);
  });

  test('a card that it lacked and plays is one that came since', () => {
    const four = {hands: ['QH 4C 9S 5H KS', '9D JS JD 6D 6S'], up: 'QC', stock: '4D'};
    // Stuck on the four of clubs, it draws the four of diamonds; that is no card it can have had.
    const stuck = played(laid(four), '4C', 'draw');
    expect(lacks(stuck)).toEqual([{seat: 1, suit: 'C', rank: '4', since: 1}]);
    expect(lacks(played(stuck, 'draw', '4D'))).toEqual([{seat: 1, suit: 'C', rank: '4', since: 0}]);
  });

  test('is told of no one where draws are free', () => {
    expect(lacks(played(laid(two, {mayDraw: 'always'}), '2C', 'draw', 'draw', 'draw'))).toEqual([]);
  });

  test('a suit that was named is the one it lacked', () => {
    const named = {hands: ['8C 3C 4C 5H KS', '9D 9H JD 6D 6H'], up: 'QC'};
    expect(lacks(played(laid(named), '8C S', 'draw'))).toEqual([{seat: 1, suit: 'S', rank: '8', since: 1}]);
  });

  test('a turn that ends by itself tells that the cards drawn in it could not be played either', () => {
    for (const [draw, moves] of [
      ['one-then-play', ['draw']],
      ['up-to-three', ['draw', 'draw', 'draw']],
    ] as const) {
      const state = played(laid(two, {draw}), '2C', ...moves.slice(0, 1));
      // The seven of diamonds goes neither on clubs nor on a two; the two of spades does.
      expect(lacks(state)).toEqual([
        {seat: 1, suit: 'C', rank: '2', since: draw === 'one-then-play' ? 0 : 1},
      ]);
    }
    const bad = {...two, stock: '7D JH QH'};
    expect(lacks(played(laid(bad, {draw: 'up-to-three'}), '2C', 'draw', 'draw', 'draw'))).toEqual([
      {seat: 1, suit: 'C', rank: '2', since: 0},
    ]);
    const free = laid(bad, {draw: 'up-to-three', mayDraw: 'always'});
    expect(lacks(played(free, '2C', 'draw', 'draw'))).toEqual([]);
    expect(lacks(played(free, '2C', 'draw', 'draw', 'draw'))).toEqual([
      {seat: 1, suit: 'C', rank: '2', since: 0},
    ]);
  });

  test('is told by a pass with the stock empty', () => {
    const state = played(laid(two), '2C');
    const empty: CrazyEightsState = {...state, stock: []};
    expect(lacks(played(empty, 'pass'))).toEqual([{seat: 1, suit: 'C', rank: '2', since: 0}]);
  });

  test('is forgotten in the next round', () => {
    const out = {hands: ['2C 3C 4C 5C 6C', '9D 9H JD 6D 6H'], up: 'QC'};
    const state = played(laid(out), '2C', 'draw', '3C', 'draw', '4C', 'draw', '5C', 'draw', '6C');
    expect(state.phase).toBe('interval');
    expect(knowledgeOf(seen(afterDeal(state, dealOf(state, two)), 0)).lacks).toEqual([]);
  });
});

describe('counts of hidden cards', () => {
  test('leave out the own hand and what was played', () => {
    const known = knowledgeOf(seen(played(laid(two), '2C'), 0));
    expect(known.suits).toEqual([
      {suit: 'D', all: 13, hidden: 13},
      {suit: 'H', all: 13, hidden: 12},
      {suit: 'S', all: 13, hidden: 12},
      {suit: 'C', all: 13, hidden: 9},
    ]);
    expect(known.eights).toEqual({all: 4, hidden: 4});
  });

  test('of two decks have each face twice', () => {
    const state = laid({hands: ['QC QC 8C 8C 2D'], up: '8D'}, {decks: '2'});
    const known = knowledgeOf(seen(state, 0));
    expect(known.eights).toEqual({all: 8, hidden: 5});
    expect(known.suits.at(-1)).toEqual({suit: 'C', all: 26, hidden: 22});
  });
});

describe('eights that were buried', () => {
  const layout = {
    hands: ['2C 3C 4C 5H KS 6S 6C', '9D 9H JD 6D 6H 7H 7S'],
    up: '8D',
    stock: '8H QC 2S 3S',
  };
  // Seven seats of seven cards: of the stock of two cards both are buried eights.
  const seven = laid(
    {hands: layout.hands, up: '8D', stock: '8H KC'},
    {hand: 7, decks: '1', firstEight: 'bury'},
    7,
  );

  test('are known to be at the bottom of the stock', () => {
    expect(knowledgeOf(seen(laid(layout, {hand: 7, firstEight: 'bury'}), 0)).buried).toEqual(['8D', '8H']);
    expect(seven.stock).toEqual(['8D', '8H']);
    expect(knowledgeOf(seen(seven, 1))).toMatchObject({buried: ['8D', '8H'], held: []});
  });

  test('are known to be held by who has drawn them, until they are played', () => {
    const state = played(seven, '2C');
    // It draws instead of what lies in its hand.
    const stuck: CrazyEightsState = {
      ...state,
      turn: 1,
      suit: 'C',
      hands: state.hands.with(1, cards('9D 9H')),
    };
    const drawn = played(stuck, 'draw');
    expect(knowledgeOf(seen(drawn, 0))).toMatchObject({buried: ['8H'], held: [{seat: 1, card: '8D'}]});
    expect(knowledgeOf(seen(drawn, 1)).held).toEqual([]);
    const back = played({...drawn, turn: 1}, '8D S');
    expect(knowledgeOf(seen(back, 0)).held).toEqual([]);
  });
});

test('everything that is told is true, in random games', () => {
  for (let game = 0; game < 200; game++) {
    const random = randomFrom('facts', game);
    const seats = 2 + random.below(6);
    for (const state of randomGame(anyOptions(seats, random), seats, random, 120))
      if (state.phase === 'turn' && random.below(4) === 0)
        checkFacts(state, random.below(seats), `game ${game}`);
  }
});

test('nothing is known before the first deal', () => {
  const known = knowledgeOf(seen(started({}, 2), 0));
  expect(known).toMatchObject({lacks: [], reshuffled: [], buried: [], held: []});
});
