import {type Card, suits} from '../../cards/card.js';
import {countSuit, handOrders, without} from '../../cards/hand.js';
import {actionOf, type Binding, type Key} from '../../lib/keys.js';
import type {Language} from '../../lib/text.js';
import type {Controls, Intent} from '../module.js';
import {type CrazyEightsCursor, isNaming, pointedPlace, shownHand, shownSuits} from './cursor.js';
import {decideTurn} from './decisions.js';
import {bestOf} from './rule-bots.js';
import {isEight, mayDraw, mayPass, playableCards} from './turns.js';
import {cardKeys, typeCard} from './typed-card.js';
import type {CrazyEights, CrazyEightsMove, CrazyEightsView} from './types.js';
import {ownHand} from './view.js';
import type {CrazyEightsKey} from './words.js';

type CardIntent = Intent<CrazyEightsMove, CrazyEightsCursor>;

type Action =
  | 'left'
  | 'right'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'play'
  | 'draw'
  | 'pass'
  | 'order'
  | 'type'
  | 'name'
  | 'letter'
  | 'give-up'
  | 'clear';

const bind = (
  keys: readonly Key[],
  action: Action,
  word: CrazyEightsKey,
  weight: number,
  label?: string,
): Binding<Action> => ({keys, action, word, weight, ...(label === undefined ? {} : {label})});

const typingKeys: readonly Binding<Action>[] = [
  bind(['escape'], 'clear', 'key_clear', 9),
  bind(['backspace', 'enter'], 'clear', 'key_clear', 0),
];

const suitKeys: readonly Binding<Action>[] = [
  bind(['left', 'up'], 'left', 'key_suit', 8, 'left-right'),
  bind(['right', 'down'], 'right', 'key_suit', 0),
  bind(['enter', 'space'], 'name', 'key_name', 9),
  bind(['c', 'd', 'h', 's', 'C', 'D', 'H', 'S'], 'letter', 'key_letters', 7, 'c d h s'),
];

const cardBindings = (view: CrazyEightsView, language: Language): readonly Binding<Action>[] => {
  const playable = playableCards(ownHand(view), view);
  const draws = mayDraw(view, view.stock, playable);
  const passes = mayPass(view, view.stock, playable);
  return [
    bind(['left', 'h'], 'left', 'key_card', 6, 'left-right'),
    bind(['right', 'l'], 'right', 'key_card', 0),
    bind(['up', 'k'], 'previous', 'key_fitting', playable.length > 0 ? 5 : 0, 'up-down'),
    bind(['down', 'j'], 'next', 'key_fitting', 0),
    bind(['home'], 'first', 'key_card', 0),
    bind(['end'], 'last', 'key_card', 0),
    bind(['enter', 'space'], 'play', 'key_play', playable.length > 0 ? 9 : 2),
    // What can't be done is answered by the reason, and not offered.
    bind(['d'], 'draw', 'key_draw', draws ? 9 : 0),
    bind(['p'], 'pass', 'key_pass', passes ? 9 : 0),
    bind(['o'], 'order', 'key_order', 3),
    bind(cardKeys(language), 'type', 'key_type', 0, 'A-K'),
  ];
};

const bindingsFor = (
  view: CrazyEightsView,
  cursor: CrazyEightsCursor,
  language: Language,
): readonly Binding<Action>[] => {
  if (view.eye !== view.mover) return [];
  if (isNaming(view, cursor))
    return view.phase === 'name'
      ? suitKeys
      : [...suitKeys, bind(['escape', 'backspace'], 'give-up', 'key_giveUp', 8)];
  return cursor.entry === '' ? cardBindings(view, language) : typingKeys;
};

/** The cursor with nothing half done. */
const settled = ({at, order, suit}: CrazyEightsCursor): CrazyEightsCursor => ({at, order, suit, entry: ''});

const offer = (
  view: CrazyEightsView,
  cursor: CrazyEightsCursor,
  move: Exclude<CrazyEightsMove, {type: 'stop'}>,
): CardIntent => {
  const decided = decideTurn({...view, hand: ownHand(view), left: view.stock}, move);
  return decided.ok
    ? {type: 'move', move, cursor: settled(cursor)}
    : {type: 'refuse', refusal: decided.error, cursor: settled(cursor)};
};

/** The suit that most of these cards have, eights not counted. */
const mostHeld = (cards: readonly Card[]) =>
  bestOf(suits, suit =>
    countSuit(
      cards.filter(card => !isEight(card)),
      suit,
    ),
  ) ?? 'D';

const pointAt = (view: CrazyEightsView, cursor: CrazyEightsCursor, card: Card): CrazyEightsCursor => {
  const at = shownHand(view, cursor.order).indexOf(card);
  return at < 0 ? settled(cursor) : {...settled(cursor), at};
};

