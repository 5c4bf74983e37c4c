import {rankOf, type Suit, suitOf} from '../../cards/card.js';
import {suitName} from '../../cards/names.js';
import {makeRank} from '../../cards/notation.js';
import type {Block, Piece, Span} from '../../kit/card-canvas.js';
import {widthIn} from '../../kit/card-canvas.js';
import {backBlock, cardSpan, emptyBlock, type FaceName, faceBlock, faceFor} from '../../kit/card-face.js';
import type {CardStyle} from '../../kit/card-style.js';
import type {Size} from '../../lib/look.js';
import {cutTo, widthOf} from '../../lib/width.js';
import {namerOf} from './board-facts.js';
import {cutSpans, type Pen, type Zone} from './board-parts.js';
import {logTexts} from './log-text.js';
import {seatName} from './seat-text.js';
import {upCard} from './turns.js';
import type {CrazyEightsView} from './types.js';

/** A view, and whether it is advised to draw. */
export type TableFacts = {readonly view: CrazyEightsView; readonly drawAdvised: boolean};

/** Columns that a log must have beside the cards. */
const leastLog = 24;
const margin = 2;

/** A suit's sign, its letter where it has one, and its name. */
export const suitSpan = ({style, text}: Pick<Pen, 'style' | 'text'>, suit: Suit): Span => ({
  text: `${style.signs[suit]}${style.lettered ? ` ${suit}` : ''} ${suitName(suit, text)}`,
  color: style.suits[suit],
  bold: true,
});

/** The current suit; before there is one, that it is to be named, or nothing. */
const currentSpan = (pen: Pen, {phase, suit}: CrazyEightsView): Span => {
  if (phase === 'name') return {text: pen.text.say('board_toName'), color: pen.style.colours.lit};
  return phase === 'start' ? {text: '-'} : suitSpan(pen, suit);
};

const namedText = ({text}: Pen, view: CrazyEightsView): string | undefined => {
  const seat = namerOf(view);
  if (seat === undefined) return undefined;
  return seat === view.eye
    ? text.say('board_namedByYou')
    : text.say('board_namedBy', {name: seatName(seat, text)});
};

const adviceSpans = ({style}: Pen, {drawAdvised}: TableFacts): readonly Span[] =>
  drawAdvised ? [{text: ` ${style.glyphs.advised}`, color: style.colours.good, bold: true}] : [];

/** What is beside the piles: the current suit, who named it, and how many cards there are. */
const infoLines = (pen: Pen, facts: TableFacts, columns: number): Block => {
  const {style, text} = pen;
  const {view} = facts;
  const labels = [text.say('board_suit'), text.say('board_stock'), text.say('board_pile')];
  const width = Math.max(...labels.map(widthOf)) + 2;
  const [suit, stock, pile] = labels.map(
    (label): Span => ({
      text: label + ' '.repeat(width - widthOf(label)),
      color: style.colours.muted,
    }),
  );
  const blank: Span = {text: ''};
  const named = namedText(pen, view);
  // Under the suit, or as far to the left as it takes for the name to be in sight.
  const indent = Math.max(0, Math.min(width, columns - widthOf(named ?? '')));
  const count = view.stock === 0 ? text.say('board_empty') : String(view.stock);
  return [
    [suit ?? blank, currentSpan(pen, view)],
    named === undefined ? [] : [{text: ' '.repeat(indent) + named, color: style.colours.lit}],
    [stock ?? blank, {text: count, bold: facts.drawAdvised}, ...adviceSpans(pen, facts)],
    [pile ?? blank, {text: String(view.pile.length)}],
  ];
};

/** The info in so many lines: of three the line on the discard pile, or an empty one, is left out. */
const infoIn = (
  pen: Pen,
  facts: TableFacts,
  {columns, rows}: Size,
): {readonly top: number; readonly block: Block} => {
  const lines = infoLines(pen, facts, columns);
  if (rows >= 6) return {top: 1, block: lines};
  if (rows >= 4) return {top: 0, block: lines};
  const [suit = [], named = [], stock = [], pile = []] = lines;
  return {top: 0, block: named.length > 0 ? [suit, named, stock] : [suit, stock, pile]};
};

