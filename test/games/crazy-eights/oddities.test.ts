import {describe, expect, test} from 'vitest';
import {deckOf, sameCards} from '../../../source/cards/deck.js';
import {evolveAll} from '../../../source/engine/game.js';
import {rehide} from '../../../source/games/crazy-eights/deals.js';
import {deckCount} from '../../../source/games/crazy-eights/options.js';
import {crazyEights as game} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import {
  begin,
  cards,
  dealt,
  optionsOf,
  play,
  randomOptions,
  randomStates,
  randomStep,
  refusalOf,
} from './deals.js';

const lastRound = ({rounds}: CrazyEightsState) => rounds.at(-1);
const points = (state: CrazyEightsState) => lastRound(state)?.points;
const moves = (state: CrazyEightsState): readonly string[] => {
  const mover = game.mover(state);
  return typeof mover === 'number' ? [...game.legalMoves(game.view(state, mover))].map(game.makeMove) : [];
};

/** Two hands of which nothing fits on the ten of spades but what is named here. */
const usual = {hands: ['2D 3D 4D 5D 6S', '2H 3H 4H 5H 7S'], up: '10S', stock: '9C 9D 9H KC'};

describe('the deal', () => {
  test('gives one card at a time in turn, to the starter first, and turns the next one up', () => {
    const deck = deckOf(1);
    const options = optionsOf({}, 3);
    const state = game.evolve(game.initial(options, 3), {type: 'dealt', cards: deck});
    expect(state.hands).toEqual(
      [0, 1, 2].map(seat => deck.slice(0, 15).filter((_, place) => place % 3 === seat)),
    );
    expect(state.pile).toEqual([deck[15]]);
    expect(state.stock).toEqual(deck.slice(16));
    expect(game.mover(state)).toBe(0);
  });

  test('moves on by one seat each round, and so does who starts', () => {
    const out = {hands: ['2D 3D 4D 5D 6S', '2H 3H 4H 5H 7H'], up: '10S'};
    let state = begin(out, {target: 'none'});
    expect(game.mover(state)).toBe(0);
    state = play(state, '6S', 'draw', 'draw');
    state = {...state, phase: 'interval'};
    state = dealt(state, out);
    expect(game.mover(state)).toBe(1);
    expect(state.hands).toEqual(out.hands.map(cards));
    state = dealt({...state, phase: 'interval'}, out);
    expect(game.mover(state)).toBe(0);
  });

  test('takes two decks from six players on, or as many as are asked for', () => {
    expect([2, 5, 6, 7].map(seats => deckCount(optionsOf({}, seats), seats))).toEqual([1, 1, 2, 2]);
    expect(deckCount(optionsOf({decks: '1'}, 7), 7)).toBe(1);
    expect(deckCount(optionsOf({decks: '2'}, 2), 2)).toBe(2);
    expect(game.parseOptions({decks: '1', hand: 8}, 7)).toEqual({
      ok: false,
      error: {code: 'too-few-cards', data: {seats: 7, hand: 8, needed: 57, cards: 52}},
    });
  });
});

describe('an eight that is turned up first', () => {
  const deal = {hands: ['2D 3D 4D 5D 6C', '2H 3H 4H 5H 7C'], up: '8C', stock: '9D 9H'};

  test('stands for its own suit', () => {
    const state = begin(deal);
    expect(state.suit).toBe('C');
    expect(moves(state)).toEqual(['6C']);
  });

  test('is buried with others at the bottom of the stock', () => {
    const state = begin({...deal, stock: '8H 9D 9H'}, {firstEight: 'bury'});
    expect(state.pile).toEqual(['9D']);
    expect(state.stock[0]).toBe('9H');
    expect(state.stock.slice(-2)).toEqual(['8C', '8H']);
    expect(state.log.map(({what}) => what)).toEqual(['buried', 'buried', 'turned']);
    expect(state.suit).toBe('D');
  });

  test('is named by the starter, before the first turn', () => {
    const named = begin(deal, {firstEight: 'starter-names'});
    expect(moves(named)).toEqual(['name D', 'name H', 'name S', 'name C']);
    expect(refusalOf(named, '6C')).toEqual({code: 'name-first'});
    expect(refusalOf(named, 'draw')).toEqual({code: 'name-first'});
    const state = play(named, 'name D');
    expect([game.mover(state), state.suit]).toEqual([0, 'D']);
    expect(moves(state)).toEqual(['2D', '3D', '4D', '5D']);
    expect(refusalOf(state, 'name C')).toEqual({code: 'nothing-to-name'});
    // Another first card is not named.
    expect(game.mover(begin({...deal, up: '9S'}, {firstEight: 'starter-names'}))).toBe(0);
    expect(moves(begin({...deal, up: '10C'}, {firstEight: 'starter-names'}))).toEqual(['6C']);
  });
});

