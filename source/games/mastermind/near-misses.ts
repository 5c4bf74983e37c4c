import type {Code, CodeSpace} from './codes.js';
import {type Demands, demandsOf} from './demands.js';
import type {Row} from './feedback.js';
import {fitsIn, sharedIn} from './palette.js';

/** A code, and the rows it disagrees with, as bits. */
export type Miss = {readonly code: Code; readonly broken: number};

const agrees = (code: Code, low: number, high: number, {allowed, least, most, counted}: Demands): boolean => {
  if (!(fitsIn(low, most.low) && fitsIn(high, most.high))) return false;
  if (!(fitsIn(least.low, low) && fitsIn(least.high, high))) return false;
  for (let peg = 0; peg < code.length; peg++)
    if ((((allowed[peg] as number) >> (code[peg] as number)) & 1) === 0) return false;
  for (const {guess, well, shared, palette} of counted) {
    if (sharedIn(palette.low, low) + sharedIn(palette.high, high) !== shared) return false;
    let count = 0;
    for (let peg = 0; peg < code.length; peg++) if (code[peg] === guess[peg]) count += 1;
    if (count !== well) return false;
  }
  return true;
};

export const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Every code that differs in one peg, or in two that have changed places. The code is the same one each time. */
function* neighbours(code: Code, colours: number): Generator<Code, void> {
  const other = [...code];
  for (const [peg, colour] of code.entries()) {
    for (let another = 0; another < colours; another++) {
      if (another === colour) continue;
      other[peg] = another;
      yield other;
    }
    other[peg] = colour;
  }
  for (const [peg, colour] of code.entries())
    for (let from = 0; from < peg; from++) {
      const another = code[from] as number;
      if (another === colour) continue;
      [other[from], other[peg]] = [colour, another];
      yield other;
      [other[from], other[peg]] = [another, colour];
    }
}

/** Looks for codes that agree with as many rows as may be. A code that is none of the space agrees with no row. */
export const createMisses = (space: CodeSpace, rows: readonly Row[]) => {
  const demands = rows.map(row => demandsOf(space, [row]));
  const missOf = (code: Code): Miss => {
    let [low, high] = [0, 0];
    for (const colour of code)
      if (colour < 6) low += 1 << (5 * colour);
      else high += 1 << (5 * (colour - 6));
    let broken = 0;
    for (let row = 0; row < demands.length; row++)
      if (!agrees(code, low, high, demands[row] as Demands)) broken |= 1 << row;
    return {code, broken};
  };
  /** Changes a code for as long as it comes to agree with more of the chosen rows, or with as many and more others. */
  const improved = (start: Miss, chosen: number): Miss => {
    const costOf = ({broken}: Miss): number => 32 * bitCount(broken & chosen) + bitCount(broken);
    let [best, cost] = [start, costOf(start)];
    for (let before = Infinity; cost < before; ) {
      before = cost;
      for (const code of neighbours(best.code, space.colours)) {
        const miss = missOf(code);
        if (costOf(miss) >= cost) continue;
        [best, cost] = [{...miss, code: [...code]}, costOf(miss)];
      }
    }
    return best;
  };
  return {missOf, improved};
};
