import {Text} from 'ink';
import type {ReactNode} from 'react';
import {ellipsisOf, type Size} from '../../lib/look.js';
import {cutTo, wrapTo} from '../../lib/width.js';
import type {App} from '../app.js';
import {besideFrom} from '../beside.js';
import type {PlayScreen} from '../play-screen.js';
import {ScreenBoard} from './board-view.js';
import {layPanel, type Panel, panelWidth, WithPanel} from './panel.js';

/** Where the lines of an aid stand, cut to the room that the board leaves. */
const layLines = (
  screen: PlayScreen,
  size: Size,
  ellipsis: string,
): {readonly panel: Panel | undefined; readonly lines: readonly string[]} => {
  const said = screen.aidLines();
  if (said.length === 0) return {panel: undefined, lines: []};
  const beside = size.columns >= besideFrom;
  const columns = panelWidth(size, beside);
  const wrapped = said.flatMap(line => wrapTo(line, columns));
  const panel = layPanel(size, beside, wrapped.length, screen.board()?.leastSize(screen.view()).rows ?? 0);
  const {rows} = panel.size;
  const lines = wrapped.slice(0, rows);
  const last = lines.at(-1);
  if (rows < wrapped.length && last !== undefined)
    lines[rows - 1] = cutTo(last, columns - ellipsis.length, '') + ellipsis;
  return {panel, lines};
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
  const {panel, lines} = layLines(screen, size, ellipsisOf(app.look()));
  return (
    <WithPanel
      size={size}
      panel={panel}
      board={room => <ScreenBoard app={app} screen={screen} room={room} />}
    >
      {lines.map((line, row) => (
        <Text key={row}>{line}</Text>
      ))}
    </WithPanel>
  );
};
