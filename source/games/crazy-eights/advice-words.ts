import type {Language} from '../../lib/text.js';

const en = {
  advice_out: 'it goes out',
  advice_only: 'it is the only card that fits',
  advice_draw: 'no card fits',
  advice_pass: 'no card fits, and the stock is empty',
  advice_better:
    "about {{points}} points a round better than {{than}}, over {{deals}} deals of the cards you can't see",
  advice_close: "no better than {{than}}, over {{deals}} deals of the cards you can't see",
  advice_oftener:
    "about {{wins}} more rounds won in a hundred than with {{than}}, over {{deals}} deals of the cards you can't see",
  advice_keepsEight: 'it keeps the eight',
  advice_unseen: '{{suit}} unseen: {{unseen}}',
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
  advice_better:
    'environ {{points}} points par manche de mieux que {{than}}, sur {{deals}} distributions des cartes cachées',
  advice_close: 'pas mieux que {{than}}, sur {{deals}} distributions des cartes cachées',
  advice_oftener:
    'environ {{wins}} manches gagnées de plus sur cent qu’avec {{than}}, sur {{deals}} distributions des cartes cachées',
  advice_keepsEight: 'le huit reste en main',
  advice_unseen: 'cartes de {{suit}} non vues : {{unseen}}',
  strength:
    '{{bot}} gagne {{share}} des manches contre {{against}} (bornes à 95 % : {{low}} à {{high}}, {{pairs}} distributions jouées des deux côtés).',
  strength_none: 'Une carte qui va, au hasard : le plus faible.',
};

const zh: Words = {
  advice_out: '这是最后一张',
  advice_only: '只有这张可出',
  advice_draw: '没有牌可出',
  advice_pass: '没有牌可出，牌堆已空',
  advice_better: '在 {{deals}} 次对未见牌的设想中，平均每局比 {{than}} 好约 {{points}} 分',
  advice_close: '在 {{deals}} 次对未见牌的设想中，不比 {{than}} 好',
  advice_oftener: '在 {{deals}} 次对未见牌的设想中，每一百局约比 {{than}} 多赢 {{wins}} 局',
  advice_keepsEight: '把 8 留在手里',
  advice_unseen: '未见的{{suit}}：{{unseen}} 张',
  strength:
    '{{bot}}对{{against}}赢 {{share}} 的局（95% 界限 {{low}} 到 {{high}}，{{pairs}} 副牌双方各打一次）。',
  strength_none: '随便出一张可出的牌：最弱。',
};

/** Why a move is advised, and how strong a player is. */
export const adviceWords: {readonly [language in Language]: Words} = {en, fr, zh};
