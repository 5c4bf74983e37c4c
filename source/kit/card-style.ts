import type {Suit} from '../cards/card.js';
import {suitSigns} from '../cards/notation.js';
import type {Colours, Look} from '../lib/look.js';
import type {Language} from '../lib/text.js';
import {type SuitColours, suitColours} from './card-colours.js';

/** A box: corners from top left to bottom right, and its sides. */
export type Edges = {
  readonly corners: readonly [string, string, string, string];
  readonly across: string;
  readonly down: string;
};

export type CardGlyphs = {
  readonly plain: Edges;
  /** The edges of the card that is pointed at, and of a place without a card. */
  readonly pointed: Edges;
  readonly empty: Edges;
  readonly back: string;
  /** Around a small card that is pointed at. */
  readonly brackets: readonly [string, string];
  /** A card that is told from the rest, one that was drawn last, and one that is advised. */
  readonly lifted: string;
  readonly fresh: string;
  readonly advised: string;
  /** Whose turn it is. */
  readonly turn: string;
  readonly ellipsis: string;
};

const boxes: CardGlyphs = {
  plain: {corners: ['╭', '╮', '╰', '╯'], across: '─', down: '│'},
  pointed: {corners: ['╔', '╗', '╚', '╝'], across: '═', down: '║'},
  empty: {corners: ['·', '·', '·', '·'], across: ' ', down: ' '},
  back: '▒',
  brackets: ['[', ']'],
  lifted: '▴',
  fresh: '•',
  advised: '★',
  turn: '❯',
  ellipsis: '…',
};

const ascii: CardGlyphs = {
  plain: {corners: ['+', '+', '+', '+'], across: '-', down: '|'},
  pointed: {corners: ['#', '#', '#', '#'], across: '=', down: '#'},
  empty: {corners: ['.', '.', '.', '.'], across: ' ', down: ' '},
  back: ':',
  brackets: ['[', ']'],
  lifted: '^',
  fresh: 'o',
  advised: '*',
  turn: '>',
  ellipsis: '...',
};

/** All that decides how cards are drawn besides their size. */
export type CardStyle = {
  readonly glyphs: CardGlyphs;
  readonly colours: Colours;
  readonly suits: SuitColours;
  /** What stands for a suit: its sign, or its letter in ASCII. */
  readonly signs: {readonly [suit in Suit]: string};
  /** Has a sign its letter beside it? */
  readonly lettered: boolean;
  readonly language: Language;
};

const letters: {readonly [suit in Suit]: string} = {D: 'D', H: 'H', S: 'S', C: 'C'};

export const cardStyle = (look: Look, language: Language): CardStyle => ({
  glyphs: look.ascii ? ascii : boxes,
  colours: look.colours,
  suits: suitColours(look),
  signs: look.ascii ? letters : suitSigns,
  // Suits have shapes: letters help where there is no colour besides.
  lettered: look.letters && look.level === 0 && !look.ascii,
  language,
});
