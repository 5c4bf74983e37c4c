import {describe, expect, test} from 'vitest';
import {faces} from '../../../source/cards/card.js';
import {parseNotation} from '../../../source/games/crazy-eights/notation.js';
import {type CrazyEightsOptions, parseOptions} from '../../../source/games/crazy-eights/options.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import {value} from '../../checks.js';
import {
  afterDeal,
  cards,
  dealOf,
  type Layout,
  laid,
  played,
  refusalOf,
  seen,
  shortStock,
  started,
} from './scripts.js';

type Options = Partial<CrazyEightsOptions>;

const legal = (state: CrazyEightsState): readonly string[] =>
  [...crazyEights.legalMoves(seen(state))].map(crazyEights.makeMove);

/** The state after chance has reshuffled the pile, where it is to. */
const reshuffled = (state: CrazyEightsState, ...stock: readonly string[]): CrazyEightsState => {
  expect(crazyEights.mover(state)).toBe('chance');
  return afterDeal(state, {type: 'reshuffled', stock: cards(stock.join(' '))});
};

// On the queen of clubs seat 0 goes out in five turns; seat 1 can never play, and draws 7D 7H 7S 10D.
const straight: Layout = {
  hands: ['2C 3C 4C 5C 6C', '9D 9H JD 6D KH'],
  up: 'QC',
  stock: '7D 7H 7S 10D',
};
const wonStraight = ['2C', 'draw', '3C', 'draw', '4C', 'draw', '5C', 'draw', '6C'];
// 9 + 9 + 10 + 6 + 10 and 7 + 7 + 7 + 10.
const straightPoints = 75;

// On the queen of clubs nobody can play.
const stuckHands = ['2D 3D 4D 5D 6D', '2H 3H 4H 5H 7H', '9S 10S JS KS 7S'] as const;
const blockable = (options: Options = {}, seats = 2): CrazyEightsState =>
  shortStock(laid({hands: stuckHands.slice(0, seats), up: 'QC'}, options, seats), 0);

describe('the deal', () => {
  test('gives one card at a time from the starter on, turns one up, and leaves the rest', () => {
    const first = afterDeal(started({}, 3), {type: 'dealt', cards: faces});
    expect(first.hands[0]).toEqual([faces[0], faces[3], faces[6], faces[9], faces[12]]);
    expect(first.hands[2]).toEqual([faces[2], faces[5], faces[8], faces[11], faces[14]]);
    expect(first).toMatchObject({
      pile: [faces[15]],
      stock: faces.slice(16),
      turn: 0,
      phase: 'turn',
      begun: 1,
    });
    expect(crazyEights.mover(first)).toBe(0);
  });

  test('moves on by one seat each round', () => {
    let state = started({target: 'none'}, 3);
    for (const starter of [0, 1, 2, 0]) {
      state = afterDeal(state, dealOf(state, {hands: stuckHands, up: 'QC'}));
      expect(state.turn).toBe(starter);
      expect(state.hands.map(hand => hand.join(' '))).toEqual(stuckHands);
      state = played(shortStock(state, 0), 'pass', 'pass', 'pass');
      expect(state.rounds.at(-1)?.starter).toBe(starter);
    }
    const event = {type: 'dealt', cards: faces} as const;
    expect(afterDeal(state, event).hands[1]?.[0]).toBe(faces[0]);
  });

  test('takes two decks from six players on, or where they are asked for', () => {
    const count = (options: Options, seats: number): number => {
      const [event] = crazyEights.deal(started(options, seats), randomFrom('decks'));
      return event?.type === 'dealt' ? event.cards.length : 0;
    };
    expect([5, 6, 7].map(seats => count({}, seats))).toEqual([52, 104, 104]);
    expect([count({decks: '2'}, 2), count({decks: '1'}, 7)]).toEqual([104, 52]);
  });

  test('for which there are too few cards is refused', () => {
    expect(parseOptions({hand: 8, decks: '1'}, 7)).toEqual({
      ok: false,
      error: {code: 'too-few-cards', data: {seats: 7, hand: 8, needed: 57, cards: 52}},
    });
    expect(parseOptions({hand: 7, decks: '1'}, 7).ok).toBe(true);
  });
});

