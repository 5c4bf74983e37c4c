import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {Select} from '../../kit/select.js';
import {ellipsisOf, type Size} from '../../lib/look.js';
import {cutTo, widthOf, wrapTo} from '../../lib/width.js';
import type {App} from '../app.js';
import {bannerSize, type ListScreen, listMargin, widestList} from '../list-screen.js';
import {Banner} from './banner.js';
import {BoardView} from './board-view.js';

const gap = 6;
/** Sentences under a list have at least so many columns. */
const footColumns = 70;
const leastPreview = 20;
const mostPreview = {columns: 72, rows: 40};

/** The picture of what is chosen, where the list leaves room for one. */
const Preview = ({
  app,
  screen,
  size,
}: {
  readonly app: App;
  readonly screen: ListScreen;
  readonly size: Size;
}): ReactNode => {
  const preview = screen.preview();
  if (preview === undefined || size.columns < leastPreview) return undefined;
  // A picture that would be cut is none.
  if (preview.board.leastSize(preview.view).columns > size.columns) return undefined;
  return (
    <Box width={size.columns} height={size.rows} justifyContent="center" alignItems="center" marginLeft={gap}>
      <BoardView app={app} {...preview} cursor={undefined} size={size} />
    </Box>
  );
};

/** A list as wide as its longest line needs, in the middle of the screen, and beside it what is chosen. */
export const ListView = ({
  app,
  screen,
  size,
}: {
  readonly app: App;
  readonly screen: ListScreen;
  readonly size: Size;
}): ReactNode => {
  const look = app.look();
  const items = screen.items();
  const lines = screen.lines();
  const label = Math.max(0, ...items.map(item => widthOf(item.label)));
  const detail = Math.max(
    0,
    ...items.map(item => (item.detail === undefined ? 0 : widthOf(item.detail) + 4)),
  );
  const empty = screen.empty();
  const banner = screen.banner ? bannerSize.columns : 0;
  const wanted = Math.max(label + detail + 2, banner, widthOf(empty), ...lines.map(widthOf));
  const columns = Math.min(
    Math.max(wanted, screen.footRows === 0 ? 0 : footColumns),
    widestList,
    size.columns - listMargin,
  );
  const notes = wrapTo(screen.footnote(), columns, ellipsisOf(look)).slice(
    0,
    Math.max(0, screen.footRows - 1),
  );
  const space = {
    columns: Math.min(size.columns - listMargin - columns - gap, mostPreview.columns),
    rows: Math.min(size.rows, mostPreview.rows),
  };
  return (
    <Box height={size.rows} alignItems="center">
      <Box
        flexDirection="column"
        width={columns}
        height={size.rows}
        justifyContent="center"
        flexShrink={0}
        overflow="hidden"
      >
        {screen.banner ? <Banner look={look} /> : undefined}
        {lines.length === 0 ? undefined : (
          <Box flexDirection="column" paddingBottom={1} flexShrink={0}>
            {lines.map((line, row) => (
              <Text key={row} bold={row === 0} color={row === 0 ? look.colours.good : ''}>
                {cutTo(line, columns, ellipsisOf(look))}
              </Text>
            ))}
          </Box>
        )}
        {empty === '' ? undefined : <Text wrap="wrap">{empty}</Text>}
        <Select
          items={items}
          index={screen.index()}
          top={screen.top()}
          rows={screen.rows()}
          columns={columns}
          look={look}
        />
        {screen.footRows === 0 ? undefined : (
          <Box flexDirection="column" height={screen.footRows} paddingTop={1} flexShrink={0}>
            {notes.map((line, row) => (
              <Text key={row} color={look.colours.muted}>
                {line}
              </Text>
            ))}
          </Box>
        )}
      </Box>
      <Preview app={app} screen={screen} size={space} />
    </Box>
  );
};
