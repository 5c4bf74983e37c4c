import {describe, expect, test} from 'vitest';
import type {Eye} from '../../../source/engine/game.js';
import {describe as described} from '../../../source/games/crazy-eights/describe.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {widthOf} from '../../../source/lib/width.js';
import {type Dealt, stateAfter, viewAfter, wordsIn} from './told-table.js';

const [en, fr, zh] = [
  wordsIn('en', 'Ada', 'Expert'),
  wordsIn('fr', 'Ada', 'Expert'),
  wordsIn('zh', 'Ada', 'Expert'),
];

const usual: Dealt = {
  hands: ['KC QS 3D 4H 8H', '7C 9S 10H JD 2C'],
  up: '7D',
  stock: 'AS KS 5C 4C 2H 6C',
};
const picture = (eye: Eye, dealt: Dealt, ...lines: readonly string[]): readonly string[] =>
  described(viewAfter(eye, dealt, ...lines), en, 'picture');
const seen = (state: CrazyEightsState, eye: Eye): readonly string[] =>
  described(crazyEights.view(state, eye), en, 'picture');

describe('the first position', () => {
  test('as a picture', () => {
    expect(picture(0, usual)).toEqual([
      'Round 1. The first to 100 points wins the match.',
      'Suits: C clubs, D diamonds, H hearts, S spades.',
      'Turned up: 7D.',
      'Ada     5 cards  0 points  you, to play',
      'Expert  5 cards  0 points',
      'Up card: 7D   Suit: D diamonds   Stock: 41',
      'Your hand: KC 3D* QS 4H 8H*',
      'Your turn: play a card marked *.',
      'An eight takes the suit that it names: 8H C.',
    ]);
  });

  test('in words', () => {
    expect(described(viewAfter(0, usual), en, 'words')).toEqual([
      'Round 1. The first to 100 points wins the match.',
      'Suits: C clubs, D diamonds, H hearts, S spades.',
      'Turned up: 7 of diamonds.',
      'You (Ada) have 5 cards and 0 points.',
      'Expert has 5 cards and 0 points.',
      'The up card is the 7 of diamonds.',
      'The current suit is diamonds.',
      'The stock has 41 cards.',
      'Your hand: king of clubs, 3 of diamonds, queen of spades, 4 of hearts, 8 of hearts',
      'Your turn: play the 3 of diamonds or the 8 of hearts.',
      'An eight takes the suit that it names: 8H C.',
    ]);
  });

  test('in French has the ranks of French cards, and signs beside letters', () => {
    expect(described(viewAfter(0, usual), fr, 'picture')).toEqual([
      'Manche 1. Le match se gagne à 100 points.',
      'Couleurs : ♣ C trèfle, ♦ D carreau, ♥ H cœur, ♠ S pique.',
      'Retournée : 7D.',
      'Ada     5 cartes  0 point  vous, à jouer',
      'Expert  5 cartes  0 point',
      'Carte visible : 7D   Couleur : ♦ D carreau   Pioche : 41',
      'Votre main : RC 3D* DS 4H 8H*',
      'À vous : jouez une carte marquée *.',
      "Un huit est suivi de la couleur qu'il annonce : 8H C.",
    ]);
    expect(described(viewAfter(0, usual), fr, 'words')).toContain(
      'Votre main : roi de trèfle, 3 de carreau, dame de pique, 4 de cœur, 8 de cœur',
    );
  });

  test('in Chinese', () => {
    expect(described(viewAfter(0, usual), zh, 'picture')).toEqual([
      '第 1 局。先得 100 分者赢得这一场。',
      '花色：♣ C 梅花，♦ D 方块，♥ H 红桃，♠ S 黑桃。',
      '翻出：7D。',
      'Ada     5 张牌  0 分  你，轮到出牌',
      'Expert  5 张牌  0 分',
      '明牌：7D   花色：♦ D 方块   牌堆：41',
      '你的手牌：KC 3D* QS 4H 8H*',
      '轮到你：请出标有 * 的牌。',
      '出 8 时写上所叫的花色：8H C。',
    ]);
    expect(described(viewAfter(0, usual), zh, 'words')).toContain('轮到你：请出方块3或红桃8。');
  });

  test('without a target, and of a table without names', () => {
    const view = viewAfter(0, {...usual, options: {target: 'none'}});
    expect(described(view, wordsIn('en'), 'picture').slice(0, 4)).toEqual([
      'Round 1.',
      'Suits: C clubs, D diamonds, H hearts, S spades.',
      'Turned up: 7D.',
      'Player 1  5 cards  0 points  you, to play',
    ]);
  });
});

