import type {GameText} from '../lib/text.js';
import {type Card, type Rank, rankOf, type Suit, suitOf} from './card.js';
import type {CardWord} from './words.js';

/** What can say the words of cards, whatever it says besides. */
type CardText = Pick<GameText<CardWord>, 'say'>;

export const suitName = (suit: Suit, {say}: CardText): string => say(`suit_${suit}`);

/** A rank as a word; a number stays one. */
const rankName = (rank: Rank, {say}: CardText): string =>
  rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K' ? say(`rank_${rank}`) : rank;

/** A card in words, such as `queen of spades`. */
export const cardName = (card: Card, text: CardText): string =>
  text.say('card_name', {rank: rankName(rankOf(card), text), suit: suitName(suitOf(card), text)});
