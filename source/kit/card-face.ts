import {type Card, rankOf, suitOf} from '../cards/card.js';
import {makeRank} from '../cards/notation.js';
import {widthOf} from '../lib/width.js';
import type {Block, Paint, Span} from './card-canvas.js';
import type {CardStyle, Edges} from './card-style.js';

export const faceNames = ['huge', 'large', 'usual', 'low', 'line', 'bare'] as const;
export type FaceName = (typeof faceNames)[number];

/** A size of faces. */
export type Face = {
  readonly name: FaceName;
  readonly columns: number;
  readonly rows: number;
  /** Columns of a card that tell it, where the next card lies over the rest. */
  readonly peek: number;
};

/** The sizes of faces. A card of one line stands between two columns that it shares with its neighbours. */
export const faceFor = (name: FaceName, {lettered}: CardStyle): Face => {
  const corner = lettered ? 4 : 3;
  switch (name) {
    case 'huge':
      return {name, columns: 11, rows: 8, peek: corner + 2};
    case 'large':
      return {name, columns: 8, rows: 6, peek: corner + 1};
    case 'usual':
      return {name, columns: 5, rows: 4, peek: 3};
    case 'low':
      return {name, columns: corner + 2, rows: 3, peek: corner + 1};
    case 'line':
      return {name, columns: lettered ? 6 : 5, rows: 1, peek: lettered ? 6 : 5};
    // Without the letter, where there is no room for it.
    case 'bare':
      return {name, columns: 5, rows: 1, peek: 5};
  }
};

/** A card of a hand, and what is to be seen of it. */
export type FaceCard = {
  readonly card: Card;
  /** Told from the rest: it can be played, or is chosen. */
  readonly lifted?: boolean;
  readonly pointed?: boolean;
  /** Drawn last. */
  readonly fresh?: boolean;
  readonly advised?: boolean;
  /** Less in sight than the others. */
  readonly faint?: boolean;
};

const suitPaint = (style: CardStyle, card: Card): Paint => ({color: style.suits[suitOf(card)], bold: true});

/** Rank and sign with nothing around them, such as `10♥`, in the colour of the suit. */
export const cardSpan = (style: CardStyle, card: Card): Span => ({
  text: makeRank(rankOf(card), style.language) + style.signs[suitOf(card)],
  ...suitPaint(style, card),
});

const signOf = (style: CardStyle, {name}: Pick<Face, 'name'>, card: Card): string =>
  style.signs[suitOf(card)] + (style.lettered && name !== 'bare' ? suitOf(card) : '');

const centred = (text: string, columns: number): string => {
  const left = Math.floor((columns - widthOf(text)) / 2);
  return (' '.repeat(Math.max(0, left)) + text).padEnd(columns);
};

/** What stands inside a face's edges, by line; a fanned one has it where it stays in sight. */
const insideOf = (style: CardStyle, face: Face, card: Card, isFanned: boolean): readonly string[] => {
  const columns = face.columns - 2;
  const rank = makeRank(rankOf(card), style.language);
  const sign = signOf(style, face, card);
  if (face.name === 'usual')
    return [rank.padEnd(columns), isFanned ? sign.padEnd(columns) : centred(sign, columns)];
  const air = face.name === 'huge' ? ' ' : '';
  const corner = (air + rank + sign).padEnd(columns);
  if (face.name === 'low') return [corner];
  const blank = ' '.repeat(columns);
  // What would be covered by half is left out.
  if (isFanned) return [corner, ...Array.from({length: face.rows - 3}, () => blank)];
  const opposite = (rank + sign + air).padStart(columns);
  return face.name === 'large'
    ? [corner, centred(style.signs[suitOf(card)], columns), blank, opposite]
    : [corner, blank, centred(style.signs[suitOf(card)], columns), blank, blank, opposite];
};

const edgeLine = ({corners, across}: Edges, at: 0 | 2, columns: number): string =>
  (corners[at] ?? '') + across.repeat(columns - 2) + (corners[at + 1] ?? '');

const boxOf = (edges: Edges, {columns}: Face, inside: readonly (readonly Span[])[], edge: Paint): Block => [
  [{text: edgeLine(edges, 0, columns), ...edge}],
  ...inside.map(spans => [{text: edges.down, ...edge}, ...spans, {text: edges.down, ...edge}]),
  [{text: edgeLine(edges, 2, columns), ...edge}],
];

