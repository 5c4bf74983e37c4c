import {makeCard, parseCard, parseSuit} from '../../cards/notation.js';
import type {Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {Language} from '../../lib/text.js';
import type {CrazyEightsMove} from './types.js';

type Verb = 'draw' | 'pass' | 'name' | 'stop';

/** The moves that are words, in each language; the English ones are taken in all. */
const verbs: {readonly [language in Language]: {readonly [verb in Verb]: string}} = {
  en: {draw: 'draw', pass: 'pass', name: 'name', stop: 'stop'},
  fr: {draw: 'piocher', pass: 'passer', name: 'annoncer', stop: 'arrêter'},
  zh: {draw: '抽牌', pass: '过', name: '叫', stop: '停止'},
};

const verbOf = (word: string, language: Language): Verb | undefined =>
  (['draw', 'pass', 'name', 'stop'] as const).find(
    verb => verbs[language][verb] === word || verbs.en[verb] === word,
  );

const notUnderstood = (text: string): Result<never, Refusal> =>
  err({code: 'notation', data: {text: text.slice(0, 40)}});

const parsePlay = (text: string, [first = '', second, ...more]: readonly string[]) => {
  const card = parseCard(first);
  if (card === undefined || more.length > 0) return notUnderstood(text);
  if (second === undefined) return ok({type: 'play', card} as const);
  const suit = parseSuit(second);
  return suit === undefined
    ? err({code: 'no-such-suit', data: {text: second.slice(0, 20)}})
    : ok({type: 'play', card, suit} as const);
};

/** A move as a person types it: `QS`, `8H C`, `draw`, `pass`, `name C`, `stop`, and the words of the language. */
export const parseNotation = (text: string, language: Language): Result<CrazyEightsMove, Refusal> => {
  const words = text.normalize('NFKC').trim().split(/\s+/u);
  const [first = '', second, ...more] = words;
  const verb = verbOf(first.toLowerCase(), language);
  if (verb === undefined) return parsePlay(text, words);
  if (verb !== 'name') return second === undefined ? ok({type: verb}) : notUnderstood(text);
  if (second === undefined || more.length > 0) return notUnderstood(text);
  const suit = parseSuit(second);
  return suit === undefined
    ? err({code: 'no-such-suit', data: {text: second.slice(0, 20)}})
    : ok({type: 'name', suit});
};

export const makeNotation = (move: CrazyEightsMove, language: Language): string => {
  if (move.type === 'play')
    return makeCard(move.card, language) + (move.suit === undefined ? '' : ` ${move.suit}`);
  const verb = verbs[language][move.type];
  return move.type === 'name' ? `${verb} ${move.suit}` : verb;
};

/** A move's name in recordings. */
export const makeMove = (move: CrazyEightsMove): string => makeNotation(move, 'en');
