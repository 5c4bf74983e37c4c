import {rankOf} from '../../cards/card.js';
import {sortHand} from '../../cards/hand.js';
import {makeCard} from '../../cards/notation.js';
import type {Seat} from '../../engine/game.js';
import {joined, seatName, type Text} from './names.js';
import {cardPoints, handPoints} from './points.js';
import {totalsOf} from './turns.js';
import type {CrazyEightsView} from './types.js';

const seatsOf = ({seats}: CrazyEightsView): readonly Seat[] => Array.from({length: seats}, (_, seat) => seat);

/** A hand and its arithmetic: each card with its points, where those are not its rank. */
const countedLine = (view: CrazyEightsView, seat: Seat, text: Text): string => {
  const cards = sortHand(view.hands[seat]?.cards ?? [], 'rank');
  const name = seatName(seat, text);
  if (cards.length === 0) return text.say('countedNone', {name});
  const terms = cards.map(card => {
    const [written, points] = [makeCard(card, text.language), cardPoints(card)];
    return rankOf(card) === String(points) ? written : `${written} (${points})`;
  });
  return text.say('countedHand', {name, cards: terms.join(' + '), points: handPoints(cards)});
};

/** The open hands at the end of a round. */
const countedLines = (view: CrazyEightsView, text: Text): readonly string[] =>
  seatsOf(view).map(seat => countedLine(view, seat, text));

const roundLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  const round = view.rounds.at(-1);
  if (round === undefined) return [];
  const {out, points} = round;
  return [
    out === undefined
      ? text.say('roundBlocked')
      : text.say('roundWon', {name: seatName(out, text), points: points[out] ?? 0}),
    ...seatsOf(view).map(seat =>
      text.say('roundPoints', {name: seatName(seat, text), points: points[seat] ?? 0}),
    ),
  ];
};

const totalsLine = (view: CrazyEightsView, text: Text): string => {
  const totals = totalsOf(view.rounds, view.seats);
  const each = seatsOf(view).map(seat =>
    text.say('pointsOf', {name: seatName(seat, text), points: totals[seat] ?? 0}),
  );
  return text.say('totalsAre', {totals: joined(each, text)});
};

const matchLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  if (view.phase !== 'over') return [];
  const totals = totalsOf(view.rounds, view.seats);
  const winners = seatsOf(view).filter(seat => totals[seat] === Math.max(...totals));
  const names = winners.map(seat => seatName(seat, text));
  return [
    winners.length === 1
      ? text.say('matchWon', {name: names[0] ?? ''})
      : text.say('matchShared', {names: joined(names, text)}),
  ];
};

/** Who has won the match where it is over, what the last round came to, the totals, and how the hands were counted. */
export const result = (view: CrazyEightsView, text: Text): readonly string[] =>
  view.phase === 'interval' || view.phase === 'over'
    ? [
        ...matchLines(view, text),
        ...roundLines(view, text),
        totalsLine(view, text),
        ...countedLines(view, text),
      ]
    : [];
