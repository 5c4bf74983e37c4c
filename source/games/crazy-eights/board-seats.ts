import {sortHand} from '../../cards/hand.js';
import type {Seat} from '../../engine/game.js';
import {shortCard} from '../../kit/card-face.js';
import {ellipsisOf} from '../../lib/look.js';
import {cutTo, widthOf} from '../../lib/width.js';
import {marksOf} from './board-marks.js';
import type {Props} from './board-sight.js';
import {othersOf} from './describe.js';
import {seatName} from './names.js';
import {handPoints} from './points.js';

/** A seat that is not the eye's own, in a line: whose turn it is is marked, and a hand of one card is told. */
export type SeatLine = {readonly text: string; readonly isTurn: boolean};

const longestName = 12;
const mostBacks = 8;
const gap = 3;

const handText = ({view, look, text}: Props, seat: Seat, room: number): string => {
  const {count, cards} = view.hands[seat] ?? {count: 0};
  if (cards === undefined) {
    const backs = room > 12 ? `${marksOf(look).back.repeat(Math.min(count, mostBacks))} ` : '';
    return `${backs}${count}${count === 1 ? ` ${text.say('board_last')}` : ''}`;
  }
  const shown = sortHand(cards, 'suit').map(card => shortCard(card, look, text.language));
  return [...shown, `= ${handPoints(cards)}`].join(' ');
};

/** `room` is what a line has at most. */
export const seatLines = (props: Props, room: number): readonly SeatLine[] =>
  othersOf(props.view).map(seat => {
    const {view, look, text} = props;
    const isTurn = view.mover === seat;
    const name = cutTo(seatName(seat, text), longestName, look.ascii ? '.' : '…');
    const line = `${isTurn ? marksOf(look).turn : ' '} ${name} ${handText(props, seat, room)}`;
    return {text: cutTo(line, room, ellipsisOf(look)), isTurn};
  });

/** Lines side by side as far as there is room, with their columns. */
export const flowSeats = (
  lines: readonly SeatLine[],
  columns: number,
): readonly (readonly (SeatLine & {readonly column: number})[])[] => {
  const rows: (SeatLine & {readonly column: number})[][] = [];
  let at = 0;
  for (const line of lines) {
    const width = widthOf(line.text);
    if (rows.length === 0 || at + width > columns) {
      rows.push([]);
      at = 0;
    }
    rows.at(-1)?.push({...line, column: at});
    at += width + gap;
  }
  return rows;
};
