import {Box} from 'ink';
import type {ReactNode} from 'react';
import type {Size} from '../../lib/look.js';
import {type Panel, panelGap} from '../panel.js';

/** The room that is left for the board. */
const roomFor = (size: Size, panel: Panel): Size =>
  panel.beside
    ? {columns: size.columns - panel.size.columns - 2 * panelGap, rows: size.rows}
    : {columns: size.columns, rows: size.rows - panel.size.rows - 1};

/** A board, and what is said of it: beside it where there is room, else below. */
export const WithPanel = ({
  size,
  panel,
  board,
  children,
}: {
  readonly size: Size;
  readonly panel: Panel | undefined;
  board(room: Size): ReactNode;
  readonly children: ReactNode;
}): ReactNode => {
  if (panel === undefined) return board(size);
  return (
    <Box
      flexDirection={panel.beside ? 'row' : 'column'}
      width={size.columns}
      height={size.rows}
      justifyContent="center"
      alignItems="center"
      gap={panel.beside ? 2 * panelGap : 1}
    >
      {board(roomFor(size, panel))}
      <Box flexDirection="column" width={panel.size.columns} flexShrink={0}>
        {children}
      </Box>
    </Box>
  );
};
