import {Text} from 'ink';
import type {ReactNode} from 'react';
import type {Board, Cabinet} from '../../games/module.js';
import type {Json} from '../../lib/json.js';
import type {Size} from '../../lib/look.js';
import type {App} from '../app.js';

const noMoves: readonly Json[] = [];

/** A game's own picture of a view; a word until it is loaded. */
export const BoardView = ({
  app,
  cabinet,
  board,
  view,
  cursor,
  marked = noMoves,
  size,
}: {
  readonly app: App;
  readonly cabinet: Cabinet;
  readonly board: Board | undefined;
  readonly view: Json;
  readonly cursor: Json | undefined;
  readonly marked?: readonly Json[];
  readonly size: Size;
}): ReactNode => {
  if (board === undefined) return <Text color={app.look().colours.muted}>{app.text().say('loading')}</Text>;
  const {Picture} = board;
  return (
    <Picture
      view={view}
      cursor={cursor}
      marked={marked}
      size={size}
      look={app.look()}
      text={app.text().game(cabinet.game.id)}
    />
  );
};

/** A screen with a board, as it is drawn. */
type BoardScreen = {
  readonly cabinet: Cabinet;
  board(): Board | undefined;
  view(): Json;
  cursor(): Json | undefined;
  /** Moves that are shown on the board. */
  marked?(): readonly Json[];
};

/** The board of a screen in a room. */
export const ScreenBoard = ({
  app,
  screen,
  room,
}: {
  readonly app: App;
  readonly screen: BoardScreen;
  readonly room: Size;
}): ReactNode => (
  <BoardView
    app={app}
    cabinet={screen.cabinet}
    board={screen.board()}
    view={screen.view()}
    cursor={screen.cursor()}
    marked={screen.marked?.() ?? noMoves}
    size={room}
  />
);
