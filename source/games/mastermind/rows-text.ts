import type {Seat} from '../../engine/game.js';
import type {Code} from './codes.js';
import {type Answer, isSolved, type Mark} from './feedback.js';
import {colourName, countsText, joined, seatName, type Text} from './names.js';
import {makeAnswer, makeCode} from './notation.js';
import type {MastermindView, Row} from './types.js';

/** A guess that is hidden has a dot for each peg, marks that are still to be given are a question mark. */
const pictureOf = ({guess, answer}: Row, pegs: number, text: Text): string => {
  const code = guess.length === 0 ? '.'.repeat(pegs) : makeCode(guess, text.language);
  if (answer === undefined) return `${code}  ?`;
  return `${code}  ${answer.type === 'counts' ? countsText(answer, text) : makeAnswer(answer)}`;
};

const markedPegs = (guess: Code, marks: readonly Mark[], text: Text): string =>
  joined(
    marks.map((mark, peg) => {
      const colour = guess[peg];
      const name = colour === undefined ? text.say('hiddenPeg') : colourName(colour, text);
      return text.say(`mark_${mark}`, {peg: name});
    }),
    text,
  );

const answerInWords = (answer: Answer | undefined, pegs: number, text: Text): string => {
  if (answer === undefined) return text.say('unmarked');
  return isSolved(answer, pegs) ? text.say('allWell') : countsText(answer, text);
};

const inWords = ({guess, answer}: Row, pegs: number, text: Text): string => {
  if (answer?.type === 'per-peg' && !isSolved(answer, pegs)) return markedPegs(guess, answer.marks, text);
  const colours = guess.map(colour => colourName(colour, text));
  return text.say('rowCounted', {
    guess: colours.length === 0 ? text.say('hiddenGuess') : joined(colours, text),
    marks: answerInWords(answer, pegs, text),
  });
};

const linesOf = (
  rows: readonly Row[],
  pegs: number,
  text: Text,
  manner: 'picture' | 'words',
): readonly string[] =>
  rows.map((row, index) =>
    manner === 'picture'
      ? pictureOf(row, pegs, text)
      : text.say('row', {number: index + 1, said: inWords(row, pegs, text)}),
  );

/** The rows of the round, a line each; in a duel those of each seat under its name, the own ones first. */
export const rowLines = (
  view: MastermindView,
  text: Text,
  manner: 'picture' | 'words',
): readonly string[] => {
  const {options, rows, eye} = view;
  if (options.mode !== 'duel') return linesOf(rows, options.pegs, text, manner);
  const seats: readonly Seat[] = eye === 1 ? [1, 0] : [0, 1];
  return seats.flatMap(seat => {
    const own = rows.filter(row => row.seat === seat);
    if (own.length === 0) return [];
    const who = text.say('whose', {who: seatName(seat, view, text)});
    return [who, ...linesOf(own, options.pegs, text, manner)];
  });
};
