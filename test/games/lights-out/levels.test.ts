import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {parseLevel} from '../../../source/games/lights-out/level-file.js';
import {makeLevel} from '../../../source/games/lights-out/level-text.js';
import type {Variant} from '../../../source/games/lights-out/neighbourhood.js';
import {type LightsOutView, levelOf, lightsOut} from '../../../source/games/lights-out/rules.js';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {words} from '../../../source/games/lights-out/words.js';
import {widthOf} from '../../../source/lib/width.js';
import {nodeFiles} from '../../../source/store/files.js';
import {listPacks} from '../../../source/store/levels.js';
import {leastPresses, pressed, quietPatterns} from './elimination.js';
import {hasSymmetry, pictureOf} from './pictures.js';
import {got} from './tools.js';

type Plain = {readonly shape: Variant['shape']; readonly wrap: boolean; readonly states: 2 | 3};
type Kind = Plain & {readonly least: number; readonly most: number};

const root = fileURLToPath(new URL('../../../levels/', import.meta.url));
const usual = {shape: 'plus', wrap: false, states: 2} as const;
/** What the levels of each pack are: their variant, and the shortest and longest side. */
const kinds: {readonly [pack: string]: Kind} = {
  '1-first-steps': {...usual, least: 3, most: 4},
  '2-classic': {...usual, least: 5, most: 5},
  '3-rectangles': {...usual, least: 3, most: 9},
  '4-big-squares': {...usual, least: 6, most: 8},
  '5-giants': {...usual, least: 9, most: 15},
  '6-torus': {...usual, wrap: true, least: 4, most: 8},
  '7-diagonals': {...usual, shape: 'x', least: 4, most: 7},
  '8-all-eight': {...usual, shape: 'square', least: 3, most: 7},
  '9-three-states': {...usual, states: 3, least: 3, most: 6},
};

const packs = listPacks(nodeFiles, root, 'lights-out').map(({name, levels}) => ({
  name,
  levels: levels.map(file => {
    const text = fs.readFileSync(file, 'utf8');
    const options = got(lightsOut.parseOptions(got(parseLevel(text)), 1));
    return {file, text, view: lightsOut.view(lightsOut.initial(options, 1), 'all')};
  }),
}));
const all = packs.flatMap(({levels}) => levels);
const views = all.map(({view}) => view);
const given = views.map(levelOf);
const minimumOf = (view: LightsOutView) => solverFor(view).minimum(view.cells);
const parsOf = (name: string): readonly number[] =>
  (packs.find(pack => pack.name === name)?.levels ?? []).map(({view}) => minimumOf(view)?.count ?? 0);

const patternsKnown = new Map<string, readonly (readonly number[])[]>();
/** The fewest presses with the effect of some: with each sum of the quiet patterns that the tests themselves find. */
const fewestLike = (view: LightsOutView, presses: readonly number[]): number => {
  const {rows, columns, shape, wrap, states} = view;
  const key = [rows, columns, shape, wrap, states].join(' ');
  const patterns = patternsKnown.get(key) ?? quietPatterns(view);
  patternsKnown.set(key, patterns);
  const from = (place: number, sum: readonly number[]): number => {
    const pattern = patterns[place];
    if (pattern === undefined) return sum.reduce((total, times) => total + times, 0);
    const counts = Array.from({length: states}, (_, times) =>
      from(
        place + 1,
        sum.map((value, index) => (value + times * (pattern[index] ?? 0)) % states),
      ),
    );
    return Math.min(...counts);
  };
  return from(0, presses);
};

