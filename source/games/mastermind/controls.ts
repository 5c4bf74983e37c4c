import type {Controls} from '../module.js';
import {codeKeys, interpretCodeKey} from './code-keys.js';
import type {Code} from './codes.js';
import {blank, type MastermindCursor} from './cursor.js';
import {emptyEntry} from './entry.js';
import {interpretMarkKey, markCount, markKeys} from './mark-keys.js';
import {ownTask} from './task.js';
import type {Mastermind} from './types.js';

const withCode = (cursor: MastermindCursor, code: Code): MastermindCursor => ({
  ...cursor,
  // A row that is whole is typed over from its start.
  place: 0,
  code,
});

export const controls: Controls<Mastermind, MastermindCursor> = {
  start: ({options}) => ({
    place: 0,
    code: emptyEntry(options.pegs).values,
    marks: emptyEntry(markCount(options)).values,
    row: blank,
    shown: false,
  }),
  keys(view, cursor, language) {
    const task = ownTask(view);
    if (task === undefined) return [];
    return task === 'mark' ? markKeys(view, cursor) : codeKeys(view, task, language);
  },
  interpretKey(view, cursor, key, language) {
    const task = ownTask(view);
    if (task === undefined) return undefined;
    return task === 'mark'
      ? interpretMarkKey(view, cursor, key)
      : interpretCodeKey(view, cursor, key, task, language);
  },
  take: (_view, cursor, move) => (move.type === 'guess' ? withCode(cursor, move.code) : cursor),
};
