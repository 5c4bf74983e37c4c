import type {Seat} from '../../engine/game.js';
import {padTo, widthOf} from '../../lib/width.js';
import type {Text} from './names.js';
import {joined, type Manner, seatName} from './seat-text.js';
import {totalsOf} from './turns.js';
import type {CrazyEightsView} from './types.js';

/** Counts with their word, the numbers one under the other. */
const counted = (counts: readonly number[], key: 'cards' | 'points', {say}: Text): readonly string[] => {
  const digits = Math.max(...counts.map(count => String(count).length));
  return counts.map(count => ' '.repeat(digits - String(count).length) + say(key, {count}));
};

/** Columns one beside the other, all but the last filled up with spaces. */
const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => widthOf(row[column] ?? '')))) ?? [];
  return rows.map(row =>
    row
      .map((cell, column) => padTo(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const rowNote = (seat: Seat, {eye, mover}: CrazyEightsView, text: Text): string =>
  joined(
    [...(seat === eye ? [text.say('rowYou')] : []), ...(seat === mover ? [text.say('rowNext')] : [])],
    text,
  );

/** Each seat with its cards and its points in the match, a line each. */
export const seatLines = (view: CrazyEightsView, text: Text, manner: Manner): readonly string[] => {
  const {say} = text;
  const counts = view.hands.map(({count}) => count);
  const totals = totalsOf(view.rounds, view.seats);
  if (manner === 'picture') {
    const [cards, points] = [counted(counts, 'cards', text), counted(totals, 'points', text)];
    return aligned(
      counts.map((_, seat) => [
        seatName(seat, text),
        cards[seat] ?? '',
        points[seat] ?? '',
        rowNote(seat, view, text),
      ]),
    );
  }
  return counts.map((count, seat) =>
    say(seat === view.eye ? 'youHave' : 'seatHas', {
      who: seatName(seat, text),
      cards: say('cards', {count}),
      points: say('points', {count: totals[seat] ?? 0}),
    }),
  );
};
