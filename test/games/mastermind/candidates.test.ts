import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {candidatesFor, drawNumber} from '../../../source/games/mastermind/candidates.js';
import {codeCount, codeOf, numberOf} from '../../../source/games/mastermind/codes.js';
import {conflictIn} from '../../../source/games/mastermind/conflict.js';
import {agrees, answerTo, type Row} from '../../../source/games/mastermind/feedback.js';
import {randomFrom} from '../../../source/lib/random.js';
import {agreeing, anyRows, code, kinds} from './spaces.js';

describe('candidates', () => {
  it('are exactly the codes that agree with every row, in order, from any place', () => {
    fc.assert(
      fc.property(anyRows(4), fc.nat(), fc.nat(20), ({space, rows}, place, length) => {
        const expected = agreeing(space, rows);
        const candidates = candidatesFor(space, rows);
        expect(candidates.count).toBe(expected.length);
        expect([...candidates]).toEqual(expected);
        expect([...candidates.numbers()]).toEqual(expected.map(each => numberOf(each, space.colours)));
        const from = place % (expected.length + 1);
        expect(candidates.slice(from, from + length)).toEqual(expected.slice(from, from + length));
        expect(candidates.at(from)).toEqual(expected[from]);
        expect(candidates.at(-1)).toBeUndefined();
        const some = expected.map((_, index) => candidates.numberOfSome(index));
        expect(some.sort((a, b) => a - b)).toEqual([...candidates.numbers()]);
      }),
      {numRuns: 300},
    );
  });

  it('may come from rows of both kinds', () => {
    const space = {colours: 5, pegs: 4, repetition: true};
    const secret = code('1213');
    const rows = [
      {guess: code('1122'), answer: answerTo('counts', code('1122'), secret)},
      {guess: code('2214'), answer: answerTo('per-peg', code('2214'), secret)},
    ];
    expect([...candidatesFor(space, rows)]).toEqual(agreeing(space, rows));
    expect([...candidatesFor(space, rows)]).toContainEqual(secret);
  });

  it('are counted for every answer, so that the numbers add up to all codes', () => {
    const space = {colours: 9, pegs: 7, repetition: true};
    const guess = [0, 0, 1, 2, 3, 4, 5];
    let sum = 0;
    for (let well = 0; well <= 7; well++)
      for (let misplaced = 0; misplaced <= 7 - well; misplaced++)
        sum += candidatesFor(space, [{guess, answer: {type: 'counts', well, misplaced}}]).count;
    expect(sum).toBe(codeCount(space));
  });

  test.each(kinds)('of 12 colours and 8 pegs close in on the secret with %s', kind => {
    const space = {colours: 12, pegs: 8, repetition: true};
    const random = randomFrom('close', kind);
    const anyCode = () => codeOf(random.below(codeCount(space)), 12, 8);
    const secret = anyCode();
    const rows: Row[] = [];
    let count = codeCount(space);
    expect(candidatesFor(space, []).count).toBe(count);
    for (let row = 0; row < 8; row++) {
      const guess = anyCode();
      rows.push({guess, answer: answerTo(kind, guess, secret)});
      const candidates = candidatesFor(space, rows);
      expect(candidates.count).toBeLessThanOrEqual(count);
      count = candidates.count;
      const drawn = codeOf(drawNumber(candidates, random), 12, 8);
      expect(rows.every(each => agrees(each, drawn))).toBe(true);
    }
    expect([...candidatesFor(space, rows)]).toContainEqual(secret);
  });

  it('are drawn each as often as any other', () => {
    const rows: readonly Row[] = [{guess: code('112'), answer: {type: 'counts', well: 1, misplaced: 1}}];
    const candidates = candidatesFor({colours: 3, pegs: 3, repetition: true}, rows);
    const random = randomFrom('draw');
    const drawn = new Map<number, number>();
    for (let time = 0; time < 600 * candidates.count; time++) {
      const name = drawNumber(candidates, random);
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort((a, b) => a - b)).toEqual([...candidates.numbers()]);
    // Four standard errors.
    for (const times of drawn.values()) expect(Math.abs(times - 600)).toBeLessThan(100);
  });
});

describe('rows that contradict one another', () => {
  it('are the fewest, and the first of these', () => {
    fc.assert(
      fc.property(anyRows(5), ({space, rows}) => {
        const sets = Array.from({length: 2 ** rows.length}, (_, bits) =>
          rows.flatMap((_row, index) => ((bits >> index) & 1 ? [index] : [])),
        ).sort((a, b) => a.length - b.length || compare(a, b));
        const chosen = (set: readonly number[]) => rows.filter((_, index) => set.includes(index));
        const expected = sets.find(set => agreeing(space, chosen(set)).length === 0);
        expect(conflictIn(space, rows)).toEqual(expected);
      }),
      {numRuns: 200},
    );
  });

  it('may be a single row', () => {
    const space = {colours: 6, pegs: 4, repetition: true};
    const rows: readonly Row[] = [
      {guess: code('1234'), answer: {type: 'counts', well: 0, misplaced: 1}},
      {guess: code('1111'), answer: {type: 'counts', well: 1, misplaced: 1}},
    ];
    expect(conflictIn(space, rows)).toEqual([1]);
    expect(conflictIn(space, rows.slice(0, 1))).toBeUndefined();
  });
});

const compare = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
};
