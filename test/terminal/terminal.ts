import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type IPty, spawn} from '@lydell/node-pty';
import unicode11 from '@xterm/addon-unicode11';
import headless from '@xterm/headless';
import {afterEach} from 'vitest';

// The built program in a real pty, its screen in an emulator. Nothing here waits for time to pass: what is waited for is
// looked at whenever the program has written, and a wait that lasts too long fails with the screen as it was.

const longestWait = 30_000;

/** A key by the name that the key tables use, or the characters that are typed. */
const keyBytes: {readonly [name: string]: string} = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  'page-up': '\x1b[5~',
  'page-down': '\x1b[6~',
  delete: '\x1b[3~',
  enter: '\r',
  space: ' ',
  escape: '\x1b',
  tab: '\t',
  'shift-tab': '\x1b[Z',
  backspace: '\x7f',
};

const bytesOf = (key: string): string => {
  const letter = /^ctrl-([a-z])$/.exec(key)?.[1];
  return letter === undefined ? (keyBytes[key] ?? key) : String.fromCharCode(letter.charCodeAt(0) - 96);
};

/** A character cell. Colours are `default`, `palette N`, or `#rrggbb`. */
type Cell = {
  readonly text: string;
  readonly foreground: string;
  readonly background: string;
  readonly bold: boolean;
  readonly inverse: boolean;
};

/** How the program ended; a signal that it died of has its number. */
type Exit = {readonly code: number; readonly signal: number};

type Environment = {readonly [name: string]: string | undefined};

/** The user's folders: recordings and settings of one test. */
export type Home = {readonly data: string; readonly config: string; readonly games: string};

export type StartOptions = {
  readonly columns?: number;
  readonly rows?: number;
  /** Over the environment of a plain xterm in English; undefined takes a variable away. */
  readonly environment?: Environment;
  /** Folders to share with another run; else new ones. */
  readonly home?: Home;
  /** Keep standard error apart from the terminal, in a file. */
  readonly errorsApart?: boolean;
  /** The words after `node`, when it is not the arcade as it is built. */
  readonly program?: readonly string[];
};

export type Terminal = {
  readonly pid: number;
  readonly home: Home;
  /** Resolves when the text is on the screen, or the condition holds. */
  until(awaited: string | RegExp | ((terminal: Terminal) => boolean)): Promise<void>;
  /** Writes each key at once with all others: a burst. */
  burst(...keys: readonly string[]): void;
  /** Presses a key and waits for what it brings about. */
  press(key: string, awaited: string | RegExp | ((terminal: Terminal) => boolean)): Promise<void>;
  write(bytes: string): void;
  resize(columns: number, rows: number): void;
  signal(name: NodeJS.Signals): void;
  /** The screen's lines, without the spaces at their ends. */
  lines(): readonly string[];
  screen(): string;
  cells(): readonly (readonly Cell[])[];
  isAlternate(): boolean;
  isCursorHidden(): boolean;
  takesPastes(): boolean;
  /** Everything that the program has written. */
  raw(): string;
  /** Standard error, where it is kept apart. */
  errors(): string;
  /** Resolves when the program has ended. */
  exit(): Promise<Exit>;
  hasEnded(): boolean;
};

const root = path.resolve(import.meta.dirname, '../..');
const builtEntry = path.join(root, 'dist/cli.js');

const running: {readonly kill: () => void; readonly ended: Promise<Exit>}[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const {kill} of running) kill();
  await Promise.all(running.map(({ended}) => ended));
  running.length = 0;
  for (const folder of folders) fs.rmSync(folder, {recursive: true, force: true});
  folders.length = 0;
});

export const newHome = (): Home => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcade-'));
  folders.push(folder);
  const [data, config] = [path.join(folder, 'data'), path.join(folder, 'config')];
  return {data, config, games: path.join(data, 'ink-arcade/games')};
};

