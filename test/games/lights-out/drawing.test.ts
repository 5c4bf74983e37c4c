import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {LightsOutCursor} from '../../../source/games/lights-out/controls.js';
import {drawing} from '../../../source/games/lights-out/drawing.js';
import lightsOut from '../../../source/games/lights-out/index.js';
import {parseLevel} from '../../../source/games/lights-out/level-file.js';
import {makeLevel} from '../../../source/games/lights-out/level-text.js';
import {
  type GivenLevel,
  isGiven,
  type LightsOutOptions,
  parseOptions,
} from '../../../source/games/lights-out/options.js';
import {randomFrom} from '../../../source/lib/random.js';
import type {languages} from '../../../source/lib/text.js';
import {createText} from '../../../source/locales/index.js';
import {got} from './tools.js';

const levelOf = (rows: string, more: Partial<GivenLevel> = {}): GivenLevel => ({
  cells: rows.split('/'),
  shape: 'plus',
  wrap: false,
  states: 2,
  ...more,
});

const given = (options: LightsOutOptions): GivenLevel => {
  if (!isGiven(options)) throw new Error('no level is given');
  return options;
};

const at = (row: number, column: number): LightsOutCursor => ({row, column, entry: ''});

const strike = (level: LightsOutOptions, key: string, cursor = at(0, 0), seed = 's') => {
  const stroke = drawing.interpretKey(level, cursor, key, randomFrom(seed));
  if (stroke === undefined) throw new Error(`the key ${key} means nothing`);
  return {level: given(stroke.options), cursor: stroke.cursor, refusal: stroke.refusal};
};

const rowsAfter = (level: GivenLevel, key: string, cursor = at(0, 0)): string =>
  strike(level, key, cursor).level.cells.join('/');

const notes = (level: GivenLevel, language: (typeof languages)[number] = 'en'): readonly string[] =>
  drawing.notes(level, createText(language, [lightsOut]).game('lights-out')).map(({text}) => text);

const three = {states: 3} as const;

test('one begins with five rows of five cells, all off', () => {
  expect(given(drawing.start())).toEqual(levelOf('_____/_____/_____/_____/_____'));
});

