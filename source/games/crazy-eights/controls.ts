import type {Card} from '../../cards/card.js';
import {handOrders} from '../../cards/hand.js';
import {parseCard} from '../../cards/notation.js';
import {actionOf, type Binding, type Key} from '../../lib/keys.js';
import type {Language} from '../../lib/text.js';
import type {Controls, Intent} from '../module.js';
import {entryKeys, firstKeys, typedOn} from './card-entry.js';
import type {CrazyEightsCursor} from './cursor.js';
import {refusalIn, situationOf} from './decisions.js';
import {isOffered, longestSuit, pointedPlace, shownHand, suitIsFor} from './pointing.js';
import {interpretSuitKey, settled, suitKeys} from './suit-keys.js';
import {isEight} from './turns.js';
import type {CrazyEights, CrazyEightsMove, CrazyEightsView} from './types.js';

type CardIntent = Intent<CrazyEightsMove, CrazyEightsCursor>;

const isOwnTurn = ({eye, mover}: CrazyEightsView): boolean => eye !== 'all' && eye === mover;

type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const steps: readonly Binding<Step>[] = [
  {keys: ['left', 'h'], action: 'left', weight: 0},
  {keys: ['right', 'l'], action: 'right', weight: 0},
  {keys: ['up', 'k'], action: 'up', weight: 0},
  {keys: ['down', 'j'], action: 'down', weight: 0},
  {keys: ['home'], action: 'first', weight: 0},
  {keys: ['end'], action: 'last', weight: 0},
];

/** The keys of a hand: those of a move that is refused now stand in the help alone. */
const handKeys = (view: CrazyEightsView, language: Language): readonly Binding[] => {
  const situation = situationOf(view);
  const weightOf = (type: 'draw' | 'pass'): number => (refusalIn(situation, {type}) === undefined ? 10 : 0);
  return [
    {
      keys: ['left', 'right', 'h', 'l', 'home', 'end'],
      action: 'point',
      word: 'keyPoint',
      label: 'left-right',
      weight: 7,
    },
    {keys: ['up', 'down', 'k', 'j'], action: 'jump', word: 'keyJump', label: 'up-down', weight: 4},
    {keys: ['enter', 'space'], action: 'play', word: 'keyPlay', weight: 9},
    {keys: ['d'], action: 'draw', word: 'keyDraw', weight: weightOf('draw')},
    {keys: ['p'], action: 'pass', word: 'keyPass', weight: weightOf('pass')},
    {keys: ['o'], action: 'order', word: 'keyOrder', weight: 3},
    {keys: firstKeys(language), action: 'type', word: 'keyEntry', label: 'QS', weight: 2},
  ];
};

/** The place that an arrow leads to: left and right stop at the ends, up and down go round the cards that can be played. */
const placeAfter = (view: CrazyEightsView, cursor: CrazyEightsCursor, key: Key): number => {
  const hand = shownHand(view, cursor);
  const at = pointedPlace(view, cursor);
  const offered = hand.flatMap((card, place) => (isOffered(view, card) ? [place] : []));
  switch (actionOf(steps, key)) {
    case 'left':
      return at - 1;
    case 'right':
      return at + 1;
    case 'down':
      return offered.find(place => place > at) ?? offered[0] ?? at;
    case 'up':
      return offered.findLast(place => place < at) ?? offered.at(-1) ?? at;
    case 'last':
      return hand.length - 1;
    default:
      return 0;
  }
};

const pointed = (view: CrazyEightsView, cursor: CrazyEightsCursor, key: Key): CardIntent => {
  const last = shownHand(view, cursor).length - 1;
  const at = Math.max(0, Math.min(placeAfter(view, cursor, key), last));
  return {type: 'cursor', cursor: {...cursor, at}};
};

/** A move, or why it is refused. */
const decided = (view: CrazyEightsView, cursor: CrazyEightsCursor, move: CrazyEightsMove): CardIntent => {
  const refusal = refusalIn(situationOf(view), move);
  return refusal === undefined ? {type: 'move', move, cursor} : {type: 'refuse', refusal, cursor};
};

/** Plays a card: an eight that names a suit waits for it, and the suit that is longest in the hand is pointed at. */
const playCard = (view: CrazyEightsView, cursor: CrazyEightsCursor, card: Card | undefined): CardIntent => {
  if (card === undefined) return {type: 'cursor', cursor};
  const intent = decided(view, cursor, {type: 'play', card});
  return intent.type === 'refuse' && intent.refusal.code === 'name-a-suit'
    ? {type: 'cursor', cursor: {...cursor, eight: card, suit: longestSuit(view, card)}}
    : intent;
};

