import {type CodeSpace, codeCount, codeOf, guessSpace, isCode} from './codes.js';
import {paletteOf, tally} from './palette.js';

/** Codes made ready for being compared quickly. A code is known by its place in the pool. */
export type Pool = {
  /** The codes' numbers, as in `numberOf`; in a whole pool in order. */
  readonly numbers: Int32Array;
  /** The colours side by side, `colourBits` bits each. */
  readonly packed: Int32Array;
  /** Which of the palettes below a code has. */
  readonly palettes: Int32Array;
  /** The different palettes: in two words, and as numbers by colour. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly tallies: readonly (readonly number[])[];
};

/** Bits that hold a colour. */
export const colourBits = (colours: number): number => Math.max(1, Math.ceil(Math.log2(colours)));

/** Gives each palette a number: the key is a digit a colour, each at most 8. */
const keyDigits = Array.from({length: 12}, (_, colour) => 9 ** colour);

/** A pool of the codes with these numbers. */
export const poolOf = ({colours, pegs}: CodeSpace, numbers: Int32Array): Pool => {
  const bits = colourBits(colours);
  const [packed, palettes] = [new Int32Array(numbers.length), new Int32Array(numbers.length)];
  const tallies: (readonly number[])[] = [];
  const known = new Map<number, number>();
  for (let place = 0; place < numbers.length; place++) {
    let [rest, code, key] = [numbers[place] as number, 0, 0];
    for (let peg = 0; peg < pegs; peg++) {
      const colour = rest % colours;
      rest = (rest - colour) / colours;
      code |= colour << (bits * peg);
      key += keyDigits[colour] as number;
    }
    let index = known.get(key);
    if (index === undefined) {
      index = known.size;
      known.set(key, index);
      tallies.push(tally(codeOf(numbers[place] as number, colours, pegs), colours));
    }
    packed[place] = code;
    palettes[place] = index;
  }
  const words = tallies.map(paletteOf);
  return {
    numbers,
    packed,
    palettes,
    tallies,
    low: words.map(({low}) => low),
    high: words.map(({high}) => high),
  };
};

/** Codes that may be guessed for a pool of all of them; and palettes, since every two of these are compared. */
export const mostCodes = 2 ** 18;
const mostPalettes = 2 ** 11;

const paletteCount = ({colours, pegs}: CodeSpace): number => {
  let count = 1;
  for (let peg = 1; peg <= pegs; peg++) count = (count * (colours + peg - 1)) / peg;
  return count;
};

/** May all codes be in one pool? Then a code's place there is its number. */
export const isSmall = (space: CodeSpace): boolean =>
  codeCount(guessSpace(space)) <= mostCodes && paletteCount(space) <= mostPalettes;

const pools = new Map<string, Pool>();

/** The pool of every code with so many colours and pegs, made once. */
export const wholePool = (space: CodeSpace): Pool => {
  const key = `${space.colours} ${space.pegs}`;
  const known = pools.get(key);
  if (known !== undefined) return known;
  const numbers = Int32Array.from({length: codeCount(guessSpace(space))}, (_, number) => number);
  const pool = poolOf(space, numbers);
  pools.set(key, pool);
  return pool;
};

/** The numbers of all codes of a small space, in order. */
export const codeNumbers = (space: CodeSpace): Int32Array =>
  wholePool(space).numbers.filter(
    number => space.repetition || isCode(space, codeOf(number, space.colours, space.pegs)),
  );

/** The colours that some of these codes have, as bits. */
export const aliveAmong = ({palettes, tallies}: Pool, places: Int32Array): number => {
  let alive = 0;
  for (const palette of new Set(places.map(place => palettes[place] as number)))
    for (const [colour, number] of (tallies[palette] ?? []).entries()) if (number > 0) alive |= 1 << colour;
  return alive;
};
