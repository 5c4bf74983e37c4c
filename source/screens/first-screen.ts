import type {GameRecord} from '../engine/game-record.js';
import type {Cabinet} from '../games/module.js';
import type {NewGame} from '../shell/new-game.js';
import type {RecordingJournal} from '../store/recording-writer.js';
import type {App} from './app.js';
import {createLevelsScreen} from './levels.js';
import {openNewGame, openResumed} from './open-game.js';
import {createReplaysScreen} from './replays.js';
import {createViewerScreen} from './viewer-screen.js';

/** What is to be seen first: each command of the command line that opens the screen has one. */
export type FirstScreen =
  | {readonly type: 'menu'}
  | {readonly type: 'levels'; readonly cabinet: Cabinet}
  | {readonly type: 'new-game'; readonly game: NewGame}
  | {
      readonly type: 'resumed';
      readonly cabinet: Cabinet;
      readonly record: GameRecord;
      readonly journal: RecordingJournal;
    }
  | {readonly type: 'replays'}
  | {readonly type: 'viewer'; readonly cabinet: Cabinet; readonly record: GameRecord};

/** Opens it over the menu, which is where one comes when it is left. */
export const openFirst = (app: App, first: FirstScreen): void => {
  switch (first.type) {
    case 'menu':
      return;
    case 'levels':
      return app.open(createLevelsScreen(app, first.cabinet));
    case 'new-game':
      return openNewGame(app, first.game);
    case 'resumed':
      return openResumed(app, first.cabinet, first.record, first.journal);
    case 'replays':
      return app.open(createReplaysScreen(app));
    case 'viewer':
      return app.open(createViewerScreen(app, first.cabinet, first.record));
  }
};
