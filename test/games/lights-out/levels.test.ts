import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {parseLevel} from '../../../source/games/lights-out/level-file.js';
import {levelOf, lightsOut} from '../../../source/games/lights-out/rules.js';
import {isSolvable} from '../../../source/games/lights-out/solver.js';
import {nodeFiles} from '../../../source/store/files.js';
import {listPacks} from '../../../source/store/levels.js';
import {leastPresses} from './elimination.js';
import {got} from './tools.js';

const root = fileURLToPath(new URL('../../../levels/', import.meta.url));
const packs = listPacks(nodeFiles, root, 'lights-out');
const levels = packs.flatMap(pack => pack.levels);
const views = levels.map(file => {
  const options = got(lightsOut.parseOptions(got(parseLevel(fs.readFileSync(file, 'utf8'))), 1));
  return lightsOut.view(lightsOut.initial(options, 1), 'all');
});
const given = views.map(levelOf);

describe('the levels of the package', () => {
  test('are one pack of twenty, and every file in its folder is one of them', () => {
    expect(packs.map(({name}) => name)).toEqual(['first-lights']);
    expect(levels).toHaveLength(20);
    expect(fs.readdirSync(`${root}lights-out/first-lights`)).toHaveLength(20);
  });

  test('are named, each by its own title and by whom', () => {
    expect(given.every(({title = '', author = ''}) => title !== '' && author !== '')).toBe(true);
    expect(new Set(given.map(({title}) => title)).size).toBe(20);
    for (const language of ['fr', 'zh'] as const)
      expect(new Set(given.map(({titles}) => titles?.[language] ?? '')).size).toBe(20);
  });

  test('have the title that their file is named by', () => {
    const named = levels.map(file => file.replace(/^.*\/\d\d-|\.txt$/g, '').replaceAll('-', ' '));
    expect(given.map(({title = ''}) => title.toLowerCase())).toEqual(named);
  });

  test('are distinct boards of 3 x 3 to 7 x 7 by the plain rules', () => {
    expect(new Set(views.map(({rows, cells}) => `${rows} ${cells.join('')}`)).size).toBe(20);
    for (const {rows, columns, shape, wrap, states} of views) {
      expect([shape, wrap, states]).toEqual(['plus', false, 2]);
      expect(Math.min(rows, columns)).toBeGreaterThanOrEqual(3);
      expect(Math.max(rows, columns)).toBeLessThanOrEqual(7);
    }
  });

  test('can be solved, and none is solved already', () => {
    expect(views.map(isSolvable)).toEqual(Array(20).fill(true));
    expect(views.some(({solved}) => solved)).toBe(false);
  });

  test('need more and more presses, one fewer at most where the board grows', () => {
    const least = views.map(view => leastPresses(view, view.cells) ?? 0);
    expect(least).toEqual([1, 2, 3, 4, 4, 4, 4, 5, 6, 6, 6, 8, 9, 10, 11, 10, 12, 13, 15, 20]);
    for (const [index, presses] of least.entries())
      expect(presses).toBeGreaterThanOrEqual(Math.max(0, ...least.slice(0, index)) - 1);
  });
});
