/* A card that is being typed: its rank, then its suit. */
import type {Card} from '../../cards/card.js';
import {parseCard, parseRank, parseSuit} from '../../cards/notation.js';
import type {Refusal} from '../../engine/game.js';
import type {Binding, Key} from '../../lib/keys.js';
import type {Language} from '../../lib/text.js';

/** The keys with which a typed card begins: numbers, and the court cards and the ace as the faces show them. */
export const firstKeys = (language: Language): readonly Key[] =>
  language === 'fr' ? [...'123456789AJQKVDR'] : [...'123456789AJQK'];

/** What is typed goes on: every letter and digit, whatever it does elsewhere. */
const typedKeys: readonly Key[] = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789♦♥♠♣♢♡♤♧',
];

export const entryKeys: readonly Binding[] = [
  {keys: typedKeys, action: 'type', word: 'keyEntry', label: 'QS', weight: 8},
  {keys: ['enter', 'space'], action: 'finish', word: 'keyPlay', weight: 9},
  {keys: ['backspace'], action: 'shorten', word: 'keyShorten', weight: 9},
  {keys: ['escape'], action: 'forget', word: 'keyForget', weight: 9},
];

/** What a text has become: it may go on, it is a card, or it can't become one. */
export type Typed =
  | {readonly type: 'more'; readonly entry: string}
  | {readonly type: 'card'; readonly card: Card; readonly entry: string}
  | {readonly type: 'wrong'; readonly refusal: Refusal};

/** The text with one more character. */
export const typedOn = (before: string, key: Key): Typed => {
  const entry = before + key.toUpperCase();
  if (parseRank(entry) !== undefined) return {type: 'more', entry};
  const card = parseCard(entry);
  if (card !== undefined) return {type: 'card', card, entry};
  return {
    type: 'wrong',
    refusal:
      parseRank(before) !== undefined && parseSuit(key) === undefined
        ? {code: 'no-such-suit', data: {text: key}}
        : {code: 'notation', data: {text: entry}},
  };
};
