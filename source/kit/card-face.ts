import {type Card, rankOf, type Suit, suitOf} from '../cards/card.js';
import {makeRank, suitSigns} from '../cards/notation.js';
import type {Look, Size} from '../lib/look.js';
import type {Language} from '../lib/text.js';
import {widthOf} from '../lib/width.js';
import type {Canvas, Ink} from './canvas.js';
import {suitColour} from './card-colours.js';

/** How large a card is drawn, in character cells. */
export const cardSizes = {
  usual: {columns: 5, rows: 4},
  large: {columns: 7, rows: 5},
} as const satisfies {readonly [name: string]: Size};
export type CardSize = keyof typeof cardSizes;

type Glyphs = {
  readonly corners: readonly [string, string, string, string];
  readonly across: string;
  readonly down: string;
  readonly back: string;
};

const blocks: Glyphs = {corners: ['╭', '╮', '╰', '╯'], across: '─', down: '│', back: '▒'};
const ascii: Glyphs = {corners: ['+', '+', '+', '+'], across: '-', down: '|', back: '#'};

export const cardGlyphs = (look: Look): Glyphs => (look.ascii ? ascii : blocks);

/** A suit's sign, or its letter where only plain characters are used. */
export const suitMark = (suit: Suit, look: Look): string => (look.ascii ? suit : suitSigns[suit]);

/** A card in a few characters: `10♦`. */
export const shortCard = (card: Card, look: Look, language: Language): string =>
  makeRank(rankOf(card), language) + suitMark(suitOf(card), look);

type Place = {readonly column: number; readonly row: number; readonly size: CardSize};

/** An empty card with its border. */
const paintBox = (canvas: Canvas, {column, row, size}: Place, look: Look, edge: Ink, fill = ' '): void => {
  const {columns, rows} = cardSizes[size];
  const {corners, across, down} = cardGlyphs(look);
  const line = across.repeat(columns - 2);
  canvas.write(column, row, corners[0] + line + corners[1], edge);
  for (let inner = 1; inner < rows - 1; inner++)
    canvas.write(column, row + inner, down + fill.repeat(columns - 2) + down, edge);
  canvas.write(column, row + rows - 1, corners[2] + line + corners[3], edge);
};

export type FaceStyle = {
  /** How the border is drawn. */
  readonly edge: Ink;
  readonly bold: boolean;
  /** A character in the upper border, that says something of the card. */
  readonly mark?: string;
};

/** A card's face: its rank in the corner, and its suit in the middle where a neighbour that lies over it leaves it in sight. */
export const paintFace = (
  canvas: Canvas,
  card: Card,
  place: Place,
  look: Look,
  language: Language,
  {edge, bold, mark}: FaceStyle,
): void => {
  const {column, row, size} = place;
  const {columns, rows} = cardSizes[size];
  const ink: Ink = {color: suitColour(suitOf(card), look), bold};
  const rank = makeRank(rankOf(card), language);
  paintBox(canvas, place, look, edge);
  canvas.write(column + 1, row + 1, rank, ink);
  canvas.write(column + Math.floor(columns / 2), row + 2, suitMark(suitOf(card), look), ink);
  if (rows > 4) canvas.write(column + columns - 1 - widthOf(rank), row + rows - 2, rank, ink);
  if (mark !== undefined) canvas.write(column + 1, row, mark, {...edge, bold: true});
};

/** A card's back. */
export const paintBack = (canvas: Canvas, place: Place, look: Look, edge: Ink): void =>
  paintBox(canvas, place, look, edge, cardGlyphs(look).back);

/** The place of a pile in which no card lies. */
export const paintNoCard = (canvas: Canvas, {column, row, size}: Place, look: Look, edge: Ink): void => {
  const {columns, rows} = cardSizes[size];
  const dot = look.ascii ? '.' : '·';
  const line = ` ${dot} ${dot} ${dot} ${dot}`.slice(0, columns);
  for (const at of [0, rows - 1]) canvas.write(column, row + at, line, edge);
};
