import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {cleanup, render} from 'ink-testing-library';
import {afterEach} from 'vitest';
import {openRecord} from '../../source/engine/game-record.js';
import {type AskBot, startSession} from '../../source/engine/session.js';
import crazyEights from '../../source/games/crazy-eights/index.js';
import lightsOut from '../../source/games/lights-out/index.js';
import mastermind from '../../source/games/mastermind/index.js';
import type {Cabinet, OptionValues} from '../../source/games/module.js';
import type {Size} from '../../source/lib/look.js';
import {randomFrom} from '../../source/lib/random.js';
import type {Language} from '../../source/lib/text.js';
import {type App, type AppPorts, createApp} from '../../source/screens/app.js';
import {createDrawingScreen} from '../../source/screens/drawing-screen.js';
import {createLevelsScreen} from '../../source/screens/levels.js';
import {createMenuScreen} from '../../source/screens/menu.js';
import {openNewGame} from '../../source/screens/open-game.js';
import type {PlayScreen} from '../../source/screens/play-screen.js';
import {createReplaysScreen} from '../../source/screens/replays.js';
import {openInterval} from '../../source/screens/result.js';
import {createSetUpScreen} from '../../source/screens/set-up.js';
import {createSettingsScreen} from '../../source/screens/settings.js';
import {AppView} from '../../source/screens/views/app-view.js';
import {headerOf} from '../../source/shell/new-game.js';
import {seatsOf, usualPlayers} from '../../source/shell/players.js';
import {nodeFiles} from '../../source/store/files.js';
import {createLibrary, type Library, whole} from '../../source/store/library.js';
import type {AskHelp} from '../../source/workers/thinker.js';

// The app over a folder of its own, with a clock that only the test moves.

// The library's terminal has no rows: without these Ink would ask programs for the size, a second each time.
process.env['COLUMNS'] = '100';
process.env['LINES'] = '24';

const folders: string[] = [];
afterEach(() => {
  cleanup();
  for (const folder of folders) fs.rmSync(folder, {recursive: true, force: true});
  folders.length = 0;
});

type Timer = {readonly at: number; readonly pause: number; act(): void};

export type World = {
  readonly app: App;
  readonly library: Library;
  readonly folder: string;
  /** What waits for its time, the next first. */
  timers(): readonly Timer[];
  /** Lets time pass up to the next timer, and runs it; how long that was. */
  next(): number;
  /** Lets time pass, and runs what comes due. */
  pass(milliseconds: number): void;
};

export type WorldOptions = {
  readonly language?: Language;
  readonly ascii?: boolean;
  readonly size?: Size;
  /** The folder of another world, to see what it has left behind. */
  readonly folder?: string;
  /** The games there are, and their bots with them. */
  readonly cabinets?: readonly Cabinet[];
  stop?(): Promise<void>;
};

const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'screens-'));
  folders.push(folder);
  return folder;
};

/** Bots that answer in this thread: what asks them can't tell. */
const askBot =
  (cabinets: readonly Cabinet[], game: string): AskBot =>
  async ({bot, view, luck}) => {
    const found = cabinets.find(cabinet => cabinet.game.id === game)?.bots.find(({id}) => id === bot);
    if (found === undefined) throw new Error(`there is no bot ${bot}`);
    return found.choose(view, randomFrom(...luck));
  };

/** Help that is worked out in this thread, and there in a later turn as from another. */
const askHelp = (cabinets: readonly Cabinet[], game: string): AskHelp => {
  const cabinet = cabinets.find(candidate => candidate.game.id === game);
  return {
    async advise({tip, view, luck}) {
      const random = randomFrom(...luck);
      const given =
        tip === undefined
          ? cabinet?.hint?.(view, random)
          : cabinet?.tips?.find(({id}) => id === tip)?.choose(view, random);
      if (given === undefined) throw new Error(`there is no advice ${tip}`);
      return given;
    },
    async find({aid, index, view}) {
      const found = cabinet?.aids?.find(({id}) => id === aid)?.find?.(view, index);
      if (found === undefined) throw new Error(`there is nothing to find for ${aid}`);
      return found;
    },
  };
};

