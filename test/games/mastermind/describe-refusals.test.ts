import {describe, expect, test} from 'vitest';
import type {Refusal} from '../../../source/engine/game.js';
import {seatRefusal} from '../../../source/games/mastermind/bots.js';
import {explain} from '../../../source/games/mastermind/describe.js';
import {parseNotation} from '../../../source/games/mastermind/notation.js';
import {parseOptions} from '../../../source/games/mastermind/options.js';
import {mastermind} from '../../../source/games/mastermind/rules.js';
import {languages} from '../../../source/lib/text.js';
import {value} from '../../checks.js';
import {stateAfter, wordsIn} from './views.js';

const [en, fr] = [wordsIn('en'), wordsIn('fr')];

/** Why a move is refused after others. */
const refused = (move: string, ...given: Parameters<typeof stateAfter>): Refusal => {
  const decided = mastermind.decide(stateAfter(...given), value(mastermind.parseMove(move)));
  if (decided.ok) throw new Error(`${move} is accepted`);
  return decided.error;
};
const misread = (text: string): Refusal => {
  const read = parseNotation(text, 'en');
  if (read.ok) throw new Error(`${text} is a move`);
  return read.error;
};
const misset = (options: object, seats: number): Refusal => {
  const read = parseOptions(options, seats);
  if (read.ok) throw new Error('the options are accepted');
  return read.error;
};
const misplaced = (options: object, players: readonly string[]): Refusal => {
  const seats = 'mode' in options ? 2 : 1;
  const refusal = seatRefusal(value(parseOptions(options, seats)), players);
  if (refusal === undefined) throw new Error('the players are accepted');
  return refusal;
};

const paper = {mode: 'paper'};
const make = {mode: 'make'};

describe('in English says what was expected', () => {
  const letters = 'Y B R G O K';
  test.each<readonly [Refusal, string]>([
    [
      refused('YB', {}, ['deal YRGO']),
      `Expected 4 of the letters ${letters}, or of the numbers from 1 to 6.`,
    ],
    [
      refused('WWWW', {}, ['deal YRGO']),
      `Expected 4 of the letters ${letters}, or of the numbers from 1 to 6.`,
    ],
    [
      refused('hide YYBR', make, ['deal']),
      `Expected 4 different letters of ${letters}: the code has no colour twice.`,
    ],
    [
      misread('xyzzy'),
      'Expected a guess by letters of colours (Y B R G O K W P N C M L) or by their numbers: YRBK or 1 3 2 6.',
    ],
    [refused('YBRG', make, ['deal']), 'The code is not hidden yet: expected hide and a code.'],
    [refused('hide YBRG', {}, ['deal YRGO']), 'There is no code to hide now: expected a guess or marks.'],
    [refused('mark #000', {}, ['deal YRGO']), 'There is nothing to mark now: expected a guess.'],
    [refused('YBRG', paper, ['deal', 'YBRG']), 'The guess waits for its marks: expected mark and the marks.'],
    [refused('mark 1 1', paper, ['deal', 'YBRG']), 'Here each peg is marked: expected #, X or 0 for each.'],
    [
      refused('mark #000', {...paper, feedback: 'counts'}, ['deal', 'YBRG']),
      'Here marks are counted: expected the well placed and the misplaced, such as 1 2.',
    ],
    [
      refused('mark ###X', paper, ['deal', 'YBRG']),
      'Expected marks for 4 pegs, and not one misplaced with all others well placed.',
    ],
    [refused('mark 1 #000', paper, ['deal', 'YBRG']), 'There is no row with marks yet.'],
    [
      refused('mark 2 #000', paper, ['deal', 'YBRG', 'mark 0XX0', 'BRYY']),
      'Expected a row that has marks: there is 1.',
    ],
    [
      refused('mark 0000', paper, ['deal', 'YBRG', 'mark 0000']),
      'The marks contradict one another: expected a row and its right marks after mark.',
    ],
    [misset({colours: 13}, 1), 'Colours: expected a whole number from 2 to 12.'],
    [misset({mode: 'none'}, 1), 'Way to play: expected one of break, make, paper, pair, duel.'],
    [misset({repetition: 1}, 1), 'Repetition: expected on or off.'],
    [
      misset({colours: 4, pegs: 5}, 1),
      'Without repetition 5 pegs need as many colours, and there are 4: expected more colours, fewer pegs, or repetition.',
    ],
    [misset({}, 2), "This is for 1 player: break the computer's code."],
    [misset({mode: 'pair'}, 1), 'This is for 2 players: two people, in turn.'],
    [
      misset({mode: 'pair', rounds: 3}, 2),
      'In turn both break as many codes: expected an even number of rounds, such as 4, or 1.',
    ],
    [
      misplaced({colours: 5}, ['optimal']),
      'Optimal is worked out for 4 pegs of 6 colours only: expected that size, or another player.',
    ],
    [
      misplaced({}, ['deep']),
      'Deep is worked out for 5 pegs of 8 colours with repetition and counted marks only: expected these, or another player.',
    ],
    [
      misplaced(paper, ['first', 'human']),
      'The code is on paper, and the first player marks the guesses: expected a person there.',
    ],
    [{code: 'incomplete', data: {missing: 1}}, '1 place is still empty.'],
    [{code: 'incomplete', data: {missing: 2}}, '2 places are still empty.'],
    [
      {code: 'not-in-play', data: {colour: 6, colours: 6}},
      `There is no white in this game: expected one of ${letters}.`,
    ],
    [
      {code: 'preset-member', data: {member: 'colour'}},
      'colour has no place here or a wrong value: expected the options of a difficulty level',
    ],
  ])('%j: %s', (refusal, expected) => {
    expect(explain(refusal, en)).toBe(expected);
  });
});

test('in French has the letters of French', () => {
  expect(explain(refused('YB', {}, ['deal YRGO']), fr)).toBe(
    'Il faut 4 des lettres J B R V O N, ou des numéros de 1 à 6.',
  );
  expect(explain(misread('?'), fr)).toBe(
    'Il faut une proposition en lettres de couleurs (J B R V O N L M G C K P) ou en numéros : JRBN ou 1 3 2 6.',
  );
});

test.each([
  'game-over',
  'no-interval',
  'not-your-turn',
  'no-earlier-row',
  'marks-incomplete',
  'no-row-to-mark',
  'preset-json',
  'no-candidates',
  'not-to-guess',
  'not-an-answer',
])('%s has a sentence of its own in every language', code => {
  for (const language of languages) {
    const text = wordsIn(language);
    expect(explain({code}, text)).not.toBe(text.say('refusedOther', {code}));
    expect(explain({code}, text)).not.toMatch(/\{\{|refused/);
  }
});

test('a code that nobody knows is named', () => {
  expect(explain({code: 'constructor'}, en)).toBe('Not possible here (constructor).');
});
