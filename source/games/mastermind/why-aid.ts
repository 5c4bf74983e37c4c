import type {GameText} from '../../lib/text.js';
import type {Aid} from '../module.js';
import type {Code} from './codes.js';
import {type Answer, type Counts, countsOf} from './feedback.js';
import {makeCode} from './notation.js';
import {listText} from './number-text.js';
import type {MastermindOptions} from './options.js';
import type {Mastermind, MastermindView} from './types.js';
import {type ColourFact, colourFacts, type PegFact, pegFacts} from './why.js';
import type {MastermindKey} from './words.js';

type Text = GameText<MastermindKey>;

/** A row that can be explained, and which of its seat's guesses it is, from 1. */
type Explained = {readonly guess: Code; readonly answer: Answer; readonly number: number};

/** The rows whose guess and answer are known, the last first. */
const explainedRows = ({rows}: MastermindView): readonly Explained[] =>
  rows
    .flatMap(({seat, guess, answer}, index): readonly Explained[] => {
      if (answer === undefined || guess.length === 0) return [];
      const number = rows.slice(0, index + 1).filter(row => row.seat === seat).length;
      return [{guess, answer, number}];
    })
    .reverse();

/** Places as people count them. */
const placesText = (places: readonly number[], language: Text['language']): string =>
  listText(
    places.map(place => place + 1),
    language,
  );

const marksText = ({well, misplaced, absent}: ColourFact, {say}: Text): string =>
  [
    ...(well > 0 ? [say('whyWell', {count: well})] : []),
    ...(misplaced > 0 ? [say('whyMisplaced', {count: misplaced})] : []),
    ...(absent > 0 ? [say('whyAbsent', {count: absent})] : []),
  ].join(say('helpSeparator'));

const colourLine = (fact: ColourFact, text: Text): string => {
  const {say, language} = text;
  const {count, at, notAt} = fact;
  const colour = makeCode([fact.colour], language);
  const how = count === 0 ? 'whyNone' : fact.isExact ? 'whyExactly' : 'whyAtLeast';
  const places = count > 0 && notAt.length > 0;
  const says = [
    say(how, {count, colour}),
    ...(at.length > 0 ? [say('whyAt', {count: at.length, colour, places: placesText(at, language)})] : []),
    ...(places ? [say('whyNotAt', {count: notAt.length, colour, places: placesText(notAt, language)})] : []),
  ].join(say('helpSeparator'));
  return say('whyColour', {colour, marks: marksText(fact, text), says});
};

const pegLine = (
  {colour: number, mark, uses}: PegFact,
  place: number,
  secret: Code,
  {say, language}: Text,
): string => {
  const data = {place: place + 1, colour: makeCode([number], language)};
  if (uses === undefined) return say(secret.includes(number) ? 'whyPegSpent' : 'whyPegAbsent', data);
  return mark === 2 ? say('whyPegWell', data) : say('whyPegMisplaced', {...data, peg: uses + 1});
};

/** What follows from how many marks there are in all; that no colour is there has been said where each peg has a mark. */
const totalLines = ({pegs, feedback}: MastermindOptions, found: number, {say}: Text): readonly string[] => {
  if (found === pegs) return [say('whyAllFound')];
  return found === 0 && feedback === 'counts' ? [say('whyNothing')] : [];
};

const countLines = ({pegs}: MastermindOptions, {well, misplaced}: Counts, {say}: Text): readonly string[] => {
  const absent = pegs - well - misplaced;
  return [
    say('whyCountWell', {count: well}),
    ...(misplaced > 0 ? [say('whyCountMisplaced', {count: misplaced})] : []),
    ...(absent > 0 ? [say('whyCountAbsent', {count: absent})] : []),
  ];
};

const signs = ['0', 'X', '#'] as const;

const spaced = (word: string): string => [...word].join(' ');

const answerLines = (options: MastermindOptions, answer: Answer, text: Text): readonly string[] =>
  answer.type === 'counts'
    ? countLines(options, answer, text)
    : [answer.marks.map(mark => signs[mark]).join(' ')];

/** What the row says peg by peg where the code is known, else colour by colour where the pegs have marks. */
const detailLines = (
  {options, secret}: MastermindView,
  guess: Code,
  answer: Answer,
  text: Text,
): readonly string[] => {
  if (secret.length > 0)
    return [
      text.say('whyCode', {code: spaced(makeCode(secret, text.language))}),
      ...pegFacts(guess, secret).map((fact, place) => pegLine(fact, place, secret, text)),
    ];
  if (answer.type === 'counts') return [];
  const most = options.repetition ? options.pegs : 1;
  return colourFacts(guess, answer.marks, most).map(fact => colourLine(fact, text));
};

/** The rule that pegs are counted once, where it matters, and what follows from the marks in all. */
const closingLines = (
  options: MastermindOptions,
  guess: Code,
  answer: Answer,
  text: Text,
): readonly string[] => {
  const {well, misplaced} = answer.type === 'counts' ? answer : countsOf(answer.marks);
  if (well === options.pegs) return [text.say('whySolved')];
  const [found, hasTwice] = [well + misplaced, new Set(guess).size < guess.length];
  const ruleMatters = found > 0 && (hasTwice || answer.type === 'counts');
  return [...(ruleMatters ? [text.say('whyTwice')] : []), ...totalLines(options, found, text)];
};

const explain = (view: MastermindView, {guess, answer, number}: Explained, text: Text): readonly string[] => [
  text.say('whyRow', {row: number}),
  spaced(makeCode(guess, text.language)),
  ...answerLines(view.options, answer, text),
  ...detailLines(view, guess, answer, text),
  ...closingLines(view.options, guess, answer, text),
];

/** Why a row is marked as it is, and what its marks say: a page for each row, the last first. */
export const whyAid: Aid<Mastermind> = {
  id: 'why',
  keys: ['d'],
  word: 'keyWhy',
  weight: 4,
  applies: view => explainedRows(view).length > 0,
  pageCount: view => Math.max(1, explainedRows(view).length),
  page(view, index, text: Text) {
    const row = explainedRows(view)[index];
    return {lines: row === undefined ? [text.say('whyNoRow')] : explain(view, row, text), marked: []};
  },
};
