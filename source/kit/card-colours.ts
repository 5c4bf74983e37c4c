import {isRed, type Suit} from '../cards/card.js';
import type {Look, Theme} from '../lib/look.js';

type Levels = readonly [sixteen: string, many: string, all: string];

// Spades are the terminal's own colour, which can be read on any background.
const own: Levels = ['', '', ''];

const colours: {readonly [theme in Theme]: {readonly [suit in Suit]: Levels}} = {
  dark: {
    H: ['redBright', 'ansi256(210)', '#ff8787'],
    D: ['blueBright', 'ansi256(75)', '#6cb6ff'],
    C: ['greenBright', 'ansi256(114)', '#87d787'],
    S: own,
  },
  light: {
    H: ['red', 'ansi256(124)', '#b3261e'],
    D: ['blue', 'ansi256(25)', '#005faf'],
    C: ['green', 'ansi256(28)', '#00722e'],
    S: own,
  },
};

/** The colour of a suit: red or the terminal's own, or with four colours one for each suit. */
export const suitColour = (suit: Suit, {theme, level, fourColours}: Look): string => {
  if (level === 0) return '';
  const shown: Suit = fourColours ? suit : isRed(suit) ? 'H' : 'S';
  return colours[theme][shown][level - 1] ?? '';
};