export const createWorld = ({
  language = 'en',
  ascii = false,
  size = {columns: 80, rows: 24},
  folder = newFolder(),
  cabinets = [lightsOut, mastermind, crazyEights],
  stop = () => Promise.resolve(),
}: WorldOptions = {}): World => {
  let time = 0;
  let timers: Timer[] = [];
  const library = createLibrary({
    files: nodeFiles,
    folders: {data: folder, config: folder, recordings: path.join(folder, 'games')},
    levelsFolder: fileURLToPath(new URL('../../levels/', import.meta.url)),
    findGame: id => cabinets.find(({game}) => game.id === id)?.game,
  });
  const ports: AppPorts = {
    cabinets,
    library,
    fixed: ascii ? {ascii} : {},
    language,
    colourLevel: 3,
    askBot: game => askBot(cabinets, game),
    askHelp: game => askHelp(cabinets, game),
    clock: () => time,
    now: () => new Date(),
    newSeed: () => 'seed',
    after(pause, act) {
      const timer: Timer = {at: time + pause, pause, act};
      timers = [...timers, timer].sort((a, b) => a.at - b.at);
      return () => {
        timers = timers.filter(other => other !== timer);
      };
    },
    stop,
  };
  const runFirst = (): void => {
    const [first, ...rest] = timers;
    if (first === undefined) throw new Error('nothing waits for its time');
    timers = rest;
    time = first.at;
    first.act();
  };
  const app = createApp(ports, size, createMenuScreen);
  app.connect(meanwhile => meanwhile());
  return {
    app,
    library,
    folder,
    timers: () => timers,
    next() {
      const before = time;
      runFirst();
      return time - before;
    },
    pass(milliseconds) {
      const until = time + milliseconds;
      for (let first = timers[0]; first !== undefined && first.at <= until; first = timers[0]) runFirst();
      time = until;
    },
  };
};

/** Lets React draw what has changed, and promises that need no time resolve. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setImmediate(resolve));
};

export const pressAll = (app: App, keys: readonly string[]): void => {
  for (const key of keys) app.press(key);
};

export type Picture = {
  /** The frame's lines as plain text. */
  lines(): readonly string[];
  text(): string;
  /** The frame with its colours. */
  coloured(): string;
  write(bytes: string): Promise<void>;
  resize(size: Size): Promise<void>;
  remove(): void;
};

/** Draws the app on a terminal of the app's own size. */
export const draw = async (app: App): Promise<Picture> => {
  const size = app.size();
  const {stdin, stdout, lastFrame, unmount} = render(<AppView app={app} />);
  const setSize = async ({columns, rows}: Size): Promise<void> => {
    Object.defineProperty(stdout, 'columns', {value: columns, configurable: true});
    Object.defineProperty(stdout, 'rows', {value: rows, configurable: true});
    app.resize({columns, rows});
    stdout.emit('resize');
    await settle();
  };
  await setSize(size);
  const coloured = (): string => lastFrame() ?? '';
  const lines = (): readonly string[] => stripVTControlCharacters(coloured()).split('\n');
  return {
    lines,
    text: () => lines().join('\n'),
    coloured,
    async write(bytes) {
      stdin.write(bytes);
      await settle();
    },
    resize: setSize,
    remove: unmount,
  };
};

const seats = [{name: 'Player'}];

export const optionsOf = (
  cells: readonly string[],
  more: {readonly [name: string]: string | number | boolean} = {},
) => {
  const options = lightsOut.game.parseOptions(
    {cells: [...cells], shape: 'plus', wrap: false, states: 2, ...more},
    1,
  );
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
};

/** Three rows that A2 and C2 put out. */
export const smallBoard = ['...', '___', '...'];

export const play = (
  app: App,
  cells: readonly string[] = smallBoard,
  more: Parameters<typeof optionsOf>[1] = {},
): PlayScreen => {
  openNewGame(app, {cabinet: lightsOut, options: optionsOf(cells, more), seats, seed: 'seed'});
  const screen = app.screen();
  if (screen.kind !== 'play') throw new Error(`a ${screen.kind} screen was opened`);
  return screen;
};

export const solve = (app: App): void => pressAll(app, ['A', '2', 'C', '2']);

/** Leaves the game that is played, and waits until its recording is closed. */
export const leave = async ({app, library}: World): Promise<void> => {
  app.press('q');
  while (whole(library.recordings()).some(({lock}) => lock !== undefined)) await settle();
  await settle();
};

/** Leaves a game of one press unfinished. */
const leaveGame = async (world: World): Promise<void> => {
  play(world.app);
  pressAll(world.app, ['A', '2']);
  await leave(world);
};

const large = Array.from({length: 20}, (_, row) =>
  Array.from({length: 20}, (_unused, column) => ['_', '1', '2'][(row * column) % 3] ?? '_').join(''),
);

/** A 5 x 5 that can be solved in four ways. */
export const classic = ['_..._', '.___.', '._._.', '.___.', '_..._'];

