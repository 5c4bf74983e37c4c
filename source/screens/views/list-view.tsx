import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {Select} from '../../kit/select.js';
import {ellipsisOf, type Size} from '../../lib/look.js';
import {cutTo, widthOf} from '../../lib/width.js';
import type {App} from '../app.js';
import {bannerSize, type ListScreen, listMargin} from '../list-screen.js';
import {Banner} from './banner.js';

const widest = 76;

/** A list as wide as its longest line needs, in the middle of the screen. */
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
  const banner = screen.banner ? bannerSize.columns : 0;
  const wanted = Math.max(label + detail + 2, banner, ...lines.map(widthOf));
  const columns = Math.min(wanted, widest, size.columns - listMargin);
  return (
    <Box flexDirection="column" width={columns} height={size.rows} justifyContent="center" overflow="hidden">
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
      <Select
        items={items}
        index={screen.index()}
        top={screen.top()}
        rows={screen.rows()}
        columns={columns}
        look={look}
      />
    </Box>
  );
};
