import {Text} from 'ink';
import type {ReactNode} from 'react';
import {bindingLabel} from '../../kit/key-label.js';
import {type Colours, ellipsisOf, type Size} from '../../lib/look.js';
import {cutTo, padTo, widthOf, wrapTo} from '../../lib/width.js';
import type {App} from '../app.js';
import type {DrawingScreen} from '../drawing-screen.js';
import {keyNames} from '../key-names.js';
import {layPanel} from '../panel.js';
import {ScreenBoard} from './board-view.js';
import {WithPanel} from './panel.js';

/** A line of the panel: a key before it where it is a tool. */
type PanelLine = {
  readonly label?: string;
  readonly text: string;
  readonly colour?: keyof Colours;
  readonly bold?: boolean;
};

const blank: PanelLine = {text: ' '};

const noteLines = (screen: DrawingScreen, columns: number): readonly PanelLine[] =>
  screen.notes().flatMap(({text, tone}, index) =>
    wrapTo(text, columns).map(line => ({
      text: line,
      bold: index === 0,
      ...(tone === 'plain' ? {} : {colour: tone}),
    })),
  );

/** What the keys of the game do to the board, in the order of its table. */
const toolLines = (app: App, screen: DrawingScreen): readonly PanelLine[] => {
  const names = keyNames(app.text());
  const tools = screen.tools().map(tool => ({
    label: bindingLabel(tool, app.look(), names),
    text: tool.text,
  }));
  const width = Math.max(...tools.map(({label}) => widthOf(label)));
  return tools.map(({label, text}) => ({label: padTo(label, width), text}));
};

const linesOf = (app: App, screen: DrawingScreen, columns: number, beside: boolean): readonly PanelLine[] => {
  const proof = screen.proof()?.lines.flatMap(line => wrapTo(line, columns).map(text => ({text})));
  if (!beside) return proof ?? [];
  return [...noteLines(screen, columns), blank, ...(proof ?? toolLines(app, screen))];
};

/** The board, and beside it what is to be known of the level and what the keys do; below it only why. */
export const DrawingView = ({
  app,
  screen,
  size,
}: {
  readonly app: App;
  readonly screen: DrawingScreen;
  readonly size: Size;
}): ReactNode => {
  const {colours} = app.look();
  const ellipsis = ellipsisOf(app.look());
  const {beside, size: most} = layPanel(size, screen.board()?.leastSize(screen.view()).rows ?? 0);
  const {columns} = most;
  const lines = linesOf(app, screen, columns, beside).slice(0, most.rows);
  const panel = lines.length === 0 ? undefined : {beside, size: {columns, rows: lines.length}};
  return (
    <WithPanel
      size={size}
      panel={panel}
      board={room => <ScreenBoard app={app} screen={screen} room={room} />}
    >
      {lines.map(({label, text, colour, bold = false}, row) => (
        <Text key={row} bold={bold} color={colour === undefined ? '' : colours[colour]} wrap="truncate">
          {label === undefined ? undefined : (
            <Text bold color={colours.accent}>
              {`${label}  `}
            </Text>
          )}
          {cutTo(text, columns - (label === undefined ? 0 : widthOf(label) + 2), ellipsis)}
        </Text>
      ))}
    </WithPanel>
  );
};
