import type {Seat} from '../../engine/game.js';
import {cutTo, padTo, widthOf} from '../../lib/width.js';
import {nameFor, seatName, type Text} from './names.js';
import {targetOf} from './options.js';
import {totalsOf} from './turns.js';
import type {CrazyEightsView, Round} from './types.js';

const sheetColumns = 30;
const leastColumn = 4;
const mostColumn = 9;

const rightTo = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - widthOf(text))) + text;

/** What a seat scored in a round; a star for who went out. */
const cell = ({points, out}: Round, seat: Seat): string => `${points[seat] ?? 0}${out === seat ? '*' : ' '}`;

/** The score sheet: a column for each seat, the totals first, then the rounds from the last one back. */
export const sheetLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  const {seats, rounds, eye, options} = view;
  const all = Array.from({length: seats}, (_, seat) => seat);
  const heads = [text.say('sheet_total'), ...rounds.map((_, index) => String(index + 1))];
  const first = Math.max(...heads.map(widthOf));
  const room = Math.floor((sheetColumns - first) / seats) - 1;
  const width = Math.max(leastColumn, Math.min(mostColumn, room));
  const line = (head: string, cells: readonly string[]): string =>
    padTo(head, first) + cells.map(each => ` ${rightTo(each, width)}`).join('');
  const totals = totalsOf(rounds, seats);
  const target = targetOf(options);
  return [
    line(
      '',
      all.map(seat => cutTo(nameFor(seat, eye, text), width, '.')),
    ),
    line(
      heads[0] ?? '',
      all.map(seat => `${totals[seat] ?? 0} `),
    ),
    ...rounds
      .map((round, index) =>
        line(
          String(index + 1),
          all.map(seat => cell(round, seat)),
        ),
      )
      .toReversed(),
    ...(target === undefined ? [] : [text.say('sheet_target', {target})]),
  ];
};

/** How the points of each round came about, the last round first. */
export const arithmeticLines = ({rounds}: CrazyEightsView, text: Text): readonly string[] =>
  rounds
    .map(({out, values, points}, index) => {
      const number = index + 1;
      if (out === undefined) return text.say('sheet_blocked', {number, values: values.join(', ')});
      const others = values.filter((_, seat) => seat !== out);
      const sum = others.length === 1 ? '' : `${others.join(' + ')} = `;
      return text.say('sheet_won', {number, name: seatName(out, text), sum: `${sum}${points[out] ?? 0}`});
    })
    .toReversed();
