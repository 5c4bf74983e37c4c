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

/** How things are drawn: the theme's colours, and block characters or plain ASCII. */
export type Look = {readonly colours: Colours; readonly ascii: boolean};

/** What stands at the end of a text that is cut. */
export const ellipsisOf = ({ascii}: Look): string => (ascii ? '...' : '…');

/** A size in character cells. */
export type Size = {readonly columns: number; readonly rows: number};
