import {Text} from 'ink';
import type {ReactNode} from 'react';
import type {Board} from '../../games/module.js';
import type {Json} from '../../lib/json.js';
import type {Size} from '../../lib/look.js';
import type {GameText} from '../../lib/text.js';
import type {App} from '../app.js';

const noMoves: readonly Json[] = [];

/** A game's own picture of a view; a word until it is loaded. */
export const BoardView = ({
  app,
  board,
  view,
  cursor,
  marked = noMoves,
  size,
  text,
}: {
  readonly app: App;
  readonly board: Board | undefined;
  readonly view: Json;
  readonly cursor: Json | undefined;
  readonly marked?: readonly Json[];
  readonly size: Size;
  readonly text: GameText;
}): ReactNode => {
  if (board === undefined) return <Text color={app.look().colours.muted}>{app.text().say('loading')}</Text>;
  const {Picture} = board;
  return <Picture view={view} cursor={cursor} marked={marked} size={size} look={app.look()} text={text} />;
};

/** A screen with a board, as it is drawn. */
type BoardScreen = {
  gameText(): GameText;
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
    board={screen.board()}
    view={screen.view()}
    cursor={screen.cursor()}
    marked={screen.marked?.() ?? noMoves}
    size={room}
    text={screen.gameText()}
  />
);
