/* How likely it is that others would have played as they did, had they held the cards of a history. */
import {cardTraits, eightRank, pointsIn, rankIn, suitIn, type Traits} from './card-numbers.js';
import type {PlayClue} from './clues.js';
import type {Hidden} from './hidden.js';
import type {Slots} from './slots.js';
import {cardFigure, suitFigure} from './worth.js';

/** The likelihood of a choice that the bot `counting` would not have made; people and other bots make them too. */
const unlike = 0.1;

/** A hand, and what its owner saw. */
type Sight = {
  readonly hand: Uint8Array;
  size: number;
  readonly suitCounts: Int8Array;
  readonly pileSuits: readonly number[];
  readonly suitSize: number;
};

/** The hand that a seat held when it made this play. */
const gather = (slots: Slots, seat: number, place: number, sight: Sight): void => {
  sight.size = 0;
  sight.suitCounts.fill(0);
  for (let at = 0; at < slots.count; at++) {
    if (slots.seat[at] !== seat || (slots.born[at] ?? 0) >= place || (slots.gone[at] ?? 0) < place) continue;
    const card = slots.card[at] ?? 0;
    sight.hand[sight.size++] = card;
    const suit = suitIn(card);
    sight.suitCounts[suit] = (sight.suitCounts[suit] ?? 0) + 1;
  }
};

const unseenOf = ({suitSize, suitCounts, pileSuits}: Sight, suit: number): number =>
  suitSize - (suitCounts[suit] ?? 0) - (pileSuits[suit] ?? 0);

const worthOf = (sight: Sight, card: number): number => {
  const traits = cardTraits[card] ?? 0;
  let sharing = -1;
  for (let at = 0; at < sight.size; at++)
    if (((cardTraits[sight.hand[at] ?? 0] ?? 0) & traits) !== 0) sharing += 1;
  return cardFigure(pointsIn[card] ?? 0, sharing, unseenOf(sight, suitIn(card)));
};

/** The greatest worth of a card that could be played, eights left out. */
const mostWorth = (sight: Sight, playable: Traits): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < sight.size; at++) {
    const card = sight.hand[at] ?? 0;
    if (rankIn(card) === eightRank || ((cardTraits[card] ?? 0) & playable) === 0) continue;
    most = Math.max(most, worthOf(sight, card));
  }
  return most;
};

const suitWorthOf = (sight: Sight, suit: number): number => {
  let own = 0;
  for (let at = 0; at < sight.size; at++) {
    const card = sight.hand[at] ?? 0;
    if (rankIn(card) !== eightRank && suitIn(card) === suit) own += 1;
  }
  return suitFigure(own, unseenOf(sight, suit));
};

const isBestSuit = (sight: Sight, named: number): boolean => {
  const worth = suitWorthOf(sight, named);
  for (let suit = 0; suit < 4; suit++) if (suitWorthOf(sight, suit) > worth) return false;
  return true;
};

const playLikelihood = ({card, from, suit, playable}: PlayClue, sight: Sight): number => {
  if (rankIn(card) !== eightRank)
    return from === 'drawn' || worthOf(sight, card) >= mostWorth(sight, playable) ? 1 : unlike;
  const isForced = from === 'drawn' || mostWorth(sight, playable) === Number.NEGATIVE_INFINITY;
  const isNamed = suit === undefined || isBestSuit(sight, suit);
  return (isForced ? 1 : unlike) * (isNamed ? 1 : unlike);
};

/** The likelihood of all that others played in a history whose every slot has its card. */
export const likelihoodOf = (slots: Slots, {clues, suitSize}: Hidden): number => {
  const [hand, suitCounts] = [new Uint8Array(slots.count), new Int8Array(4)];
  let likelihood = 1;
  for (let place = 0; place < clues.length; place++) {
    const clue = clues[place];
    if (clue?.type !== 'plays') continue;
    const sight: Sight = {hand, size: 0, suitCounts, pileSuits: clue.pileSuits, suitSize};
    gather(slots, clue.seat, place, sight);
    likelihood *= playLikelihood(clue, sight);
  }
  return likelihood;
};
