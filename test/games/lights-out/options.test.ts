import {describe, expect, test} from 'vitest';
import {
  isGiven,
  longestSide,
  makingOptions,
  optionSpecs,
  parseOptions,
} from '../../../source/games/lights-out/options.js';
import {got, refusalOf} from './tools.js';

const cells = ['.__', '___'];

describe('the options of a level', () => {
  test('get the rules that are not said', () => {
    expect(got(parseOptions({cells}))).toEqual({cells, shape: 'plus', wrap: false, states: 2});
  });

  test('are written in one way: with three states a dot is a 1', () => {
    expect(got(parseOptions({cells: ['._', '12'], states: 3, shape: 'x', wrap: true}))).toEqual({
      cells: ['1_', '12'],
      shape: 'x',
      wrap: true,
      states: 3,
    });
  });

  test('are the same when they are parsed again', () => {
    for (const input of [{cells}, {cells: ['.2'], states: 3, title: 'T', author: 'A'}, {cells, wrap: true}]) {
      const options = got(parseOptions(input));
      expect(JSON.stringify(got(parseOptions(options)))).toBe(JSON.stringify(options));
    }
  });

  test('keep a title and an author, cleaned and cut', () => {
    const options = got(parseOptions({cells, title: 'a\u001b[31mb\u009bc', author: 'x'.repeat(99)}));
    if (!isGiven(options)) throw new Error('the level was made');
    expect(options.title).toBe('a\ufffd[31mb\ufffdc');
    expect(options.author).toBe(`${'x'.repeat(37)}...`);
    expect(got(parseOptions({cells, title: '  a  b '}))).toMatchObject({title: 'a  b'});
  });

  test('drop members that nobody knows', () => {
    const input = JSON.parse('{"cells":["."],"__proto__":{"wrap":true},"rows":9}');
    expect(got(parseOptions(input))).toEqual({cells: ['.'], shape: 'plus', wrap: false, states: 2});
  });

  test('a board may be as large as the limit', () => {
    const largest = Array(longestSide).fill('.'.repeat(longestSide));
    expect(got(parseOptions({cells: largest}))).toMatchObject({cells: largest});
  });

  test.each([
    [undefined, 'cells'],
    [null, 'cells'],
    ['.', 'cells'],
    [{cells: []}, 'cells'],
    [{cells: '...'}, 'cells'],
    [{cells: ['']}, 'cells.0'],
    [{cells: ['..', 1]}, 'cells.1'],
    [{cells: ['..', '.']}, 'cells'],
    [{cells: ['.x']}, 'cells.0'],
    [{cells: ['.\n']}, 'cells.0'],
    [{cells: ['.'.repeat(65)]}, 'cells.0'],
    [{cells: Array(65).fill('.')}, 'cells'],
    [{cells: ['1']}, 'states'],
    [{cells: ['2'], states: 2}, 'states'],
    [{cells, shape: 'circle'}, 'shape'],
    [{cells, wrap: 'yes'}, 'wrap'],
    [{cells, states: 4}, 'states'],
    [{cells, states: '4'}, 'states'],
    [{cells, title: 5}, 'title'],
    [{cells, author: null}, 'author'],
  ])('%j is refused for its %s', (input, option) => {
    expect(refusalOf(parseOptions(input))).toEqual({code: 'bad-option', data: {option}});
  });

  test('what the flags offer is what is taken', () => {
    for (const spec of optionSpecs.filter(({name}) => !makingOptions.some(made => made === name))) {
      const values = spec.kind === 'choice' ? spec.values : [true, false];
      for (const value of values) {
        const input = spec.name === 'states' ? Number(value) : value;
        expect(got(parseOptions({cells, [spec.name]: input}))).toMatchObject({[spec.name]: input});
      }
      const standard = spec.name === 'states' ? Number(spec.default) : spec.default;
      expect(got(parseOptions({cells}))).toMatchObject({[spec.name]: standard});
    }
  });
});

describe('the options of a level that is made', () => {
  const made = (input: object): unknown => got(parseOptions(input));

  test('are a 5 x 5 of the plain rules by default', () => {
    expect(made({})).toEqual({shape: 'plus', wrap: false, states: 2, rows: 5, columns: 5});
    expect(made(Object.fromEntries(optionSpecs.map(spec => [spec.name, spec.default])))).toEqual(made({}));
  });

  test('are said in words as on the command line, and are the same when they are parsed again', () => {
    for (const input of [
      {size: '7x9', par: 12},
      {size: '7X9', par: '12', shape: 'x', states: '3', wrap: true},
      {difficulty: 'hard', size: '6x6'},
      {daily: '2026-11-30'},
      {daily: '2024-02-29'},
    ]) {
      const whole = got(parseOptions(input));
      expect(JSON.stringify(got(parseOptions(whole)))).toBe(JSON.stringify(whole));
    }
    expect(made({size: '7x9', par: 12})).toMatchObject({rows: 7, columns: 9, par: 12});
  });

  test.each([
    [{size: '0x5'}, {code: 'bad-option', data: {option: 'size'}}],
    [{size: '65x5'}, {code: 'bad-option', data: {option: 'size'}}],
    [{size: '5'}, {code: 'bad-option', data: {option: 'size'}}],
    [{rows: 1.5}, {code: 'bad-option', data: {option: 'size'}}],
    [{par: '0'}, {code: 'bad-option', data: {option: 'par'}}],
    [{par: '-3'}, {code: 'bad-option', data: {option: 'par'}}],
    [{par: 'many'}, {code: 'bad-option', data: {option: 'par'}}],
    [{difficulty: 'mean'}, {code: 'bad-option', data: {option: 'difficulty'}}],
    [{daily: '2026-02-30'}, {code: 'bad-option', data: {option: 'daily'}}],
    [{daily: 'today'}, {code: 'bad-option', data: {option: 'daily'}}],
    [
      {par: 5, difficulty: 'easy'},
      {code: 'excluded', data: {option: 'par', by: 'difficulty'}},
    ],
    [
      {daily: '2026-11-30', size: '9x9'},
      {code: 'excluded', data: {option: 'size', by: 'daily'}},
    ],
    [
      {daily: '2026-11-30', wrap: true},
      {code: 'excluded', data: {option: 'wrap', by: 'daily'}},
    ],
    [[], {code: 'bad-option', data: {option: 'cells'}}],
  ])('%j is refused', (input, refusal) => {
    expect(refusalOf(parseOptions(input))).toEqual(refusal);
  });
});