describe('the first card an eight', () => {
  const eight: Layout = {hands: ['2D 3C 4S 5H 6H'], up: '8C', stock: '8H QS 2S'};

  test('own-suit: it stands for its own suit', () => {
    const state = laid(eight, {firstEight: 'own-suit'});
    expect(state).toMatchObject({phase: 'turn', suit: 'C', pile: ['8C']});
    expect(state.log).toEqual([{what: 'turned', card: '8C'}]);
    expect(legal(state)).toEqual(['3C']);
    expect(refusalOf(state, '2D')).toEqual({code: 'no-match', data: {card: '2D', up: '8C', suit: 'C'}});
  });

  test('bury: eights go to the bottom of the stock, in order, until another card comes', () => {
    const state = laid(eight, {firstEight: 'bury'});
    expect(state).toMatchObject({phase: 'turn', suit: 'S', pile: ['QS']});
    expect(state.stock[0]).toBe('2S');
    expect(state.stock.slice(-2)).toEqual(['8C', '8H']);
    expect(state.stock).toHaveLength(52 - 10 - 1);
    expect(state.log).toEqual([
      {what: 'buried', card: '8C'},
      {what: 'buried', card: '8H'},
      {what: 'turned', card: 'QS'},
    ]);
    expect(legal(state)).toEqual(['4S']);
  });

  test('bury: where only eights are left the first stays', () => {
    const state = laid({hands: [], up: '8D', stock: '8H 8S'}, {firstEight: 'bury', hand: 7, decks: '1'}, 7);
    expect(state).toMatchObject({phase: 'turn', suit: 'D', pile: ['8D'], stock: ['8H', '8S']});
  });

  test('starter-names: the starter names a suit, then moves', () => {
    const state = laid(eight, {firstEight: 'starter-names'});
    expect(state).toMatchObject({phase: 'name', pile: ['8C']});
    expect(crazyEights.mover(state)).toBe(0);
    expect(legal(state)).toEqual(['name D', 'name H', 'name S', 'name C']);
    for (const move of ['3C', 'draw', 'pass']) expect(refusalOf(state, move)).toEqual({code: 'name-first'});
    const named = played(state, 'name H');
    expect(named).toMatchObject({phase: 'turn', suit: 'H', turn: 0});
    expect(named.log.at(-1)).toEqual({what: 'named', seat: 0, suit: 'H'});
    expect(legal(named)).toEqual(['5H', '6H']);
    expect(refusalOf(named, 'name S')).toEqual({code: 'nothing-to-name'});
  });

  test('starter-names: in the second round it is the second seat, and for no other card anybody', () => {
    const other = played(laid(straight, {firstEight: 'starter-names'}), ...wonStraight);
    const state = afterDeal(other, dealOf(other, eight));
    expect(crazyEights.mover(state)).toBe(1);
    expect(played(state, 'name D')).toMatchObject({turn: 1, suit: 'D'});
  });
});

