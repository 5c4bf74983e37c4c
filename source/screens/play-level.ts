import type {Cabinet} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {hasAnother} from '../shell/new-game.js';
import {bestScores, type Level, levelKey, packLevels} from '../shell/packs.js';
import {seatsOf, usualPlayers} from '../shell/players.js';
import type {App} from './app.js';
import {openMadeGame, openNewGame} from './open-game.js';
import type {Screen} from './screen.js';

/** Opens a level of a list; the ones after it follow. */
export const playLevel = (
  app: App,
  cabinet: Cabinet,
  levels: readonly Level[],
  index: number,
  instead?: Screen,
): void => {
  const level = levels[index];
  if (level === undefined) return;
  const wanted = {
    cabinet,
    options: level.options,
    seats: seatsOf(cabinet, usualPlayers(cabinet, {}), [], app.text()),
    seed: app.ports.newSeed(),
  };
  const hasNext = index + 1 < levels.length;
  openNewGame(
    app,
    wanted,
    instead,
    hasNext ? from => playLevel(app, cabinet, levels, index + 1, from) : undefined,
  );
};

/** How many levels of the packs there are, and how many are solved. */
export const countSolved = (app: App, cabinet: Cabinet): {readonly solved: number; readonly all: number} => {
  const {library} = app.ports;
  const best = bestScores(library, cabinet);
  // Nothing was solved yet: then the levels need not be read to be counted.
  if (best.size === 0) return {solved: 0, all: library.levels(cabinet.game.id).length};
  const levels = packLevels(library, cabinet, {}, app.text());
  return {solved: levels.filter(level => best.has(levelKey(level))).length, all: levels.length};
};

/** How to go on from a level that was opened otherwise than from the list; nothing where it is the last, or of no pack. */
export const nextLevel = (
  app: App,
  cabinet: Cabinet,
  options: Json,
): ((from: Screen) => void) | undefined => {
  if (hasAnother(cabinet, options))
    return from => {
      const seats = seatsOf(cabinet, usualPlayers(cabinet, {}), [], app.text());
      openMadeGame(app, {cabinet, options, seats, seed: app.ports.newSeed()}, from);
    };
  const levels = packLevels(app.ports.library, cabinet, {}, app.text());
  const key = JSON.stringify(options);
  const index = levels.findIndex(level => levelKey(level) === key);
  if (index < 0 || index + 1 === levels.length) return undefined;
  return from => playLevel(app, cabinet, levels, index + 1, from);
};
