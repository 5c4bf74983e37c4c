import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {frameRows} from '../../kit/frame.js';
import {allKeysLabel} from '../../kit/key-label.js';
import {ellipsisOf, type Size} from '../../lib/look.js';
import {cutTo, padTo, widthOf} from '../../lib/width.js';
import {type App, appKeys} from '../app.js';
import type {ScreenKey} from '../screen.js';
import {keyNames} from './key-names.js';

type HelpLine = {readonly keys: string; readonly text: string};

/** The keys of the screen and of the arcade, those that do the same on one line. */
const helpLines = (app: App, keys: readonly ScreenKey[]): readonly HelpLine[] => {
  const text = app.text();
  const names = keyNames(text);
  const shared = appKeys.map(binding => ({...binding, text: text.say(binding.word)}));
  const lines = new Map<string, string>();
  for (const key of [...keys, ...shared]) {
    const label = allKeysLabel(key, app.look(), names);
    const before = lines.get(key.text);
    lines.set(key.text, before === undefined ? label : `${before} ${label}`);
  }
  return [...lines].map(([word, label]) => ({keys: label, text: word}));
};

// A column with less than this for its words says nothing.
const leastText = 12;

/** The least size for the help: its own, or where columns side by side would be too narrow, that of a single one. */
export const helpLeast = (app: App, size: Size): Size => {
  const lines = helpLines(app, app.screen().keys());
  const columnCount = Math.ceil(lines.length / Math.max(1, size.rows - frameRows));
  const width = Math.floor((size.columns - 4) / columnCount);
  const keyWidth = Math.min(Math.max(...lines.map(line => widthOf(line.keys))), Math.floor(width / 2));
  if (width - keyWidth - 4 >= leastText || columnCount === 1) return app.screen().leastSize();
  return {columns: app.screen().leastSize().columns, rows: lines.length + frameRows};
};

/** Every key of the screen underneath, in as many columns as are needed. */
export const HelpView = ({app, size}: {readonly app: App; readonly size: Size}): ReactNode => {
  const {colours} = app.look();
  const ellipsis = ellipsisOf(app.look());
  const lines = helpLines(app, app.screen().keys());
  const rows = Math.max(1, size.rows);
  const columnCount = Math.ceil(lines.length / rows);
  const perColumn = Math.ceil(lines.length / columnCount);
  const width = Math.floor((size.columns - 4) / columnCount);
  // Keys are worth more than words about them: those have what is left, but keys never less than half.
  const [longestKeys, longestText] = [
    Math.max(...lines.map(line => widthOf(line.keys))),
    Math.max(...lines.map(line => widthOf(line.text))),
  ];
  const keyWidth = Math.min(longestKeys, Math.max(Math.floor(width / 2), width - longestText - 4));
  const columns = Array.from({length: columnCount}, (_, column) =>
    lines.slice(column * perColumn, (column + 1) * perColumn),
  );
  return (
    <Box>
      {columns.map((column, index) => (
        <Box key={index} flexDirection="column" paddingRight={index < columnCount - 1 ? 2 : 0}>
          {column.map(line => (
            <Text key={line.text} wrap="truncate">
              <Text bold color={colours.accent}>
                {padTo(line.keys, keyWidth, ellipsis)}
              </Text>
              {`  ${cutTo(line.text, width - keyWidth - 4, ellipsis)}`}
            </Text>
          ))}
        </Box>
      ))}
    </Box>
  );
};
