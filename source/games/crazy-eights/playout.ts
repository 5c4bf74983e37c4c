/* A round played to its end in numbers, every seat playing as the bot `counting` does. */
import type {Random} from '../../lib/random.js';
import {cardTraits, eightRank, playableTraits, pointsIn, rankIn, suitIn} from './card-numbers.js';
import {
  awaitsRestock,
  drawOne,
  firstPlayable,
  mayDrawNow,
  passTurn,
  playAt,
  reshuffle,
  stockLeft,
  type Table,
} from './fast-table.js';
import {cardFigure, suitFigure} from './worth.js';

/** Turns and draws after which a round that does not end counts as blocked. */
const mostSteps = 600;

/** How many cards of a face the hand of a seat holds. */
const copiesIn = ({hands, sizes, cards}: Table, seat: number, card: number): number => {
  let copies = 0;
  const end = seat * cards + (sizes[seat] ?? 0);
  for (let place = seat * cards; place < end; place++) if (hands[place] === card) copies += 1;
  return copies;
};

const unseenOf = ({suitSize, suitCounts, pileSuits}: Table, seat: number, suit: number): number =>
  suitSize - (suitCounts[seat * 4 + suit] ?? 0) - (pileSuits[suit] ?? 0);

/** What playing a card of its hand is worth to a seat. */
const worthIn = (table: Table, seat: number, card: number): number => {
  const suit = suitIn(card);
  const ofSuit = table.suitCounts[seat * 4 + suit] ?? 0;
  const ofRank = table.rankCounts[seat * 13 + rankIn(card)] ?? 0;
  // On one deck no other card shares both.
  const copies = table.cards === 52 ? 1 : copiesIn(table, seat, card);
  return cardFigure(pointsIn[card] ?? 0, ofSuit + ofRank - copies - 1, unseenOf(table, seat, suit));
};

/** The place in the mover's hand of the card to play; -1 where there is none. */
export const chooseAt = (table: Table): number => {
  const {hands, sizes, turn, cards, suit, rank} = table;
  const playable = playableTraits(suit, rank);
  const from = turn * cards;
  const size = sizes[turn] ?? 0;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  let eight = -1;
  for (let at = firstPlayable(table); at < size; at++) {
    const card = hands[from + at] ?? 0;
    if (((cardTraits[card] ?? 0) & playable) === 0) continue;
    if (rankIn(card) === eightRank) {
      if (eight < 0) eight = at;
      continue;
    }
    const worth = worthIn(table, turn, card);
    if (worth <= most) continue;
    best = at;
    most = worth;
  }
  return best < 0 ? eight : best;
};

/** How many cards of each suit among the eights of a hand. */
const eightsOf = (table: Table, seat: number, suit: number): number =>
  (table.rankCounts[seat * 13 + eightRank] ?? 0) === 0 ? 0 : copiesIn(table, seat, eightRank * 4 + suit);

/** The suit that an eight of the mover names. */
export const chooseSuit = (table: Table): number => {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let suit = 0; suit < 4; suit++) {
    const own = (table.suitCounts[table.turn * 4 + suit] ?? 0) - eightsOf(table, table.turn, suit);
    const worth = suitFigure(own, unseenOf(table, table.turn, suit));
    if (worth <= most) continue;
    best = suit;
    most = worth;
  }
  return best;
};

const step = (table: Table): void => {
  const at = chooseAt(table);
  if (at >= 0) {
    const card = table.hands[table.turn * table.cards + at] ?? 0;
    playAt(table, at, rankIn(card) === eightRank ? chooseSuit(table) : 0);
  } else if (mayDrawNow(table, stockLeft(table), 'none')) drawOne(table);
  else passTurn(table);
};

/** Plays the round to its end. */
export const playOut = (table: Table, random: Random): void => {
  for (let steps = 0; !table.isOver && steps < mostSteps; steps++) {
    if (awaitsRestock(table)) reshuffle(table, random);
    step(table);
  }
};