describe('what happened since the own last move', () => {
  const three: Dealt = {
    hands: ['3D 4D 5D 6D 9D', 'KC KS QC QS QH', '2D 2C JC JS JH'],
    up: '7D',
    stock: '10H AS',
  };

  test('is told in order, without the own move', () => {
    expect(picture(0, three, '3D', 'draw', '2D').slice(0, 2)).toEqual([
      'Expert drew 1 card.',
      'Player 3 played 2D.',
    ]);
  });

  test('is all of the round for a seat that has not moved', () => {
    expect(picture(2, three, '3D', 'draw').slice(2, 5)).toEqual([
      'Turned up: 7D.',
      'Ada played 3D.',
      'Expert drew 1 card.',
    ]);
  });

  test('names what was drawn, to the one who drew it and to nobody else', () => {
    const drawn = picture(1, three, '3D', 'draw');
    expect(drawn[0]).toBe('You drew 10H.');
    expect(drawn.at(-1)).toBe('Player 3 is to play.');
    for (const eye of [0, 2] as const)
      expect(described(viewAfter(eye, three, '3D', 'draw'), en, 'picture').join()).not.toContain('10H');
  });

  test('is the suit that an eight named, which is the current suit', () => {
    const lines = picture(1, usual, '3D', 'JD', '8H C');
    expect(lines).toEqual([
      'Ada played 8H and named clubs.',
      'Ada     3 cards  0 points',
      'Expert  4 cards  0 points  you, to play',
      'Up card: 8H   Suit: C clubs   Stock: 41',
      'Your hand: 2C* 7C* 9S 10H',
      'Your turn: play a card marked *.',
    ]);
    expect(described(viewAfter(1, usual, '3D', 'JD', '8H C'), fr, 'picture')[0]).toBe(
      'Ada a joué 8H et annoncé trèfle.',
    );
    expect(described(viewAfter(0, usual, '3D', 'JD'), fr, 'words')[0]).toBe(
      'Expert a joué le valet de carreau.',
    );
    expect(described(viewAfter(1, usual, '3D', 'JD', '8H C', '2C', 'KC', '7C'), fr, 'words')).toContain(
      'La carte visible est le 7 de trèfle.',
    );
    expect(described(viewAfter(1, usual, '3D', 'JD', '8H S', '9S', 'QS'), fr, 'words')[0]).toBe(
      'Ada a joué la dame de pique.',
    );
    expect(described(viewAfter(1, usual, '3D', 'JD', '8H S', '9S', 'QS', 'draw'), fr, 'words')[0]).toBe(
      "Vous avez pioché l'as de pique.",
    );
    expect(described(viewAfter(1, usual, '3D', 'JD', '8H C'), zh, 'words')[0]).toBe(
      'Ada 出牌：红桃8，叫梅花。',
    );
  });

  test('for an eye that sees all is the last move, and all hands are shown', () => {
    expect(picture('all', usual, '3D', 'JD')).toEqual([
      'Expert played JD.',
      'Ada     4 cards  0 points  to play',
      'Expert  4 cards  0 points',
      'Up card: JD   Suit: D diamonds   Stock: 41',
      'Ada holds: KC QS 4H 8H',
      'Expert holds: 2C 7C 9S 10H',
      'Ada is to play.',
    ]);
  });

  test('counts several draws of one turn', () => {
    const dealt = {...three, stock: '10H AS AH', options: {draw: 'up-to-three'}};
    expect(picture(0, dealt, '3D', 'draw', 'draw', 'draw', '2D').slice(0, 2)).toEqual([
      'Expert drew 3 cards.',
      'Player 3 played 2D.',
    ]);
  });

  test('has buried eights and a reshuffle', () => {
    const buried = picture(0, {...usual, up: '8D', stock: '8S 7D', options: {firstEight: 'bury'}});
    expect(buried.slice(2, 5)).toEqual([
      'Turned up first and put under the stock: 8D.',
      'Turned up first and put under the stock: 8S.',
      'Turned up: 7D.',
    ]);
    const played = stateAfter({...usual, options: {emptyStock: 'reshuffle'}}, '3D', 'JD');
    const emptied: CrazyEightsState = {...played, stock: []};
    const [dealt] = crazyEights.deal(emptied, {below: () => 0});
    const state = dealt === undefined ? emptied : crazyEights.evolve(emptied, dealt);
    expect(seen(emptied, 0).at(-1)).toBe('Your hand: KC QS 4H 8H');
    expect(seen(state, 0).slice(0, 2)).toEqual([
      'Expert played JD.',
      'The discard pile was reshuffled: it is the new stock.',
    ]);
    expect(seen(state, 0)).toContain('Up card: JD   Suit: D diamonds   Stock: 2');
  });
});

