import type {Key} from '../lib/keys.js';
import type {Size} from '../lib/look.js';
import type {ShellKey} from '../locales/index.js';
import type {DrawingScreen} from './drawing-screen.js';
import type {ListScreen} from './list-screen.js';
import type {PlayScreen} from './play-screen.js';
import type {ViewerScreen} from './viewer-screen.js';

/** A key of a screen, worded for its footer and its help. */
export type ScreenKey = {
  readonly keys: readonly Key[];
  readonly action: string;
  readonly label?: string;
  readonly text: string;
  readonly weight: number;
};

/** What every screen has: its words, its keys, and what a key does. It knows nothing of how it is drawn. */
export type ScreenBase = {
  title(): {readonly name: string; readonly subject: string; readonly facts: readonly string[]};
  notice(): string;
  message(): string;
  keys(): readonly ScreenKey[];
  press(key: Key): void;
  /** Is a text being typed? Then every character goes into it, `?` too. */
  takesText?(): boolean;
  /** The least size at which it can be used. */
  leastSize(): Size;
  /** Resolves when all that was played here is on the disk. */
  sync(): Promise<void>;
  /** Called once when it is left for good; the program waits for it before it ends. */
  leave(): Promise<void>;
};

export type Screen = DrawingScreen | ListScreen | PlayScreen | ViewerScreen;

/** A line of the shell's own key tables. */
export type ShellBinding<Action extends string> = {
  readonly keys: readonly Key[];
  readonly action: Action;
  readonly label?: string;
  readonly word: ShellKey;
  readonly weight: number;
};
