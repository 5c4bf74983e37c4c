/**
 * Vectors over the field of two or of three elements, packed 32 to a word: what the solver adds and counts. A value of 2 has
 * its bit in the second half of the array.
 */
export type Vector = Uint32Array;

export type Field = {
  readonly size: 2 | 3;
  zero(length: number): Vector;
  get(vector: Vector, index: number): number;
  set(vector: Vector, index: number, value: number): void;
  /** Adds `factor` times a vector to another, in place; `factor` is not 0. */
  add(target: Vector, vector: Vector, factor: number): void;
  /** The sum of the products, place by place. */
  dot(a: Vector, b: Vector): number;
  /** The sum of the values as whole numbers. */
  weight(vector: Vector): number;
};

/** How many bits are set. */
const popCount = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const wordsFor = (length: number): number => Math.ceil(length / 32);

const two: Field = {
  size: 2,
  zero: length => new Uint32Array(wordsFor(length)),
  get: (vector, index) => ((vector[index >>> 5] as number) >>> (index & 31)) & 1,
  set(vector, index, value) {
    const word = index >>> 5;
    const bit = 1 << (index & 31);
    vector[word] = value === 0 ? (vector[word] as number) & ~bit : (vector[word] as number) | bit;
  },
  add(target, vector) {
    for (let word = 0; word < target.length; word++)
      target[word] = (target[word] as number) ^ (vector[word] as number);
  },
  dot(a, b) {
    let folded = 0;
    for (let word = 0; word < a.length; word++) folded ^= (a[word] as number) & (b[word] as number);
    return popCount(folded) & 1;
  },
  weight(vector) {
    let sum = 0;
    for (let word = 0; word < vector.length; word++) sum += popCount(vector[word] as number);
    return sum;
  },
};

const three: Field = {
  size: 3,
  zero: length => new Uint32Array(2 * wordsFor(length)),
  get(vector, index) {
    const word = index >>> 5;
    const ones = ((vector[word] as number) >>> (index & 31)) & 1;
    return ones + 2 * (((vector[word + vector.length / 2] as number) >>> (index & 31)) & 1);
  },
  set(vector, index, value) {
    const bit = 1 << (index & 31);
    for (const plane of [0, 1]) {
      const word = (index >>> 5) + plane * (vector.length / 2);
      vector[word] = value === plane + 1 ? (vector[word] as number) | bit : (vector[word] as number) & ~bit;
    }
  },
  add(target, vector, factor) {
    const half = target.length / 2;
    // Twice a vector has its ones and twos changed round.
    const [first, second] = factor === 1 ? [0, half] : [half, 0];
    for (let word = 0; word < half; word++) {
      const [a1, a2] = [target[word] as number, target[word + half] as number];
      const [b1, b2] = [vector[word + first] as number, vector[word + second] as number];
      const [a0, b0] = [~(a1 | a2), ~(b1 | b2)];
      target[word] = (a1 & b0) | (a0 & b1) | (a2 & b2);
      target[word + half] = (a2 & b0) | (a0 & b2) | (a1 & b1);
    }
  },
  dot(a, b) {
    const half = a.length / 2;
    let sum = 0;
    for (let word = 0; word < half; word++) {
      const [a1, a2] = [a[word] as number, a[word + half] as number];
      const [b1, b2] = [b[word] as number, b[word + half] as number];
      sum += popCount((a1 & b1) | (a2 & b2)) + 2 * popCount((a1 & b2) | (a2 & b1));
    }
    return sum % 3;
  },
  weight(vector) {
    const half = vector.length / 2;
    let sum = 0;
    for (let word = 0; word < half; word++)
      sum += popCount(vector[word] as number) + 2 * popCount(vector[word + half] as number);
    return sum;
  },
};

/** The field in which a board of so many states is solved. */
export const fieldOf = (states: 2 | 3): Field => (states === 2 ? two : three);
