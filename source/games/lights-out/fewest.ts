import type {Field, Vector} from './field.js';
import {lightest, type Span, shortSpans, trellisCost} from './trellis.js';

/**
 * Words that may be added up for the fewest presses, about a second's work: on 30 x 30 enough for a nullity of 20 with two
 * states, and of 13 with three.
 */
const mostWords = 2 ** 27;
/** Sums that may be looked at place by place instead. */
const mostPlaces = 2 ** 24;
/** Below so many words nothing else is worth looking for. */
const fewWords = 2 ** 14;

/** How many words a walk over all sums of quiet patterns adds up. */
const walkCost = (quiet: readonly Vector[], size: number, field: Field): number =>
  field.zero(size).length * field.size ** quiet.length;

/** How the fewest presses are found: by the way that needs less work, or where both need too much, well but unproved. */
const chooseWay = (
  quiet: readonly Vector[],
  spans: readonly Span[],
  size: number,
  field: Field,
): 'walk' | 'trellis' | 'improve' => {
  const walk = walkCost(quiet, size, field);
  if (walk <= fewWords) return 'walk';
  const trellis = trellisCost(spans, size, field);
  // A place takes about four times as long as a word.
  if (trellis <= mostPlaces && 4 * trellis < walk) return 'trellis';
  return walk <= mostWords ? 'walk' : 'improve';
};

/** Looks for the lightest sum of a vector and any of the quiet patterns. */
export type Search = {
  /** Is what `fewest` finds proved to be the lightest? */
  readonly proves: boolean;
  fewest(start: Vector): Vector;
  /** Every sum. The vector is the same one each time. */
  walk(start: Vector): Iterable<Vector>;
};

/** The search for vectors of a length, with patterns none of which is a sum of others. */
export const createSearch = (quiet: readonly Vector[], size: number, field: Field): Search => {
  /** Which pattern leads from one sum to the next. */
  const digitAt = (step: number): number => {
    let digit = 0;
    for (let rest = step; rest % field.size === 0; rest /= field.size) digit++;
    return digit;
  };

  /**
   * Walks over the sums of a solution and the quiet patterns, each reached from the one before by adding one pattern
   * (a Gray code). The vector is the same one each time.
   */
  function* walk(start: Vector): Iterable<Vector> {
    const sum = start.slice();
    yield sum;
    const total = field.size ** quiet.length;
    for (let step = 1; step < total; step++) {
      field.add(sum, quiet[digitAt(step)] as Vector, 1);
      yield sum;
    }
  }

  // The same walk without a generator, which takes half as long again.
  const least = (start: Vector): Vector => {
    const [sum, best] = [start.slice(), start.slice()];
    let count = field.weight(start);
    const total = field.size ** quiet.length;
    for (let step = 1; step < total; step++) {
      field.add(sum, quiet[digitAt(step)] as Vector, 1);
      const weight = field.weight(sum);
      if (weight >= count) continue;
      count = weight;
      best.set(sum);
    }
    return best;
  };

  /** Adds these patterns, so often that the vector becomes lighter; or leaves it as it was. */
  const lightened = (vector: Vector, patterns: readonly Vector[]): boolean => {
    const before = field.weight(vector);
    for (let times = 1; times <= field.size; times++) {
      for (const pattern of patterns) field.add(vector, pattern, 1);
      if (field.weight(vector) < before) return true;
    }
    // As often as the field is large is not at all.
    return false;
  };

  /** Adds single patterns and pairs of them for as long as that saves presses: a good way, and no proof. */
  const improved = (start: Vector): Vector => {
    const best = start.slice();
    const moves = quiet.flatMap((a, index) => [[a], ...quiet.slice(index + 1).map(b => [a, b])]);
    for (let better = true; better; ) {
      better = false;
      for (const move of moves) better = lightened(best, move) || better;
    }
    return best;
  };

  const spans = walkCost(quiet, size, field) <= fewWords ? [] : shortSpans(quiet, size, field);
  const way = chooseWay(quiet, spans, size, field);
  const fewest = (start: Vector): Vector => {
    if (way === 'walk') return least(start);
    return way === 'trellis' ? lightest(start, spans, size, field) : improved(start);
  };
  return {proves: way !== 'improve', fewest, walk};
};
