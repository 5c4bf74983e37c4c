import type {ColourLevel, Look, Theme} from '../../lib/look.js';
import type {Language} from '../../lib/text.js';

/** A colour where there are sixteen, 256 and all. */
type Shades = readonly [sixteen: string, many: string, all: string];

/** The colours of a peg, as Ink takes them: of itself, of its edge, and of the letter on it. Empty without colours. */
export type PegColours = {readonly fill: string; readonly edge: string; readonly ink: string};

const black: Shades = ['black', 'ansi256(16)', '#000000'];
const white: Shades = ['whiteBright', 'ansi256(231)', '#ffffff'];
// Seen on black, on white, and on the two of them as pegs.
const rim: Shades = ['gray', 'ansi256(245)', '#8a8a8a'];

type Hue = {readonly fill: Shades; readonly ink: Shades; readonly edge?: Shades; readonly onLight?: Shades};

// By hand after Okabe and Ito where they have the hue; what they have not differs from its neighbours in lightness too.
const hues = {
  yellow: {
    fill: ['yellowBright', 'ansi256(227)', '#f7e94a'],
    onLight: ['yellowBright', 'ansi256(220)', '#f0d000'],
    ink: black,
  },
  blue: {fill: ['blue', 'ansi256(26)', '#0b62c4'], ink: white},
  red: {fill: ['red', 'ansi256(160)', '#d1242f'], ink: white},
  green: {
    fill: ['green', 'ansi256(35)', '#12a866'],
    onLight: ['green', 'ansi256(35)', '#0a9e60'],
    ink: black,
  },
  orange: {
    fill: ['redBright', 'ansi256(208)', '#f5871f'],
    onLight: ['redBright', 'ansi256(208)', '#ee7d0e'],
    ink: black,
  },
  black: {fill: black, ink: white, edge: rim},
  white: {fill: white, ink: black, edge: rim},
  purple: {fill: ['magenta', 'ansi256(97)', '#8f48cf'], ink: white},
  brown: {
    fill: ['yellow', 'ansi256(94)', '#85501f'],
    onLight: ['yellow', 'ansi256(94)', '#7a4718'],
    ink: white,
  },
  cyan: {
    fill: ['cyan', 'ansi256(80)', '#56cfe8'],
    onLight: ['cyan', 'ansi256(44)', '#2bbcd9'],
    ink: black,
  },
  magenta: {
    fill: ['magentaBright', 'ansi256(205)', '#f25cb8'],
    onLight: ['magentaBright', 'ansi256(205)', '#ea4faf'],
    ink: black,
  },
  lime: {
    fill: ['greenBright', 'ansi256(118)', '#8be01e'],
    onLight: ['greenBright', 'ansi256(112)', '#7fcf10'],
    ink: black,
  },
  mauve: {
    fill: ['magentaBright', 'ansi256(183)', '#cba1f0'],
    onLight: ['magentaBright', 'ansi256(141)', '#b98be6'],
    ink: black,
  },
  grey: {
    fill: ['white', 'ansi256(248)', '#a8adb5'],
    onLight: ['gray', 'ansi256(246)', '#93979c'],
    ink: black,
  },
  khaki: {
    fill: ['yellow', 'ansi256(100)', '#8c8232'],
    onLight: ['yellow', 'ansi256(100)', '#857a28'],
    ink: black,
  },
  plum: {fill: ['magenta', 'ansi256(89)', '#8d2a74'], ink: white},
} as const satisfies {readonly [name: string]: Hue};
type HueName = keyof typeof hues;

const first = ['yellow', 'blue', 'red', 'green', 'orange', 'black', 'white'] as const;
const english: readonly HueName[] = [...first, 'purple', 'brown', 'cyan', 'magenta', 'lime'];

// The colour on a peg is the one that its letter stands for.
const huesOf: {readonly [language in Language]: readonly HueName[]} = {
  en: english,
  fr: [...first, 'mauve', 'grey', 'cyan', 'khaki', 'plum'],
  zh: english,
};

// In sixteen colours yellow is the only brown, and white letters can't be read on it.
const inkOfSixteen: {readonly [fill: string]: string} = {yellow: 'black', gray: 'whiteBright'};

const coloursOf = (name: HueName, theme: Theme, level: Exclude<ColourLevel, 0>): PegColours => {
  const hue: Hue = hues[name];
  const pick = (shades: Shades): string => shades[level - 1] ?? '';
  const fill = pick(theme === 'light' ? (hue.onLight ?? hue.fill) : hue.fill);
  const ink = level === 1 ? (inkOfSixteen[fill] ?? pick(hue.ink)) : pick(hue.ink);
  return {fill, edge: hue.edge === undefined ? fill : pick(hue.edge), ink};
};

const none: PegColours = {fill: '', edge: '', ink: ''};

/** The colours of the twelve pegs, in the order of their letters. */
export const pegColours = (
  {theme, level}: Pick<Look, 'theme' | 'level'>,
  language: Language,
): readonly PegColours[] =>
  huesOf[language].map(name => (level === 0 ? none : coloursOf(name, theme, level)));
