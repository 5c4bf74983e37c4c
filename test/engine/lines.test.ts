import {describe, expect, it} from 'vitest';
import {type Line, parseLine} from '../../source/engine/lines.js';
import {codeOf, value} from '../checks.js';
import {headerOf} from '../headers.js';

const time = '2026-01-02T03:04:05.000Z';
const header = headerOf({id: 'tally', rules: 1}, [undefined, 'random'], {a: [1, null]});
const ply: Line = {type: 'ply', n: 1, parent: 0, seat: 'chance', events: [{type: 'dealt'}], ms: 5};

const lines: readonly Line[] = [
  header,
  {...header, from: {file: 'x', ply: 7, plies: 5, seat: 1, earlier: [{plies: 2, seat: 0}]}},
  ply,
  {...ply, seat: 1, move: 'draw', scores: [1, -0.5]},
  {type: 'head', to: 0, why: 'undo', ms: 0},
  {type: 'mark', kind: 'note', text: 'x', ms: 0},
  {type: 'end', why: 'left', assisted: true, time, ms: 0},
];

describe('parseLine', () => {
  it('reads each kind of line as it was written, and drops what it does not know', () => {
    for (const line of lines) {
      const written = JSON.parse(JSON.stringify(line));
      expect(value(parseLine(written))).toEqual(line);
      expect(value(parseLine({...written, crc: '00000000', more: {}}))).toEqual(line);
    }
  });

  it('names what is wrong', () => {
    const faults: readonly (readonly [unknown, string])[] = [
      [undefined, 'line-shape'],
      [[], 'line-shape'],
      [{type: 7}, 'line-shape'],
      [{type: 'verse'}, 'line-unknown'],
      [{type: '__proto__'}, 'line-unknown'],
      [{type: 'constructor'}, 'line-unknown'],
      [JSON.parse('{"__proto__":{"type":"mark"}}'), 'line-shape'],
    ];
    for (const [input, code] of faults) expect(codeOf(parseLine(input)), JSON.stringify(input)).toBe(code);
    expect(parseLine({...ply, events: [7]})).toEqual({
      ok: false,
      error: {code: 'line-shape', data: {member: 'events.0'}},
    });
  });

  it.each([-1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined])(
    'refuses %s as a place',
    place => {
      expect(codeOf(parseLine({...ply, n: place}))).toBe('line-shape');
      expect(codeOf(parseLine({...ply, parent: place}))).toBe('line-shape');
      expect(codeOf(parseLine({type: 'head', to: place, why: 'jump', ms: 0}))).toBe('line-shape');
      expect(codeOf(parseLine({...ply, seat: place}))).toBe('line-shape');
    },
  );

  it('lets no time go back, and none last more than a day', () => {
    const read = (ms: number): number => {
      const line = value(parseLine({...ply, ms}));
      return line.type === 'header' ? Number.NaN : line.ms;
    };
    expect([-5, 0.4, 1e12, Number.POSITIVE_INFINITY].map(read)).toEqual([0, 0, 86_400_000, 86_400_000]);
  });

  it('refuses a header that is not one', () => {
    const changes = [
      {format: 'x'},
      {version: 0},
      {seats: []},
      {time: 'yesterday'},
      {options: undefined},
      {seed: 7},
    ];
    for (const change of changes)
      expect(codeOf(parseLine({...header, ...change})), JSON.stringify(change)).toBe('line-shape');
  });
});
