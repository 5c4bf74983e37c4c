import type {Cabinet, OptionValues} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {padTo, widthOf} from '../lib/width.js';
import {dayOf} from '../shell/days.js';
import {prepareGame} from '../shell/new-game.js';
import {levelKey, packFiles, packLevels, packTitle, reachedIn, watchBest} from '../shell/packs.js';
import {nameOf, seatsOf, starText, titleLine, usualPlayers} from '../shell/players.js';
import type {App} from './app.js';
import {createDrawingScreen} from './drawing-screen.js';
import {createListScreen, type ListItem, type ListScreen} from './list-screen.js';
import {openMadeGame} from './open-game.js';
import {createPackScreen} from './pack.js';
import {playLevel} from './play-level.js';
import {createSetUpScreen} from './set-up.js';

/** The options of the level of today. */
const today = (app: App, {levels}: Cabinet): OptionValues =>
  levels === undefined ? {} : {[levels.daily]: dayOf(app.ports.now())};

/** Where levels are chosen: the next one, the packs, the level of the day, one that is made. */
export const createLevelsScreen = (app: App, cabinet: Cabinet, set: OptionValues = {}): ListScreen => {
  const {library} = app.ports;
  const files = () => packFiles(library, cabinet, set, app.text());
  const levels = () => packLevels(library, cabinet, set, app.text());
  const packs = (): readonly string[] => [...new Set(files().map(({file}) => file.pack))];
  const bestNow = watchBest(library, cabinet);

  /** The first level that is not solved, with its place; the first of all when all are. */
  const nextIndex = (): number => {
    const unsolved = levels().findIndex(level => !bestNow().has(levelKey(level)));
    return Math.max(0, unsolved);
  };

  const nextItem = (): readonly ListItem[] => {
    const index = nextIndex();
    const level = levels()[index];
    if (level === undefined) return [];
    const name = titleLine(nameOf(cabinet, level.options, 1, app.text()));
    return [
      {
        label: app.text().say('nextLevel'),
        detail: `${packTitle(cabinet, level.file.pack, app.text())}  ${name}`,
        choose: () => playLevel(app, cabinet, levels(), index),
      },
    ];
  };

  const progress = (pack: string): string => {
    const {say} = app.text();
    const own = levels().filter(({file}) => file.pack === pack);
    const reached = own.flatMap(level => reachedIn(cabinet, level, bestNow()) ?? []);
    const stars = reached.reduce((sum, each) => sum + each.stars, 0);
    const sign = starText(1, app.look()).slice(0, 1);
    const count = `${String(reached.length).padStart(3)} / ${String(own.length).padEnd(3)}`;
    return `${count}  ${reached.length === 0 ? '' : `${sign} ${say('starsOf', {count: stars, all: 3 * own.length})}`}`;
  };

  const packItems = (): readonly ListItem[] => {
    const titles = packs().map(pack => packTitle(cabinet, pack, app.text()));
    const widest = Math.max(...titles.map(widthOf));
    return packs().map((pack, row) => ({
      label: padTo(titles[row] ?? '', widest),
      detail: progress(pack),
      choose: () => app.open(createPackScreen(app, cabinet, pack, set)),
    }));
  };

  const dailyItem = (): ListItem => {
    const game = prepareGame(
      cabinet,
      today(app, cabinet),
      seatsOf(cabinet, usualPlayers(cabinet, today(app, cabinet)), [], app.text()),
      app.ports.newSeed(),
    );
    const options = game.ok ? game.value.options : {};
    const {subject} = nameOf(cabinet, options, 1, app.text());
    const score = bestNow().get(JSON.stringify(options));
    const solved =
      score === undefined
        ? ''
        : `  ${app.look().ascii ? '*' : '✓'} ${app.text().say('solvedBest', {count: score})}`;
    return {
      label: app.text().say('dailyLevel'),
      detail: `${dayOf(app.ports.now())}  ${subject}${solved}`,
      choose() {
        if (game.ok) openMadeGame(app, game.value);
      },
    };
  };

  const randomItem = (): ListItem => ({
    label: app.text().say('randomLevel'),
    detail: app.text().say('randomDetail'),
    choose: () => app.open(createSetUpScreen(app, cabinet)),
  });

  const drawItem = (): ListItem => ({
    label: app.text().say('drawLevel'),
    detail: app.text().say('drawDetail'),
    choose: () => app.open(createDrawingScreen(app, cabinet)),
  });

  /** The next level, and of a pack the next one there. */
  const preview = (index: number): Json | undefined => {
    const isNext = index === 0;
    const pack = packs()[index - 1];
    const own = levels().filter(({file}) => isNext || file.pack === pack);
    const level = own.find(each => !bestNow().has(levelKey(each))) ?? own[0];
    return level && cabinet.game.view(cabinet.game.initial(level.options, 1), 0);
  };

  return createListScreen(app, {
    title: () => ({
      name: app.text().game(cabinet.game.id).say('name'),
      subject: app.text().say('chooseLevel'),
      facts: [],
    }),
    items: () => [...nextItem(), ...packItems(), dailyItem(), randomItem(), drawItem()],
    preview: {cabinet, view: preview},
    empty: () => app.text().say('noLevels'),
  });
};
