import type {Card} from '../../cards/card.js';
import {sortHand} from '../../cards/hand.js';
import {cardName} from '../../cards/names.js';
import {makeCard} from '../../cards/notation.js';
import type {Seat} from '../../engine/game.js';
import type {GameTitle} from '../module.js';
import {entryText, sinceOwnMove} from './log-text.js';
import {cardsText, joined, nameFor, seatName, suitText, type Text} from './names.js';
import {targetOf} from './options.js';
import {mayDraw, mayPass, playableCards, totalsOf, upCard} from './turns.js';
import type {CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

export {result} from './round-text.js';

const isTurn = ({phase}: CrazyEightsView): boolean => phase === 'turn' || phase === 'name';

/** The other seats in the order in which they play, beginning after the eye. */
export const othersOf = ({seats, eye}: CrazyEightsView): readonly Seat[] => {
  const first = eye === 'all' ? 0 : eye + 1;
  return Array.from({length: eye === 'all' ? seats : seats - 1}, (_, more) => (first + more) % seats);
};

const handLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  const totals = totalsOf(view.rounds, view.seats);
  return othersOf(view).map(seat => {
    const {count, cards} = view.hands[seat] ?? {count: 0};
    const line = text.say('handCount', {count, name: seatName(seat, text), points: totals[seat] ?? 0});
    return cards === undefined
      ? line
      : `${line}${text.say('separator')}${cardsText(sortHand(cards, 'suit'), text)}`;
  });
};

const stockLine = ({stock}: CrazyEightsView, {say}: Text): string =>
  stock === 0 ? say('stockEmpty') : say('stockIs', {count: stock});

/** What the eye may do, where it is to move. */
const choiceLine = (view: CrazyEightsView, text: Text): string => {
  const {say} = text;
  if (view.phase === 'name') return say('mustName');
  const hand = ownHand(view);
  const playable = playableCards(hand, view);
  const cards = cardsText(sortHand(playable, 'suit'), text);
  const draws = mayDraw(view, view.stock, playable);
  const passes = mayPass(view, view.stock, playable);
  if (playable.length === 0) return say(draws ? 'mustDraw' : 'mustPass');
  if (passes) return say('mayPlayOrKeep', {cards});
  return say(draws ? 'mayPlayOrDraw' : 'mayPlay', {cards});
};

const turnLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  if (typeof view.mover !== 'number') return [];
  return view.mover === view.eye
    ? [choiceLine(view, text)]
    : [text.say('turnOf', {name: seatName(view.mover, text)})];
};

const handLine = (view: CrazyEightsView, text: Text, manner: 'picture' | 'words'): readonly string[] => {
  if (view.eye === 'all') return [];
  const hand = sortHand(ownHand(view), 'suit');
  if (manner === 'picture') return [text.say('yourHand', {cards: cardsText(hand, text)})];
  const named = hand.map((card: Card) => cardName(card, text));
  return [
    text.say('yourHandSpoken', {cards: named.length === 0 ? text.say('noCards') : joined(named, text)}),
  ];
};

const upLine = (view: CrazyEightsView, text: Text, manner: 'picture' | 'words'): string => {
  const card = upCard(view.pile);
  const suit = suitText(view.suit, text);
  return manner === 'picture'
    ? text.say('upIs', {card: makeCard(card, text.language), suit})
    : text.say('upIsSpoken', {card: cardName(card, text), suit});
};

/** What happened since the eye moved last, then the table, the hand, and what may be done. */
export const describe = (
  view: CrazyEightsView,
  text: Text,
  manner: 'picture' | 'words',
): readonly string[] => {
  const spoken = manner === 'words' ? 'words' : 'typed';
  const happened = sinceOwnMove(view.log, view.eye).map(entry => entryText(entry, view.eye, spoken, text));
  if (view.phase === 'start') return [text.say('beforeDeal')];
  // What the hands were worth is told with the result.
  if (!isTurn(view)) return happened;
  return [
    ...happened,
    ...handLines(view, text),
    upLine(view, text, manner),
    stockLine(view, text),
    ...handLine(view, text, manner),
    ...turnLines(view, text),
  ];
};

const subjectOf = ({options, seats}: CrazyEightsView, text: Text): string => {
  const target = targetOf(options);
  return joined(
    [
      text.say('players', {count: seats}),
      target === undefined ? text.say('withoutTarget') : text.say('toTarget', {target}),
      // What is played otherwise than usual, one word each.
      ...(options.draw === 'one' ? [] : [text.say(`draw_${options.draw}`)]),
      ...(options.emptyStock === 'play-on' ? [] : [text.say(`emptyStock_${options.emptyStock}`)]),
    ],
    text,
  );
};

/** The totals, the eye's own first. */
const totalFacts = (view: CrazyEightsView, text: Text): string => {
  const totals = totalsOf(view.rounds, view.seats);
  const own = view.eye === 'all' ? [] : [view.eye];
  return [...own, ...othersOf(view)]
    .map(seat => text.say('pointsOf', {name: nameFor(seat, view.eye, text), points: totals[seat] ?? 0}))
    .join('  ');
};

export const title = (view: CrazyEightsView, text: Text): GameTitle => ({
  subject: subjectOf(view, text),
  facts:
    view.begun === 0
      ? []
      : [
          text.say('roundNow', {number: view.begun}),
          totalFacts(view, text),
          ...(isTurn(view) ? [text.say('suitNow', {suit: suitText(view.suit, text)})] : []),
        ],
});

/** What a newcomer has to know before the first move. */
export const notices = (view: CrazyEightsView, text: Text): readonly string[] => {
  if (view.phase === 'name' && view.mover === view.eye) return [text.say('noticeName')];
  const hasMoved = view.log.some(entry => 'seat' in entry && entry.seat === view.eye);
  return view.begun === 1 && !hasMoved ? [text.say('noticeGoal')] : [];
};