describe('eights', () => {
  const hands = ['2C 3C 4C 5C 8S', '9D 9H JD 6D KH'];

  test('as the last card name no suit, and their 50 are not scored', () => {
    const state = played(
      laid({hands, up: 'QC', stock: '7D 7H 7S 8H'}, {target: '200'}),
      ...['2C', 'draw', '3C', 'draw', '4C', 'draw', '5C', 'draw'],
    );
    expect(legal(state)).toEqual(['8S']);
    expect(refusalOf(state, '8S C')).toEqual({code: 'last-eight', data: {card: '8S'}});
    const won = played(state, '8S');
    // 9 + 9 + 10 + 6 + 10, 7 + 7 + 7, and 50 for the eight that was drawn.
    expect(won).toMatchObject({
      phase: 'interval',
      rounds: [{starter: 0, out: 0, values: [0, 115], points: [115, 0]}],
    });
    expect(won.log.at(-1)).toEqual({what: 'played', seat: 0, card: '8S'});
    expect(crazyEights.outcome(won)).toEqual({scores: [115, 0], winners: [0]});
  });

  test('name a suit, which holds until another card changes it', () => {
    const state = played(laid({hands: ['8S 3C 4H 5C 6S', '9D 9H JD 6D JS'], up: 'QC'}), '8S H');
    expect(state).toMatchObject({suit: 'H', pile: ['QC', '8S'], turn: 1});
    expect(state.log.at(-1)).toEqual({what: 'played', seat: 0, card: '8S', suit: 'H'});
    // Not the eight's own suit, nor what lay below it.
    expect(refusalOf(state, 'JS')).toEqual({code: 'no-match', data: {card: 'JS', up: '8S', suit: 'H'}});
    expect(legal(state)).toEqual(['9H']);
    const changed = played(state, '9H', '4H');
    expect(changed).toMatchObject({suit: 'H', turn: 1});
    expect(refusalOf(changed, '9D')).toMatchObject({code: 'no-match'});
  });

  test('name their own suit too, and are followed by any eight', () => {
    const state = played(laid({hands: ['8S 3C 4H 5C 6S', '8D 9H JD 6D JS'], up: 'QC'}), '8S S');
    expect(state.suit).toBe('S');
    expect(legal(state)).toEqual(['8D D', '8D H', '8D S', '8D C', 'JS']);
    expect(played(state, '8D C').suit).toBe('C');
  });

  test('are named with the suit in one move, and no other card names any', () => {
    const state = laid({hands: ['8S 3C 4H 5C 6S'], up: 'QC'});
    expect(refusalOf(state, '8S')).toEqual({code: 'name-a-suit', data: {card: '8S'}});
    expect(refusalOf(state, '3C H')).toEqual({code: 'names-nothing', data: {card: '3C'}});
    expect(parseNotation('8S X', 'en')).toEqual({
      ok: false,
      error: {code: 'no-such-suit', data: {text: 'X'}},
    });
  });

  test('what they name does not leak into the next round', () => {
    // The last card but one is an eight that names hearts, and the king of hearts goes out on it.
    const out = played(
      laid({hands: ['2C 3C 4C 8S KH', '9D 9S JD 6D 7S'], up: 'QC', stock: 'AD 10D QD KS'}),
      ...['2C', 'draw', '3C', 'draw', '4C', 'draw', '8S H', 'draw', 'KH'],
    );
    expect(out).toMatchObject({phase: 'interval', suit: 'H'});
    const next = afterDeal(out, dealOf(out, {hands: ['2H 3H 4H 5H 6H', '2D 3D 4D 5D 6D'], up: 'QD'}));
    expect(next).toMatchObject({suit: 'D', turn: 1});
    const own = afterDeal(out, dealOf(out, {hands: ['2H 3H 4H 5H 6H'], up: '8C'}));
    expect(own.suit).toBe('C');
  });
});

describe('a blocked round', () => {
  test.each<[CrazyEightsOptions['blocked'], readonly number[], readonly number[]]>([
    ['each-other', [21, 20], [67, 66, 41]],
    ['lowest-difference', [1, 0], [27, 0, 0]],
    ['none', [0, 0], [0, 0, 0]],
  ])('scored by %s', (blocked, two, three) => {
    for (const [seats, points] of [
      [2, two],
      [3, three],
    ] as const) {
      const before = played(blockable({blocked}, seats), ...Array<string>(seats - 1).fill('pass'));
      expect(before).toMatchObject({phase: 'turn', passes: seats - 1, turn: seats - 1});
      const state = played(before, 'pass');
      expect(state.phase).toBe('interval');
      expect(state.rounds).toEqual([{starter: 0, values: [20, 21, 46].slice(0, seats), points}]);
      expect(crazyEights.outcome(state)?.scores).toEqual(points);
    }
  });

  test('that several have the lowest hand in gives each of them the differences', () => {
    const hands = ['2D 3D 4D 5D 6D', '2H 3H 4H 5H 6H', stuckHands[2]];
    const state = shortStock(laid({hands, up: 'QC'}, {blocked: 'lowest-difference'}, 3), 0);
    expect(played(state, 'pass', 'pass', 'pass').rounds[0]).toMatchObject({points: [26, 26, 0]});
  });

  test('is only blocked when all have passed in turn: a card that is played begins anew', () => {
    const state = shortStock(laid({hands: ['2D 3D 4D 5D 6D', '2H 3H 4H 5H QS'], up: 'QC'}), 0);
    // The three of diamonds doesn't go on spades, the two of hearts doesn't either.
    const going = played(state, 'pass', 'QS');
    expect(going).toMatchObject({passes: 0, turn: 0, suit: 'S'});
    expect(played(going, 'pass')).toMatchObject({phase: 'turn', passes: 1, turn: 1});
    expect(played(going, 'pass', 'pass').phase).toBe('interval');
  });
});

