import {formatVersion, type HeaderLine, type SeatInfo} from '../engine/lines.js';
import type {Cabinet} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {appVersion} from './version.js';

/** What is to be played: everything that a recording's header says, but the time. */
export type NewGame = {
  readonly cabinet: Cabinet;
  /** Whole and canonical, from `parseOptions`. */
  readonly options: Json;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
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
