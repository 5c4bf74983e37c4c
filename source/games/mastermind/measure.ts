import type {Size} from '../../lib/look.js';

/** What of a board decides how much room it takes. */
export type Needs = {
  readonly pegs: number;
  readonly colours: number;
  readonly tries: number;
  readonly feedback: 'per-peg' | 'counts';
  /** Are marks chosen on the board? They stand apart then, for the cursor. */
  readonly marking: boolean;
  /** Are there two columns of rows? */
  readonly duel: boolean;
  /** Has the code to be in sight? May it have a row of its own though it is hidden? */
  readonly code: 'shown' | 'hidden' | 'never';
  readonly warns: boolean;
  /** Columns of a number of candidates; none where they are not shown. */
  readonly digits: number | undefined;
  /** Columns of the longest name of a colour, and of the longest word for what is known of it. */
  readonly nameWidth: number;
  readonly factWidth: number;
};

/** How the colours in play are listed: beside the board or below; with names and words, names, or neither. */
export type Legend = {
  readonly place: 'beside' | 'below';
  readonly detail: 'full' | 'named' | 'short';
};

/** How a board is laid out. Widths are columns; all lines of the board have the same. */
export type Layout = {
  /** The size of a peg; a column more stands before, between and after pegs. */
  readonly peg: Size;
  /** Empty lines between rows. */
  readonly gap: number;
  readonly framed: boolean;
  readonly marks: 'apart' | 'close';
  readonly left: 'both' | 'after' | 'none';
  readonly other: 'pegs' | 'marks' | 'none';
  readonly legend: Legend | undefined;
  readonly codeRow: boolean;
  readonly warnLine: boolean;
  /** How many rows are in sight. */
  readonly shown: number;
  readonly numberWidth: number;
  readonly digits: number;
  readonly pegsWidth: number;
  readonly answerWidth: number;
  readonly leftWidth: number;
  /** Columns of a line of the board without its frame. */
  readonly inner: number;
  /** Columns of an item of the legend, and how many are beside each other. */
  readonly itemWidth: number;
  readonly nameWidth: number;
  readonly itemsPerLine: number;
  readonly size: Size;
};

/** What is chosen of a layout, before it is measured. */
export type Plan = Pick<
  Layout,
  'peg' | 'gap' | 'framed' | 'marks' | 'left' | 'other' | 'legend' | 'codeRow' | 'warnLine'
>;

/** Columns between the board and what stands beside it, and between the two halves of a duel. */
export const besideGap = 3;
const leastAnswer = 6;
/** Columns before the pegs besides the number: a sign with a space, and the sign of a conflict. */
const prefixSigns = 3;

const pegsWidthOf = (pegs: number, peg: Size): number => pegs * (peg.columns + 1) + 1;

const marksWidthOf = ({feedback, pegs}: Needs, marks: Plan['marks']): number => {
  if (feedback === 'counts') return 9;
  return marks === 'apart' ? 2 * pegs + 1 : pegs;
};

const leftWidthOf = (left: Plan['left'], digits: number): number => {
  if (left === 'none') return 0;
  return left === 'both' ? 2 * digits + 5 : digits + 4;
};

const itemWidthOf = ({nameWidth, factWidth}: Needs, {place, detail}: Legend): number => {
  if (detail === 'short') return place === 'beside' ? 5 : 4;
  return detail === 'named' ? 7 + nameWidth : 8 + nameWidth + factWidth;
};

const linesOfLegend = (needs: Needs, plan: Plan, columns: number): number => {
  if (plan.legend?.place !== 'below') return 0;
  const perLine = Math.max(1, Math.floor((columns + 1) / (itemWidthOf(needs, plan.legend) + 1)));
  return Math.ceil(needs.colours / perLine) + (plan.legend.detail === 'short' ? 0 : 1);
};

/** The layout of a plan in a space; its size may be larger than that. */
export const measure = (needs: Needs, plan: Plan, space: Size): Layout => {
  const {peg, legend} = plan;
  const digits = needs.digits ?? 0;
  const numberWidth = String(needs.tries).length;
  const pegsWidth = pegsWidthOf(needs.pegs, peg);
  const answerWidth = Math.max(leastAnswer, marksWidthOf(needs, plan.marks)) + (plan.framed ? 1 : 0);
  const leftWidth = leftWidthOf(plan.left, digits);
  const otherWidth = {none: 0, marks: answerWidth, pegs: pegsWidth + answerWidth}[plan.other];
  const inner =
    prefixSigns +
    numberWidth +
    pegsWidth +
    answerWidth +
    leftWidth +
    (plan.other === 'none' ? 0 : besideGap + otherWidth);
  const board = inner + (plan.framed ? 4 : 0);
  const itemWidth = legend === undefined ? 0 : itemWidthOf(needs, legend);
  const isBelow = legend?.place === 'below';
  const columns = board + (legend?.place === 'beside' ? besideGap + itemWidth : 0);
  const itemsPerLine = isBelow ? Math.max(1, Math.floor((space.columns + 1) / (itemWidth + 1))) : 1;
  const above =
    (plan.framed ? 2 : 0) + (plan.codeRow ? peg.rows + (plan.framed ? 1 : 0) : 0) + (needs.duel ? 1 : 0);
  const around = above + (plan.warnLine ? 1 : 0) + linesOfLegend(needs, plan, space.columns);
  const most = Math.floor((space.rows - around + plan.gap) / (peg.rows + plan.gap));
  const shown = Math.max(1, Math.min(needs.tries, most));
  const rows = around + shown * peg.rows + (shown - 1) * plan.gap;
  const besideRows = legend?.place === 'beside' ? needs.colours + (plan.framed ? 2 : 0) : 0;
  const belowColumns = isBelow ? Math.min(itemsPerLine, needs.colours) * (itemWidth + 1) - 1 : 0;
  return {
    ...plan,
    shown,
    numberWidth,
    digits,
    pegsWidth,
    answerWidth,
    leftWidth,
    inner,
    itemWidth,
    nameWidth: needs.nameWidth,
    itemsPerLine,
    size: {columns: Math.max(columns, belowColumns), rows: Math.max(rows, besideRows)},
  };
};
