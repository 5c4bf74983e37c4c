import type {Card, Suit} from '../../cards/card.js';
import {cardName, suitName} from '../../cards/names.js';
import {makeCard} from '../../cards/notation.js';
import type {Eye} from '../../engine/game.js';
import {nameFor, type Text} from './names.js';
import type {LogEntry} from './types.js';

/** How cards are written: as one types them, with the suits' signs, or in words that can be read aloud. */
export type Manner = 'typed' | 'signs' | 'words';

const cardText = (card: Card, manner: Manner, text: Text, sign: (suit: Suit) => string): string => {
  if (manner === 'words') return cardName(card, text);
  const typed = makeCard(card, text.language);
  const suit = card.at(-1) as Suit;
  return manner === 'typed' ? typed : typed.slice(0, -1) + sign(suit);
};

/** What somebody did, or what happened, in a sentence; `sign` is how a suit is drawn. */
export const entryText = (
  entry: LogEntry,
  eye: Eye,
  manner: Manner,
  text: Text,
  sign: (suit: Suit) => string = suit => suit,
): string => {
  const {say} = text;
  const name = 'seat' in entry ? nameFor(entry.seat, eye, text) : '';
  if (entry.what === 'reshuffled') return say('happened_reshuffled', {count: entry.cards.length});
  if (entry.what === 'named') return say('happened_named', {name, suit: suitName(entry.suit, text)});
  if (entry.what === 'drew' || entry.what === 'passed') return say(`happened_${entry.what}`, {name});
  const card = cardText(entry.card, manner, text, sign);
  if (entry.what !== 'played') return say(`happened_${entry.what}`, {card});
  return entry.suit === undefined
    ? say('happened_played', {name, card})
    : say('happened_playedNaming', {name, card, suit: suitName(entry.suit, text)});
};

/** What happened since an eye last moved, its own move included; all of it where it has not moved. */
export const sinceOwnMove = (log: readonly LogEntry[], eye: Eye): readonly LogEntry[] => {
  const last = log.findLastIndex(entry => 'seat' in entry && entry.seat === eye);
  return log.slice(Math.max(0, last));
};
