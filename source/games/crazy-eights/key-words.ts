import type {Language} from '../../lib/text.js';

const en = {
  key_card: 'card',
  key_fitting: 'fitting card',
  key_play: 'play',
  key_draw: 'draw',
  key_pass: 'pass',
  key_order: 'order',
  key_type: 'type a card',
  key_suit: 'suit',
  key_name: 'name it',
  key_letters: 'name a suit',
  key_giveUp: 'another card',
  key_clear: 'clear',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  key_card: 'carte',
  key_fitting: 'carte qui va',
  key_play: 'jouer',
  key_draw: 'piocher',
  key_pass: 'passer',
  key_order: 'ordre',
  key_type: 'écrire une carte',
  key_suit: 'couleur',
  key_name: 'annoncer',
  key_letters: 'annoncer une couleur',
  key_giveUp: 'autre carte',
  key_clear: 'effacer',
};

const zh: Words = {
  key_card: '选牌',
  key_fitting: '可出的牌',
  key_play: '出牌',
  key_draw: '抽牌',
  key_pass: '过',
  key_order: '排序',
  key_type: '输入一张牌',
  key_suit: '花色',
  key_name: '叫花色',
  key_letters: '叫花色',
  key_giveUp: '换牌',
  key_clear: '清除',
};

/** What keys do. */
export const keyWords: {readonly [language in Language]: Words} = {en, fr, zh};