/** Opens a game of Mastermind with the usual players of these options. */
const playMastermind = ({app}: World, set: OptionValues = {}): void => {
  const players = seatsOf(mastermind, usualPlayers(mastermind, set), [], app.text());
  const options = mastermind.game.parseOptions(set, players.length);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  openNewGame(app, {cabinet: mastermind, options: options.value, seats: players, seed: 'seed'});
};

/** Two guesses by numbers of colours, which are the same keys in every language. */
const twoGuesses = [...'1234', 'enter', ...'1156', 'enter'];

/** Lets the computer move, at its pace, until a person is to act. */
const letThemMove = async (world: World): Promise<void> => {
  await settle();
  while (world.timers().length > 0) {
    world.next();
    await settle();
  }
};

/** Opens a match of Crazy Eights between these players. */
const playCards = ({app}: World, players: readonly string[], set: OptionValues = {}): void => {
  const options = crazyEights.game.parseOptions(set, players.length);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const seats = seatsOf(crazyEights, players, [], app.text());
  openNewGame(app, {cabinet: crazyEights, options: options.value, seats, seed: 'seed'});
};

/** Plays the next card that fits, else draws or passes, so often or until another screen is there. */
const playOnCards = async (world: World, turns: number): Promise<void> => {
  for (let turn = 0; turn < turns && world.app.screen().kind === 'play'; turn++) {
    pressAll(world.app, ['down', 'enter', 'enter', 'd', 'p']);
    await letThemMove(world);
  }
};