describe('a named suit', () => {
  const deal = {hands: ['8D 3D 4D 5D 6S', '2H 3S 4C 5H 7S'], up: '10S', stock: '9C 9D'};

  test('is the current one until another card changes it, its own suit included', () => {
    const hearts = play(begin(deal), '8D H');
    expect(hearts.suit).toBe('H');
    expect(moves(hearts)).toEqual(['2H', '5H']);
    expect(refusalOf(hearts, '4C')).toEqual({code: 'no-match', data: {card: '4C', up: '8D', suit: 'H'}});
    expect(play(hearts, '5H').suit).toBe('H');
    expect(moves(play(hearts, '5H'))).toEqual(['5D']);
    expect(play(begin(deal), '8D D').suit).toBe('D');
  });

  test('does not leak into the next round', () => {
    const named = play(begin(deal, {target: 'none'}), '8D C');
    const next = dealt({...named, phase: 'interval'}, usual);
    expect(next.suit).toBe('S');
  });

  test('belongs to an eight alone, and to each but the last card', () => {
    const state = begin(deal);
    expect(refusalOf(state, '8D')).toEqual({code: 'name-a-suit', data: {card: '8D'}});
    expect(refusalOf(state, '6S C')).toEqual({code: 'names-nothing', data: {card: '6S'}});
    expect(refusalOf(state, '8D X')).toEqual({code: 'no-such-suit', data: {text: 'X'}});
    const last = {...state, hands: [cards('8D'), cards('2H QS 8C')]};
    expect(moves(last)).toEqual(['8D']);
    expect(refusalOf(last, '8D C')).toEqual({code: 'last-eight', data: {card: '8D'}});
    const over = play(last, '8D');
    // The other hand is worth 2 + 10 + 50; the eight that was played counts for nobody.
    expect([over.phase, points(over)]).toEqual(['interval', [62, 0]]);
  });
});

