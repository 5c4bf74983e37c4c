import {describe, expect, test} from 'vitest';
import {type Lesson, lessonOf} from '../../../source/games/lights-out/lesson.js';
import type {LightsOutMove, LightsOutState} from '../../../source/games/lights-out/rules.js';
import {isSolvable} from '../../../source/games/lights-out/solver.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';
import {type Board, pressed} from './elimination.js';
import {
  afterPresses,
  everyRow,
  isOff,
  label,
  play,
  plusOf,
  randomCells,
  stateWith,
  viewFrom,
} from './plus-boards.js';
import {boardOf, rowsOf, viewOf} from './tools.js';

const someBoard = (random: Random): Board =>
  plusOf(1 + random.below(12), 1 + random.below(12), random.below(2) === 0 ? 2 : 3);

/** Follows the lessons to the end: what they were, and how many presses it took. */
const follow = (
  board: Board,
  start: LightsOutState,
  choose: (presses: readonly LightsOutMove[]) => LightsOutMove | undefined,
): {readonly lessons: readonly Lesson[]; readonly state: LightsOutState} => {
  const most = (2 * board.rows - 1) * board.columns * (board.states - 1);
  const lessons: Lesson[] = [];
  let state = start;
  while (!isOff(state.cells)) {
    const lesson = lessonOf(viewFrom(state));
    const next = 'presses' in lesson ? choose(lesson.presses) : undefined;
    if (next === undefined || lessons.length === most)
      throw new Error(`${label(board)} ${rowsOf(start)}: ${JSON.stringify(lesson)}`);
    lessons.push(lesson);
    state = play(state, next);
  }
  return {lessons, state};
};

/** `d` for chasing down to the last row, `l` for the presses it asks for, `o` for chasing until all is off. */
const courseOf = (lessons: readonly Lesson[]): string =>
  lessons.map(lesson => (lesson.type === 'row' ? (lesson.goal === 'all-off' ? 'o' : 'd') : 'l')).join('');

describe('who follows the lessons', () => {
  test.each(['the first press', 'any press'])('by %s comes to the end, and chases at most twice', which => {
    const random = randomFrom('follow', which);
    for (let round = 0; round < 300; round++) {
      const board = someBoard(random);
      const start = stateWith(board, pressed(board, randomCells(board, random)));
      const {lessons, state} = follow(board, start, presses =>
        which === 'any press' ? presses[random.below(presses.length)] : presses[0],
      );
      expect(isOff(state.cells)).toBe(true);
      expect(courseOf(lessons), `${label(board)} ${rowsOf(start)}`).toMatch(/^d*l*o*$/);
    }
  });

  test('comes to the end from every board of some small sizes, whatever was pressed before', () => {
    for (const board of [plusOf(1, 5), plusOf(2, 4), plusOf(2, 5), plusOf(3, 3), plusOf(2, 3, 3)]) {
      const cells = everyRow({...board, columns: board.rows * board.columns});
      for (const one of cells)
        for (const presses of [0, 2, 50]) {
          const start = {...stateWith(board, one), presses};
          if (isSolvable(viewFrom(start)))
            expect(courseOf(follow(board, start, all => all[0]).lessons)).toMatch(/^d*l*o*$/);
        }
    }
  });

  test.each([plusOf(30, 30), plusOf(2, 62), plusOf(19, 19, 3), plusOf(40, 6, 3)])(
    'comes to the end of a large board: $rows x $columns, $states states',
    board => {
      const random = randomFrom('large', label(board));
      const start = stateWith(board, pressed(board, randomCells(board, random)));
      const {lessons} = follow(board, start, presses => presses[0]);
      expect(courseOf(lessons)).toMatch(/^d+l+o+$/);
    },
  );

  test('and strays now and then still comes to the end', () => {
    const random = randomFrom('stray');
    for (let round = 0; round < 60; round++) {
      const board = someBoard(random);
      let state = stateWith(board, pressed(board, randomCells(board, random)));
      for (let strayed = 0; strayed < 3; strayed++) {
        for (let step = 0; step < 5; step++) {
          const lesson = lessonOf(viewFrom(state));
          const next = 'presses' in lesson ? lesson.presses[0] : undefined;
          if (next !== undefined) state = play(state, next);
        }
        state = play(state, {
          type: 'press',
          row: random.below(board.rows),
          column: random.below(board.columns),
        });
      }
      expect(isOff(follow(board, state, presses => presses[0]).state.cells)).toBe(true);
    }
  });

  test('sees the same pattern while the first row is pressed', () => {
    const random = randomFrom('pattern');
    for (let round = 0; round < 100; round++) {
      const board = plusOf(3 + random.below(6), 2 + random.below(8), random.below(2) === 0 ? 2 : 3);
      const start = stateWith(board, pressed(board, randomCells(board, random)));
      const asked = follow(board, start, presses => presses[0]).lessons.filter(
        lesson => lesson.type === 'last-row',
      );
      expect(new Set(asked.map(({pattern}) => pattern.join(''))).size).toBeLessThan(2);
      expect(asked.map(({presses}) => presses.length)).toEqual(asked.map((_, index) => asked.length - index));
      expect(asked.map(({stage}) => stage)).toEqual(asked.map((_, index) => (index ? 'go-on' : 'begin')));
    }
  });
});

describe('a lesson', () => {
  test('is to press below the first row with lights', () => {
    expect(lessonOf(afterPresses(plusOf(5, 5), 'C1', 'C4'))).toMatchObject({
      type: 'row',
      row: 1,
      lit: [
        {row: 1, column: 0},
        {row: 1, column: 3},
      ],
      presses: [
        {type: 'press', row: 2, column: 0},
        {type: 'press', row: 2, column: 3},
      ],
      goal: 'all-off',
    });
  });

  test('names a cell twice that is to be pressed twice', () => {
    expect(lessonOf(afterPresses(plusOf(3, 3, 3), 'B2', 'B2', 'B3'))).toMatchObject({
      type: 'row',
      row: 0,
      presses: [
        {type: 'press', row: 1, column: 1},
        {type: 'press', row: 1, column: 2},
        {type: 'press', row: 1, column: 2},
      ],
      goal: 'all-off',
    });
  });

  test('is that a board can’t be solved exactly when the solver says so', () => {
    const random = randomFrom('unsolvable');
    const counts = {solvable: 0, unsolvable: 0};
    for (let round = 0; round < 400; round++) {
      const board = plusOf(1 + random.below(8), 1 + random.below(8), random.below(2) === 0 ? 2 : 3);
      const view = viewFrom(stateWith(board, randomCells(board, random)));
      const solvable = isSolvable(view);
      counts[solvable ? 'solvable' : 'unsolvable']++;
      expect(lessonOf(view).type !== 'unsolvable', label(board)).toBe(solvable);
    }
    expect(Math.min(counts.solvable, counts.unsolvable)).toBeGreaterThan(50);
  });

  test.each([{shape: 'x'}, {shape: 'square'}, {wrap: true}, {wrap: true, states: '3'}])(
    'is that %j is not for chasing',
    set => {
      expect(lessonOf(boardOf(5, 5, set))).toEqual({type: 'elsewhere'});
    },
  );

  test('is that all is done when every cell is off', () => {
    expect(lessonOf(viewOf('__/__'))).toEqual({type: 'solved'});
    expect(lessonOf(viewOf('__/__', {shape: 'x'}))).toEqual({type: 'solved'});
  });
});
