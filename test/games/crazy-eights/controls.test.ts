import {describe, expect, test} from 'vitest';
import {controls} from '../../../source/games/crazy-eights/controls.js';
import type {CrazyEightsCursor} from '../../../source/games/crazy-eights/cursor.js';
import {parseNotation} from '../../../source/games/crazy-eights/notation.js';
import {pointedPlace, shownHand} from '../../../source/games/crazy-eights/pointing.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState, CrazyEightsView} from '../../../source/games/crazy-eights/types.js';
import {words} from '../../../source/games/crazy-eights/words.js';
import {namedKeys} from '../../../source/lib/keys.js';
import {randomFrom} from '../../../source/lib/random.js';
import {type Language, languages} from '../../../source/lib/text.js';
import {check, value} from '../../checks.js';
import {anyOptions, laid, played, randomGame, refusalOf, seen, shortStock} from './scripts.js';

const allKeys = [
  ...Array.from({length: 94}, (_each, index) => String.fromCharCode(33 + index)),
  ...namedKeys,
  ...[...'abcdefghijklmnopqrstuvwxyz'].map(letter => `ctrl-${letter}`),
  ...['é', 'ß', 'ſ', 'ı', '中', '１', 'Ｑ', '♠', '♥', '♦', '♣'],
];

type Pressed = {
  readonly cursor: CrazyEightsCursor;
  readonly moves: readonly string[];
  readonly refusals: readonly unknown[];
  readonly unknown: readonly string[];
};

/** What comes of keys, each on the cursor that the one before left. */
const press = (
  view: CrazyEightsView,
  keys: readonly string[],
  language: Language = 'en',
  from: CrazyEightsCursor = controls.start(view),
): Pressed => {
  let cursor = from;
  const [moves, refusals, unknown]: [string[], unknown[], string[]] = [[], [], []];
  for (const key of keys) {
    const intent = controls.interpretKey(view, cursor, key, language);
    if (intent === undefined) unknown.push(key);
    if (intent?.type === 'move') {
      expect([...crazyEights.legalMoves(view)]).toContainEqual(intent.move);
      moves.push(crazyEights.makeMove(intent.move));
    }
    if (intent?.type === 'refuse') refusals.push(intent.refusal);
    cursor = intent?.cursor ?? cursor;
  }
  return {cursor, moves, refusals, unknown};
};
const keysOf = (text: string): readonly string[] => text.split(' ');

/** The card pointed at. */
const cardAt = (view: CrazyEightsView, cursor: CrazyEightsCursor): string =>
  shownHand(view, cursor)[pointedPlace(view, cursor)] ?? 'none';
const cardAfter = (view: CrazyEightsView, keys: string, language: Language = 'en'): string =>
  cardAt(view, press(view, keysOf(keys), language).cursor);

// By suit the hand stands as 4C 9C 5D 8S QH; on the queen of clubs the clubs, the eight and the queen go.
const usual = laid({hands: ['QH 9C 8S 5D 4C', '2D 3D 4D 6D 7D'], up: 'QC'});
const hand = seen(usual);
const stuck = seen(laid({hands: ['2H 3H 4H 5H 6H'], up: 'QC'}));
const emptied = seen(shortStock(laid({hands: ['2H 3H 4H 5H 6H'], up: 'QC'}), 0));
const naming = seen(laid({hands: ['2H 3H 4H 5D 6S'], up: '8C'}, {firstEight: 'starter-names'}));
const lastEight = seen({...usual, hands: [['8S'], ['2D']]});
const drawnFits = seen(
  played(
    laid({hands: ['2H 3H 4H 5H 6H'], up: 'QC', stock: '2C'}, {draw: 'one-then-play', mayDraw: 'always'}),
    'draw',
  ),
);
const twice = seen(laid({hands: ['QH QH 8S 8S 4C'], up: 'QC'}, {decks: '2'}));
const large = seen({...usual, hands: [usual.stock.slice(0, 34), ['2D']]});

const situations: readonly (readonly [string, CrazyEightsView])[] = [
  ['a hand', hand],
  ['a hand with nothing to play', stuck],
  ['a hand with nothing to play, and no stock', emptied],
  ['an eight that was turned up', naming],
  ['an eight as the last card', lastEight],
  ['a drawn card', drawnFits],
  ['a hand with equal faces', twice],
  ['a hand of 34 cards', large],
];

