import type {Game, GameTypes, Seat} from './game.js';
import {evolveAll} from './game.js';

/** A place in the tree of plies: a ply's number, or 0 for the start. */
export type Place = number;

/** One accepted move, or one deal, with its events. Plies are numbered from 1 in the order they were recorded. */
export type Ply<T extends GameTypes = GameTypes> = {
  readonly number: Place;
  readonly parent: Place;
  readonly mover: Seat | 'chance';
  /** Missing for chance. */
  readonly move?: T['move'];
  readonly events: readonly T['event'][];
};

/** The tree of plies of one game, and the head: the place where play goes on. Its state is the fold up to there. */
export type Timeline<T extends GameTypes = GameTypes> = {
  count(): number;
  head(): Place;
  state(): T['state'];
  stateAt(place: Place): T['state'];
  ply(place: Place): Ply<T>;
  /** Plies from the start to a place. */
  depth(place: Place): number;
  /** Deals in turn from the start to a place: the key of the next one's luck. */
  deals(place: Place): number;
  /** The plies from the start to a place, in order. */
  lineTo(place: Place): readonly Ply<T>[];
  /** The place that was last gone on to from here, if any. */
  next(place: Place): Place | undefined;
  /** Adds a ply at the head and moves the head to it. */
  append(ply: Omit<Ply<T>, 'number' | 'parent'>, luck?: 'in-turn' | 'out-of-turn'): Ply<T>;
  /** Moves the head. The line that is left is the one that redo follows. */
  jump(place: Place): void;
};

// With one in 64 kept, any place is at most 63 folds away, and 10,000 plies of the largest board stay a few MB.
const snapshotEvery = 64;

type Node<T extends GameTypes> = {
  readonly ply: Ply<T>;
  readonly depth: number;
  readonly deals: number;
  readonly snapshot: T['state'] | undefined;
};

export const createTimeline = <T extends GameTypes>(game: Game<T>, start: T['state']): Timeline<T> => {
  const nodes: Node<T>[] = [];
  const followed = new Map<Place, Place>();
  let head: Place = 0;
  let state = start;

  const node = (place: Place): Node<T> => {
    const found = nodes[place - 1];
    if (found === undefined) throw new RangeError(`there is no ply ${place}`);
    return found;
  };
  const depth = (place: Place): number => (place === 0 ? 0 : node(place).depth);
  const deals = (place: Place): number => (place === 0 ? 0 : node(place).deals);

  const stateAt = (place: Place): T['state'] => {
    const pending: Ply<T>[] = [];
    let at = place;
    while (at !== head && at !== 0 && node(at).snapshot === undefined) {
      pending.push(node(at).ply);
      at = node(at).ply.parent;
    }
    const known = at === head ? state : at === 0 ? start : (node(at).snapshot as T['state']);
    return pending.reduceRight<T['state']>((before, ply) => evolveAll(game, before, ply.events), known);
  };

  // From the start, `followed` leads along the line of the head and on to what was left beyond it. A jump keeps that
  // true by turning the ways between the new head and where its line leaves the old one's.
  const turnWays = (place: Place): void => {
    let [to, from] = [place, head];
    while (to !== from) {
      if (depth(to) < depth(from)) from = node(from).ply.parent;
      else {
        followed.set(node(to).ply.parent, to);
        to = node(to).ply.parent;
      }
    }
  };

  return {
    count: () => nodes.length,
    head: () => head,
    state: () => state,
    stateAt,
    ply: place => node(place).ply,
    depth,
    deals,
    lineTo(place) {
      const line: Ply<T>[] = [];
      for (let at = place; at !== 0; at = node(at).ply.parent) line.push(node(at).ply);
      return line.reverse();
    },
    next: place => followed.get(place),
    append(ply, luck = 'in-turn') {
      const added: Ply<T> = {number: nodes.length + 1, parent: head, ...ply};
      const counts = ply.mover === 'chance' && luck === 'in-turn';
      state = evolveAll(game, state, ply.events);
      const depthHere = depth(head) + 1;
      nodes.push({
        ply: added,
        depth: depthHere,
        deals: deals(head) + (counts ? 1 : 0),
        snapshot: depthHere % snapshotEvery === 0 ? state : undefined,
      });
      followed.set(head, added.number);
      head = added.number;
      return added;
    },
    jump(place) {
      state = stateAt(place);
      turnWays(place);
      head = place;
    },
  };
};
