import type {Card} from '../../cards/card.js';
import {parseCard} from '../../cards/notation.js';
import type {Key} from '../../lib/keys.js';
import type {Language} from '../../lib/text.js';

/** What a typed card is so far. */
export type Typed =
  | {readonly type: 'typing'; readonly entry: string}
  | {readonly type: 'card'; readonly card: Card}
  | {readonly type: 'wrong'; readonly text: string};

const firstKeys = [...'123456789AJQK'];

/** The keys with which a card begins: in French those of its court cards too. */
export const cardKeys = (language: Language): readonly Key[] =>
  language === 'fr' ? [...firstKeys, 'V', 'D', 'R'] : firstKeys;

const isBeginning = (entry: string): boolean => /^(10?|[2-9AJQKVDR])$/i.test(entry);

const judge = (entry: string): Typed => {
  const card = parseCard(entry);
  if (card !== undefined) return {type: 'card', card};
  return entry === '' || isBeginning(entry) ? {type: 'typing', entry} : {type: 'wrong', text: entry};
};

/** What becomes of an entry by a key. Nothing but a character, Backspace, Escape and Enter means anything to it. */
export const typeCard = (entry: string, key: Key): Typed => {
  if (key === 'escape') return {type: 'typing', entry: ''};
  if (key === 'backspace') return {type: 'typing', entry: entry.slice(0, -1)};
  if (key === 'enter') return entry === '' ? {type: 'typing', entry} : {type: 'wrong', text: entry};
  return [...key].length === 1 ? judge(entry + key) : {type: 'typing', entry};
};
