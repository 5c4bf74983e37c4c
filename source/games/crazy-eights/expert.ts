import {placeOf, suits} from '../../cards/card.js';
import {quickRandom, type Random} from '../../lib/random.js';
import {createHiddenDeals, hiddenCards} from './hidden-deal.js';
import type {CrazyEightsOptions} from './options.js';
import {createPlayout, type InnerMove, type Played, type Playout} from './playout.js';
import {playByCounting} from './rule-bots.js';
import {readSlots} from './slots.js';
import {isEight} from './turns.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';
import {legalMoves, ownHand} from './view.js';

/** A move that was tried, and what came of it over the deals that it was tried on. */
export type Trial = {
  readonly move: CrazyEightsMove;
  /** What the round was worth each time: points more than the others' mean, and a little more for having won. */
  readonly worths: readonly number[];
};

/** Readings of the record, between which it is drawn by lot which hidden card was played when. */
const readings = 16;
/** So many deals are tried before moves that are clearly worse are given up. */
const batch = 48;
/** Playouts in all, which is the whole budget of a move. */
const mostPlayouts = 2000;
/** Standard errors by which a move must be behind the first to be given up. */
const clearly = 2.5;
/** Standard errors by which a move must be ahead of the rule of thumb's own, where several others play. */
const aheadOfRule = 1.5;
/** What winning the round is worth, in points. */
const winBonus = 10;

/** The moves worth a trial: of several eights one is as good as another, and the rule of thumb's own move is the first. */
const candidatesOf = (view: CrazyEightsView): readonly CrazyEightsMove[] => {
  const own = playByCounting(view);
  const moves = [...legalMoves(view)];
  const eight = own.type === 'play' && isEight(own.card) ? own.card : ownHand(view).find(isEight);
  const isOwn = (move: CrazyEightsMove): boolean => JSON.stringify(move) === JSON.stringify(own);
  const others = moves.filter(
    move => !isOwn(move) && !(move.type === 'play' && isEight(move.card) && move.card !== eight),
  );
  return [own, ...others];
};

const innerMove = (move: CrazyEightsMove): InnerMove | undefined => {
  if (move.type === 'draw' || move.type === 'pass') return move;
  if (move.type === 'name') return {type: 'name', suit: suits.indexOf(move.suit)};
  if (move.type !== 'play') return undefined;
  return {
    type: 'play',
    card: placeOf(move.card),
    suit: move.suit === undefined ? -1 : suits.indexOf(move.suit),
  };
};

const worthFor = (seat: number, {points, out}: Played): number => {
  const others = points.length - 1;
  let sum = 0;
  for (const each of points) sum += each;
  const own = points[seat] ?? 0;
  const lead = own - (sum - own) / others;
  if (out === undefined) return lead + winBonus * Math.sign(lead);
  return lead + (out === seat ? winBonus : -winBonus / others);
};

/** How far the first move is ahead of the second, in standard errors, over the deals that both were tried on. */
const leadOf = (first: readonly number[], second: readonly number[]): number => {
  let [sum, squares] = [0, 0];
  const count = second.length;
  for (let deal = 0; deal < count; deal++) {
    const lead = (first[deal] ?? 0) - (second[deal] ?? 0);
    sum += lead;
    squares += lead * lead;
  }
  const spread = Math.sqrt(Math.max(0, squares - (sum * sum) / count));
  if (spread === 0) return sum === 0 ? 0 : Math.sign(sum) * Number.POSITIVE_INFINITY;
  return sum / spread;
};

export const meanOf = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);

let last: {readonly options: string; readonly seats: number; readonly playout: Playout} | undefined;

/** One playout is kept for the next move: made anew for each it would be translated anew, and be half as fast. */
const playoutFor = (options: CrazyEightsOptions, seats: number): Playout => {
  const key = JSON.stringify(options);
  if (last?.options !== key || last.seats !== seats)
    last = {options: key, seats, playout: createPlayout(options, seats)};
  return last.playout;
};

/**
 * Tries the moves on common deals of the hidden cards, each played out by the rule of thumb, and gives up those that are clearly
 * behind. One trial alone where there is nothing to choose. The rule of thumb's own move is the first.
 */
export const tryMoves = (view: CrazyEightsView, random: Random): readonly Trial[] => {
  const moves = candidatesOf(view);
  const trials = moves.map(move => ({move, inner: innerMove(move), worths: [] as number[]}));
  if (trials.length < 2) return trials;
  const quick = quickRandom(random);
  const hidden = hiddenCards(view);
  const playout = playoutFor(view.options, view.seats);
  const {turn: seat, drawn, passes} = view;
  const own = ownHand(view).map(placeOf);
  const deals = Array.from({length: readings}, () =>
    createHiddenDeals(hidden, readSlots(view, quick), {seat, hand: own}),
  );
  const known = {turn: seat, drawn, passes, pile: view.pile.map(placeOf), suit: suits.indexOf(view.suit)};
  let living = trials;
  let playouts = 0;
  for (let number = 0; living.length > 1 && playouts < mostPlayouts; number++) {
    const deal = deals[number % readings]?.(quick) ?? {hands: [], stock: []};
    playout.begin(known, deal.hands, deal.stock);
    for (const trial of living) trial.worths.push(worthFor(seat, playout.run(trial.inner, quick)));
    playouts += living.length;
    if ((number + 1) % batch === 0) {
      const best = living.reduce((first, other) =>
        meanOf(other.worths) > meanOf(first.worths) ? other : first,
      );
      living = living.filter(trial => trial === best || leadOf(best.worths, trial.worths) < clearly);
    }
  }
  return trials;
};

/** The move to be made, of those that were tried. */
export const bestTrial = (trials: readonly Trial[], seats: number): Trial | undefined => {
  const most = Math.max(...trials.map(({worths}) => worths.length));
  const [own, ...others] = trials;
  const living = trials.filter(({worths}) => worths.length === most);
  const best = living.reduce((first, other) => (meanOf(other.worths) > meanOf(first.worths) ? other : first));
  if (own === undefined || others.length === 0) return own;
  // Against several opponents the trials are a worse guide: they must say clearly that the rule is wrong.
  const isClear = seats === 2 || own.worths.length < most || leadOf(best.worths, own.worths) >= aheadOfRule;
  return isClear ? best : own;
};

/** Level four: level three, unless trials on what the hidden cards may be say that another move is better. */
export const playExpertly = (view: CrazyEightsView, random: Random): CrazyEightsMove =>
  bestTrial(tryMoves(view, random), view.seats)?.move ?? playByCounting(view);