describe('the table of keys', () => {
  test.each(situations)(
    'of %s has each key that is answered, once, and no other, in every language',
    (_name, view) => {
      for (const language of languages)
        for (const before of [[], ['8'], ['1', '0'], ['Q'], ['8', 's'], ['end', 'o'], ['8', 's', 'left']]) {
          const {cursor} = press(view, before, language);
          const table = controls.keys(view, cursor, language);
          const listed = table.flatMap(({keys}) => keys);
          expect(new Set(listed).size).toBe(listed.length);
          const answered = allKeys.filter(
            key => controls.interpretKey(view, cursor, key, language) !== undefined,
          );
          expect(answered.toSorted()).toEqual(listed.filter(key => allKeys.includes(key)).toSorted());
          for (const {word} of table) expect(Object.keys(words[language])).toContain(word);
        }
    },
  );

  test('leaves the screen and the aids their keys, but where a card is typed', () => {
    const free = ['q', '?', 'u', 'U', 't', 'i', '[', ']', 'tab', 'ctrl-r', 'ctrl-n', 'ctrl-l', 'ctrl-c'];
    for (const [name, view] of situations)
      for (const language of languages)
        for (const key of free) {
          expect(press(view, [key], language).unknown, name + key).toEqual([key]);
          expect(press(view, ['8', 's', 'enter', key], language).unknown, name + key).toContain(key);
        }
    for (const key of ['s', 'escape']) expect(press(hand, [key]).unknown).toEqual([key]);
    for (const key of ['?', '[', 'ctrl-r', 'ctrl-c', 'tab'])
      expect(press(hand, ['Q', key]).unknown).toEqual([key]);
  });

  test('has no keys where nobody, or another, is to move', () => {
    const out = laid({hands: ['2C 3C 4C 5C 6C', '9D 9H JD 6D 6H'], up: 'QC'});
    const interval = played(out, '2C', 'draw', '3C', 'draw', '4C', 'draw', '5C', 'draw', '6C');
    for (const view of [
      seen(usual, 1),
      seen(usual, 'all'),
      seen(interval, 0),
      seen(played(interval, 'stop'), 0),
    ])
      for (const key of allKeys) {
        expect(controls.keys(view, controls.start(view), 'en')).toEqual([]);
        expect(controls.interpretKey(view, controls.start(view), key, 'en')).toBeUndefined();
      }
  });

  test('shows what can be done: a draw and a pass only where they are possible', () => {
    const shown = (view: CrazyEightsView): readonly string[] =>
      controls
        .keys(view, controls.start(view), 'en')
        .filter(({weight}) => weight > 0)
        .map(({action}) => action);
    expect(shown(hand)).toEqual(['point', 'jump', 'play', 'order', 'type']);
    expect(shown(stuck)).toContain('draw');
    expect(shown(stuck)).not.toContain('pass');
    expect(shown(emptied)).toContain('pass');
    expect(shown(emptied)).not.toContain('draw');
    expect(shown(naming)).toEqual(['suit', 'name', 'confirm']);
  });
});

describe('pointing at cards', () => {
  test('begins at the first card that can be played', () => {
    expect(cardAt(hand, controls.start(hand))).toBe('4C');
    const second = seen(laid({hands: ['QH 9C 8S 5D 4D'], up: 'QD'}));
    expect(cardAt(second, controls.start(second))).toBe('4D');
    expect(controls.start(stuck).at).toBe(0);
  });

  test.each([
    ['right', '9C'],
    ['l l', '5D'],
    ['left', '4C'],
    ['right right h', '9C'],
    ['end', 'QH'],
    ['end right', 'QH'],
    ['end home', '4C'],
    ['down', '9C'],
    ['j j', '8S'],
    ['down down down', 'QH'],
    ['down down down down', '4C'],
    ['up', 'QH'],
    ['end k', '8S'],
    ['l l k', '9C'],
    ['l l j', '8S'],
  ])('%s leads to %s', (keys, card) => {
    expect(cardAfter(hand, keys)).toBe(card);
  });

  test('up and down stay where nothing can be played', () => {
    expect(press(stuck, ['right', 'down', 'up']).cursor.at).toBe(1);
  });

  test('of a hand that has become smaller the last card is meant', () => {
    const before = {...controls.start(hand), at: 30};
    expect(cardAt(hand, before)).toBe('QH');
    expect(press(hand, ['left'], 'en', before).cursor.at).toBe(3);
    expect(press(hand, ['enter'], 'en', before).moves).toEqual(['QH']);
  });

  test('goes through a hand of 34 cards', () => {
    expect(press(large, ['end']).cursor.at).toBe(33);
    expect(press(large, ['home', ...Array<string>(40).fill('l')]).cursor.at).toBe(33);
    expect(press(large, ['end', ...Array<string>(40).fill('h')]).cursor.at).toBe(0);
  });
});

