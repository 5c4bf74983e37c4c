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
