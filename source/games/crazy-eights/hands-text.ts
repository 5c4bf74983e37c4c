import type {Card} from '../../cards/card.js';
import {sortHand} from '../../cards/hand.js';
import {widthOf, wrapTo} from '../../lib/width.js';
import type {Text} from './names.js';
import {cardText, joined, type Manner, seatName} from './seat-text.js';
import {ownPlayable} from './turn-text.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** Columns of a line of cards: the screen of 80 leaves room beside it. */
const mostColumns = 74;
const leastColumns = 20;

/** Stands for a space at which a line may not end. */
export const glue = '\u00a0';

/** A line that says `whole`, whose end is `list`: where it is too long it goes on under the list's beginning. */
export const hanging = (whole: string, list: string): readonly string[] => {
  const head = whole.slice(0, whole.length - list.length);
  const indent = widthOf(head);
  const lines = wrapTo(list, Math.max(leastColumns, mostColumns - indent));
  return lines.map((line, at) => (at === 0 ? head : ' '.repeat(indent)) + line.replaceAll(glue, ' '));
};

const cardsText = (cards: readonly Card[], marked: readonly Card[], text: Text, manner: Manner): string => {
  const shown = sortHand(cards, 'suit');
  const said = shown.map(card => cardText(card, text, manner));
  if (manner === 'words') return joined(said, text);
  return said.map((card, at) => (marked.some(each => each === shown[at]) ? `${card}*` : card)).join(' ');
};

const laidOut = (whole: string, list: string, manner: Manner): readonly string[] =>
  manner === 'picture' ? hanging(whole, list) : [whole];

/** Each hand that is open, a line each: while the round is played that of the eye, the playable cards marked. */
export const handLines = (view: CrazyEightsView, text: Text, manner: Manner): readonly string[] => {
  const {hands, eye, phase, begun} = view;
  const {say} = text;
  if (begun === 0) return [];
  if (eye !== 'all' && (phase === 'turn' || phase === 'name')) {
    const cards = cardsText(ownHand(view), ownPlayable(view), text, manner);
    return laidOut(say('handLine', {cards}), cards, manner);
  }
  return hands.flatMap(({cards: held = []}, seat) => {
    const who = seatName(seat, text);
    if (held.length === 0) return [say('holdsNone', {who})];
    const cards = cardsText(held, [], text, manner);
    return laidOut(say('holds', {who, cards}), cards, manner);
  });
};
