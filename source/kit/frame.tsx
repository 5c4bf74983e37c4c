import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {ellipsisOf, type Look, type Size} from '../lib/look.js';
import {cutTo, widthOf} from '../lib/width.js';
import {Footer, type FooterItem} from './footer.js';

/** Rows of a frame that are not the table: the title, the notice, the message and the footer. */
export const frameRows = 4;

export type FrameProps = {
  readonly size: Size;
  readonly look: Look;
  readonly name: string;
  readonly subject: string;
  readonly facts: readonly string[];
  /** What stays true for a while, under the title. */
  readonly notice: string;
  /** What was just said, above the footer: a line, or several where there is room for them. */
  readonly message: readonly string[];
  readonly keys: readonly FooterItem[];
  readonly children: ReactNode;
};

type TitleProps = Pick<FrameProps, 'look' | 'name' | 'subject' | 'facts'> & {readonly columns: number};

const TitleLine = ({columns, look, name, subject, facts}: TitleProps): ReactNode => {
  const ellipsis = ellipsisOf(look);
  const right = cutTo(facts.join('   '), columns - 2, ellipsis);
  const left = columns - 2 - (right === '' ? 0 : widthOf(right) + 2);
  const cutName = cutTo(name, left, ellipsis);
  const cutSubject = cutTo(subject, left - widthOf(cutName) - 2, ellipsis);
  return (
    <Box height={1} paddingX={1} flexShrink={0} justifyContent="space-between">
      <Text wrap="truncate">
        <Text bold color={look.colours.accent}>
          {cutName}
        </Text>
        {cutSubject === '' ? '' : `  ${cutSubject}`}
      </Text>
      <Text bold wrap="truncate">
        {right}
      </Text>
    </Box>
  );
};

const Line = ({
  text,
  columns,
  color,
  ellipsis,
}: {
  readonly text: string;
  readonly columns: number;
  readonly color: string;
  readonly ellipsis: string;
}) => (
  <Box height={1} paddingLeft={1} flexShrink={0}>
    <Text color={color}>{cutTo(text, columns - 2, ellipsis)}</Text>
  </Box>
);

/** A whole screen in three bands: a title line, the table in the middle, a line of keys. Exactly the terminal's size. */
export const Frame = ({
  size,
  look,
  name,
  subject,
  facts,
  notice,
  message,
  keys,
  children,
}: FrameProps): ReactNode => (
  <Box flexDirection="column" width={size.columns} height={size.rows} overflow="hidden">
    <TitleLine columns={size.columns} look={look} name={name} subject={subject} facts={facts} />
    <Line text={notice} columns={size.columns} color={look.colours.muted} ellipsis={ellipsisOf(look)} />
    <Box flexGrow={1} flexShrink={1} overflow="hidden" justifyContent="center" alignItems="center">
      {children}
    </Box>
    {message.map((line, row) => (
      <Line
        key={row}
        text={line}
        columns={size.columns}
        color={look.colours.accent}
        ellipsis={ellipsisOf(look)}
      />
    ))}
    <Footer items={keys} columns={size.columns} look={look} />
  </Box>
);
