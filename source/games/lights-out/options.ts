import * as v from 'valibot';
import type {Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import {safeText} from '../../lib/safe-text.js';
import type {OptionSpec} from '../module.js';

export const shapes = ['plus', 'x', 'square'] as const;

/** The longest side of a board. */
export const longestSide = 64;

/** A level, whole: a recording stands alone. */
export type LightsOutOptions = {
  /** A string a row, a character a cell: `_` is off and `.` lit; with three states `1` and `2`. */
  readonly cells: readonly string[];
  readonly shape: (typeof shapes)[number];
  readonly wrap: boolean;
  readonly states: 2 | 3;
  readonly title?: string;
  /** The title in other languages than the file's own. */
  readonly titles?: {readonly fr?: string | undefined; readonly zh?: string | undefined};
  readonly author?: string;
};

export const optionSpecs: readonly OptionSpec[] = [
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

const words = v.optional(v.pipe(v.string(), v.transform(levelText)));
const schema = v.object({
  cells: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[._12]{1,64}$/))),
    v.minLength(1),
    v.maxLength(longestSide),
    v.check(rows => rows.every(row => row.length === rows[0]?.length)),
  ),
  shape: v.optional(v.picklist(shapes), 'plus'),
  wrap: v.optional(v.boolean(), false),
  states: v.optional(v.picklist([2, 3]), 2),
  title: words,
  titles: v.optional(v.object({fr: words, zh: words})),
  author: words,
});

/** A level of unknown origin made whole: the defaults put in, the cells written in one way. */
export const parseOptions = (input: unknown): Result<LightsOutOptions, Refusal> => {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success)
    return err({code: 'bad-option', data: {option: v.getDotPath(parsed.issues[0]) ?? 'cells'}});
  const {cells, title, titles, author, ...rest} = parsed.output;
  if (rest.states === 2 && cells.some(row => /[12]/.test(row)))
    return err({code: 'bad-option', data: {option: 'states'}});
  return ok({
    cells: rest.states === 3 ? cells.map(row => row.replaceAll('.', '1')) : cells,
    ...rest,
    ...(title === undefined ? {} : {title}),
    ...(titles === undefined ? {} : {titles}),
    ...(author === undefined ? {} : {author}),
  });
};
