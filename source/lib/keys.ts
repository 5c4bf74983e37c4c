/** The keys that have no character, as the tables name them. */
export const namedKeys = [
  'up',
  'down',
  'left',
  'right',
  'enter',
  'space',
  'escape',
  'tab',
  'shift-tab',
  'backspace',
  'delete',
  'home',
  'end',
  'page-up',
  'page-down',
] as const;

/**
 * A key as the tables name it: a printable character, one of the named keys, or `ctrl-` and a letter. What a terminal can't
 * tell apart (Ctrl-I is Tab) has the name that people expect.
 */
export type Key = string;

/** A line of a screen's key table: it matches keys, and draws the footer and the help overlay. */
export type Binding<Action extends string = string> = {
  readonly keys: readonly Key[];
  readonly action: Action;
  /** The key of the words that say what it does, when not the action itself. Missing words: not shown. */
  readonly word?: string;
  /** What stands for the keys on the screen, when not the first of them. */
  readonly label?: string;
  /** 0: only in the help overlay; else the greater stays longer in a footer that gets narrow. */
  readonly weight: number;
};

/** What a key does by a table. */
export const actionOf = <Action extends string>(
  bindings: readonly Binding<Action>[],
  key: Key,
): Action | undefined => bindings.find(binding => binding.keys.includes(key))?.action;
