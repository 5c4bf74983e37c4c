import type {Cabinet, OptionValues} from '../games/module.js';
import {padTo, widthOf} from '../lib/width.js';
import {levelKey, packFiles, packLevels, packTitle, reachedIn, watchBest} from '../shell/packs.js';
import {nameOf, starText} from '../shell/players.js';
import type {App} from './app.js';
import {createListScreen, type ListItem, type ListScreen} from './list-screen.js';
import {playLevel} from './play-level.js';

/** The levels of a pack, with what was reached in each. */
export const createPackScreen = (
  app: App,
  cabinet: Cabinet,
  pack: string,
  set: OptionValues = {},
): ListScreen => {
  const {library} = app.ports;
  const files = packFiles(library, cabinet, set, app.text()).filter(({file}) => file.pack === pack);
  // The level after the pack's last is the first of the next pack.
  const levels = packLevels(library, cabinet, set, app.text());
  const best = watchBest(library, cabinet);

  const items = (): readonly ListItem[] => {
    const {say} = app.text();
    const names = files.map(({level}) =>
      level.ok ? nameOf(cabinet, level.value.options, 1, app.text()) : undefined,
    );
    const subjects = Math.max(10, ...names.map(name => widthOf(name?.subject ?? '') + 3));
    return files.map(({file, level}, row) => {
      if (!level.ok) return {label: file.name, detail: level.error, choose: () => undefined};
      const reached = reachedIn(cabinet, level.value, best());
      const {level: name = '', subject = ''} = names[row] ?? {};
      const status =
        reached === undefined
          ? ''
          : `${starText(reached.stars, app.look())} ${say('solvedBest', {count: reached.score})}`;
      return {
        label: `${String(row + 1).padStart(2, '0')}  ${name === '' ? file.name.replace(/^\d+-/, '') : name}`,
        detail: `${padTo(subject, subjects)}${status}`,
        choose: () => playLevel(app, cabinet, levels, levels.indexOf(level.value)),
      };
    });
  };

  const firstUnsolved = files.findIndex(({level}) => level.ok && !best().has(levelKey(level.value)));
  return createListScreen(app, {
    title: () => ({
      name: app.text().game(cabinet.game.id).say('name'),
      subject: packTitle(cabinet, pack, app.text()),
      facts: [],
    }),
    items,
    start: Math.max(0, firstUnsolved),
    preview: {
      cabinet,
      view(index) {
        const level = files[index]?.level;
        return level?.ok ? cabinet.game.view(cabinet.game.initial(level.value.options, 1), 0) : undefined;
      },
    },
    empty: () => app.text().say('noLevels'),
  });
};
