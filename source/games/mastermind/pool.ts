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

/** Codes as they are packed, and which palette each has, by a key. */
type Packed = {readonly packed: Int32Array; readonly keys: Float64Array};

const pack = ({colours, pegs}: CodeSpace, numbers: Int32Array): Packed => {
  const bits = colourBits(colours);
  const [packed, keys] = [new Int32Array(numbers.length), new Float64Array(numbers.length)];
  for (let place = 0; place < numbers.length; place++) {
    let [rest, code, key] = [numbers[place] as number, 0, 0];
    for (let peg = 0; peg < pegs; peg++) {
      const colour = rest % colours;
      rest = (rest - colour) / colours;
      code |= colour << (bits * peg);
      key += keyDigits[colour] as number;
    }
    packed[place] = code;
    keys[place] = key;
  }
  return {packed, keys};
};

/** The same of all codes, each from the one before, as a milometer counts: the first hint waits for this. */
const packAll = ({colours, pegs}: CodeSpace, count: number): Packed => {
  const bits = colourBits(colours);
  const [packed, keys] = [new Int32Array(count), new Float64Array(count)];
  const digits = new Uint8Array(pegs);
  const [least, most] = [keyDigits[0] as number, keyDigits[colours - 1] as number];
  let [code, key] = [0, pegs * least];
  for (let place = 0; place < count; place++) {
    packed[place] = code;
    keys[place] = key;
    let peg = 0;
    for (; digits[peg] === colours - 1; peg++) {
      digits[peg] = 0;
      code -= (colours - 1) << (bits * peg);
      key += least - most;
    }
    if (peg === pegs) break;
    const colour = digits[peg] as number;
    digits[peg] = colour + 1;
    code += 1 << (bits * peg);
    key += (keyDigits[colour + 1] as number) - (keyDigits[colour] as number);
  }
  return {packed, keys};
};

const poolFrom = ({colours, pegs}: CodeSpace, numbers: Int32Array, {packed, keys}: Packed): Pool => {
  const palettes = new Int32Array(numbers.length);
  const tallies: (readonly number[])[] = [];
  const known = new Map<number, number>();
  for (let place = 0; place < numbers.length; place++) {
    const key = keys[place] as number;
    let index = known.get(key);
    if (index === undefined) {
      index = known.size;
      known.set(key, index);
      tallies.push(tally(codeOf(numbers[place] as number, colours, pegs), colours));
    }
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

/** A pool of the codes with these numbers. */
export const poolOf = (space: CodeSpace, numbers: Int32Array): Pool =>
  poolFrom(space, numbers, pack(space, numbers));

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
  const numbers = new Int32Array(codeCount(guessSpace(space)));
  for (let number = 0; number < numbers.length; number++) numbers[number] = number;
  const pool = poolFrom(space, numbers, packAll(space, numbers.length));
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
