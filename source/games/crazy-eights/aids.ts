import type {Aid} from '../module.js';
import {knownLines} from './known-text.js';
import {arithmeticLines, sheetLines} from './sheet-text.js';
import type {CrazyEights} from './types.js';

/** Everything in these is known to all: looking at them is no help. */
export const aids: readonly Aid<CrazyEights>[] = [
  {
    id: 'known',
    keys: ['i'],
    word: 'aid_known',
    weight: 4,
    pageCount: () => 1,
    page: (view, _index, text) => ({
      lines: [text.say('aid_knownTitle'), ...knownLines(view, text)],
      marked: [],
    }),
  },
  {
    id: 'sheet',
    keys: ['s'],
    word: 'aid_sheet',
    weight: 4,
    pageCount: () => 1,
    page: (view, _index, text) => ({
      lines: [text.say('aid_sheetTitle'), ...sheetLines(view, text), ...arithmeticLines(view, text)],
      marked: [],
    }),
  },
];