/** Plays a card; an eight that is not the last card waits for its suit first. */
const playCard = (view: CrazyEightsView, cursor: CrazyEightsCursor, card: Card): CardIntent => {
  const hand = ownHand(view);
  const pointed = pointAt(view, cursor, card);
  const needsSuit = isEight(card) && hand.length > 1 && playableCards(hand, view).includes(card);
  if (!needsSuit) return offer(view, pointed, {type: 'play', card});
  return {type: 'cursor', cursor: {...pointed, eight: card, suit: mostHeld(without(hand, card))}};
};

const nameSuit = (view: CrazyEightsView, cursor: CrazyEightsCursor): CardIntent =>
  cursor.eight === undefined
    ? offer(view, cursor, {type: 'name', suit: cursor.suit})
    : offer(view, cursor, {type: 'play', card: cursor.eight, suit: cursor.suit});

const moveTo = (cursor: CrazyEightsCursor, at: number): CardIntent => ({
  type: 'cursor',
  cursor: {...cursor, at},
});

/** The nearest card that can be played, to one side; it goes round. */
const toPlayable = (view: CrazyEightsView, cursor: CrazyEightsCursor, step: 1 | -1): CardIntent => {
  const hand = shownHand(view, cursor.order);
  const playable = playableCards(ownHand(view), view);
  const place = pointedPlace(hand, cursor);
  const others = hand.map((_, more) => (place + step * (more + 1) + 2 * hand.length) % hand.length);
  return moveTo(cursor, others.find(other => playable.includes(hand[other] ?? 'AD')) ?? place);
};

const actOnSuit = (
  view: CrazyEightsView,
  cursor: CrazyEightsCursor,
  action: Action,
  key: Key,
): CardIntent => {
  if (action === 'give-up') return {type: 'cursor', cursor: settled(cursor)};
  if (action === 'name') return nameSuit(view, cursor);
  const letter = shownSuits.find(suit => suit === key.toUpperCase());
  if (action === 'letter' && letter !== undefined) return nameSuit(view, {...cursor, suit: letter});
  const place = shownSuits.indexOf(cursor.suit) + (action === 'left' ? -1 : 1);
  const suit = shownSuits[(place + shownSuits.length) % shownSuits.length] ?? cursor.suit;
  return {type: 'cursor', cursor: {...cursor, suit}};
};

const actOnCard = (view: CrazyEightsView, cursor: CrazyEightsCursor, action: Action): CardIntent => {
  const hand = shownHand(view, cursor.order);
  const place = pointedPlace(hand, cursor);
  const card = hand[place];
  if (action === 'draw' || action === 'pass') return offer(view, cursor, {type: action});
  if (action === 'play' && card !== undefined) return playCard(view, cursor, card);
  if (action === 'next' || action === 'previous') return toPlayable(view, cursor, action === 'next' ? 1 : -1);
  if (action === 'order') {
    const order = handOrders[(handOrders.indexOf(cursor.order) + 1) % handOrders.length] ?? 'suit';
    const moved = card === undefined ? place : shownHand(view, order).indexOf(card);
    return {type: 'cursor', cursor: {...cursor, order, at: moved}};
  }
  if (action === 'first') return moveTo(cursor, 0);
  if (action === 'last') return moveTo(cursor, hand.length - 1);
  const to = action === 'left' ? place - 1 : action === 'right' ? place + 1 : place;
  return moveTo(cursor, Math.max(0, Math.min(to, hand.length - 1)));
};

const typeKey = (view: CrazyEightsView, cursor: CrazyEightsCursor, key: Key): CardIntent => {
  const typed = typeCard(cursor.entry, key);
  if (typed.type === 'typing') return {type: 'cursor', cursor: {...cursor, entry: typed.entry}};
  if (typed.type === 'card') return playCard(view, cursor, typed.card);
  return {
    type: 'refuse',
    refusal: {code: 'notation', data: {text: typed.text}},
    cursor: settled(cursor),
  };
};

export const controls: Controls<CrazyEights, CrazyEightsCursor> = {
  keys: bindingsFor,
  start(view) {
    const playable = playableCards(ownHand(view), view);
    const at = shownHand(view, 'suit').findIndex(card => playable.includes(card));
    return {at: Math.max(0, at), order: 'suit', suit: mostHeld(ownHand(view)), entry: ''};
  },
  entry: ({entry}) => entry,
  take(view, cursor, move) {
    if (move.type === 'name') return {...settled(cursor), suit: move.suit};
    if (move.type !== 'play') return settled(cursor);
    const pointed = pointAt(view, cursor, move.card);
    return move.suit === undefined ? pointed : {...pointed, eight: move.card, suit: move.suit};
  },
  interpretKey(view, cursor, key, language) {
    if (view.eye !== view.mover) return undefined;
    const isChoosing = isNaming(view, cursor);
    if (!isChoosing && cursor.entry !== '') return typeKey(view, cursor, key);
    const action = actionOf(bindingsFor(view, cursor, language), key);
    if (action === undefined) return undefined;
    if (isChoosing) return actOnSuit(view, cursor, action, key);
    return action === 'type' ? typeKey(view, cursor, key) : actOnCard(view, cursor, action);
  },
};