/** The log's end in so many lines: the last is in the text's own colour, those before it are less in sight. */
const logLines = (
  {style, text}: Pen,
  view: CrazyEightsView,
  {columns, rows}: {readonly columns: number; readonly rows: number},
): Block => {
  const manner = style.signs.D === 'D' ? 'letters' : 'signs';
  const texts = rows > 0 ? logTexts(view, text, manner).slice(-rows) : [];
  return texts.map((line, index) => [
    {
      text: cutTo(line, columns, style.glyphs.ellipsis),
      color: index === texts.length - 1 ? '' : style.colours.muted,
    },
  ]);
};

/** Where a log lies: beside the piles where it has room, else under them. */
export type LogPlace = {readonly left: number; readonly columns: number; readonly isBeside: boolean};

/** The stock and the up card as cards, what is known beside them, and where the log goes. */
const boxes = (pen: Pen, facts: TableFacts, name: FaceName): Zone & {readonly log: LogPlace} => {
  const {style, columns} = pen;
  const {view, drawAdvised} = facts;
  const face = faceFor(name, style);
  const up = margin + face.columns + 2;
  const info = up + face.columns + 3;
  const {top, block} = infoIn(pen, facts, {columns: columns - info, rows: face.rows});
  const log = info + Math.max(...block.map(widthIn)) + 4;
  const isBeside = columns - log >= leastLog;
  return {
    rows: face.rows,
    log: isBeside
      ? {left: log, columns: columns - log, isBeside}
      : {left: margin, columns: columns - margin, isBeside},
    pieces: [
      {
        left: margin,
        top: 0,
        block: view.stock > 0 ? backBlock(style, face, {advised: drawAdvised}) : emptyBlock(style, face),
      },
      {
        left: up,
        top: 0,
        block:
          view.pile.length > 0 ? faceBlock(style, face, {card: upCard(view.pile)}) : emptyBlock(style, face),
      },
      {
        left: info,
        top,
        block: block.map(spans => cutSpans(spans, columns - info, style.glyphs.ellipsis)),
      },
    ],
  };
};

const label = ({style}: Pen, text: string): Span => ({text: `${text} `, color: style.colours.muted});

const upSpan = ({style}: {readonly style: CardStyle}, view: CrazyEightsView): Span => {
  const card = upCard(view.pile);
  if (view.pile.length === 0) return {text: '-'};
  return style.lettered
    ? {
        ...cardSpan(style, card),
        text: makeRank(rankOf(card), style.language) + style.signs[suitOf(card)] + suitOf(card),
      }
    : cardSpan(style, card);
};

/** All of it on one line: the suit first, since that is what counts. What there is no room for is left out. */
const oneLine = (pen: Pen, facts: TableFacts): Zone & {readonly log: LogPlace} => {
  const {style, text, columns} = pen;
  const {view} = facts;
  const stock: Span = {text: view.stock === 0 ? text.say('board_empty') : String(view.stock)};
  const parts: Block = [[upSpan(pen, view)], [currentSpan(pen, view)], [stock, ...adviceSpans(pen, facts)]];
  const named = namedText(pen, view);
  const tail: readonly Span[] = named === undefined ? [] : [{text: `   ${named}`, color: style.colours.lit}];
  const said = [text.say('board_up'), text.say('board_suit'), text.say('board_stock')];
  const whole = parts.flatMap((spans, index): readonly Span[] => [
    {text: index === 0 ? ' ' : '   '},
    label(pen, said[index] ?? ''),
    ...spans,
  ]);
  const short = parts.flatMap((spans, index): readonly Span[] => [
    {text: index === 0 ? ' ' : '  '},
    ...(index === 2 ? [label(pen, said[index] ?? '')] : []),
    ...spans,
  ]);
  const line = [[...whole, ...tail], whole, [...short, ...tail]].find(spans => widthIn(spans) <= columns);
  return {
    rows: 1,
    pieces: [{left: 0, top: 0, block: [cutSpans(line ?? short, columns, style.glyphs.ellipsis)]}],
    log: {left: 1, columns: columns - 1, isBeside: false},
  };
};

/** The piles in the middle. */
export const tableZone = (pen: Pen, facts: TableFacts, face: FaceName): Zone & {readonly log: LogPlace} =>
  face === 'line' || face === 'bare' ? oneLine(pen, facts) : boxes(pen, facts, face);

export const logPiece = (
  pen: Pen,
  view: CrazyEightsView,
  {left, columns}: LogPlace,
  place: {readonly top: number; readonly rows: number},
): Piece => {
  const block = logLines(pen, view, {columns, rows: place.rows});
  return {left, top: place.top, block};
};
