import {describe, expect, test} from 'vitest';
import {aids, solutionsOf} from '../../../source/games/lights-out/aids.js';
import {restOf} from '../../../source/games/lights-out/par.js';
import {report} from '../../../source/games/lights-out/report.js';
import type {LightsOutMove, LightsOutView} from '../../../source/games/lights-out/rules.js';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {words} from '../../../source/games/lights-out/words.js';
import {randomFrom} from '../../../source/lib/random.js';
import {type GameText, type Language, languages} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';
import {all, type Board, pressed, quietPatterns, sized, square, sum, undoing} from './elimination.js';
import {label, randomCells, stateWith, viewFrom} from './plus-boards.js';
import {viewOf} from './tools.js';

const random = randomFrom('aids');
const say = (language: Language): GameText => textOf({words}, language);
const pageOf = (id: string, view: LightsOutView, index = 0, language: Language = 'en') => {
  const page = aids.find(aid => aid.id === id)?.page(view, index, say(language));
  if (page === undefined) throw new Error(`no aid ${id}`);
  return page;
};
const pageCount = (view: LightsOutView): number =>
  aids.find(({id}) => id === 'solutions')?.pageCount(view) ?? 0;

/** Marked cells as a list of presses. */
const marks = ({columns, cells}: LightsOutView, moves: readonly LightsOutMove[]): readonly number[] => {
  const presses: number[] = cells.map(() => 0);
  for (const {row, column} of moves)
    presses[row * columns + column] = (presses[row * columns + column] ?? 0) + 1;
  return presses;
};

/** A board that can be solved, and is not off already. */
const solvable = (board: Board): LightsOutView => {
  const view = viewFrom(stateWith(board, pressed(board, randomCells(board, random))));
  return view.solved ? solvable(board) : view;
};

/** Does pressing these put every cell out? */
const works = (board: Board, view: LightsOutView, presses: readonly number[]): boolean =>
  pressed(board, undoing(board, presses)).every((light, cell) => light === view.cells[cell]);

describe('the solutions', () => {
  test.each(
    [
      square(4),
      square(5),
      square(5, {wrap: true}),
      square(5, {states: 3}),
      square(3, {shape: 'x', states: 3}),
      sized(2, 5, {shape: 'square'}),
      sized(3, 3, {wrap: true, shape: 'square', states: 3}),
    ].map(board => [label(board), board] as const),
  )('of %s are all there, all work, the shortest first', (_name, board) => {
    const view = solvable(board);
    const count = board.states ** quietPatterns(board).length;
    expect(count).toBeLessThanOrEqual(6561);
    expect(pageCount(view)).toBe(count);
    const pages = Array.from({length: count}, (_, index) => pageOf('solutions', view, index));
    const found = pages.map(({marked}) => marks(view, marked));
    expect(new Set(found.map(String)).size).toBe(count);
    for (const presses of found) expect(works(board, view, presses)).toBe(true);
    const lengths = found.map(sum);
    expect(lengths[0]).toBe(restOf(view)?.count);
    if (count <= 4096) expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    for (const [index, {lines}] of pages.entries())
      expect(lines[1]?.includes('the fewest there are')).toBe(lengths[index] === lengths[0]);
  });

  test.each([square(19), square(12, {wrap: true}), square(39), square(15, {wrap: true, shape: 'square'})])(
    'of boards with very many: the first is a fewest one, any others work and differ',
    board => {
      const view = solvable(board);
      const count = pageCount(view);
      expect(Number.isSafeInteger(count)).toBe(true);
      const found = [0, 1, 2, count - 2, count - 1].map(index => solutionsOf(view)?.at(index) ?? []);
      expect(sum(found[0] ?? [])).toBe(restOf(view)?.count);
      expect(new Set(found.map(String)).size).toBe(5);
      expect(works(board, view, found[0] ?? [])).toBe(true);
      expect(works(board, view, found[4] ?? [])).toBe(true);
    },
  );

  test('of a board that is off are none to show', () => {
    expect(pageOf('solutions', viewOf('____/____/____/____')).marked).toEqual([]);
    expect(pageCount(viewOf('____/____/____/____'))).toBe(1);
  });
});

describe('a board that can’t be solved', () => {
  test('is proved by a quiet pattern that it meets unevenly, in every language', () => {
    let proofs = 0;
    for (const board of [
      square(4),
      square(5),
      square(5, {states: 3}),
      square(4, {states: 3, shape: 'square'}),
    ])
      for (let round = 0; round < 10; round++) {
        const view = viewFrom(stateWith(board, randomCells(board, random)));
        if (solverFor(view).solve(view.cells) !== undefined) continue;
        proofs += 1;
        const {marked} = pageOf('solutions', view);
        const pattern = marks(view, marked);
        expect(pressed(board, pattern)).toEqual(all(board, 0));
        const met = sum(pattern.map((times, cell) => times * (view.cells[cell] ?? 0)));
        expect(met % board.states).not.toBe(0);
        expect(pageCount(view)).toBe(1);
        const cells = pattern.filter(times => times > 0).length;
        for (const language of languages) {
          const {lines} = pageOf('solutions', view, 0, language);
          expect(lines[0]).toBe(words[language].unsolvable);
          expect(lines[1]).toContain(String(cells));
          expect(lines[2]).toContain(String(met));
        }
      }
    expect(proofs).toBeGreaterThan(15);
    const lines = languages.map(
      language => pageOf('solutions', viewOf('.___/____/____/____'), 0, language).lines,
    );
    expect(new Set(lines.flat()).size).toBe(9);
  });
});

test('the rest is what hints need, and says nothing of where', () => {
  for (const board of [square(5), square(4, {states: 3}), square(6, {wrap: true})]) {
    const view = solvable(board);
    const {lines, marked} = pageOf('rest', view);
    expect(marked).toEqual([]);
    const count = restOf(view)?.count ?? 0;
    expect(lines).toEqual([`${count} ${count === 1 ? 'press is' : 'presses are'} still needed.`]);
  }
  const large = solvable(square(39));
  expect(pageOf('rest', large).lines).toEqual([`At most ${restOf(large)?.count} presses are still needed.`]);
  expect(pageOf('rest', viewOf('.___/____/____/____')).lines).toEqual([words.en.unsolvable]);
});

describe('the report', () => {
  const base = {rows: 3, columns: 5, shape: 'plus', wrap: false, states: 2, nullity: 3};

  test('of a level that can be solved has these members', () => {
    const view = viewOf('..___/.____/_____');
    const found = {...base, solvable: true, solutions: 8, minimum: 1, presses: ['A1'], proved: true};
    expect(report(view, false)).toEqual(found);
    expect(Object.keys(report(view, false))).toEqual(Object.keys(found));
    const {all: every = []} = report(view, true);
    expect(every).toHaveLength(8);
    expect(new Set(every.map(String)).size).toBe(8);
  });

  test('of one that can’t has a witness', () => {
    const view = viewOf('.____/_____/_____');
    const {witness = [], ...rest} = report(view, true);
    expect(rest).toEqual({...base, solvable: false, solutions: 0});
    // Of the lit cells, A1 alone, it has one.
    expect(witness).toContain('A1');
  });

  test('names a cell twice that is pressed twice, and lists no more than 65,536 solutions', () => {
    expect(report(viewOf('1', {states: '3'}), true)).toMatchObject({
      presses: ['A1', 'A1'],
      all: [['A1', 'A1']],
    });
    const board = sized(2, 16, {shape: 'square'});
    expect(report(solvable(board), true).all).toHaveLength(65_536);
    expect(report(solvable(square(30)), true)).not.toHaveProperty('all');
  });
});
