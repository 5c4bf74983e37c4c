import {type Suit, suits} from '../../cards/card.js';
import {type Span, widthIn} from '../../kit/card-canvas.js';
import type {FaceCard} from '../../kit/card-face.js';
import {type SeatFacts, stuckFor} from './board-facts.js';
import {cutSpans, ownSpans, type Pen} from './board-parts.js';
import {suitSpan} from './board-table.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';

/** What the line over the hand is made from. */
export type StatusFacts = {
  readonly view: CrazyEightsView;
  readonly own: SeatFacts;
  /** The suit pointed at, while one is chosen. */
  readonly choosing: Suit | undefined;
  readonly hand: readonly FaceCard[];
  readonly marked: readonly CrazyEightsMove[];
  /** Have cards that can be played a sign, instead of being raised? */
  readonly lifting: 'raised' | 'marked';
};

/** The four suits, brackets around the one pointed at. */
const suitSpans = (pen: Pen, pointed: Suit, gap: number): readonly Span[] => {
  const {style} = pen;
  const accent = {color: style.colours.accent, bold: true};
  const [before, after] = style.glyphs.brackets;
  return suits.flatMap((suit, index): readonly Span[] => {
    const isPointed = suit === pointed;
    const previous = suits[index - 1] === pointed;
    const air = ' '.repeat(index === 0 ? 0 : gap - 1);
    return [
      {text: previous ? after + air : air, ...accent},
      // In a gap of one column the brackets of neighbours would meet.
      {text: isPointed ? before : previous && gap === 1 ? '' : ' ', ...accent},
      suitSpan(pen, suit),
      ...(isPointed && index === suits.length - 1 ? [{text: after, ...accent}] : []),
    ];
  });
};

/** Is this suit advised to be named: by itself, or with the eight? */
const advisedSuit = ({marked}: StatusFacts): Suit | undefined =>
  marked.flatMap(move => ('suit' in move && move.suit !== undefined ? [move.suit] : []))[0];

/** The choice of a suit, with as much said as there is room for. */
const choiceSpans = (pen: Pen, facts: StatusFacts, pointed: Suit): readonly Span[] => {
  const {style, text, columns} = pen;
  const advised = advisedSuit(facts);
  const title: Span = {text: ` ${text.say('board_nameSuit')} `, color: style.colours.accent, bold: true};
  const advice: readonly Span[] =
    advised === undefined
      ? []
      : [
          {text: `   ${style.glyphs.advised} `, color: style.colours.good, bold: true},
          suitSpan(pen, advised),
        ];
  const unlettered = {...pen, style: {...style, lettered: false}};
  const choices = [
    [title, ...suitSpans(pen, pointed, 3), ...advice],
    [title, ...suitSpans(pen, pointed, 3)],
    [title, ...suitSpans(pen, pointed, 2)],
    suitSpans(pen, pointed, 2),
    suitSpans(pen, pointed, 1),
    suitSpans(unlettered, pointed, 1),
  ];
  return choices.find(spans => widthIn(spans) <= columns) ?? suitSpans(unlettered, pointed, 1);
};

/** What the signs on the cards mean, of those that are there. */
const legendSpans = ({style, text}: Pen, {hand, lifting}: StatusFacts): readonly (readonly Span[])[] => {
  const {glyphs, colours} = style;
  const isAt = (sign: 'lifted' | 'fresh' | 'advised'): boolean => hand.some(shown => shown[sign] === true);
  const signs = [
    {
      sign: glyphs.lifted,
      color: colours.accent,
      word: text.say('board_canPlay'),
      isShown: lifting === 'marked' && isAt('lifted'),
    },
    {sign: glyphs.fresh, color: colours.lit, word: text.say('board_fresh'), isShown: isAt('fresh')},
    {sign: glyphs.advised, color: colours.good, word: text.say('board_advised'), isShown: isAt('advised')},
  ];
  const raised: readonly Span[] = [{text: `   ${text.say('board_raised')}`, color: colours.muted}];
  const told = signs
    .filter(({isShown}) => isShown)
    .map(({sign, color, word}) => [
      {text: `   ${sign}`, color, bold: true},
      {text: ` ${word}`, color: colours.muted},
    ]);
  return lifting === 'raised' && isAt('lifted') ? [...told, raised] : told;
};

/** What is to be done where no card can be played, or what is advised besides a card. */
const adviceSpans = ({style, text}: Pen, {view, marked}: StatusFacts): readonly (readonly Span[])[] => {
  const stuck = stuckFor(view);
  const isPassAdvised = marked.some(({type}) => type === 'pass');
  const advised: readonly Span[] = [
    {text: `   ${style.glyphs.advised} `, color: style.colours.good, bold: true},
    {text: text.say('board_pass'), bold: true},
  ];
  const said = text.say(stuck === 'draw' ? 'board_mustDraw' : 'board_mustPass');
  return [
    ...(isPassAdvised ? [advised] : []),
    ...(stuck === undefined ? [] : [[{text: `   ${said}`, color: style.colours.lit}]]),
  ];
};

/** The line over the hand: the suits where one is to be named, else whose hand it is and what its signs mean. */
export const statusLine = (pen: Pen, facts: StatusFacts): readonly Span[] => {
  if (facts.choosing !== undefined) return choiceSpans(pen, facts, facts.choosing);
  const {view, own} = facts;
  const isOpen = view.phase === 'interval' || view.phase === 'over';
  const start = ownSpans(pen, own, isOpen ? 'open' : 'playing');
  const notes = [...adviceSpans(pen, facts), ...legendSpans(pen, facts)];
  const line = [...start];
  for (const note of notes) if (widthIn(line) + widthIn(note) <= pen.columns) line.push(...note);
  return cutSpans(line, pen.columns, pen.style.glyphs.ellipsis);
};
