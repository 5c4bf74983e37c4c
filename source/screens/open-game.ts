import {type GameRecord, openRecord} from '../engine/game-record.js';
import type {HeaderLine} from '../engine/lines.js';
import {startSession} from '../engine/session.js';
import type {Cabinet} from '../games/module.js';
import {hasAnother, headerOf, type NewGame} from '../shell/new-game.js';
import type {RecordingJournal} from '../store/recording-writer.js';
import type {App} from './app.js';
import {createPlayScreen, type PlayScreen} from './play-screen.js';
import type {PlayedGame} from './played-game.js';
import type {Screen} from './screen.js';

/** Milliseconds from one move of an opponent to the next. */
const pauses = {slow: 1500, normal: 700, fast: 250, 'at-once': 0} as const;

/** Opponents move at a pace that can be followed, and hurried. */
const createPace = (app: App) => {
  let hurry: () => void = () => undefined;
  return {
    pace: (signal: AbortSignal) =>
      new Promise<void>(resolve => {
        const cancel = app.ports.after(pauses[app.settings().pace], resolve);
        signal.addEventListener('abort', cancel, {once: true});
        hurry = () => {
          cancel();
          resolve();
        };
      }),
    hurry: () => hurry(),
  };
};

const sessionOn = (
  app: App,
  cabinet: Cabinet,
  record: GameRecord,
  begun?: RecordingJournal,
): Pick<PlayedGame, 'session' | 'journal' | 'hurry'> => {
  let journal = begun;
  const {pace, hurry} = createPace(app);
  const {clock, now, library} = app.ports;
  const askBot = app.ports.askBot(cabinet.game.id);
  const openJournal = (header: HeaderLine): RecordingJournal | undefined => {
    journal = library.create(header);
    return journal;
  };
  const session = startSession(
    cabinet.game,
    record,
    {askBot, clock, now, openJournal: app.settings().record ? openJournal : undefined, pace},
    begun,
  );
  return {session, journal: () => journal, hurry};
};

const show = (app: App, played: PlayedGame, instead: Screen | undefined): PlayScreen => {
  const screen = createPlayScreen(app, played);
  if (instead === undefined) app.open(screen);
  else app.replace(instead, screen);
  screen.begin();
  return screen;
};

/** A puzzle is the same again; a game of luck is dealt anew. */
const seedAgain = (app: App, {cabinet, seed}: Pick<NewGame, 'cabinet' | 'seed'>): string =>
  cabinet.restart ? seed : app.ports.newSeed();

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
  const again = (): void => openNewGame(app, {...wanted, seed: seedAgain(app, wanted)}, screen, next);
  const screen: PlayScreen = show(
    app,
    {
      cabinet: wanted.cabinet,
      ...sessionOn(app, wanted.cabinet, record.value),
      again,
      next: next === undefined ? undefined : () => next(screen),
    },
    instead,
  );
};

/** Opens a game that is not of a pack: where its levels are made, others of its kind follow. */
export const openMadeGame = (app: App, wanted: NewGame, instead?: Screen): void => {
  const next = hasAnother(wanted.cabinet, wanted.options)
    ? (from: Screen) => openMadeGame(app, {...wanted, seed: app.ports.newSeed()}, from)
    : undefined;
  openNewGame(app, wanted, instead, next);
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
    openNewGame(
      app,
      {cabinet, options, seats: header.seats, seed: seedAgain(app, {cabinet, seed: header.seed})},
      screen,
      next,
    );
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
