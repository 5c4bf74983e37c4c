import {describe, expect, test} from 'vitest';
import {title} from '../../../source/games/lights-out/describe.js';
import {starsFor} from '../../../source/games/lights-out/par.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import type {LightsOutKey} from '../../../source/games/lights-out/words.js';
import {boardOf, press, stateOf, viewOf} from './tools.js';

const text = {language: 'en', say: (key: LightsOutKey) => key} as const;
// One press of A1, and one of each corner: pars of 1 and 4.
const [one, four] = ['.._/.__/___', '._./___/._.'];

describe('stars', () => {
  test.each([
    [one, [1, 2], [3, 1]],
    // Half again of 4 is 6.
    [four, [4, 5, 6, 7, 100], [3, 2, 2, 1, 1]],
    // Half again of 5 is 7 and a half.
    ['_..._/.___./._._./.___./_..._', [5, 6, 7, 8], [3, 2, 2, 1]],
  ] as const)('of %s', (rows, scores, stars) => {
    const view = viewOf(rows);
    expect(scores.map(score => starsFor(view, score))).toEqual(stars);
  });

  test('are none where par is not proved', () => {
    expect(starsFor(boardOf(39, 39), 1)).toBe(0);
    expect(title(boardOf(39, 39), text).stars).toBeUndefined();
  });

  test('that can still be had are shown: one press at least is to come before the level is solved', () => {
    const starsAfter = (rows: string, ...presses: readonly string[]) =>
      title(lightsOut.view(press(stateOf(rows), ...presses), 0), text).stars;
    expect(starsAfter(one)).toBe(3);
    expect(starsAfter(one, 'A1')).toBe(3);
    expect(starsAfter(one, 'C3')).toBe(1);
    expect(starsAfter(four, 'B1', 'B1', 'B1')).toBe(3);
    expect(starsAfter(four, 'B1', 'B1', 'B1', 'B1')).toBe(2);
    expect(starsAfter(four, 'B1', 'B1', 'B1', 'B1', 'B1', 'B1')).toBe(1);
  });

  test('of a level that is solved from the start are none, nor a par', () => {
    const solved = title(viewOf('__/__'), text);
    expect([solved.stars, solved.facts]).toEqual([undefined, ['presses']]);
  });
});
