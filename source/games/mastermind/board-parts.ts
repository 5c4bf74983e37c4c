import type {Look, Size} from '../../lib/look.js';
import type {Language} from '../../lib/text.js';
import {widthOf} from '../../lib/width.js';
import type {BoardProps} from '../module.js';
import {colourFacts} from './colour-facts.js';
import type {MastermindCursor} from './cursor.js';
import {keepLast} from './keep-last.js';
import {answered} from './known.js';
import {layOut, needsOf} from './layout.js';
import type {Entry} from './legend.js';
import type {Layout, Needs} from './measure.js';
import {colourName, type Text} from './names.js';
import {type Style, styleOf} from './peg-lines.js';
import type {RowProps} from './row-lines.js';
import {type Sight, sidesOf, type Warning} from './sight.js';
import type {Mastermind, MastermindView} from './types.js';

/** How a thing is drawn, and where it has its place. */
export type Drawn = {readonly style: Style; readonly layout: Layout};

/** A warning in so many columns: whole where there is room, else the row alone. */
export const warningIn = (warning: Warning, columns: number, style: Style, {say}: Text): string => {
  const whole = warning.type === 'row' ? say('warnRow', {row: warning.row}) : say('warnTwice');
  if (widthOf(whole) <= columns) return whole;
  const {differs} = style.glyphs;
  return warning.type === 'row' ? `${differs} ${warning.row}` : differs;
};

/** A warning in the place of an answer. */
const noteOf = (warning: Warning, style: Style, layout: Layout, text: Text): string =>
  ` ${warningIn(warning, layout.answerWidth + layout.leftWidth - 1, style, text)}`;

/** The first row in sight, so that the row to be kept in sight has one after it where there is one. */
const firstShown = ({lines, focus}: Sight, {shown}: Layout): number =>
  Math.min(Math.max(focus - shown + (shown > 1 ? 2 : 1), 0), lines.length - shown);

export const rowsOf = (
  sight: Sight,
  {style, layout}: Drawn,
  {options}: MastermindView,
  text: Text,
): readonly RowProps[] => {
  const first = firstShown(sight, layout);
  const last = first + layout.shown - 1;
  return sight.lines.slice(first, last + 1).map((line, index) => {
    const isLast = index === layout.shown - 1;
    const isUp = index === 0 && first > 0;
    const warning = line.isCurrent && !layout.warnLine ? sight.warning : undefined;
    return {
      line,
      number: first + index + 1,
      more: isUp ? 'up' : isLast && last < sight.lines.length - 1 ? 'down' : undefined,
      note: warning === undefined ? undefined : noteOf(warning, style, layout, text),
      feedback: options.feedback,
    };
  });
};

export const entriesOf = (view: MastermindView, text: Text): readonly Entry[] =>
  colourFacts(view.options, answered(view.rows)).map((fact, colour) => ({
    colour,
    name: colourName(colour, text),
    fact,
    word: fact === 'unknown' ? '' : text.say(`fact_${fact}`),
  }));

/** The names over the halves of a duel: who looks on has no half of their own. */
export const namesOf = (view: MastermindView, {say}: Text): readonly [string, string] => {
  if (view.eye !== 'all') return [say('boardYou'), say('boardOther')];
  const [own, other] = sidesOf(view).map(seat => say('boardSeat', {number: seat + 1}));
  return [own ?? '', other ?? ''];
};

const longest = (texts: readonly string[]): number => Math.max(...texts.map(widthOf));

const styleFor = keepLast(({look, language}: {readonly look: Look; readonly language: Language}) =>
  styleOf(look, language),
);
const layoutFor = keepLast(({needs, size}: {readonly needs: Needs; readonly size: Size}) =>
  layOut(needs, size),
);

/** The layout, and how things are drawn: the same as long as nothing changes them, so that rows are not drawn anew. */
export const drawnFor = (
  {view, size, look, text}: BoardProps<Mastermind, MastermindCursor>,
  {isCodeShown}: Sight,
): Drawn => {
  const {options} = view;
  const needs: Needs = {
    ...needsOf(view),
    code: isCodeShown ? 'shown' : options.mode === 'paper' ? 'never' : 'hidden',
    warns: look.warns,
    nameWidth: longest(Array.from({length: options.colours}, (_, colour) => colourName(colour, text))),
    factWidth: longest([text.say('fact_placed'), text.say('fact_in'), text.say('fact_out')]),
  };
  return {style: styleFor({look, language: text.language}), layout: layoutFor({needs, size})};
};
