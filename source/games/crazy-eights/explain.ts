import {type Card, faces, rankOf, type Suit, suits} from '../../cards/card.js';
import {suitName} from '../../cards/names.js';
import {makeCard, makeRank} from '../../cards/notation.js';
import type {Refusal} from '../../engine/game.js';
import {safeText} from '../../lib/safe-text.js';
import type {Text} from './names.js';
import {makeNotation} from './notation.js';
import {optionSpecs} from './options.js';
import {either, joined, suitTexts} from './seat-text.js';
import type {CrazyEightsKey} from './words.js';

type Data = NonNullable<Refusal['data']>;

/** What there is to say of a refusal; nothing where its data are not what they should be. */
type Explanation = (data: Data, text: Text) => string | undefined;

const cardIn = (data: Data, name: string): Card | undefined => faces.find(card => card === data[name]);
const suitIn = (data: Data, name: string): Suit | undefined => suits.find(suit => suit === data[name]);
const numberIn = (data: Data, name: string): number | undefined => {
  const value = data[name];
  return typeof value === 'number' ? value : undefined;
};

const aboutCard =
  (key: CrazyEightsKey): Explanation =>
  (data, text) => {
    const card = cardIn(data, 'card');
    return card === undefined ? undefined : text.say(key, {card: makeCard(card, text.language)});
  };

const noMatch: Explanation = (data, text) => {
  const {say, language} = text;
  const [card, up, suit] = [cardIn(data, 'card'), cardIn(data, 'up'), suitIn(data, 'suit')];
  if (card === undefined || up === undefined || suit === undefined) return undefined;
  return say('refusedNoMatch', {
    card: makeCard(card, language),
    suit: suitName(suit, text),
    rank: makeRank(rankOf(up), language),
  });
};

const drawnOnly: Explanation = (data, {say, language}) => {
  const [card, drawn] = [cardIn(data, 'card'), cardIn(data, 'drawn')];
  if (card === undefined || drawn === undefined) return undefined;
  return say('refusedDrawnOnly', {card: makeCard(card, language), drawn: makeCard(drawn, language)});
};

const nameASuit: Explanation = (data, {say, language}) => {
  const card = cardIn(data, 'card');
  if (card === undefined) return undefined;
  return say('refusedNameASuit', {
    card: makeCard(card, language),
    example: makeNotation({type: 'play', card, suit: 'C'}, language),
  });
};

const nameExample = ({language}: Text): string => makeNotation({type: 'name', suit: 'C'}, language);
const wordOf = (type: 'draw' | 'pass', {language}: Text): string => makeNotation({type}, language);

const notation: Explanation = (_data, text) => {
  const {say, language} = text;
  return say('refusedNotation', {
    card: makeCard('QS', language),
    eight: makeNotation({type: 'play', card: '8H', suit: 'C'}, language),
    words: joined([wordOf('draw', text), wordOf('pass', text), nameExample(text)], text),
  });
};

const noSuit: Explanation = (data, text) => {
  const typed = data['text'];
  if (typeof typed !== 'string') return undefined;
  return text.say('refusedNoSuit', {text: safeText(typed, 20), suits: either(suitTexts(text), text)});
};

const optionLabels: {readonly [option: string]: CrazyEightsKey} = {
  target: 'label_target',
  hand: 'label_hand',
  decks: 'label_decks',
  firstEight: 'label_firstEight',
  mayDraw: 'label_mayDraw',
  draw: 'label_draw',
  emptyStock: 'label_emptyStock',
  blocked: 'label_blocked',
};

const badOption: Explanation = (data, text) => {
  const spec = optionSpecs.find(({name}) => name === data['option']);
  const label = spec === undefined ? undefined : optionLabels[spec.name];
  if (spec === undefined || label === undefined) return undefined;
  const option = text.say(label);
  if (spec.kind === 'number') return text.say('refusedNumber', {option, least: spec.least, most: spec.most});
  if (spec.kind !== 'choice') return undefined;
  return text.say('refusedChoice', {option, values: joined(spec.values, text)});
};

const tooFewCards: Explanation = (data, {say}) => {
  const [seats, hand] = [numberIn(data, 'seats'), numberIn(data, 'hand')];
  const [needed, cards] = [numberIn(data, 'needed'), numberIn(data, 'cards')];
  if (seats === undefined || hand === undefined || needed === undefined || cards === undefined)
    return undefined;
  return say('refusedTooFewCards', {seats, hand, needed, cards});
};

/** Refusals with something to be said of their data, or of how moves are typed. */
const explanations: {readonly [code: string]: Explanation} = {
  'not-held': aboutCard('refusedNotHeld'),
  'no-match': noMatch,
  'drawn-card-only': drawnOnly,
  'names-nothing': aboutCard('refusedNamesNothing'),
  'last-eight': aboutCard('refusedLastEight'),
  'name-a-suit': nameASuit,
  'may-not-draw': aboutCard('refusedMayNotDraw'),
  'drawn-enough': aboutCard('refusedDrawnEnough'),
  'may-not-pass': aboutCard('refusedMayNotPass'),
  'name-first': (_data, text) => text.say('refused_name-first', {example: nameExample(text)}),
  'nothing-to-name': (_data, text) =>
    text.say('refused_nothing-to-name', {
      words: either([wordOf('draw', text), wordOf('pass', text)], text),
    }),
  notation,
  'no-such-suit': noSuit,
  'bad-option': badOption,
  'too-few-cards': tooFewCards,
};

/** Refusals that a sentence says all of. */
const sentences = [
  'stock-empty',
  'draw-first',
  'game-over',
  'no-interval',
  'not-your-turn',
  'nobody-stops',
  'not-the-deal',
  'not-an-event',
] as const;

/** What was refused, and what was expected. */
export const explain = ({code, data = {}}: Refusal, text: Text): string => {
  const said = Object.hasOwn(explanations, code) ? explanations[code]?.(data, text) : undefined;
  if (said !== undefined) return said;
  const sentence = sentences.find(each => each === code);
  return sentence === undefined ? text.say('refusedOther', {code}) : text.say(`refused_${sentence}`);
};