describe('a key', () => {
  test.each<[string, string, GivenLevel, LightsOutCursor, string]>([
    ['enter', 'lights a cell', levelOf('__/__'), at(0, 1), '_./__'],
    ['space', 'lights a cell', levelOf('__/__'), at(1, 0), '__/._'],
    ['enter', 'puts a cell out', levelOf('_./__'), at(0, 1), '__/__'],
    ['enter', 'changes 0 to 1', levelOf('_12', three), at(0, 0), '112'],
    ['enter', 'changes 1 to 2', levelOf('_12', three), at(0, 1), '_22'],
    ['enter', 'changes 2 to 0', levelOf('_12', three), at(0, 2), '_1_'],
    ['x', 'presses a corner', levelOf('___/___/___'), at(0, 0), '.._/.__/___'],
    ['x', 'presses the middle', levelOf('___/_._/___'), at(1, 1), '_._/._./_._'],
    ['x', 'presses on diagonals', levelOf('___/___/___', {shape: 'x'}), at(1, 1), '._./_._/._.'],
    [
      'x',
      'presses over joined edges',
      levelOf('____/____/____/____', {wrap: true}),
      at(0, 0),
      '.._./.___/____/.___',
    ],
    ['x', 'presses with three states', levelOf('21_/1__', three), at(0, 0), '_2_/2__'],
    ['+', 'adds a row', levelOf('._/_.'), at(0, 0), '._/_./__'],
    ['-', 'cuts a row', levelOf('._/_./..'), at(0, 0), '._/_.'],
    ['>', 'adds a column', levelOf('._/_.'), at(0, 0), '.__/_._'],
    ['<', 'cuts a column', levelOf('._./_..'), at(0, 0), '._/_.'],
    ['m', 'gives a third state', levelOf('._/_.'), at(0, 0), '1_/_1'],
    ['m', 'takes the third state away', levelOf('2_/_1', three), at(0, 0), '._/_.'],
    ['i', 'turns all', levelOf('._/_.'), at(0, 0), '_./._'],
    ['i', 'turns all by one state', levelOf('_12', three), at(0, 0), '12_'],
    ['e', 'empties', levelOf('112', three), at(0, 0), '___'],
  ])('%s %s', (key, _what, level, cursor, rows) => {
    expect(rowsAfter(level, key, cursor)).toBe(rows);
  });

  test('v goes round the shapes, w joins the edges and parts them', () => {
    const shapes = [0, 1, 2].reduce<readonly GivenLevel[]>(
      levels => [...levels, strike(levels.at(-1) ?? levelOf('.'), 'v').level],
      [levelOf('.')],
    );
    expect(shapes.map(({shape}) => shape)).toEqual(['plus', 'x', 'square', 'plus']);
    expect(strike(levelOf('.'), 'w').level.wrap).toBe(true);
    expect(strike(strike(levelOf('.'), 'w').level, 'w').level).toEqual(levelOf('.'));
  });

  test('that moves leaves the level, stops at the edges, and goes round where they join', () => {
    const level = levelOf('___/___');
    expect(strike(level, 'right').cursor).toEqual(at(0, 1));
    expect(strike(level, 'j').cursor).toEqual(at(1, 0));
    expect(strike(level, 'left').cursor).toEqual(at(0, 0));
    expect(strike({...level, wrap: true}, 'h').cursor).toEqual(at(0, 2));
    expect(strike(level, 'up').level).toBe(level);
  });

  test('that cuts takes the cursor along', () => {
    expect(strike(levelOf('___/___'), '-', at(1, 2)).cursor).toEqual(at(0, 2));
    expect(strike(levelOf('___/___'), '<', at(1, 2)).cursor).toEqual(at(1, 1));
    expect(drawing.within(levelOf('__'), at(7, 9))).toEqual(at(0, 1));
  });

  test('never makes a board of less than 1 or more than 64 rows or columns, and says what is expected', () => {
    const long = levelOf(Array(64).fill('_'.repeat(64)).join('/'));
    for (const [level, key] of [
      [levelOf('.'), '-'],
      [levelOf('.'), '<'],
      [long, '+'],
      [long, '>'],
    ] as const) {
      const {refusal, level: after} = strike(level, key);
      expect(after).toBe(level);
      const text = createText('en', [lightsOut]).game('lights-out');
      expect(refusal && lightsOut.explain(refusal, text)).toBe(
        'Expected rows and columns from 1 to 64, such as 7x9.',
      );
    }
  });

  test('g makes another board that can be solved each time, of the same size and kind', () => {
    const level = levelOf('_____/_____/_____/_____', {wrap: true, states: 3, title: 'Mine'});
    const made = ['a', 'b', 'c'].map(seed => strike(level, 'g', at(0, 0), seed).level);
    for (const each of made) {
      expect({...each, cells: []}).toEqual({...level, cells: []});
      expect(each.cells.map(row => row.length)).toEqual([5, 5, 5, 5]);
      expect(notes(each)[0]).toMatch(/^Can be solved/);
    }
    expect(new Set(made.map(({cells}) => cells.join('/'))).size).toBe(3);
  });

  test('g is refused where no press does anything', () => {
    const {refusal, level} = strike(levelOf('1', {shape: 'square', wrap: true, states: 3}), 'g');
    expect(refusal).toEqual({code: 'nothing-to-make'});
    expect(level.cells).toEqual(['1']);
  });

  test('that is in no table means nothing', () => {
    const known = drawing.keys(drawing.start()).flatMap(({keys}) => keys);
    const others = Array.from({length: 94}, (_, index) => String.fromCharCode(33 + index)).filter(
      key => !known.includes(key),
    );
    expect(others.length).toBe(94 - 15);
    for (const key of others)
      expect(drawing.interpretKey(drawing.start(), at(0, 0), key, randomFrom('s'))).toBeUndefined();
    for (const key of known) expect(strike(drawing.start(), key)).toBeDefined();
  });
});