describe('a draw', () => {
  const stuck = {hands: ['2D 3D 4D 5D 6H', '2H 3H 4H 5H 7S'], up: '10S', stock: '9C 9S KS QC 9D'};

  test('of one card ends the turn, even if that card could be played', () => {
    const state = play(begin({...stuck, stock: '9S'}), 'draw');
    expect([game.mover(state), state.hands[0]]).toEqual([1, cards('2D 3D 4D 5D 6H 9S')]);
  });

  test('is refused to who can play, and a pass too', () => {
    const state = begin(usual);
    expect(refusalOf(state, 'draw')).toEqual({code: 'may-not-draw', data: {card: '6S'}});
    expect(refusalOf(state, 'pass')).toEqual({code: 'may-not-pass', data: {card: '6S'}});
    expect(refusalOf(state, 'AS')).toEqual({code: 'not-held', data: {card: 'AS'}});
    expect(refusalOf(begin(stuck), 'pass')).toEqual({code: 'draw-first'});
    expect(moves(begin(usual, {mayDraw: 'always'}))).toEqual(['6S', 'draw']);
    expect(refusalOf(begin(usual, {mayDraw: 'always'}), 'pass')).toEqual({
      code: 'may-not-pass',
      data: {card: '6S'},
    });
  });

  test('one-then-play: a card that fits must be played at once, another ends the turn', () => {
    const set = {draw: 'one-then-play'};
    const fits = play(begin({...stuck, stock: '9S'}, set), 'draw');
    expect([game.mover(fits), moves(fits)]).toEqual([0, ['9S']]);
    expect(refusalOf(fits, 'pass')).toEqual({code: 'may-not-pass', data: {card: '9S'}});
    expect(game.mover(play(begin(stuck, set), 'draw'))).toBe(1);
  });

  test('one-then-play where one may always draw: the drawn card alone may be played, or kept', () => {
    const set = {draw: 'one-then-play', mayDraw: 'always'};
    const state = play(begin({...usual, stock: '9S'}, set), 'draw');
    expect(moves(state)).toEqual(['9S', 'pass']);
    expect(refusalOf(state, '6S')).toEqual({code: 'drawn-card-only', data: {card: '6S', drawn: '9S'}});
    const kept = play(state, 'pass');
    expect([game.mover(kept), kept.passes]).toEqual([1, 0]);
    // One that does not fit ends the turn by itself.
    expect(game.mover(play(begin(usual, set), 'draw'))).toBe(1);
  });

  test('up-to-three: a move each, until one fits or three are drawn', () => {
    const set = {draw: 'up-to-three'};
    const second = play(begin(stuck, set), 'draw', 'draw');
    expect([game.mover(second), moves(second)]).toEqual([0, ['9S']]);
    expect(refusalOf(second, 'draw')).toEqual({code: 'drawn-enough', data: {card: '9S'}});
    const none = play(begin({...stuck, stock: '9C 9D 9H KS'}, set), 'draw', 'draw', 'draw');
    expect([game.mover(none), none.hands[0]?.length]).toEqual([1, 8]);
    const free = play(begin(usual, {...set, mayDraw: 'always'}), 'draw', 'draw', 'draw');
    expect([game.mover(free), moves(free)]).toEqual([0, ['6S']]);
    expect(refusalOf(free, 'draw')).toEqual({code: 'drawn-enough', data: {card: '6S'}});
  });

  test('until-playable: as many as it takes', () => {
    const set = {draw: 'until-playable'};
    const drawn = play(
      begin({...stuck, stock: '9C 9D 9H KC KS'}, set),
      'draw',
      'draw',
      'draw',
      'draw',
      'draw',
    );
    expect([game.mover(drawn), moves(drawn)]).toEqual([0, ['KS']]);
  });
});

/** The last cards of a stock: as many of its first ones as are named. */
const withStock = (state: CrazyEightsState, stock: string): CrazyEightsState => ({
  ...state,
  stock: cards(stock),
});

