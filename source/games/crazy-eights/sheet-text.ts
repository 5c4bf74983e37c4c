import {makeCard} from '../../cards/notation.js';
import type {Seat} from '../../engine/game.js';
import {padTo, widthOf, wrapTo} from '../../lib/width.js';
import type {Text} from './names.js';
import {targetOf} from './options.js';
import {cardPoints, handPoints} from './points.js';
import {seatLabel} from './seat-names.js';
import {totalsOf} from './turns.js';
import type {CrazyEightsView, Round} from './types.js';

/** Columns of the table's left edge and of each seat: five of them make 30. */
const edgeColumns = 6;
const seatColumns = 6;
/** What is reckoned below the table needs no more columns, and has so many for a name. */
const textColumns = 30;
const nameColumns = 9;

type Group = readonly Seat[];

const cell = (text: string): string => ' '.repeat(Math.max(0, seatColumns - widthOf(text))) + text;

const row = (title: string, cells: readonly string[]): string =>
  padTo(title, edgeColumns) + cells.map(cell).join('');

/** Points, and a mark at who went out: numbers stand below one another with or without it. */
const marked = (points: number | undefined, mark: '*' | ' ' = ' '): string => `${points ?? 0}${mark}`;

/** Seats in groups of as many as there are columns for, each of about the same size. */
const groupsOf = (seats: number, columns: number): readonly Group[] => {
  const most = Math.max(1, Math.floor((columns - edgeColumns) / seatColumns));
  const size = Math.ceil(seats / Math.ceil(seats / most));
  return Array.from({length: Math.ceil(seats / size)}, (_, group) =>
    Array.from({length: Math.min(size, seats - group * size)}, (_each, at) => group * size + at),
  );
};

const tableLines = (view: CrazyEightsView, group: Group, text: Text): readonly string[] => {
  const {rounds, seats} = view;
  const totals = totalsOf(rounds, seats);
  const roundRow = ({points, out}: Round, index: number): string =>
    row(
      String(index + 1),
      group.map(seat => marked(points[seat], seat === out ? '*' : ' ')),
    );
  return [
    row(
      '',
      group.map(seat => seatLabel(seat, view, text, seatColumns - 1)),
    ),
    row(
      text.say('sheetTotal'),
      group.map(seat => marked(totals[seat])),
    ),
    ...rounds.map(roundRow).toReversed(),
  ].map(line => line.trimEnd());
};

/** Lines of so many columns; what a sum comes to stays with its sign. */
const wrapped = (text: string, columns: number): readonly string[] =>
  wrapTo(text.replaceAll('= ', '=\u{a0}'), columns).map(line => line.replaceAll('\u{a0}', ' '));

const indented = (text: string): readonly string[] => wrapped(text, textColumns - 2).map(line => `  ${line}`);

/** A text, and below it indented what goes into no line. */
const hanging = (text: string): readonly string[] => {
  const [first = '', ...more] = wrapped(text, textColumns);
  return more.length === 0 ? [first] : [first, ...indented(more.join(' '))];
};

/** Each hand's cards, and what they come to; while the next round is played they are not to be seen any more. */
const handLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  if (view.phase !== 'interval' && view.phase !== 'over') return [];
  const lines = view.hands.flatMap(({cards = []}, seat) => {
    const name = seatLabel(seat, view, text, nameColumns);
    if (cards.length === 0) return [text.say('aidNamed', {name, text: text.say('sheetNoCards')})];
    const faces = cards.map(card => makeCard(card, text.language)).join(' ');
    const sum = `= ${handPoints(cards)}`;
    if (cards.length === 1) return [text.say('aidNamed', {name, text: `${faces} ${sum}`})];
    return [
      ...hanging(text.say('aidNamed', {name, text: faces})),
      ...indented(`${cards.map(cardPoints).join(' + ')} ${sum}`),
    ];
  });
  return [text.say('sheetHands', {round: view.rounds.length}), ...lines];
};

/** How a seat's points come about from what the hands are worth; the points alone where that says it all. */
const sumOf = ({blocked}: CrazyEightsView['options'], {values, out, points}: Round, seat: Seat): string => {
  const own = values[seat] ?? 0;
  const others = values.filter((_, other) => other !== seat);
  const isDifference = out === undefined && blocked === 'lowest-difference';
  const terms = isDifference ? others.map(value => `(${value} - ${own})`) : others;
  return isDifference || terms.length > 1 ? `${terms.join(' + ')} = ${points[seat]}` : `${points[seat]}`;
};

const pointLines = (view: CrazyEightsView, round: Round, text: Text): readonly string[] => {
  const lines = round.points.flatMap((points, seat) => {
    const name = seatLabel(seat, view, text, nameColumns);
    const sum = sumOf(view.options, round, seat);
    return points === 0 ? [] : hanging(text.say('aidNamed', {name, text: sum}));
  });
  const title = text.say('sheetPoints', {round: view.rounds.length});
  return [title, ...(lines.length === 0 ? [text.say('sheetNothing')] : lines)];
};

/**
 * The arithmetic of the last round, in lines of at most 30 columns: what each hand was worth, while hands are open, and how
 * each seat's points come about from that. Nothing where no round is over.
 */
export const arithmeticLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  const last = view.rounds.at(-1);
  return last === undefined ? [] : [...handLines(view, text), ...pointLines(view, last, text)];
};

/**
 * The score sheet in a table: names, totals, and the rounds, the last one first, so that what is cut from the bottom is
 * oldest; then the target. Each seat takes 6 columns: where not all go into `columns` there are several tables.
 */
export const sheetTable = (view: CrazyEightsView, text: Text, columns = 30): readonly string[] => {
  const {rounds, options, seats} = view;
  const target = targetOf(options);
  const goal = target === undefined ? text.say('sheetNoTarget') : text.say('sheetTarget', {target});
  if (rounds.length === 0) return [text.say('sheetNoRound'), goal];
  return [
    ...groupsOf(seats, columns).flatMap(group => tableLines(view, group, text)),
    ...(rounds.some(({out}) => out !== undefined) ? [text.say('sheetOut')] : []),
    goal,
  ];
};

/** The table, and below it the arithmetic of the last round. */
export const sheetLines = (view: CrazyEightsView, text: Text, columns = 30): readonly string[] => [
  ...sheetTable(view, text, columns),
  ...arithmeticLines(view, text),
];
