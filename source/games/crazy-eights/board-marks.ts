import type {Look} from '../../lib/look.js';

/** Characters that say something of a card or a seat, so that no colour is needed to see it. */
export type Marks = {
  readonly playable: string;
  readonly pointer: string;
  readonly hint: string;
  readonly fresh: string;
  readonly turn: string;
  readonly back: string;
};

const signs: Marks = {playable: '•', pointer: '▲', hint: '★', fresh: '+', turn: '▶', back: '▒'};
const plain: Marks = {playable: '*', pointer: '^', hint: '!', fresh: '+', turn: '>', back: '#'};

export const marksOf = (look: Look): Marks => (look.ascii ? plain : signs);
