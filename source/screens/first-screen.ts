import type {GameRecord} from '../engine/game-record.js';
import type {Cabinet, OptionValues} from '../games/module.js';
import type {NewGame} from '../shell/new-game.js';
import type {RecordingJournal} from '../store/recording-writer.js';
import type {App} from './app.js';
import {createLevelsScreen} from './levels.js';
import {openMadeGame} from './open-game.js';
import {createReplaysScreen, resumeGame} from './replays.js';
import {createViewerScreen} from './viewer-screen.js';

/** What is to be seen first: each command of the command line that opens the screen has one. */
export type FirstScreen =
  | {readonly type: 'menu'}
  | {readonly type: 'levels'; readonly cabinet: Cabinet; readonly options: OptionValues}
  | {readonly type: 'new-game'; readonly game: NewGame}
  | {
      readonly type: 'resumed';
      readonly cabinet: Cabinet;
      readonly record: GameRecord;
      readonly journal: RecordingJournal;
      /** Its last line was cut short and is set aside. */
      readonly torn: boolean;
    }
  | {readonly type: 'replays'}
  | {readonly type: 'viewer'; readonly cabinet: Cabinet; readonly record: GameRecord};

/** Opens it over the menu, which is where one comes when it is left. */
export const openFirst = (app: App, first: FirstScreen): void => {
  switch (first.type) {
    case 'menu':
      return;
    case 'levels':
      return app.open(createLevelsScreen(app, first.cabinet, first.options));
    case 'new-game':
      return openMadeGame(app, first.game);
    case 'resumed':
      return resumeGame(app, first);
    case 'replays':
      return app.open(createReplaysScreen(app));
    case 'viewer':
      return app.open(createViewerScreen(app, first.cabinet, first.record));
  }
};