describe('an empty stock', () => {
  const last = (options: Options, stock = '7D'): CrazyEightsState =>
    shortStock(laid({hands: [stuckHands[0], '2H 3H 4H 5H 7C'], up: 'QC', stock}, options), 1);

  test('play-on: who has no card to play passes, and the round goes on', () => {
    const state = played(last({}), 'draw');
    expect(state).toMatchObject({phase: 'turn', stock: [], turn: 1, drawn: 0});
    expect(refusalOf(state, 'draw')).toEqual({code: 'stock-empty'});
    expect(refusalOf(state, 'pass')).toEqual({code: 'may-not-pass', data: {card: '7C'}});
    const next = played(state, '7C');
    // The seven of diamonds that was drawn goes on the seven of clubs.
    expect(legal(next)).toEqual(['7D']);
    expect(legal(played(next, '7D'))).toEqual(['pass']);
  });

  test('end-round: the turn that empties it is the last, scored as blocked', () => {
    const state = played(last({emptyStock: 'end-round'}), 'draw');
    expect(state).toMatchObject({phase: 'interval', rounds: [{values: [27, 21], points: [21, 27]}]});
    expect(state.rounds[0]).not.toHaveProperty('out');
  });

  test('end-round: a card that is drawn last may still be played', () => {
    const drawn = played(last({emptyStock: 'end-round', draw: 'one-then-play'}, '2C'), 'draw');
    expect(drawn).toMatchObject({phase: 'turn', stock: [], turn: 0});
    expect(played(drawn, '2C')).toMatchObject({phase: 'interval', rounds: [{values: [20, 21]}]});
  });

  test('reshuffle: the discard pile under its top card becomes the stock, and the current suit stays', () => {
    const before = last({emptyStock: 'reshuffle'});
    const state = played(before, 'draw');
    expect(state).toMatchObject({stock: [], turn: 1});
    const pile = state.pile.slice(0, -1);
    expect(crazyEights.checkDeal(state, [{type: 'reshuffled', stock: pile.slice(1)}]).ok).toBe(false);
    expect(crazyEights.checkDeal(state, [{type: 'reshuffled', stock: ['QC', ...pile.slice(1)]}]).ok).toBe(
      false,
    );
    const after = reshuffled(state, ...pile.toReversed());
    expect(after).toMatchObject({stock: pile.toReversed(), pile: ['QC'], suit: 'C', turn: 1});
    expect(after.log.at(-1)).toEqual({what: 'reshuffled', cards: pile});
    expect(crazyEights.mover(after)).toBe(1);
    const named: CrazyEightsState = {...state, pile: [...state.pile, '8S'], suit: 'H'};
    expect(reshuffled(named, ...state.pile)).toMatchObject({suit: 'H', pile: ['8S']});
  });

  test('reshuffle: where nothing lies under the top card one passes, and the round can be blocked', () => {
    const state: CrazyEightsState = {...blockable({emptyStock: 'reshuffle'}), pile: ['QC']};
    expect(crazyEights.mover(state)).toBe(0);
    expect(legal(state)).toEqual(['pass']);
    expect(played(state, 'pass', 'pass').phase).toBe('interval');
  });

  test('reshuffle: in the middle of a turn of up to three draws', () => {
    const before = shortStock(
      laid(
        {hands: [stuckHands[0], '2H 3H 4H 5H 7C'], up: 'QC', stock: '7D'},
        {
          emptyStock: 'reshuffle',
          draw: 'up-to-three',
        },
      ),
      1,
    );
    const state = played(before, 'draw');
    expect(state).toMatchObject({stock: [], turn: 0, drawn: 1});
    const stock = state.pile.slice(0, -1).toSorted((a, b) => Number(b === 'KH') - Number(a === 'KH'));
    const again = reshuffled(state, ...stock);
    expect(crazyEights.mover(again)).toBe(0);
    expect(again.drawn).toBe(1);
    expect(legal(again)).toEqual(['draw']);
    const two = played(again, 'draw');
    expect(two).toMatchObject({turn: 0, drawn: 2});
    expect(two.hands[0]?.at(-1)).toBe('KH');
    const three = played(two, 'draw');
    const [drawn] = three.hands[0]?.slice(-1) ?? [];
    expect(drawn).toBe(stock[1]);
    expect(three.hands[0]).toHaveLength(8);
  });
});

