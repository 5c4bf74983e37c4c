import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {describeAdvice, hint, isHeavy} from '../../../source/games/crazy-eights/advise.js';
import {candidatesOf} from '../../../source/games/crazy-eights/candidates.js';
import {playExpertly} from '../../../source/games/crazy-eights/expert.js';
import type {Text} from '../../../source/games/crazy-eights/names.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import {describeStrength, strengths} from '../../../source/games/crazy-eights/strength.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {words} from '../../../source/games/crazy-eights/words.js';
import {asRecord} from '../../../source/lib/json.js';
import {randomFrom} from '../../../source/lib/random.js';
import {type Language, languages} from '../../../source/lib/text.js';
import {check, codeOf, value} from '../../checks.js';
import {textOf} from '../../text.js';
import {anyCase, positionsOf, randomMove, tableWith} from './tables.js';

const say = (language: Language): Text => textOf({words}, language) as Text;
const advised = (state: CrazyEightsState) => value(hint(crazyEights.view(state, 0), randomFrom('hint')));
const said = (state: CrazyEightsState) => describeAdvice(advised(state), say('en'));

describe('a hint', () => {
  test('is what the expert would play, with a reason in every language, and heavy where it has a choice', () => {
    const reasons = new Set<unknown>();
    fc.assert(
      fc.property(anyCase, start => {
        for (const {state, mover} of positionsOf(start, randomMove, 4)) {
          const view = crazyEights.view(state, mover);
          const advice = value(hint(view, randomFrom('same')));
          expect(advice.move).toEqual(playExpertly(view, randomFrom('same')));
          reasons.add(asRecord(advice.note)?.['reason']);
          check(isHeavy(view) === candidatesOf(view).length > 1, 'heavy where there is a choice');
          check(!isHeavy(crazyEights.view(state, (mover + 1) % start.seats)), 'never for another');
          for (const language of languages) expect(describeAdvice(advice, say(language))).toMatch(/^[^{}]+$/);
        }
      }),
      {numRuns: 40},
    );
    for (const reason of ['out', 'only', 'draw', 'better', 'close']) expect(reasons).toContain(reason);
  });

  test('says what is plain', () => {
    expect(said(tableWith({hands: [['8S'], ['AD']], pile: ['9H']}))).toBe('it goes out');
    expect(said(tableWith({hands: [['9S', '2D'], ['AD']], pile: ['9H']}))).toBe(
      'it is the only card that fits',
    );
    expect(said(tableWith({hands: [['3S', '2D'], ['AD']], pile: ['9H']}))).toBe('no card fits');
    expect(said({...tableWith({hands: [['3S', '2D'], ['AD']], pile: ['9H']}), stock: []})).toBe(
      'no card fits, and the stock is empty',
    );
  });

  test('says how the moves compare, that an eight is kept, and how many cards of the suit are unseen', () => {
    const state = tableWith({
      hands: [
        ['KH', '8S', '3C'],
        ['AD', '3D', '4D'],
      ],
      pile: ['5H', '9H', 'JH'],
    });
    const {move, note} = advised(state);
    expect(move).toEqual({type: 'play', card: 'KH'});
    // 13 hearts, of which one is in hand and three in the pile.
    expect(asRecord(note)).toMatchObject({keepsEight: true, suit: 'H', unseen: 9});
    expect(said(state)).toMatch(
      /^\d+\.\d points a round better than 8S [CDHS] \(\d+ deals tried\), keeps the eight, 9 hearts unseen$/,
    );
  });

  test('is for whose turn it is', () => {
    const state = tableWith({
      hands: [
        ['KH', '2H'],
        ['AD', '3D'],
      ],
      pile: ['5H'],
    });
    expect(codeOf(hint(crazyEights.view(state, 1), randomFrom('x')))).toBe('not-your-turn');
    expect(codeOf(hint(crazyEights.view(state, 'all'), randomFrom('x')))).toBe('not-your-turn');
    expect(codeOf(hint(crazyEights.view({...state, phase: 'over'}, 0), randomFrom('x')))).toBe('game-over');
  });

  test('of an unknown form says nothing', () => {
    expect(describeAdvice({move: {type: 'draw'}, note: {reason: 'luck'}}, say('en'))).toBe('');
    expect(describeAdvice({move: {type: 'draw'}}, say('en'))).toBe('');
  });
});

describe('the measured strength', () => {
  test('rises from bot to bot, beyond doubt', () => {
    const twoSeats = strengths.filter(({seats}) => seats === 2);
    for (const {share, low, high} of twoSeats) {
      expect(low).toBeGreaterThan(0.5);
      expect(share).toBeGreaterThan(low);
      expect(share).toBeLessThan(high);
    }
    const best = twoSeats.find(({bot, against}) => bot === 'expert' && against === 'counting');
    expect(best?.share).toBeGreaterThanOrEqual(0.53);
    expect(best?.low).toBeGreaterThan(0.515);
    expect(best?.points).toBeGreaterThanOrEqual(1.5);
    expect(best?.pairs).toBeGreaterThanOrEqual(3000);
    for (const {points} of strengths) expect(points).toBeGreaterThan(0);
  });

  test('is said for each bot against the next weaker one', () => {
    expect(describeStrength('expert', say('en'))).toMatch(/^Expert wins 5\d\.\d% of rounds against Counting/);
    expect(describeStrength('nobody', say('en'))).toBe('');
    for (const language of languages)
      for (const bot of ['random', 'source', 'counting', 'expert'])
        expect(describeStrength(bot, say(language))).toMatch(/^[^{}]+$/);
  });
});
