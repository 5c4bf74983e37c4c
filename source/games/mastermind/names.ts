import type {Eye, Seat} from '../../engine/game.js';
import type {GameText} from '../../lib/text.js';
import type {Code} from './codes.js';
import {type Answer, countsOf} from './feedback.js';
import {colourLetters, makeCode} from './notation.js';
import type {MastermindOptions} from './options.js';
import type {MastermindView} from './types.js';
import type {MastermindKey} from './words.js';

export type Text = GameText<MastermindKey>;

/** The colours in their order. Where the French letters stand for others, so do the French names. */
const colours = [
  'yellow',
  'blue',
  'red',
  'green',
  'orange',
  'black',
  'white',
  'purple',
  'brown',
  'cyan',
  'magenta',
  'lime',
] as const;

/** The name of a colour from 0. */
export const colourName = (colour: number, {say}: Text): string =>
  say(`colour_${colours[colour] ?? 'yellow'}`);

export const joined = (items: readonly string[], {say}: Text): string => items.join(say('separator'));

/** The letters of the colours there are, with spaces between. */
export const lettersOf = (count: number, {language}: Text): string =>
  [...colourLetters[language].slice(0, count)].join(' ');

/** What a seat is called by an eye: the one that it is itself is `you`, unless two people share the eyes. */
export const seatName = (
  seat: Seat,
  {eye, options}: {readonly eye: Eye; readonly options: MastermindOptions},
  {say, names}: Text,
): string => {
  const isShared = eye === 'all' || options.mode === 'pair';
  if (!isShared && eye === seat) return say('you');
  return names?.[seat] ?? (isShared ? say('player', {number: seat + 1}) : say('other'));
};

/** How many marks there are of each sort. */
export const countsText = (answer: Answer, text: Text): string => {
  const {well, misplaced} = answer.type === 'counts' ? answer : countsOf(answer.marks);
  const {say} = text;
  return joined([say('wellPlaced', {count: well}), say('misplaced', {count: misplaced})], text);
};

/** Some code that may be hidden, to show how one is typed. */
export const exampleCode = ({options}: MastermindView, {language}: Text): string => {
  const code: Code = Array.from({length: options.pegs}, (_, peg) => peg % options.colours);
  return makeCode(code, language);
};

/** Some marks that may be given, to show how they are typed. */
export const exampleMarks = ({pegs, feedback}: MastermindOptions): string => {
  if (feedback === 'counts') return pegs > 2 ? '1 1' : '1 0';
  return (pegs > 2 ? '#X' : '#').padEnd(pegs, '0');
};
