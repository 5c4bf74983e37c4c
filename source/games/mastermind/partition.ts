import type {CodeSpace} from './codes.js';
import type {FeedbackKind} from './feedback.js';
import {sharedIn} from './palette.js';
import {colourBits, type Pool} from './pool.js';

/** A space, and the kind of feedback. */
export type Puzzle = CodeSpace & {readonly feedback: FeedbackKind};

/** Guesses against secrets. Secrets that would be answered alike form a class. */
export type Comparison = {
  readonly guesses: Pool;
  readonly secrets: Pool;
  /** Looks at some of the secrets, given by their places in the pool. */
  over(secrets: Int32Array): Partition;
};

export type Partition = {
  /** The sizes of a guess's classes stand here, in no order, until the next is looked at. */
  readonly sizes: Int32Array;
  /** Looks at a guess, given by its place in the pool; returns how many classes there are. */
  divide(guess: number): number;
  /** The classes of a guess, in the order of their first members, and whether the guess is all there is in it. */
  classes(guess: number): readonly {readonly secrets: Int32Array; readonly isSolved: boolean}[];
};

/*
 * A class has a number of two parts that are added. One depends on the places where guess and secret are equal, and is
 * read from tables by the exclusive or of the two. The other depends on the two palettes alone. With counts they are the
 * number of equal places and that of shared colours. With marks they are which places are equal, and how often each colour
 * of the guess is shared: that tells the same as the marks, since of one colour the misplaced come before the absent.
 */

/** Bits of a packed code that one table covers. */
const tableBits = 16;

type Tables = {readonly low: Uint16Array; readonly high: Uint16Array; readonly shift: number};

/**
 * What the pegs from `from` on add to a class's number, for each exclusive or of theirs. It is doubled up peg by peg, with
 * copies: a hint is asked for before any of this has been compiled.
 */
const placeTable = (puzzle: Puzzle, from: number, length: number): Uint16Array => {
  const values = 2 ** colourBits(puzzle.colours);
  const table = new Uint16Array(values ** length);
  for (let peg = 0, known = 1; peg < length; peg++, known *= values) {
    for (let value = 1; value < values; value++) table.copyWithin(value * known, 0, known);
    // Where the difference is none, the peg is the same.
    const unit = puzzle.feedback === 'counts' ? puzzle.pegs + 1 : 1 << (puzzle.pegs + from + peg);
    for (let place = 0; place < known; place++) table[place] = (table[place] as number) + unit;
  }
  return table;
};

const tablesOf = (puzzle: Puzzle): Tables => {
  const bits = colourBits(puzzle.colours);
  const length = Math.min(puzzle.pegs, Math.floor(tableBits / bits));
  return {
    low: placeTable(puzzle, 0, length),
    high: placeTable(puzzle, length, puzzle.pegs - length),
    shift: bits * length,
  };
};

/** What a guess with this palette adds to the class's number, for each palette of the secrets. */
const paletteRow = ({feedback}: Puzzle, guesses: Pool, palette: number, secrets: Pool): Uint16Array => {
  if (feedback === 'counts') {
    const [low, high] = [guesses.low[palette] as number, guesses.high[palette] as number];
    const row = new Uint16Array(secrets.low.length);
    for (let index = 0; index < row.length; index++) row[index] = sharedIn(low, secrets.low[index] as number);
    // With six colours or fewer there is nothing in the other word.
    if (high !== 0)
      for (let index = 0; index < row.length; index++)
        row[index] = (row[index] as number) + sharedIn(high, secrets.high[index] as number);
    return row;
  }
  const row = new Uint16Array(secrets.tallies.length);
  for (const [colour, number] of (guesses.tallies[palette] ?? []).entries()) {
    if (number === 0) continue;
    for (let index = 0; index < row.length; index++) {
      const other = secrets.tallies[index]?.[colour] as number;
      row[index] = (row[index] as number) * (number + 1) + Math.min(number, other);
    }
  }
  return row;
};

/** How often each class number comes up, and which have come up so far: all zero between two guesses. */
type Counter = {readonly tally: Int32Array; readonly touched: Int32Array; readonly sizes: Int32Array};

const createCounter = (numbers: number): Counter => ({
  tally: new Int32Array(numbers),
  touched: new Int32Array(numbers),
  sizes: new Int32Array(numbers),
});

/** Leaves the sizes of so many classes in `sizes`, and starts anew; returns how many there are. */
const finish = ({tally, touched, sizes}: Counter, classes: number): number => {
  for (let index = 0; index < classes; index++) {
    const key = touched[index] as number;
    sizes[index] = tally[key] as number;
    tally[key] = 0;
  }
  return classes;
};

/** Compares every guess of one pool with the secrets of another, or of the same. */
export const compare = (puzzle: Puzzle, guesses: Pool, secrets: Pool): Comparison => {
  const {low, high, shift} = tablesOf(puzzle);
  const mask = low.length - 1;
  const counter = createCounter(puzzle.feedback === 'counts' ? (puzzle.pegs + 1) ** 2 : 4 ** puzzle.pegs);
  const {tally, touched, sizes} = counter;
  const rows: Uint16Array[] = [];
  const rowOf = (guess: number): Uint16Array => {
    const palette = guesses.palettes[guess] as number;
    rows[palette] ??= paletteRow(puzzle, guesses, palette, secrets);
    return rows[palette];
  };
  const placesOf = (difference: number): number =>
    (low[difference & mask] as number) + (high[difference >>> shift] as number);

  const over = (chosen: Int32Array): Partition => {
    const packed = chosen.map(place => secrets.packed[place] as number);
    const palettes = chosen.map(place => secrets.palettes[place] as number);
    // The two loops are most of all the work: nothing is called in them.
    const divideNarrow = (guess: number): number => {
      const [code, row] = [guesses.packed[guess] as number, rowOf(guess)];
      let found = 0;
      for (let index = 0; index < packed.length; index++) {
        const key =
          (low[code ^ (packed[index] as number)] as number) + (row[palettes[index] as number] as number);
        const before = tally[key] as number;
        tally[key] = before + 1;
        if (before === 0) touched[found++] = key;
      }
      return finish(counter, found);
    };
    const divideWide = (guess: number): number => {
      const [code, row] = [guesses.packed[guess] as number, rowOf(guess)];
      let found = 0;
      for (let index = 0; index < packed.length; index++) {
        const difference = code ^ (packed[index] as number);
        const places = (low[difference & mask] as number) + (high[difference >>> shift] as number);
        const key = places + (row[palettes[index] as number] as number);
        const before = tally[key] as number;
        tally[key] = before + 1;
        if (before === 0) touched[found++] = key;
      }
      return finish(counter, found);
    };
    const classes = (guess: number) => {
      const [code, row] = [guesses.packed[guess] as number, rowOf(guess)];
      const members = new Map<number, number[]>();
      for (const [index, place] of chosen.entries()) {
        const key = placesOf(code ^ (packed[index] as number)) + (row[palettes[index] as number] as number);
        const found = members.get(key);
        if (found === undefined) members.set(key, [place]);
        else found.push(place);
      }
      return [...members.values()].map(places => ({
        secrets: Int32Array.from(places),
        isSolved: secrets.numbers[places[0] as number] === guesses.numbers[guess],
      }));
    };
    // One table will do where the other has nothing but a zero.
    return {sizes, divide: high.length === 1 ? divideNarrow : divideWide, classes};
  };
  return {guesses, secrets, over};
};
