import type {Language} from '../../lib/text.js';

const en = {
  aid_known: 'what is known',
  aid_knownTitle: 'What everybody knows',
  aid_sheet: 'score sheet',
  aid_sheetTitle: 'Score sheet',
  known_unseen: 'Not yet seen:',
  known_suit: '  {{suit}} {{count}}',
  known_eights: '  eights {{count}}',
  known_lacked: '{{name}} had no {{suit}} and no {{rank}}',
  known_lackedSuit: '{{name}} had no {{suit}}',
  known_since_one: '({{count}} card since)',
  known_since_other: '({{count}} cards since)',
  sheet_total: 'total',
  sheet_target: 'The match ends at {{target}}.',
  sheet_won: '{{number}}: {{name}} {{sum}}',
  sheet_blocked: '{{number}}: blocked, hands {{values}}',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  aid_known: 'ce qu’on sait',
  aid_knownTitle: 'Ce que tout le monde sait',
  aid_sheet: 'feuille de score',
  aid_sheetTitle: 'Feuille de score',
  known_unseen: 'Pas encore vus :',
  known_suit: '  {{suit}} {{count}}',
  known_eights: '  huit {{count}}',
  known_lacked: '{{name}} : ni {{suit}} ni {{rank}}',
  known_lackedSuit: '{{name}} : pas de {{suit}}',
  known_since_one: '({{count}} carte depuis)',
  known_since_other: '({{count}} cartes depuis)',
  sheet_total: 'total',
  sheet_target: 'Le match finit à {{target}}.',
  sheet_won: '{{number}} : {{name}} {{sum}}',
  sheet_blocked: '{{number}} : bloquée, mains {{values}}',
};

const zh: Words = {
  aid_known: '已知信息',
  aid_knownTitle: '大家都知道的',
  aid_sheet: '计分表',
  aid_sheetTitle: '计分表',
  known_unseen: '还没见到：',
  known_suit: '  {{suit}} {{count}}',
  known_eights: '  八 {{count}}',
  known_lacked: '{{name}}当时没有{{suit}}，也没有 {{rank}}',
  known_lackedSuit: '{{name}}当时没有{{suit}}',
  known_since_one: '（之后又有 {{count}} 张）',
  known_since_other: '（之后又有 {{count}} 张）',
  sheet_total: '总分',
  sheet_target: '到 {{target}} 分结束。',
  sheet_won: '{{number}}：{{name}} {{sum}}',
  sheet_blocked: '{{number}}：无法继续，手牌 {{values}}',
};

/** What is known, and the score sheet. */
export const aidWords: {readonly [language in Language]: Words} = {en, fr, zh};
