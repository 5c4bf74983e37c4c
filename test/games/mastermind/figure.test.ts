import {expect, test} from 'vitest';
import {figure} from '../../../source/games/mastermind/figure.js';
import mastermind from '../../../source/games/mastermind/index.js';
import {parseOptions} from '../../../source/games/mastermind/options.js';
import {value} from '../../checks.js';
import {textOf} from '../../text.js';

const game = (score: number, set: object = {}, people: readonly number[] = [0]) => {
  const options = value(parseOptions(set, 'mode' in set ? 2 : 1));
  return {options, scores: [score], people};
};

test('the fewest tries and their average, of codes that were found by oneself', () => {
  const english = textOf(mastermind, 'en');
  expect(figure([], english)).toBe('');
  expect(figure([game(11)], english)).toBe('');
  const games = [game(4), game(7), game(5), game(11), game(2, {mode: 'make'}), game(1, {}, [])];
  expect(figure(games, english)).toBe('best 4, average 5.3');
  expect(figure(games, textOf(mastermind, 'fr'))).toBe('record 4, moyenne 5,3');
  expect(figure(games, textOf(mastermind, 'zh'))).toBe('最佳4次，平均5.3次');
});
