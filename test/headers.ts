import type {HeaderLine} from '../source/engine/lines.js';

/** A header for tests: seats are people unless a bot is named. */
export const headerOf = (
  game: {readonly id: string; readonly rules: number},
  seats: readonly (string | undefined)[],
  options: HeaderLine['options'] = {},
  seed = 'seed',
): HeaderLine => ({
  type: 'header',
  format: 'ink-arcade',
  version: 1,
  app: '0.1.0',
  game: game.id,
  rules: game.rules,
  options,
  seats: seats.map((bot, seat) => ({name: `Seat ${seat + 1}`, ...(bot === undefined ? {} : {bot})})),
  seed,
  time: '2026-01-02T03:04:05.000Z',
});
