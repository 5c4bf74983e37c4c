import {sortHand} from '../../cards/hand.js';
import {makeCard} from '../../cards/notation.js';
import {glue, hanging} from './hands-text.js';
import type {Text} from './names.js';
import {targetOf} from './options.js';
import {cardPoints} from './points.js';
import {all, joined, seatName} from './seat-text.js';
import {isWon, totalsOf} from './turns.js';
import type {CrazyEightsView, Round} from './types.js';

/** How the round ended: who went out, or why nobody could and how it is scored. */
const endLines = ({options, passes, seats}: CrazyEightsView, round: Round, text: Text): readonly string[] => {
  const {say} = text;
  const {out, points} = round;
  if (out !== undefined) return [say('roundWon', {who: seatName(out, text), count: points[out] ?? 0})];
  const why = say(passes === seats ? 'whyPassed' : 'whyStock');
  return [say('roundBlocked'), why, say(`scoring_${options.blocked}`)];
};

const pointsLines = ({points}: Round, text: Text): readonly string[] =>
  points.map((own, seat) => text.say('pointsOf', {who: seatName(seat, text), points: own}));

/** What each hand was worth, card by card: the arithmetic of the score sheet. */
const heldLines = ({hands}: CrazyEightsView, {values}: Round, text: Text): readonly string[] =>
  hands.flatMap(({cards = []}, seat) => {
    if (cards.length === 0) return [];
    const worth = sortHand(cards, 'suit').map(
      card => makeCard(card, text.language) + glue + cardPoints(card),
    );
    const [sum, list] = [values[seat] ?? 0, worth.join(`${glue}+ `)];
    const whole = text.say('held', {who: seatName(seat, text), cards: list, sum});
    return hanging(whole, `${list} =${glue}${sum}`);
  });

const totalsLines = ({rounds, seats}: CrazyEightsView, text: Text): readonly string[] => {
  const totals = totalsOf(rounds, seats).map((total, seat) =>
    text.say('totalOf', {who: seatName(seat, text), total}).replaceAll(' ', glue),
  );
  const list = joined(totals, text);
  return hanging(text.say('totalsLine', {totals: list}), `${list}${text.language === 'zh' ? '。' : '.'}`);
};

/** Who has the most points; at an interval, that the first are level at the target and play on. */
const leaderLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  const {say} = text;
  const totals = totalsOf(view.rounds, view.seats);
  const most = Math.max(...totals);
  const first = totals.flatMap((total, seat) => (total === most ? [seatName(seat, text)] : []));
  const who = all(first, text);
  if (view.phase === 'over') return [say(first.length === 1 ? 'matchWon' : 'matchShared', {who})];
  return most >= (targetOf(view.options) ?? Number.POSITIVE_INFINITY)
    ? [say('levelAt', {who, count: most})]
    : [];
};

/**
 * How the round ended, what each seat scored in it and why, and the totals; who has won, when the match is over. Of a match
 * that was stopped the last round is known already.
 */
export const result = (view: CrazyEightsView, text: Text): readonly string[] => {
  const {rounds, phase} = view;
  const last = rounds.at(-1);
  if (last === undefined || (phase !== 'interval' && phase !== 'over')) return [];
  if (phase === 'over' && !isWon(view, rounds))
    return [
      ...leaderLines(view, text),
      text.say('stopped', {count: rounds.length}),
      ...totalsLines(view, text),
    ];
  return [
    ...endLines(view, last, text),
    ...pointsLines(last, text),
    ...heldLines(view, last, text),
    ...totalsLines(view, text),
    ...leaderLines(view, text),
  ];
};
