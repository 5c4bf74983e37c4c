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

/** What the pegs from `from` on add to a class's number, for each exclusive or of theirs. */
const placeTable = (puzzle: Puzzle, from: number, length: number): Uint16Array => {
  const bits = colourBits(puzzle.colours);
  const table = new Uint16Array(2 ** (bits * length));
  for (let difference = 0; difference < table.length; difference++)
    for (let peg = 0; peg < length; peg++)
      if (((difference >> (bits * peg)) & (2 ** bits - 1)) === 0)
        table[difference] =
          (table[difference] as number) +
          (puzzle.feedback === 'counts' ? puzzle.pegs + 1 : 1 << (puzzle.pegs + from + peg));
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
    return Uint16Array.from(
      secrets.low,
      (other, index) => sharedIn(low, other) + sharedIn(high, secrets.high[index] as number),
    );
  }
  const colours = (guesses.tallies[palette] ?? []).flatMap((number, colour) =>
    number === 0 ? [] : [[colour, number] as const],
  );
  return Uint16Array.from(secrets.tallies, tally =>
    colours.reduce((sum, [colour, number]) => sum * (number + 1) + Math.min(number, tally[colour] ?? 0), 0),
  );
};

/** Counts how often each class number comes up. */
const createCounter = (numbers: number) => {
  const tally = new Int32Array(numbers);
  const touched = new Int32Array(numbers);
  const sizes = new Int32Array(numbers);
  let found = 0;
  return {
    sizes,
    add(key: number): void {
      const before = tally[key] as number;
      tally[key] = before + 1;
      if (before === 0) touched[found++] = key;
    },
    /** Leaves the sizes of the classes in `sizes`, says how many there are, and starts anew. */
    finish(): number {
      const classes = found;
      for (let index = 0; index < classes; index++) {
        const key = touched[index] as number;
        sizes[index] = tally[key] as number;
        tally[key] = 0;
      }
      found = 0;
      return classes;
    },
  };
};

/** Compares every guess of one pool with the secrets of another, or of the same. */
export const compare = (puzzle: Puzzle, guesses: Pool, secrets: Pool): Comparison => {
  const {low, high, shift} = tablesOf(puzzle);
  const mask = low.length - 1;
  const {sizes, add, finish} = createCounter(
    puzzle.feedback === 'counts' ? (puzzle.pegs + 1) ** 2 : 4 ** puzzle.pegs,
  );
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
    const divideNarrow = (guess: number): number => {
      const [code, row] = [guesses.packed[guess] as number, rowOf(guess)];
      for (let index = 0; index < packed.length; index++) {
        const places = low[code ^ (packed[index] as number)] as number;
        add(places + (row[palettes[index] as number] as number));
      }
      return finish();
    };
    const divideWide = (guess: number): number => {
      const [code, row] = [guesses.packed[guess] as number, rowOf(guess)];
      for (let index = 0; index < packed.length; index++)
        add(placesOf(code ^ (packed[index] as number)) + (row[palettes[index] as number] as number));
      return finish();
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
