import type {Language} from '../../lib/text.js';

const en = {
  advice_out: 'it goes out',
  advice_only: 'it is the only card that fits',
  advice_draw: 'no card fits',
  advice_pass: 'no card fits, and the stock is empty',
  advice_better: '{{points}} points a round better than {{than}} ({{deals}} deals tried)',
  advice_close: 'no better than {{than}} ({{deals}} deals tried)',
  advice_oftener: '{{wins}} more rounds won in 100 than with {{than}} ({{deals}} deals tried)',
  advice_keepsEight: 'keeps the eight',
  advice_unseen: '{{unseen}} {{suit}} unseen',
  strength:
    '{{bot}} wins {{share}} of rounds against {{against}} (95% bounds {{low}} to {{high}}, {{pairs}} deals played from both sides).',
  strength_none: 'Any card that fits, by chance: the weakest.',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  advice_out: 'la dernière carte',
  advice_only: 'la seule carte qui va',
  advice_draw: 'aucune carte ne va',
  advice_pass: 'aucune carte ne va, et la pioche est vide',
  advice_better: '{{points}} points par manche de mieux que {{than}} ({{deals}} essais)',
  advice_close: 'pas mieux que {{than}} ({{deals}} essais)',
  advice_oftener: '{{wins}} manches gagnées de plus sur 100 qu’avec {{than}} ({{deals}} essais)',
  advice_keepsEight: 'garde le huit',
  advice_unseen: '{{suit}} non vus : {{unseen}}',
  strength:
    '{{bot}} gagne {{share}} des manches contre {{against}} (bornes à 95 % : {{low}} à {{high}}, {{pairs}} distributions jouées des deux côtés).',
  strength_none: 'Une carte qui va, au hasard : le plus faible.',
};

const zh: Words = {
  advice_out: '这是最后一张',
  advice_only: '只有这张可出',
  advice_draw: '没有牌可出',
  advice_pass: '没有牌可出，牌堆已空',
  advice_better: '平均每局比 {{than}} 好 {{points}} 分（试 {{deals}} 次）',
  advice_close: '不比 {{than}} 好（试 {{deals}} 次）',
  advice_oftener: '每百局比 {{than}} 多赢 {{wins}} 局（试 {{deals}} 次）',
  advice_keepsEight: '留住八',
  advice_unseen: '{{suit}}还有 {{unseen}} 张没见到',
  strength:
    '{{bot}}对{{against}}赢 {{share}} 的局（95% 界限 {{low}} 到 {{high}}，{{pairs}} 副牌双方各打一次）。',
  strength_none: '随便出一张可出的牌：最弱。',
};

/** Why a move is advised, and how strong a player is. */
export const adviceWords: {readonly [language in Language]: Words} = {en, fr, zh};
