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

/** Lines below each other, in as many columns of the terminal as their longest keys and words need. */
export type HelpColumn = {
  readonly lines: readonly HelpLine[];
  readonly keyWidth: number;
  readonly textWidth: number;
};

/** Columns of the help side by side; a single one is scrolled where it is longer than the screen. */
export type HelpLayout = {
  readonly columns: readonly HelpColumn[];
  /** How many lines there are above at most. */
  readonly mostAbove: number;
};

/** Between keys and words, and between two columns. */
export const helpGap = 2;
const margins = 4;

const columnOf = (lines: readonly HelpLine[]): HelpColumn => ({
  lines,
  keyWidth: Math.max(0, ...lines.map(({keys}) => widthOf(keys))),
  textWidth: Math.max(0, ...lines.map(({text}) => widthOf(text))),
});

const widthOfColumns = (columns: readonly HelpColumn[]): number =>
  columns.reduce((sum, {keyWidth, textWidth}) => sum + keyWidth + textWidth + 2 * helpGap, -helpGap);

/** The one column that there is, no wider than the screen: keys are worth more than words, but never more than half. */
const narrowed = ({lines, keyWidth, textWidth}: HelpColumn, width: number): HelpColumn => {
  const keys = Math.min(keyWidth, Math.max(Math.floor(width / 2), width - textWidth - helpGap));
  return {lines, keyWidth: keys, textWidth: Math.min(textWidth, width - keys - helpGap)};
};

export const layHelp = (app: App): HelpLayout => {
  const lines = helpLines(app);
  const {columns: all, rows: allRows} = app.size();
  const [width, rows] = [all - margins, Math.max(1, allRows - frameRows)];
  const count = Math.ceil(lines.length / rows);
  const perColumn = Math.ceil(lines.length / count);
  const columns = Array.from({length: count}, (_, index) =>
    columnOf(lines.slice(index * perColumn, (index + 1) * perColumn)),
  );
  if (count > 1 && widthOfColumns(columns) <= width) return {columns, mostAbove: 0};
  return {columns: [narrowed(columnOf(lines), width)], mostAbove: Math.max(0, lines.length - rows)};
};
