import type {Seat} from '../../engine/game.js';
import {cutTo} from '../../lib/width.js';
import type {Text} from './names.js';
import type {CrazyEightsView} from './types.js';

/** What a seat is called in a table: the eye's own is "You"; a name that is longer than `columns` is cut. */
export const seatLabel = (
  seat: Seat,
  {eye}: Pick<CrazyEightsView, 'eye'>,
  {say, names}: Text,
  columns: number,
): string =>
  cutTo(seat === eye ? say('aidYou') : (names?.[seat] ?? say('aidPlayer', {seat: seat + 1})), columns);