describe('drawing', () => {
  const stuck = (options: Options, stock: string): CrazyEightsState =>
    laid({hands: [stuckHands[0], '2H 3H 4H 5H 7H'], up: 'QC', stock}, options);
  const free = (options: Options, stock: string): CrazyEightsState =>
    laid({hands: ['2D 3C 4D 5D 6D', '2H 3H 4H 5H 7H'], up: 'QC', stock}, {...options, mayDraw: 'always'});

  test.each(['one', 'one-then-play', 'up-to-three', 'until-playable'] as const)(
    '%s: who can play may not draw, unless that is always allowed',
    draw => {
      const holds: Layout = {hands: ['2D 3C 4D 5D 6D'], up: 'QC'};
      expect(refusalOf(laid(holds, {draw}), 'draw')).toEqual({code: 'may-not-draw', data: {card: '3C'}});
      expect(refusalOf(laid(holds, {draw}), 'pass')).toEqual({code: 'may-not-pass', data: {card: '3C'}});
      expect(legal(laid(holds, {draw, mayDraw: 'always'}))).toEqual(['3C', 'draw']);
      expect(refusalOf(laid(holds, {draw, mayDraw: 'always'}), 'pass')).toMatchObject({code: 'may-not-pass'});
      expect(refusalOf(stuck({draw}, '7D'), 'pass')).toEqual({code: 'draw-first'});
      expect(legal(stuck({draw}, '7D'))).toEqual(['draw']);
    },
  );

  test('one: the turn ends, even if the card could be played', () => {
    for (const state of [stuck({}, '2C'), free({}, '2C')]) {
      const after = played(state, 'draw');
      expect(after).toMatchObject({turn: 1, drawn: 0, passes: 0});
      expect(after.hands[0]?.at(-1)).toBe('2C');
      expect(after.log.at(-1)).toEqual({what: 'drew', seat: 0});
    }
  });

  test('one-then-play: a card that fits must be played, and the turn ends by itself after another', () => {
    const state = played(stuck({draw: 'one-then-play'}, '2C'), 'draw');
    expect(state).toMatchObject({turn: 0, drawn: 1});
    expect(legal(state)).toEqual(['2C']);
    expect(refusalOf(state, 'draw')).toEqual({code: 'drawn-enough', data: {card: '2C'}});
    expect(refusalOf(state, 'pass')).toEqual({code: 'may-not-pass', data: {card: '2C'}});
    expect(played(state, '2C')).toMatchObject({turn: 1, drawn: 0, suit: 'C'});
    expect(played(stuck({draw: 'one-then-play'}, '7D'), 'draw')).toMatchObject({turn: 1, drawn: 0});
  });

  test('one-then-play, always: it may be kept, and no other card may be played', () => {
    const state = played(free({draw: 'one-then-play'}, '2C'), 'draw');
    expect(legal(state)).toEqual(['2C', 'pass']);
    expect(refusalOf(state, '3C')).toEqual({code: 'drawn-card-only', data: {card: '3C', drawn: '2C'}});
    const kept = played(state, 'pass');
    expect(kept).toMatchObject({turn: 1, drawn: 0, passes: 0});
    expect(kept.log.slice(-2)).toEqual([
      {what: 'drew', seat: 0},
      {what: 'passed', seat: 0},
    ]);
    // The seven doesn't fit: the three of clubs doesn't matter any more.
    expect(played(free({draw: 'one-then-play'}, '7D'), 'draw')).toMatchObject({turn: 1});
  });

  test('up-to-three: one draw a move, until a card fits or three are drawn', () => {
    const two = played(stuck({draw: 'up-to-three'}, '7D 2C'), 'draw', 'draw');
    expect(two).toMatchObject({turn: 0, drawn: 2});
    expect(legal(two)).toEqual(['2C']);
    expect(refusalOf(two, 'draw')).toEqual({code: 'may-not-draw', data: {card: '2C'}});
    expect(refusalOf(two, 'pass')).toEqual({code: 'may-not-pass', data: {card: '2C'}});
    const one = played(stuck({draw: 'up-to-three'}, '7D 9D 10D'), 'draw');
    expect(legal(one)).toEqual(['draw']);
    expect(refusalOf(one, 'pass')).toEqual({code: 'draw-first'});
    expect(played(one, 'draw', 'draw')).toMatchObject({turn: 1, drawn: 0, passes: 0});
  });

  test('up-to-three, always: three at most, then one of them or of the others is played', () => {
    const state = played(free({draw: 'up-to-three'}, '2C 7D 9D'), 'draw', 'draw');
    expect(legal(state)).toEqual(['2C', '3C', 'draw']);
    const three = played(state, 'draw');
    expect(legal(three)).toEqual(['2C', '3C']);
    expect(refusalOf(three, 'draw')).toEqual({code: 'drawn-enough', data: {card: '3C'}});
    expect(refusalOf(three, 'pass')).toEqual({code: 'may-not-pass', data: {card: '3C'}});
  });

  test('until-playable: as many as it takes', () => {
    const five = played(stuck({draw: 'until-playable'}, '7D 9D 10D JD 2C'), ...Array<string>(5).fill('draw'));
    expect(five).toMatchObject({turn: 0, drawn: 5});
    expect(legal(five)).toEqual(['2C']);
    expect(refusalOf(five, 'draw')).toEqual({code: 'may-not-draw', data: {card: '2C'}});
    const none = played(shortStock(stuck({draw: 'until-playable'}, '7D 9D'), 2), 'draw', 'draw');
    expect(none).toMatchObject({turn: 1, drawn: 0, passes: 0, stock: []});
  });

  test('until-playable, always: as many as one likes', () => {
    const state = played(shortStock(free({draw: 'until-playable'}, '2C 7D'), 2), 'draw');
    expect(legal(state)).toEqual(['2C', '3C', 'draw']);
    const all = played(state, 'draw');
    expect(legal(all)).toEqual(['2C', '3C']);
    expect(refusalOf(all, 'draw')).toEqual({code: 'stock-empty'});
    expect(refusalOf(all, 'pass')).toEqual({code: 'may-not-pass', data: {card: '3C'}});
  });
});

