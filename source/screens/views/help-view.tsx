import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {ellipsisOf} from '../../lib/look.js';
import {cutTo, padTo} from '../../lib/width.js';
import type {App} from '../app.js';
import {helpGap, layHelp} from '../help.js';

/** Every key of the screen underneath, in as many columns as are needed and fit. */
export const HelpView = ({app, rows}: {readonly app: App; readonly rows: number}): ReactNode => {
  const {colours} = app.look();
  const ellipsis = ellipsisOf(app.look());
  const {columns} = layHelp(app);
  return (
    <Box gap={helpGap}>
      {columns.map(({lines, keyWidth, textWidth}, index) => (
        <Box key={index} flexDirection="column">
          {lines.slice(app.helpTop(), app.helpTop() + rows).map(line => (
            <Text key={line.text} wrap="truncate">
              <Text bold color={colours.accent}>
                {padTo(line.keys, keyWidth, ellipsis)}
              </Text>
              {' '.repeat(helpGap) + cutTo(line.text, textWidth, ellipsis)}
            </Text>
          ))}
        </Box>
      ))}
    </Box>
  );
};
