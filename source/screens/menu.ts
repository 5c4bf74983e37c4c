import type {Cabinet} from '../games/module.js';
import {ellipsisOf} from '../lib/look.js';
import {joinSentences} from '../lib/text.js';
import {cutTo} from '../lib/width.js';
import {faultReason, misplacedText} from '../locales/faults.js';
import {finishedGames} from '../shell/finished-games.js';
import {whole} from '../store/library.js';
import type {App} from './app.js';
import {createLevelsScreen} from './levels.js';
import {createListScreen, type ListItem, type ListScreen} from './list-screen.js';
import {countSolved} from './play-level.js';
import {agoText, createReplaysScreen, recordingLabel, resumeRecording} from './replays.js';
import {createSetUpScreen} from './set-up.js';
import {createSettingsScreen} from './settings.js';

/** Columns for what a game that can be continued is called. */
const mostOfGame = 40;

/** Opens a game where what is to be played is chosen: among its levels where it has any, else in the form of its options. */
export const openGame = (app: App, cabinet: Cabinet): void =>
  app.open(cabinet.levels === undefined ? createSetUpScreen(app, cabinet) : createLevelsScreen(app, cabinet));

/** The first screen: the games, what goes on, and what was played. */
export const createMenuScreen = (app: App): ListScreen => {
  const {library, cabinets} = app.ports;
  // What is wrong with the settings is said where they would have shown.
  let notice = '';
  const settingsNotice = library
    .settings()
    .faults.map(fault => app.text().say('settingsFault', {reason: faultReason(fault, app.text())}));
  let figures = new Map<string, string>();
  let figuresOf = '';

  // Figures come from the recordings: they are counted again when those, or the language, have changed.
  const figure = (cabinet: Cabinet): string => {
    const key = `${library.changes()} ${app.text().language}`;
    if (key !== figuresOf) figures = new Map();
    figuresOf = key;
    const known = figures.get(cabinet.game.id);
    if (known !== undefined) return known;
    const text = app.text();
    const {solved, all} = countSolved(app, cabinet);
    const gameText = text.game(cabinet.game.id);
    const reached =
      all > 0
        ? text.say('levelsSolved', {count: solved, all})
        : (cabinet.figure?.(finishedGames(library, cabinet), gameText) ?? '');
    const found = reached === '' ? gameText.say('pitch') : reached;
    figures.set(cabinet.game.id, found);
    return found;
  };

  const goOn = (): readonly ListItem[] => {
    const text = app.text();
    const latest = whole(library.recordings()).find(
      ({result, lock}) => result !== 'over' && lock === undefined,
    );
    if (latest === undefined) return [];
    // When it was left is to be seen, however much there is to say of the game.
    const game = cutTo(recordingLabel(app, latest), mostOfGame, ellipsisOf(app.look()));
    const ago = agoText(app.ports.now().getTime() - latest.written, text);
    return [
      {
        label: text.say('continue'),
        detail: text.say('continueGame', {game, ago}),
        choose() {
          notice = resumeRecording(app, latest.path);
          app.changed();
        },
      },
    ];
  };

  const items = (): readonly ListItem[] => {
    const text = app.text();
    return [
      ...goOn(),
      ...cabinets.map(cabinet => ({
        label: text.game(cabinet.game.id).say('name'),
        detail: figure(cabinet),
        choose: () => openGame(app, cabinet),
      })),
      {
        label: text.say('replays'),
        detail: text.say('games', {count: library.recordings().length}),
        choose: () => app.open(createReplaysScreen(app)),
      },
      {label: text.say('settings'), choose: () => app.open(createSettingsScreen(app))},
      {label: text.say('quit'), choose: () => app.quit(0)},
    ];
  };

  return createListScreen(app, {
    first: true,
    title: () => ({name: app.text().say('arcade'), subject: '', facts: []}),
    items,
    notice() {
      const away = library.misplaced().at(-1);
      if (notice !== '') return notice;
      return away === undefined
        ? joinSentences(settingsNotice, app.text().language)
        : misplacedText(away, app.text());
    },
  });
};
