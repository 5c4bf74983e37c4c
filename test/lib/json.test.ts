import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {asRecord, sameJson} from '../../source/lib/json.js';

describe('sameJson', () => {
  it('is true of a value and what JSON text makes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), input => {
        expect(sameJson(input, JSON.parse(JSON.stringify(input)))).toBe(true);
      }),
      {seed: 1, numRuns: 500},
    );
  });

  it('says what a comparison of canonical texts says', () => {
    const canonical = (value: unknown): string =>
      JSON.stringify(value, (_key, member: unknown) => {
        const table = asRecord(member);
        return table === undefined
          ? member
          : Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      });
    // Few leaves, so that equal values come about by chance.
    const {tree} = fc.letrec(tie => ({
      tree: fc.oneof(
        {maxDepth: 3},
        fc.constantFrom(0, 1, 'a', null, true),
        fc.array(tie('tree'), {maxLength: 2}),
        fc.dictionary(fc.constantFrom('a', 'b', 'constructor'), tie('tree'), {
          maxKeys: 2,
          noNullPrototype: true,
        }),
      ),
    }));
    let equal = 0;
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const same = canonical(a) === canonical(b);
        equal += same ? 1 : 0;
        expect(sameJson(a, b)).toBe(same);
      }),
      {seed: 1, numRuns: 1000},
    );
    expect(equal).toBeGreaterThan(20);
  });

  it.each<[string, unknown, unknown]>([
    ['the order of members', {a: 1, b: [2, {c: 3}]}, {b: [2, {c: 3}], a: 1}],
    ['a member that is undefined', {a: 1, b: undefined}, {a: 1}],
    ['the sign of zero', [-0], [0]],
    ['empty things', {a: [], b: {}}, {b: {}, a: []}],
  ])('does not mind %s', (_name, a, b) => {
    expect(sameJson(a, b)).toBe(true);
    expect(sameJson(b, a)).toBe(true);
  });

  it.each<[string, unknown, unknown]>([
    ['a number and its text', 1, '1'],
    ['nothing and null', undefined, null],
    ['a list and an object', [], {}],
    ['a list and a longer one', [1], [1, 2]],
    ['the order of a list', [1, 2], [2, 1]],
    ['a member more', {a: 1}, {a: 1, b: null}],
    ['a prototype that was written', JSON.parse('{"__proto__":{}}'), {}],
    ['a constructor that was written', {constructor: {}}, {}],
    ['numbers that are close', 0.1 + 0.2, 0.3],
    ['null and an object', null, {}],
    ['false and zero', false, 0],
  ])('tells apart %s', (_name, a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});

describe('asRecord', () => {
  it('is for objects, and not for lists, null or anything else', () => {
    expect(asRecord({a: 1})).toEqual({a: 1});
    for (const input of [null, undefined, [], 'x', 1, true, () => 1]) expect(asRecord(input)).toBeUndefined();
  });
});
