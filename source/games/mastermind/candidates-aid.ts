import * as v from 'valibot';
import type {GameText} from '../../lib/text.js';
import type {Aid, AidPage} from '../module.js';
import {rowsInConflict} from './conflict-text.js';
import {candidatesOf, conflictOf} from './known.js';
import {makeCode} from './notation.js';
import {numberText} from './number-text.js';
import {ownTask} from './task.js';
import type {Mastermind, MastermindView} from './types.js';
import type {MastermindKey} from './words.js';

type Text = GameText<MastermindKey>;

/** Codes that a page lists. */
const perPage = 60;

const pageCount = (view: MastermindView): number =>
  Math.max(1, Math.ceil(candidatesOf(view).count / perPage));

const codesPage = (view: MastermindView, index: number, {say, language}: Text): readonly string[] => {
  const candidates = candidatesOf(view);
  const [count, from] = [candidates.count, index * perPage];
  const codes = candidates.slice(from, from + perPage);
  const total = numberText(count, language);
  const [first, last] = [numberText(from + 1, language), numberText(from + codes.length, language)];
  return [
    from === 0 ? say('candidates', {count, total}) : say('candidatesPart', {first, last, total}),
    codes.map(code => makeCode(code, language)).join(' '),
  ];
};

const rowsSchema = v.array(v.number());

const conflictPage = (found: unknown, text: Text): readonly string[] => {
  const {say} = text;
  const parsed = v.safeParse(rowsSchema, found);
  if (!parsed.success) return [say('candidatesNone'), say('conflictSought')];
  return [
    rowsInConflict(parsed.output, text),
    say('conflictCorrect', {row: (parsed.output.at(-1) ?? 0) + 1}),
  ];
};

/** The codes that agree with all rows, and where there are none the rows that contradict one another. */
export const candidatesAid: Aid<Mastermind> = {
  id: 'candidates',
  keys: ['a', 'tab'],
  word: 'keyCandidates',
  weight: 6,
  mark: 'hint',
  // Who hides a code has nothing to look for.
  applies: view => ownTask(view) !== 'hide',
  pageCount,
  find: conflictOf,
  page(view, index, text, found): AidPage<Mastermind> {
    const lines = candidatesOf(view).count > 0 ? codesPage(view, index, text) : conflictPage(found, text);
    return {lines, marked: []};
  },
};
