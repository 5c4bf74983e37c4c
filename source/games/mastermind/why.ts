/* What the marks of a row say. */
import type {Code} from './codes.js';
import {feedbackOf, type Mark, type Marks} from './feedback.js';

/** What the marks of the pegs of one colour say of that colour in the code. */
export type ColourFact = {
  readonly colour: number;
  readonly well: number;
  readonly misplaced: number;
  readonly absent: number;
  /** How often the colour is in the code: so often and no more, or at least so often. */
  readonly count: number;
  readonly isExact: boolean;
  /** Places from 0 that have the colour, and places that have not. */
  readonly at: readonly number[];
  readonly notAt: readonly number[];
};

const factOf = (guess: Code, marks: Marks, colour: number, most: number): ColourFact => {
  const own = guess.flatMap((each, place) => (each === colour ? [place] : []));
  const marked = (mark: Mark): readonly number[] => own.filter(place => marks[place] === mark);
  const [at, misplaced, absent] = [marked(2), marked(1).length, marked(0).length];
  const count = at.length + misplaced;
  // A misplaced peg is nowhere that its colour was guessed in vain: there may be no place for more.
  const isExact = absent > 0 || count === most || count === guess.length - misplaced;
  const notAt = own.filter(place => marks[place] !== 2);
  return {colour, well: at.length, misplaced, absent, count, isExact, at, notAt};
};

/** What the marks say of each colour of a guess, in the order of the guess; `most` is how often a code may have one. */
export const colourFacts = (guess: Code, marks: Marks, most: number): readonly ColourFact[] =>
  [...new Set(guess)].map(colour => factOf(guess, marks, colour, most));

/** A peg of a guess, its mark, and the peg of the code that it uses up. */
export type PegFact = {readonly colour: number; readonly mark: Mark; readonly uses?: number};

/** Which peg of the code each mark uses up, where the code is known. Of pegs that are alike it is the first. */
export const pegFacts = (guess: Code, secret: Code): readonly PegFact[] => {
  const marks = feedbackOf(guess, secret);
  const unused = new Set([...secret.keys()].filter(place => marks[place] !== 2));
  return guess.map((colour, place) => {
    const mark = marks[place] ?? 0;
    if (mark === 2) return {colour, mark, uses: place};
    const uses = mark === 1 ? [...unused].find(each => secret[each] === colour) : undefined;
    if (uses === undefined) return {colour, mark};
    unused.delete(uses);
    return {colour, mark, uses};
  });
};
