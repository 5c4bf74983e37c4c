/** The characters that a board is drawn with. */
export type Glyphs = {
  /** The left and the right side of a peg. */
  readonly sides: readonly [string, string];
  /** What a large peg ends with above and below. */
  readonly top: string;
  readonly bottom: string;
  /** A place to be filled, one of a row that is to come, a peg that may not be seen, one that is not known. */
  readonly empty: string;
  readonly dot: string;
  readonly unseen: string;
  readonly hidden: string;
  /** Around the place pointed at: beside it in one line, and before and after it in three or more. */
  readonly brackets: readonly [string, string];
  readonly frame: readonly [string, string];
  readonly current: string;
  readonly conflict: string;
  /** The row that a guess disagrees with. */
  readonly differs: string;
  readonly becomes: string;
  readonly more: {readonly up: string; readonly down: string};
  /** The board's frame: corners from top left to bottom right, then both ends of a line across it. */
  readonly wall: {
    readonly across: string;
    readonly down: string;
    readonly corners: readonly [string, string, string, string];
    readonly ends: readonly [string, string];
  };
};

const blocks: Glyphs = {
  sides: ['▐', '▌'],
  top: '▄',
  bottom: '▀',
  empty: '○',
  dot: '·',
  unseen: '▒',
  hidden: '?',
  brackets: ['[', ']'],
  frame: ['╭│╰', '╮│╯'],
  current: '❯',
  conflict: '!',
  differs: '≠',
  becomes: '▸',
  more: {up: '↑', down: '↓'},
  wall: {across: '─', down: '│', corners: ['╭', '╮', '╰', '╯'], ends: ['├', '┤']},
};

const ascii: Glyphs = {
  sides: ['[', ']'],
  top: '-',
  bottom: '-',
  empty: '_',
  dot: '.',
  unseen: '*',
  hidden: '?',
  brackets: ['>', '<'],
  frame: ['/|\\', '\\|/'],
  current: '>',
  conflict: '!',
  differs: '!=',
  becomes: '>',
  more: {up: '^', down: 'v'},
  wall: {across: '-', down: '|', corners: ['+', '+', '+', '+'], ends: ['+', '+']},
};

export const glyphsFor = ({ascii: isAscii}: {readonly ascii: boolean}): Glyphs => (isAscii ? ascii : blocks);