test('whatever is drawn is whole options, and the same from its file', () => {
  const keys = drawing.keys(drawing.start()).flatMap(each => each.keys);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...keys), {maxLength: 60}),
      fc.string({unit: 'binary', maxLength: 60}),
      (pressed, title) => {
        let [options, cursor] = [drawing.start(), at(0, 0)];
        for (const key of pressed) {
          const stroke = drawing.interpretKey(options, cursor, key, randomFrom(key));
          if (stroke === undefined) throw new Error(key);
          ({options, cursor} = stroke);
          const {cells} = given(options);
          expect(cursor.row < cells.length && cursor.column < (cells[0]?.length ?? 0)).toBe(true);
        }
        const level = given(drawing.named(options, title));
        expect(got(parseOptions(level))).toEqual(level);
        expect(got(parseOptions(got(parseLevel(makeLevel(level)))))).toEqual(level);
      },
    ),
    {numRuns: 200},
  );
});

test('pressing keeps a board solvable or not, whatever its kind', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('plus', 'x', 'square'),
      fc.boolean(),
      fc.constantFrom(2, 3),
      fc.array(fc.nat(2), {minLength: 20, maxLength: 20}),
      fc.nat(3),
      fc.nat(4),
      (shape, wrap, states, lights, row, column) => {
        const signs = states === 3 ? ['_', '1', '2'] : ['_', '.', '.'];
        const cells = [0, 1, 2, 3].map(each =>
          lights
            .slice(each * 5, each * 5 + 5)
            .map(light => signs[light] ?? '_')
            .join(''),
        );
        const level: GivenLevel = {cells, shape, wrap, states: states === 3 ? 3 : 2};
        const after = strike(level, 'x', at(row, column)).level;
        const can = (each: GivenLevel): boolean => notes(each)[0] !== "Can't be solved.";
        expect(can(after)).toBe(can(level));
      },
    ),
    {numRuns: 100},
  );
});

describe('what is to be known', () => {
  test.each<[string, GivenLevel, readonly string[]]>([
    [
      'nothing lit',
      levelOf('__/__'),
      ['Every cell is off: nothing to solve.', 'Every board of this kind can be solved.'],
    ],
    [
      'one press',
      levelOf('../._'),
      ['Can be solved: par 1, 1 solution.', 'Every board of this kind can be solved.'],
    ],
    [
      'the exercise’s own board',
      levelOf('__._/____/.___/__..'),
      ["Can't be solved.", '1 board in 16 can be solved.'],
    ],
    [
      'a plus in the middle of five rows',
      levelOf('_____/__.__/_..._/__.__/_____'),
      ['Can be solved: par 1, 4 solutions.', '1 board in 4 can be solved.'],
    ],
  ])('of %s', (_what, level, said) => {
    expect(notes(level)).toEqual(said);
  });

  test('is said in every language', () => {
    const level = levelOf('_____/__.__/_..._/__.__/_____');
    expect(notes(level, 'fr')).toEqual(['Soluble : minimum 1, 4 solutions.', '1 plateau sur 4 est soluble.']);
    expect(notes(level, 'zh')).toEqual(['可解：最少 1 步，4 种解法。', '每 4 个棋盘中有 1 个可解。']);
  });

  test('comes with its proof: a shortest solution, or a quiet pattern', () => {
    const text = createText('en', [lightsOut]).game('lights-out');
    const solved = drawing.proof(levelOf('_____/__.__/_..._/__.__/_____'), text);
    expect(solved.marked).toEqual([{type: 'press', row: 2, column: 2}]);
    const unsolvable = drawing.proof(levelOf('__._/____/.___/__..'), text);
    expect(unsolvable.marked.length).toBeGreaterThan(0);
    expect(unsolvable.lines.join(' ')).toMatch(/quiet pattern.*odd number/);
    expect(unsolvable.lines).not.toContain("This level can't be solved.");
  });
});

describe('a title', () => {
  test('is cleaned, cut and put in the place of any other', () => {
    const level = levelOf('.', {title: 'Old', titles: {fr: 'Vieux'}, author: 'Ada'});
    expect(drawing.named(level, '  New\u001b ')).toEqual(levelOf('.', {title: 'New\ufffd', author: 'Ada'}));
    expect(given(drawing.named(level, 'x'.repeat(60))).title).toBe(`${'x'.repeat(37)}...`);
  });

  test('that is empty is none', () => {
    expect(drawing.named(levelOf('.', {title: 'Old'}), ' ')).toEqual(levelOf('.'));
  });
});
