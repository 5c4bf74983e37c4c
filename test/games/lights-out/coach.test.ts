import {describe, expect, test} from 'vitest';
import {lastRowTable, pressesIn, type Row, topRowFor} from '../../../source/games/lights-out/chasing.js';
import {coach} from '../../../source/games/lights-out/coach.js';
import {type Lesson, lessonOf} from '../../../source/games/lights-out/lesson.js';
import {type LightsOutMove, type LightsOutState, lightsOut} from '../../../source/games/lights-out/rules.js';
import {isSolvable} from '../../../source/games/lights-out/solver.js';
import {words} from '../../../source/games/lights-out/words.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';
import {languages} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';
import {type Board, pressed, quietPatterns} from './elimination.js';
import {boardOf, got, moveTo, rowsOf, stateOf, viewOf} from './tools.js';

const plus = {shape: 'plus', wrap: false, states: 2} as const;
const plusOf = (rows: number, columns: number, states: 2 | 3 = 2): Board => ({
  ...plus,
  rows,
  columns,
  states,
});

const stateWith = (board: Board, cells: readonly number[]): LightsOutState => {
  const glyphs = board.states === 3 ? '_12' : '_.';
  const text = cells.map(cell => glyphs[cell]).join('');
  const rows = Array.from({length: board.rows}, (_, row) =>
    text.slice(row * board.columns, (row + 1) * board.columns),
  );
  return lightsOut.initial(got(lightsOut.parseOptions({...board, cells: rows}, 1)), 1);
};

const viewFrom = (state: LightsOutState) => lightsOut.view(state, 0);
const play = (state: LightsOutState, {row, column}: LightsOutMove): LightsOutState =>
  lightsOut.evolve(state, {type: 'pressed', row, column});

/** A board that was off before these cells were pressed. */
const afterPresses = (board: Board, ...names: readonly string[]) => {
  const off = stateWith(board, Array<number>(board.rows * board.columns).fill(0));
  return viewFrom(names.map(moveTo).reduce(play, off));
};

/** Light chasing as a person does it: below each light, again and again, down to the last row. */
const chased = (start: LightsOutState, {rows, columns}: Board): LightsOutState => {
  let state = start;
  for (let index = 0; index < (rows - 1) * columns; index++)
    while (state.cells[index] !== 0)
      state = play(state, {
        type: 'press',
        row: Math.floor(index / columns) + 1,
        column: index % columns,
      });
  return state;
};

/** What is left of a pattern in the last row, after presses of the first row and chasing. */
const leftOf = (board: Board, lastRow: Row, topRow: Row): readonly number[] => {
  const above = Array<number>((board.rows - 1) * board.columns).fill(0);
  let state = stateWith(board, [...above, ...lastRow]);
  topRow.forEach((times, column) => {
    for (let time = 0; time < times; time++) state = play(state, {type: 'press', row: 0, column});
  });
  return chased(state, board).cells;
};

const isOff = (cells: readonly number[]): boolean => cells.every(cell => cell === 0);

const everyRow = ({columns, states}: Board): readonly Row[] =>
  Array.from({length: states ** columns}, (_, number) =>
    Array.from({length: columns}, (__, column) => Math.floor(number / states ** column) % states),
  );

const randomCells = ({rows, columns, states}: Board, random: Random): readonly number[] =>
  Array.from({length: rows * columns}, () => random.below(states));

const someBoard = (random: Random): Board =>
  plusOf(1 + random.below(12), 1 + random.below(12), random.below(2) === 0 ? 2 : 3);

const tabled: readonly Board[] = [
  ...everySize(8).map(([rows, columns]) => plusOf(rows, columns)),
  ...everySize(5).map(([rows, columns]) => plusOf(rows, columns, 3)),
];

function everySize(most: number): readonly (readonly [number, number])[] {
  return Array.from({length: most * most}, (_, index) => [Math.floor(index / most) + 1, (index % most) + 1]);
}

const label = ({rows, columns, states}: Board): string => `${rows} x ${columns}, ${states} states`;

