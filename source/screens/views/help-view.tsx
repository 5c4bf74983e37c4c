import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {ellipsisOf, type Size} from '../../lib/look.js';
import {cutTo, padTo, widthOf} from '../../lib/width.js';
import type {App} from '../app.js';
import {layHelp} from '../help.js';

/** Every key of the screen underneath, in as many columns as are needed and fit. */
export const HelpView = ({app, size}: {readonly app: App; readonly size: Size}): ReactNode => {
  const {colours} = app.look();
  const ellipsis = ellipsisOf(app.look());
  const {lines, columns: columnCount, perColumn} = layHelp(app);
  const shown = lines.slice(app.helpTop());
  const width = Math.floor((size.columns - 4) / columnCount);
  // Keys are worth more than words about them: those have what is left, but keys never less than half.
  const [longestKeys, longestText] = [
    Math.max(...lines.map(line => widthOf(line.keys))),
    Math.max(...lines.map(line => widthOf(line.text))),
  ];
  const keyWidth = Math.min(longestKeys, Math.max(Math.floor(width / 2), width - longestText - 4));
  const columns = Array.from({length: columnCount}, (_, column) =>
    shown.slice(column * perColumn, (column + 1) * perColumn),
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