describe('the order of the hand', () => {
  test('goes from suit to rank to as dealt and back, at the same card', () => {
    const orders = [1, 2, 3].map(times => press(hand, Array<string>(times).fill('o')).cursor.order);
    expect(orders).toEqual(['rank', 'dealt', 'suit']);
    for (const keys of ['home', 'right', 'right right', 'end'])
      for (const more of ['o', 'o o', 'o o o'])
        expect(cardAfter(hand, `${keys} ${more}`)).toBe(cardAfter(hand, keys));
    expect(shownHand(hand, {order: 'dealt'})).toEqual(['QH', '9C', '8S', '5D', '4C']);
  });

  test('keeps the second of two equal faces', () => {
    const places = (keys: string): number => press(twice, keysOf(keys)).cursor.at;
    // 4C 8S 8S QH QH by suit, QH QH 8S 8S 4C as dealt.
    expect(places('end o o')).toBe(1);
    expect(places('end left o o')).toBe(0);
    expect(places('end o o o')).toBe(4);
  });

  test('of an empty hand changes nothing else', () => {
    const none = seen({...usual, hands: [[], ['2D']]});
    expect(press(none, ['o', 'enter', 'right', 'down', 'end'])).toMatchObject({
      moves: [],
      refusals: [],
      unknown: [],
      cursor: {order: 'rank', at: 0},
    });
  });
});

describe('playing, drawing and passing', () => {
  test.each([
    ['enter', '4C'],
    ['space', '4C'],
    ['end enter', 'QH'],
    ['up space', 'QH'],
  ])('%s plays %s', (keys, card) => {
    expect(press(hand, keysOf(keys))).toMatchObject({moves: [card], refusals: [], unknown: []});
  });

  test('a draw and a pass', () => {
    expect(press(stuck, ['d']).moves).toEqual(['draw']);
    expect(press(emptied, ['p']).moves).toEqual(['pass']);
    expect(press(drawnFits, ['p']).moves).toEqual(['pass']);
  });

  test('what is refused says why, as the rules do', () => {
    const same = (state: CrazyEightsState, keys: string, move: string): void => {
      const pressed = press(seen(state), keysOf(keys));
      expect(pressed.moves).toEqual([]);
      expect(pressed.refusals).toEqual([refusalOf(state, move)]);
    };
    same(usual, 'right right enter', '5D');
    same(usual, 'd', 'draw');
    same(usual, 'p', 'pass');
    expect(press(hand, ['d']).refusals).toEqual([{code: 'may-not-draw', data: {card: 'QH'}}]);
    expect(press(stuck, ['p']).refusals).toEqual([{code: 'draw-first'}]);
    expect(press(emptied, ['d']).refusals).toEqual([{code: 'stock-empty'}]);
  });

  test('a refusal leaves the cursor where it was', () => {
    const {cursor} = press(hand, ['right', 'right']);
    expect(press(hand, ['right', 'right', 'enter', 'd', 'p']).cursor).toEqual(cursor);
  });

  test('an eight that is the last card asks for no suit', () => {
    expect(press(lastEight, ['enter']).moves).toEqual(['8S']);
    expect(press(lastEight, ['8', 's', 'enter']).moves).toEqual(['8S']);
  });
});

