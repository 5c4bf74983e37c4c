import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import {createContext, type ReactNode, useContext} from 'react';
import {ellipsisOf, type Look} from '../lib/look.js';
import {cutTo, padTo, widthOf} from '../lib/width.js';
import {lookFor} from './theme.js';

/** A line of a list: what it is, and a few words about it. */
export type SelectItem = {readonly label: string; readonly detail?: string};

/** The first line in sight of a list of `count` lines, so that the chosen one is among the `rows` shown. */
export const windowTop = (top: number, index: number, rows: number, count: number): number =>
  Math.max(0, Math.min(Math.max(Math.min(top, index), index - rows + 1), count - rows));

const columnGap = 4;

// What the list's own parts are given by Ink's component is a line and whether it is chosen; the look comes by context.
const LookContext = createContext<Look>(
  lookFor({theme: 'dark', ascii: true, letters: true, warns: false, fourColours: false}, 0),
);

const Indicator = ({isSelected = false}: {readonly isSelected?: boolean}): ReactNode => {
  const look = useContext(LookContext);
  return <Text color={look.colours.accent}>{isSelected ? (look.ascii ? '> ' : '❯ ') : '  '}</Text>;
};

type Line = {readonly label: string; readonly detail?: string; readonly value: number};

const Item = ({
  label,
  detail = '',
  isSelected = false,
}: Omit<Line, 'value'> & {readonly isSelected?: boolean}): ReactNode => {
  const {colours} = useContext(LookContext);
  return (
    <Box>
      <Text bold={isSelected} color={isSelected ? colours.accent : ''}>
        {label}
      </Text>
      <Text color={isSelected ? '' : colours.muted}>{detail}</Text>
    </Box>
  );
};

/**
 * Ink's select list as a picture only. Left to itself it reads keys with the highlight of the last drawn frame, so that
 * of keys which come in one burst some are lost; here the index is the screen's, and the list is drawn anew from it.
 */
export const Select = ({
  items,
  index,
  top,
  rows,
  columns,
  look,
}: {
  readonly items: readonly SelectItem[];
  readonly index: number;
  readonly top: number;
  readonly rows: number;
  readonly columns: number;
  readonly look: Look;
}): ReactNode => {
  // Where there is too little room for both, the label gives way first, down to a third.
  const widest = (of: (item: SelectItem) => string): number =>
    Math.max(0, ...items.map(item => widthOf(of(item))));
  const detailRoom = widest(({detail = ''}) => detail);
  const spare = columns - 2 - (detailRoom === 0 ? 0 : detailRoom + columnGap);
  const labelWidth = Math.min(
    widest(({label}) => label),
    Math.max(spare, Math.floor(columns / 3)),
    columns - 2,
  );
  const detailWidth = columns - 2 - labelWidth - columnGap;
  const ellipsis = ellipsisOf(look);
  const lines: Line[] = items.slice(top, top + rows).map((item, shown) => ({
    label: padTo(item.label, labelWidth, ellipsis),
    detail:
      item.detail !== undefined && detailWidth > 3
        ? ' '.repeat(columnGap) + cutTo(item.detail, detailWidth, ellipsis)
        : '',
    value: top + shown,
  }));
  return (
    <LookContext value={look}>
      <SelectInput
        key={`${index} ${top} ${items.length}`}
        items={lines}
        isFocused={false}
        initialIndex={index - top}
        indicatorComponent={Indicator}
        itemComponent={Item}
      />
    </LookContext>
  );
};
