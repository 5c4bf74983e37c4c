import type {Cabinet, OptionValues} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {padTo, widthOf} from '../lib/width.js';
import {hasAnother} from '../shell/new-game.js';
import {bestScores, type Level, levelKey, packLevels, readLevel} from '../shell/packs.js';
import {nameOf, seatsOf, usualPlayers} from '../shell/players.js';
import type {App} from './app.js';
import {createDrawingScreen} from './drawing-screen.js';
import {createListScreen, type ListItem, type ListScreen} from './list-screen.js';
import {openMadeGame, openNewGame} from './open-game.js';
import type {Screen} from './screen.js';

const playLevel = (
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
    seats: seatsOf(cabinet, usualPlayers(cabinet), [], app.text()),
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
      const seats = seatsOf(cabinet, usualPlayers(cabinet), [], app.text());
      openMadeGame(app, {cabinet, options, seats, seed: app.ports.newSeed()}, from);
    };
  const levels = packLevels(app.ports.library, cabinet, {}, app.text());
  const key = JSON.stringify(options);
  const index = levels.findIndex(level => levelKey(level) === key);
  if (index < 0 || index + 1 === levels.length) return undefined;
  return from => playLevel(app, cabinet, levels, index + 1, from);
};

/** The levels of a game's packs, with what was reached in each. */
export const createLevelsScreen = (app: App, cabinet: Cabinet, set: OptionValues = {}): ListScreen => {
  const {library} = app.ports;
  const readAll = () =>
    library
      .levels(cabinet.game.id)
      .map(file => ({file, level: readLevel(library, cabinet, file, set, app.text())}));
  let read = readAll();
  const levels = (): readonly Level[] => read.flatMap(({level}) => (level.ok ? [level.value] : []));
  let best = bestScores(library, cabinet);
  let bestAt = library.changes();

  const items = (): readonly ListItem[] => {
    const {say} = app.text();
    // A level that was solved or drawn meanwhile is there, and solved, when one comes back.
    if (bestAt !== library.changes()) {
      best = bestScores(library, cabinet);
      read = readAll();
    }
    bestAt = library.changes();
    const names = read.map(({level}) =>
      level.ok ? nameOf(cabinet, level.value.options, 1, app.text()) : undefined,
    );
    const subjects = Math.max(10, ...names.map(name => widthOf(name?.subject ?? '') + 3));
    const draw = {label: say('drawLevel'), choose: () => app.open(createDrawingScreen(app, cabinet))};
    const choices = read.map(({file, level}, row) => {
      if (!level.ok) return {label: file.name, detail: level.error, choose: () => undefined};
      const score = best.get(levelKey(level.value));
      const mark = app.look().ascii ? '*' : '✓';
      const {level: name = '', subject = ''} = names[row] ?? {};
      const status = score === undefined ? '' : `${mark} ${say('solvedBest', {count: score})}`;
      return {
        label: `${file.name.slice(0, 2)}  ${name}`,
        detail: `${padTo(subject, subjects)}${status}`,
        choose: () => playLevel(app, cabinet, levels(), levels().indexOf(level.value)),
      };
    });
    return cabinet.levels === undefined ? choices : [...choices, draw];
  };

  return createListScreen(app, {
    title: () => ({
      name: app.text().game(cabinet.game.id).say('name'),
      subject: app.text().say('chooseLevel'),
      facts: [],
    }),
    items,
    preview: {
      cabinet,
      view(index) {
        const level = read[index]?.level;
        return level?.ok ? cabinet.game.view(cabinet.game.initial(level.value.options, 1), 0) : undefined;
      },
    },
    empty: () => app.text().say('noLevels'),
  });
};
