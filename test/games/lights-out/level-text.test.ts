import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {recognise} from '../../../source/games/lights-out/foreign.js';
import {parseLevel} from '../../../source/games/lights-out/level-file.js';
import {makeLevel} from '../../../source/games/lights-out/level-text.js';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {type GivenLevel, isGiven, parseOptions} from '../../../source/games/lights-out/options.js';
import {got} from './tools.js';

const plain = {shape: 'plus', wrap: false, states: 2} as const;

const awkward = fc.constantFrom(
  '',
  ' leading',
  'trailing  ',
  '# title: x',
  '#',
  'shape: x',
  ': : :',
  '._.',
  '#.#',
  '1x1:8,8',
  '灯'.repeat(30),
  'é'.repeat(60),
  'a\nb\r\nc',
  '\ufeff\u001b[2J\u202e',
  '\u00a0nbsp\u00a0',
  '\u0301mark',
  '👩‍🚀 🏽',
  'abc…',
  `${'x'.repeat(39)}…`,
  `${'x'.repeat(36)}    y`,
);
const title = fc.oneof(awkward, fc.string({unit: 'binary', maxLength: 60}), fc.string({maxLength: 60}));

const board = (characters: readonly string[]) =>
  fc.tuple(fc.integer({min: 1, max: 64}), fc.integer({min: 1, max: 64})).chain(([rows, columns]) =>
    fc.array(
      fc
        .array(fc.constantFrom(...characters), {minLength: columns, maxLength: columns})
        .map(row => row.join('')),
      {minLength: rows, maxLength: rows},
    ),
  );

/** Any level as `parseOptions` makes it. */
const level: fc.Arbitrary<GivenLevel> = fc
  .constantFrom<2 | 3>(2, 3)
  .chain(states =>
    fc.record(
      {
        cells: board(states === 3 ? ['_', '1', '2'] : ['_', '.']),
        shape: fc.constantFrom(...shapes),
        wrap: fc.boolean(),
        states: fc.constant(states),
        title,
        titles: fc.oneof(fc.record({fr: title}), fc.record({zh: title}), fc.record({fr: title, zh: title})),
        author: title,
      },
      {requiredKeys: ['cells', 'shape', 'wrap', 'states']},
    ),
  )
  .map(input => got(parseOptions(input)))
  .filter(isGiven);

describe('a level as text', () => {
  test('has its names and its variant, where it is not the usual one, over its rows', () => {
    const options = {
      cells: ['1_', '_2'],
      shape: 'x',
      wrap: true,
      states: 3,
      title: 'Boat',
      titles: {fr: 'Barque', zh: '小船'},
      author: 'Ada',
    } as const;
    expect(makeLevel(options)).toBe(
      '# title: Boat\n# title.fr: Barque\n# title.zh: 小船\n# author: Ada\n# shape: x\n# wrap: yes\n# states: 3\n1_\n_2\n',
    );
    expect(makeLevel({...plain, cells: ['._', '__']})).toBe('._\n__\n');
    expect(makeLevel({...plain, cells: ['_'], title: ''})).toBe('# title:\n_\n');
  });

  test('is read as the same level', () => {
    fc.assert(
      fc.property(level, options => {
        expect(parseOptions(got(parseLevel(makeLevel(options))))).toEqual({ok: true, value: options});
      }),
    );
  });

  test('is recognised as a level of our own', () => {
    fc.assert(
      fc.property(level, options => {
        const text = makeLevel(options);
        const {format, level: read} = got(recognise(text, undefined));
        expect(format).toBe('arcade');
        expect(parseOptions(read)).toEqual({ok: true, value: options});
      }),
    );
  });
});
