import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {ellipsisOf, type Size} from '../../lib/look.js';
import {wrapTo} from '../../lib/width.js';
import type {App} from '../app.js';

/** Says how much room is missing; goes away by itself when there is enough. */
export const TooSmallView = ({
  app,
  size,
  need,
}: {
  readonly app: App;
  readonly size: Size;
  readonly need: Size;
}): ReactNode => {
  const {say} = app.text();
  const measure = {columns: size.columns, rows: size.rows, needColumns: need.columns, needRows: need.rows};
  // The figures first, then what to do: they are what is left when there is little room.
  const words = [say('tooSmallSize', measure), say('tooSmallHow'), say('tooSmall')];
  const lines = words.flatMap(line => wrapTo(line, size.columns, ellipsisOf(app.look()))).slice(0, size.rows);
  return (
    <Box
      flexDirection="column"
      width={size.columns}
      height={size.rows}
      overflow="hidden"
      justifyContent="center"
      alignItems="center"
    >
      {lines.map((line, row) => (
        <Text key={row} wrap="truncate">
          {line}
        </Text>
      ))}
    </Box>
  );
};
