import {Box, Text} from 'ink';
import {memo, type ReactNode} from 'react';
import type {Look, Size} from '../../lib/look.js';
import type {BoardProps} from '../module.js';
import {type CellSigns, cellLines, smallCell} from './cell-lines.js';
import type {LightsOutCursor} from './controls.js';
import {glyphsFor, numberLine} from './glyphs.js';
import {type Layout, layOut} from './layout.js';
import {rowName} from './notation.js';
import type {LightsOut, LightsOutView} from './rules.js';
import {changedBeside, marksOn} from './signs.js';

export {leastSize} from './layout.js';

const colourOf = (state: number, states: number, look: Look): string => {
  if (state === 0) return look.colours.muted;
  return states === 3 && state === 1 ? look.colours.second : look.colours.lit;
};

type CellProps = CellSigns & {readonly states: number; readonly lamp: Size; readonly look: Look};

/** A cell and the column after it. Without signs it is one text of one colour. */
const Cell = memo(({states, lamp, look, ...signs}: CellProps): ReactNode => {
  const colour = colourOf(signs.state, states, look);
  const lines = cellLines(glyphsFor(look, states), signs, lamp);
  if (lines.every(line => line.every(span => span.ink === 'lamp')))
    return (
      <Text color={colour}>{lines.map(line => `${line.map(({text}) => text).join('')} `).join('\n')}</Text>
    );
  const bracketed = signs.pointed && lamp.rows < 3;
  return (
    <Box flexDirection="column" width={lamp.columns + 1}>
      {lines.map((line, row) => (
        <Text key={row}>
          {line.map(({text, ink}, index) => (
            <Text
              key={index}
              color={ink === 'lamp' ? colour : look.colours.accent}
              bold={bracketed || ink === 'mark'}
            >
              {text}
            </Text>
          ))}
        </Text>
      ))}
    </Box>
  );
});

type SmallRowProps = {
  /** A digit a cell: the states, how often they are marked, and 1 where the cursor's press changes them. */
  readonly cells: string;
  readonly marks: string;
  readonly changes: string;
  readonly shape: LightsOutView['shape'];
  readonly pointed: number | undefined;
  readonly states: number;
  readonly look: Look;
};

/** A row of the smallest cells, one character each: the cursor's brackets stand in the columns between them. */
const SmallRow = memo(({cells, marks, changes, shape, pointed, states, look}: SmallRowProps): ReactNode => {
  const glyphs = glyphsFor(look, states);
  const gap = (after: number): string => {
    if (pointed === after) return glyphs.brackets[0];
    return pointed === after - 1 ? glyphs.brackets[1] : ' ';
  };
  return (
    <Text>
      {[...cells].map((cell, column) => {
        const state = Number(cell);
        const {text, ink} = smallCell(glyphs, {
          state,
          marks: Number(marks[column]),
          changes: changes[column] === '1' ? shape : undefined,
          pointed: pointed === column,
        });
        return (
          <Text key={column}>
            <Text color={look.colours.accent} bold>
              {gap(column)}
            </Text>
            <Text
              color={ink === 'lamp' ? colourOf(state, states, look) : look.colours.accent}
              bold={ink === 'mark'}
            >
              {text}
            </Text>
          </Text>
        );
      })}
      <Text color={look.colours.accent} bold>
        {gap(cells.length)}
      </Text>
    </Text>
  );
});

type RowProps = {
  readonly view: LightsOutView;
  readonly layout: Layout;
  readonly row: number;
  readonly cursor: LightsOutCursor | undefined;
  readonly marks: readonly number[];
  readonly changes: ReadonlySet<number>;
  readonly look: Look;
};

const BoardRow = ({view, layout, row, cursor, marks, changes, look}: RowProps): ReactNode => {
  const start = row * view.columns + layout.left;
  const shown = Array.from({length: layout.columns}, (_, column) => start + column);
  const pointed = cursor?.row === row ? cursor.column - layout.left : undefined;
  if (layout.lamp.rows === 1)
    return (
      <SmallRow
        cells={shown.map(index => view.cells[index]).join('')}
        marks={shown.map(index => marks[index]).join('')}
        changes={shown.map(index => (changes.has(index) ? '1' : '0')).join('')}
        shape={view.shape}
        pointed={pointed}
        states={view.states}
        look={look}
      />
    );
  return (
    <Box>
      {shown.map((index, column) => (
        <Cell
          key={column}
          state={view.cells[index] ?? 0}
          states={view.states}
          marks={marks[index] ?? 0}
          changes={changes.has(index) ? view.shape : undefined}
          lamp={layout.lamp}
          pointed={pointed === column}
          look={look}
        />
      ))}
    </Box>
  );
};

export const Picture = ({
  view,
  cursor,
  marked,
  size,
  look,
}: BoardProps<LightsOut, LightsOutCursor>): ReactNode => {
  const layout = layOut(view, size, cursor ?? {row: 0, column: 0});
  const shown = Array.from({length: layout.rows}, (_, index) => layout.top + index);
  const leading = layout.lamp.rows === 1 ? 0 : 1;
  const {more, walls} = glyphsFor(look, view.states);
  const marks = marksOn(view, marked);
  const changes = changedBeside(view, cursor);
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
            ? {borderStyle: view.wrap ? walls.open : walls.closed, borderColor: look.colours.muted}
            : {})}
          paddingLeft={leading}
        >
          {shown.map(row => (
            <BoardRow
              key={row}
              view={view}
              layout={layout}
              row={row}
              cursor={cursor}
              marks={marks}
              changes={changes}
              look={look}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
};