describe('a suit to be chosen', () => {
  const open = ['right', 'right', 'right', 'enter'];

  test('waits after an eight, at the suit that is longest in the rest of the hand', () => {
    const pressed = press(hand, open);
    expect(pressed).toMatchObject({moves: [], refusals: [], cursor: {eight: '8S', suit: 'C'}});
    expect(press(hand, [...open, 'enter']).moves).toEqual(['8S C']);
  });

  // In the order of the sources: diamonds, hearts, spades, clubs, and round.
  test.each([
    ['right enter', '8S D'],
    ['down down enter', '8S H'],
    ['left space', '8S S'],
    ['up k enter', '8S H'],
    ['l j enter', '8S H'],
    ['k enter', '8S S'],
    ['h', '8S H'],
    ['c', '8S C'],
    ['D', '8S D'],
    ['S', '8S S'],
  ])('%s names it: %s', (keys, move) => {
    const pressed = press(hand, [...open, ...keysOf(keys)]);
    expect(pressed).toMatchObject({moves: [move], refusals: [], unknown: []});
    expect(pressed.cursor).not.toHaveProperty('eight');
    expect(pressed.cursor.suit).toBe(move.at(-1));
  });

  test('is given up by Esc or Backspace', () => {
    for (const key of ['escape', 'backspace']) {
      const {cursor, unknown} = press(hand, [...open, key]);
      expect(cursor).not.toHaveProperty('eight');
      expect(cardAt(hand, cursor)).toBe('8S');
      expect(unknown).toEqual([]);
      expect(press(hand, [...open, key, 'escape']).unknown).toEqual(['escape']);
    }
  });

  test('at once for an eight that was turned up, which can’t be given up', () => {
    expect(controls.start(naming)).toMatchObject({suit: 'H'});
    expect(press(naming, ['enter']).moves).toEqual(['name H']);
    expect(press(naming, ['right', 'enter']).moves).toEqual(['name S']);
    expect(press(naming, ['d']).moves).toEqual(['name D']);
    expect(press(naming, ['escape', 'backspace']).unknown).toEqual(['escape', 'backspace']);
    expect(press(naming, ['8', 'Q', 'o', 'p', 'home']).unknown).toEqual(['8', 'Q', 'o', 'p', 'home']);
  });

  test('for an eight that has left the hand is forgotten', () => {
    const {cursor} = press(hand, open);
    const later = seen(laid({hands: ['QH 9C 7S 5D 4C'], up: 'QC'}));
    expect(press(later, ['h'], 'en', cursor)).toMatchObject({moves: [], cursor: {at: 2}});
    expect(press(later, ['d'], 'en', cursor).refusals).toHaveLength(1);
    expect(press(later, ['escape'], 'en', cursor).unknown).toEqual(['escape']);
  });
});

describe('a typed card', () => {
  const ten = seen(laid({hands: ['QS 10H KC JD AC'], up: '10C'}));

  test.each<[Language, string, string]>([
    ['en', '1 0 h', '10H'],
    ['en', '1 0 H', '10H'],
    ['en', 'K c', 'KC'],
    ['en', 'A c', 'AC'],
    ['en', '1 c', 'AC'],
    ['en', 'K ♣', 'KC'],
    ['en', 'Q backspace K c', 'KC'],
    ['en', '1 0 backspace c', 'AC'],
    ['en', 'Q escape K c', 'KC'],
    ['fr', 'R c', 'KC'],
    ['fr', 'K C', 'KC'],
    ['fr', 'A c', 'AC'],
    ['zh', '1 0 h', '10H'],
  ])('in %s %s and Enter plays %s', (language, keys, move) => {
    expect(press(ten, [...keysOf(keys), 'enter'], language)).toMatchObject({
      moves: [move],
      refusals: [],
      unknown: [],
      cursor: {entry: ''},
    });
  });

  test('in French begins with V, D and R too', () => {
    const courts = seen(laid({hands: ['QD JD KD 2C 3C'], up: '7D'}));
    expect(press(courts, ['D', 'd', 'enter'], 'fr').moves).toEqual(['QD']);
    expect(press(courts, ['V', 'd', 'enter'], 'fr').moves).toEqual(['JD']);
    expect(press(courts, ['V', 'D', 'R'], 'en').unknown).toEqual(['V', 'D', 'R']);
    expect(press(courts, ['V', 'R'], 'zh').unknown).toEqual(['V', 'R']);
  });

  test('is shown as far as it is typed, in capitals, and played by nothing but Enter', () => {
    expect(press(ten, ['Q', 's'])).toMatchObject({moves: [], refusals: [], cursor: {entry: 'QS'}});
    expect(press(ten, ['Q', 's', 'escape', 'left'])).toMatchObject({moves: [], cursor: {entry: ''}});
    expect(press(ten, ['Q', 's', 'backspace', 'd', 'enter']).refusals).toEqual([
      {code: 'not-held', data: {card: 'QD'}},
    ]);
    expect(controls.entry?.(press(ten, ['1', '0']).cursor)).toBe('10');
    expect(controls.entry?.(press(ten, ['Q']).cursor)).toBe('Q');
    expect(controls.entry?.(press(ten, ['Q', 'backspace']).cursor)).toBe('');
    expect(controls.entry?.(controls.start(ten))).toBe('');
  });

  test('becomes the card pointed at, also where it is refused', () => {
    expect(cardAfter(hand, '5 d enter')).toBe('5D');
    expect(press(hand, ['5', 'd', 'enter']).refusals).toEqual([
      {code: 'no-match', data: {card: '5D', up: 'QC', suit: 'C'}},
    ]);
    expect(cardAfter(hand, '9 h enter')).toBe('4C');
    expect(press(hand, ['9', 'h', 'enter']).refusals).toEqual([{code: 'not-held', data: {card: '9H'}}]);
  });

  test('that is an eight opens the choice of a suit', () => {
    const pressed = press(hand, ['8', 's', 'enter']);
    expect(pressed).toMatchObject({moves: [], refusals: [], cursor: {eight: '8S', entry: ''}});
    expect(cardAt(hand, pressed.cursor)).toBe('8S');
    expect(press(hand, ['8', 's', 'enter', 'h']).moves).toEqual(['8S H']);
    expect(press(hand, ['8', 'h', 'enter']).refusals).toEqual([{code: 'not-held', data: {card: '8H'}}]);
  });

  test('keeps the second of two equal faces, if that is pointed at', () => {
    expect(press(twice, ['end', 'Q', 'h', 'enter'])).toMatchObject({moves: ['QH'], cursor: {at: 4}});
    expect(press(twice, ['home', 'Q', 'h', 'enter'])).toMatchObject({moves: ['QH'], cursor: {at: 3}});
  });

  test('every letter goes into it, and what is no card is forgotten', () => {
    expect(press(hand, ['Q', 'u'])).toMatchObject({
      unknown: [],
      refusals: [{code: 'no-such-suit', data: {text: 'u'}}],
      cursor: {entry: ''},
    });
    expect(press(hand, ['Q', 'q', 'u']).unknown).toEqual(['u']);
    expect(press(hand, ['7', 'enter'])).toMatchObject({
      refusals: [{code: 'notation', data: {text: '7'}}],
      cursor: {entry: ''},
    });
    expect(press(hand, ['7', 'left']).unknown).toEqual(['left']);
  });

  test('several in one burst', () => {
    expect(press(ten, [...'10h', 'enter', ...'Kc', 'enter', ...'AC', 'enter']).moves).toEqual([
      '10H',
      'KC',
      'AC',
    ]);
  });
});

