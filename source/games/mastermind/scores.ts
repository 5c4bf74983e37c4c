/** Ways to judge a guess by the sizes of its classes; less is better in each. */
export type Measure = 'entropy' | 'minimax' | 'parts' | 'expected-size';

/** A unit is so small that two sums hardly ever tie by chance, and sums over 2 ** 18 codes are whole numbers still. */
const scale = 2 ** 30;

/** n log2 n for every n up to a number, rounded to whole units, so that equal partitions have equal sums in any order. */
const logarithms = (most: number): Float64Array => {
  const table = new Float64Array(most + 1);
  for (let n = 1; n <= most; n++) table[n] = Math.round(n * Math.log2(n) * scale);
  return table;
};

const weightsFor: {readonly [measure in Exclude<Measure, 'minimax'>]: (most: number) => Float64Array} = {
  entropy: logarithms,
  parts: most => new Float64Array(most + 1).fill(-1),
  'expected-size': most => Float64Array.from({length: most + 1}, (_, number) => number * number),
};

const known = new Map<string, Float64Array>();

/** What a class of each size adds to the score, for sizes up to a number. */
const weights = (measure: Exclude<Measure, 'minimax'>, most: number): Float64Array => {
  const size = 2 ** Math.ceil(Math.log2(most + 1));
  const key = `${measure} ${size}`;
  const found = known.get(key) ?? weightsFor[measure](size);
  known.set(key, found);
  return found;
};

/** The score of the first `count` sizes, of classes of so many codes at most. */
export const scorer = (measure: Measure, most: number): ((sizes: Int32Array, count: number) => number) => {
  if (measure === 'minimax')
    return (sizes, count) => {
      let largest = 0;
      for (let index = 0; index < count; index++) largest = Math.max(largest, sizes[index] as number);
      return largest;
    };
  const weight = weights(measure, most);
  return (sizes, count) => {
    let sum = 0;
    for (let index = 0; index < count; index++) sum += weight[sizes[index] as number] as number;
    return sum;
  };
};

/**
 * What a guess is expected to leave, by the sizes of its classes among `drawn` of `total` candidates: the mean number of
 * candidates, and the information in bits. From a sample the first is estimated without bias, and the second too low.
 */
export const expectation = (
  sizes: Int32Array,
  drawn: number,
  total: number,
): {readonly left: number; readonly bits: number} => {
  let [pairs, bits] = [0, 0];
  for (const size of sizes) {
    pairs += size * (size - 1);
    bits += (size / drawn) * Math.log2(drawn / size);
  }
  return {left: drawn === 1 ? 1 : 1 + ((total - 1) * pairs) / (drawn * (drawn - 1)), bits};
};
