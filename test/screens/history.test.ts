import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  addStep,
  beginHistory,
  type History,
  mapSteps,
  mostSteps,
  moveStep,
  stepNow,
} from '../../source/screens/history.js';

test('what is taken back is done again, until something else is done', () => {
  const three = addStep(addStep(beginHistory('a'), 'b'), 'c');
  expect(stepNow(three)).toBe('c');
  expect(moveStep(three, 1)).toBeUndefined();
  const back = moveStep(three, -1) ?? three;
  expect(stepNow(back)).toBe('b');
  expect(moveStep(back, 1)).toEqual(three);
  const other = addStep(back, 'd');
  expect(other.steps).toEqual(['a', 'b', 'd']);
  expect(moveStep(other, 1)).toBeUndefined();
  expect(moveStep(beginHistory('a'), -1)).toBeUndefined();
  expect(mapSteps(back, step => step + step)).toEqual({steps: ['aa', 'bb', 'cc'], place: 1});
});

test('a thousand steps can be taken back, and the oldest are forgotten', () => {
  let history: History<number> | undefined = beginHistory(0);
  for (let step = 1; step <= mostSteps + 500; step++) history = addStep(history, step);
  let count = 0;
  for (let back = moveStep(history, -1); back !== undefined; back = moveStep(back, -1)) {
    history = back;
    count += 1;
  }
  expect(count).toBe(1000);
  expect(stepNow(history)).toBe(500);
});

test('it is as two piles, one of what was done and one of what was taken back', () => {
  const act = fc.oneof(fc.nat(9), fc.constantFrom('undo' as const, 'redo' as const));
  fc.assert(
    fc.property(fc.array(act, {maxLength: 60}), acts => {
      let history: History<number> = beginHistory(0);
      let [done, undone]: [readonly number[], readonly number[]] = [[0], []];
      for (const each of acts) {
        if (typeof each === 'number') {
          history = addStep(history, each);
          [done, undone] = [[...done, each], []];
        } else {
          history = moveStep(history, each === 'undo' ? -1 : 1) ?? history;
          const last = each === 'undo' ? done.at(-1) : undone.at(-1);
          if (each === 'undo' && done.length > 1 && last !== undefined)
            [done, undone] = [done.slice(0, -1), [...undone, last]];
          if (each === 'redo' && last !== undefined) [done, undone] = [[...done, last], undone.slice(0, -1)];
        }
        expect(stepNow(history)).toBe(done.at(-1));
      }
      expect(history.steps).toEqual([...done, ...[...undone].reverse()]);
    }),
  );
});
