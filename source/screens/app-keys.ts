import type {ShellBinding} from './screen.js';

/** Keys that every screen has. */
export const appKeys: readonly ShellBinding<'help' | 'redraw' | 'suspend' | 'leave'>[] = [
  {keys: ['?'], action: 'help', word: 'keyHelp', weight: 11},
  {keys: ['ctrl-l'], action: 'redraw', word: 'keyRedraw', weight: 0},
  {keys: ['ctrl-z'], action: 'suspend', word: 'keySuspend', weight: 0},
  {keys: ['ctrl-c'], action: 'leave', word: 'keyLeave', weight: 0},
];

/** Shown while the help is open: whatever else is pressed does nothing. */
export const helpKeys: readonly ShellBinding<'close' | 'up' | 'down'>[] = [
  {keys: ['up', 'k'], action: 'up', word: 'keyMore', label: 'up-down', weight: 8},
  {keys: ['down', 'j'], action: 'down', word: 'keyMore', weight: 0},
  {
    keys: ['escape', 'q', '?', 'enter', 'space'],
    action: 'close',
    word: 'keyClose',
    label: 'escape',
    weight: 9,
  },
];
