import type {Refusal} from '../engine/game.js';
import {formatVersion, type HeaderLine, type SeatInfo} from '../engine/lines.js';
import type {Cabinet, OptionValues} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {err, ok, type Result} from '../lib/result.js';
import {playersOf} from './players.js';
import {appVersion} from './version.js';

/** What is to be played: everything that a recording's header says, but the time. */
export type NewGame = {
  readonly cabinet: Cabinet;
  /** Whole and canonical, from `parseOptions`. */
  readonly options: Json;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
};

/** Is it a level that another of its kind can follow, made by other luck? The level of a day is the only one. */
export const hasAnother = ({levels}: Cabinet, options: Json): boolean =>
  levels?.isMade(options) === true && !levels.isDaily(options);

/** A game with the options that were set, or what is wrong with them, or with who plays by them. */
export const prepareGame = (
  cabinet: Cabinet,
  set: OptionValues,
  seats: readonly SeatInfo[],
  seed: string,
): Result<NewGame, Refusal> => {
  const options = cabinet.game.parseOptions(set, seats.length);
  if (!options.ok) return options;
  const refusal =
    cabinet.seatRefusal?.(options.value, playersOf(seats)) ?? cabinet.levels?.unmakeable(options.value);
  return refusal === undefined ? ok({cabinet, options: options.value, seats, seed}) : err(refusal);
};

export const headerOf = ({cabinet, options, seats, seed}: NewGame, time: Date): HeaderLine => ({
  type: 'header',
  format: 'ink-arcade',
  version: formatVersion,
  app: appVersion,
  game: cabinet.game.id,
  rules: cabinet.game.rules,
  options,
  seats: [...seats],
  seed,
  time: time.toISOString(),
});
