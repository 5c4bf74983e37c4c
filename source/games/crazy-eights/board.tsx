import type {ReactNode} from 'react';
import {type Canvas, createCanvas} from '../../kit/canvas.js';
import {CanvasView} from '../../kit/canvas-view.js';
import {ellipsisOf, type Size} from '../../lib/look.js';
import {cutTo} from '../../lib/width.js';
import {paintHand} from './board-hand.js';
import {type Layout, layOut, linesFor, panelColumn} from './board-layout.js';
import {flowSeats, type SeatLine, seatLines} from './board-seats.js';
import {type Props, sightOf} from './board-sight.js';
import {paintTable} from './board-table.js';
import {knownLines} from './known-text.js';
import {sheetLines} from './sheet-text.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

const paintSeats = (
  canvas: Canvas,
  {look}: Props,
  rows: readonly (readonly (SeatLine & {readonly column: number})[])[],
): void => {
  for (const [row, seats] of rows.entries())
    for (const {text, isTurn, column} of seats)
      canvas.write(column, row, text, isTurn ? {color: look.colours.accent, bold: true} : {});
};

/** Beside a wide table: the score sheet, and what everybody knows. */
const paintPanel = (canvas: Canvas, props: Props, layout: Layout): void => {
  if (layout.panel === 0) return;
  const {view, look, text} = props;
  const known = [text.say('board_known'), ...knownLines(view, text)];
  const sheet = [text.say('board_sheet'), ...sheetLines(view, text)];
  const room = canvas.size.rows;
  // What is known has the lower part; of a long sheet the oldest rounds are left out.
  const shown = [...sheet.slice(0, Math.max(3, room - known.length - 1)), '', ...known].slice(0, room);
  for (const [row, line] of shown.entries()) {
    const isHead = line === sheet[0] || line === known[0];
    canvas.write(panelColumn(layout), row, cutTo(line, layout.panel, ellipsisOf(look)), {
      ...(isHead ? {color: look.colours.accent, bold: true} : {}),
    });
  }
};

export const Picture = (props: Props): ReactNode => {
  const sight = sightOf(props);
  const lines = (columns: number) => flowSeats(seatLines(props, columns), columns);
  const layout = layOut(props.size, sight.hand.length, columns => lines(columns).length);
  const size: Size = {
    columns: Math.min(
      props.size.columns,
      layout.panel === 0 ? layout.columns : panelColumn(layout) + layout.panel,
    ),
    rows: layout.rows,
  };
  const canvas = createCanvas(size);
  paintSeats(canvas, props, lines(layout.columns));
  paintTable(canvas, props, layout, sight);
  paintHand(canvas, props, layout, sight);
  paintPanel(canvas, props, layout);
  return <CanvasView canvas={canvas} size={size} />;
};

const leastColumns = 40;

/** Cards in lines, the other seats above them, the piles and one line of what happened. */
export const leastSize = (view: CrazyEightsView): Size => ({
  columns: leastColumns,
  rows: Math.ceil((view.seats - 1) / 2) + 3 + linesFor(ownHand(view).length, leastColumns),
});
