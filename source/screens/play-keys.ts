import type {ShellBinding} from './screen.js';

/** What can be done in every game, besides its own moves. */
export type PlayAction =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'restart'
  | 'next'
  | 'new'
  | 'back'
  | 'result'
  | 'interval'
  | 'take-over'
  | 'stop-advice'
  | 'close-aid'
  | 'page'
  | 'page-back';

/** Its keys, as far as a game has not taken them for itself. */
export const playKeys: readonly ShellBinding<PlayAction>[] = [
  {keys: ['enter'], action: 'interval', word: 'keyGoOn', weight: 9},
  {keys: ['enter'], action: 'result', word: 'keyResult', weight: 9},
  {keys: ['enter'], action: 'take-over', word: 'keyTakeOver', weight: 9},
  {keys: ['escape'], action: 'stop-advice', word: 'keyStop', weight: 9},
  {keys: ['escape'], action: 'close-aid', word: 'keyClose', weight: 10},
  {keys: [']'], action: 'page', word: 'keyPage', label: '[ ]', weight: 9},
  {keys: ['['], action: 'page-back', word: 'keyPage', weight: 0},
  {keys: ['u'], action: 'undo', word: 'keyUndo', weight: 8},
  {keys: ['U', 'ctrl-r'], action: 'redo', word: 'keyRedo', weight: 5},
  {keys: ['t'], action: 'hint', word: 'keyHint', weight: 6},
  {keys: ['r'], action: 'restart', word: 'keyRestart', weight: 4},
  {keys: ['n'], action: 'next', word: 'keyNext', weight: 3},
  {keys: ['ctrl-n'], action: 'new', word: 'keyNew', weight: 0},
  {keys: ['escape', 'q'], action: 'back', word: 'keyBack', label: 'q', weight: 11},
];
