import {suitOf} from '../../cards/card.js';
import {suitName} from '../../cards/names.js';
import type {Canvas, Ink} from '../../kit/canvas.js';
import {suitColour} from '../../kit/card-colours.js';
import {cardSizes, paintBack, paintFace, paintNoCard, shortCard, suitMark} from '../../kit/card-face.js';
import {ellipsisOf} from '../../lib/look.js';
import {cutTo, widthOf} from '../../lib/width.js';
import type {Layout} from './board-layout.js';
import {marksOf} from './board-marks.js';
import type {Props, Sight} from './board-sight.js';
import {shownSuits} from './cursor.js';
import {entryText} from './log-text.js';
import {upCard} from './turns.js';

type Part = (canvas: Canvas, props: Props, layout: Layout, sight: Sight) => void;

/** A place for lines of text: a column, a row, and how many columns and rows there are. */
type Room = {readonly column: number; readonly row: number; readonly columns: number; readonly rows: number};

const paintLog = (canvas: Canvas, {view, look, text}: Props, {column, row, columns, rows}: Room): void => {
  const lines = view.log
    .slice(-rows)
    .map(entry => entryText(entry, view.eye, 'signs', text, suit => suitMark(suit, look)));
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    canvas.write(column, row + rows - lines.length + index, cutTo(line, columns, ellipsisOf(look)), {
      ...(isLast ? {bold: true} : {color: look.colours.muted}),
    });
  }
};

/** The suits to choose from, one under the other, or side by side where there are few rows. */
const paintSuits = (
  canvas: Canvas,
  {look, text}: Props,
  {column, row, rows}: Room,
  pointed: string,
): void => {
  const isUpright = rows > shownSuits.length;
  const accent: Ink = {color: look.colours.accent, bold: true};
  if (isUpright) canvas.write(column, row, text.say('board_nameSuit'), {bold: true});
  let at = column;
  for (const [index, suit] of shownSuits.entries()) {
    const isPointed = suit === pointed;
    const mark = suitMark(suit, look);
    const name = suitName(suit, text);
    const line = isUpright ? row + 1 + index : row;
    canvas.write(at, line, isPointed ? (look.ascii ? '>' : '❯') : ' ', accent);
    canvas.write(at + 1, line, mark, {color: suitColour(suit, look), bold: true});
    canvas.write(at + 3, line, name, isPointed ? accent : {});
    if (!isUpright) at += 4 + widthOf(name);
  }
};

const paintTalk = (canvas: Canvas, props: Props, sight: Sight, room: Room): void =>
  sight.naming === undefined ? paintLog(canvas, props, room) : paintSuits(canvas, props, room, sight.naming);

const suitInk = ({view, look}: Props): Ink => ({color: suitColour(view.suit, look), bold: true});

const suitLabel = ({view, look, text}: Props): string =>
  `${suitMark(view.suit, look)} ${suitName(view.suit, text)}`;

const stockLabel = ({view, text}: Props): string =>
  `${text.say('board_stock')} ${view.stock === 0 ? text.say('board_empty') : view.stock}`;

const paintPiles: Part = (canvas, props, layout, sight) => {
  const {view, look, text} = props;
  if (layout.faces === undefined) return;
  const {size} = layout.faces;
  const {columns, rows} = cardSizes[size];
  const row = layout.table;
  const stockWidth = Math.max(columns, widthOf(stockLabel(props)) + 2);
  const [stock, pile] = [1, 1 + stockWidth + 2];
  const hint: Ink = {color: look.colours.lit, bold: true};
  const paint = view.stock === 0 ? paintNoCard : paintBack;
  paint(canvas, {column: stock, row, size}, look, sight.hintsDraw ? hint : {color: look.colours.muted});
  canvas.write(stock, row + rows, stockLabel(props), sight.hintsDraw ? hint : {});
  if (sight.hintsDraw)
    canvas.write(stock + widthOf(stockLabel(props)) + 1, row + rows, marksOf(look).hint, hint);
  const up = upCard(view.pile);
  if (view.pile.length > 0)
    paintFace(canvas, up, {column: pile, row, size}, look, text.language, {edge: {}, bold: true});
  canvas.write(pile, row + rows, suitLabel(props), suitInk(props));
  const column = pile + Math.max(columns, widthOf(suitLabel(props))) + 3;
  paintTalk(canvas, props, sight, {column, row, columns: layout.columns - column, rows: rows + 1});
};

/** Where there is little room the piles are a line, and under it what happened last. */
const paintPileLine: Part = (canvas, props, layout, sight) => {
  const {view, look, text} = props;
  const row = layout.table;
  const up = upCard(view.pile);
  let at = 1;
  const write = (part: string, ink: Ink = {}): void => {
    canvas.write(at, row, part, ink);
    at += widthOf(part) + 1;
  };
  write(text.say('board_up'));
  write(shortCard(up, look, text.language), {color: suitColour(suitOf(up), look), bold: true});
  write(` ${suitLabel(props)}`, suitInk(props));
  write(` ${stockLabel(props)}`, sight.hintsDraw ? {color: look.colours.lit, bold: true} : {});
  if (sight.hintsDraw) write(marksOf(look).hint, {color: look.colours.lit, bold: true});
  const rows = Math.max(1, layout.hand - row - 2);
  paintTalk(canvas, props, sight, {column: 1, row: row + 1, columns: layout.columns - 2, rows});
};

/** The stock, the up card, the current suit, and beside them what happened last, or the suits to choose from. */
export const paintTable: Part = (canvas, props, layout, sight) =>
  (layout.faces === undefined ? paintPileLine : paintPiles)(canvas, props, layout, sight);
