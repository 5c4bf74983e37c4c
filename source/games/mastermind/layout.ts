import type {Size} from '../../lib/look.js';
import {codeCount} from './codes.js';
import {type Layout, type Legend, measure, type Needs, type Plan} from './measure.js';
import type {MastermindView} from './types.js';

const smallPeg: Size = {columns: 1, rows: 1};
const usualPeg: Size = {columns: 3, rows: 1};

const fits = ({size}: Layout, space: Size): boolean =>
  size.columns <= space.columns && size.rows <= space.rows;

const legendOf = (name: string): Legend | undefined => {
  const [place, detail] = name.split(' ');
  if ((place !== 'beside' && place !== 'below') || detail === undefined) return undefined;
  return {place, detail: detail === 'full' ? 'full' : detail === 'named' ? 'named' : 'short'};
};

type Choice = readonly [legend: Legend | undefined, left: Layout['left'], marks: Layout['marks']];
const choice = (legend: string, left: Layout['left'], marks: Layout['marks'] = 'apart'): Choice => [
  legendOf(legend),
  left,
  marks,
];

/** What is said beside the rows, the most welcome first. */
const choices: readonly Choice[] = [
  choice('beside full', 'both'),
  choice('beside named', 'both'),
  choice('below full', 'both'),
  choice('beside short', 'both'),
  choice('below named', 'both'),
  choice('below short', 'both'),
  choice('beside named', 'after'),
  choice('beside short', 'after'),
  choice('below short', 'after'),
  choice('beside short', 'after', 'close'),
  choice('below short', 'after', 'close'),
  choice('beside short', 'none'),
  choice('below short', 'none'),
  choice('beside short', 'none', 'close'),
  choice('below short', 'none', 'close'),
];

type Pegs = {
  readonly peg: Size;
  readonly gap: number;
  readonly choices: readonly Choice[];
  readonly frames: readonly Frame[];
};
/** With a frame, without one, and without a row for a code that is hidden. */
type Frame = 'framed' | 'bare' | 'needed';
const frames: readonly Frame[] = ['framed', 'bare', 'needed'];

// Large pegs are for where nothing else is given up for them.
const whole = choices.slice(0, 4);
const sizes: readonly Pegs[] = [
  {peg: {columns: 9, rows: 5}, gap: 0, choices: whole, frames: ['framed']},
  {peg: {columns: 5, rows: 3}, gap: 0, choices: whole, frames: ['framed']},
  {peg: usualPeg, gap: 1, choices: whole, frames: ['framed']},
  {peg: usualPeg, gap: 0, choices: choices.slice(0, 3), frames: ['framed']},
  {peg: usualPeg, gap: 0, choices, frames},
];

const variantsOf = <T>(isGiven: boolean, given: readonly T[], not: readonly T[]): readonly T[] =>
  isGiven ? given : not;

/** Every plan with pegs of a size, the most welcome first. */
function* plansWith(needs: Needs, {peg, gap, choices: some, frames: sorts}: Pegs): Iterable<Plan> {
  const given: readonly Layout['other'][] = sorts.length === 1 ? ['pegs'] : ['pegs', 'marks'];
  const others = variantsOf<Layout['other']>(needs.duel, given, ['none']);
  for (const other of others)
    for (const [legend, left, marks] of some) {
      if (marks === 'close' && (needs.marking || needs.feedback === 'counts')) continue;
      if (left !== 'none' && needs.digits === undefined) continue;
      for (const frame of sorts)
        for (const warnLine of variantsOf(needs.warns, [true, false], [false])) {
          const codeRow = needs.code === 'shown' || (needs.code === 'hidden' && frame !== 'needed');
          yield {peg, gap, framed: frame === 'framed', marks, left, other, legend, codeRow, warnLine};
        }
    }
}

/** Does the list of colours take lines that rows could have? */
const isTall = ({legend}: Plan): boolean => legend?.place === 'below' && legend.detail !== 'short';

/** The plans for boards that are too high to be in sight as a whole, the most welcome first. */
function* scrolledPlans(needs: Needs, peg: Size): Iterable<Plan> {
  for (const plan of plansWith(needs, {peg, gap: 0, choices, frames}))
    if (!plan.framed && plan.codeRow === (needs.code === 'shown') && !isTall(plan)) yield plan;
}

const smallest = (needs: Needs): Plan => ({
  peg: smallPeg,
  gap: 0,
  framed: false,
  marks: needs.marking ? 'apart' : 'close',
  left: 'none',
  other: needs.duel ? 'marks' : 'none',
  legend: legendOf('below short'),
  codeRow: needs.code === 'shown',
  warnLine: false,
});

/** How few rows may be in sight of a board with pegs of this size. */
const leastShown = (peg: Size): number => (peg.columns === smallPeg.columns ? 3 : 5);

/** The largest pegs with which the whole board fits, with as much beside them as possible; else a part of the rows. */
export const layOut = (needs: Needs, space: Size): Layout => {
  for (const pegs of sizes)
    for (const plan of plansWith(needs, pegs)) {
      const layout = measure(needs, plan, space);
      if (layout.shown === needs.tries && fits(layout, space)) return layout;
    }
  for (const peg of [usualPeg, smallPeg])
    for (const plan of scrolledPlans(needs, peg)) {
      const layout = measure(needs, plan, space);
      if (layout.shown >= Math.min(needs.tries, leastShown(peg)) && fits(layout, space)) return layout;
    }
  return measure(needs, smallest(needs), space);
};

/** What a view needs whatever it is shown beside. */
export const needsOf = (
  view: MastermindView,
): Pick<Needs, 'pegs' | 'colours' | 'tries' | 'feedback' | 'marking' | 'duel' | 'digits'> => {
  const {options, eye} = view;
  const {pegs, colours, tries, feedback} = options;
  const duel = options.mode === 'duel';
  // Of both sides at once there is no one number of candidates.
  const digits = duel && eye === 'all' ? undefined : String(codeCount(options)).length;
  return {pegs, colours, tries, feedback, marking: options.mode === 'paper', duel, digits};
};

/** The least space that a board is playable in: the smallest pegs, and five rows at a time. */
export const leastSize = (view: MastermindView): Size => {
  const needs: Needs = {
    ...needsOf(view),
    code: 'shown',
    warns: false,
    nameWidth: 0,
    factWidth: 0,
  };
  const columns = Math.max(24, measure(needs, smallest(needs), {columns: 60, rows: 60}).inner);
  const tries = Math.min(needs.tries, 5);
  return {columns, rows: measure({...needs, tries}, smallest(needs), {columns, rows: 60}).size.rows};
};
