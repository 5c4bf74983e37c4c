import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {ellipsisOf, type Size} from '../../lib/look.js';
import {cutTo, wrapTo} from '../../lib/width.js';
import type {App} from '../app.js';
import type {PlayScreen} from '../play-screen.js';
import {BoardView} from './board-view.js';

/** Columns of what is said beside a board, and the least a screen has where it is beside and not below. */
const panelColumns = 30;
const besideFrom = 76;
const gap = 2;

type Panel = {readonly beside: boolean; readonly lines: readonly string[]; readonly size: Size};

/** Where the lines of an aid stand, cut to the room that the board leaves. */
const layPanel = (screen: PlayScreen, size: Size, ellipsis: string): Panel | undefined => {
  const said = screen.aidLines();
  if (said.length === 0) return undefined;
  const beside = size.columns >= besideFrom;
  const columns = beside ? panelColumns : size.columns - 2 * gap;
  const wrapped = said.flatMap(line => wrapTo(line, columns));
  const least = screen.board()?.leastSize(screen.view()).rows ?? 0;
  const rows = Math.min(wrapped.length, beside ? size.rows : Math.max(1, size.rows - least - 1));
  const lines = wrapped.slice(0, rows);
  const last = lines.at(-1);
  if (rows < wrapped.length && last !== undefined)
    lines[rows - 1] = cutTo(last, columns - ellipsis.length, '') + ellipsis;
  return {beside, lines, size: {columns, rows}};
};

/** The board, and what an aid says of it: beside it where there is room, else below. */
export const PlayView = ({
  app,
  screen,
  size,
}: {
  readonly app: App;
  readonly screen: PlayScreen;
  readonly size: Size;
}): ReactNode => {
  const panel = layPanel(screen, size, ellipsisOf(app.look()));
  const room =
    panel === undefined
      ? size
      : panel.beside
        ? {columns: size.columns - panel.size.columns - 2 * gap, rows: size.rows}
        : {columns: size.columns, rows: size.rows - panel.size.rows - 1};
  const board = (
    <BoardView
      app={app}
      cabinet={screen.cabinet}
      board={screen.board()}
      view={screen.view()}
      cursor={screen.cursor()}
      marked={screen.marked()}
      size={room}
    />
  );
  if (panel === undefined) return board;
  return (
    <Box
      flexDirection={panel.beside ? 'row' : 'column'}
      width={size.columns}
      height={size.rows}
      justifyContent="center"
      alignItems="center"
      gap={panel.beside ? 2 * gap : 1}
    >
      {board}
      <Box flexDirection="column" width={panel.size.columns} flexShrink={0}>
        {panel.lines.map((line, row) => (
          <Text key={row}>{line}</Text>
        ))}
      </Box>
    </Box>
  );
};
