import {err, ok, type Result} from '../lib/result.js';
import type {Refusal, Seat} from './game.js';
import type {SeatInfo} from './lines.js';
import type {Place, Ply, Timeline} from './timeline.js';

/** The seats of people, in order. */
export const personSeats = (seats: readonly SeatInfo[]): readonly Seat[] =>
  seats.flatMap((info, seat) => (info.bot === undefined ? [seat] : []));

const isDecisionOf = (ply: Ply, seats: readonly Seat[]): boolean =>
  ply.move !== undefined && ply.mover !== 'chance' && seats.includes(ply.mover);

/**
 * Where undo goes: to before the last decision of a person, whose opponents' replies go with it. With one person any
 * decision can be taken back; with several, none after which the one who took it learnt something. Where people must not see
 * one another's hands, nobody but the `asker`, whose hand is open, can take back.
 */
export const undoPlace = (
  timeline: Timeline,
  people: readonly Seat[],
  hasRevealed: (from: Place, to: Place, seat: Seat) => boolean,
  asker?: Seat,
): Result<Place, Refusal> => {
  let at = timeline.head();
  while (at !== 0 && !isDecisionOf(timeline.ply(at), people)) at = timeline.ply(at).parent;
  if (at === 0) return err({code: 'nothing-to-undo'});
  const {parent, mover} = timeline.ply(at);
  const decider = mover as Seat;
  // What others have seen since was revealed to them.
  const isOthers = asker !== undefined && asker !== decider;
  if (people.length > 1 && (isOthers || hasRevealed(timeline.head(), parent, decider)))
    return err({code: 'undo-revealed'});
  return ok(parent);
};

/** Where redo goes: along the line last left, over one decision of a person and the replies that were recorded. */
export const redoPlace = (timeline: Timeline, people: readonly Seat[]): Result<Place, Refusal> => {
  const [first, ...rest] = timeline.ahead();
  if (first === undefined) return err({code: 'nothing-to-redo'});
  const stop = rest.findIndex(ply => isDecisionOf(ply, people));
  const last = stop < 0 ? rest.at(-1) : rest[stop - 1];
  return ok((last ?? first).number);
};

/** The place before the first decision of a person: where restart goes. */
export const startPlace = (timeline: Timeline, people: readonly Seat[]): Place => {
  const first = timeline.lineTo(timeline.head()).find(ply => isDecisionOf(ply, people));
  return first?.parent ?? timeline.head();
};
