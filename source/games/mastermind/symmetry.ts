import type {Code, CodeSpace} from './codes.js';
import type {Row} from './feedback.js';

/*
 * Exchanging colours, and pegs, in such a way that every row stays as it is leaves the set of candidates as it is, and
 * turns each guess into one with classes of the same sizes. Of guesses that can be turned into one another only the lowest
 * need be looked at. (With marks a row stays as it is only if each mark comes to a peg with the same mark. Which pegs of
 * one colour are called misplaced and which absent is a matter of order only, and tells nothing.)
 */

/** A way to exchange pegs and colours: the colour at `pegs[i]` becomes `colours` of that at `i`. */
type Exchange = {readonly pegs: readonly number[]; readonly colours: readonly number[]};

/** More pegs than this are exchanged two by two only, which leaves more guesses than needed. */
const mostPegsPermuted = 6;

function* permutations(items: readonly number[]): Generator<readonly number[], void> {
  if (items.length === 0) yield [];
  for (const item of items)
    for (const rest of permutations(items.filter(other => other !== item))) yield [item, ...rest];
}

const pegOrders = (pegs: number): readonly (readonly number[])[] => {
  const natural = Array.from({length: pegs}, (_, peg) => peg);
  if (pegs <= mostPegsPermuted) return [...permutations(natural)];
  const swaps = natural.flatMap(a => natural.slice(a + 1).map(b => [a, b] as const));
  return swaps.map(([a, b]) => natural.map(peg => (peg === a ? b : peg === b ? a : peg)));
};

const knownOrders = new Map<number, readonly (readonly number[])[]>();
const ordersOf = (pegs: number): readonly (readonly number[])[] => {
  const orders = knownOrders.get(pegs) ?? pegOrders(pegs);
  knownOrders.set(pegs, orders);
  return orders;
};

/** The exchange of colours that goes with an order of the pegs, if there is one for every row. */
const exchangeFor = (
  pegs: readonly number[],
  rows: readonly Row[],
  space: CodeSpace,
): Exchange | undefined => {
  const colours = Array<number>(space.colours).fill(-1);
  const sources = Array<number>(space.colours).fill(-1);
  for (const {guess, answer} of rows)
    for (const [from, to] of pegs.entries()) {
      if (answer.type === 'per-peg' && answer.marks[from] !== answer.marks[to]) return undefined;
      const [source, target] = [guess[from] as number, guess[to] as number];
      if (colours[source] === -1 && sources[target] === -1) {
        colours[source] = target;
        sources[target] = source;
      } else if (colours[source] !== target) return undefined;
    }
  // The guessed colours are exchanged among themselves: the pegs of all rows are used up on both sides.
  return {pegs, colours: colours.map((target, colour) => (target === -1 ? colour : target))};
};

/** Which colours can be exchanged alone. */
type Likeness = {
  /** By colour, the lowest that is like it. */
  readonly lowest: readonly number[];
  /** The lowest of the colours that no candidate has, or -1. A guess with another of them tells no more than with this. */
  readonly dead: number;
};

/** Colours not guessed yet are alike, and so are those that no candidate has. `alive` has a bit for each other one. */
const likenessOf = (space: CodeSpace, rows: readonly Row[], alive: number): Likeness => {
  const guessed = new Set(rows.flatMap(row => row.guess));
  const nameOf = (colour: number) => {
    if (((alive >> colour) & 1) === 0) return 'dead';
    return guessed.has(colour) ? `only ${colour}` : 'fresh';
  };
  const names = Array.from({length: space.colours}, (_, colour) => nameOf(colour));
  return {lowest: names.map(name => names.indexOf(name)), dead: names.indexOf('dead')};
};

