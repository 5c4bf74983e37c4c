import type {Language} from '../../lib/text.js';

const en = {
  keyPoint: 'choose a card',
  keyJump: 'next that can be played',
  keyPlay: 'play',
  keyDraw: 'draw',
  keyPass: 'pass',
  keyOrder: 'order of the hand',
  keyEntry: 'type a card',
  keyShorten: 'correct',
  keyForget: 'cancel',
  keySuit: 'choose a suit',
  keyName: 'name the suit',
  keyGiveUp: 'another card',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  keyPoint: 'choisir une carte',
  keyJump: 'carte jouable suivante',
  keyPlay: 'jouer',
  keyDraw: 'piocher',
  keyPass: 'passer',
  keyOrder: 'ordre de la main',
  keyEntry: 'taper une carte',
  keyShorten: 'corriger',
  keyForget: 'abandonner',
  keySuit: 'choisir une couleur',
  keyName: 'annoncer la couleur',
  keyGiveUp: 'une autre carte',
};

const zh: Words = {
  keyPoint: '选牌',
  keyJump: '下一张可出的牌',
  keyPlay: '出牌',
  keyDraw: '抽牌',
  keyPass: '过',
  keyOrder: '手牌顺序',
  keyEntry: '输入一张牌',
  keyShorten: '删除',
  keyForget: '取消',
  keySuit: '选花色',
  keyName: '叫花色',
  keyGiveUp: '换一张牌',
};

export const keyWords: {readonly [language in Language]: Words} = {en, fr, zh};