describe('a move that was advised', () => {
  const taken = (view: CrazyEightsView, move: string): CrazyEightsCursor => {
    const cursor = controls.take?.(
      view,
      {...controls.start(view), entry: 'Q'},
      value(parseNotation(move, 'en')),
    );
    if (cursor === undefined) throw new Error('not taken');
    return cursor;
  };

  test.each([
    [hand, 'QH', 'enter'],
    [hand, '8S D', 'enter'],
    [stuck, 'draw', 'd'],
    [emptied, 'pass', 'p'],
    [naming, 'name C', 'enter'],
    [lastEight, '8S', 'enter'],
  ])('is made by one key', (view, move, key) => {
    expect(press(view, [key], 'en', taken(view, move)).moves).toEqual([move]);
  });

  test('points at its card', () => {
    expect(cardAt(hand, taken(hand, 'QH'))).toBe('QH');
    expect(cardAt(hand, taken(hand, '8S D'))).toBe('8S');
    expect(taken(stuck, 'draw')).toEqual(controls.start(stuck));
  });
});

test('whatever is pressed, only legal moves come of it, and cursors point into the hand', () => {
  for (let game = 0; game < 60; game++) {
    const random = randomFrom('keys', game);
    const seats = 2 + random.below(6);
    let cursor: CrazyEightsCursor | undefined;
    for (const state of randomGame(anyOptions(seats, random), seats, random, 60)) {
      const view = seen(state);
      const legal = new Set([...crazyEights.legalMoves(view)].map(crazyEights.makeMove));
      cursor ??= controls.start(view);
      for (let times = 0; times < 12; times++) {
        const intent = controls.interpretKey(
          view,
          cursor,
          allKeys[random.below(allKeys.length)] ?? 'enter',
          'fr',
        );
        if (intent?.type === 'move') check(legal.has(crazyEights.makeMove(intent.move)), `game ${game}`);
        if (intent?.type === 'refuse') check(/^[a-z-]+$/.test(intent.refusal.code), `game ${game}`);
        cursor = intent?.cursor ?? cursor;
        check(cursor.at >= 0, `game ${game}`);
      }
    }
  }
});
