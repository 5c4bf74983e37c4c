import {faces, type Suit, suits} from '../../cards/card.js';
import {makeCard} from '../../cards/notation.js';
import type {Refusal} from '../../engine/game.js';
import type {WordData} from '../../lib/text.js';
import {joined, suitText, type Text} from './names.js';
import {optionSpecs} from './options.js';
import type {CrazyEightsKey} from './words.js';

type Data = NonNullable<Refusal['data']>;

/** What a refusal says of itself, as the language writes it: cards, a suit, numbers, and what was typed. */
const wordsOf = (data: Data, text: Text): WordData =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]): readonly [string, string | number] => {
      if (typeof value === 'number') return [name, value];
      const card = faces.find(face => face === value);
      if (card !== undefined) return [name, makeCard(card, text.language)];
      const suit: Suit | undefined = suits.find(each => each === value);
      if (suit !== undefined && name === 'suit') return [name, suitText(suit, text)];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );

const labels: {readonly [option: string]: CrazyEightsKey} = {
  target: 'label_target',
  hand: 'label_hand',
  decks: 'label_decks',
  firstEight: 'label_firstEight',
  mayDraw: 'label_mayDraw',
  draw: 'label_draw',
  emptyStock: 'label_emptyStock',
  blocked: 'label_blocked',
};

const badOption = (data: Data, text: Text): string => {
  const spec = optionSpecs.find(({name}) => name === data['option']) ?? optionSpecs[0];
  const option = text.say(labels[spec?.name ?? ''] ?? 'label_target');
  if (spec?.kind === 'number')
    return text.say('refused_bad-number', {option, least: spec.least, most: spec.most});
  return text.say('refused_bad-choice', {
    option,
    values: joined(spec?.kind === 'choice' ? spec.values : [], text),
  });
};

/** The refusals that a sentence with their data says all of, and the data that it needs. */
const sentences = {
  'not-held': ['card'],
  'no-match': ['card', 'suit', 'up'],
  'drawn-card-only': ['drawn'],
  'name-a-suit': ['card'],
  'names-nothing': ['card'],
  'last-eight': ['card'],
  'no-such-suit': ['text'],
  'may-not-draw': ['card'],
  'drawn-enough': ['card'],
  'stock-empty': [],
  'may-not-pass': ['card'],
  'draw-first': [],
  'name-first': [],
  'nothing-to-name': [],
  notation: ['text'],
  'game-over': [],
  'no-interval': [],
  'not-your-turn': [],
  'nobody-stops': [],
  'too-few-cards': ['seats', 'hand', 'needed', 'cards'],
  'wrong-seats': [],
} as const satisfies {readonly [code: string]: readonly string[]};

const isSentence = (code: string): code is keyof typeof sentences => Object.hasOwn(sentences, code);

export const explain = ({code, data = {}}: Refusal, text: Text): string => {
  if (code === 'bad-option') return badOption(data, text);
  const words = wordsOf(data, text);
  if (!isSentence(code) || sentences[code].some(name => words[name] === undefined))
    return text.say('refused_unknown', {code});
  return text.say(`refused_${code}`, words);
};
