import {frameRows} from '../kit/frame.js';
import {allKeysLabel} from '../kit/key-label.js';
import {widthOf} from '../lib/width.js';
import type {App} from './app.js';
import {appKeys} from './app-keys.js';
import {keyNames} from './key-names.js';

export type HelpLine = {readonly keys: string; readonly text: string};

/** The keys of the screen and of the arcade, those that do the same on one line. */
const helpLines = (app: App): readonly HelpLine[] => {
  const text = app.text();
  const names = keyNames(text);
  const shared = appKeys.map(binding => ({...binding, text: text.say(binding.word)}));
  const lines = new Map<string, string>();
  for (const key of [...app.screen().keys(), ...shared]) {
    const label = allKeysLabel(key, app.look(), names);
    const before = lines.get(key.text);
    lines.set(key.text, before === undefined ? label : `${before} ${label}`);
  }
  return [...lines].map(([word, label]) => ({keys: label, text: word}));
};

// A column with less than this for its words says nothing.
const leastText = 12;

/** Columns of the help, side by side if they are wide enough, and the lines of each; else a single one to be scrolled. */
export type HelpLayout = {
  readonly lines: readonly HelpLine[];
  readonly columns: number;
  readonly perColumn: number;
  /** How many lines there are above at most. */
  readonly mostAbove: number;
};

export const layHelp = (app: App): HelpLayout => {
  const lines = helpLines(app);
  const {columns: width, rows: all} = app.size();
  const rows = Math.max(1, all - frameRows);
  const columns = Math.ceil(lines.length / rows);
  const columnWidth = Math.floor((width - 4) / columns);
  const keyWidth = Math.min(Math.max(...lines.map(line => widthOf(line.keys))), Math.floor(columnWidth / 2));
  if (columns > 1 && columnWidth - keyWidth - 4 < leastText)
    return {lines, columns: 1, perColumn: rows, mostAbove: lines.length - rows};
  return {lines, columns, perColumn: Math.ceil(lines.length / columns), mostAbove: 0};
};
