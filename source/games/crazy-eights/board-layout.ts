import type {Piece, Span} from '../../kit/card-canvas.js';
import {moved} from '../../kit/card-canvas.js';
import {type FaceCard, type FaceName, faceFor} from '../../kit/card-face.js';
import {type HandLayout, layHand} from '../../kit/hand-layout.js';
import {handPieces} from '../../kit/hand-pieces.js';
import type {Size} from '../../lib/look.js';
import type {SeatFacts} from './board-facts.js';
import {type Pen, type SeatsForm, seatsZone, type Zone} from './board-seats.js';
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

/** What is drawn at which size. `air` are lines that must be left over. */
type Plan = {
  readonly hand: FaceName;
  readonly lifting: 'raised' | 'marked';
  readonly table: FaceName;
  readonly seats: SeatsForm;
  readonly air: number;
};

const plan = (
  hand: FaceName,
  table: FaceName,
  seats: SeatsForm,
  air: number,
  lifting: Plan['lifting'] = 'raised',
): Plan => ({hand, table, seats, air, lifting});

/** The most welcome first: large cards are for where there is air around them. */
const closedPlans: readonly Plan[] = [
  plan('huge', 'huge', 'fans', 5),
  plan('large', 'large', 'fans', 3),
  plan('large', 'large', 'two', 2),
  plan('usual', 'usual', 'fans', 2),
  plan('usual', 'usual', 'two', 2),
  plan('usual', 'usual', 'one', 0),
  plan('usual', 'low', 'one', 0),
  plan('low', 'low', 'one', 0),
  plan('low', 'low', 'one', 0, 'marked'),
  plan('low', 'line', 'one', 2),
  plan('low', 'line', 'one', 2, 'marked'),
  plan('line', 'usual', 'one', 0, 'marked'),
  plan('line', 'low', 'one', 0, 'marked'),
  plan('line', 'low', 'tiny', 0, 'marked'),
  plan('line', 'line', 'tiny', 1, 'marked'),
  plan('bare', 'line', 'tiny', 0, 'marked'),
];

const openPlans: readonly Plan[] = [
  plan('huge', 'huge', 'open', 5),
  plan('large', 'large', 'open', 3),
  plan('usual', 'usual', 'open', 1),
  plan('low', 'low', 'open', 0),
  plan('line', 'low', 'open', 0, 'marked'),
  plan('line', 'line', 'open', 0, 'marked'),
  plan('line', 'line', 'close', 0, 'marked'),
  plan('bare', 'line', 'cut', 0, 'marked'),
];

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
  const hand =
    scene.status === undefined
      ? undefined
      : layHand(scene.hand.length, faceFor(chosen.hand, pen.style), pen.columns, chosen.lifting);
  const below = table.rows + (hand === undefined ? 0 : 1 + hand.size.rows);
  const seats = seatsZone(pen, scene.others, chosen.seats, rows - below);
  return {plan: chosen, seats, table, hand, rows: below + seats.rows};
};

const partsFor = (pen: Pen, scene: Scene, {columns, rows}: Size): Parts => {
  const plans = scene.hands === 'open' ? openPlans : closedPlans;
  for (const chosen of plans) {
    const parts = partsOf(pen, scene, chosen, rows);
    const isWide = (parts.hand?.size.columns ?? 0) > columns;
    if (!isWide && parts.rows + chosen.air <= rows) return parts;
  }
  return partsOf(pen, scene, plans.at(-1) ?? plan('bare', 'line', 'tiny', 0), rows);
};

/** Lines that are over, shared out: between seats, table and hand, and to a log under the table. */
const gapsFor = (spare: number, isLogBeside: boolean): {readonly above: number; readonly log: number; readonly below: number} => {
  const most = spare > 12 ? 2 : 1;
  if (isLogBeside) {
    const above = Math.min(most, Math.ceil(spare / 2));
    return {above, log: 0, below: Math.min(most, spare - above)};
  }
  const log = Math.min(spare, 2);
  const above = Math.min(most, Math.ceil((spare - log) / 2));
  const below = Math.min(most, spare - log - above);
  return {above, log: Math.min(8, spare - above - below), below};
};

/** The picture's pieces, and how many lines they take. */
export type Composed = {readonly pieces: readonly Piece[]; readonly rows: number};

export const compose = (pen: Pen, scene: Scene, size: Size): Composed => {
  const {seats, table, hand, rows} = partsFor(pen, scene, size);
  const gaps = gapsFor(Math.max(0, size.rows - rows), table.log.isBeside);
  const tableTop = seats.rows + gaps.above;
  const statusTop = tableTop + table.rows + gaps.log + gaps.below;
  const log = table.log.isBeside
    ? {top: tableTop, rows: table.rows}
    : {top: tableTop + table.rows, rows: gaps.log};
  const {status} = scene;
  const line: readonly Span[] =
    status === undefined ? [] : statusLine(pen, {...status, lifting: hand?.raises ? 'raised' : 'marked'});
  return {
    pieces: [
      ...seats.pieces,
      ...moved(table.pieces, 0, tableTop),
      logPiece(pen, scene.table.view, table.log, log),
      {left: 0, top: statusTop, block: [line]},
      ...(hand === undefined ? [] : moved(handPieces(pen.style, hand, scene.hand), 0, statusTop + 1)),
    ],
    rows: hand === undefined ? statusTop : statusTop + 1 + hand.size.rows,
  };
};

/** The fewest lines in which a scene can be shown in so many columns. */
export const leastRows = (pen: Pen, scene: Scene): number =>
  partsOf(pen, scene, plan('bare', 'line', 'tiny', 0, 'marked'), 100).rows;
