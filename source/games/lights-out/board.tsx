import {Box, Text} from 'ink';
import {memo, type ReactNode} from 'react';
import type {Look, Size} from '../../lib/look.js';
import type {BoardProps} from '../module.js';
import type {LightsOutCursor} from './controls.js';
import {bar, glyphsFor, lampLines, numberLine} from './glyphs.js';
import {type Layout, layOut} from './layout.js';
import {rowName} from './notation.js';
import type {LightsOut, LightsOutView} from './rules.js';

export {leastSize} from './layout.js';

type CellProps = {
  readonly state: number;
  readonly states: number;
  readonly lamp: Size;
  readonly pointed: boolean;
  readonly look: Look;
};

const colourOf = (state: number, states: number, look: Look): string => {
  if (state === 0) return look.colours.muted;
  return states === 3 && state === 1 ? look.colours.second : look.colours.lit;
};

/** A framed cell: the cursor is the frame, and what it holds is the light. */
const FramedCell = ({state, states, lamp, look}: Omit<CellProps, 'pointed'>): ReactNode => {
  const glyphs = glyphsFor(look, states);
  const [left = '', , right = ''] = glyphs.frame.middle;
  const inside = {columns: lamp.columns - 2, rows: lamp.rows - 2};
  return (
    <Box flexDirection="column" width={lamp.columns + 1}>
      <Text color={look.colours.accent}>{bar(glyphs.frame.top, lamp.columns)}</Text>
      {lampLines({...glyphs, edge: glyphs.fill}, state, inside).map((line, row) => (
        <Text key={row}>
          <Text color={look.colours.accent}>{left}</Text>
          <Text color={colourOf(state, states, look)}>{line}</Text>
          <Text color={look.colours.accent}>{right}</Text>
        </Text>
      ))}
      <Text color={look.colours.accent}>{bar(glyphs.frame.bottom, lamp.columns)}</Text>
    </Box>
  );
};

/** A cell too low for a frame: brackets instead, one in the column before it and one at its end. */
const BracketedCell = ({state, states, lamp, look}: Omit<CellProps, 'pointed'>): ReactNode => {
  const {brackets} = glyphsFor(look, states);
  const lines = lampLines(glyphsFor(look, states), state, {columns: lamp.columns - 2, rows: lamp.rows});
  return (
    <Box flexDirection="column" width={lamp.columns + 1}>
      {lines.map((line, row) => (
        <Text key={row} bold>
          <Text color={look.colours.accent}>{brackets[0]}</Text>
          <Text color={colourOf(state, states, look)}>{line}</Text>
          <Text color={look.colours.accent}>{brackets[1]}</Text>
        </Text>
      ))}
    </Box>
  );
};

const Cell = memo(({state, states, lamp, pointed, look}: CellProps): ReactNode => {
  const rest = {state, states, lamp, look};
  if (pointed && lamp.rows >= 3) return <FramedCell {...rest} />;
  if (pointed) return <BracketedCell {...rest} />;
  return (
    <Text color={colourOf(state, states, look)}>
      {lampLines(glyphsFor(look, states), state, lamp)
        .map(line => `${line} `)
        .join('\n')}
    </Text>
  );
});

type SmallRowProps = {
  readonly cells: string;
  readonly pointed: number | undefined;
  readonly states: number;
  readonly look: Look;
};

/** A row of the smallest cells, one character each: the cursor's brackets stand in the columns between them. */
const SmallRow = memo(({cells, pointed, states, look}: SmallRowProps): ReactNode => {
  const glyphs = glyphsFor(look, states);
  const gap = (after: number): string => {
    if (pointed === after) return glyphs.brackets[0];
    return pointed === after - 1 ? glyphs.brackets[1] : ' ';
  };
  return (
    <Text>
      {[...cells].map((cell, column) => {
        const state = Number(cell);
        const glyph = state === 0 ? glyphs.off : (glyphs.fill[state] ?? '?');
        return (
          <Text key={column}>
            <Text color={look.colours.accent} bold>
              {gap(column)}
            </Text>
            <Text color={colourOf(state, states, look)}>{glyph}</Text>
          </Text>
        );
      })}
      <Text color={look.colours.accent} bold>
        {gap(cells.length)}
      </Text>
    </Text>
  );
});

const BoardRow = ({
  view,
  layout,
  row,
  cursor,
  look,
}: {
  readonly view: LightsOutView;
  readonly layout: Layout;
  readonly row: number;
  readonly cursor: LightsOutCursor | undefined;
  readonly look: Look;
}): ReactNode => {
  const start = row * view.columns + layout.left;
  const cells = view.cells.slice(start, start + layout.columns);
  const pointed = cursor?.row === row ? cursor.column - layout.left : undefined;
  if (layout.lamp.rows === 1)
    return <SmallRow cells={cells.join('')} pointed={pointed} states={view.states} look={look} />;
  return (
    <Box>
      {cells.map((state, column) => (
        <Cell
          key={column}
          state={state}
          states={view.states}
          lamp={layout.lamp}
          pointed={pointed === column}
          look={look}
        />
      ))}
    </Box>
  );
};

export const Picture = ({view, cursor, size, look}: BoardProps<LightsOut, LightsOutCursor>): ReactNode => {
  const layout = layOut(view, size, cursor ?? {row: 0, column: 0});
  const shown = Array.from({length: layout.rows}, (_, index) => layout.top + index);
  const leading = layout.lamp.rows === 1 ? 0 : 1;
  const {more} = glyphsFor(look, view.states);
  return (
    <Box flexDirection="column">
      <Text color={look.colours.muted}>{numberLine(view, layout, more)}</Text>
      <Box>
        <Box flexDirection="column" width={layout.labelWidth}>
          {layout.framed ? (
            <Text color={look.colours.accent}>{layout.top > 0 ? more.up : ' '}</Text>
          ) : undefined}
          {shown.map(row => (
            <Box key={row} height={layout.lamp.rows} paddingTop={Math.floor((layout.lamp.rows - 1) / 2)}>
              <Text color={cursor?.row === row ? look.colours.accent : look.colours.muted}>
                {rowName(row)}
              </Text>
            </Box>
          ))}
          {layout.top + layout.rows < view.rows ? (
            <Text color={look.colours.accent}>{more.down}</Text>
          ) : undefined}
        </Box>
        <Box
          flexDirection="column"
          {...(layout.framed
            ? {borderStyle: look.ascii ? 'classic' : 'round', borderColor: look.colours.muted}
            : {})}
          paddingLeft={leading}
        >
          {shown.map(row => (
            <BoardRow key={row} view={view} layout={layout} row={row} cursor={cursor} look={look} />
          ))}
        </Box>
      </Box>
    </Box>
  );
};
