import type {AskBot} from '../engine/session.js';
import type {Cabinet} from '../games/module.js';
import {lookFor} from '../kit/theme.js';
import {actionOf, type Key} from '../lib/keys.js';
import type {ColourLevel, Look, Size} from '../lib/look.js';
import type {Language} from '../lib/text.js';
import {faultText} from '../locales/faults.js';
import {type ArcadeText, createText} from '../locales/index.js';
import type {Library} from '../store/library.js';
import type {Settings} from '../store/settings.js';
import type {AskHelp} from '../workers/thinker.js';
import {appKeys, helpKeys} from './app-keys.js';
import {type Boards, createBoards} from './boards.js';
import type {Drafts} from './drafts.js';
import {layHelp} from './help.js';
import type {Screen} from './screen.js';

/** The world as the screens see it: nothing below reads a clock, a file or the terminal by itself. */
export type AppPorts = {
  readonly cabinets: readonly Cabinet[];
  readonly library: Library;
  /** What options of the command line fix, whatever the settings say. */
  readonly fixed: Partial<Settings>;
  /** The language of the environment, where neither options nor settings choose one. */
  readonly language: Language;
  readonly colourLevel: ColourLevel;
  /** Asks the bots of a game. */
  askBot(game: string): AskBot;
  /** Works out the help of a game where that may take long. */
  askHelp(game: string): AskHelp;
  /** Milliseconds that never go back. */
  clock(): number;
  now(): Date;
  newSeed(): string;
  /** Calls back after so many milliseconds, unless cancelled by what is returned. */
  after(milliseconds: number, act: () => void): () => void;
  /** Stops the program as Ctrl-Z does; resolves when it goes on. */
  stop(): Promise<void>;
};

/** Hands the terminal over for a while, then draws everything anew. */
export type HandOver = (meanwhile: () => Promise<void>) => Promise<void>;

export type App = {
  readonly ports: AppPorts;
  readonly boards: Boards;
  readonly drafts: Drafts;
  text(): ArcadeText;
  look(): Look;
  settings(): Settings;
  /** Changes settings, for now and for next time; what went wrong with keeping them in words, else nothing. */
  set(change: Partial<Settings>): Promise<string>;
  size(): Size;
  resize(size: Size): void;
  screen(): Screen;
  helpIsOpen(): boolean;
  /** How many lines of the help are above those in sight. */
  helpTop(): number;
  press(key: Key): void;
  /** Says how the terminal is handed over, once the picture stands. */
  connect(handOver: HandOver): void;
  /** Has the terminal been handed over? Then nothing may be written to it. */
  isAway(): boolean;
  /** Leaves the terminal as it was found, stops, and comes back when the program goes on. */
  suspend(): void;
  redraw(): void;
  open(screen: Screen): void;
  /** Leaves a screen and those above it, and opens another in its place. */
  replace(screen: Screen, next: Screen): void;
  /** Leaves the screen for the one below; the last one left ends the program. */
  back(): void;
  /** Leaves every screen but the first. */
  backToMenu(): void;
  /** Says that something on the screen has changed. */
  changed(): void;
  subscribe(listener: () => void): () => void;
  version(): number;
  /** Leaves every screen; then `ended` resolves with this exit code. */
  quit(code: number): void;
  readonly ended: Promise<number>;
};

/** The screens and what they share. `first` makes the screen that is opened, and that lies below all others. */
export const createApp = (ports: AppPorts, size: Size, first: (app: App) => Screen): App => {
  const listeners = new Set<() => void>();
  const screens: Screen[] = [];
  const leaving: Promise<void>[] = [];
  let version = 0;
  let help = false;
  let helpTop = 0;
  let current = size;
  let own = ports.library.settings().settings;
  let settings = {...own, ...ports.fixed};
  let text = createText(settings.language ?? ports.language, ports.cabinets);
  let end: (code: number) => void = () => undefined;
  let ending = false;
  const ended = new Promise<number>(resolve => {
    end = resolve;
  });

  const changed = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const top = (): Screen => {
    const screen = screens.at(-1);
    if (screen === undefined) throw new Error('no screen is open');
    return screen;
  };
  const leave = (screen: Screen | undefined): void => {
    // What it leaves behind, such as a game that can be gone on with, is shown by the screens below.
    if (screen !== undefined) leaving.push(screen.leave().then(changed));
  };

  const quit = (code: number): void => {
    if (ending) return;
    ending = true;
    for (const screen of [...screens].reverse()) leave(screen);
    void Promise.all(leaving).then(() => end(code));
  };

  const isTooSmall = (): boolean => {
    const least = top().leastSize();
    return current.columns < least.columns || current.rows < least.rows;
  };

  let handOver: HandOver | undefined;
  let away = false;
  const giveTerminal = (meanwhile: () => Promise<void>): void => {
    const give = handOver;
    if (give === undefined) return;
    // One at a time: a second Ctrl-Z that was typed ahead must not suspend what is suspended.
    handOver = undefined;
    away = true;
    void give(meanwhile).finally(() => {
      handOver = give;
      away = false;
    });
  };
  const suspend = (): void =>
    giveTerminal(async () => {
      await Promise.all(screens.map(screen => screen.sync()));
      await ports.stop();
    });
  const redraw = (): void => giveTerminal(() => Promise.resolve());

  const pressApp = (action: (typeof appKeys)[number]['action']): void => {
    if (action === 'leave') quit(130);
    if (action === 'suspend') suspend();
    if (action === 'redraw') redraw();
    if (action === 'help') {
      help = true;
      helpTop = 0;
      changed();
    }
  };

  const pressHelp = (key: Key): void => {
    const action = actionOf(helpKeys, key);
    if (action === 'close') help = false;
    if (action === 'up' || action === 'down') helpTop = helpTopNow() + (action === 'up' ? -1 : 1);
    changed();
  };
  const helpTopNow = (): number => Math.max(0, Math.min(helpTop, layHelp(app).mostAbove));

  const press = (key: Key): void => {
    if (ending) return;
    const action = actionOf(appKeys, key);
    if (action !== undefined && action !== 'help') return pressApp(action);
    if (isTooSmall()) {
      if (key === 'q') app.back();
      return;
    }
    if (help) return pressHelp(key);
    if (action === 'help' && top().takesText?.() !== true) return pressApp('help');
    top().press(key);
  };

  const app: App = {
    ports,
    boards: createBoards(),
    drafts: new Map(),
    text: () => text,
    look: () => lookFor(settings, ports.colourLevel),
    settings: () => settings,
    async set(change) {
      own = {...own, ...change};
      settings = {...settings, ...change};
      text = createText(settings.language ?? ports.language, ports.cabinets);
      changed();
      const saved = await ports.library.saveSettings(own);
      return saved.ok ? '' : faultText(saved.error, text);
    },
    size: () => current,
    resize(next) {
      if (next.columns === current.columns && next.rows === current.rows) return;
      current = next;
      changed();
    },
    screen: top,
    helpIsOpen: () => help,
    helpTop: helpTopNow,
    press,
    connect(give) {
      handOver = give;
    },
    isAway: () => away,
    suspend,
    redraw,
    open(screen) {
      screens.push(screen);
      changed();
    },
    replace(screen, next) {
      const place = screens.indexOf(screen);
      while (place >= 0 && screens.length > place) leave(screens.pop());
      screens.push(next);
      changed();
    },
    back() {
      if (screens.length === 1) return quit(0);
      leave(screens.pop());
      changed();
    },
    backToMenu() {
      while (screens.length > 1) leave(screens.pop());
      changed();
    },
    changed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    quit,
    ended,
  };
  screens.push(first(app));
  return app;
};
