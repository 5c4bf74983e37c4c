import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {optionSpecs, parseOptions} from '../../../source/games/mastermind/options.js';
import {presets} from '../../../source/games/mastermind/presets.js';
import {value as got} from '../../checks.js';

const folder = fileURLToPath(new URL('../../../levels/mastermind/', import.meta.url));
const classic = {colours: 6, pegs: 4, tries: 10, repetition: false, feedback: 'per-peg'};

const shipped = Object.fromEntries(
  fs.readdirSync(folder).map(name => [name, got(presets.parse(fs.readFileSync(folder + name, 'utf8')))]),
);

describe('the difficulty levels of the package', () => {
  test('are five, from the easiest', () => {
    expect(Object.keys(shipped)).toEqual([
      '1-beginner.json',
      '2-classic.json',
      '3-expert.json',
      '4-super.json',
      '5-master.json',
    ]);
  });

  test('are those of the rules', () => {
    expect(shipped['2-classic.json']).toEqual(classic);
    expect(shipped['3-expert.json']).toEqual({...classic, repetition: true, feedback: 'counts'});
    expect(shipped['4-super.json']).toEqual({...classic, colours: 8, pegs: 5, tries: 12, repetition: true});
  });

  test('have the usual one among them, and it is the game without options', () => {
    expect(shipped[`2-${presets.usual}.json`]).toEqual(classic);
    expect(got(parseOptions({}, 1))).toMatchObject(classic);
  });
});

describe('a difficulty level', () => {
  it('sets options of the game', () => {
    const names = optionSpecs.map(({name}) => name);
    expect(presets.options).toEqual(['colours', 'pegs', 'tries', 'repetition', 'feedback']);
    expect(names).toEqual(expect.arrayContaining([...presets.options]));
  });

  it('is any that can be met', () => {
    const valid = fc.record({
      colours: fc.integer({min: 2, max: 12}),
      pegs: fc.integer({min: 1, max: 8}),
      tries: fc.integer({min: 1, max: 20}),
      repetition: fc.boolean(),
      feedback: fc.constantFrom('per-peg', 'counts'),
    });
    fc.assert(
      fc.property(valid, values => {
        const {colours, pegs, repetition} = values;
        const expected =
          repetition || pegs <= colours
            ? {ok: true, value: values}
            : {ok: false, error: {code: 'too-few-colours', data: {colours, pegs}}};
        expect(presets.parse(JSON.stringify(values))).toEqual(expected);
      }),
    );
  });

  test.each(['', 'x', '[]', 'null', '"x"', '{"colours": 6', `${'['.repeat(60_000)}`])(
    'is no other text than an object in JSON (%#)',
    text => {
      expect(presets.parse(text)).toEqual({ok: false, error: {code: 'preset-json'}});
    },
  );

  test.each([
    [{...classic, mode: 'duel'}, 'mode'],
    [{...classic, constructor: 1}, 'constructor'],
    [{...classic, colours: 13}, 'colours'],
    [{...classic, colours: '6'}, 'colours'],
    [{...classic, pegs: 0}, 'pegs'],
    [{...classic, tries: 1.5}, 'tries'],
    [{...classic, tries: null}, 'tries'],
    [{...classic, repetition: 0}, 'repetition'],
    [{...classic, feedback: 'both'}, 'feedback'],
    [{...classic, feedback: undefined}, 'feedback'],
  ])('%j is refused with the member that is wrong', (values, member) => {
    expect(presets.parse(JSON.stringify(values))).toEqual({
      ok: false,
      error: {code: 'preset-member', data: {member}},
    });
  });
});
