import type {Piece, Span} from '../../kit/card-canvas.js';
import {widthIn} from '../../kit/card-canvas.js';
import {backsBlock, type Face, faceFor} from '../../kit/card-face.js';
import type {CardStyle} from '../../kit/card-style.js';
import type {SeatFacts} from './board-facts.js';
import {faceSeats, openSeats} from './board-open.js';
import {
  lastWord,
  lineOf,
  longest,
  mostName,
  mostTinyName,
  nameSpans,
  type Pen,
  titleSpans,
  type Zone,
} from './board-parts.js';

/**
 * How seats are shown: with fans of backs, on two lines, on one, as figures alone; or with their cards open, as cards or as
 * text, which may stand close or be cut to what there is room for.
 */
export type SeatsForm = 'fans' | 'two' | 'one' | 'tiny' | 'faces' | 'open' | 'close' | 'cut';

/** Backs that a bar shows at most. */
const mostBacks = 10;
const leastBacks = 4;

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

/** The seats in a form. `rows` is the height that there is for hands that are cut. */
export const seatsZone = (pen: Pen, seats: readonly SeatFacts[], form: SeatsForm, rows: number): Zone => {
  switch (form) {
    case 'fans':
      return fans(pen, seats, faceFor('low', pen.style));
    case 'faces':
      return faceSeats(pen, seats);
    case 'two':
      return two(pen, seats);
    case 'one':
    case 'tiny':
      return one(pen, seats, form);
    default:
      return openSeats(pen, seats, form, rows);
  }
};
