import {type GameRecord, openRecord} from '../../source/engine/game-record.js';
import type {HeaderLine} from '../../source/engine/lines.js';
import {value} from '../checks.js';
import {pairs} from '../fixture/rules.js';
import type {Move, Pairs} from '../fixture/types.js';
import {headerOf} from '../headers.js';

export const people = (count: number): undefined[] => Array.from({length: count}, () => undefined);

export const openPairs = (
  seats: readonly (string | undefined)[] = people(2),
  changes: Partial<HeaderLine> = {},
): GameRecord<Pairs> =>
  value(openRecord(pairs, {...headerOf(pairs, seats, {ranks: 4, target: 9}), ...changes}));

/** Some legal move of the seat that is to move: the first, or the one at `index`. */
export const legalMove = (record: GameRecord<Pairs>, index = 0): Move => {
  const state = record.timeline.state();
  const mover = pairs.mover(state);
  const moves = typeof mover === 'number' ? [...pairs.legalMoves(pairs.view(state, mover))] : [];
  const move = moves[index % moves.length];
  if (move === undefined) throw new Error(`no move where ${mover} is to move`);
  return move;
};

/** Makes one step: what chance deals, or a legal move. */
export const step = (record: GameRecord<Pairs>, index = 0): void => {
  const mover = pairs.mover(record.timeline.state());
  const line =
    typeof mover === 'number'
      ? value(record.propose(mover, legalMove(record, index), 10))
      : record.proposeDeal(10);
  value(record.take(line));
};

type Until = (record: GameRecord<Pairs>) => boolean;

/** Makes steps until the record is as wished. */
export const playUntil = (record: GameRecord<Pairs>, until: Until, index = 0): void => {
  for (let steps = 0; !until(record); steps++) {
    if (steps > 1000) throw new Error('it never comes to that');
    step(record, index);
  }
};

export const isAt =
  (phase: Pairs['state']['phase'], mover?: number | string): Until =>
  ({timeline}) =>
    timeline.state().phase === phase && (mover === undefined || pairs.mover(timeline.state()) === mover);

/** Moves the head, as undo, redo or a viewer does. */
export const moveHead = (record: GameRecord<Pairs>, to: number, why: 'undo' | 'redo' | 'jump' = 'undo') =>
  record.take({type: 'head', to, why, ms: 1});
