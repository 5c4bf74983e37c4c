import type {Session} from '../engine/session.js';
import type {Cabinet} from '../games/module.js';
import {faultReason} from '../locales/faults.js';
import type {RecordingJournal} from '../store/recording-writer.js';
import type {App} from './app.js';

/** A game that is shown, with what surrounds it: its recording, and the level that comes next. */
export type PlayedGame = {
  readonly cabinet: Cabinet;
  readonly session: Session;
  /** Missing before the first decision, and where nothing is recorded. */
  journal(): RecordingJournal | undefined;
  /** What is to be said when it is opened. */
  readonly greeting?: string;
  /** Lets an opponent's move be shown at once. */
  hurry(): void;
  /** Starts the same game again. */
  again(): void;
  /** Starts the next level; missing where there is none. */
  readonly next?: (() => void) | undefined;
};

/** What could not be written of a game so far, and why; else nothing. */
export const unsavedNotice = (app: App, {journal}: PlayedGame): string => {
  const state = journal()?.state();
  if (state === undefined || state.unsaved === 0) return '';
  const reason = state.fault === undefined ? '' : faultReason(state.fault, app.text());
  return app.text().say('notSaved', {count: state.unsaved, reason});
};
