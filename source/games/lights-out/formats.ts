/*
 * The grids that are known: which characters a format has and what they mean. A file is taken for the one format that
 * its characters leave; two characters that no format has together can be read by the one that is lit.
 */
import {ok, type Result} from '../../lib/result.js';
import {safeText} from '../../lib/safe-text.js';
import type {LevelFault} from '../module.js';
import type {GridRow, Spot} from './grid.js';
import {fault} from './level-file.js';

export const formats = ['arcade', 'digits', 'hashes', 'crosses', 'letters', 'flip', 'grid'] as const;
/** What a file was taken for; `grid` is one that was read by the character that is lit. */
export type Format = (typeof formats)[number];

/** A format of grids: its characters, in the order they are named in, as cells of our own. */
type Known = {readonly format: Format; readonly meaning: ReadonlyMap<string, string>};

const known = (format: Format, characters: string, cells: string): Known => ({
  format,
  meaning: new Map([...characters].map((character, index) => [character, cells.charAt(index)])),
});

const [hashes, crosses, letters] = [
  known('hashes', '#.', '._'),
  known('crosses', 'x-', '._'),
  known('letters', 'O.', '._'),
];

export const knownFormats = (states: 2 | 3): readonly Known[] => [
  states === 3 ? known('arcade', '_.12', '_.12') : known('arcade', '_.', '_.'),
  states === 3 ? known('digits', '012', '_12') : known('digits', '01', '_.'),
  hashes,
  crosses,
  letters,
];

/** The letter case of x and o says nothing. */
export const fold = (character: string): string =>
  character === 'X' ? 'x' : character === 'o' ? 'O' : character;

const charactersIn = ({meaning}: Known): string => [...meaning.keys()].join(' ');

/** What has been met on the way through a grid, and which formats that leaves. */
type Met = {readonly found: readonly string[]; readonly left: readonly Known[]};

const expectedAfter = ({found, left}: Met): string => {
  if (left.length === 0) return found.slice(0, 2).join(' ');
  const grids = left.map(charactersIn);
  return (found.length === 0 ? [...grids, 'WxH:MATRIX,BOARD'] : grids).join(', ');
};

const noFormat = (spot: Spot, met: Met): Result<never, LevelFault> =>
  fault('no-format', spot, spot.column, {
    character: safeText(spot.character, 2),
    expected: expectedAfter(met),
  });

/**
 * The characters of a grid, in the order of their first places: those of known formats, or any two. Otherwise the first
 * line is named that fits neither, and in it the first character that none of the formats left has.
 */
export const charactersOf = (
  rows: readonly GridRow[],
  all: readonly Known[],
): Result<readonly string[], LevelFault> => {
  let met: Met = {found: [], left: all};
  // Where the characters parted from the known formats, and what was met before.
  let parted: {readonly spot: Spot; readonly before: Met} | undefined;
  const refuse = (spot: Spot) =>
    parted?.spot.number === spot.number ? noFormat(parted.spot, parted.before) : noFormat(spot, met);
  for (const row of rows) {
    for (const glyph of row.cells) {
      const character = fold(glyph.character);
      if (met.found.includes(character)) continue;
      const spot = {...glyph, number: row.number};
      const left = met.left.filter(({meaning}) => meaning.has(character));
      if (left.length === 0 && met.left.length > 0) parted = {spot, before: met};
      if (left.length === 0 && met.found.length >= 2) return refuse(spot);
      met = {found: [...met.found, character], left};
    }
    if (row.bad !== undefined) return refuse(row.bad);
  }
  return ok(met.found);
};
