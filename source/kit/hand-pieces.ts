import type {Piece} from './card-canvas.js';
import {type FaceCard, faceBlock, isLine} from './card-face.js';
import type {CardStyle} from './card-style.js';
import type {HandLayout} from './hand-layout.js';

/** Where the card of a place lies, as it lies when it is not lifted. */
export const placeIn = (
  {perRow, step, pitch, raises}: HandLayout,
  at: number,
): {readonly left: number; readonly top: number} => ({
  left: (at % perRow) * step,
  top: Math.floor(at / perRow) * pitch + (raises ? 1 : 0),
});

/** The cards of a hand, each over the one before. */
export const handPieces = (
  style: CardStyle,
  layout: HandLayout,
  cards: readonly FaceCard[],
): readonly Piece[] => {
  const {face, step, raises, perRow} = layout;
  const pieces = cards.map((shown, at): Piece => {
    const {left, top} = placeIn(layout, at);
    const isFanned = step < face.columns && at % perRow !== perRow - 1 && at !== cards.length - 1;
    const raised = raises && shown.lifted === true;
    // What is raised needs no sign besides.
    const told = raised ? {...shown, lifted: false} : shown;
    return {
      left,
      top: top - (raised ? 1 : 0),
      block: faceBlock(style, face, told, isFanned ? 'fanned' : 'alone'),
    };
  });
  if (!isLine(face)) return pieces;
  // The column between two small cards belongs to both: what is told in it is drawn over blanks, and a fresh card's sign last.
  const small = pieces.map(({left, top, block}, at): Piece => {
    const isPointed = cards[at]?.pointed === true;
    return isPointed ? {left, top, block} : {left: left + 1, top, block: block.map(line => line.slice(1))};
  });
  return [...small, ...small.filter((_, at) => cards[at]?.fresh === true)];
};
