import type {Piece, Span} from '../../kit/card-canvas.js';
import {moved} from '../../kit/card-canvas.js';
import {cardSpan, faceFor} from '../../kit/card-face.js';
import {layHand} from '../../kit/hand-layout.js';
import {handPieces} from '../../kit/hand-pieces.js';
import {padTo, widthOf} from '../../lib/width.js';
import type {SeatFacts} from './board-facts.js';
import {lineOf, longest, mostName, mostTinyName, nameSpans, type Pen, type Zone} from './board-parts.js';

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
export const openSeats = (
  pen: Pen,
  seats: readonly SeatFacts[],
  form: 'open' | 'close' | 'cut',
  rows: number,
): Zone => {
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
export const faceSeats = (pen: Pen, seats: readonly SeatFacts[]): Zone => {
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
