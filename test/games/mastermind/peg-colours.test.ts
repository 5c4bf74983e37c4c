import {describe, expect, test} from 'vitest';
import {type PegColours, pegColours} from '../../../source/games/mastermind/peg-colours.js';
import {themes} from '../../../source/lib/look.js';
import {languages} from '../../../source/lib/text.js';

type Rgb = readonly [number, number, number];

/** Red, green and blue from 0 to 1 of a colour as Ink takes it: `#rrggbb`, or one of the 240 of xterm that are fixed. */
const rgbOf = (colour: string): Rgb => {
  const parts = (a: number, b: number, c: number): Rgb => [a / 255, b / 255, c / 255];
  if (colour.startsWith('#')) {
    const number = Number.parseInt(colour.slice(1), 16);
    return parts(number >> 16, (number >> 8) & 255, number & 255);
  }
  const index = Number(/^ansi256\((\d+)\)$/.exec(colour)?.[1]);
  if (!(index >= 16)) throw new Error(`${colour} is no fixed colour`);
  if (index >= 232) return parts(8 + (index - 232) * 10, 8 + (index - 232) * 10, 8 + (index - 232) * 10);
  const cube = (digit: number): number => (digit === 0 ? 0 : 55 + digit * 40);
  const number = index - 16;
  return parts(cube(Math.floor(number / 36)), cube(Math.floor(number / 6) % 6), cube(number % 6));
};

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** The contrast of WCAG 2, from 1 to 21. */
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [a, b]
    .map(colour => {
      const [red, green, blue] = rgbOf(colour);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    })
    .sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

/** Oklab, in which distances are about as large as they are seen to be. */
const oklab = (colour: string): Rgb => {
  const [r = 0, g = 0, b = 0] = rgbOf(colour).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const distance = (a: PegColours, b: PegColours): number => {
  const [x, y] = [oklab(a.fill), oklab(b.fill)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
};

const cases = languages.flatMap(language => themes.map(theme => [language, theme] as const));

describe.each(cases)('the twelve pegs in %s on %s', (language, theme) => {
  test.each([2, 3] as const)('have letters that can be read, at level %i', level => {
    for (const {fill, ink} of pegColours({theme, level}, language))
      expect(contrast(fill, ink), fill).toBeGreaterThanOrEqual(4.5);
  });

  test.each([2, 3] as const)('differ from one another, at level %i', level => {
    const pegs = pegColours({theme, level}, language);
    for (const [index, peg] of pegs.entries())
      for (const other of pegs.slice(0, index))
        expect(distance(peg, other), `${peg.fill} ${other.fill}`).toBeGreaterThan(0.1);
  });

  test('are twelve of the sixteen colours', () => {
    const pegs = pegColours({theme, level: 1}, language);
    expect(new Set(pegs.map(({fill}) => fill)).size).toBe(12);
    for (const {fill, ink, edge} of pegs) {
      expect(ink).not.toBe(fill);
      expect([fill, 'gray']).toContain(edge);
    }
  });

  test('have an edge that is seen: black and white on either background', () => {
    for (const level of [2, 3] as const) {
      const pegs = pegColours({theme, level}, language);
      for (const {edge} of [pegs[5], pegs[6]].flatMap(peg => peg ?? []))
        for (const ground of ['#000000', '#ffffff'])
          expect(contrast(edge, ground), edge).toBeGreaterThanOrEqual(3);
      const ground = theme === 'dark' ? '#1e1e1e' : '#ffffff';
      for (const {edge} of pegs) expect(contrast(edge, ground), edge).toBeGreaterThanOrEqual(1.3);
    }
  });

  test('have no colour where there is none', () => {
    const pegs = pegColours({theme, level: 0}, language);
    expect(new Set(pegs.flatMap(peg => Object.values(peg)))).toEqual(new Set(['']));
    expect(pegs.length).toBe(12);
  });
});
