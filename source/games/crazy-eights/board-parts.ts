import type {Piece, Span} from '../../kit/card-canvas.js';
import type {CardStyle} from '../../kit/card-style.js';
import {cutTo, padTo, widthOf} from '../../lib/width.js';
import type {SeatFacts} from './board-facts.js';
import type {Text} from './names.js';

/** A part of the picture: its height, and what lies in it. */
export type Zone = {readonly rows: number; readonly pieces: readonly Piece[]};

export type Pen = {readonly style: CardStyle; readonly text: Text; readonly columns: number};

export const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

export const mostName = 14;
export const mostTinyName = 8;
export const lineOf = (spans: readonly Span[], left = 0, top = 0): Piece => ({left, top, block: [spans]});

export const nameSpans = ({style}: Pen, {name, turn}: SeatFacts, columns: number): readonly Span[] => {
  const {glyphs, colours} = style;
  const isNow = turn === 'now';
  const paint = isNow ? {color: colours.accent, bold: true} : {};
  return [
    {text: `${isNow ? glyphs.turn : ' '} `, ...paint},
    {text: padTo(name, columns, glyphs.ellipsis), ...paint},
  ];
};

export const lastWord = ({style, text}: Pen, count: number): readonly Span[] =>
  count === 1 ? [{text: ` ${text.say('board_last')}`, color: style.colours.bad, bold: true}] : [];

export const titleSpans = (pen: Pen, facts: SeatFacts, name: number): readonly Span[] => [
  ...nameSpans(pen, facts, Math.min(name, Math.max(1, widthOf(facts.name)))),
  {text: `  ${facts.points}`, color: pen.style.colours.muted},
];

/** The eye's own name and points, and what an open hand is worth. */
export const ownSpans = (pen: Pen, facts: SeatFacts, phase: 'playing' | 'open'): readonly Span[] => [
  ...titleSpans(pen, facts, mostName),
  ...(phase === 'open' ? [{text: `  = ${facts.worth}`, color: pen.style.colours.muted}] : []),
  ...(facts.count === 1 ? [{text: ' '}, ...lastWord(pen, 1)] : []),
];

export const cutSpans = (spans: readonly Span[], columns: number, ellipsis: string): readonly Span[] => {
  let left = columns;
  return spans.flatMap((span): readonly Span[] => {
    const text = cutTo(span.text, left, ellipsis);
    left = text === span.text ? left - widthOf(text) : 0;
    return text === '' ? [] : [{...span, text}];
  });
};
