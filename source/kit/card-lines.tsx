import {Box, Text} from 'ink';
import {memo, type ReactNode} from 'react';
import type {Block, Span} from './card-canvas.js';

/** A text for each run of characters that are drawn alike, as Ink draws them quickest. */
const Line = memo(
  ({spans}: {readonly spans: readonly Span[]}): ReactNode => (
    <Box height={1} flexShrink={0}>
      {spans.map(({text, color = '', bold = false}, index) => (
        <Text key={index} color={color} bold={bold}>
          {text}
        </Text>
      ))}
    </Box>
  ),
  (a, b) => JSON.stringify(a.spans) === JSON.stringify(b.spans),
);

/** Lines one under the other; a line that stays as it is is not drawn anew. */
export const Lines = ({block}: {readonly block: Block}): ReactNode => (
  <Box flexDirection="column" flexShrink={0}>
    {block.map((spans, index) => (
      <Line key={index} spans={spans} />
    ))}
  </Box>
);