describe('an empty stock', () => {
  const stuck = {hands: ['2D 3D 4D 5D 6H', '2H 3H 4H 5H 7D'], up: '10S'};

  test('play-on: who can play nothing passes, and the round is blocked when all have passed in turn', () => {
    const state = withStock(begin(stuck), '');
    expect(moves(state)).toEqual(['pass']);
    expect(refusalOf(state, 'draw')).toEqual({code: 'stock-empty'});
    const one = play(state, 'pass');
    expect([game.mover(one), one.passes]).toEqual([1, 1]);
    const blocked = play(one, 'pass');
    // Hands of 2+3+4+5+6 and 2+3+4+5+7.
    expect([blocked.phase, lastRound(blocked)?.out, points(blocked)]).toEqual([
      'interval',
      undefined,
      [21, 20],
    ]);
  });

  test('a pass between plays blocks nothing', () => {
    const state = withStock(begin({...stuck, hands: ['2D 3D 4D 5D 6H', '2H 3H 4H 5H 7S']}), '');
    const played = play(state, 'pass', '7S');
    expect([played.passes, game.mover(played)]).toEqual([0, 0]);
  });

  test('a turn with a draw is no pass', () => {
    const state = play(withStock(begin(stuck), '9C'), 'draw');
    expect([state.passes, game.mover(state), moves(state)]).toEqual([0, 1, ['pass']]);
    expect(play(state, 'pass').passes).toBe(1);
  });

  test('end-round: after the turn that empties it, unless that went out', () => {
    const state = play(withStock(begin(stuck, {emptyStock: 'end-round'}), '9C'), 'draw');
    expect([state.phase, lastRound(state)?.out, points(state)]).toEqual(['interval', undefined, [21, 29]]);
    const last = {...withStock(begin(stuck, {emptyStock: 'end-round', draw: 'one-then-play'}), '9S')};
    const fits = play({...last, hands: [[], cards('2H')]}, 'draw');
    expect(moves(fits)).toEqual(['9S']);
    expect([lastRound(play(fits, '9S'))?.out, points(play(fits, '9S'))]).toEqual([0, [2, 0]]);
  });

  test('reshuffle: the pile under its top card is the new stock, and the current suit stays', () => {
    const deal = {hands: ['8D 3D 4D 5D 6H', '2H 3H 4H 5H 7D'], up: '10S'};
    const named = withStock(play(begin(deal, {emptyStock: 'reshuffle'}), '8D C'), '9S');
    const empty = play(named, 'draw');
    expect(game.mover(empty)).toBe('chance');
    const [event] = game.deal(empty, randomFrom('reshuffle'));
    expect(event).toEqual({type: 'reshuffled', stock: ['10S']});
    const state = evolveAll(game, empty, event === undefined ? [] : [event]);
    expect([state.pile, state.suit, game.mover(state), moves(state)]).toEqual([['8D'], 'C', 0, ['draw']]);
    // With the top card alone there is nothing to shuffle.
    expect(moves(play(state, 'draw'))).toEqual(['pass']);
  });

  test('reshuffle in the midst of a turn of three draws', () => {
    const deal = {hands: ['2D 3D 4D 5D 6H', '2H 3H 4H 5H 7D'], up: '10S'};
    const start = begin(deal, {emptyStock: 'reshuffle', draw: 'up-to-three'});
    const state = play(withStock({...start, pile: cards('QD JD 10S')}, '9C'), 'draw');
    expect([game.mover(state), state.turn, state.drawn]).toEqual(['chance', 0, 1]);
    const shuffled = evolveAll(game, state, [{type: 'reshuffled', stock: cards('QD JD')}]);
    expect([game.mover(shuffled), moves(shuffled)]).toEqual([0, ['draw']]);
    const third = play(shuffled, 'draw', 'draw');
    expect([third.turn, third.hands[0]?.length]).toEqual([1, 8]);
  });
});

describe('scores', () => {
  const stuck = {hands: ['8D KD AD 5D 6H', '2H 3H 4H 5H 7D', 'JC QC AC 2C 3C'], up: '10S'};
  // Worth 50+10+1+5+6 = 72, 21, and 10+10+1+2+3 = 26.

  test.each([
    ['each-other', [47, 98, 93]],
    ['lowest-difference', [0, 56, 0]],
    ['none', [0, 0, 0]],
  ] as const)('of a blocked round, %s', (blocked, scored) => {
    const state = begin(stuck, {blocked});
    const ended = {...withStock(state, ''), passes: 2, turn: 2} satisfies CrazyEightsState;
    expect(points(play(ended, 'pass'))).toEqual(scored);
    expect(lastRound(play(ended, 'pass'))?.values).toEqual([72, 21, 26]);
  });

  test('going out scores all other hands', () => {
    const state = {...begin(stuck), hands: [cards('KS'), cards('2H 8C'), cards('JC AC')]};
    const over = play(state, 'KS');
    expect([lastRound(over)?.out, points(over), game.outcome(over)?.winners]).toEqual([0, [63, 0, 0], [0]]);
  });
});

