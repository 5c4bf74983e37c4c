import type {Binding} from '../../lib/keys.js';
import type {Controls} from '../module.js';
import {blank, type MastermindCursor} from './cursor.js';
import type {Mastermind, MastermindView} from './types.js';

const start = ({options}: MastermindView): MastermindCursor => ({
  place: 0,
  code: Array.from({length: options.pegs}, () => blank),
  marks: Array.from({length: options.feedback === 'counts' ? 2 : options.pegs}, () => blank),
  row: blank,
  shown: false,
});

const keys = (_view: MastermindView): readonly Binding[] => [
  {keys: ['enter'], action: 'submit', word: 'keySubmit', weight: 9},
];

export const controls: Controls<Mastermind, MastermindCursor> = {
  keys,
  start,
  interpretKey(_view, cursor, key) {
    if (key !== 'enter') return undefined;
    return {type: 'refuse', refusal: {code: 'incomplete'}, cursor};
  },
};
