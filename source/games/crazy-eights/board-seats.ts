import type {Piece, Span} from '../../kit/card-canvas.js';
import {moved, widthIn} from '../../kit/card-canvas.js';
import {backsBlock, cardSpan, type Face, faceFor} from '../../kit/card-face.js';
import type {CardStyle} from '../../kit/card-style.js';
import {layHand} from '../../kit/hand-layout.js';
import {handPieces} from '../../kit/hand-pieces.js';
import {cutTo, padTo, widthOf} from '../../lib/width.js';
import type {SeatFacts} from './board-facts.js';
import type {Text} from './names.js';

/**
 * How seats are shown: with fans of backs, on two lines, on one, as figures alone; or with their cards open, as cards or as
 * text, which may stand close or be cut to what there is room for.
 */
export type SeatsForm = 'fans' | 'two' | 'one' | 'tiny' | 'faces' | 'open' | 'close' | 'cut';

/** A part of the picture: its height, and what lies in it. */
export type Zone = {readonly rows: number; readonly pieces: readonly Piece[]};

export type Pen = {readonly style: CardStyle; readonly text: Text; readonly columns: number};

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

const mostName = 14;
const mostTinyName = 8;
/** Backs that a bar shows at most. */
const mostBacks = 10;
const leastBacks = 4;

const nameSpans = ({style}: Pen, {name, turn}: SeatFacts, columns: number): readonly Span[] => {
  const {glyphs, colours} = style;
  const isNow = turn === 'now';
  const paint = isNow ? {color: colours.accent, bold: true} : {};
  return [
    {text: `${isNow ? glyphs.turn : ' '} `, ...paint},
    {text: padTo(name, columns, glyphs.ellipsis), ...paint},
  ];
};

/** The count of a hand: that of a last card is hard to miss. */
const countSpan = ({colours}: CardStyle, count: number): Span =>
  count === 1 ? {text: ' 1!', color: colours.bad, bold: true} : {text: `${count}`.padStart(2).padEnd(3)};

const barSpan = ({glyphs, colours}: CardStyle, count: number, columns: number): Span => ({
  text: glyphs.back.repeat(Math.min(count, columns)).padEnd(columns),
  color: colours.muted,
});

/** Lays cells of a size in rows, as many side by side as there is room for. */
const inCells = (
  cells: readonly (readonly Piece[])[],
  {columns}: Pen,
  cell: {readonly columns: number; readonly rows: number; readonly most?: number},
): Zone => {
  const most = Math.max(1, Math.min(cells.length, cell.most ?? 7, Math.floor(columns / cell.columns)));
  const rows = Math.ceil(cells.length / most);
  const perRow = Math.ceil(cells.length / Math.max(1, rows));
  const width = Math.min(Math.floor(columns / Math.max(1, perRow)), cell.columns + 12);
  return {
    rows: rows * cell.rows,
    pieces: cells.flatMap((pieces, index) =>
      pieces.map(piece => ({
        ...piece,
        left: piece.left + (index % perRow) * width,
        top: piece.top + Math.floor(index / perRow) * cell.rows,
      })),
    ),
  };
};

const lineOf = (spans: readonly Span[], left = 0, top = 0): Piece => ({left, top, block: [spans]});

const lastWord = ({style, text}: Pen, count: number): readonly Span[] =>
  count === 1 ? [{text: ` ${text.say('board_last')}`, color: style.colours.bad, bold: true}] : [];

const titleSpans = (pen: Pen, facts: SeatFacts, name: number): readonly Span[] => [
  ...nameSpans(pen, facts, Math.min(name, Math.max(1, widthOf(facts.name)))),
  {text: `  ${facts.points}`, color: pen.style.colours.muted},
];

