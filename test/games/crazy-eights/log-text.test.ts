import {describe, expect, test} from 'vitest';
import type {Eye} from '../../../source/engine/game.js';
import {type CardManner, logTexts} from '../../../source/games/crazy-eights/log-text.js';
import type {LogEntry} from '../../../source/games/crazy-eights/types.js';
import {words} from '../../../source/games/crazy-eights/words.js';
import type {Language} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';
import {played, viewOf} from './board-positions.js';

const log: readonly LogEntry[] = [
  {what: 'buried', card: '8S'},
  {what: 'turned', card: '10H'},
  {what: 'played', seat: 0, card: 'QH'},
  {what: 'played', seat: 1, card: '8D', suit: 'C'},
  {what: 'drew', seat: 0},
  {what: 'passed', seat: 1},
  {what: 'reshuffled', cards: ['8D', 'QH']},
  {what: 'drew', seat: 0},
];

const said = (
  eye: Eye,
  language: Language,
  manner: CardManner,
  names?: readonly string[],
): readonly string[] => {
  const view = viewOf(played(2, {}, {seed: 1, plies: 1}), eye);
  const text = {...textOf({words}, language), ...(names === undefined ? {} : {names})};
  return logTexts({...view, log, ...(eye === 0 ? {fresh: 'KS' as const} : {})}, text, manner);
};

describe('the log says', () => {
  test('what was done, and of the eye’s own seat that it was you', () => {
    expect(said(0, 'en', 'signs', ['Zoe', 'Bo'])).toEqual([
      '8♠ was buried',
      '10♥ was turned up',
      'You played Q♥',
      'Bo named clubs with 8♦',
      'You drew a card',
      'Bo passed',
      '2 cards were reshuffled',
      'You drew K♠',
    ]);
  });

  test('names of those who play to who looks on, and what seats are called without them', () => {
    expect(said('all', 'en', 'letters', ['Zoe', 'Bo'])[2]).toBe('Zoe played QH');
    expect(said('all', 'en', 'letters')[2]).toBe('Player 1 played QH');
    // What the other drew is not to be known.
    expect(said(1, 'en', 'letters').at(-1)).toBe('Player 1 drew a card');
  });

  test('cards in words, for those who listen', () => {
    expect(said(0, 'en', 'words', ['Zoe', 'Bo'])[3]).toBe('Bo named clubs with 8 of diamonds');
  });

  test('it in French and in Chinese', () => {
    expect(said(0, 'fr', 'signs', ['Zoe', 'Bo']).slice(2, 6)).toEqual([
      'Vous avez joué D♥',
      'Bo a annoncé trèfle avec 8♦',
      'Vous avez pioché une carte',
      'Bo a passé',
    ]);
    expect(said(0, 'zh', 'signs', ['Zoe', 'Bo']).slice(2, 6)).toEqual([
      '你出了 Q♥',
      'Bo 出 8♦，叫了梅花',
      '你抽了一张牌',
      'Bo 过',
    ]);
  });

  test('a suit that the starter names', () => {
    const view = viewOf(played(2, {}, {seed: 1, plies: 1}), 0);
    const named: readonly LogEntry[] = [{what: 'named', seat: 0, suit: 'S'}];
    expect(logTexts({...view, log: named}, textOf({words}, 'en'), 'signs')).toEqual(['You named spades']);
  });
});
