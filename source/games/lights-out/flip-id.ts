/*
 * Game IDs of `flip`, of Simon Tatham's puzzles: WIDTHxHEIGHT:MATRIX,BOARD, with the letter of the game's type after the
 * size or without it. Both bitmaps are hexadecimal, the first bit of a digit its highest, the bits left over at the end
 * without meaning. The matrix has a row for each cell, row by row from the top left: which cells pressing it changes. A
 * set bit of the board is a cell that is still to be flipped: of 660 generated boards with random matrices all can be
 * solved so, and 172 of them could not if the bits meant the opposite.
 */
import {err, ok, type Result} from '../../lib/result.js';
import {safeText} from '../../lib/safe-text.js';
import type {LevelFault} from '../module.js';
import {fault, type Line, type Settings, saidTwice} from './level-file.js';
import {shapes, type Toggles, toggledBy} from './neighbourhood.js';
import {type GivenLevel, longestSide} from './options.js';

const beginning = /^\d+x\d+[^:]*:/;

export const looksLikeFlip = (text: string): boolean => beginning.test(text);

type Size = {readonly rows: number; readonly columns: number};
/** The parts of an ID, and the columns where the bitmaps begin. */
type Parts = Size & {
  readonly matrix: string;
  readonly board: string;
  readonly matrixAt: number;
  readonly boardAt: number;
};

const wanted = 'WxH:MATRIX,BOARD';

const readParts = (line: Line): Result<Parts, LevelFault> => {
  const [, width = '', height = '', type = ''] = /^(\d+)x(\d+)([^:]*):/.exec(line.text) ?? [];
  const letterAt = width.length + height.length + 2;
  const wrong = (column: number) => fault('flip-id', line, column, {expected: wanted});
  const [columns, rows] = [Number(width), Number(height)];
  if (columns === 0 || rows === 0) return wrong(columns === 0 ? 1 : width.length + 2);
  if (columns > longestSide || rows > longestSide)
    return fault('board-too-large', line, columns > longestSide ? 1 : width.length + 2, {limit: longestSide});
  if (!/^[cr]?$/.test(type)) return wrong(letterAt + (/^[cr]/.test(type) ? 1 : 0));
  const matrixAt = letterAt + type.length + 1;
  const [matrix = '', board, ...more] = line.text.slice(matrixAt - 1).split(',');
  const boardAt = matrixAt + matrix.length + 1;
  if (board === undefined) return wrong(boardAt - 1);
  if (more.length > 0) return wrong(boardAt + board.length);
  return ok({rows, columns, matrix, board, matrixAt, boardAt});
};

/** Refuses a bitmap with another digit than hexadecimal ones, or of another length than `bits` take. */
const checkBitmap = (line: Line, text: string, column: number, bits: number): LevelFault | undefined => {
  const bad = text.search(/[^0-9a-fA-F]/);
  if (bad >= 0) {
    const character = safeText(String.fromCodePoint(text.codePointAt(bad) ?? 0), 2);
    const data = {character, expected: '0-9 a-f'};
    return {code: 'bad-character', line: line.number, column: column + bad, data};
  }
  const expected = Math.ceil(bits / 4);
  if (text.length === expected) return undefined;
  const data = {found: text.length, expected};
  return {
    code: 'flip-length',
    line: line.number,
    column: column + Math.min(text.length, expected),
    data,
  };
};

const bitsOf = (text: string, count: number): readonly number[] =>
  Array.from(
    {length: count},
    (_, index) => (Number.parseInt(text.charAt(index >> 2), 16) >> (3 - (index & 3))) & 1,
  );

/** Does a matrix say what our rules say? Where narrow edges join, a cell that is changed twice is not changed. */
const isMatrixOf = (toggles: Toggles, matrix: readonly number[]): boolean => {
  const size = toggles.rows * toggles.columns;
  for (let press = 0; press < size; press++) {
    const row = new Uint8Array(size);
    const cell = {row: Math.floor(press / toggles.columns), column: press % toggles.columns};
    for (const changed of toggledBy(toggles, cell)) row[changed] = 1 - (row[changed] ?? 0);
    if (row.some((bit, index) => bit !== matrix[press * size + index])) return false;
  }
  return true;
};

const variants = shapes.flatMap(shape => [false, true].map(wrap => ({shape, wrap})));

/** The rules of a matrix; on small boards several are the same, and those that the comments name are taken. */
const variantOf = (
  size: Size,
  matrix: readonly number[],
  settings: Settings,
  line: Line,
  column: number,
): Result<Pick<GivenLevel, 'shape' | 'wrap'>, LevelFault> => {
  const fitting = variants.filter(variant => isMatrixOf({...size, ...variant}, matrix));
  const [first] = fitting;
  if (first === undefined) return fault('flip-matrix', line, column);
  const agreed = fitting.find(variant => saidTwice(settings, variant, line) === undefined) ?? first;
  const twice = saidTwice(settings, {...agreed, states: 2}, line);
  return twice === undefined ? ok(agreed) : err(twice);
};

/** The level of an ID: `lines` are those of the file without comments and blank ones. */
export const readFlip = (lines: readonly Line[], settings: Settings): Result<GivenLevel, LevelFault> => {
  const [line, second] = lines;
  if (line === undefined) return err({code: 'empty-level'});
  const parts = readParts(line);
  if (!parts.ok) return parts;
  const {rows, columns, matrix, board, matrixAt, boardAt} = parts.value;
  const size = rows * columns;
  const bad = checkBitmap(line, matrix, matrixAt, size * size) ?? checkBitmap(line, board, boardAt, size);
  if (bad !== undefined) return err(bad);
  if (second !== undefined) return fault('flip-several', second, 1);
  const variant = variantOf({rows, columns}, bitsOf(matrix, size * size), settings, line, matrixAt);
  if (!variant.ok) return variant;
  const cells = bitsOf(board, size).map(bit => (bit === 1 ? '.' : '_'));
  return ok({
    ...settings,
    ...variant.value,
    states: 2,
    cells: Array.from({length: rows}, (_, row) => cells.slice(row * columns, (row + 1) * columns).join('')),
  });
};
