import type {CodeSpace} from './codes.js';
import {countsOf, type Row} from './feedback.js';

/** What is directly known of a colour: in the code and once at its place, in the code, not in it, or nothing. */
export type ColourFact = 'placed' | 'in' | 'out' | 'unknown';

/** From the least to the most that can be known; a fact is never taken back for one further left. */
const order: readonly ColourFact[] = ['unknown', 'out', 'in', 'placed'];
const better = (a: ColourFact, b: ColourFact): ColourFact => (order.indexOf(a) > order.indexOf(b) ? a : b);

type Note = (colours: readonly number[], fact: ColourFact) => void;

/** What the marks of one row say: a colour is out where every peg of it has none. */
const noteMarks = ({guess, answer}: Row, note: Note): void => {
  if (answer.type !== 'per-peg') return;
  const with_ = (mark: number): readonly number[] => guess.filter((_, peg) => answer.marks[peg] === mark);
  const marked = new Set([...with_(1), ...with_(2)]);
  note(with_(2), 'placed');
  note(with_(1), 'in');
  note(
    with_(0).filter(colour => !marked.has(colour)),
    'out',
  );
};

/** What counts say where so many colours are out: nothing is known of single pegs unless all that may count do. */
const noteCounts = ({guess, answer}: Row, out: ReadonlySet<number>, note: Note): void => {
  const {well, misplaced} = answer.type === 'per-peg' ? countsOf(answer.marks) : answer;
  if (well + misplaced === 0) return note(guess, 'out');
  const live = guess.filter(colour => !out.has(colour));
  if (well === guess.length) note(guess, 'placed');
  else if (well === live.length) note(live, 'placed');
  else if (well + misplaced === live.length) note(live, 'in');
};

/** The facts after one row more: counted rows are looked at again until they say nothing new. */
const extend = (facts: ColourFact[], rows: readonly Row[]): void => {
  let isNew = true;
  const note: Note = (colours, fact) => {
    for (const colour of colours) {
      const before = facts[colour] ?? 'unknown';
      const after = better(before, fact);
      if (after !== before) isNew = true;
      facts[colour] = after;
    }
  };
  while (isNew) {
    isNew = false;
    const out = new Set(facts.flatMap((fact, colour) => (fact === 'out' ? [colour] : [])));
    for (const row of rows)
      if (row.answer.type === 'per-peg') noteMarks(row, note);
      else noteCounts(row, out, note);
  }
};

/**
 * What the rows say of each colour, row by row as one notes it beside the board, and no more: the candidates may tell
 * more. A fact stays when rows are added, even where these contradict it.
 */
export const colourFacts = (
  {colours}: Pick<CodeSpace, 'colours'>,
  rows: readonly Row[],
): readonly ColourFact[] => {
  const facts: ColourFact[] = Array.from({length: colours}, () => 'unknown');
  for (const index of rows.keys()) extend(facts, rows.slice(0, index + 1));
  return facts;
};
