import {Box} from 'ink';
import type {ReactNode} from 'react';
import type {Size} from '../../lib/look.js';

/** Columns of what is said beside a board. */
const panelColumns = 30;
const gap = 2;

/** Where something to be read stands: beside the board or below it, and the room it has. */
export type Panel = {readonly beside: boolean; readonly size: Size};

/** How wide the lines beside or below a board are. */
export const panelWidth = (size: Size, beside: boolean): number =>
  beside ? panelColumns : size.columns - 2 * gap;

/** A panel for so many lines, or for fewer where a board that needs so many rows leaves no more. */
export const layPanel = (size: Size, beside: boolean, lines: number, boardRows: number): Panel => ({
  beside,
  size: {
    columns: panelWidth(size, beside),
    rows: Math.min(lines, beside ? size.rows : Math.max(1, size.rows - boardRows - 1)),
  },
});

/** The room that is left for the board. */
const roomFor = (size: Size, panel: Panel): Size =>
  panel.beside
    ? {columns: size.columns - panel.size.columns - 2 * gap, rows: size.rows}
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
      gap={panel.beside ? 2 * gap : 1}
    >
      {board(roomFor(size, panel))}
      <Box flexDirection="column" width={panel.size.columns} flexShrink={0}>
        {children}
      </Box>
    </Box>
  );
};