describe('the table of last rows', () => {
  test('of 5 x 5 has the seven patterns that can be put out, each with the fewest presses', () => {
    const board = plusOf(5, 5);
    const {complete, lines} = lastRowTable(board);
    expect(complete).toBe(true);
    const patterns = lines.map(({lastRow}) => lastRow.join(''));
    const possible = everyRow(board).filter(
      row => !isOff(row) && isSolvable({...board, cells: [...Array<number>(20).fill(0), ...row]}),
    );
    expect(possible).toHaveLength(7);
    expect([...patterns].sort()).toEqual(possible.map(row => row.join('')).sort());
    // Few lights first, then those further left.
    expect(patterns).toEqual(['11100', '10001', '01010', '00111', '11011', '10110', '01101'].sort(inOrder));
  });

  const inOrder = (a: string, b: string): number =>
    a.replaceAll('0', '').length - b.replaceAll('0', '').length || (a > b ? -1 : 1);

  test('has every pattern, or those of which all others are sums', () => {
    for (const board of tabled) {
      const {complete, lines} = lastRowTable(board);
      const rank = board.columns - quietPatterns(board).length;
      expect(complete, label(board)).toBe(board.states ** rank <= 32);
      expect(lines.length, label(board)).toBe(complete ? board.states ** rank - 1 : rank);
      expect(new Set(lines.map(({lastRow}) => lastRow.join(''))).size).toBe(lines.length);
      if (complete) continue;
      const leads = lines.map(({lastRow}) => lastRow.findIndex(light => light !== 0));
      expect(leads).toEqual([...leads].sort((a, b) => a - b));
      for (const [index, {lastRow}] of lines.entries())
        expect(leads.map(lead => lastRow[lead])).toEqual(leads.map((_, other) => (other === index ? 1 : 0)));
    }
  });

  test('is right: each pattern goes out by its presses and chasing', () => {
    for (const board of tabled)
      for (const {lastRow, topRow} of lastRowTable(board).lines) {
        expect(isOff(lastRow)).toBe(false);
        expect(isOff(leftOf(board, lastRow, topRow)), `${label(board)}: ${lastRow} > ${topRow}`).toBe(true);
      }
  });

  test.each([
    plusOf(1, 2),
    plusOf(2, 2),
    plusOf(2, 5),
    plusOf(4, 4),
    plusOf(5, 5),
    plusOf(9, 5),
    plusOf(3, 4, 3),
    plusOf(4, 3, 3),
  ])('has no way with fewer presses: $rows x $columns, $states states', board => {
    for (const lastRow of everyRow(board)) {
      const counts = everyRow(board)
        .filter(topRow => isOff(leftOf(board, lastRow, topRow)))
        .map(pressesIn);
      const found = topRowFor(board, lastRow);
      expect(found && pressesIn(found)).toBe(counts.length === 0 ? undefined : Math.min(...counts));
    }
  });

  test('of patterns that add up gives presses that add up', () => {
    const random = randomFrom('sums');
    for (const board of [plusOf(6, 6), plusOf(7, 8), plusOf(5, 4, 3)]) {
      const {complete, lines} = lastRowTable(board);
      expect(complete).toBe(false);
      for (let round = 0; round < 20; round++) {
        const times = lines.map(() => random.below(board.states));
        const sumOf = (rows: readonly Row[]): Row =>
          (rows[0] ?? []).map(
            (_, column) =>
              rows.reduce((sum, row, index) => sum + (row[column] ?? 0) * (times[index] ?? 0), 0) %
              board.states,
          );
        const [lastRow, topRow] = [sumOf(lines.map(line => line.lastRow)), sumOf(lines.map(l => l.topRow))];
        expect(isOff(leftOf(board, lastRow, topRow))).toBe(true);
      }
    }
  });

  test.each([plusOf(64, 64), plusOf(30, 30), plusOf(64, 64, 3), plusOf(3, 62)])(
    'is there for large boards: $rows x $columns, $states states',
    board => {
      const {lines} = lastRowTable(board);
      expect(lines.length).toBeGreaterThan(0);
      for (const {lastRow, topRow} of lines.slice(0, 2))
        expect(isOff(leftOf(board, lastRow, topRow))).toBe(true);
    },
  );
});

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

