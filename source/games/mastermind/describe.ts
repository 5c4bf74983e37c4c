import type {GameTitle} from '../module.js';
import {candidatesOf} from './known.js';
import {colourName, joined, type Text} from './names.js';
import {colourLetters} from './notation.js';
import {numberText} from './number-text.js';
import {rowLines} from './rows-text.js';
import {isHiding, ownRows, pairLine, statusLines, taskLines, waitingRow} from './turn-text.js';
import type {MastermindView} from './types.js';

export {explain} from './explain.js';
export {result} from './rounds-text.js';
export {notices} from './turn-text.js';

const subjectOf = ({options}: MastermindView, text: Text): string => {
  const {say} = text;
  const {colours, pegs, repetition, feedback, mode} = options;
  return joined(
    [
      // First, since the end of a title may be cut.
      ...(mode === 'break' ? [] : [say(`way_${mode}`)]),
      say('ofColours', {pegs: say('pegs', {count: pegs}), colours}),
      say(`kind_${feedback}`),
      say(repetition ? 'repetition' : 'noRepetition'),
    ],
    text,
  );
};

/** The colours there are, each with its letter. */
const coloursLine = ({options}: MastermindView, text: Text): string => {
  const letters = [...colourLetters[text.language].slice(0, options.colours)];
  const list = letters.map((letter, colour) =>
    text.say('letterOf', {letter, colour: colourName(colour, text)}),
  );
  return text.say('coloursAre', {list: joined(list, text)});
};

/** What a newcomer has to know before the first answer; in a later round which it is. */
const introduction = (view: MastermindView, text: Text): readonly string[] => {
  const {options, rounds, begun, mover} = view;
  const {say} = text;
  if (ownRows(view).some(({answer}) => answer !== undefined)) return [];
  const isPair = options.mode === 'pair' && typeof mover === 'number';
  const who = isPair ? [pairLine(view, text)] : [];
  // Two people at one keyboard have both read the rest when the code was to be hidden.
  if (isPair && !isHiding(view)) return who;
  if (rounds.length > 0) return [say('roundNow', {number: begun, all: options.rounds}), ...who];
  return [
    say(options.repetition ? 'codeRepeated' : 'codeDistinct', {
      pegs: say('pegs', {count: options.pegs}),
      colours: options.colours,
    }),
    coloursLine(view, text),
    say(options.feedback === 'per-peg' ? 'marksAre' : 'countsAre'),
  ];
};

export const describe = (
  view: MastermindView,
  text: Text,
  manner: 'picture' | 'words',
): readonly string[] => [
  ...introduction(view, text),
  ...rowLines(view, text, manner),
  ...statusLines(view, text),
  ...taskLines(view, text),
];

const roundFacts = ({options, begun}: MastermindView, {say}: Text): readonly string[] =>
  options.rounds === 1 ? [] : [say('roundOf', {number: Math.max(1, begun), all: options.rounds})];

const tryFacts = (view: MastermindView, {say, language}: Text): readonly string[] => {
  if (typeof view.mover !== 'number' || isHiding(view)) return [];
  const {tries} = view.options;
  const number = ownRows(view).length + (waitingRow(view) === undefined ? 1 : 0);
  return [
    say('tryOf', {number: Math.min(number, tries), all: tries}),
    say('titleLeft', {total: numberText(candidatesOf(view).count, language)}),
  ];
};

export const title = (view: MastermindView, text: Text): GameTitle => ({
  subject: subjectOf(view, text),
  // Lists ask for names alone: to count candidates takes work.
  get facts() {
    return [...roundFacts(view, text), ...tryFacts(view, text)];
  },
});
