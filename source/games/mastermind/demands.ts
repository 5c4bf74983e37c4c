import type {CodeSpace} from './codes.js';
import type {Counts, Marks, Row} from './feedback.js';
import {type Palette, paletteOf, tally} from './palette.js';

/** What the counts of one row ask for: so many well placed, and so many colours shared. */
export type Counted = {
  readonly guess: readonly number[];
  readonly well: number;
  readonly shared: number;
  readonly palette: Palette;
};

/** All that the rows ask of a code. */
export type Demands = {
  /** By peg, the colours that may stand there, as bits. */
  readonly allowed: readonly number[];
  /** How often each colour is there, at least and at most. */
  readonly least: Palette;
  readonly most: Palette;
  readonly counted: readonly Counted[];
};

type Bounds = {readonly least: number[]; readonly most: number[]; readonly allowed: number[]};

/**
 * Marks say of a peg whether its colour stands there, and of a colour how often it is there: exactly, if one of its pegs
 * is absent, or else at least. Of one colour the misplaced pegs come before the absent ones.
 */
const applyMarks = (guess: readonly number[], marks: Marks, bounds: Bounds): void => {
  for (const colour of new Set(guess)) {
    const own = guess.flatMap((other, peg) => (other === colour ? [peg] : []));
    const found = own.filter(peg => marks[peg] !== 0).length;
    const isInOrder = !own.some(peg => marks[peg] === 1 && own.some(o => o < peg && marks[o] === 0));
    bounds.least[colour] = Math.max(bounds.least[colour] ?? 0, found);
    if (found < own.length) bounds.most[colour] = Math.min(bounds.most[colour] ?? 0, found);
    for (const peg of own) {
      const here = marks[peg] === 2 ? 1 << colour : ~(1 << colour);
      bounds.allowed[peg] = isInOrder ? (bounds.allowed[peg] ?? 0) & here : 0;
    }
  }
};

const countedOf = (guess: readonly number[], {well, misplaced}: Counts, colours: number): Counted => ({
  guess,
  well,
  shared: well + misplaced,
  palette: paletteOf(tally(guess, colours)),
});

/** What the rows ask of a code; nothing is checked yet. */
export const demandsOf = (space: CodeSpace, rows: readonly Row[]): Demands => {
  const {colours, pegs, repetition} = space;
  const bounds: Bounds = {
    least: Array<number>(colours).fill(0),
    most: Array<number>(colours).fill(repetition ? pegs : 1),
    allowed: Array<number>(pegs).fill((1 << colours) - 1),
  };
  const counted: Counted[] = [];
  for (const {guess, answer} of rows)
    if (answer.type === 'per-peg') applyMarks(guess, answer.marks, bounds);
    else counted.push(countedOf(guess, answer, colours));
  return {
    allowed: bounds.allowed,
    least: paletteOf(bounds.least),
    most: paletteOf(bounds.most),
    counted,
  };
};
