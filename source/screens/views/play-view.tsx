import {Text} from 'ink';
import type {ReactNode} from 'react';
import type {Size} from '../../lib/look.js';
import type {App} from '../app.js';
import {layPanel} from '../panel.js';
import type {PlayScreen} from '../play-screen.js';
import {ScreenBoard} from './board-view.js';
import {Curtain} from './curtain.js';
import {WithPanel} from './panel.js';

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
  const curtain = screen.curtain();
  if (curtain.length > 0) return <Curtain lines={curtain} size={size} look={app.look()} />;
  const lines = screen.aidLines();
  const {beside, size: most} = layPanel(size, 0);
  const panel = {beside, size: {columns: most.columns, rows: lines.length}};
  return (
    <WithPanel
      size={size}
      panel={lines.length === 0 ? undefined : panel}
      board={room => <ScreenBoard app={app} screen={screen} room={room} />}
    >
      {lines.map((line, row) => (
        <Text key={row}>{line}</Text>
      ))}
    </WithPanel>
  );
};
