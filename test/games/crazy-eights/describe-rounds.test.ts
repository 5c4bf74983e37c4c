import {describe, expect, test} from 'vitest';
import {notices, result, title} from '../../../source/games/crazy-eights/describe.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState, Round} from '../../../source/games/crazy-eights/types.js';
import {widthOf} from '../../../source/lib/width.js';
import {value} from '../../checks.js';
import {type Dealt, playOn, stateAfter, viewAfter, wordsIn} from './told-table.js';

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
/** A round that Ada wins: Expert is left with the six of clubs. */
const won = [
  ...['3D', 'JD', '8H S', '9S', 'QS', 'draw', 'draw', 'AS', 'KS', 'draw', 'KC'],
  ...['7C', 'draw', '5C', '4C', '2C', 'draw', 'draw', '2H', '10H', '4H'],
];
const said = (state: CrazyEightsState, text = en): readonly string[] =>
  result(crazyEights.view(state, 0), text);
/** The same with rounds before it. */
const later = (state: CrazyEightsState, ...points: readonly (readonly number[])[]): CrazyEightsState => ({
  ...state,
  rounds: points.map((own): Round => ({starter: 0, out: 0, values: own.map(() => 0), points: own})),
});

describe('the result of a round', () => {
  test('is who won it, a line a seat, the arithmetic and the totals', () => {
    const state = stateAfter(usual, ...won);
    expect(said(state)).toEqual([
      'Ada wins the round and scores 6.',
      'Ada: 6',
      'Expert: 0',
      'Expert held 6C 6 = 6',
      'Totals: Ada 6, Expert 0.',
    ]);
    expect(said(state, fr)).toEqual([
      'Ada gagne la manche et marque 6 points.',
      'Ada : 6',
      'Expert : 0',
      'Expert avait 6C 6 = 6',
      'Totaux : Ada 6, Expert 0.',
    ]);
    expect(said(state, zh)).toEqual([
      'Ada 赢得这一局，得 6 分。',
      'Ada：6',
      'Expert：0',
      'Expert 的手牌 6C 6 = 6',
      '总分：Ada 6，Expert 0。',
    ]);
  });

  test('adds up each other hand, an eight for 50 and a court card for 10', () => {
    const start = stateAfter({hands: ['3D 4D 5D 6D 9D', '8H KC 2C 7S QS', 'AS JH 10H 9H 2S'], up: '7D'});
    const state: CrazyEightsState = {...start, hands: [['3D'], ...start.hands.slice(1)]};
    expect(said(playOn(state, '3D'), {...en, names: ['Ada', 'Bob', 'Cem']})).toEqual([
      'Ada wins the round and scores 111.',
      'Ada: 111',
      'Bob: 0',
      'Cem: 0',
      'Bob held 2C 2 + KC 10 + 7S 7 + QS 10 + 8H 50 = 79',
      'Cem held AS 1 + 2S 2 + 9H 9 + 10H 10 + JH 10 = 32',
      'Totals: Ada 111, Bob 0, Cem 0.',
      'Ada wins the match.',
    ]);
  });

  test('has no player but by name or number', () => {
    expect(said(stateAfter(usual, ...won), wordsIn('en')).slice(0, 2)).toEqual([
      'Player 1 wins the round and scores 6.',
      'Player 1: 6',
    ]);
  });

  test('is nothing while the round is played', () => {
    expect(said(stateAfter(usual))).toEqual([]);
    expect(result(crazyEights.view(crazyEights.initial(stateAfter(usual).options, 2), 0), en)).toEqual([]);
  });

  test('goes on in another line where a hand is long', () => {
    const start = stateAfter({...usual, options: {decks: '2'}});
    const state: CrazyEightsState = {...start, hands: [['3D'], start.stock.slice(0, 35)]};
    const lines = said(playOn(state, '3D'));
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(74);
    const from = lines.findIndex(line => line.startsWith('Expert held '));
    const more = lines.slice(from + 1).filter(line => line.startsWith(' '));
    const sums = [...[lines[from], ...more].join(' ').matchAll(/(?:10|[2-9AJQK])[CDHS] (\d+)/g)];
    expect(sums).toHaveLength(35);
    const sum = sums.reduce((total, [, points]) => total + Number(points), 0);
    expect([lines[from], ...more].join(' ')).toMatch(new RegExp(`= ${sum}$`));
    expect(lines[0]).toBe(`Ada wins the round and scores ${sum}.`);
  });
});

describe('a blocked round', () => {
  const stuck: Dealt = {hands: ['KC QS 3H 4H 5S', '9C 9S 10H JH 2C'], up: '7D'};
  const blocked = (options: {readonly [name: string]: string}): readonly string[] =>
    said(playOn({...stateAfter({...stuck, options}), stock: []}, 'pass', 'pass'));

  test('scores the other hands', () => {
    expect(blocked({})).toEqual([
      'The round is blocked.',
      'Everybody has passed.',
      'Each scores what all other hands are worth.',
      'Ada: 40',
      'Expert: 32',
      'Ada held KC 10 + 5S 5 + QS 10 + 3H 3 + 4H 4 = 32',
      'Expert held 2C 2 + 9C 9 + 9S 9 + 10H 10 + JH 10 = 40',
      'Totals: Ada 40, Expert 32.',
    ]);
  });

  test('or the difference, or nothing', () => {
    expect(blocked({blocked: 'lowest-difference'}).slice(2, 5)).toEqual([
      'The lowest hand scores what each other hand has more.',
      'Ada: 8',
      'Expert: 0',
    ]);
    expect(blocked({blocked: 'none'}).slice(2, 5)).toEqual(['Nobody scores.', 'Ada: 0', 'Expert: 0']);
  });

  test('says where the stock has ended it', () => {
    const start = stateAfter({...stuck, options: {emptyStock: 'end-round'}});
    const state = playOn({...start, stock: ['7S']}, 'draw');
    expect(said(state).slice(0, 2)).toEqual(['The round is blocked.', 'The stock is used up.']);
    expect(said(state, fr)[0]).toBe('La manche est bloquée.');
    expect(said(state, zh)[0]).toBe('本局无法继续。');
  });
});