describe('two decks', () => {
  test('a hand may hold a face twice: a move names a face, and one card of it leaves the hand', () => {
    const state = laid({hands: ['KC KC 8S 8S 4D', '2D 3D'], up: 'QC'}, {decks: '2'});
    expect(legal(state)).toEqual(['8S D', '8S H', '8S S', '8S C', 'KC']);
    const once = played(state, 'KC');
    expect(once.hands[0]).toEqual(['KC', '8S', '8S', '4D']);
    expect(once.pile).toEqual(['QC', 'KC']);
    // A card of the same face goes on itself.
    expect(played({...once, turn: 0}, 'KC').hands[0]).toEqual(['8S', '8S', '4D']);
    expect(played(state, '8S D').hands[0]).toEqual(['KC', 'KC', '8S', '4D']);
  });
});

describe('the match', () => {
  test('ends when the target is reached, and the highest total wins', () => {
    const state = played(laid(straight, {target: '50'}), ...wonStraight);
    expect(state).toMatchObject({phase: 'over', rounds: [{out: 0, points: [straightPoints, 0]}]});
    expect(crazyEights.outcome(state)).toEqual({scores: [straightPoints, 0], winners: [0]});
    expect(refusalOf(state, 'stop')).toEqual({code: 'game-over'});
    expect(refusalOf(state, 'draw')).toEqual({code: 'game-over'});
    expect(crazyEights.checkDeal(state, [{type: 'dealt', cards: faces}]).ok).toBe(false);
  });

  test('goes on at a tie at the target', () => {
    const even = ['KD JD 10D 9D 7D 6D', 'KH JH 10H 9H 7H 6H'];
    const first = shortStock(laid({hands: even, up: 'QC'}, {target: '50', hand: 6}), 0);
    const tied = played(first, 'pass', 'pass');
    expect(tied).toMatchObject({phase: 'interval', rounds: [{points: [52, 52]}]});
    const second = afterDeal(
      tied,
      dealOf(tied, {hands: ['9D 9H JD 10H KH 10D', '2C 3C 4C 5C 6C 7C'], up: 'QC', stock: '2D 2H 2S 4D 4H'}),
    );
    expect(second.turn).toBe(1);
    const won = played(
      second,
      ...['2C', 'draw', '3C', 'draw', '4C', 'draw', '5C', 'draw', '6C', 'draw', '7C'],
    );
    expect(won.phase).toBe('over');
    expect(crazyEights.outcome(won)).toMatchObject({winners: [1]});
  });

  test('is stopped at an interval, and the highest total wins', () => {
    const state = laid(straight);
    expect(refusalOf(state, 'stop')).toEqual({code: 'no-interval'});
    const interval = played(state, ...wonStraight);
    expect(crazyEights.mover(interval)).toBe('interval');
    for (const eye of [0, 1])
      expect([...crazyEights.legalMoves(seen(interval, eye))]).toEqual([{type: 'stop'}]);
    expect(refusalOf(interval, 'draw')).toEqual({code: 'not-your-turn'});
    const stopped = played(interval, 'stop');
    expect(stopped.phase).toBe('over');
    expect(crazyEights.outcome(stopped)).toEqual({scores: [straightPoints, 0], winners: [0]});
  });

  test('without a target goes on until it is stopped', () => {
    const state: CrazyEightsState = {
      ...laid(straight, {target: 'none'}),
      rounds: [{starter: 0, out: 0, values: [0, 900], points: [900, 0]}],
    };
    const after = played(state, ...wonStraight);
    expect(after.phase).toBe('interval');
    expect(crazyEights.outcome(after)).toEqual({scores: [straightPoints, 0], winners: [0]});
    expect(crazyEights.outcome(played(after, 'stop'))?.scores).toEqual([975, 0]);
  });
});