describe('a match', () => {
  const goesOut = (state: CrazyEightsState, seat: number, other: string): CrazyEightsState =>
    play(
      {...state, turn: seat, hands: seat === 0 ? [cards('KS'), cards(other)] : [cards(other), cards('KS')]},
      'KS',
    );

  test('goes on until somebody has reached the target', () => {
    const first = goesOut(begin(usual, {target: '50'}), 0, 'QH QD QC 9H');
    expect([first.phase, game.outcome(first)]).toEqual(['interval', {scores: [39, 0], winners: [0]}]);
    const second = goesOut(dealt(first, usual), 0, 'QH AD');
    expect([second.phase, game.outcome(second)]).toEqual(['over', {scores: [50, 0], winners: [0]}]);
  });

  test('plays another round where two are level at the target', () => {
    const first = goesOut(begin(usual, {target: '50'}), 0, '8H');
    expect(first.phase).toBe('over');
    const level = goesOut(dealt({...first, phase: 'interval'}, usual), 1, '8H');
    expect([level.phase, game.outcome(level)?.scores]).toEqual(['interval', [0, 50]]);
    const decided = goesOut(dealt(level, usual), 1, 'AH');
    expect([decided.phase, game.outcome(decided)]).toEqual(['over', {scores: [50, 51], winners: [1]}]);
  });

  test('can be stopped between rounds, and then the most points win', () => {
    const first = goesOut(begin(usual, {target: 'none'}), 1, 'QH');
    expect(refusalOf(begin(usual), 'stop')).toEqual({code: 'no-interval'});
    for (const seat of [0, 1]) expect([...game.legalMoves(game.view(first, seat))]).toEqual([{type: 'stop'}]);
    const over = play(first, 'stop');
    expect([game.mover(over), game.outcome(over)]).toEqual(['over', {scores: [0, 10], winners: [1]}]);
    expect(refusalOf(over, 'QS')).toEqual({code: 'game-over'});
  });

  test('with two decks a hand may hold a face twice, and a move names the face', () => {
    const deal = {hands: ['6S 6S 4D 5D 6H', '2H 3H 4H 5H 7D'], up: '10S'};
    const state = play(begin(deal, {decks: '2'}), '6S');
    expect(state.hands[0]).toEqual(cards('6S 4D 5D 6H'));
    expect(moves(begin(deal, {decks: '2'}))).toEqual(['6S']);
  });
});

describe('over many matches played by chance', () => {
  test('cards are conserved, for 2 to 7 seats under any options', () => {
    let [games, rounds] = [0, 0];
    for (; games < 10_000; games++) {
      const random = randomFrom('conserved', games);
      const seats = 2 + (games % 6);
      const options = randomOptions(seats, random);
      const whole = deckOf(deckCount(options, seats));
      let state = randomStep(game.initial(options, seats), random);
      for (let steps = 0; steps < 400 && state.rounds.length === 0; steps++)
        state = randomStep(state, random);
      if (!sameCards([...state.hands.flat(), ...state.stock, ...state.pile], whole))
        throw new Error(`cards are lost or doubled in game ${games}`);
      rounds += state.rounds.length;
    }
    expect(rounds).toBeGreaterThan(9000);
  }, 60_000);

  test('hidden cards change places without a sign of it, and what all know of them stays true', () => {
    let seen = 0;
    for (const state of randomStates(600, 'rehidden')) {
      const mover = game.mover(state);
      if (typeof mover !== 'number') continue;
      const events = rehide(state, mover, randomFrom('rehide', seen));
      const other = evolveAll(game, state, events);
      expect(game.checkDeal(state, events).ok).toBe(true);
      expect(game.view(other, mover)).toEqual(game.view(state, mover));
      const buried = state.log.flatMap(entry => (entry.what === 'buried' ? [entry.card] : []));
      const isReshuffled = state.log.some(({what}) => what === 'reshuffled');
      if (buried.length > 0 && !isReshuffled)
        expect(other.stock.slice(-buried.length)).toEqual(state.stock.slice(-buried.length));
      seen += 1;
    }
    expect(seen).toBeGreaterThan(300);
  });
});
