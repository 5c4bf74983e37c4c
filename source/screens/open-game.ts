import {type GameRecord, openRecord} from '../engine/game-record.js';
import type {HeaderLine} from '../engine/lines.js';
import {type Session, startSession} from '../engine/session.js';
import type {Cabinet} from '../games/module.js';
import {headerOf, type NewGame} from '../shell/new-game.js';
import type {RecordingJournal} from '../store/recording-writer.js';
import type {App} from './app.js';
import {createPlayScreen, type PlayScreen} from './play-screen.js';
import type {PlayedGame} from './played-game.js';
import type {Screen} from './screen.js';

/** Opponents move at a pace that can be followed. */
const opponentPause = 700;

const pace = (app: App) => (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const cancel = app.ports.after(opponentPause, resolve);
    signal.addEventListener('abort', cancel, {once: true});
  });

const sessionOn = (
  app: App,
  cabinet: Cabinet,
  record: GameRecord,
  begun?: RecordingJournal,
): {readonly session: Session; journal(): RecordingJournal | undefined} => {
  let journal = begun;
  const {clock, now, library} = app.ports;
  const askBot = app.ports.askBot(cabinet.game.id);
  const openJournal = (header: HeaderLine): RecordingJournal | undefined => {
    journal = library.create(header);
    return journal;
  };
  const session = startSession(
    cabinet.game,
    record,
    {askBot, clock, now, openJournal: app.settings().record ? openJournal : undefined, pace: pace(app)},
    begun,
  );
  return {session, journal: () => journal};
};

const show = (app: App, played: PlayedGame, instead: Screen | undefined): PlayScreen => {
  const screen = createPlayScreen(app, played);
  if (instead === undefined) app.open(screen);
  else app.replace(instead, screen);
  screen.begin();
  return screen;
};

/**
 * Opens a new game, on top or instead of a screen and all above it. `next` says how to go on from the play screen to
 * another level, where there is one.
 */
export const openNewGame = (
  app: App,
  wanted: NewGame,
  instead?: Screen,
  next?: (from: PlayScreen) => void,
): void => {
  const record = openRecord(wanted.cabinet.game, headerOf(wanted, app.ports.now()));
  if (!record.ok) throw new Error(`canonical options are refused: ${JSON.stringify(record.error)}`);
  const {session, journal} = sessionOn(app, wanted.cabinet, record.value);
  const again = (): void => openNewGame(app, {...wanted, seed: app.ports.newSeed()}, screen, next);
  const screen: PlayScreen = show(
    app,
    {
      cabinet: wanted.cabinet,
      session,
      journal,
      again,
      next: next === undefined ? undefined : () => next(screen),
    },
    instead,
  );
};

/** A recorded game that is gone on with. */
export type ResumedGame = {
  readonly cabinet: Cabinet;
  readonly record: GameRecord;
  readonly journal: RecordingJournal;
  /** What is to be said first, if anything. */
  readonly greeting: string;
  readonly next: ((from: PlayScreen) => void) | undefined;
};

/** Opens a recorded game where it was left. */
export const openResumed = (app: App, resumed: ResumedGame): void => {
  const {cabinet, record, greeting, next} = resumed;
  const {options, header} = record;
  const again = (): void =>
    openNewGame(app, {cabinet, options, seats: header.seats, seed: app.ports.newSeed()}, screen, next);
  const screen: PlayScreen = show(
    app,
    {
      cabinet,
      ...sessionOn(app, cabinet, record, resumed.journal),
      again,
      greeting,
      next: next === undefined ? undefined : () => next(screen),
    },
    undefined,
  );
};
