/* The keys with which a suit is chosen: for an eight that is to be played, or for one that was turned up. */

import {type Suit, suits} from '../../cards/card.js';
import {parseSuit} from '../../cards/notation.js';
import {actionOf, type Binding, type Key} from '../../lib/keys.js';
import type {Intent} from '../module.js';
import type {CrazyEightsCursor} from './cursor.js';
import {suitIsFor} from './pointing.js';
import type {CrazyEightsMove, CrazyEightsView} from './types.js';

type SuitIntent = Intent<CrazyEightsMove, CrazyEightsCursor>;

const steps: readonly Binding<'next' | 'before'>[] = [
  {keys: ['right', 'down', 'l', 'j'], action: 'next', weight: 0},
  {keys: ['left', 'up', 'k'], action: 'before', weight: 0},
];

export const suitKeys = (view: CrazyEightsView, cursor: CrazyEightsCursor): readonly Binding[] => [
  {
    keys: ['left', 'right', 'up', 'down', 'j', 'k', 'l'],
    action: 'suit',
    word: 'keySuit',
    label: 'left-right',
    weight: 8,
  },
  {keys: [...'cdhsCDHS'], action: 'name', word: 'keyName', label: 'c d h s', weight: 8},
  {keys: ['enter', 'space'], action: 'confirm', word: 'keyName', weight: 9},
  ...(suitIsFor(view, cursor)?.type === 'eight'
    ? [{keys: ['escape', 'backspace'], action: 'give-up', word: 'keyGiveUp', weight: 9}]
    : []),
];

/** The cursor without an eight whose suit is being chosen, and with nothing typed. */
export const settled = ({at, order, suit}: CrazyEightsCursor): CrazyEightsCursor => ({
  at,
  order,
  suit,
  entry: '',
});

const stepped = (suit: Suit, step: 1 | -1): Suit =>
  suits[(suits.indexOf(suit) + step + suits.length) % suits.length] ?? suit;

const named = (view: CrazyEightsView, cursor: CrazyEightsCursor, suit: Suit): SuitIntent | undefined => {
  const chosen = suitIsFor(view, cursor);
  if (chosen === undefined) return undefined;
  return {
    type: 'move',
    move: chosen.type === 'up' ? {type: 'name', suit} : {type: 'play', card: chosen.card, suit},
    cursor: settled({...cursor, suit}),
  };
};

/** The suits stand in the order of the sources, and one goes round. */
export const interpretSuitKey = (
  view: CrazyEightsView,
  cursor: CrazyEightsCursor,
  key: Key,
): SuitIntent | undefined => {
  const at = (suit: Suit): SuitIntent => ({type: 'cursor', cursor: {...cursor, entry: '', suit}});
  switch (actionOf(suitKeys(view, cursor), key)) {
    case 'suit':
      return at(stepped(cursor.suit, actionOf(steps, key) === 'next' ? 1 : -1));
    case 'name':
      return named(view, cursor, parseSuit(key) ?? cursor.suit);
    case 'confirm':
      return named(view, cursor, cursor.suit);
    case 'give-up':
      return {type: 'cursor', cursor: settled(cursor)};
    default:
      return undefined;
  }
};