describe('the levels of the package', () => {
  test('are the packs that are named here, which have a word each, and of good size', () => {
    expect(packs.map(({name}) => name)).toEqual(Object.keys(kinds));
    const named = Object.keys(words.en).filter(key => key.startsWith('pack_'));
    expect(packs.map(({name}) => `pack_${name.replace(/^\d-/, '')}`)).toEqual(named);
    expect(all.length).toBeGreaterThanOrEqual(140);
    for (const {levels} of packs) {
      expect(levels.length).toBeGreaterThanOrEqual(15);
      expect(levels.length).toBeLessThanOrEqual(24);
    }
  });

  test('are all the files that there are, numbered from 01, and named by their titles', () => {
    const files = fs.readdirSync(`${root}lights-out`, {recursive: true, encoding: 'utf8'});
    const named = packs.flatMap(({name, levels}) =>
      levels.map(({view}, index) => {
        const title = levelOf(view).title?.toLowerCase().replaceAll(' ', '-');
        return path.join(name, `${String(index + 1).padStart(2, '0')}-${title}.txt`);
      }),
    );
    expect(files.sort()).toEqual([...Object.keys(kinds), ...named].sort());
  });

  test('are written as levels are, so that nothing in a file says its par', () => {
    for (const {text, view} of all) {
      expect(text).toBe(makeLevel(levelOf(view)));
      expect(text).not.toMatch(/^# (title|author).*\d/m);
    }
  });

  test('have a short title and an author, in each language no title twice', () => {
    const titles = [
      given.map(({title = ''}) => title),
      ...(['fr', 'zh'] as const).map(language => given.map(({titles: other}) => other?.[language] ?? '')),
    ];
    for (const said of titles) {
      expect(said.filter(title => title === '' || widthOf(title) > 24)).toEqual([]);
      const repeated = said.filter((title, index) =>
        said.slice(0, index).some(other => other.toLowerCase() === title.toLowerCase()),
      );
      expect(repeated).toEqual([]);
    }
    expect(new Set(given.map(({author}) => author))).toEqual(new Set(['Ink Arcade']));
  });

  test('are distinct pictures, however they are turned and mirrored, and shifted on a torus', () => {
    const known = new Map<string, string | undefined>();
    const repeated = views.flatMap((view, index) => {
      const pictures = new Set([pictureOf({...view, wrap: false}), pictureOf(view)]);
      const before = [...pictures].flatMap(picture => known.get(picture) ?? []);
      for (const picture of pictures) known.set(picture, given[index]?.title);
      return before.map(title => [given[index]?.title, title]);
    });
    expect(repeated).toEqual([]);
  });

  test('have a symmetry, but for two pictures of things that have none', () => {
    const without = views.filter(view => !hasSymmetry(view));
    expect(without.map(view => levelOf(view).title)).toEqual(['Key', 'Snail']);
  });

  test('can be solved with a proved par, and none is solved already', () => {
    expect(views.filter(view => minimumOf(view)?.proved !== true).map(levelOf)).toEqual([]);
    expect(views.filter(({solved}) => solved).map(levelOf)).toEqual([]);
  });

  test('have the par that the quiet patterns of the tests find, and rows pressed one after the other', () => {
    for (const view of views) {
      const {presses, count} = minimumOf(view) ?? {presses: [], count: -1};
      const left = pressed(view, presses).map(
        (light, index) => (light + (view.cells[index] ?? 0)) % view.states,
      );
      expect(left).toEqual(view.cells.map(() => 0));
      expect([levelOf(view).title, fewestLike(view, presses)]).toEqual([levelOf(view).title, count]);
      const isPlain = view.shape === 'plus' && !view.wrap && view.states === 2;
      if (isPlain && view.columns <= 8) expect(leastPresses(view, view.cells)).toBe(count);
    }
  });
});

describe.each(packs)('the pack $name', ({name, levels}) => {
  test('rises: no level needs fewer presses than the one before it', () => {
    const pars = parsOf(name);
    expect(pars).toEqual([...pars].sort((a, b) => a - b));
    expect(pars.at(-1) ?? 0).toBeGreaterThan(pars[0] ?? 0);
  });

  test('has boards of its sizes and its variant', () => {
    const {least, most, ...variant} = kinds[name] ?? {...usual, least: 0, most: 0};
    const sides = levels.flatMap(({view}) => [view.rows, view.columns]);
    expect([Math.min(...sides), Math.max(...sides)]).toEqual([least, most]);
    // The last few of three states have another shape, or edges that join.
    const plain = name === '9-three-states' ? levels.slice(0, -5) : levels;
    for (const {view} of plain) expect(view).toMatchObject(variant);
    for (const {view} of levels) expect(view.states).toBe(variant.states);
  });
});

describe('among the packs', () => {
  test('the classic one has every par that there is on 5 x 5', () => {
    expect([...new Set(parsOf('2-classic'))]).toEqual(Array.from({length: 15}, (_, index) => index + 1));
  });

  test('all begin with few presses but the giants, which need many', () => {
    for (const {name} of packs.filter(pack => pack.name !== '5-giants'))
      expect(parsOf(name)[0]).toBeLessThanOrEqual(8);
    expect(parsOf('5-giants')[0]).toBeGreaterThanOrEqual(16);
    expect(parsOf('5-giants').at(-1)).toBeLessThanOrEqual(80);
  });

  test('the last of three states differ from the plain ones', () => {
    const last = packs.at(-1)?.levels.slice(-5) ?? [];
    expect(last.map(({view}) => (view.wrap ? 'wrap' : view.shape))).toEqual(['wrap', 'x', 'x', 'x', 'x']);
  });

  test('the rectangles are longer one way than the other', () => {
    const rectangles = packs.find(({name}) => name === '3-rectangles')?.levels ?? [];
    expect(rectangles.every(({view}) => view.rows !== view.columns)).toBe(true);
  });
});
