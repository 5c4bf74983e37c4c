import {Box} from 'ink';
import type {ReactNode} from 'react';
import {heightOf, layOnTable} from '../../kit/card-canvas.js';
import type {FaceName} from '../../kit/card-face.js';
import {Lines} from '../../kit/card-lines.js';
import {cardStyle} from '../../kit/card-style.js';
import type {Size} from '../../lib/look.js';
import type {BoardProps} from '../module.js';
import {handFaces, othersOf, ownFacts} from './board-facts.js';
import {compose, type Scene} from './board-layout.js';
import {panelPieces, panelsIn} from './board-panel.js';
import type {CrazyEightsCursor} from './cursor.js';
import {suitIsFor} from './pointing.js';
import type {CrazyEights, CrazyEightsView} from './types.js';

type Props = BoardProps<CrazyEights, CrazyEightsCursor>;

const sceneOf = ({view, cursor, marked, text}: Props): Scene => {
  const hand = handFaces(view, cursor, marked);
  const own = ownFacts(view, text);
  const isOpen = view.eye === 'all' || view.phase === 'interval' || view.phase === 'over';
  return {
    others: othersOf(view, text),
    table: {view, drawAdvised: marked.some(({type}) => type === 'draw')},
    hand,
    status:
      own === undefined
        ? undefined
        : {
            view,
            own,
            hand,
            marked,
            choosing: cursor !== undefined && suitIsFor(view, cursor) !== undefined ? cursor.suit : undefined,
          },
    hands: isOpen ? 'open' : 'hidden',
  };
};

/** Faces that are large enough for panels to stay beside them. */
const isAmple = (face: FaceName): boolean => face === 'huge' || face === 'large';

export const Picture = (props: Props): ReactNode => {
  const {view, size, look, text} = props;
  const pen = {style: cardStyle(look, text.language), text, columns: size.columns};
  const scene = sceneOf(props);
  const alone = compose(pen, scene, size.rows);
  const panels = panelsIn(size.columns);
  const beside = panels === 0 ? alone : compose({...pen, columns: size.columns - panels}, scene, size.rows);
  // A panel folds away before faces get small.
  const hasPanels = panels > 0 && (beside.face === alone.face || isAmple(beside.face));
  const {pieces, rows} = hasPanels ? beside : alone;
  const all = hasPanels ? [...pieces, ...panelPieces(pen, view, size, rows)] : pieces;
  const height = Math.min(size.rows, hasPanels ? heightOf(all) : rows);
  return (
    <Box flexDirection="column" width={size.columns} height={height} overflow="hidden">
      <Lines block={layOnTable({columns: size.columns, rows: height}, all)} />
    </Box>
  );
};

/** Three players have room in 40 columns, seven in 60; a hand of cards of one line is all in sight. */
export const leastSize = ({seats, hands, eye}: CrazyEightsView): Size => {
  const columns = seats <= 3 ? 40 : 60;
  const perSeatRow = columns === 40 ? 2 : 3;
  const count = eye === 'all' ? 0 : (hands[eye]?.count ?? 0);
  const perRow = Math.floor((columns - 6) / 5) + 1;
  const rows = Math.ceil(Math.max(count, 14) / perRow) + 2 + Math.ceil((seats - 1) / perSeatRow);
  return {columns, rows: Math.max(rows, 10)};
};
