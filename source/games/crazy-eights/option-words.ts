import type {Language} from '../../lib/text.js';

const en = {
  name: 'Crazy Eights',
  pitch: 'Match the suit or the rank, and be rid of your cards first',
  notation:
    'A card is its rank and its suit: QS, 10H or TH. Suits: C clubs, D diamonds, H hearts, S spades, or their signs. An eight takes the suit that it names after it: 8H C. Without a card: draw or pass. Where a suit is to be named: name C.',

  // options
  option_target: 'points at which the match is won; without a target it goes on until it is stopped',
  label_target: 'Target',
  target_50: '50 points',
  target_100: '100 points',
  target_200: '200 points',
  target_500: '500 points',
  target_none: 'no target',
  option_hand: 'cards that each player is dealt',
  label_hand: 'Hand',
  option_decks: 'decks of 52 cards: by themselves one, and two from six players on',
  label_decks: 'Decks',
  decks_auto: 'by the number of players',
  decks_1: 'one deck',
  decks_2: 'two decks',
  option_firstEight:
    'an eight that is turned up first stands for its own suit, or goes under the stock, or its suit is named by the player who starts',
  label_firstEight: 'Eight turned up first',
  'firstEight_own-suit': 'stands for its own suit',
  firstEight_bury: 'goes under the stock',
  'firstEight_starter-names': 'the starter names its suit',
  option_mayDraw: 'a card may be drawn only by a player who can play none, or always',
  label_mayDraw: 'Drawing is allowed',
  'mayDraw_when-stuck': 'without a card to play',
  mayDraw_always: 'always',
  option_draw:
    'a drawn card ends the turn, or may be played at once; or one draws up to three cards, or until one can be played',
  label_draw: 'In a turn one draws',
  draw_one: 'one card, and the turn ends',
  'draw_one-then-play': 'one card, which may be played',
  'draw_up-to-three': 'up to three cards',
  'draw_until-playable': 'until a card can be played',
  option_emptyStock:
    'with an empty stock players go on and pass, or the round ends as blocked, or the discard pile is shuffled anew',
  label_emptyStock: 'Empty stock',
  'emptyStock_play-on': 'play goes on without it',
  'emptyStock_end-round': 'the round ends',
  emptyStock_reshuffle: 'the discard pile is reshuffled',
  option_blocked:
    'in a blocked round all score what the other hands hold, or the lowest hand scores the differences, or nobody scores',
  label_blocked: 'Blocked round',
  'blocked_each-other': 'all score the other hands',
  'blocked_lowest-difference': 'the lowest hand scores',
  blocked_none: 'nobody scores',

  // computer players
  bot_random: 'Random',
  bot_source: 'Beginner',
  bot_counting: 'Counting',
  bot_expert: 'Expert',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  name: 'Huit américain',
  pitch: 'Suivre la couleur ou la valeur, et finir ses cartes avant les autres',
  notation:
    "Une carte s'écrit par sa valeur et sa couleur : DS ou QS (dame de pique), 10H. Valeurs : A, 2 à 10, V, D, R. Couleurs : C trèfle, D carreau, H cœur, S pique, ou leurs signes. Un huit est suivi de la couleur annoncée : 8H C. Sans carte : piocher ou passer. Quand une couleur est à annoncer : annoncer C.",

  option_target: "points qui font gagner le match ; sans objectif il dure jusqu'à ce qu'on l'arrête",
  label_target: 'Objectif',
  target_50: '50 points',
  target_100: '100 points',
  target_200: '200 points',
  target_500: '500 points',
  target_none: 'sans objectif',
  option_hand: 'nombre de cartes distribuées à chaque personne',
  label_hand: 'Main',
  option_decks: "jeux de 52 cartes : d'office un, et deux à partir de six personnes",
  label_decks: 'Jeux de cartes',
  decks_auto: 'selon le nombre de personnes',
  decks_1: 'un jeu',
  decks_2: 'deux jeux',
  option_firstEight:
    'un huit retourné au début garde sa couleur, ou va sous la pioche, ou sa couleur est annoncée par qui commence',
  label_firstEight: 'Huit retourné au début',
  'firstEight_own-suit': 'garde sa couleur',
  firstEight_bury: 'va sous la pioche',
  'firstEight_starter-names': 'qui commence annonce la couleur',
  option_mayDraw: 'on peut piocher seulement si aucune carte ne convient, ou toujours',
  label_mayDraw: 'On peut piocher',
  'mayDraw_when-stuck': 'sans carte à jouer',
  mayDraw_always: 'toujours',
  option_draw:
    "la carte piochée finit le tour, ou peut être jouée aussitôt ; ou on pioche jusqu'à trois cartes, ou jusqu'à pouvoir jouer",
  label_draw: 'En un tour on pioche',
  draw_one: 'une carte, et le tour finit',
  'draw_one-then-play': 'une carte, qui peut être jouée',
  'draw_up-to-three': "jusqu'à trois cartes",
  'draw_until-playable': "jusqu'à pouvoir jouer",
  option_emptyStock:
    'quand la pioche est vide, on continue en passant, ou la manche finit bloquée, ou la défausse est remélangée',
  label_emptyStock: 'Pioche vide',
  'emptyStock_play-on': 'on continue sans elle',
  'emptyStock_end-round': 'la manche finit',
  emptyStock_reshuffle: 'la défausse est remélangée',
  option_blocked:
    'manche bloquée : on marque le total des autres mains, ou la main la plus basse marque les écarts, ou personne ne marque',
  label_blocked: 'Manche bloquée',
  'blocked_each-other': 'on marque les autres mains',
  'blocked_lowest-difference': 'la main la plus basse marque',
  blocked_none: 'personne ne marque',

  bot_random: 'Au hasard',
  bot_source: 'Débutant',
  bot_counting: 'Calculateur',
  bot_expert: 'Expert',
};

