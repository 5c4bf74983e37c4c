import {describe, expect, test} from 'vitest';
import {aids} from '../../../source/games/crazy-eights/aids.js';
import {knownLines} from '../../../source/games/crazy-eights/known-text.js';
import {arithmeticLines, sheetLines, sheetTable} from '../../../source/games/crazy-eights/sheet-text.js';
import type {CrazyEightsState, Round} from '../../../source/games/crazy-eights/types.js';
import {words} from '../../../source/games/crazy-eights/words.js';
import {randomFrom} from '../../../source/lib/random.js';
import {type GameText, type Language, languages} from '../../../source/lib/text.js';
import {widthOf} from '../../../source/lib/width.js';
import {check} from '../../checks.js';
import {textOf} from '../../text.js';
import {anyOptions, laid, played, randomGame, seen} from './scripts.js';

const names = ['Ann', 'Bartholomew', 'Ada', '赵六', 'Zed', 'Yo', 'Xi'];
const text = (language: Language = 'en'): GameText => ({...textOf({words}, language), names});

const layout = {hands: ['2C 3C 4C 5H KS', '9D 9H JD 6D 6H'], up: 'QC', stock: '7D 2S JH'};

describe('what is known', () => {
  test('is told line by line', () => {
    const state = played(laid(layout), '2C', 'draw');
    expect(knownLines(seen(state, 0), text())).toEqual([
      'Had none of these and no eight',
      'Bartholo…: clubs, 2 (+1)',
      '(+2: has drawn 2 cards since)',
      'Cards that you do not see',
      'diamonds 13 of 13',
      'hearts   12 of 13',
      'spades   12 of 13',
      'clubs     9 of 13',
      'eights    4 of 4',
    ]);
  });

  test('leaves out a rank that is an eight, and says nothing of those who may always draw', () => {
    const hands = ['8C 3C 4C 5H KS', '9D 9H JD 6D 6H'];
    const eight = played(laid({hands, up: 'QC'}), '8C S', 'draw');
    expect(knownLines(seen(eight, 0), text()).slice(0, 2)).toEqual([
      'Had none of these and no eight',
      'Bartholo…: spades (+1)',
    ]);
    const free = played(laid(layout, {mayDraw: 'always'}), '2C', 'draw');
    expect(knownLines(seen(free, 0), text())[0]).toBe('Cards that you do not see');
    expect(knownLines(seen(laid(layout), 0), text())[0]).toBe('Nobody was stuck yet.');
  });

  test('names the eights that are buried, and what was reshuffled', () => {
    const buried = laid({hands: layout.hands, up: '8D', stock: '8H QC'}, {firstEight: 'bury'});
    expect(knownLines(seen(buried, 0), text()).slice(-2)).toEqual(['At the bottom of the stock', '8D 8H']);
    const played2 = played(laid(layout), '2C');
    const reshuffled: CrazyEightsState = {
      ...played2,
      pile: ['2C'],
      stock: ['QC'],
      log: [...played2.log, {what: 'reshuffled', cards: ['QC']}],
    };
    expect(knownLines(seen(reshuffled, 0), text('fr')).slice(-2)).toEqual([
      'Remises en pioche, ou reprises',
      'DC',
    ]);
  });
});

