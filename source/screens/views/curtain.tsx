import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {ellipsisOf, type Look, type Size} from '../../lib/look.js';
import {wrapTo} from '../../lib/width.js';

const widest = 56;

/** What hides a hand until the keyboard has been passed on. */
export const Curtain = ({
  lines: [first = '', ...rest],
  size,
  look,
}: {
  readonly lines: readonly string[];
  readonly size: Size;
  readonly look: Look;
}): ReactNode => {
  const columns = Math.min(widest, size.columns - 8);
  const wrapped = (line: string): readonly string[] => wrapTo(line, columns, ellipsisOf(look));
  return (
    <Box
      flexDirection="column"
      alignItems="center"
      borderStyle={look.ascii ? 'classic' : 'round'}
      borderColor={look.colours.accent}
      paddingX={2}
      paddingY={1}
      rowGap={1}
    >
      <Box flexDirection="column" alignItems="center">
        {wrapped(first).map((line, row) => (
          <Text key={row} bold>
            {line}
          </Text>
        ))}
      </Box>
      <Box flexDirection="column" alignItems="center">
        {rest.flatMap(wrapped).map((line, row) => (
          <Text key={row} color={look.colours.muted}>
            {line}
          </Text>
        ))}
      </Box>
    </Box>
  );
};