/** The cursor at a card of this face, where it is unless it points at such a one already. */
const at = (view: CrazyEightsView, cursor: CrazyEightsCursor, card: Card): CrazyEightsCursor => {
  const hand = shownHand(view, cursor);
  const place = hand.indexOf(card);
  return place < 0 || hand[pointedPlace(view, cursor)] === card ? cursor : {...cursor, at: place};
};

/** The next order; the same card stays pointed at, of equal faces the one that is as many from the first of them. */
const reordered = (view: CrazyEightsView, cursor: CrazyEightsCursor): CrazyEightsCursor => {
  const order = handOrders[(handOrders.indexOf(cursor.order) + 1) % handOrders.length] ?? 'suit';
  const before = shownHand(view, cursor);
  const place = pointedPlace(view, cursor);
  const card = before[place];
  const earlier = before.slice(0, place).filter(each => each === card).length;
  const same = shownHand(view, {order}).flatMap((each, index) => (each === card ? [index] : []));
  return {...cursor, order, at: same[earlier] ?? 0};
};

const typed = (view: CrazyEightsView, cursor: CrazyEightsCursor, key: Key): CardIntent => {
  const next = typedOn(cursor.entry, key);
  const rest = settled(cursor);
  if (next.type === 'more') return {type: 'cursor', cursor: {...rest, entry: next.entry}};
  // What can't become a card is forgotten, so that nothing typed later makes one of it that nobody meant.
  return next.type === 'wrong'
    ? {type: 'refuse', refusal: next.refusal, cursor: rest}
    : {type: 'cursor', cursor: {...at(view, rest, next.card), entry: next.entry}};
};

/** A card that is typed whole is played by Enter, so that Enter never means what was pointed at before. */
const playTyped = (view: CrazyEightsView, cursor: CrazyEightsCursor): CardIntent => {
  const card = parseCard(cursor.entry);
  return card === undefined
    ? {type: 'refuse', refusal: {code: 'notation', data: {text: cursor.entry}}, cursor: settled(cursor)}
    : playCard(view, at(view, settled(cursor), card), card);
};

const interpretEntryKey = (
  view: CrazyEightsView,
  cursor: CrazyEightsCursor,
  key: Key,
): CardIntent | undefined => {
  switch (actionOf(entryKeys, key)) {
    case 'type':
      return typed(view, cursor, key);
    case 'finish':
      return playTyped(view, cursor);
    case 'shorten':
      return {type: 'cursor', cursor: {...cursor, entry: cursor.entry.slice(0, -1)}};
    case 'forget':
      return {type: 'cursor', cursor: settled(cursor)};
    default:
      return undefined;
  }
};

const interpretHandKey = (
  view: CrazyEightsView,
  before: CrazyEightsCursor,
  key: Key,
  language: Language,
): CardIntent | undefined => {
  const cursor = settled(before);
  switch (actionOf(handKeys(view, language), key)) {
    case 'point':
    case 'jump':
      return pointed(view, cursor, key);
    case 'play':
      return playCard(view, cursor, shownHand(view, cursor)[pointedPlace(view, cursor)]);
    case 'draw':
      return decided(view, cursor, {type: 'draw'});
    case 'pass':
      return decided(view, cursor, {type: 'pass'});
    case 'order':
      return {type: 'cursor', cursor: reordered(view, cursor)};
    case 'type':
      return typed(view, cursor, key);
    default:
      return undefined;
  }
};

export const controls: Controls<CrazyEights, CrazyEightsCursor> = {
  start(view) {
    const order = 'suit';
    const first = isOwnTurn(view) ? shownHand(view, {order}).findIndex(card => isOffered(view, card)) : 0;
    return {at: Math.max(0, first), order, suit: longestSuit(view), entry: ''};
  },
  keys(view, cursor, language) {
    if (!isOwnTurn(view)) return [];
    if (suitIsFor(view, cursor) !== undefined) return suitKeys(view, cursor);
    return cursor.entry === '' ? handKeys(view, language) : entryKeys;
  },
  entry: ({entry}) => entry,
  interpretKey(view, cursor, key, language) {
    if (!isOwnTurn(view)) return undefined;
    if (suitIsFor(view, cursor) !== undefined) return interpretSuitKey(view, cursor, key);
    return cursor.entry === ''
      ? interpretHandKey(view, cursor, key, language)
      : interpretEntryKey(view, cursor, key);
  },
  take(view, before, move) {
    const cursor = settled(before);
    if (move.type === 'name') return {...cursor, suit: move.suit};
    if (move.type !== 'play') return cursor;
    const there = at(view, cursor, move.card);
    return isEight(move.card) && move.suit !== undefined
      ? {...there, eight: move.card, suit: move.suit}
      : there;
  },
};