/** The signs on a card's upper edge, from its second column on. */
const marked = (style: CardStyle, top: Span, {lifted, advised, fresh}: FaceCard): readonly Span[] => {
  const {glyphs, colours} = style;
  const {text, ...edge} = top;
  const first: Span = advised
    ? {text: glyphs.advised, color: colours.good, bold: true}
    : lifted
      ? {text: glyphs.lifted, color: colours.accent, bold: true}
      : {text: text[1] ?? '', ...edge};
  const second: Span = fresh
    ? {text: glyphs.fresh, color: colours.lit, bold: true}
    : {text: text[2] ?? '', ...edge};
  return [{text: text[0] ?? '', ...edge}, first, second, {text: text.slice(3), ...edge}];
};

const boxFace = (style: CardStyle, face: Face, shown: FaceCard, isFanned: boolean): Block => {
  const {glyphs, colours} = style;
  const {card, pointed, faint} = shown;
  const edge: Paint = pointed ? {color: colours.accent, bold: true} : {color: faint ? colours.muted : ''};
  const paint = suitPaint(style, card);
  const inside = insideOf(style, face, card, isFanned).map(text => [{text, ...paint}]);
  const [top, ...rest] = boxOf(pointed ? glyphs.pointed : glyphs.plain, face, inside, edge);
  return [marked(style, top?.[0] ?? {text: ''}, shown), ...rest];
};

/** A card of one line: a column for the cursor, one for a sign, rank and suit; the last of a row has a column after it. */
const lineFace = (style: CardStyle, face: Face, {card, lifted, pointed, fresh, advised}: FaceCard): Block => {
  const {glyphs, colours} = style;
  const accent: Paint = {color: colours.accent, bold: true};
  const drawn: Span = {text: glyphs.fresh, color: colours.lit, bold: true};
  const sign: Span = advised
    ? {text: glyphs.advised, color: colours.good, bold: true}
    : lifted
      ? {text: glyphs.lifted, ...accent}
      : fresh
        ? drawn
        : {text: ' '};
  const name = makeRank(rankOf(card), style.language) + signOf(style, face, card);
  const after: readonly Span[] =
    fresh && (advised || lifted) ? [drawn] : pointed ? [{text: glyphs.brackets[1], ...accent}] : [];
  return [
    [
      ...(pointed ? [{text: glyphs.brackets[0], ...accent}] : [{text: ' '}]),
      sign,
      {text: name.padEnd(face.columns - 2), ...suitPaint(style, card)},
      ...after,
    ],
  ];
};

export const isLine = ({rows}: Face): boolean => rows === 1;

/** A card. One that is fanned has what tells it at its left side. */
export const faceBlock = (
  style: CardStyle,
  face: Face,
  shown: FaceCard,
  place: 'alone' | 'fanned' = 'alone',
): Block => (isLine(face) ? lineFace(style, face, shown) : boxFace(style, face, shown, place === 'fanned'));

/** The back of a card; `advised` where it is advised to draw it. */
export const backBlock = (style: CardStyle, face: Face, shown: {readonly advised?: boolean} = {}): Block => {
  const {glyphs, colours} = style;
  const edge: Paint = {color: colours.muted};
  const line = [{text: glyphs.back.repeat(face.columns - 2), color: colours.muted}];
  const [top, ...rest] = boxOf(glyphs.plain, face, Array(face.rows - 2).fill(line), edge);
  return shown.advised
    ? [marked(style, top?.[0] ?? {text: ''}, {card: 'AD', advised: true}), ...rest]
    : [top ?? [], ...rest];
};

/** A place without a card. */
export const emptyBlock = ({glyphs, colours}: CardStyle, face: Face): Block =>
  boxOf(glyphs.empty, face, Array(face.rows - 2).fill([{text: ' '.repeat(face.columns - 2)}]), {
    color: colours.muted,
  });

/** So many backs, each over the one before: as many as there is room for. */
export const backsBlock = (style: CardStyle, face: Face, count: number, columns: number): Block => {
  const shown = Math.max(0, Math.min(count, columns - face.columns + 1));
  const [top = '', middle = '', bottom = ''] = [
    style.glyphs.plain.corners[0],
    style.glyphs.plain.down,
    style.glyphs.plain.corners[2],
  ];
  const paint: Paint = {color: style.colours.muted};
  if (shown === 0) return [];
  return backBlock(style, face).map((spans, row, {length}) => [
    {text: (row === 0 ? top : row === length - 1 ? bottom : middle).repeat(shown - 1), ...paint},
    ...spans,
  ]);
};
