import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import type {Look} from '../../lib/look.js';

const blockLetters = ['█ █▄ █ █▄▀   ▄▀█ █▀█ █▀▀ ▄▀█ █▀▄ █▀▀', '█ █ ▀█ █ █   █▀█ █▀▄ █▄▄ █▀█ █▄▀ ██▄'];
const asciiLetters = ['I N K   A R C A D E', '-------------------'];

/** The arcade's name in block letters, with a blank line around. */
export const Banner = ({look}: {readonly look: Look}): ReactNode => (
  <Box flexDirection="column" paddingBottom={2}>
    {(look.ascii ? asciiLetters : blockLetters).map((line, row) => (
      <Text key={row} color={look.colours.accent}>
        {line}
      </Text>
    ))}
  </Box>
);