/** Every code in which colours that are alike come in order, and of the dead ones the lowest only: numbers, in order. */
const orderly = (space: CodeSpace, {lowest, dead}: Likeness, most: number): Int32Array | undefined => {
  const numbers: number[] = [];
  const used = lowest.map(() => 0);
  const isNext = (colour: number): boolean => {
    const first = lowest[colour] as number;
    if (used[colour] !== 0 || colour === first) return true;
    return first !== dead && used[lowest.lastIndexOf(first, colour - 1)] !== 0;
  };
  const extend = (number: number, pegs: number): void => {
    if (pegs === space.pegs) {
      numbers.push(number);
      return;
    }
    for (let colour = 0; colour < space.colours && numbers.length <= most; colour++) {
      if (!isNext(colour)) continue;
      used[colour] = (used[colour] as number) + 1;
      extend(number * space.colours + colour, pegs + 1);
      used[colour] = (used[colour] as number) - 1;
    }
  };
  extend(0, 0);
  return numbers.length > most ? undefined : Int32Array.from(numbers);
};

/** Lists kept, since one follows another with the same colours. */
const mostLists = 32;
const lists = new Map<string, Int32Array>();

const orderlyOnce = (space: CodeSpace, likeness: Likeness, most: number): Int32Array | undefined => {
  const key = [space.colours, space.pegs, likeness.dead, ...likeness.lowest].join();
  const known = lists.get(key) ?? orderly(space, likeness, most);
  if (known === undefined || known.length > most) return undefined;
  if (lists.size >= mostLists && !lists.has(key)) lists.clear();
  lists.set(key, known);
  return known;
};

/** Tells whether a guess is the lowest of those that it could be turned into. */
const lowestTest = (space: CodeSpace, {lowest, dead}: Likeness, exchanges: readonly Exchange[]) => {
  const turned = Array<number>(space.pegs).fill(0);
  const renamed = Array<number>(space.colours).fill(-1);
  const next = [...lowest];
  const rename = (colour: number): number => {
    const first = lowest[colour] as number;
    const name = next[first] as number;
    if (first !== dead) next[first] = lowest.indexOf(first, name + 1);
    renamed[colour] = name;
    return name;
  };
  /** Does the exchange, and then naming the colours in order, make the code lower? */
  const lowers = ({pegs, colours}: Exchange, code: Code): boolean => {
    for (let peg = 0; peg < pegs.length; peg++)
      turned[pegs[peg] as number] = colours[code[peg] as number] as number;
    for (let colour = 0; colour < renamed.length; colour++) {
      renamed[colour] = -1;
      next[colour] = lowest[colour] as number;
    }
    for (let peg = 0; peg < turned.length; peg++) {
      const colour = turned[peg] as number;
      const name = renamed[colour] === -1 ? rename(colour) : (renamed[colour] as number);
      if (name !== code[peg]) return name < (code[peg] as number);
    }
    return false;
  };
  return (code: Code): boolean => !exchanges.some(exchange => lowers(exchange, code));
};

/**
 * Guesses among which, after these rows, the lowest of every sort is: their numbers, in order. Undefined if that would be
 * more than `most`.
 */
export const distinctGuesses = (
  space: CodeSpace,
  rows: readonly Row[],
  alive: number,
  most: number,
): Int32Array | undefined => {
  const likeness = likenessOf(space, rows, alive);
  const numbers = orderlyOnce(space, likeness, most);
  if (numbers === undefined) return undefined;
  const exchanges = ordersOf(space.pegs)
    .map(pegs => exchangeFor(pegs, rows, space))
    .filter(exchange => exchange !== undefined)
    .filter(({pegs, colours}) => [pegs, colours].some(list => list.some((to, from) => to !== from)));
  if (exchanges.length === 0) return numbers;
  const isLowest = lowestTest(space, likeness, exchanges);
  const code = Array<number>(space.pegs).fill(0);
  return numbers.filter(number => {
    let rest = number;
    for (let peg = space.pegs - 1; peg >= 0; peg--) {
      code[peg] = rest % space.colours;
      rest = (rest - (code[peg] as number)) / space.colours;
    }
    return isLowest(code);
  });
};