const environmentOf = (home: Home, changes: Environment): Record<string, string> => {
  const wanted: Environment = {
    PATH: process.env['PATH'],
    HOME: path.dirname(home.data),
    TMPDIR: path.dirname(home.data),
    TERM: 'xterm-256color',
    COLORTERM: 'truecolor',
    LANG: 'en_US.UTF-8',
    XDG_DATA_HOME: home.data,
    XDG_CONFIG_HOME: home.config,
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

const colourOf = (isRgb: boolean, isPalette: boolean, value: number): string => {
  if (isRgb) return `#${value.toString(16).padStart(6, '0')}`;
  return isPalette ? `palette ${value}` : 'default';
};

/** The arcade with these arguments on a terminal of its own, killed when the test ends. */
export const start = (args: readonly string[], options: StartOptions = {}): Terminal => {
  const {columns = 80, rows = 24, environment = {}, home = newHome(), program = [builtEntry]} = options;
  if (!fs.existsSync(builtEntry)) throw new Error(`${builtEntry} is missing: npm run build makes it`);
  const emulator = new headless.Terminal({cols: columns, rows, allowProposedApi: true, scrollback: 500});
  emulator.loadAddon(new unicode11.Unicode11Addon());
  emulator.unicode.activeVersion = '11';

  const errorFile = path.join(path.dirname(home.data), `errors-${running.length}.txt`);
  const command = [process.execPath, ...program, ...args];
  const apart = ['/bin/sh', '-c', 'exec "$@" 2>"$ERRORS"', 'sh', ...command];
  const [file = '', ...rest] = options.errorsApart === true ? apart : command;
  const child: IPty = spawn(file, rest, {
    cols: columns,
    rows,
    cwd: root,
    env: environmentOf(home, {...(options.errorsApart === true ? {ERRORS: errorFile} : {}), ...environment}),
  });

  let raw = '';
  let end: Exit | undefined;
  const watchers = new Set<() => void>();
  const look = (): void => {
    // A frame comes between two marks, in one piece or several: half of one is not looked at.
    if (end === undefined && raw.lastIndexOf('\x1b[?2026h') > raw.lastIndexOf('\x1b[?2026l')) return;
    for (const watcher of watchers) watcher();
  };
  child.onData(data => {
    raw += data;
    emulator.write(data, look);
  });
  // Answers of the terminal to questions of the program.
  emulator.onData(answer => child.write(answer));
  const ended = new Promise<Exit>(resolve => {
    child.onExit(({exitCode, signal = 0}) => {
      // What was written last must be on the screen by then.
      emulator.write('', () => {
        end = {code: exitCode, signal};
        look();
        resolve(end);
      });
    });
  });
  running.push({
    kill: () => {
      if (end === undefined) process.kill(child.pid, 'SIGKILL');
    },
    ended,
  });

  const lines = (): readonly string[] => {
    const {active} = emulator.buffer;
    return Array.from(
      {length: emulator.rows},
      (_, row) =>
        active
          .getLine(active.baseY + row)
          ?.translateToString()
          .trimEnd() ?? '',
    );
  };
  const screen = (): string => lines().join('\n');

  /** Resolves when the condition holds, which is looked at whenever something has been written. */
  const wait = (holds: () => boolean, what: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const finish = (fault?: string): void => {
        clearTimeout(late);
        watchers.delete(watcher);
        if (fault === undefined) resolve();
        else reject(new Error(`${fault} (waiting for ${what}), on the screen:\n${screen()}`));
      };
      const watcher = (): void => {
        if (holds()) finish();
        else if (end !== undefined) finish(`the program ended: ${JSON.stringify(end)}`);
      };
      const late = setTimeout(() => finish('waited for too long'), longestWait);
      watchers.add(watcher);
      look();
    });

  const terminal: Terminal = {
    pid: child.pid,
    home,
    until(awaited) {
      if (typeof awaited === 'function') return wait(() => awaited(terminal), awaited.toString());
      const holds =
        typeof awaited === 'string' ? () => screen().includes(awaited) : () => awaited.test(screen());
      return wait(holds, String(awaited));
    },
    burst: (...keys) => child.write(keys.map(bytesOf).join('')),
    async press(key, awaited) {
      child.write(bytesOf(key));
      await terminal.until(awaited);
    },
    write: bytes => child.write(bytes),
    resize(toColumns, toRows) {
      emulator.resize(toColumns, toRows);
      child.resize(toColumns, toRows);
    },
    signal: name => {
      process.kill(child.pid, name);
    },
    lines,
    screen,
    cells() {
      const {active} = emulator.buffer;
      return Array.from({length: emulator.rows}, (_, row) => {
        const line = active.getLine(active.baseY + row);
        return Array.from({length: emulator.cols}, (_unused, column) => {
          const cell = line?.getCell(column);
          if (cell === undefined) throw new Error(`there is no cell ${column}, ${row}`);
          return {
            text: cell.getChars() === '' ? ' ' : cell.getChars(),
            foreground: colourOf(cell.isFgRGB(), cell.isFgPalette(), cell.getFgColor()),
            background: colourOf(cell.isBgRGB(), cell.isBgPalette(), cell.getBgColor()),
            bold: cell.isBold() !== 0,
            inverse: cell.isInverse() !== 0,
          };
        });
      });
    },
    isAlternate: () => emulator.buffer.active.type === 'alternate',
    isCursorHidden: () => raw.lastIndexOf('\x1b[?25l') > raw.lastIndexOf('\x1b[?25h'),
    takesPastes: () => emulator.modes.bracketedPasteMode,
    raw: () => raw,
    errors: () => (fs.existsSync(errorFile) ? fs.readFileSync(errorFile, 'utf8') : ''),
    exit: async () => {
      await wait(() => end !== undefined, 'the end of the program');
      return ended;
    },
    hasEnded: () => end !== undefined,
  };
  return terminal;
};

/** Opens the menu and waits until it reads keys. */
export const startMenu = async (options: StartOptions = {}): Promise<Terminal> => {
  const terminal = start([], options);
  await terminal.until(each => each.isAlternate() && each.takesPastes() && each.screen().includes('❯'));
  return terminal;
};

/** Waits for something outside the terminal, such as a file or the state of a process. */
export const poll = async (holds: () => boolean, what: string): Promise<void> => {
  const deadline = performance.now() + longestWait;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`waited for too long: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
};

/** The lines of the only recording of a home, as objects; none where nothing was recorded. */
export const recordingOf = (home: Home): readonly {readonly [member: string]: unknown}[] => {
  const [file, ...more] = recordingsIn(home);
  if (file === undefined) return [];
  if (more.length > 0) throw new Error(`there are ${more.length + 1} recordings`);
  return fs
    .readFileSync(path.join(home.games, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as {readonly [member: string]: unknown});
};

export const recordingsIn = (home: Home): readonly string[] =>
  fs.existsSync(home.games) ? fs.readdirSync(home.games).filter(name => name.endsWith('.jsonl')) : [];
