import type {Language} from '../lib/text.js';

const en = {
  suit_D: 'diamonds',
  suit_H: 'hearts',
  suit_S: 'spades',
  suit_C: 'clubs',
  rank_A: 'ace',
  rank_J: 'jack',
  rank_Q: 'queen',
  rank_K: 'king',
  card_name: '{{rank}} of {{suit}}',
} as const;

type CardWords = {readonly [key in keyof typeof en]: string};

const fr: CardWords = {
  suit_D: 'carreau',
  suit_H: 'cœur',
  suit_S: 'pique',
  suit_C: 'trèfle',
  rank_A: 'as',
  rank_J: 'valet',
  rank_Q: 'dame',
  rank_K: 'roi',
  card_name: '{{rank}} de {{suit}}',
};

const zh: CardWords = {
  suit_D: '方块',
  suit_H: '红桃',
  suit_S: '黑桃',
  suit_C: '梅花',
  rank_A: 'A',
  rank_J: 'J',
  rank_Q: 'Q',
  rank_K: 'K',
  card_name: '{{suit}}{{rank}}',
};

/** The words of cards, which each card game takes into its own. */
export const cardWords: {readonly [language in Language]: CardWords} = {en, fr, zh};

export type CardWord = keyof typeof en;
