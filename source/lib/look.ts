/** The themes that can be chosen: for a dark and for a light terminal. */
export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** How many colours a terminal shows: none, 16, 256 or all. */
export type ColourLevel = 0 | 1 | 2 | 3;

/** Colours by role, as Ink takes them; an empty one is the terminal's own. */
export type Colours = {
  readonly accent: string;
  readonly lit: string;
  readonly second: string;
  readonly muted: string;
  readonly good: string;
  readonly bad: string;
};

/** How things are drawn. */
export type Look = {
  /** The theme's colours. */
  readonly colours: Colours;
  readonly theme: Theme;
  /** How many colours there are; without any everything is told by shape alone. */
  readonly level: ColourLevel;
  /** Plain ASCII instead of block characters. */
  readonly ascii: boolean;
  /** Do pieces that differ in colour have letters too? They always have where there are no colours. */
  readonly letters: boolean;
  /** Are moves that can be seen to be of no use warned of? */
  readonly warns: boolean;
  /** Has each suit of a deck a colour of its own, instead of two that are red and two that are not? */
  readonly fourColours: boolean;
};

/** What stands at the end of a text that is cut. */
export const ellipsisOf = ({ascii}: Look): string => (ascii ? '...' : '…');

/** A size in character cells. */
export type Size = {readonly columns: number; readonly rows: number};