describe('the score sheet', () => {
  const won = played(
    laid({hands: ['2C 3C 4C 5C 6C', '9D 9H JD 6D 8H'], up: 'QC', stock: '7D 7H 7S 10D'}),
    ...['2C', '8H C', '3C', 'draw', '4C', 'draw', '5C', 'draw', '6C'],
  );

  test('says when there is none yet', () => {
    expect(sheetLines(seen(laid(layout), 0), text())).toEqual(['No round is over yet.', 'Target: 100']);
  });

  test('has totals, rounds, and how the last round’s points came about', () => {
    expect(won.phase).toBe('interval');
    expect(sheetLines(seen(won, 0), text())).toEqual([
      '         You Bart…',
      'total    55     0',
      '1        55*    0',
      '* went out',
      'Target: 100',
      'The hands of round 1',
      'You: no cards',
      'Bartholo…: 9D 9H JD 6D 7D 7H',
      '  7S',
      '  9 + 9 + 10 + 6 + 7 + 7 + 7',
      '  = 55',
      'The points of round 1',
      'You: 55',
    ]);
  });

  const rounds: readonly Round[] = [
    {starter: 0, out: 2, values: [10, 25, 0], points: [0, 0, 35]},
    {starter: 1, values: [5, 12, 60], points: [72, 65, 17]},
  ];
  const later = (options: object, last: readonly number[] = [72, 65, 17]): CrazyEightsState => ({
    ...laid({hands: [], up: 'QC'}, options, 3),
    rounds: rounds.map((round, index) => (index === 1 ? {...round, points: last} : round)),
  });

  test('while the next round is played has no cards, and tells who scored what from which hands', () => {
    expect(sheetLines(seen(later({target: 'none'}), 2), text())).toEqual([
      '         Ann Bart…   You',
      'total    72    65    52',
      '2        72    65    17',
      '1         0     0    35*',
      '* went out',
      'No target',
      'The points of round 2',
      'Ann: 12 + 60 = 72',
      'Bartholo…: 5 + 60 = 65',
      'You: 5 + 12 = 17',
    ]);
  });

  test('of a blocked round that the lowest hand wins has differences, and of one that is worth nothing no points', () => {
    const lowest = later({blocked: 'lowest-difference'}, [62, 0, 0]);
    expect(arithmeticLines(seen(lowest, 0), text('fr'))).toEqual([
      'Points de la manche 2',
      'Vous : (12 - 5) + (60 - 5)',
      '  = 62',
    ]);
    expect(arithmeticLines(seen(later({blocked: 'none'}, [0, 0, 0]), 0), text())).toEqual([
      'The points of round 2',
      'Nobody scores.',
    ]);
  });

  test('of many seats stands in several tables, or in one where there is room', () => {
    const seven: CrazyEightsState = {
      ...laid({hands: [], up: 'QC'}, {}, 7),
      rounds: [{starter: 0, out: 6, values: [1, 2, 3, 4, 5, 6, 0], points: [0, 0, 0, 0, 0, 0, 21]}],
    };
    expect(sheetTable(seen(seven, 0), text())).toEqual([
      '         You Bart…   Ada  赵六',
      'total     0     0     0     0',
      '1         0     0     0     0',
      '         Zed    Yo    Xi',
      'total     0     0    21',
      '1         0     0    21*',
      '* went out',
      'Target: 100',
    ]);
    expect(sheetTable(seen(seven, 0), text(), 48)).toEqual([
      '         You Bart…   Ada  赵六   Zed    Yo    Xi',
      'total     0     0     0     0     0     0    21',
      '1         0     0     0     0     0     0    21*',
      '* went out',
      'Target: 100',
    ]);
  });
});

describe('the aids', () => {
  test('give nothing away, have words, and say what they are made of', () => {
    expect(aids.map(({id, keys}) => [id, ...keys])).toEqual([
      ['known', 'i'],
      ['sheet', 's'],
    ]);
    const view = seen(played(laid(layout), '2C', 'draw'), 0);
    const [known, sheet] = aids;
    expect(known?.page(view, 0, text())).toEqual({lines: knownLines(view, text()), marked: []});
    expect(sheet?.page(view, 0, text())).toEqual({lines: sheetLines(view, text()), marked: []});
    for (const aid of aids) {
      expect(aid).not.toHaveProperty('mark');
      expect(aid.pageCount(view)).toBe(1);
      for (const language of languages) expect(Object.keys(words[language])).toContain(aid.word);
    }
  });

  test('say no line of more than 30 columns, in any language and any game, and leave no hole in it', () => {
    for (let game = 0; game < 60; game++) {
      const random = randomFrom('aids', game);
      const seats = 2 + random.below(6);
      const said = text(languages[game % languages.length]);
      for (const state of randomGame(anyOptions(seats, random), seats, random, 200))
        for (const aid of random.below(10) === 0 ? aids : [])
          for (const line of aid.page(seen(state, random.below(seats)), 0, said).lines)
            check(line !== '' && widthOf(line) <= 30 && !line.includes('{{'), `game ${game}: ${line}`);
    }
  });

  test('call those who have no names by their seats', () => {
    const view = seen(played(laid(layout), '2C', 'draw'), 0);
    const lines = languages.map(language => knownLines(view, textOf({words}, language))[1]);
    expect(lines).toEqual(['Player 2: clubs, 2 (+1)', 'Personne2 : trèfle, 2 (+1)', '玩家 2：梅花, 2 (+1)']);
  });
});
