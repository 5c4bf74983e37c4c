import type {ColourLevel, Colours, Look, Theme} from '../lib/look.js';

type Palette = {readonly [role in keyof Colours]: readonly [sixteen: string, many: string, all: string]};

// Each level is chosen by hand: a colour turned down by a formula can end up as black on black.
const palettes: {readonly [theme in Theme]: Palette} = {
  dark: {
    accent: ['cyanBright', 'ansi256(81)', '#5fd7ff'],
    lit: ['yellowBright', 'ansi256(221)', '#ffd75f'],
    second: ['yellow', 'ansi256(172)', '#e08a3c'],
    muted: ['gray', 'ansi256(245)', '#8a9199'],
    good: ['greenBright', 'ansi256(114)', '#87d787'],
    bad: ['redBright', 'ansi256(210)', '#ff8787'],
  },
  light: {
    accent: ['blue', 'ansi256(25)', '#005faf'],
    lit: ['magenta', 'ansi256(130)', '#b35c00'],
    second: ['red', 'ansi256(94)', '#8a4b00'],
    muted: ['gray', 'ansi256(242)', '#6a7077'],
    good: ['green', 'ansi256(28)', '#00722e'],
    bad: ['red', 'ansi256(124)', '#b3261e'],
  },
};

const noColours: Colours = {accent: '', lit: '', second: '', muted: '', good: '', bad: ''};

/** What a person has set of how things are drawn. */
export type LookSettings = Pick<Look, 'theme' | 'ascii' | 'letters' | 'warns' | 'fourColours'>;

/** The look of settings in a terminal of so many colours. Without colours everything is told by shape alone. */
export const lookFor = (
  {theme, ascii, letters, warns, fourColours}: LookSettings,
  level: ColourLevel,
): Look => {
  const rest = {theme, level, ascii, letters: letters || level === 0, warns, fourColours};
  if (level === 0) return {colours: noColours, ...rest};
  const palette = palettes[theme];
  const pick = (role: keyof Colours): string => palette[role][level - 1] ?? '';
  return {
    colours: {
      accent: pick('accent'),
      lit: pick('lit'),
      second: pick('second'),
      muted: pick('muted'),
      good: pick('good'),
      bad: pick('bad'),
    },
    ...rest,
  };
};
