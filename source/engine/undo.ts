import {err, ok, type Result} from '../lib/result.js';
import type {Game, GameTypes, Refusal, Seat} from './game.js';
import type {SeatInfo} from './lines.js';
import type {Place, Ply, Timeline} from './timeline.js';

/** The seats of people, in order. */
export const personSeats = (seats: readonly SeatInfo[]): readonly Seat[] =>
  seats.flatMap((info, seat) => (info.bot === undefined ? [seat] : []));

const isDecisionOf = (ply: Ply, seats: readonly Seat[]): boolean =>
  ply.move !== undefined && ply.mover !== 'chance' && seats.includes(ply.mover);

/** The last place that the lines to both have in common. */
const forkOf = (timeline: Timeline, one: Place, other: Place): Place => {
  let [left, right] = [one, other];
  while (left !== right) {
    if (timeline.depth(left) >= timeline.depth(right)) left = timeline.ply(left).parent;
    else right = timeline.ply(right).parent;
  }
  return left;
};

/**
 * The last ply that is left behind on the way from `from` to `to`, perhaps on another line, and that showed this seat
 * something it did not know before.
 */
export const lastRevealed = <T extends GameTypes>(
  game: Game<T>,
  timeline: Timeline<T>,
  from: Place,
  to: Place,
  seat: Seat,
): Place | undefined => {
  const fork = forkOf(timeline, from, to);
  for (let at = from; at !== fork; at = timeline.ply(at).parent) {
    const ply = timeline.ply(at);
    let state = timeline.stateAt(ply.parent);
    for (const event of ply.events) {
      if (game.reveals(state, event, seat)) return at;
      state = game.evolve(state, event);
    }
  }
  return undefined;
};

/**
 * Where undo goes: to before the last decision of a person, whose opponents' replies go with it. With one person any
 * decision can be taken back; with several, none after which the one who took it learnt something.
 */
export const undoPlace = <T extends GameTypes>(
  game: Game<T>,
  timeline: Timeline<T>,
  people: readonly Seat[],
): Result<Place, Refusal> => {
  let at = timeline.head();
  while (at !== 0 && !isDecisionOf(timeline.ply(at), people)) at = timeline.ply(at).parent;
  if (at === 0) return err({code: 'nothing-to-undo'});
  const {parent, mover} = timeline.ply(at);
  const asker = mover as Seat;
  if (people.length > 1 && lastRevealed(game, timeline, timeline.head(), parent, asker) !== undefined)
    return err({code: 'undo-revealed'});
  return ok(parent);
};

/** Where redo goes: along the line last left, over one decision of a person and the replies that were recorded. */
export const redoPlace = (timeline: Timeline, people: readonly Seat[]): Result<Place, Refusal> => {
  let at = timeline.next(timeline.head());
  if (at === undefined) return err({code: 'nothing-to-redo'});
  for (let next = timeline.next(at); next !== undefined; next = timeline.next(at)) {
    if (isDecisionOf(timeline.ply(next), people)) break;
    at = next;
  }
  return ok(at);
};

/** The place before the first decision of a person: where restart goes. */
export const startPlace = (timeline: Timeline, people: readonly Seat[]): Place => {
  const first = timeline.lineTo(timeline.head()).find(ply => isDecisionOf(ply, people));
  return first?.parent ?? timeline.head();
};
