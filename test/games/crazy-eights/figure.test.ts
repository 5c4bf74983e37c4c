import {expect, test} from 'vitest';
import {figure} from '../../../source/games/crazy-eights/figure.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import {value} from '../../checks.js';
import {wordsIn} from './told-table.js';

const game = (scores: readonly number[], people: readonly number[] = [0]) => ({
  options: value(crazyEights.parseOptions({}, scores.length)),
  scores,
  people,
});

test('how many matches the first of the people has won', () => {
  const games = [
    game([100, 20]),
    game([40, 110]),
    game([40, 110, 3], [1, 2]),
    // A match that was stopped may be shared.
    game([30, 30]),
    // Nobody played in this one.
    game([100, 0], []),
  ];
  expect(figure(games, wordsIn('en'))).toBe('3 won of 4');
  expect(figure(games, wordsIn('fr'))).toBe('3 gagnés sur 4');
  expect(figure(games, wordsIn('zh'))).toBe('4 场赢 3 场');
});

test('is nothing where nobody has played', () => {
  expect(figure([], wordsIn('en'))).toBe('');
  expect(figure([game([100, 0], [])], wordsIn('en'))).toBe('');
});
