import {suitOf} from '../../cards/card.js';
import type {Canvas, Ink} from '../../kit/canvas.js';
import {suitColour} from '../../kit/card-colours.js';
import {cardSizes, paintFace, shortCard} from '../../kit/card-face.js';
import {widthOf} from '../../lib/width.js';
import {cellColumns, type Layout} from './board-layout.js';
import {marksOf} from './board-marks.js';
import type {Props, SeenCard, Sight} from './board-sight.js';

/** The border of a card: what is pointed at stands out, what can't be played steps back. */
const edgeOf = ({isPointed, isPlayable}: SeenCard, {look}: Props, anyPlayable: boolean): Ink => {
  if (isPointed) return {color: look.colours.accent, bold: true};
  return isPlayable || !anyPlayable ? {} : {color: look.colours.muted};
};

const paintFan = (canvas: Canvas, props: Props, layout: Layout, {hand}: Sight): void => {
  const {look, text} = props;
  const {faces} = layout;
  if (faces === undefined) return;
  const {size, fan} = faces;
  const marks = marksOf(look);
  const {rows} = cardSizes[size];
  const left = Math.floor((layout.columns - fan.columns) / 2);
  const anyPlayable = hand.some(({isPlayable}) => isPlayable);
  for (const [index, seen] of hand.entries()) {
    const place = fan.places[index] ?? {row: 0, column: 0};
    const column = left + place.column;
    // Each row of the fan has one row more above it, for the cards that are raised, and one under it.
    const top = layout.hand + place.row * (rows + 2);
    const row = top + (seen.isPlayable ? 0 : 1);
    paintFace(canvas, seen.card, {column, row, size}, look, text.language, {
      edge: edgeOf(seen, props, anyPlayable),
      bold: seen.isPlayable || seen.isPointed,
      ...(seen.isPlayable ? {mark: marks.playable} : {}),
    });
  }
  // What is said of a card stands under it, where no other card lies.
  for (const [index, seen] of hand.entries()) {
    const place = fan.places[index] ?? {row: 0, column: 0};
    const column = left + place.column;
    const under = layout.hand + place.row * (rows + 2) + rows + 1;
    if (seen.isPointed)
      canvas.write(column + 1, under, marks.pointer, {color: look.colours.accent, bold: true});
    if (seen.isHinted) canvas.write(column, under, marks.hint, {color: look.colours.lit, bold: true});
    if (seen.isFresh) canvas.write(column + 2, under, marks.fresh, {color: look.colours.good, bold: true});
  }
};

const markOf = ({isHinted, isPlayable, isFresh}: SeenCard, {look}: Props): string => {
  const marks = marksOf(look);
  if (isHinted) return marks.hint;
  if (isPlayable) return marks.playable;
  return isFresh ? marks.fresh : ' ';
};

const paintLines = (canvas: Canvas, props: Props, layout: Layout, {hand}: Sight): void => {
  const {look, text} = props;
  const perRow = Math.max(1, Math.floor(layout.columns / cellColumns));
  const left = Math.floor((layout.columns - Math.min(hand.length, perRow) * cellColumns) / 2);
  for (const [index, seen] of hand.entries()) {
    const column = left + (index % perRow) * cellColumns;
    const row = layout.hand + Math.floor(index / perRow);
    const face = shortCard(seen.card, look, text.language);
    const accent: Ink = {color: look.colours.accent, bold: true};
    if (seen.isPointed) canvas.write(column, row, '[', accent);
    canvas.write(column + 1, row, markOf(seen, props), accent);
    canvas.write(column + 2, row, face, {
      color: suitColour(suitOf(seen.card), look),
      bold: seen.isPlayable || seen.isPointed,
    });
    if (seen.isPointed) canvas.write(column + 2 + Math.max(3, widthOf(face)), row, ']', accent);
  }
};

/** The own hand. */
export const paintHand = (canvas: Canvas, props: Props, layout: Layout, sight: Sight): void =>
  layout.faces === undefined
    ? paintLines(canvas, props, layout, sight)
    : paintFan(canvas, props, layout, sight);
