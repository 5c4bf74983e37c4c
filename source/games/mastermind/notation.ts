import type {Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {Language} from '../../lib/text.js';
import type {Code} from './codes.js';
import type {Answer, Mark} from './feedback.js';
import type {MastermindMove} from './types.js';

/** The letters of the colours, in their order: of the French source, and those of English, which Chinese uses too. */
export const colourLetters: {readonly [language in Language]: string} = {
  en: 'YBRGOKWPNCML',
  fr: 'JBRVONLMGCKP',
  zh: 'YBRGOKWPNCML',
};

const wrong = (code: string, text: string): Result<never, Refusal> =>
  err({code, data: {text: text.slice(0, 100)}});

/** A code as a word of the language's letters, or as numbers of colours from 1, with spaces between or, below 10, without. */
export const parseCode = (text: string, language: Language): Result<Code, Refusal> => {
  const word = text.toUpperCase().replaceAll(/\s+/g, '');
  const letters = colourLetters[language];
  if (/^[A-Z]+$/.test(word)) {
    const code = [...word].map(letter => letters.indexOf(letter));
    return code.includes(-1) ? wrong('no-colour', text) : ok(code);
  }
  if (!/^[\d\s]+$/.test(text) || word === '') return wrong('not-a-code', text);
  const parts = text.trim().split(/\s+/);
  const numbers = (parts.length === 1 ? [...word] : parts).map(Number);
  return numbers.every(number => number >= 1 && number <= 12)
    ? ok(numbers.map(number => number - 1))
    : wrong('no-colour', text);
};

/** A code as the person's letters. */
export const makeCode = (code: Code, language: Language): string =>
  code.map(colour => colourLetters[language][colour] ?? '?').join('');

const numbersOf = (code: Code): string => code.map(colour => colour + 1).join(' ');

const signs = ['0', 'X', '#'] as const;

/** An answer as marks, or as the two counts. */
export const makeAnswer = (answer: Answer): string =>
  answer.type === 'per-peg'
    ? answer.marks.map(mark => signs[mark]).join('')
    : `${answer.well} ${answer.misplaced}`;

const parseAnswer = (text: string): Result<Answer, Refusal> => {
  const compact = text.toUpperCase().replaceAll(/\s+/g, '');
  if (/^[#X0]+$/.test(compact) && !/^\s*\d\s+\d\s*$/.test(text))
    return ok({
      type: 'per-peg',
      marks: [...compact].map((sign): Mark => (sign === '#' ? 2 : sign === 'X' ? 1 : 0)),
    });
  const [, well, misplaced] = /^\s*(\d)\s+(\d)\s*$/.exec(text) ?? [];
  return well === undefined
    ? wrong('not-an-answer', text)
    : ok({type: 'counts', well: Number(well), misplaced: Number(misplaced)});
};

/**
 * `mark #XX0`, `mark 2 1`; with a row's number in front, from 1, it corrects that row. A lone 0 after a number would be a
 * count: there a colon parts them, `mark 3: 0`.
 */
const parseMark = (text: string): Result<MastermindMove, Refusal> => {
  const [, row, colon, rest] = /^(\d{1,2})(:?)\s+([#x0\d][#x0\d\s]*)$/i.exec(text) ?? [];
  const isRow =
    row !== undefined &&
    rest !== undefined &&
    Number(row) > 0 &&
    (colon === ':' || !/^\d$/.test(rest.trim()));
  const answer = parseAnswer(isRow ? rest : text);
  if (!answer.ok) return answer;
  return ok(
    isRow
      ? {type: 'correct', row: Number(row) - 1, answer: answer.value}
      : {type: 'mark', answer: answer.value},
  );
};

/** A move as a person types it. Marks may stand alone where they can't be a code. */
export const parseNotation = (text: string, language: Language): Result<MastermindMove, Refusal> => {
  const trimmed = text.trim();
  const [, word = '', rest = ''] = /^(hide|mark)(?:\s+(.*))?$/i.exec(trimmed) ?? [];
  if (word.toLowerCase() === 'hide') {
    const code = parseCode(rest, language);
    return code.ok ? ok({type: 'hide', code: code.value}) : code;
  }
  if (word.toLowerCase() === 'mark') return parseMark(rest);
  if (/^stop$/i.test(trimmed)) return ok({type: 'stop'});
  if (/#/.test(trimmed)) return parseMark(trimmed);
  const code = parseCode(trimmed, language);
  return code.ok ? ok({type: 'guess', code: code.value}) : code;
};

const written = (move: MastermindMove, code: (code: Code) => string): string => {
  switch (move.type) {
    case 'guess':
      return code(move.code);
    case 'hide':
      return `hide ${code(move.code)}`;
    case 'mark':
      return `mark ${makeAnswer(move.answer)}`;
    case 'correct':
      return `mark ${move.row + 1}${makeAnswer(move.answer) === '0' ? ':' : ''} ${makeAnswer(move.answer)}`;
    case 'stop':
      return 'stop';
  }
};

/** Canonical notation: colours as numbers, the same in every language. */
export const makeMove = (move: MastermindMove): string => written(move, numbersOf);
export const makeNotation = (move: MastermindMove, language: Language): string =>
  written(move, code => makeCode(code, language));
