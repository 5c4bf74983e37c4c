import {describe, expect, test} from 'vitest';
import {dailyLevel, difficulties, parsOf} from '../../../source/games/lights-out/difficulty.js';
import {generate, hardest, isFit, lightsFor, unmakeable} from '../../../source/games/lights-out/generator.js';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {type MadeLevel, parseOptions} from '../../../source/games/lights-out/options.js';
import {rowsOf} from '../../../source/games/lights-out/rules.js';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import oracle from '../../oracles/lights-out.json' with {type: 'json'};
import {type Board, sized, square} from './elimination.js';
import {label} from './plus-boards.js';
import {got} from './tools.js';

const isLit = (cells: readonly number[]): boolean => cells.some(cell => cell > 0);
const greatestOf = (board: Board): number => hardest(board)?.count ?? 0;

/** Makes a level, checks that it can be one, and gives its fewest presses. */
const made = (level: MadeLevel, seed: string | number): number => {
  const cells = generate(level, randomFrom(seed));
  expect(cells).toHaveLength(level.rows * level.columns);
  expect(isLit(cells), label(level)).toBe(true);
  expect(isFit(level, cells), label(level)).toBe(true);
  const least = solverFor(level).minimum(cells);
  if (least === undefined) throw new Error(`it can't be solved: ${label(level)}`);
  return least.proved ? least.count : Number.NaN;
};

const variants: readonly Board[] = shapes.flatMap(shape =>
  [false, true].flatMap(wrap =>
    ([2, 3] as const).flatMap(states =>
      [[1, 4], [3, 3], [4, 5], [5, 5], wrap ? [6, 7] : [9, 9]].map(([rows = 1, columns = 1]) =>
        sized(rows, columns, {shape, wrap, states}),
      ),
    ),
  ),
);

describe('a level with a par', () => {
  test('needs exactly so many presses, proved: all variants', () => {
    let levels = 0;
    // What is proved slowly is tried below, on a few large boards.
    const quick = variants.filter(board => board.states ** solverFor(board).nullity < 2 ** 14);
    for (const board of quick.filter(kind => unmakeable({...kind, par: 1}) === undefined)) {
      const greatest = greatestOf(board);
      for (const par of new Set([1, 2, Math.ceil(greatest / 2), greatest])) {
        if (par > greatest) continue;
        expect(made({...board, par}, par), label(board)).toBe(par);
        levels += 1;
      }
    }
    expect(levels).toBeGreaterThan(120);
  });

  test('needs exactly so many: each par of 5 x 5, by ten seeds', () => {
    for (let par = 1; par <= 15; par++)
      for (let seed = 0; seed < 10; seed++) expect(made({...square(5), par}, seed)).toBe(par);
  });

  test('is the same by the same seed, and another by another', () => {
    const board = {...square(5), par: 9};
    const boards = Array.from({length: 50}, (_, seed) =>
      rowsOf(board, generate(board, randomFrom(seed))).join('/'),
    );
    expect(new Set(boards).size).toBe(50);
    expect(rowsOf(board, generate(board, randomFrom(7))).join('/')).toBe(boards[7]);
  });

  test.each([
    [{...square(5), par: 9}, 'golden 1'],
    [{...square(4, {shape: 'x', states: 3}), difficulty: 'hard'}, 'golden 2'],
    [sized(3, 7, {wrap: true}), 'golden 3'],
  ] satisfies readonly (readonly [MadeLevel, string])[])('is written down: %j', (level, seed) => {
    const golden: Readonly<Record<string, string>> = {
      'golden 1': '._.../...../._.._/.._../__._.',
      'golden 2': '__12/12__/21_1/_12_',
      'golden 3': '__...__/....__./_.._.__',
    };
    expect(rowsOf(level, generate(level, randomFrom(seed))).join('/')).toBe(golden[seed]);
  });
});

describe('the hardest board', () => {
  const {minimum_presses_other: others} = oracle;

  test.each([
    [square(5), oracle.minimum_presses_5x5.maximum],
    [square(4), others['4x4'].maximum],
    [square(3), others['3x3'].maximum],
    [sized(3, 5), others['3x5'].maximum],
    [sized(5, 8), others['5x8'].maximum],
    [sized(5, 9), others['5x9'].maximum],
    [square(5, {wrap: true}), others['torus 5x5'].maximum],
    [square(3, {wrap: true}), 3],
    [square(4, {shape: 'x'}), others['x 4x4'].maximum],
    [square(5, {shape: 'x'}), others['x 5x5'].maximum],
    [square(6, {states: 3}), undefined],
  ] as const)('is found: %j', (board, maximum) => {
    const found = hardest(board);
    if (maximum !== undefined) expect(found?.count).toBe(maximum);
    const cells = lightsFor(board, found?.presses ?? []);
    expect(solverFor(board).minimum(cells)).toMatchObject({count: found?.count, proved: true});
  });

  test('is none where nothing is proved', () => {
    expect(hardest(square(39))).toBeUndefined();
  });
});

