import {describe, expect, test} from 'vitest';
import {suits} from '../../source/cards/card.js';
import {suitColours} from '../../source/kit/card-colours.js';
import {themes} from '../../source/lib/look.js';

describe.each(themes)('the suits in the %s theme', theme => {
  test.each([1, 2, 3] as const)('are red or the text’s own colour at level %i', level => {
    const {D, H, S, C} = suitColours({theme, level, fourColours: false});
    expect(H).not.toBe('');
    expect([D, S, C]).toEqual([H, '', '']);
  });

  test.each([1, 2, 3] as const)('are of four colours at level %i where that is set', level => {
    const colours = suitColours({theme, level, fourColours: true});
    expect(new Set(suits.map(suit => colours[suit])).size).toBe(4);
  });

  test('have none without colours', () => {
    expect(Object.values(suitColours({theme, level: 0, fourColours: true}))).toEqual(['', '', '', '']);
  });
});
