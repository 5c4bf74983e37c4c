import type {Seat} from '../../engine/game.js';
import {cutTo, widthOf} from '../../lib/width.js';
import type {Text} from './names.js';
import {seatName} from './seat-text.js';
import type {CrazyEightsView} from './types.js';

/** A name that is cut keeps the number at its end, by which it is told from others. */
const cutName = (name: string, columns: number): string => {
  const [number = ''] = /\d+$/.exec(name) ?? [];
  if (widthOf(name) <= columns || number === '') return cutTo(name, columns);
  return cutTo(name.slice(0, -number.length).trimEnd(), columns - number.length) + number;
};

/** What a seat is called in a table: the eye's own is "You"; a name that is longer than `columns` is cut. */
export const seatLabel = (
  seat: Seat,
  {eye}: Pick<CrazyEightsView, 'eye'>,
  text: Text,
  columns: number,
): string => cutName(seat === eye ? text.say('aidYou') : seatName(seat, text), columns);
