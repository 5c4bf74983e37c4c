import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import type {Look} from '../lib/look.js';
import {widthOf} from '../lib/width.js';

/** A key and what it does, in words; the greater weight stays longer when there is little room, help and back to the last. */
export type FooterItem = {readonly label: string; readonly word: string; readonly weight: number};

const gap = 3;
const itemWidth = (item: FooterItem): number => widthOf(item.label) + 1 + widthOf(item.word);

/** The items that fit into `columns`, in their order, the heaviest first to stay. */
export const fitFooter = (items: readonly FooterItem[], columns: number): readonly FooterItem[] => {
  const byWeight = items.filter(item => item.weight > 0).sort((a, b) => b.weight - a.weight);
  const kept = new Set<FooterItem>();
  let width = -gap;
  for (const item of byWeight) {
    if (width + gap + itemWidth(item) > columns) continue;
    width += gap + itemWidth(item);
    kept.add(item);
  }
  return items.filter(item => kept.has(item));
};

export const Footer = ({
  items,
  columns,
  look,
}: {
  readonly items: readonly FooterItem[];
  readonly columns: number;
  readonly look: Look;
}): ReactNode => (
  <Box height={1} paddingLeft={1} gap={gap} flexShrink={0} overflow="hidden">
    {fitFooter(items, columns - 2).map(item => (
      <Box key={item.label} flexShrink={0}>
        <Text bold color={look.colours.accent}>
          {item.label}
        </Text>
        <Text color={look.colours.muted}> {item.word}</Text>
      </Box>
    ))}
  </Box>
);
