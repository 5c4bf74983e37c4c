import {type Card, rankOf, type Suit, suits} from '../../cards/card.js';
import {cardName, suitName} from '../../cards/names.js';
import {makeCard, suitSigns} from '../../cards/notation.js';
import type {Seat} from '../../engine/game.js';
import type {Text} from './names.js';

/** How a position is told: as a picture in typed notation, or in words that can be read aloud. */
export type Manner = 'picture' | 'words';

export const seatName = (seat: Seat, {say, names}: Text): string =>
  names?.[seat] ?? say('player', {number: seat + 1});

const listOf =
  (type: 'conjunction' | 'disjunction') =>
  (items: readonly string[], {language}: Text): string =>
    new Intl.ListFormat(language, {type}).format(items);

/** `A, B, and C`, `A, B, or C`. */
export const all = listOf('conjunction');
export const either = listOf('disjunction');

export const joined = (items: readonly string[], {say}: Text): string => items.join(say('separator'));

export const cardText = (card: Card, text: Text, manner: Manner): string =>
  manner === 'picture' ? makeCard(card, text.language) : cardName(card, text);

/** A card within a sentence: in words it has its article. */
export const theCard = (card: Card, text: Text, manner: Manner): string => {
  const rank = rankOf(card);
  const said = cardText(card, text, manner);
  return manner === 'picture'
    ? said
    : text.say(`the_${rank === 'A' || rank === 'Q' ? rank : 'rest'}`, {card: said});
};

/** A suit's letter and name, such as `C clubs`; where letters of the language could mislead, its sign as well. */
export const suitText = (suit: Suit, text: Text): string => {
  const letter = text.language === 'en' ? suit : `${suitSigns[suit]} ${suit}`;
  return text.say('suitLetter', {letter, suit: suitName(suit, text)});
};

/** The suits by letter, as a hand shows them. */
export const suitTexts = (text: Text): readonly string[] =>
  suits.toSorted().map(suit => suitText(suit, text));
