/*
 * Level files of other programs, taken for what they are. Our own format comes first, but a line of `#`, `.` and blanks is
 * a row here and no comment. Ambiguous is a grid of characters that no format has together, and one of `.` alone, which
 * is lit in our own format and off in two others; unless a comment of our own format stands over it.
 */
import {err, ok, type Result} from '../../lib/result.js';
import {safeText} from '../../lib/safe-text.js';
import type {LevelFault} from '../module.js';
import {looksLikeFlip, readFlip} from './flip-id.js';
import {charactersOf, type Format, fold, knownFormats} from './formats.js';
import {type GridRow, gridOf, litCharacter, type Spot} from './grid.js';
import {fault, type Line, linesOf, parseLevel, readComments, type Settings} from './level-file.js';
import {type GivenLevel, longestSide} from './options.js';

/** A level, and what its file was taken for. */
type Recognised = {readonly format: Format; readonly level: GivenLevel};
type Reading = Result<Recognised, LevelFault>;
type Rows = readonly GridRow[];

/** Rows whose characters are known, as the cells of a level: all of one length, and not too many. */
const cellsOf = (
  rows: Rows,
  meaning: (character: string) => string,
): Result<readonly string[], LevelFault> => {
  const width = rows[0]?.cells.length ?? 0;
  for (const [index, row] of rows.entries()) {
    const {cells, end} = row;
    const tooLarge = (column: number) => fault('board-too-large', row, column, {limit: longestSide});
    if (cells.length === 0) return fault('gap', row, 1);
    if (index === longestSide) return tooLarge(cells[0]?.column ?? 1);
    if (cells.length > longestSide) return tooLarge(cells[longestSide]?.column ?? end);
    if (cells.length !== width)
      return fault('ragged', row, cells[width]?.column ?? end, {found: cells.length, expected: width});
  }
  return ok(rows.map(({cells}) => cells.map(({character}) => meaning(character)).join('')));
};

const readGrid = (
  format: Format,
  rows: Rows,
  meaning: (character: string) => string,
  settings: Settings,
): Reading => {
  const cells = cellsOf(rows, meaning);
  if (!cells.ok) return cells;
  return ok({format, level: {shape: 'plus', wrap: false, states: 2, ...settings, cells: cells.value}});
};

/** The first place of a grid that is no cell, or one of a character that is not taken. */
const firstBad = (rows: Rows, isTaken: (character: string) => boolean): Spot | undefined => {
  for (const {cells, bad, number} of rows) {
    const cell = cells.find(({character}) => !isTaken(character));
    if (cell !== undefined) return {...cell, number};
    if (bad !== undefined) return bad;
  }
  return undefined;
};

/** A grid by the character that is lit: the first other one is off, and there may be no third. */
const readByLit = (rows: Rows, lit: string, settings: Settings): Reading => {
  const all = rows.flatMap(({cells}) => cells.map(({character}) => character));
  const exact = all.includes(lit) && new Set(all).size <= 2;
  const same = exact ? (character: string) => character : fold;
  const on = same(lit);
  const off = all.map(same).find(character => character !== on);
  if (!all.map(same).includes(on)) {
    const met = charactersOf(rows, knownFormats(settings.states ?? 2));
    if (!met.ok) return met;
    const [row] = rows;
    const data = {lit: safeText(lit, 8), choices: met.value};
    return fault('lit-missing', row ?? {number: 1}, row?.cells[0]?.column ?? 1, data);
  }
  const bad = firstBad(rows, character => [on, off].includes(same(character)));
  if (bad === undefined)
    return readGrid('grid', rows, character => (same(character) === on ? '.' : '_'), settings);
  const expected = off === undefined ? on : `${on} ${off}`;
  return fault('bad-character', bad, bad.column, {character: safeText(bad.character, 2), expected});
};

const isNamed = (settings: Settings): boolean => Object.keys(settings).length > 0;

/** Is a file that our own reader takes also meant so? It takes rows that begin with `#` for comments. */
const isOurs = (rows: Rows, settings: Settings): boolean => {
  const met = charactersOf(rows, knownFormats(settings.states ?? 2));
  if (!met.ok) return true;
  if (!met.value.includes('#')) return met.value.join('') !== '.' || isNamed(settings);
  // A lone # over rows that are longer is an empty comment.
  const lone = rows.every(({cells}) => cells.length === 1 || cells[0]?.character !== '#');
  const longer = rows.some(({cells}) => cells.length > 1);
  return lone && longer && (met.value.includes('_') || isNamed(settings));
};

const readKnown = (rows: Rows, settings: Settings, own: Result<GivenLevel, LevelFault>): Reading => {
  const known = knownFormats(settings.states ?? 2);
  const met = charactersOf(rows, known);
  if (!met.ok) return met;
  const fitting = known.filter(({meaning}) => met.value.every(character => meaning.has(character)));
  const unclear = met.value.join('') === '.' && !isNamed(settings);
  if (unclear || fitting.length === 0)
    return fault('ambiguous-grid', rows[0] ?? {number: 1}, undefined, {choices: met.value});
  const [foreign, ...others] = fitting.filter(({format}) => format !== 'arcade');
  if (foreign !== undefined && others.length === 0) {
    const {format, meaning} = foreign;
    return readGrid(format, rows, character => meaning.get(fold(character)) ?? '_', settings);
  }
  // Characters of our own format: what our own reader says of them.
  return own.ok ? ok({format: 'arcade', level: own.value}) : own;
};

const isContent = ({text}: Line): boolean => text !== '' && !/^(?:#|;|\/\/)/.test(text);

/**
 * Takes a level file for one of the known formats, or with `lit` for a grid in which that character is a lit cell. Lines
 * and columns of a fault are from 1. The level is fit for `parseOptions`.
 */
export const recognise = (text: string, lit: string | undefined): Reading => {
  const lines = linesOf(text);
  const litCell = litCharacter(lit);
  const grid = gridOf(lines, litCell);
  const comments = readComments(grid.comments);
  if (!comments.ok) return comments;
  const settings = comments.value;
  const content = lines.filter(isContent);
  if (looksLikeFlip(content[0]?.text ?? '')) {
    const level = readFlip(content, settings);
    return level.ok ? ok({format: 'flip', level: level.value}) : level;
  }
  if (grid.rows.length === 0) return err({code: 'empty-level'});
  const own = parseLevel(text);
  const ours = own.ok && isOurs(grid.rows, settings);
  if (litCell === undefined)
    return ours ? ok({format: 'arcade', level: own.value}) : readKnown(grid.rows, settings, own);
  const rows = ours
    ? gridOf(
        lines.filter(({text: start}) => !start.startsWith('#')),
        litCell,
      ).rows
    : grid.rows;
  return readByLit(rows, litCell, settings);
};