describe('the end of a match', () => {
  const last = (...points: readonly (readonly number[])[]): CrazyEightsState =>
    playOn(later(stateAfter(usual), ...points), ...won);

  test('is won by the highest total', () => {
    const state = last([94, 0], [0, 99]);
    expect(state.phase).toBe('over');
    expect(said(state).slice(-2)).toEqual(['Totals: Ada 100, Expert 99.', 'Ada wins the match.']);
    expect(said(state, fr).at(-1)).toBe('Ada gagne le match.');
    expect(said(state, zh).at(-1)).toBe('Ada 赢得这一场。');
  });

  test('is put off where the first are level', () => {
    const state = last([94, 0], [0, 100]);
    expect(state.phase).toBe('interval');
    expect(said(state).at(-1)).toBe('Ada and Expert are level at 100: another round decides.');
  });

  test('that was stopped says the totals, and not the round once more', () => {
    expect(said(playOn(stateAfter(usual, ...won), 'stop'))).toEqual([
      'Ada wins the match.',
      'The match was stopped after 1 round.',
      'Totals: Ada 6, Expert 0.',
    ]);
    const level = playOn(last([0, 6]), 'stop');
    expect(said(level)).toEqual([
      'Ada and Expert share the match.',
      'The match was stopped after 2 rounds.',
      'Totals: Ada 6, Expert 6.',
    ]);
    expect(said(level, fr)[0]).toBe('Ada et Expert gagnent le match à égalité.');
  });
});

describe('the title', () => {
  test('is how many play and to what, the round, the totals and the suit', () => {
    expect(title(viewAfter(0, usual), en)).toEqual({
      subject: '2 players, to 100',
      facts: ['round 1', 'suit diamonds'],
    });
    const view = crazyEights.view(later(stateAfter(usual, '3D', 'JD', '8H C'), [94, 0], [0, 99]), 0);
    expect(title({...view, begun: 3}, en).facts).toEqual(['round 3', 'Ada 94, Expert 99', 'suit clubs']);
    expect(title({...view, begun: 3}, fr).facts).toEqual(['manche 3', 'Ada 94, Expert 99', 'couleur trèfle']);
    expect(title({...view, begun: 3}, zh).facts).toEqual(['第 3 局', 'Ada 94，Expert 99', '花色 梅花']);
  });

  test('is short where many play, or names are long', () => {
    const seven = crazyEights.initial(value(crazyEights.parseOptions({}, 7)), 7);
    const totals = [[10, 200, 0, 31, 7, 99, 123]];
    expect(title(crazyEights.view(later(seven, ...totals), 0), en).facts[1]).toBe(
      'points 10 200 0 31 7 99 123',
    );
    const names = wordsIn('en', 'Maximiliane von und zu', 'Bob');
    expect(title(crazyEights.view(later(stateAfter(usual), [1, 2]), 0), names).facts[1]).toBe(
      'Maximilia. 1, Bob 2',
    );
  });

  test('has the options that are not the usual ones', () => {
    const options = {
      ...{target: 'none', hand: 7, decks: '2', firstEight: 'bury', mayDraw: 'always'},
      ...{draw: 'up-to-three', emptyStock: 'reshuffle', blocked: 'none'},
    };
    const state = crazyEights.initial(value(crazyEights.parseOptions(options, 2)), 2);
    expect(title(crazyEights.view(state, 0), en).subject).toBe(
      '2 players, no target, 7 cards each, two decks, first eight goes under, draw at will, draw up to 3, reshuffle, blocked: no score',
    );
    expect(title(crazyEights.view(state, 0), fr).subject).toBe(
      "2 personnes, sans objectif, 7 cartes en main, deux jeux, premier huit dessous, pioche libre, piocher jusqu'à 3, remélange, bloquée : sans points",
    );
  });
});

describe('notices', () => {
  const newcomer = 'Match the suit or rank of the up card; an eight goes on any and names a suit.';

  test('say the rule until the own first move of the first round', () => {
    expect(notices(viewAfter(0, usual), en)).toEqual([newcomer]);
    expect(notices(viewAfter(1, usual, '3D'), en)).toEqual([newcomer]);
    expect(notices(viewAfter(0, usual, '3D', 'JD'), en)).toEqual([]);
    expect(notices(viewAfter('all', usual), en)).toEqual([]);
    expect(notices({...viewAfter(0, usual), begun: 2}, en)).toEqual([]);
    expect(notices(viewAfter(0, usual, ...won), en)).toEqual([]);
  });

  test('ask for the suit of an eight that was turned up, in any round', () => {
    const dealt = {...usual, up: '8D', options: {firstEight: 'starter-names'}};
    const asked = ['An eight was turned up: name the suit that it stands for.'];
    expect(notices(viewAfter(0, dealt), en)).toEqual(asked);
    expect(notices({...viewAfter(0, dealt), begun: 3}, en)).toEqual(asked);
    expect(notices(viewAfter(1, dealt), en)).toEqual([newcomer]);
  });
});
