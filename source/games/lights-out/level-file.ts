import {err, ok, type Result} from '../../lib/result.js';
import {safeText} from '../../lib/safe-text.js';
import type {LevelFault, OptionValues} from '../module.js';
import {shapes} from './neighbourhood.js';
import {type GivenLevel, levelText, longestSide} from './options.js';

/** A line of a file, without the blanks at its end; numbers are from 1. */
export type Line = {readonly text: string; readonly number: number};
/** What the comments of a level say of it. */
export type Settings = Partial<Omit<GivenLevel, 'cells'>>;

export const fault = (
  code: string,
  line: Pick<Line, 'number'>,
  column?: number,
  data?: LevelFault['data'],
): Result<never, LevelFault> =>
  err({
    code,
    line: line.number,
    ...(column === undefined ? {} : {column}),
    ...(data === undefined ? {} : {data}),
  });

const yesOrNo = new Map([
  ['yes', true],
  ['no', false],
]);

/** A comment of the form `# name: value`, where the name is one that a level knows; other comments say nothing. */
const parseComment = (line: Line): Result<Settings, LevelFault> => {
  const [, name = '', said = ''] = /^#\s*([a-z]+(?:\.[a-z]+)?)\s*:(.*)$/s.exec(line.text) ?? [];
  const value = said.trim();
  // Where the value stands, or would stand.
  const column = [...line.text.slice(0, line.text.length - said.trimStart().length)].length + 1;
  const wrong = (expected: string) =>
    fault('bad-comment', line, column, {name, value: safeText(value, 40), expected});
  switch (name) {
    case 'title':
    case 'author':
      return ok({[name]: levelText(value)});
    case 'title.fr':
    case 'title.zh':
      return ok({titles: {[name.slice(-2)]: levelText(value)}});
    case 'shape': {
      const shape = shapes.find(known => known === value);
      return shape === undefined ? wrong(shapes.join(', ')) : ok({shape});
    }
    case 'wrap': {
      const wrap = yesOrNo.get(value);
      return wrap === undefined ? wrong('yes, no') : ok({wrap});
    }
    case 'states':
      return value === '2' || value === '3' ? ok({states: value === '2' ? 2 : 3}) : wrong('2, 3');
    default:
      return ok({});
  }
};

const parseRow = (line: Line, width: number | undefined, states: 2 | 3): Result<string, LevelFault> => {
  const characters = [...line.text];
  const allowed = states === 3 ? ['_', '.', '1', '2'] : ['_', '.'];
  const bad = characters.findIndex(character => !allowed.includes(character));
  const data = {character: safeText(characters[bad] ?? '', 2), expected: allowed.join(' ')};
  if (bad >= 0) return fault('bad-character', line, bad + 1, data);
  if (characters.length > longestSide)
    return fault('board-too-large', line, longestSide + 1, {limit: longestSide});
  if (width !== undefined && characters.length !== width)
    return fault('ragged', line, Math.min(characters.length, width) + 1, {
      found: characters.length,
      expected: width,
    });
  return ok(line.text);
};

const variants = ['shape', 'wrap', 'states'] as const;

/** A value as a level file says it. */
const asSaid = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** What two comments say differently, if anything. */
export const saidTwice = (
  before: Settings,
  now: Settings,
  line: Pick<Line, 'number'>,
): LevelFault | undefined => {
  for (const name of variants) {
    const [first, second] = [before[name], now[name]];
    if (first === undefined || second === undefined || first === second) continue;
    return {
      code: 'said-twice',
      line: line.number,
      data: {name, first: asSaid(first), second: asSaid(second)},
    };
  }
  return undefined;
};

/** Names a flag of the command line that the file contradicts. */
const contradiction = (
  settings: Settings,
  set: OptionValues,
  lines: readonly Line[],
): LevelFault | undefined => {
  for (const name of variants) {
    const [inFile, flag] = [settings[name], set[name]];
    if (inFile === undefined || flag === undefined || String(inFile) === String(flag)) continue;
    const line = lines.find(({text}) => new RegExp(`^#\\s*${name}\\s*:`).test(text));
    const data = {name, file: asSaid(inFile), flag: asSaid(flag)};
    return {code: 'contradiction', ...(line === undefined ? {} : {line: line.number}), data};
  }
  return undefined;
};

const withFlags = (settings: Settings, set: OptionValues): Settings => ({
  ...settings,
  ...(set['shape'] === undefined ? {} : {shape: shapes.find(shape => shape === set['shape']) ?? 'plus'}),
  ...(set['wrap'] === undefined ? {} : {wrap: set['wrap'] === true}),
  ...(set['states'] === undefined ? {} : {states: String(set['states']) === '3' ? 3 : 2}),
});

// By hand: a regular expression that looks for the end takes the square of the time for many spaces inside a line.
const withoutEnd = (line: string): string => {
  let end = line.length;
  while (end > 0 && ' \t\r'.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
};

/** The lines of a file, without a byte-order mark and without the blank lines at its end. */
export const linesOf = (text: string): readonly Line[] => {
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line, index) => ({text: withoutEnd(line), number: index + 1}));
  while (lines.at(-1)?.text === '') lines.pop();
  return lines;
};

/** What comments say together; what they say twice must agree. */
export const readComments = (lines: readonly Line[]): Result<Settings, LevelFault> => {
  let settings: Settings = {};
  for (const line of lines) {
    const comment = parseComment(line);
    if (!comment.ok) return comment;
    const twice = saidTwice(settings, comment.value, line);
    if (twice !== undefined) return err(twice);
    const titles = {...settings.titles, ...comment.value.titles};
    settings = {...settings, ...comment.value, ...(Object.keys(titles).length === 0 ? {} : {titles})};
  }
  return ok(settings);
};

/**
 * A level file as the options of a game: a line a row, `.` a lit cell and `_` an off one, `#` before a comment. The
 * fault names the line and, inside a line, the column, both from 1.
 */
export const parseLevel = (text: string, set: OptionValues = {}): Result<GivenLevel, LevelFault> => {
  const lines = linesOf(text);
  const comments = readComments(lines.filter(({text: start}) => start.startsWith('#')));
  if (!comments.ok) return comments;
  const against = contradiction(comments.value, set, lines);
  if (against !== undefined) return err(against);
  const settings = withFlags(comments.value, set);
  const cells: string[] = [];
  for (const line of lines.filter(({text: start}) => !start.startsWith('#'))) {
    if (cells.length === longestSide) return fault('board-too-large', line, 1, {limit: longestSide});
    if (line.text === '') return fault('blank-line', line, 1);
    const row = parseRow(line, cells[0]?.length, settings.states ?? 2);
    if (!row.ok) return row;
    cells.push(row.value);
  }
  if (cells.length === 0) return err({code: 'empty-level'});
  return ok({cells, shape: 'plus', wrap: false, states: 2, ...settings});
};
