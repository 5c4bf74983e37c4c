import type {GameRecord} from '../engine/game-record.js';
import type {Cabinet} from '../games/module.js';
import type {App} from './app.js';
import {createViewerScreen} from './viewer-screen.js';

/** Opens the replay of a record. */
export const openViewer = (app: App, cabinet: Cabinet, record: GameRecord): void =>
  app.open(createViewerScreen(app, cabinet, record));
