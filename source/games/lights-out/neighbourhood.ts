import type {Cell} from './notation.js';

export const shapes = ['plus', 'x', 'square'] as const;
export type Shape = (typeof shapes)[number];

/** What says which cells a press changes. */
export type Toggles = {
  readonly rows: number;
  readonly columns: number;
  readonly shape: Shape;
  readonly wrap: boolean;
};

/** What the solver has to know of a board to answer for all of its size and kind. */
export type Variant = Toggles & {readonly states: 2 | 3};

const plus = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
const x = [
  [0, 0],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;
const neighbourhoods = {plus, x, square: [...plus, ...x.slice(1)]} as const;

/**
 * The indices of the cells that a press changes, the pressed one first. On a torus so narrow that neighbours coincide,
 * a cell is named as often as it is changed.
 */
export const toggledBy = (board: Toggles, {row, column}: Cell): readonly number[] =>
  neighbourhoods[board.shape].flatMap(([down, right]) => {
    const [r, c] = [row + down, column + right];
    if (board.wrap) return [mod(r, board.rows) * board.columns + mod(c, board.columns)];
    return r >= 0 && r < board.rows && c >= 0 && c < board.columns ? [r * board.columns + c] : [];
  });

const mod = (value: number, modulus: number): number => ((value % modulus) + modulus) % modulus;
