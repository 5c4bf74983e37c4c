/*
 * The coach: it teaches to chase the lights of the board at hand, row by row, and shows the table of the last rows for
 * its size.
 */
import type {GameText} from '../../lib/text.js';
import type {Aid} from '../module.js';
import {lastRowTable, type Row} from './chasing.js';
import {canChase, type Lesson, lessonOf} from './lesson.js';
import {type Cell, cellName, rowName} from './notation.js';
import type {LightsOut, LightsOutView} from './rules.js';
import type {LightsOutKey} from './words.js';

type Text = GameText<LightsOutKey>;

const patternsPerPage = 8;
/** Rows with more columns are not drawn but told by the names of their cells. */
const mostDrawn = 12;
/** Cells that a sentence names: all are marked on the board. */
const mostNamed = 12;

const few = (names: readonly string[], {say}: Text): string => {
  const cells = names.slice(0, mostNamed).join(', ');
  const more = names.length - mostNamed;
  return more > 0 ? say('coachMore', {cells, more}) : cells;
};

/** The names of cells, with how often where one is there more than once. */
const namesOf = (cells: readonly Cell[]): readonly string[] => {
  const times = new Map<string, number>();
  for (const cell of cells) times.set(cellName(cell), (times.get(cellName(cell)) ?? 0) + 1);
  return [...times].map(([name, count]) => (count === 1 ? name : `${name}x${count}`));
};

const drawn = ({states}: LightsOutView, row: Row): string =>
  row.map(value => (states === 2 ? ['.', 'o'][value] : value || '.')).join('');

/** The lights of the last row: drawn, or on a wide board their names, with their states where there are several. */
const lightNames = (view: LightsOutView, pattern: Row): readonly string[] =>
  pattern.flatMap((light, column) => {
    if (light === 0) return [];
    const name = cellName({row: view.rows - 1, column});
    return [view.states === 2 ? name : `${name}=${light}`];
  });

const pressNames = (topRow: Row): readonly string[] =>
  namesOf(topRow.flatMap((times, column) => Array<Cell>(times).fill({row: 0, column})));

type Names = (names: readonly string[]) => string;
const inFull: Names = names => names.join(' ');
const inShort: Names = names =>
  inFull(names.length > mostNamed ? [...names.slice(0, mostNamed), '...'] : names);

const tableLine = (view: LightsOutView, lastRow: Row, topRow: Row, join: Names): string =>
  view.columns > mostDrawn
    ? `${join(lightNames(view, lastRow))} > ${join(pressNames(topRow))}`
    : `${drawn(view, lastRow)}  > ${drawn(view, topRow)}`;

const rowLines = (view: LightsOutView, lesson: Lesson & {type: 'row'}, text: Text): readonly string[] => [
  text.say('coachRow', {row: rowName(lesson.row), cells: few(namesOf(lesson.lit), text)}),
  text.say(view.states === 2 ? 'coachBelow' : 'coachBelowStates', {
    count: lesson.lit.length,
    cells: few(namesOf(lesson.presses), text),
  }),
  lesson.goal === 'all-off' ? text.say('coachToEnd') : text.say('coachToLast', {row: rowName(view.rows - 1)}),
];

const lastRowLines = (
  view: LightsOutView,
  {pattern, topRow, presses, stage}: Lesson & {type: 'last-row'},
  text: Text,
): readonly string[] => {
  const {say} = text;
  const cells = few(namesOf(presses), text);
  if (view.rows === 1) return [say('coachSingle', {cells})];
  return [
    say(stage === 'begin' ? 'coachLast' : 'coachPart', {row: rowName(view.rows - 1)}),
    tableLine(view, pattern, topRow, inShort),
    say('coachPress', {cells}),
  ];
};

const lessonLines = (view: LightsOutView, lesson: Lesson, text: Text): readonly string[] => {
  const {say} = text;
  switch (lesson.type) {
    case 'solved':
      return [say('allOff')];
    case 'elsewhere':
      return [say('coachElsewhere'), say('coachOtherHelp')];
    case 'row':
      return rowLines(view, lesson, text);
    case 'last-row':
      return lastRowLines(view, lesson, text);
    case 'unsolvable':
      if (view.rows === 1) return [say('coachStuckSingle'), say('unsolvable')];
      return [
        say('coachStuck', {row: rowName(view.rows - 1)}),
        view.columns > mostDrawn ? inShort(lightNames(view, lesson.pattern)) : drawn(view, lesson.pattern),
        say('unsolvable'),
      ];
  }
};

const tableLines = (view: LightsOutView, page: number, {say}: Text): readonly string[] => {
  const {complete, lines} = lastRowTable(view);
  if (lines.length === 0) return [say('coachNoPattern')];
  const shown = lines.slice(page * patternsPerPage, (page + 1) * patternsPerPage);
  return [
    say('coachTable'),
    ...shown.map(({lastRow, topRow}) => tableLine(view, lastRow, topRow, inFull)),
    ...(complete ? [] : [say('coachSums')]),
    ...(view.states === 3 && view.columns <= mostDrawn ? [say('coachDigits')] : []),
  ];
};

export const coach: Aid<LightsOut> = {
  id: 'coach',
  keys: ['tab'],
  word: 'keyCoach',
  weight: 5,
  mark: 'hint',
  pageCount(view) {
    if (!canChase(view)) return 1;
    return 1 + Math.max(1, Math.ceil(lastRowTable(view).lines.length / patternsPerPage));
  },
  page(view, index, text: Text) {
    if (index > 0) return {lines: tableLines(view, index - 1, text), marked: []};
    const lesson = lessonOf(view);
    const marked = lesson.type === 'row' || lesson.type === 'last-row' ? lesson.presses : [];
    return {lines: lessonLines(view, lesson, text), marked};
  },
};