describe('the pages', () => {
  const english = textOf({words}, 'en');
  const pagesOf = (view: ReturnType<typeof viewOf>, text = english): readonly (readonly string[])[] =>
    Array.from({length: coach.pageCount(view)}, (_, index) => coach.page(view, index, text).lines);

  test('of 5 x 5 teach it from the first press to the last', () => {
    let state = stateOf('...../...../...../...../.....');
    const said: (readonly string[])[] = [];
    for (let row = ''; !isOff(state.cells); ) {
      const {lines, marked} = coach.page(viewFrom(state), 0, english);
      // The first page of each row.
      const about = marked[0]?.row === 0 ? lines.join() : (lines[0] ?? '').slice(0, 5);
      if (about !== row) said.push(lines);
      row = about;
      const [next] = marked;
      if (next === undefined) throw new Error('nothing is marked');
      state = play(state, next);
    }
    const rowPage = (row: string, lit: string, below: string, end: string): readonly string[] => [
      `Row ${row} is the first with lights: ${lit}.`,
      `Press the cell below ${lit.includes(',') ? 'each of them' : 'it'}: ${below}.`,
      `Go on row by row${end}`,
    ];
    const [down, out] = [' until only row E has lights.', ': all the lights will go out.'];
    expect(said).toEqual([
      rowPage('A', 'A1, A2, A3, A4, A5', 'B1, B2, B3, B4, B5', down),
      rowPage('B', 'B1, B5', 'C1, C5', down),
      rowPage('C', 'C1, C2, C4, C5', 'D1, D2, D4, D5', down),
      rowPage('D', 'D2, D3, D4', 'E2, E3, E4', down),
      [
        'Only row E has lights left. Its pattern tells what to press in row A:',
        'o...o  > oo...',
        'Press A1, A2, then chase the lights down again.',
      ],
      [
        'Not all that the pattern of row E asks of row A is pressed yet:',
        'o...o  > oo...',
        'Press A2, then chase the lights down again.',
      ],
      rowPage('A', 'A3', 'B3', out),
      rowPage('B', 'B1, B3, B4', 'C1, C3, C4', out),
      rowPage('C', 'C1, C3, C5', 'D1, D3, D5', out),
      rowPage('D', 'D4, D5', 'E4, E5', out),
    ]);
  });

  test('after the first are the table', () => {
    expect(pagesOf(boardOf(5, 5)).slice(1)).toEqual([
      [
        'Last row > presses in row A',
        ...lastRowTable(plusOf(5, 5)).lines.map(({lastRow, topRow}) => `${dots(lastRow)}  > ${dots(topRow)}`),
      ],
    ]);
    expect(pagesOf(boardOf(4, 4))[1]).toEqual([
      "There is no pattern to learn: when lights are left in the last row, the level can't be solved.",
    ]);
    const wide = pagesOf(boardOf(2, 13));
    expect(wide).toHaveLength(3);
    expect(wide.slice(1).flat()).toHaveLength(13 - quietPatterns(plusOf(2, 13)).length + 2 * 2);
    expect(wide[1]?.at(-1)).toBe('Patterns add up, and so do their presses.');
    for (const line of wide[1]?.slice(1, -1) ?? []) expect(line).toMatch(/^B\d+( B\d+)* > A\d+( A\d+)*$/);
    // By hand: A1 makes 11 of row A and 22 of row B, and two presses each of B1 and B2 put all of it out.
    expect(pagesOf(boardOf(2, 2, {states: '3'}))[1]).toEqual([
      'Last row > presses in row A',
      '12  > 1.',
      '21  > .1',
      'Left of the sign the states, right of it how often to press.',
    ]);
  });

  const dots = (row: Row): string => row.map(light => (light === 0 ? '.' : 'o')).join('');

  test('are one only where chasing does not work', () => {
    expect(pagesOf(boardOf(5, 5, {shape: 'x'}))).toEqual([
      [
        "Light chasing is for boards where a press changes the cell and its four neighbours, and the edges don't join.",
        'The tip and the solutions help here all the same.',
      ],
    ]);
  });

  test.each([
    ['a single row', viewOf('._..'), ['A single row leaves nothing to chase: press A1, A3.']],
    [
      'a single row with three states',
      viewOf('22_', {states: '3'}),
      ['A single row leaves nothing to chase: press A1.'],
    ],
    [
      'a long row',
      boardOf(4, 15),
      [
        'Row A is the first with lights: A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12 and 3 more.',
        'Press the cell below each of them: B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12 and 3 more.',
        'Go on row by row until only row D has lights.',
      ],
    ],
    [
      'a light in state 2',
      afterPresses(plusOf(2, 2, 3), 'A1', 'B1', 'B2', 'B2'),
      [
        'Row A is the first with lights: A1.',
        'Press below it until it is off: B1.',
        'Go on row by row until only row B has lights.',
      ],
    ],
    [
      'a single row that can’t be put out',
      viewOf('._'),
      ['No presses put out all of this row.', "This level can't be solved."],
    ],
    [
      'the board of the exercise',
      viewOf('__._/____/.___/__..'),
      [
        'Chased down, the lights leave a pattern in row D that no presses in row A put out:',
        '.o..',
        "This level can't be solved.",
      ],
    ],
  ])('say of %s what to do', (_name, view, lines) => {
    expect(coach.page(view, 0, english).lines).toEqual(lines);
  });

  test('mark what the lesson says, and nothing where there is nothing to press', () => {
    expect(coach.page(viewOf('._./___/___'), 0, english).marked.map(lightsOut.makeMove)).toEqual([
      'B1',
      'B3',
    ]);
    expect(coach.page(viewOf('._./___/___'), 1, english).marked).toEqual([]);
    for (const view of [viewOf('._'), viewOf('__'), boardOf(3, 3, {wrap: true})])
      expect(coach.page(view, 0, english).marked).toEqual([]);
  });

  test.each(languages)(
    'in the language %s are whole, and fit a narrow panel where they are drawn',
    language => {
      const text = textOf({words}, language);
      const letters = {en: '', fr: 'àâçéèêëîïôûùüœÀÉÈÊ', zh: '\\p{Script=Han}，。：；'}[language];
      const random = randomFrom('pages', language);
      for (let round = 0; round < 120; round++) {
        const board = plusOf(1 + random.below(12), 1 + random.below(14), random.below(2) === 0 ? 2 : 3);
        const cells = randomCells(board, random);
        const view = viewFrom(stateWith(board, round % 2 === 0 ? cells : pressed(board, cells)));
        for (const lines of pagesOf(view, text)) {
          expect(lines.length).toBeLessThan(12);
          for (const line of lines) {
            expect(line).toMatch(new RegExp(`^[ -~${letters}]+$`, 'u'));
            expect(line).not.toMatch(/\{\{|undefined/);
            if (/^[.o12]+( {2}> [.o12]+)?$/.test(line)) expect(line.length).toBeLessThanOrEqual(28);
          }
        }
      }
    },
  );
});
