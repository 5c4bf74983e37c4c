import {Box, Text} from 'ink';
import {memo, type ReactNode} from 'react';
import type {BoardProps} from '../module.js';
import {type Drawn, drawnFor, entriesOf, namesOf, rowsOf, warningIn} from './board-parts.js';
import type {MastermindCursor} from './cursor.js';
import {type Entry, legendLines} from './legend.js';
import {besideGap} from './measure.js';
import type {Text as Words} from './names.js';
import {joined, type Span, widthIn} from './peg-lines.js';
import {codeBlock, headSpans, type RowProps, rowBlock} from './row-lines.js';
import {type Pegs, type Sight, sightOf} from './sight.js';
import type {Mastermind, MastermindView} from './types.js';

export {leastSize} from './layout.js';

/** A text for each run of characters that are drawn alike, as Ink draws them quickest. */
const Spans = ({spans}: {readonly spans: readonly Span[]}): ReactNode => (
  <Box flexShrink={0} width={widthIn(spans)}>
    {joined(spans).map(({text, color = '', background = '', bold = false}, index) => (
      <Text key={index} color={color} backgroundColor={background} bold={bold}>
        {text}
      </Text>
    ))}
  </Box>
);

/** Are two values of plain data alike? */
const isAlike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const Row = memo(
  ({style, layout, row}: Drawn & {readonly row: RowProps}): ReactNode => (
    <Box flexDirection="column" flexShrink={0}>
      {rowBlock(style, layout, row).map((spans, line) => (
        <Spans key={line} spans={spans} />
      ))}
    </Box>
  ),
  (a, b) => a.style === b.style && a.layout === b.layout && isAlike(a.row, b.row),
);

const CodeRow = memo(
  ({style, layout, code, word}: Drawn & {readonly code: Pegs; readonly word: string}): ReactNode => (
    <Box flexDirection="column" flexShrink={0}>
      {codeBlock(style, layout, code, word).map((spans, line) => (
        <Spans key={line} spans={spans} />
      ))}
    </Box>
  ),
  (a, b) => a.style === b.style && a.layout === b.layout && a.word === b.word && isAlike(a.code, b.code),
);

const LegendList = memo(
  ({style, layout, entries}: Drawn & {readonly entries: readonly Entry[]}): ReactNode => (
    <Box flexDirection="column" flexShrink={0}>
      {legendLines(style, layout, entries).map((spans, line) => (
        <Spans key={line} spans={spans} />
      ))}
    </Box>
  ),
  (a, b) => a.style === b.style && a.layout === b.layout && isAlike(a.entries, b.entries),
);

/** The lines of a frame's side, with an end of the line that parts the code from the guesses. */
const sideOf = ({style, layout}: Drawn, height: number, end: 0 | 1): string => {
  const {ends, down} = style.glyphs.wall;
  const parted = layout.codeRow ? layout.peg.rows : undefined;
  return Array.from({length: height}, (_, line) => (line === parted ? ends[end] : down)).join('\n');
};

/** A frame around the board. `height` is that of what it holds. */
const Framed = ({
  height,
  children,
  ...drawn
}: Drawn & {readonly height: number; readonly children: ReactNode}): ReactNode => {
  const {style, layout} = drawn;
  const {across, corners} = style.glyphs.wall;
  const line = across.repeat(layout.inner + 2);
  const color = style.colours.muted;
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Text color={color}>{corners[0] + line + corners[1]}</Text>
      <Box flexShrink={0}>
        <Text color={color}>{sideOf(drawn, height, 0)}</Text>
        <Box flexDirection="column" flexShrink={0}>
          {children}
        </Box>
        <Text color={color}>{sideOf(drawn, height, 1)}</Text>
      </Box>
      <Text color={color}>{corners[2] + line + corners[3]}</Text>
    </Box>
  );
};

type BoardParts = Drawn & {
  readonly view: MastermindView;
  readonly sight: Sight;
  readonly text: Words;
};

/** The code, a line across under it where there is a frame, and the rows. */
const Rows = ({view, sight, text, ...drawn}: BoardParts): ReactNode => {
  const {style, layout} = drawn;
  const paddingX = layout.framed ? 1 : 0;
  return (
    <>
      {layout.codeRow ? (
        <Box flexShrink={0} paddingX={paddingX}>
          <CodeRow {...drawn} code={sight.code} word={text.say('boardCode')} />
        </Box>
      ) : undefined}
      {layout.codeRow && layout.framed ? (
        <Text color={style.colours.muted}>{style.glyphs.wall.across.repeat(layout.inner + 2)}</Text>
      ) : undefined}
      <Box flexDirection="column" flexShrink={0} paddingX={paddingX}>
        {layout.other === 'none' ? undefined : (
          <Spans spans={headSpans(style, layout, namesOf(view, text))} />
        )}
        <Box flexDirection="column" flexShrink={0} gap={layout.gap}>
          {rowsOf(sight, drawn, view, text).map(row => (
            <Row key={row.number} {...drawn} row={row} />
          ))}
        </Box>
      </Box>
    </>
  );
};

const BoardPart = (parts: BoardParts): ReactNode => {
  const {style, layout, sight, text} = parts;
  const {framed, codeRow, warnLine, shown, peg, gap, other} = layout;
  const height =
    (codeRow ? peg.rows + 1 : 0) + (other === 'none' ? 0 : 1) + shown * peg.rows + (shown - 1) * gap;
  const room = layout.inner - layout.numberWidth - 4;
  const warning = sight.warning === undefined ? ' ' : warningIn(sight.warning, room, style, text);
  return (
    <Box flexDirection="column" flexShrink={0}>
      {framed ? (
        <Framed style={style} layout={layout} height={height}>
          <Rows {...parts} />
        </Framed>
      ) : (
        <Rows {...parts} />
      )}
      {warnLine ? (
        <Box paddingLeft={layout.numberWidth + (framed ? 6 : 4)} flexShrink={0}>
          <Text color={style.colours.bad}>{warning}</Text>
        </Box>
      ) : undefined}
    </Box>
  );
};

export const Picture = (props: BoardProps<Mastermind, MastermindCursor>): ReactNode => {
  const {view, cursor, marked, size, look, text} = props;
  const sight = sightOf(view, cursor, marked, look);
  const drawn = drawnFor(props, sight);
  const {layout} = drawn;
  const isBeside = layout.legend?.place === 'beside';
  return (
    <Box
      flexDirection={isBeside ? 'row' : 'column'}
      width={Math.min(layout.size.columns, size.columns)}
      height={Math.min(layout.size.rows, size.rows)}
      overflow="hidden"
    >
      <BoardPart {...drawn} view={view} sight={sight} text={text} />
      <Box
        flexShrink={0}
        marginLeft={isBeside ? besideGap : 0}
        marginTop={(isBeside && layout.framed) || (!isBeside && layout.legend?.detail !== 'short') ? 1 : 0}
      >
        <LegendList {...drawn} entries={entriesOf(view, text)} />
      </Box>
    </Box>
  );
};
