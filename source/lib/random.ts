import {uniformInt} from 'pure-rand/distribution/uniformInt';
import {xoroshiro128plusFromState} from 'pure-rand/generator/xoroshiro128plus';

/** A stream of luck. The same key gives the same stream on every machine. */
export type Random = {
  /** A whole number from 0 to `bound` - 1; `bound` is at least 1. */
  below(bound: number): number;
};

// FNV-1a over UTF-16 units, then MurmurHash3's finaliser, so that keys that differ in one place differ everywhere.
const hash = (text: string, basis: number): number => {
  let h = basis;
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

const lanes = [0x811c9dc5, 0x9e3779b9, 0x7f4a7c15, 0x2545f491] as const;

/** The stream that belongs to these keys, made when it is first used. Equal keys, equal streams. */
export const randomFrom = (...keys: readonly (string | number)[]): Random => {
  let generator: ReturnType<typeof xoroshiro128plusFromState> | undefined;
  return {
    below(bound) {
      if (!Number.isSafeInteger(bound) || bound < 1)
        throw new RangeError(`a bound is a whole number from 1: ${bound}`);
      const text = JSON.stringify(keys);
      generator ??= xoroshiro128plusFromState(lanes.map(basis => hash(text, basis)));
      return uniformInt(generator, 0, bound - 1);
    },
  };
};

/** The items in an order drawn from `random`, every order equally likely (Fisher and Yates). */
export const shuffled = <T>(items: readonly T[], random: Random): readonly T[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
};

const words = 2 ** 32;

/**
 * A stream begun by another, for what is drawn many thousand times: it costs a fifth as much, and no number is likelier than
 * another by more than `bound` parts of 2 to the 32.
 */
export const quickRandom = (random: Random): Random => {
  const generator = xoroshiro128plusFromState(lanes.map(() => random.below(words) | 0));
  return {below: bound => Math.floor(((generator.next() >>> 0) * bound) / words)};
};