describe('a difficulty', () => {
  test('gives pars in its band, and the bands rise', () => {
    for (const board of [square(5), square(7), square(4, {states: 3}), square(5, {shape: 'square'})]) {
      const bands = difficulties.map(difficulty => parsOf(difficulty, greatestOf(board)));
      for (const [index, difficulty] of difficulties.entries())
        for (let seed = 0; seed < 8; seed++) {
          const par = made({...board, difficulty}, seed);
          expect(par).toBeGreaterThanOrEqual(bands[index]?.least ?? 0);
          expect(par).toBeLessThanOrEqual(bands[index]?.most ?? 0);
        }
    }
    expect(difficulties.map(difficulty => parsOf(difficulty, 15))).toEqual([
      {least: 3, most: 5},
      {least: 6, most: 8},
      {least: 9, most: 11},
      {least: 12, most: 15},
    ]);
  });

  test('has pars wherever there are any, none less than those of an easier one', () => {
    for (let greatest = 1; greatest <= 8192; greatest++) {
      const bands = difficulties.map(difficulty => parsOf(difficulty, greatest));
      for (const [index, {least, most}] of bands.entries()) {
        const easier = bands[index - 1] ?? {least: 1, most: 1};
        if (least < easier.least || most < easier.most || most < least || most > greatest)
          throw new Error(`${difficulties[index]} of ${greatest}: ${least} to ${most}`);
      }
    }
  });
});

describe('the level of a day', () => {
  const days = Array.from({length: 731}, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const levelOf = (daily: string): MadeLevel => {
    const options = got(parseOptions({daily}));
    if (!('rows' in options)) throw new Error('it is given');
    return options;
  };

  test('is there on every day of two years, lit, solvable, of its difficulty and the same whatever the seed', () => {
    for (const date of days) {
      const level = levelOf(date);
      const {least, most} = parsOf(dailyLevel(date).difficulty, greatestOf(level));
      const par = made(level, `one ${date}`);
      expect(par >= least && par <= most, date).toBe(true);
      expect(generate(level, randomFrom('other', date))).toEqual(generate(level, randomFrom(date)));
    }
  });

  test('is another on another day, and no other board can be the day’s', () => {
    const boards = days.map(date => rowsOf(levelOf(date), generate(levelOf(date), randomFrom(0))).join('/'));
    expect(new Set(boards).size).toBeGreaterThan(700);
    const monday = levelOf('2026-11-30');
    const other = generate({...square(5), difficulty: 'easy'}, randomFrom('not the day'));
    expect(isFit({...square(5), difficulty: 'easy'}, other)).toBe(true);
    expect(isFit(monday, other)).toBe(false);
  });
});

describe('what can’t be made', () => {
  const idle = square(1, {wrap: true, states: 3, shape: 'square'});

  test.each([
    [
      {...square(5), par: 16},
      {code: 'par-too-great', data: {par: 16, greatest: 15}},
    ],
    [
      {...square(39), par: 5},
      {code: 'par-unproved', data: {rows: 39, columns: 39}},
    ],
    [
      {...square(39), difficulty: 'easy'},
      {code: 'par-unproved', data: {rows: 39, columns: 39}},
    ],
    [idle, {code: 'nothing-to-make'}],
    [{...idle, difficulty: 'easy'}, {code: 'nothing-to-make'}],
    [{...square(5), par: 15}, undefined],
    [square(39), undefined],
    [square(1), undefined],
  ] satisfies readonly (readonly [MadeLevel, unknown])[])('of %j is %j', (level, refusal) => {
    expect(unmakeable(level)).toEqual(refusal);
  });

  test('is made all the same, if it must be, in a way that fits', () => {
    for (const more of [{}, {par: 3}, {difficulty: 'easy'}] as const)
      for (const level of [
        {...idle, ...more},
        {...square(39), ...more},
      ])
        expect(isFit(level, generate(level, randomFrom('must')))).toBe(true);
    expect(made({...square(5), par: 99}, 'must')).toBe(15);
  });

  test('is a board that is off, but where every press does nothing', () => {
    for (const board of variants) {
      const isIdle = solverFor(board).nullity === board.rows * board.columns;
      expect(isFit(board, Array(board.rows * board.columns).fill(0))).toBe(isIdle);
      for (let seed = 0; seed < 6 && !isIdle; seed++) made(board, seed);
    }
  });
});

test('large boards are made soon', () => {
  for (const [board, par] of [
    [square(30), 300],
    [square(20), 200],
    [square(24), 100],
    [square(12, {wrap: true}), 30],
    [square(14, {shape: 'square'}), 40],
  ] as const)
    expect(made({...board, par}, 'large')).toBe(par);
});