describe('refusals', () => {
  test('of what nobody can do before the first deal, and of a card that is not held', () => {
    expect(refusalOf(started({}, 2), 'draw')).toEqual({code: 'not-your-turn'});
    const state = laid(straight);
    expect(refusalOf(state, 'KD')).toEqual({code: 'not-held', data: {card: 'KD'}});
    // Another seat's card is not held either, whether or not it would fit.
    expect(refusalOf(state, '9D')).toEqual({code: 'not-held', data: {card: '9D'}});
    expect(refusalOf(state, '8D H')).toEqual({code: 'not-held', data: {card: '8D'}});
  });

  test('a legal move is one that is accepted, and no other', () => {
    const every = ['draw', 'pass', 'stop', ...['D', 'H', 'S', 'C'].map(suit => `name ${suit}`)].concat(
      faces.flatMap(card => [card, ...['D', 'H', 'S', 'C'].map(suit => `${card} ${suit}`)]),
    );
    for (const state of [
      laid(straight),
      played(laid(straight), '2C'),
      blockable(),
      laid({hands: ['8S 3C'], up: '8C'}, {firstEight: 'starter-names'}),
      played(laid(straight), ...wonStraight),
    ]) {
      const accepted = every.filter(text => {
        const decided = crazyEights.decide(state, value(parseNotation(text, 'en')));
        return decided.ok;
      });
      expect(accepted.toSorted()).toEqual([...legal(state)].sort());
    }
  });
});
