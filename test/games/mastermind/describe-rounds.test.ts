import {describe, expect, test} from 'vitest';
import {result} from '../../../source/games/mastermind/describe.js';
import {widthOf} from '../../../source/lib/width.js';
import {viewAfter, wordsIn} from './views.js';

const [en, fr, zh] = [wordsIn('en'), wordsIn('fr'), wordsIn('zh')];

describe('of one round', () => {
  test.each([
    [['YRGO'], 'Code found in 1 try.'],
    [['YBRG', 'YRGO'], 'Code found in 2 tries.'],
    [['YBRG', 'YBRG'], 'Code not found: YRGO.'],
  ])('%j comes to: %s', (guesses, expected) => {
    expect(result(viewAfter(0, {tries: 2}, 'deal YRGO', ...guesses), en)).toEqual([expected]);
  });

  test('nothing is said before it is over', () => {
    expect(result(viewAfter(0, {}, 'deal YRGO', 'YBRG'), en)).toEqual([]);
    expect(result(viewAfter(0, {}), en)).toEqual([]);
  });

  test('it is said in other languages with their letters', () => {
    const lost = viewAfter(0, {tries: 1}, 'deal YRGO', 'YBRG');
    expect(result(lost, fr)).toEqual(['Combinaison non trouvée : JRVO.']);
    expect(result(lost, zh)).toEqual(['没有猜中密码：YRGO。']);
    expect(result(viewAfter(0, {}, 'deal YRGO', 'YRGO'), fr)).toEqual(['Combinaison trouvée en 1 essai.']);
  });

  test('a code on paper stays unknown', () => {
    expect(result(viewAfter(0, {mode: 'paper', tries: 1}, 'deal', 'YBRG', 'mark XX00'), en)).toEqual([
      'Code not found.',
    ]);
    expect(result(viewAfter(0, {mode: 'paper'}, 'deal', 'YBRG', 'mark ####'), en)).toEqual([
      'Code found in 1 try.',
    ]);
  });

  test.each([
    [
      0,
      ['YRGO', 'YBRG'],
      ['You: code found in 1 try.', 'The other: code not found.', 'The code was YRGO.', 'You win.'],
    ],
    [
      1,
      ['YRGO', 'YBRG'],
      ['The other: code found in 1 try.', 'You: code not found.', 'The code was YRGO.', 'The other wins.'],
    ],
    [
      'all',
      ['YRGO', 'YRGO'],
      [
        'Player 1: code found in 1 try.',
        'Player 2: code found in 1 try.',
        'The code was YRGO.',
        'It is a tie.',
      ],
    ],
  ] as const)('a duel says for %s after %j who won', (eye, guesses, expected) => {
    expect(result(viewAfter(eye, {mode: 'duel'}, 'deal YRGO', ...guesses), en)).toEqual(expected);
  });
});

describe('of a match', () => {
  test('is a table, which tells a win on the last try from a loss', () => {
    const lines = ['deal YRGO', 'YBRG', 'YRGO', 'deal BRGO', 'YBRG', 'YBRG'];
    expect(result(viewAfter(0, {tries: 2, rounds: 3}, ...lines), en)).toEqual([
      'Code not found: BRGO.',
      'Round  Code  Points',
      '1      YRGO  2',
      '2      BRGO  3 (not found)',
      'Total        5',
    ]);
    expect(result(viewAfter(0, {tries: 2, rounds: 3}, ...lines, 'stop'), en).at(-1)).toBe(
      'Codes found: 1 of 2.',
    );
  });

  test('of two people has a column for each, and a winner', () => {
    const lines = ['deal', 'hide YRGO', 'YBRG', 'YRGO', 'deal', 'hide YRGO', 'YRGO'];
    expect(result(viewAfter(0, {mode: 'pair', rounds: 2}, ...lines), en)).toEqual([
      'Code found in 1 try.',
      'Round  Code  Player 1  Player 2',
      '1      YRGO  -         2',
      '2      YRGO  1         -',
      'Total        1         2',
      'Player 1 wins.',
    ]);
  });

  test('on paper has no column of codes', () => {
    const lines = ['deal', 'YBRG', 'mark ####'];
    expect(result(viewAfter(0, {mode: 'paper', rounds: 2}, ...lines), en)).toEqual([
      'Code found in 1 try.',
      'Round  Points',
      '1      1',
      'Total  1',
    ]);
  });

  test('is aligned in wide letters too', () => {
    const lines = ['deal YRGO', 'YRGO', 'BBBB'];
    const [, , , head = '', row = ''] = result(
      viewAfter(0, {mode: 'duel', rounds: 2, tries: 1}, ...lines),
      zh,
    );
    const columnOf = (line: string, part: string): number => widthOf(line.slice(0, line.indexOf(part)));
    expect(columnOf(head, '对方')).toBe(columnOf(row, '2'));
    expect(columnOf(head, '你')).toBe(columnOf(row, ' 1 ') + 1);
  });

  test('that is long adds up what came first', () => {
    const lines = Array.from({length: 20}, () => ['deal YRGO', 'YBRG', 'YRGO']).flat();
    const said = result(viewAfter(0, {rounds: 20}, ...lines), en);
    expect(said.slice(1, 4)).toEqual(['Round  Code  Points', '1-11         22', '12     YRGO  2']);
    expect(said.slice(-3)).toEqual(['20     YRGO  2', 'Total        40', 'Codes found: 20 of 20.']);
    expect(said).toHaveLength(14);
  });
});
