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
  /** The deepest place that is on the lines to both. */
  fork(a: Place, b: Place): Place;
  /** The plies beyond the head on the line last left there, in order: the way of redo. */
  ahead(): readonly Ply<T>[];
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
  /** An ancestor far above. These links lead to any ancestor in a number of steps that grows with log(depth). */
  readonly shortcut: Place;
};

export const createTimeline = <T extends GameTypes>(game: Game<T>, start: T['state']): Timeline<T> => {
  const nodes: Node<T>[] = [];
  // Where the head was when it jumped away, oldest first. One that lies on the way to its neighbour here says nothing new.
  const left: Place[] = [];
  let head: Place = 0;
  // Missing when the head was moved and nobody has asked yet: a file may hold more jumps than anybody looks at.
  let known: T['state'] | undefined = start;

  const node = (place: Place): Node<T> => {
    const found = nodes[place - 1];
    if (found === undefined) throw new RangeError(`there is no ply ${place}`);
    return found;
  };
  const parentOf = (place: Place): Place => node(place).ply.parent;
  const depth = (place: Place): number => (place === 0 ? 0 : node(place).depth);
  const deals = (place: Place): number => (place === 0 ? 0 : node(place).deals);
  const shortcut = (place: Place): Place => (place === 0 ? 0 : node(place).shortcut);

  const stateAt = (place: Place): T['state'] => {
    const pending: Ply<T>[] = [];
    let at = place;
    while (at !== 0 && node(at).snapshot === undefined && (at !== head || known === undefined)) {
      pending.push(node(at).ply);
      at = parentOf(at);
    }
    const base = at === head && known !== undefined ? known : at === 0 ? start : node(at).snapshot;
    return pending.reduceRight<T['state']>(
      (before, ply) => evolveAll(game, before, ply.events),
      base as T['state'],
    );
  };

  const state = (): T['state'] => {
    known ??= stateAt(head);
    return known;
  };

  const ancestorAt = (place: Place, wanted: number): Place => {
    let at = place;
    while (depth(at) > wanted) at = depth(shortcut(at)) >= wanted ? shortcut(at) : parentOf(at);
    return at;
  };

  const fork = (a: Place, b: Place): Place => {
    const level = Math.min(depth(a), depth(b));
    let [left, right] = [ancestorAt(a, level), ancestorAt(b, level)];
    while (left !== right) {
      const far = shortcut(left) !== shortcut(right);
      [left, right] = far ? [shortcut(left), shortcut(right)] : [parentOf(left), parentOf(right)];
    }
    return left;
  };

  const isOnLine = (place: Place, tip: Place): boolean => ancestorAt(tip, depth(place)) === place;

  /** The end of the line last left at a place: the place itself where none was. */
  const tipOf = (place: Place): Place => {
    const tip = left.findLast(visited => visited !== place && isOnLine(place, visited));
    return tip === undefined ? place : tipOf(tip);
  };

  const leave = (place: Place): void => {
    const last = left.at(-1);
    if (last !== undefined && isOnLine(place, last)) return;
    if (last !== undefined && isOnLine(last, place)) left.pop();
    left.push(place);
  };

  const lineBetween = (above: Place, tip: Place): readonly Ply<T>[] => {
    const line: Ply<T>[] = [];
    for (let at = tip; at !== above; at = parentOf(at)) line.push(node(at).ply);
    return line.reverse();
  };

  return {
    count: () => nodes.length,
    head: () => head,
    state,
    stateAt,
    ply: place => node(place).ply,
    depth,
    deals,
    lineTo: place => lineBetween(0, place),
    fork,
    ahead: () => lineBetween(head, tipOf(head)),
    append(ply, luck = 'in-turn') {
      const added: Ply<T> = {number: nodes.length + 1, parent: head, ...ply};
      const counts = ply.mover === 'chance' && luck === 'in-turn';
      const after = evolveAll(game, state(), ply.events);
      const near = shortcut(head);
      const isEven = depth(head) - depth(near) === depth(near) - depth(shortcut(near));
      const depthHere = depth(head) + 1;
      nodes.push({
        ply: added,
        depth: depthHere,
        deals: deals(head) + (counts ? 1 : 0),
        snapshot: depthHere % snapshotEvery === 0 ? after : undefined,
        shortcut: isEven ? shortcut(near) : head,
      });
      known = after;
      head = added.number;
      return added;
    },
    jump(place) {
      // A place that there is not is refused before anything changes.
      depth(place);
      if (place === head) return;
      leave(head);
      known = undefined;
      head = place;
    },
  };
};
