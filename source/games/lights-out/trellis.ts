import type {Field, Vector} from './field.js';

/*
 * The lightest sum of a vector and quiet patterns, place by place (Viterbi on the trellis of the patterns). Patterns that
 * have ended need no memory of how often they were added, so the work grows with the number of patterns that are under way
 * at once, not with the number of all. On boards of the square shape that is half of them.
 */

/** A quiet pattern, and its first and last cells that are not 0. */
export type Span = {readonly pattern: Vector; readonly first: number; readonly last: number};

const spanOf = (pattern: Vector, length: number, field: Field): Span => {
  let [first, last] = [0, length - 1];
  while (field.get(pattern, first) === 0) first++;
  while (field.get(pattern, last) === 0) last--;
  return {pattern, first, last};
};

/** Takes a pattern away from another so that the value at a place becomes 0. Modulo 2 and 3 a number is its own inverse. */
const cleared = (target: Vector, by: Vector, place: number, field: Field): Vector => {
  const result = target.slice();
  field.add(result, by, field.size - ((field.get(target, place) * field.get(by, place)) % field.size));
  return result;
};

/** Two spans that begin, or end, at the same place. */
const clash = (spans: readonly Span[], end: 'first' | 'last'): readonly [Span, Span] | undefined => {
  const at = new Map<number, Span>();
  for (const span of spans) {
    const other = at.get(span[end]);
    if (other !== undefined) return [other, span];
    at.set(span[end], span);
  }
  return undefined;
};

/** Patterns with the same sums, no two of which begin or end at the same place: then their spans are as short as can be. */
export const shortSpans = (patterns: readonly Vector[], length: number, field: Field): readonly Span[] => {
  let spans = patterns.map(pattern => spanOf(pattern, length, field));
  for (const end of ['first', 'last'] as const)
    for (let pair = clash(spans, end); pair !== undefined; pair = clash(spans, end)) {
      const [a, b] = pair;
      // The longer one is shortened, so that neither grows beyond its other end.
      const [long, short] = a.last - a.first >= b.last - b.first ? [a, b] : [b, a];
      const shorter = spanOf(cleared(long.pattern, short.pattern, long[end], field), length, field);
      spans = spans.map(span => (span === long ? shorter : span));
    }
  return spans;
};

/** How many sums are looked at in all. */
export const trellisCost = (spans: readonly Span[], length: number, field: Field): number => {
  let cost = 0;
  for (let place = 0; place < length; place++)
    cost += field.size ** spans.filter(({first, last}) => first <= place && place <= last).length;
  return cost;
};

/** A pattern that has ended: its digit's place among those under way, and the best digit for each of the others. */
type Ending = {readonly span: Span; readonly digit: number; readonly choices: Uint8Array};

/** The value at a place of every sum of the patterns under way, the first pattern's factor as the lowest digit. */
const valuesAt = (start: number, underWay: readonly Span[], place: number, field: Field): Uint8Array => {
  let values = Uint8Array.of(start);
  for (const {pattern} of underWay) {
    const step = field.get(pattern, place);
    const more = new Uint8Array(values.length * field.size);
    for (let factor = 0; factor < field.size; factor++)
      for (let index = 0; index < values.length; index++)
        more[factor * values.length + index] = ((values[index] as number) + factor * step) % field.size;
    values = more;
  }
  return values;
};

/** The lightest sum, with the patterns as `shortSpans` gives them. */
export const lightest = (start: Vector, spans: readonly Span[], length: number, field: Field): Vector => {
  const {size} = field;
  const endings: Ending[] = [];
  let underWay: readonly Span[] = [];
  let weights = new Uint16Array(1);
  for (let place = 0; place < length; place++) {
    for (const span of spans.filter(({first}) => first === place)) {
      underWay = [...underWay, span];
      const more = new Uint16Array(weights.length * size);
      for (let factor = 0; factor < size; factor++) more.set(weights, factor * weights.length);
      weights = more;
    }
    const values = valuesAt(field.get(start, place), underWay, place, field);
    for (let index = 0; index < weights.length; index++)
      weights[index] = (weights[index] as number) + (values[index] as number);
    const ended = underWay.findIndex(({last}) => last === place);
    const span = underWay[ended];
    if (span === undefined) continue;
    const unit = size ** ended;
    const fewer = new Uint16Array(weights.length / size);
    const choices = new Uint8Array(fewer.length);
    for (let index = 0; index < fewer.length; index++) {
      const first = (index % unit) + Math.floor(index / unit) * unit * size;
      let best = 0;
      for (let factor = 1; factor < size; factor++)
        if ((weights[first + factor * unit] as number) < (weights[first + best * unit] as number))
          best = factor;
      fewer[index] = weights[first + best * unit] as number;
      choices[index] = best;
    }
    endings.push({span, digit: ended, choices});
    underWay = underWay.filter(other => other !== span);
    weights = fewer;
  }
  const best = start.slice();
  // Backwards: after the last ending nothing is under way, and each choice says which sum it was made from.
  let index = 0;
  for (const {span, digit, choices} of endings.reverse()) {
    const unit = size ** digit;
    // Patterns that began after this ending stand in the higher digits.
    index %= choices.length;
    const factor = choices[index] as number;
    if (factor > 0) field.add(best, span.pattern, factor);
    index = (index % unit) + (factor + Math.floor(index / unit) * size) * unit;
  }
  return best;
};
