import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {ellipsisOf, type Look, type Size} from '../../lib/look.js';
import {cutTo, padTo, widthOf} from '../../lib/width.js';
import type {App} from '../app.js';
import type {ViewerScreen} from '../viewer-screen.js';
import {ScreenBoard} from './board-view.js';
import {Curtain} from './curtain.js';

/** A line from start to end with a dot where one is: `columns` wide. */
export const timeLine = (done: number, all: number, columns: number, ascii: boolean): string => {
  const [left, line, right, dot] = ascii ? ['|', '-', '|', 'o'] : ['├', '─', '┤', '●'];
  const inside = Math.max(1, columns - 2);
  const at = all === 0 ? 0 : Math.round((done / all) * (inside - 1));
  return left + line.repeat(at) + dot + line.repeat(inside - 1 - at) + right;
};

const speedText = (speed: number): string => (speed < 1 ? `1/${1 / speed}x` : `${speed}x`);

const TimeLine = ({
  app,
  screen,
  columns,
  look,
}: {
  readonly app: App;
  readonly screen: ViewerScreen;
  readonly columns: number;
  readonly look: Look;
}): ReactNode => {
  const {say} = app.text();
  const {done, all} = screen.progress();
  const sign = look.ascii ? {playing: '>', paused: '='} : {playing: '▶', paused: '‖'};
  const state = screen.isPlaying() ? 'playing' : 'paused';
  const states = Math.max(widthOf(say('playing')), widthOf(say('paused')));
  // As wide for each state and speed, so that the line beside it keeps its length.
  const pace = padTo(`${say(state)} ${speedText(screen.speed())}`, states + 5);
  const right = `${say('stepOf', {number: done, count: all})}   ${sign[state]} ${pace}`;
  const room = columns - widthOf(right) - 3;
  return (
    <Box height={1} flexShrink={0} gap={3}>
      {room > 8 ? <Text color={look.colours.muted}>{timeLine(done, all, room, look.ascii)}</Text> : undefined}
      <Text wrap="truncate">{cutTo(right, columns, ellipsisOf(look))}</Text>
    </Box>
  );
};

/** The real screen of the game, over a line that shows where one is. */
export const ViewerView = ({
  app,
  screen,
  size,
}: {
  readonly app: App;
  readonly screen: ViewerScreen;
  readonly size: Size;
}): ReactNode => {
  const curtain = screen.curtain();
  if (curtain.length > 0) return <Curtain lines={curtain} size={size} look={app.look()} />;
  return (
    <Box flexDirection="column" height={size.rows} width={size.columns - 4}>
      <Box flexGrow={1} justifyContent="center" alignItems="center">
        <ScreenBoard app={app} screen={screen} room={{columns: size.columns - 4, rows: size.rows - 1}} />
      </Box>
      <TimeLine app={app} screen={screen} columns={size.columns - 4} look={app.look()} />
    </Box>
  );
};