const fans = (pen: Pen, seats: readonly SeatFacts[], face: Face): Zone => {
  const name = Math.min(mostName, longest(seats.map(seat => seat.name)));
  const columns = Math.max(
    2 + name + 2 + longest(seats.map(({points}) => points)) + 2,
    2 + face.columns + 7 + 5,
    2 + face.columns + 5 + longest([pen.text.say('board_last')]) + 1 + 2,
  );
  const cells = seats.map((facts): readonly Piece[] => {
    const room = Math.min(face.columns + mostBacks - 1, columns - 7);
    const backs = backsBlock(pen.style, face, facts.count, room);
    const after = 2 + widthIn(backs[0] ?? []) + 1;
    const middle = Math.floor(face.rows / 2) + 1;
    return [
      lineOf(titleSpans(pen, facts, name)),
      {left: 2, top: 1, block: backs},
      lineOf([countSpan(pen.style, facts.count), ...lastWord(pen, facts.count)], after, middle),
    ];
  });
  return inCells(cells, pen, {columns, rows: 1 + face.rows});
};

const two = (pen: Pen, seats: readonly SeatFacts[]): Zone => {
  const name = Math.min(mostName, longest(seats.map(seat => seat.name)));
  const columns = Math.max(
    2 + name + 2 + longest(seats.map(({points}) => points)) + 2,
    2 + mostBacks + 4 + 2,
    2 + 1 + 4 + longest([pen.text.say('board_last')]) + 1 + 2,
  );
  const cells = seats.map((facts): readonly Piece[] => {
    const bar = barSpan(pen.style, facts.count, Math.min(facts.count, mostBacks));
    return [
      lineOf(titleSpans(pen, facts, name)),
      lineOf([bar, countSpan(pen.style, facts.count), ...lastWord(pen, facts.count)], 2, 1),
    ];
  });
  return inCells(cells, pen, {columns, rows: 2});
};

/** A line a seat. Without room for a bar of backs the points are the number alone. */
const one = (pen: Pen, seats: readonly SeatFacts[], form: 'one' | 'tiny'): Zone => {
  const isTiny = form === 'tiny';
  const {style} = pen;
  const name = Math.min(isTiny ? mostTinyName : mostName, longest(seats.map(seat => seat.name)));
  const scores = seats.map(({points}) => (isTiny ? (/\d+/.exec(points)?.[0] ?? '') : points));
  const fixed = 2 + name + 1 + 3 + 1 + longest(scores) + 2;
  const bars = isTiny ? 1 : leastBacks;
  const perRow = Math.max(1, Math.min(seats.length, Math.floor(pen.columns / (fixed + bars))));
  const bar = isTiny ? 1 : Math.max(bars, Math.min(mostBacks, Math.floor(pen.columns / perRow) - fixed));
  const cells = seats.map((facts, index): readonly Piece[] => [
    lineOf([
      ...nameSpans(pen, facts, name),
      {text: ' '},
      ...(isTiny ? [barSpan(style, 1, 1)] : []),
      countSpan(style, facts.count),
      ...(isTiny ? [] : [barSpan(style, facts.count, bar)]),
      {text: ` ${scores[index]}`, color: style.colours.muted},
    ]),
  ]);
  return inCells(cells, pen, {columns: fixed + bar, rows: 1});
};

/** The cards of a seat on lines of a width, as many as `most` lines hold; what is missing is counted. */
const cardLines = (
  {style}: Pen,
  {cards = []}: SeatFacts,
  {columns, gap, most}: {readonly columns: number; readonly gap: number; readonly most: number},
): readonly (readonly Span[])[] => {
  const spans = cards.map(card => cardSpan(style, card));
  const width = Math.max(0, ...spans.map(({text}) => widthOf(text))) + gap;
  const perLine = Math.max(1, Math.floor((columns + gap) / Math.max(1, width)));
  const shown = spans.length > perLine * most ? perLine * most - 1 : spans.length;
  const more: readonly Span[] = shown < spans.length ? [{text: `+${spans.length - shown}`}] : [];
  const all = [...spans.slice(0, shown), ...more];
  return Array.from({length: Math.max(1, Math.ceil(all.length / perLine))}, (_, line) =>
    all.slice(line * perLine, (line + 1) * perLine).map(span => ({...span, text: padTo(span.text, width)})),
  );
};

