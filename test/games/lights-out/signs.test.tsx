import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {shapes} from '../../../source/games/lights-out/neighbourhood.js';
import {lightsOut} from '../../../source/games/lights-out/rules.js';
import type {OptionValues} from '../../../source/games/module.js';
import {at, cellsOf, frame, large, low, moves, smallest, usual} from './drawn.js';
import {press, stateOf, viewOf} from './tools.js';

const sizes = {usual, low, smallest, large};
const looks = Object.entries(sizes).flatMap(([name, size]) =>
  [false, true].map(ascii => ({name: `${name}${ascii ? ' in ASCII' : ''}`, size, ascii})),
);

/** The characters of a level for the states of a cell. */
const statesOf = {2: ['_', '.'], 3: ['_', '1', '2']} as const;
const games = [2, 3] as const;

// None of them is part of a lamp.
const changeSigns = /[+×∷x:◦◘▚=-]/;

/** A board of 5 x 5 with two cells in a state, B2 and C5; E5 is lit, so that it is not solved. */
const boardWith = (state: string, set: OptionValues) =>
  viewOf(['_____', `_${state}___`, `____${state}`, '_____', '____1'].join('/').replace(/1$/, '.'), set);

describe.each(looks)('with $name lamps', ({size, ascii}) => {
  test.each(games)('of %i states every state and mark of a cell is told from all others', states => {
    for (const cursor of [undefined, at(0, 0), at(1, 1)]) {
      const cells = statesOf[states].flatMap(state =>
        [[], moves('B2'), moves('B2 B2')].map(marked => {
          const view = boardWith(state, {states: String(states)});
          return cellsOf({view, cursor, marked, size, ascii})[6]?.join('\n');
        }),
      );
      expect(new Set(cells).size).toBe(states * 3);
    }
  });

  test.each(shapes.flatMap(shape => games.map(states => ({shape, states}))))(
    'a cell that a press on $shape changes is told from others and from marked ones, of $states states',
    ({shape, states}) => {
      const cells = statesOf[states].flatMap(state => {
        const view = boardWith(state, {states: String(states), shape, wrap: true});
        // C5 is no neighbour of the cursor; B2 is one, whatever the shape.
        const drawn = {view, cursor: shape === 'plus' ? at(0, 1) : at(0, 0), size, ascii};
        const changed = [[], moves('B2'), moves('B2 B2')].map(marked => cellsOf({...drawn, marked})[6]);
        return [cellsOf(drawn)[14], ...changed].map(cell => cell?.join('\n'));
      });
      expect(new Set(cells).size).toBe(states * 4);
    },
  );

  test('a mark stands in its own cell only, and hides the sign of a change', () => {
    const view = viewOf('__.__/_..._/..___/__.._/.____', {shape: 'square'});
    const drawn = {view, cursor: at(1, 1), size, ascii};
    const [before, after] = [cellsOf(drawn), cellsOf({...drawn, marked: moves('A2 D4')})];
    const differing = before.flatMap((cell, index) =>
      cell.join('\n') === after[index]?.join('\n') ? [] : [index],
    );
    expect(differing).toEqual([1, 18]);
    expect(before[1]?.join('')).toMatch(changeSigns);
    expect(after[1]?.join('')).not.toMatch(changeSigns);
  });

  test('exactly the other cells that the press will change have a sign', () => {
    fc.assert(
      fc.property(variants, ({rows, columns, cells, states, shape, wrap, cursor}) => {
        const level = Array.from({length: rows}, (_, row) =>
          cells
            .slice(row * columns, (row + 1) * columns)
            .map(cell => statesOf[states][cell % states])
            .join(''),
        );
        const state = stateOf(level.join('/'), {states: String(states), shape, wrap});
        const view = lightsOut.view(state, 'all');
        fc.pre(!view.solved && (wrap || shape !== 'plus'));
        const pointed = cursor % (rows * columns);
        const place = at(Math.floor(pointed / columns), pointed % columns);
        const after = press(state, lightsOut.makeMove({type: 'press', ...place})).cells;
        const signed = cellsOf({view, cursor: place, size, ascii}).map(
          (cell, index) => index !== pointed && changeSigns.test(cell.join('')),
        );
        expect(signed).toEqual(view.cells.map((cell, index) => index !== pointed && cell !== after[index]));
      }),
      {numRuns: 25},
    );
  });

  test('a classic board, one without a cursor and a solved one have no signs of changes', () => {
    const classic = viewOf('__.__/_..._/..___/__.._/.____');
    const others = [
      cellsOf({view: classic, cursor: at(2, 2), size, ascii}).filter((_, index) => index !== 12),
      cellsOf({view: {...classic, shape: 'x', wrap: true}, size, ascii}),
      cellsOf({
        view: viewOf('___/___/___', {shape: 'square'}),
        cursor: at(0, 0),
        size,
        ascii,
      }).slice(1),
    ];
    for (const cells of others) expect(cells.flat().join('')).not.toMatch(changeSigns);
  });
});

const variants = fc.record({
  rows: fc.integer({min: 1, max: 5}),
  columns: fc.integer({min: 1, max: 5}),
  cells: fc.array(fc.nat({max: 2}), {minLength: 25, maxLength: 25}),
  states: fc.constantFrom(...games),
  shape: fc.constantFrom(...shapes),
  wrap: fc.boolean(),
  cursor: fc.nat({max: 100}),
});

describe('the frame of a board whose edges join', () => {
  test.each(looks)('differs from walls with $name lamps, in its lines only', ({size, ascii}) => {
    const closed = viewOf('__.__/_..._/..___/__.._/.____');
    const [walls, open] = [closed, {...closed, wrap: true}].map(view => frame({view, size, ascii}));
    const plain = (text = '') => text.replace(ascii ? /[-+|:~]/g : /[╭╮╰╯─│╌╎]/g, '+');
    expect(open).not.toBe(walls);
    expect(plain(open)).toBe(plain(walls));
  });

  test('is left out where there is no room for it', () => {
    const closed = viewOf('__.__/_..._/..___/__.._/.____');
    const size = {columns: 60, rows: 16};
    expect(frame({view: {...closed, wrap: true}, size})).toBe(frame({view: closed, size}));
  });
});