const zh: Words = {
  name: '疯狂八点',
  pitch: '跟花色或点数，抢先出完手牌',
  notation:
    '牌写作点数加花色：QS、10H 或 TH。花色：C 梅花、D 方块、H 红桃、S 黑桃，也可用花色符号。出 8 时在后面写所叫的花色：8H C。无牌可出时：抽牌 或 过。需要叫花色时：叫 C。',

  option_target: '赢得一场所需的分数；没有目标分时一直打到停止为止',
  label_target: '目标分',
  target_50: '50 分',
  target_100: '100 分',
  target_200: '200 分',
  target_500: '500 分',
  target_none: '没有目标分',
  option_hand: '每名玩家发几张牌',
  label_hand: '手牌',
  option_decks: '用几副 52 张的牌：自动时用一副，六人起用两副',
  label_decks: '牌的副数',
  decks_auto: '按人数而定',
  decks_1: '一副',
  decks_2: '两副',
  option_firstEight: '开局翻出的 8 按自身花色算，或放到牌堆底下，或由先出牌的玩家叫花色',
  label_firstEight: '开局翻出 8',
  'firstEight_own-suit': '按自身花色算',
  firstEight_bury: '放到牌堆底下',
  'firstEight_starter-names': '由先出牌者叫花色',
  option_mayDraw: '只有无牌可出时才能抽牌，或随时可以抽牌',
  label_mayDraw: '何时可抽牌',
  'mayDraw_when-stuck': '无牌可出时',
  mayDraw_always: '随时',
  option_draw: '抽一张后轮次结束，或可以立即打出；或最多抽三张，或一直抽到有牌可出',
  label_draw: '一轮中抽牌',
  draw_one: '抽一张，轮次结束',
  'draw_one-then-play': '抽一张，可以打出',
  'draw_up-to-three': '最多三张',
  'draw_until-playable': '抽到有牌可出',
  option_emptyStock: '牌堆抽完后继续打、无牌可出则过，或本局按无法继续结束，或把弃牌堆重新洗牌',
  label_emptyStock: '牌堆抽完',
  'emptyStock_play-on': '继续打',
  'emptyStock_end-round': '本局结束',
  emptyStock_reshuffle: '弃牌堆重新洗牌',
  option_blocked: '无法继续时各得其他手牌的总分，或手牌分最低者得与各家的差，或都不得分',
  label_blocked: '无法继续时',
  'blocked_each-other': '各得其他手牌的分',
  'blocked_lowest-difference': '手牌分最低者得分',
  blocked_none: '都不得分',

  bot_random: '随机',
  bot_source: '入门',
  bot_counting: '计牌',
  bot_expert: '高手',
};

/** The words of the options and of the players. */
export const optionWords: {readonly [language in Language]: Words} = {en, fr, zh};
