import type {Aid} from '../module.js';
import {knownLines} from './known-text.js';
import {sheetLines} from './sheet-text.js';
import type {CrazyEights} from './types.js';

/** What everybody could know from what was seen, and the score sheet. Neither gives anything away. */
export const aids: readonly Aid<CrazyEights>[] = [
  {
    id: 'known',
    keys: ['i'],
    word: 'aidKnown',
    weight: 5,
    pageCount: () => 1,
    page: (view, _index, text) => ({lines: knownLines(view, text), marked: []}),
  },
  {
    id: 'sheet',
    keys: ['s'],
    word: 'aidSheet',
    weight: 4,
    pageCount: () => 1,
    page: (view, _index, text) => ({lines: sheetLines(view, text), marked: []}),
  },
];