/** Ways to each screen, from the menu of a new world. */
export const screens: {readonly [name: string]: (world: World) => void | Promise<void>} = {
  menu: () => undefined,
  'menu with an unfinished game': leaveGame,
  levels: ({app}) => app.open(createLevelsScreen(app, lightsOut)),
  pack: ({app}) => pressAll(app, ['home', 'enter', '2']),
  board: ({app}) => {
    play(app);
    app.press('enter');
  },
  'board with a hint': ({app}) => {
    play(app, classic);
    app.press('t');
  },
  'board with the coach': ({app}) => {
    play(app, classic);
    app.press('tab');
  },
  'board with its solutions': ({app}) => {
    play(app, classic);
    pressAll(app, ['s', ']']);
  },
  'board with the presses to go': ({app}) => {
    play(app, classic);
    app.press('#');
  },
  'proof that there is no solution': ({app}) => {
    play(app, ['__._', '____', '.___', '__..']);
    app.press('s');
  },
  'set-up': ({app}) => {
    app.open(createSetUpScreen(app, lightsOut));
    app.press('down');
  },
  'made board': ({app}) => {
    app.open(createSetUpScreen(app, lightsOut));
    app.press('enter');
  },
  'large board': ({app}) => {
    play(app, large, {states: 3, wrap: true, shape: 'x', title: 'A board as large as can be'});
    app.press('enter');
  },
  'board that cannot be solved': ({app}) => {
    play(app, ['_..', '...', '..._'].map(row => row.slice(0, 3)).concat(['_..', '_..']), {
      shape: 'square',
      wrap: true,
    });
  },
  'Mastermind, set-up': ({app}) => {
    app.open(createSetUpScreen(app, mastermind));
    app.press('down');
  },
  'Mastermind, board': world => {
    playMastermind(world);
    pressAll(world.app, [...twoGuesses, ...'12']);
  },
  'Mastermind, board of the largest size': world => {
    playMastermind(world, {colours: 12, pegs: 8, tries: 20, repetition: true, feedback: 'counts'});
    pressAll(world.app, [...'12345678', 'enter', '0']);
  },
  'Mastermind, candidates': world => {
    playMastermind(world, {repetition: true, feedback: 'counts'});
    pressAll(world.app, [...twoGuesses.slice(0, 5), 'tab', ']']);
  },
  'Mastermind, why': world => {
    playMastermind(world);
    pressAll(world.app, [...twoGuesses, 'd']);
  },
  'Mastermind, hiding': world => {
    playMastermind(world, {mode: 'pair', rounds: 2});
    pressAll(world.app, [...'123']);
  },
  'Mastermind, marks': async world => {
    playMastermind(world, {mode: 'paper'});
    await letThemMove(world);
    world.app.press('#');
  },
  'Mastermind, marks that contradict': async world => {
    playMastermind(world, {mode: 'paper', feedback: 'counts'});
    await letThemMove(world);
    pressAll(world.app, [...'00', 'enter']);
    await letThemMove(world);
  },
  'Mastermind, duel': async world => {
    playMastermind(world, {mode: 'duel'});
    pressAll(world.app, [...'1234', 'enter']);
    await letThemMove(world);
  },
  'Mastermind, interval': world => {
    playMastermind(world, {tries: 2, rounds: 3});
    pressAll(world.app, twoGuesses);
  },
  'Mastermind, result': world => {
    playMastermind(world, {tries: 2});
    pressAll(world.app, twoGuesses);
  },
  'Crazy Eights, set-up': ({app}) => {
    app.open(createSetUpScreen(app, crazyEights));
    pressAll(app, ['down', 'right', 'down', 'down']);
  },
  'Crazy Eights, board': async world => {
    playCards(world, ['human', 'counting', 'source']);
    await playOnCards(world, 2);
  },
  'Crazy Eights, seven players': async world => {
    playCards(world, ['human', ...Array.from({length: 6}, () => 'source')]);
    await playOnCards(world, 2);
  },
  'Crazy Eights, a typed card': world => {
    playCards(world, ['human', 'counting']);
    world.app.press('Q');
  },
  'Crazy Eights, naming': world => {
    // The first card of this seed is no eight: one is drawn until one is there.
    playCards(world, ['human', 'counting'], {mayDraw: 'always', draw: 'until-playable', hand: 8});
    pressAll(world.app, Array<string>(30).fill('d'));
    pressAll(world.app, ['8', 'S']);
  },
  'Crazy Eights, what is known': async world => {
    playCards(world, ['human', 'counting', 'source']);
    await playOnCards(world, 2);
    world.app.press('i');
  },
  'Crazy Eights, score sheet': async world => {
    playCards(world, ['human', 'counting', 'source']);
    world.app.press('s');
    await settle();
  },
  'Crazy Eights, an opponent moves': async world => {
    playCards(world, ['human', 'counting']);
    pressAll(world.app, ['down', 'enter', 'enter', 'd']);
    await settle();
  },
  'Crazy Eights, curtain': world => playCards(world, ['human', 'human']),
  'Crazy Eights, interval': async world => {
    playCards(world, ['human', 'counting', 'source'], {target: '500'});
    await playOnCards(world, 60);
  },
  'Crazy Eights, interval of seven': async world => {
    playCards(world, ['human', ...Array.from({length: 6}, () => 'source')], {target: '500'});
    await playOnCards(world, 60);
  },
  'Crazy Eights, result': async world => {
    playCards(world, ['human', ...Array.from({length: 6}, () => 'source')], {target: '50'});
    for (
      let round = 0;
      round < 20 && world.app.screen().title().facts[0] !== world.app.text().say('over');
      round++
    ) {
      await playOnCards(world, 100);
      if (world.app.screen().title().facts[0] !== world.app.text().say('over')) world.app.press('enter');
    }
  },
  result: ({app}) => {
    play(app);
    solve(app);
  },
  'result with a next level': ({app}) => {
    app.open(createLevelsScreen(app, lightsOut));
    pressAll(app, ['2', '2', 'A', '2', 'C', '2']);
  },
  interval: ({app}) => {
    const wanted = {cabinet: lightsOut, options: optionsOf(smallBoard), seats, seed: 'seed'};
    const record = openRecord(lightsOut.game, headerOf(wanted, new Date()));
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const {clock, now} = app.ports;
    const session = startSession(lightsOut.game, record.value, {
      askBot: app.ports.askBot('lights-out'),
      clock,
      now,
    });
    const nothing = () => undefined;
    openInterval(app, {cabinet: lightsOut, session, journal: nothing, hurry: nothing, again: nothing});
  },
  'replays, none': ({app}) => app.open(createReplaysScreen(app)),
  replays: async world => {
    const {app} = world;
    for (let game = 0; game < 3; game++) await leaveGame(world);
    play(app);
    solve(app);
    pressAll(app, ['end', 'enter']);
    await settle();
    app.open(createReplaysScreen(app));
  },
  viewer: async world => {
    const {app} = world;
    play(app);
    pressAll(app, ['A', '2', 'u', 'B', '2']);
    await leave(world);
    app.open(createReplaysScreen(app));
    app.press('enter');
  },
  drawing: ({app}) => {
    app.open(createDrawingScreen(app, lightsOut));
    pressAll(app, ['right', 'enter', 'down', 'x']);
  },
  'drawing, with its proof': ({app}) => {
    app.open(createDrawingScreen(app, lightsOut, optionsOf(large, {states: 3, wrap: true, shape: 'x'})));
    pressAll(app, ['enter', 'y']);
  },
  settings: ({app}) => app.open(createSettingsScreen(app)),
};
