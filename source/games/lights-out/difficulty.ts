import {randomFrom} from '../../lib/random.js';
import type {Variant} from './neighbourhood.js';

/** How hard a level is, by how near its par is to the greatest there is on boards of its size and kind. */
export const difficulties = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

// Hundredths of the greatest par: on 5 x 5, where that is 15, from 3 to 5, 8, 11 and 15 presses.
const upTo: {readonly [difficulty in Difficulty]: readonly [least: number, most: number]} = {
  easy: [20, 36],
  medium: [37, 56],
  hard: [57, 76],
  expert: [77, 100],
};

/** The pars of a difficulty where `greatest` is the greatest; at least 1. */
export const parsOf = (
  difficulty: Difficulty,
  greatest: number,
): {readonly least: number; readonly most: number} => {
  const [least, most] = upTo[difficulty].map(share => Math.max(1, Math.round((share * greatest) / 100)));
  return {least: least ?? 1, most: Math.max(least ?? 1, most ?? 1)};
};

type DailyKind = Variant & {readonly difficulty: Difficulty};
const plain = {shape: 'plus', wrap: false, states: 2} as const;

// From an easy Monday to a hard Saturday; Sundays are for something else.
const weekdays: readonly (readonly DailyKind[])[] = [
  [
    {...plain, rows: 5, columns: 5, shape: 'x', difficulty: 'medium'},
    {...plain, rows: 4, columns: 5, states: 3, difficulty: 'easy'},
    {...plain, rows: 5, columns: 5, wrap: true, difficulty: 'medium'},
    {...plain, rows: 5, columns: 5, shape: 'square', difficulty: 'hard'},
  ],
  [{...plain, rows: 5, columns: 5, difficulty: 'easy'}],
  [{...plain, rows: 5, columns: 5, difficulty: 'medium'}],
  [{...plain, rows: 4, columns: 6, difficulty: 'medium'}],
  [{...plain, rows: 5, columns: 5, difficulty: 'hard'}],
  [{...plain, rows: 6, columns: 6, difficulty: 'medium'}],
  [{...plain, rows: 7, columns: 7, difficulty: 'medium'}],
];

/** What is played on a day, `YYYY-MM-DD`. */
export const dailyLevel = (date: string): DailyKind => {
  const kinds = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? [];
  const kind = kinds[randomFrom('daily', date, 'kind').below(kinds.length)];
  if (kind === undefined) throw new RangeError(`not a day: ${date}`);
  return kind;
};
