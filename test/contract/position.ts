import type {Eye, Game, Mover, Seat} from '../../source/engine/game.js';
import type {GameRecord} from '../../source/engine/game-record.js';
import type {HeaderLine} from '../../source/engine/lines.js';
import type {Cabinet} from '../../source/games/module.js';
import {take} from '../../source/lib/iterate.js';
import type {Json} from '../../source/lib/json.js';
import type {Random} from '../../source/lib/random.js';

export type Move = Json;
export type Event = {readonly type: string};

/** How a game is played through: the options as a header holds them. */
export type Case = {
  readonly players: number;
  readonly options: HeaderLine['options'];
  /** The match ends within so many plies, or, where random play may go on for ever, is left after them. */
  readonly plies?: number;
  readonly endless?: true;
};

/** A place in a playthrough, with luck of its own for the checkers to sample by. */
export type Position = {
  readonly cabinet: Cabinet;
  readonly game: Game;
  readonly record: GameRecord;
  readonly state: Json;
  readonly mover: Mover;
  readonly seats: readonly Seat[];
  readonly luck: Random;
  /** Moves that were legal somewhere in this playthrough, by their notation. */
  readonly seen: Map<string, Move>;
};

/** So many legal moves are listed; of a list that is longer only these are known. */
export const listed = 2000;

export const legalMoves = ({game, state}: Position, eye: Eye): readonly Move[] => [
  ...take(game.legalMoves(game.view(state, eye)), listed),
];

/** Some of the items, all when there are no more than `most`. */
export const sample = <T>(items: readonly T[], most: number, luck: Random): readonly T[] =>
  items.length <= most ? items : Array.from({length: most}, () => items[luck.below(items.length)] as T);

/** Makes a change of a value of the game an error. */
export const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};
