import {type Suit, suits} from '../cards/card.js';
import type {Look, Theme} from '../lib/look.js';

/** A colour where there are sixteen, 256 and all. */
type Shades = readonly [sixteen: string, many: string, all: string];

const own: Shades = ['', '', ''];

// By hand for each background: light enough on black, dark enough on white, and far from each other.
const hues: {readonly [theme in Theme]: {readonly [hue in 'red' | 'blue' | 'green']: Shades}} = {
  dark: {
    red: ['redBright', 'ansi256(203)', '#ff6b6b'],
    blue: ['blueBright', 'ansi256(75)', '#5fafff'],
    green: ['greenBright', 'ansi256(78)', '#5fd787'],
  },
  light: {
    red: ['red', 'ansi256(160)', '#c8102e'],
    blue: ['blue', 'ansi256(26)', '#0b57d0'],
    green: ['green', 'ansi256(28)', '#00722e'],
  },
};

/** The colours of the suits, as Ink takes them; an empty one is the terminal's own. */
export type SuitColours = {readonly [suit in Suit]: string};

/** Hearts and diamonds red, the others as all text is; or four colours, so that no two suits are alike. */
export const suitColours = ({
  theme,
  level,
  fourColours,
}: Pick<Look, 'theme' | 'level' | 'fourColours'>): SuitColours => {
  const {red, blue, green} = hues[theme];
  const shades: {readonly [suit in Suit]: Shades} = fourColours
    ? {D: blue, H: red, S: own, C: green}
    : {D: red, H: red, S: own, C: own};
  const [D = '', H = '', S = '', C = ''] = suits.map(suit =>
    level === 0 ? '' : (shades[suit][level - 1] ?? ''),
  );
  return {D, H, S, C};
};
