import type {ArcadeText, ShellKey} from '../locales/index.js';

/** What can be said at the prompt besides moves. */
export const commandWords = [
  'undo',
  'redo',
  'hint',
  'moves',
  'show',
  'next',
  'stop',
  'help',
  'quit',
] as const;
export type CommandWord = (typeof commandWords)[number];

const local: {readonly [word in CommandWord]: ShellKey} = {
  undo: 'wordUndo',
  redo: 'wordRedo',
  hint: 'wordHint',
  moves: 'wordMoves',
  show: 'wordShow',
  next: 'wordNext',
  stop: 'wordStop',
  help: 'wordHelp',
  quit: 'wordQuit',
};

/** The command that a line is: the English word, or the language's own, in any case. */
export const commandOf = (line: string, {say}: ArcadeText): CommandWord | undefined => {
  const word = line.toLowerCase();
  return commandWords.find(
    command => word === command || word === say(local[command]).normalize('NFKC').toLowerCase(),
  );
};
