import type {Piece, Span} from '../../kit/card-canvas.js';
import {moved} from '../../kit/card-canvas.js';
import {type FaceCard, type FaceName, faceFor} from '../../kit/card-face.js';
import {type HandLayout, layHand} from '../../kit/hand-layout.js';
import {handPieces} from '../../kit/hand-pieces.js';
import type {Size} from '../../lib/look.js';
import type {SeatFacts} from './board-facts.js';
import type {Pen, Zone} from './board-parts.js';
import {type SeatsForm, seatsZone} from './board-seats.js';
import {type StatusFacts, statusLine} from './board-status.js';
import {logPiece, type TableFacts, tableZone} from './board-table.js';

/** All that a picture shows. */
export type Scene = {
  readonly others: readonly SeatFacts[];
  readonly table: TableFacts;
  readonly hand: readonly FaceCard[];
  /** Missing where nobody's eyes look. */
  readonly status: Omit<StatusFacts, 'lifting'> | undefined;
  readonly hands: 'hidden' | 'open';
};

/** What is drawn at which size. */
type Plan = {
  readonly hand: FaceName;
  readonly lifting: 'raised' | 'marked';
  readonly table: FaceName;
  readonly seats: SeatsForm;
  /** Lines that must be left over. */
  readonly air: number;
  /** How many rows of cards a hand may have at most. */
  readonly most: number;
  /** Do cards lie one over the other where their row is too long? */
  readonly rows: 'fanned' | 'apart';
};

const plan = (
  hand: FaceName,
  table: FaceName,
  seats: SeatsForm,
  {air = 0, lifting = 'raised', most = 100, rows = 'fanned'}: Partial<Plan> = {},
): Plan => ({hand, table, seats, air, lifting, most, rows});

/** The most welcome first: large cards are for where there is air around them, and no more than two rows of them. */
const closedPlans: readonly Plan[] = [
  plan('huge', 'huge', 'fans', {air: 5, most: 1}),
  plan('large', 'large', 'fans', {air: 3, most: 2, rows: 'apart'}),
  plan('large', 'large', 'fans', {air: 3, most: 1}),
  plan('large', 'large', 'two', {air: 2, most: 1}),
  plan('usual', 'usual', 'fans', {air: 5}),
  plan('usual', 'usual', 'two', {air: 2}),
  plan('usual', 'usual', 'one', {air: 1}),
  plan('usual', 'low', 'one'),
  plan('usual', 'low', 'one', {lifting: 'marked'}),
  plan('low', 'low', 'one'),
  plan('low', 'low', 'one', {lifting: 'marked'}),
  plan('low', 'line', 'one', {air: 2, lifting: 'marked'}),
  plan('line', 'usual', 'one', {lifting: 'marked'}),
  plan('line', 'low', 'one', {lifting: 'marked'}),
  plan('line', 'low', 'tiny', {lifting: 'marked'}),
  plan('line', 'line', 'tiny', {air: 1, lifting: 'marked'}),
  plan('bare', 'line', 'tiny', {lifting: 'marked'}),
];

const openPlans: readonly Plan[] = [
  plan('huge', 'huge', 'faces', {air: 4, most: 1}),
  plan('large', 'large', 'faces', {air: 3, most: 2}),
  plan('usual', 'usual', 'faces', {air: 2}),
  plan('usual', 'usual', 'open', {air: 1}),
  plan('low', 'low', 'open', {lifting: 'marked'}),
  plan('line', 'low', 'open', {lifting: 'marked'}),
  plan('line', 'line', 'open', {lifting: 'marked'}),
  plan('line', 'line', 'close', {lifting: 'marked'}),
  plan('bare', 'line', 'cut', {lifting: 'marked'}),
];

const smallest = plan('bare', 'line', 'tiny', {lifting: 'marked'});

/** The parts of a picture in a plan, from above, and their height without anything between them. */
type Parts = {
  readonly plan: Plan;
  readonly seats: Zone;
  readonly table: ReturnType<typeof tableZone>;
  readonly hand: HandLayout | undefined;
  readonly rows: number;
};

const partsOf = (pen: Pen, scene: Scene, chosen: Plan, rows: number): Parts => {
  const table = tableZone(pen, scene.table, chosen.table);
  const face = faceFor(chosen.hand, pen.style);
  const hand =
    scene.status === undefined
      ? undefined
      : layHand(
          scene.hand.length,
          chosen.rows === 'apart' ? {...face, peek: face.columns} : face,
          pen.columns,
          chosen.lifting,
        );
  const below = table.rows + (hand === undefined ? 0 : 1 + hand.size.rows);
  const seats = seatsZone(pen, scene.others, chosen.seats, rows - below);
  return {plan: chosen, seats, table, hand, rows: below + seats.rows};
};

const fits = (parts: Parts, {columns, rows}: Size): boolean =>
  parts.rows + parts.plan.air <= rows &&
  (parts.hand?.size.columns ?? 0) <= columns &&
  (parts.hand?.rows ?? 0) <= parts.plan.most;

const partsFor = (pen: Pen, scene: Scene, rows: number): Parts => {
  const plans = scene.hands === 'open' ? openPlans : closedPlans;
  for (const chosen of plans) {
    const parts = partsOf(pen, scene, chosen, rows);
    if (fits(parts, {columns: pen.columns, rows})) return parts;
  }
  return partsOf(pen, scene, plans.at(-1) ?? smallest, rows);
};

/** Lines that are over, shared out: between seats, table and hand, and to a log under the table. */
const gapsFor = (
  spare: number,
  isLogBeside: boolean,
): {readonly above: number; readonly log: number; readonly below: number} => {
  const most = spare > 12 ? 3 : 1;
  if (isLogBeside) {
    const above = Math.min(most, Math.ceil(spare / 2));
    return {above, log: 0, below: Math.min(most, spare - above)};
  }
  const log = Math.min(spare, 2);
  const above = Math.min(most, Math.ceil((spare - log) / 2));
  const below = Math.min(most, spare - log - above);
  return {above, log: Math.min(8, spare - above - below), below};
};

/** The picture's pieces, how many lines they take, and how large the hand's faces are. */
export type Composed = {readonly pieces: readonly Piece[]; readonly rows: number; readonly face: FaceName};

export const compose = (pen: Pen, scene: Scene, rows: number): Composed => {
  const {plan: chosen, seats, table, hand, rows: least} = partsFor(pen, scene, rows);
  const gaps = gapsFor(Math.max(0, rows - least), table.log.isBeside);
  const tableTop = seats.rows + gaps.above;
  const statusTop = tableTop + table.rows + gaps.log + gaps.below;
  const log = table.log.isBeside
    ? {top: tableTop, rows: table.rows + Math.max(0, gaps.below - 1)}
    : {top: tableTop + table.rows, rows: gaps.log};
  const {status} = scene;
  const line: readonly Span[] =
    status === undefined ? [] : statusLine(pen, {...status, lifting: hand?.raises ? 'raised' : 'marked'});
  const handLeft = hand === undefined ? 0 : Math.max(0, Math.min(2, pen.columns - hand.size.columns));
  return {
    pieces: [
      ...seats.pieces,
      ...moved(table.pieces, 0, tableTop),
      logPiece(pen, scene.table.view, table.log, log),
      {left: 0, top: statusTop, block: [line]},
      ...(hand === undefined ? [] : moved(handPieces(pen.style, hand, scene.hand), handLeft, statusTop + 1)),
    ],
    rows: hand === undefined ? statusTop : statusTop + 1 + hand.size.rows,
    face: chosen.hand,
  };
};
