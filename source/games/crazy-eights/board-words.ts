import type {Language} from '../../lib/text.js';

const en = {
  board_stock: 'stock',
  board_empty: 'empty',
  board_up: 'up',
  board_nameSuit: 'Name a suit',
  board_last: 'last card!',
  board_known: 'What everybody knows',
  board_sheet: 'Score sheet',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  board_stock: 'pioche',
  board_empty: 'vide',
  board_up: 'visible',
  board_nameSuit: 'Annoncez une couleur',
  board_last: 'dernière carte !',
  board_known: 'Ce que tout le monde sait',
  board_sheet: 'Feuille de score',
};

const zh: Words = {
  board_stock: '牌堆',
  board_empty: '空',
  board_up: '明牌',
  board_nameSuit: '请叫花色',
  board_last: '最后一张！',
  board_known: '大家都知道的',
  board_sheet: '计分表',
};

/** The words on the board. */
export const boardWords: {readonly [language in Language]: Words} = {en, fr, zh};
