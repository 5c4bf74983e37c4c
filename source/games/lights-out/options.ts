import * as v from 'valibot';
import type {Refusal} from '../../engine/game.js';
import {sameJson} from '../../lib/json.js';
import {err, ok, type Result} from '../../lib/result.js';
import {safeText} from '../../lib/safe-text.js';
import type {OptionSpec} from '../module.js';
import {type Difficulty, dailyLevel, difficulties} from './difficulty.js';
import {type Shape, shapes} from './neighbourhood.js';

/** The longest side of a board. */
export const longestSide = 64;

type Rules = {readonly shape: Shape; readonly wrap: boolean; readonly states: 2 | 3};

/** A level that is given, whole: a recording stands alone. */
export type GivenLevel = Rules & {
  /** A string a row, a character a cell: `_` is off and `.` lit; with three states `1` and `2`. */
  readonly cells: readonly string[];
  readonly title?: string;
  /** The title in other languages than the file's own. */
  readonly titles?: {readonly fr?: string | undefined; readonly zh?: string | undefined};
  readonly author?: string;
};

/** A level that chance makes: of a size, and needing so many presses, where that is asked for. */
export type MadeLevel = Rules & {
  readonly rows: number;
  readonly columns: number;
  readonly par?: number;
  /** How near to the hardest that there are. */
  readonly difficulty?: Difficulty;
  /** The day whose level it is, `YYYY-MM-DD`: then luck has no part in it. */
  readonly daily?: string;
};

export type LightsOutOptions = GivenLevel | MadeLevel;

export const isGiven = (options: LightsOutOptions): options is GivenLevel => 'cells' in options;

/** The options that ask for a level to be made. */
export const makingOptions = ['size', 'par', 'difficulty', 'daily'] as const;

export const optionSpecs: readonly OptionSpec[] = [
  {name: 'size', kind: 'text', example: '7x9', default: '5x5'},
  {name: 'par', kind: 'text', example: '12', default: ''},
  {name: 'difficulty', kind: 'choice', values: ['any', ...difficulties], default: 'any'},
  {name: 'daily', kind: 'day', default: ''},
  {name: 'shape', kind: 'choice', values: shapes, default: 'plus'},
  {name: 'wrap', kind: 'flag', default: false},
  {name: 'states', kind: 'choice', values: ['2', '3'], default: '2'},
];

/**
 * A title or an author, without blanks around it, cut to 40 columns; with plain dots, since an ASCII screen shows it as
 * it is.
 */
export const levelText = (text: string): string => {
  const trimmed = text.trim();
  const whole = safeText(trimmed, 40);
  return whole.endsWith('…') ? `${safeText(trimmed, 38).slice(0, -1)}...` : whole;
};

const side = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(longestSide));
// The most presses that any board could need: each of the largest board's cells, twice.
const presses = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2 * longestSide ** 2));
const words = v.optional(v.pipe(v.string(), v.transform(levelText)));
const rules = {
  shape: v.optional(v.picklist(shapes), 'plus'),
  wrap: v.optional(v.boolean(), false),
  states: v.optional(
    v.pipe(
      v.union([v.picklist([2, 3]), v.picklist(['2', '3'])]),
      v.transform(states => (Number(states) === 3 ? 3 : 2)),
    ),
    2,
  ),
};
const givenSchema = v.object({
  cells: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[._12]{1,64}$/))),
    v.minLength(1),
    v.maxLength(longestSide),
    v.check(rows => rows.every(row => row.length === rows[0]?.length)),
  ),
  ...rules,
  title: words,
  titles: v.optional(v.object({fr: words, zh: words})),
  author: words,
});
const madeSchema = v.object({
  ...rules,
  rows: v.optional(side, 5),
  columns: v.optional(side, 5),
  par: v.optional(presses),
  difficulty: v.optional(v.picklist(difficulties)),
  daily: v.optional(
    v.pipe(
      v.string(),
      v.check(date => isDay(date)),
    ),
  ),
});

/** Is this a day of the calendar? */
const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const badOption = (option: string): Result<never, Refusal> => err({code: 'bad-option', data: {option}});

const parseGiven = (input: unknown): Result<GivenLevel, Refusal> => {
  const parsed = v.safeParse(givenSchema, input);
  if (!parsed.success) return badOption(v.getDotPath(parsed.issues[0]) ?? 'cells');
  const {cells, title, titles, author, ...rest} = parsed.output;
  if (rest.states === 2 && cells.some(row => /[12]/.test(row))) return badOption('states');
  return ok({
    cells: rest.states === 3 ? cells.map(row => row.replaceAll('.', '1')) : cells,
    ...rest,
    ...(title === undefined ? {} : {title}),
    ...(titles === undefined ? {} : {titles}),
    ...(author === undefined ? {} : {author}),
  });
};

/** The words of the command line, `7x9` and `12`, as the members they stand for. */
const fromWords = (input: object): Result<{readonly [name: string]: unknown}, Refusal> => {
  const set = Object.entries(input).filter(([, value]) => value !== '');
  const {size, par, difficulty, ...rest}: {readonly [name: string]: unknown} = Object.fromEntries(set);
  const [, rows, columns] = /^(\d{1,2})[x*](\d{1,2})$/i.exec(String(size ?? '')) ?? [];
  if (size !== undefined && rows === undefined) return badOption('size');
  if (par !== undefined && !/^[1-9]\d{0,3}$/.test(String(par))) return badOption('par');
  return ok({
    ...rest,
    ...(size === undefined ? {} : {rows: Number(rows), columns: Number(columns)}),
    ...(par === undefined ? {} : {par: Number(par)}),
    ...(difficulty === undefined || difficulty === 'any' ? {} : {difficulty}),
  });
};

const optionOf = (member: string): string => (member === 'rows' || member === 'columns' ? 'size' : member);
const excluded = (member: string, by: string): Result<never, Refusal> =>
  err({code: 'excluded', data: {option: optionOf(member), by}});

const parseMade = (input: object): Result<MadeLevel, Refusal> => {
  const said = fromWords(input);
  if (!said.ok) return said;
  const parsed = v.safeParse(madeSchema, said.value);
  if (!parsed.success) return badOption(optionOf(v.getDotPath(parsed.issues[0]) ?? 'size'));
  const {par, difficulty, daily, ...rest} = parsed.output;
  if (daily !== undefined) {
    const whole: MadeLevel = {...dailyLevel(daily), daily};
    // A day says all: what is said besides must be the same, as it is in a recording.
    const other = Object.entries(parsed.output).find(
      ([name, value]) => name in said.value && !sameJson(value, whole[name as keyof MadeLevel]),
    );
    return other === undefined ? ok(whole) : excluded(other[0], 'daily');
  }
  if (par !== undefined && difficulty !== undefined) return excluded('par', 'difficulty');
  return ok({
    ...rest,
    ...(par === undefined ? {} : {par}),
    ...(difficulty === undefined ? {} : {difficulty}),
  });
};

/** A level of unknown origin made whole: the defaults put in, the cells written in one way. */
export const parseOptions = (input: unknown): Result<LightsOutOptions, Refusal> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return badOption('cells');
  if (!('cells' in input)) return parseMade(input);
  const made = makingOptions.find(name => name in input);
  return made === undefined ? parseGiven(input) : excluded(made, 'cells');
};
