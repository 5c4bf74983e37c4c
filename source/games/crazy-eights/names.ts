import type {Card, Suit} from '../../cards/card.js';
import {suitName} from '../../cards/names.js';
import {makeCard} from '../../cards/notation.js';
import type {Eye, Seat} from '../../engine/game.js';
import type {GameText} from '../../lib/text.js';
import type {CrazyEightsKey} from './words.js';

export type Text = GameText<CrazyEightsKey>;

export const joined = (items: readonly string[], {say}: Text): string => items.join(say('separator'));

/** What a seat is called. */
export const seatName = (seat: Seat, {say, names}: Text): string =>
  names?.[seat] ?? say('player', {number: seat + 1});

/** What a seat is called by an eye: its own is `You`. */
export const nameFor = (seat: Seat, eye: Eye, text: Text): string =>
  seat === eye ? text.say('you') : seatName(seat, text);

/** Cards as one types them, with spaces between. */
export const cardsText = (cards: readonly Card[], {say, language}: Text): string =>
  cards.length === 0 ? say('noCards') : cards.map(card => makeCard(card, language)).join(' ');

/** A suit in words, with the letter by which it is typed where the word does not begin with it. */
export const suitText = (suit: Suit, text: Text): string =>
  text.say('suitText', {suit: suitName(suit, text), letter: suit});
