import type {Language} from '../../lib/text.js';

const en = {
  statistic_turnsPerRound: 'turns a round',
  statistic_drawsPerRound: 'draws a round',
  statistic_passesPerRound: 'passes a round',
  statistic_eightsPerRound: 'eights a round',
  statistic_blockedShare: 'rounds that were blocked',
  statistic_stockOutShare: 'rounds in which the stock ran out',
  statistic_starterGoesOutShare: 'rounds won by their starter, of those won',
  statistic_pointsWhenGoingOut: 'points when going out',
  statistic_roundsPerMatch: 'rounds a match',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  statistic_turnsPerRound: 'tours par manche',
  statistic_drawsPerRound: 'cartes piochées par manche',
  statistic_passesPerRound: 'tours passés par manche',
  statistic_eightsPerRound: 'huit joués par manche',
  statistic_blockedShare: 'manches bloquées',
  statistic_stockOutShare: 'manches où la pioche s’épuise',
  statistic_starterGoesOutShare: 'manches gagnées en commençant, parmi les gagnées',
  statistic_pointsWhenGoingOut: 'points marqués en sortant',
  statistic_roundsPerMatch: 'manches par match',
};

const zh: Words = {
  statistic_turnsPerRound: '每局轮次',
  statistic_drawsPerRound: '每局抽牌',
  statistic_passesPerRound: '每局过牌',
  statistic_eightsPerRound: '每局出的八',
  statistic_blockedShare: '无法继续的局',
  statistic_stockOutShare: '牌堆用完的局',
  statistic_starterGoesOutShare: '先手获胜的局（在有人获胜的局中）',
  statistic_pointsWhenGoingOut: '出完时得分',
  statistic_roundsPerMatch: '每场局数',
};

/** What is counted in matches between bots. */
export const statisticWords: {readonly [language in Language]: Words} = {en, fr, zh};