/** Open hands: names and points, then the cards and what they are worth. */
const open = (pen: Pen, seats: readonly SeatFacts[], form: 'open' | 'close' | 'cut', rows: number): Zone => {
  const {style, columns} = pen;
  const isOpen = form === 'open';
  const name = Math.min(isOpen ? mostName : mostTinyName, longest(seats.map(seat => seat.name)));
  const scores = isOpen ? longest(seats.map(({points}) => points)) + 2 : 0;
  // `123 = `, with a column before it.
  const worth = 7;
  const left = 2 + name + scores + worth + 1;
  const most = form === 'cut' ? Math.max(1, Math.floor(rows / Math.max(1, seats.length))) : 100;
  let top = 0;
  const pieces = seats.flatMap((facts): readonly Piece[] => {
    const lines = cardLines(pen, facts, {columns: columns - left, gap: isOpen ? 1 : 0, most});
    const head: readonly Span[] = [
      ...nameSpans(pen, facts, name),
      ...(isOpen ? [{text: `  ${padTo(facts.points, scores - 2)}`, color: style.colours.muted}] : []),
      {
        text: `${String(facts.worth).padStart(worth - 2)} ${facts.count > 0 ? '= ' : '  '}`,
        color: style.colours.muted,
      },
    ];
    const placed = [lineOf(head, 0, top), {left, top, block: lines}];
    top += lines.length;
    return placed;
  });
  return {rows: top, pieces};
};

/** Open hands as cards, the names beside them. */
const faces = (pen: Pen, seats: readonly SeatFacts[]): Zone => {
  const {style, columns} = pen;
  const name = Math.min(mostName, longest(seats.map(seat => seat.name)));
  const left = 2 + Math.max(name, 6, longest(seats.map(({points}) => points))) + 2;
  let top = 0;
  const pieces = seats.flatMap((facts): readonly Piece[] => {
    const {cards = []} = facts;
    const layout = layHand(cards.length, faceFor('low', style), columns - left, 'marked');
    const worth: Span = {text: `  = ${facts.worth}`, color: style.colours.muted};
    const points: Span = {text: `  ${facts.points}`, color: style.colours.muted};
    const placed = [
      lineOf(nameSpans(pen, facts, name), 0, top),
      lineOf([points], 0, top + 1),
      lineOf([worth], 0, top + 2),
      ...moved(
        handPieces(
          style,
          layout,
          cards.map(card => ({card})),
        ),
        left,
        top,
      ),
    ];
    top += Math.max(3, layout.size.rows);
    return placed;
  });
  return {rows: top, pieces};
};

/** The seats in a form. `rows` is the height that there is for hands that are cut. */
export const seatsZone = (pen: Pen, seats: readonly SeatFacts[], form: SeatsForm, rows: number): Zone => {
  switch (form) {
    case 'fans':
      return fans(pen, seats, faceFor('low', pen.style));
    case 'faces':
      return faces(pen, seats);
    case 'two':
      return two(pen, seats);
    case 'one':
    case 'tiny':
      return one(pen, seats, form);
    default:
      return open(pen, seats, form, rows);
  }
};

/** The eye's own name and points, and what an open hand is worth. */
export const ownSpans = (pen: Pen, facts: SeatFacts, phase: 'playing' | 'open'): readonly Span[] => [
  ...titleSpans(pen, facts, mostName),
  ...(phase === 'open' ? [{text: `  = ${facts.worth}`, color: pen.style.colours.muted}] : []),
  ...(facts.count === 1 ? [{text: ' '}, ...lastWord(pen, 1)] : []),
];

export const cutSpans = (spans: readonly Span[], columns: number, ellipsis: string): readonly Span[] => {
  let left = columns;
  return spans.flatMap((span): readonly Span[] => {
    const text = cutTo(span.text, left, ellipsis);
    left = text === span.text ? left - widthOf(text) : 0;
    return text === '' ? [] : [{...span, text}];
  });
};
