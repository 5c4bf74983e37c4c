import {describe, expect, test} from 'vitest';
import {lastRowTable, type Row} from '../../../source/games/lights-out/chasing.js';
import {coach} from '../../../source/games/lights-out/coach.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import {words} from '../../../source/games/lights-out/words.js';
import {randomFrom} from '../../../source/lib/random.js';
import {languages} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';
import {pressed, quietPatterns} from './elimination.js';
import {afterPresses, isOff, play, plusOf, randomCells, stateWith, viewFrom} from './plus-boards.js';
import {boardOf, stateOf, viewOf} from './tools.js';

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