describe('what may be done', () => {
  const stuck: Dealt = {
    hands: ['KC QS 3H 4H 5S', '7C 9S 10H JD 2C'],
    up: '7D',
    stock: '9D AS AC AH',
  };
  const last = (dealt: Dealt, ...lines: readonly string[]): string | undefined =>
    picture(0, dealt, ...lines).at(-1);

  test('with no card to play is to draw, or to pass where the stock is empty', () => {
    expect(last(stuck)).toBe('Your turn: you have no card to play: draw.');
    expect(described(viewAfter(0, stuck), fr, 'picture').at(-1)).toBe(
      'À vous : aucune carte ne convient : tapez piocher.',
    );
    expect(described(viewAfter(0, stuck), zh, 'picture').at(-1)).toBe('轮到你：无牌可出，请输入“抽牌”。');
    expect(seen({...stateAfter(stuck), stock: []}, 0).at(-1)).toBe(
      'Your turn: you have no card to play and the stock is empty: pass.',
    );
  });

  test('with one card names it, since no sign is needed', () => {
    expect(last({...stuck, hands: ['KC QS 3D 4H 5S', '7C 9S 10H JD 2C']})).toBe('Your turn: play 3D.');
  });

  test('where drawing is always allowed says so', () => {
    const options = {mayDraw: 'always'};
    expect(last({...stuck, hands: ['KC QS 3D 4D 5S', '7C 9S 10H JD 2C'], options})).toBe(
      'Your turn: play a card marked *, or draw.',
    );
  });

  test('after a draw is the drawn card alone, or to pass', () => {
    expect(picture(0, {...stuck, options: {draw: 'one-then-play'}}, 'draw')).toEqual([
      'You drew 9D.',
      'Ada     6 cards  0 points  you, to play',
      'Expert  5 cards  0 points',
      'Up card: 7D   Suit: D diamonds   Stock: 40',
      'Your hand: KC 9D* 5S QS 3H 4H',
      'Your turn: play 9D.',
    ]);
    expect(last({...stuck, options: {draw: 'one-then-play', mayDraw: 'always'}}, 'draw')).toBe(
      'Your turn: play 9D, or pass.',
    );
  });

  test('is to name a suit for an eight that was turned up', () => {
    const dealt = {...usual, up: '8D', options: {firstEight: 'starter-names'}};
    expect(picture(0, dealt).slice(-3)).toEqual([
      'Up card: 8D   Suit: to be named   Stock: 41',
      'Your hand: KC 3D QS 4H 8H',
      'Your turn: name a suit: name C, name D, name H, or name S.',
    ]);
    expect(picture(1, dealt).at(-1)).toBe('Ada is to name a suit.');
    expect(described(viewAfter(0, dealt), fr, 'picture').at(-1)).toBe(
      'À vous : annoncez une couleur : annoncer C, annoncer D, annoncer H ou annoncer S.',
    );
    expect(described(viewAfter(0, dealt), zh, 'words')).toContain('当前花色还没有叫。');
    expect(picture(1, dealt, 'name C')).toContain('Ada named clubs.');
  });

  test('with the last card an eight names none', () => {
    const state = stateAfter(usual);
    const lone: CrazyEightsState = {...state, hands: [['8H'], state.hands[1] ?? []]};
    expect(seen(lone, 0).at(-1)).toBe('Your turn: play 8H.');
  });
});

test('a hand of many cards goes on in lines that begin with a space', () => {
  const state = stateAfter({...usual, options: {decks: '2'}});
  const many: CrazyEightsState = {
    ...state,
    hands: [[...state.stock.slice(0, 40)], state.hands[1] ?? []],
    stock: state.stock.slice(40),
  };
  const lines = seen(many, 0);
  const from = lines.findIndex(line => line.startsWith('Your hand: '));
  const more = lines.slice(from + 1).filter(line => line.startsWith('           '));
  expect(more.length).toBeGreaterThan(1);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(74);
  const cards = [lines[from]?.replace('Your hand: ', '') ?? '', ...more].join(' ').trim().split(/ +/);
  expect(cards.map(card => card.replace('*', '')).sort()).toEqual([...(many.hands[0] ?? [])].sort());
});
