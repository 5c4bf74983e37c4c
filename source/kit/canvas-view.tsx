import {Box, Text} from 'ink';
import {memo, type ReactNode} from 'react';
import type {Size} from '../lib/look.js';
import type {Canvas, Span} from './canvas.js';

const Row = memo(
  ({spans}: {readonly spans: readonly Span[]}): ReactNode => (
    <Box height={1} flexShrink={0}>
      {spans.length === 0 ? (
        <Text> </Text>
      ) : (
        spans.map(({text, color = '', bold = false, inverse = false}, index) => (
          <Text key={index} color={color} bold={bold} inverse={inverse}>
            {text}
          </Text>
        ))
      )}
    </Box>
  ),
  // Most rows stay as they are when a cursor moves.
  (a, b) => JSON.stringify(a.spans) === JSON.stringify(b.spans),
);

/** A canvas on the screen, of exactly its size. */
export const CanvasView = ({canvas, size}: {readonly canvas: Canvas; readonly size: Size}): ReactNode => (
  <Box flexDirection="column" width={size.columns} height={size.rows} overflow="hidden">
    {canvas.rows().map((spans, row) => (
      <Row key={row} spans={spans} />
    ))}
  </Box>
);
