import type {Seat} from '../../engine/game.js';
import {padTo, widthOf} from '../../lib/width.js';
import {seatName, type Text} from './names.js';
import {makeCode} from './notation.js';
import {mastermind} from './rules.js';
import type {MastermindView, Round} from './types.js';

/** The seats that break codes in this way to play. */
const breakersIn = ({options}: MastermindView): readonly Seat[] => {
  if (options.mode === 'break') return [0];
  return options.mode === 'make' || options.mode === 'paper' ? [1] : [0, 1];
};

const duelLines = (view: MastermindView, round: Round, text: Text): readonly string[] => [
  ...[0, 1].map(seat =>
    text.say(round.found[seat] === true ? 'whoFound' : 'whoNotFound', {
      who: seatName(seat, view, text),
      count: round.points[seat] ?? 0,
    }),
  ),
  text.say('codeWas', {code: makeCode(round.secret, text.language)}),
];

/** What became of a round's code. */
const roundLines = (view: MastermindView, round: Round, text: Text): readonly string[] => {
  const {say, language} = text;
  if (view.options.mode === 'duel') return duelLines(view, round, text);
  if (round.found.includes(true)) return [say('found', {count: Math.max(...round.points)})];
  if (round.secret.length === 0) return [say('notFoundPaper')];
  return [say('notFound', {code: makeCode(round.secret, language)})];
};

const pointsText = ({points, found}: Round, seat: Seat, {say}: Text): string => {
  const own = points[seat] ?? 0;
  // A seat that broke no code has no points.
  if (own === 0) return '-';
  return found[seat] === true ? String(own) : say('tableMissed', {points: own});
};

const totalOf = (rounds: readonly Round[], seat: Seat): number =>
  rounds.reduce((sum, {points}) => sum + (points[seat] ?? 0), 0);

/** Columns one beside the other, all but the last filled up with spaces. */
const aligned = (cells: readonly (readonly string[])[]): readonly string[] => {
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map(row => widthOf(row[column] ?? '')))) ?? [];
  return cells.map(row =>
    row
      .map((cell, column) => padTo(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

/** Of a long match only so many rounds are in the table, the last ones; those before are added up. */
const mostRounds = 10;

const tableLines = (view: MastermindView, text: Text): readonly string[] => {
  const {rounds, options} = view;
  const {say, language} = text;
  const seats = breakersIn(view);
  const isOnPaper = options.mode === 'paper';
  const heads = seats.length === 1 ? [say('tablePoints')] : seats.map(seat => seatName(seat, view, text));
  const earlier = rounds.length > mostRounds ? rounds.slice(0, 1 - mostRounds) : [];
  const rowOf = (name: string, code: string, points: readonly string[]): readonly string[] => [
    name,
    ...(isOnPaper ? [] : [code]),
    ...points,
  ];
  const sums = (some: readonly Round[]): readonly string[] => seats.map(seat => String(totalOf(some, seat)));
  return aligned([
    rowOf(say('tableRound'), say('tableCode'), heads),
    ...(earlier.length === 0 ? [] : [rowOf(`1-${earlier.length}`, '', sums(earlier))]),
    ...rounds.slice(earlier.length).map((round, index) =>
      rowOf(
        String(earlier.length + index + 1),
        makeCode(round.secret, language),
        seats.map(seat => pointsText(round, seat, text)),
      ),
    ),
    rowOf(say('tableTotal'), '', sums(rounds)),
  ]);
};

/** Who won the match; of one breaker, how many codes were found. */
const winnerLine = (view: MastermindView, text: Text): string => {
  const {say} = text;
  const {rounds} = view;
  if (breakersIn(view).length === 1) {
    const found = rounds.filter(round => round.found.includes(true)).length;
    return say('foundOf', {found, all: rounds.length});
  }
  const winners = mastermind.outcome(view)?.winners ?? [];
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return say('tie');
  if (winner === view.eye && view.options.mode === 'duel') return say('youWin');
  return say('wins', {who: seatName(winner, view, text)});
};

/** What became of the round, and where a match has several the table of rounds; when it is over, who won. */
export const result = (view: MastermindView, text: Text): readonly string[] => {
  const {rounds, options, mover} = view;
  const last = rounds.at(-1);
  if (last === undefined || (mover !== 'interval' && mover !== 'over')) return [];
  const isMatch = options.rounds > 1;
  const isContest = breakersIn(view).length > 1;
  return [
    ...roundLines(view, last, text),
    ...(isMatch ? tableLines(view, text) : []),
    ...(isMatch && isContest && mover === 'interval' ? [text.say('fewest')] : []),
    ...(mover === 'over' && (isMatch || options.mode === 'duel') ? [winnerLine(view, text)] : []),
  ];
};
