/*
 * What the log of a round tells of the cards that others hold. A player who had to draw lacked all that could be played; so
 * did one whose turn ended with its draws, or who passed on an empty stock.
 */
import {placeOf} from '../../cards/card.js';
import type {Seat} from '../../engine/game.js';
import {playableTraits, rankIn, suitIn, suitNumber, type Traits} from './card-numbers.js';
import type {CrazyEightsView, LogEntry} from './types.js';

export type Clue =
  /** The hand of the seat, or the card alone that it drew last, has none of these traits. */
  | {readonly type: 'lacks'; readonly seat: Seat; readonly traits: Traits; readonly what: 'hand' | 'drawn'}
  /** `card` where it is known: an eight that was buried. */
  | {readonly type: 'draws'; readonly seat: Seat; readonly card: number | undefined}
  | PlayClue
  | {readonly type: 'reshuffles'};

/** A card was played from the hand, or the card that was drawn just before, and what lay on the table then. */
export type PlayClue = {
  readonly type: 'plays';
  readonly seat: Seat;
  readonly card: number;
  readonly from: 'hand' | 'drawn';
  /** The suit that an eight named. */
  readonly suit: number | undefined;
  /** What a card had to have one of. */
  readonly playable: Traits;
  /** How many cards of each suit lay in the discard pile. */
  readonly pileSuits: readonly number[];
};

type Turn = Extract<LogEntry, {what: 'played' | 'drew' | 'passed'}>;

const isTurn = (entry: LogEntry): entry is Turn =>
  entry.what === 'played' || entry.what === 'drew' || entry.what === 'passed';

/** The public side of the table while the log is read. */
type Reading = {
  suit: number;
  rank: number;
  stock: number;
  pileSuits: number[];
  up: number;
  /** Eights at the bottom of the stock, the lowest last. */
  buried: readonly number[];
  /** How many cards were drawn in this turn. */
  drawn: number;
};

const show = (reading: Reading, card: number, suit = suitIn(card)): void => {
  reading.pileSuits = reading.pileSuits.with(suitIn(card), (reading.pileSuits[suitIn(card)] ?? 0) + 1);
  Object.assign(reading, {suit, rank: rankIn(card), up: card});
};

/** What a draw tells: that nothing could be played before it, and nothing after it where it ended the turn. */
function* drawClues(
  {options}: CrazyEightsView,
  {seat}: Turn,
  reading: Reading,
  isLast: () => boolean,
): Iterable<Clue> {
  const traits = playableTraits(reading.suit, reading.rank);
  if (options.mayDraw === 'when-stuck') yield {type: 'lacks', seat, traits, what: 'hand'};
  const {buried, stock} = reading;
  yield {type: 'draws', seat, card: buried[buried.length - stock]};
  reading.stock -= 1;
  reading.drawn += 1;
  if (options.draw === 'one' || !isLast()) return;
  yield {type: 'lacks', seat, traits, what: options.draw === 'one-then-play' ? 'drawn' : 'hand'};
}

function* turnClues(
  view: CrazyEightsView,
  entry: Turn,
  reading: Reading,
  isLast: () => boolean,
): Iterable<Clue> {
  const {seat} = entry;
  const playable = playableTraits(reading.suit, reading.rank);
  if (entry.what === 'drew') return yield* drawClues(view, entry, reading, isLast);
  if (entry.what === 'passed') {
    if (reading.drawn === 0) yield {type: 'lacks', seat, traits: playable, what: 'hand'};
    return;
  }
  const [card, suit] = [placeOf(entry.card), entry.suit === undefined ? undefined : suitNumber(entry.suit)];
  const from = reading.drawn > 0 && view.options.draw === 'one-then-play' ? 'drawn' : 'hand';
  yield {type: 'plays', seat, card, from, suit, playable, pileSuits: reading.pileSuits};
  show(reading, card, suit);
}

/** The clues of the round so far, in order, those of the eye's own moves too. */
export function* cluesOf(view: CrazyEightsView): Iterable<Clue> {
  const {log, turn} = view;
  const turns = log.filter(isTurn);
  const drawn = log.reduce((count, {what}) => count + (what === 'drew' ? 1 : 0), 0);
  const restocked = log.reduce((sum, each) => sum + (each.what === 'reshuffled' ? each.cards.length : 0), 0);
  const buried = log.flatMap(each => (each.what === 'buried' ? [placeOf(each.card)] : []));
  const stock = view.stock + drawn - restocked;
  const reading: Reading = {suit: 0, rank: 0, up: 0, stock, pileSuits: [0, 0, 0, 0], buried, drawn: 0};
  let at = 0;
  for (const entry of log) {
    if (entry.what === 'turned') show(reading, placeOf(entry.card));
    else if (entry.what === 'named') reading.suit = suitNumber(entry.suit);
    else if (entry.what === 'reshuffled') {
      const up = suitIn(reading.up);
      Object.assign(reading, {stock: entry.cards.length, buried: [], pileSuits: [0, 0, 0, 0].with(up, 1)});
      yield {type: 'reshuffles'};
    } else if (isTurn(entry)) {
      if (turns[at - 1]?.seat !== entry.seat) reading.drawn = 0;
      const next = turns[++at]?.seat ?? turn;
      yield* turnClues(view, entry, reading, () => next !== entry.seat);
    }
  }
}
