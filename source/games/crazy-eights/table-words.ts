import type {Language} from '../../lib/text.js';

const en = {
  name: 'Crazy Eights',
  pitch: 'Get rid of your cards; an eight fits on anything',
  figure: '{{won}} won of {{count}}',
  notation:
    'A card is its rank and its suit: QS, 10H, 7♦; T is ten, and V D R are jack, queen and king. Suits are C clubs, D diamonds, H hearts, S spades. An eight names a suit: 8H C. Other moves: draw, pass, and name C where the starter names.',
  separator: ', ',
  you: 'You',
  player: 'Player {{number}}',

  // the title
  players_one: '{{count}} player',
  players_other: '{{count}} players',
  toTarget: 'to {{target}}',
  withoutTarget: 'without end',
  roundNow: 'round {{number}}',
  suitNow: 'suit {{suit}}',
  pointsOf: '{{name}} {{points}}',

  // what a newcomer is told
  noticeGoal: 'Play a card of the suit or the rank that lies up, or an eight.',
  noticeName: 'The first card is an eight: its suit is to be named.',

  // the position
  beforeDeal: 'The cards are about to be dealt.',
  handCount_one: '{{name}}: {{count}} card, {{points}} points',
  handCount_other: '{{name}}: {{count}} cards, {{points}} points',
  upIs: 'Up: {{card}}, suit {{suit}}',
  upIsSpoken: '{{card}} lies up. The suit is {{suit}}.',
  stockIs_one: 'Stock: {{count}} card',
  stockIs_other: 'Stock: {{count}} cards',
  stockEmpty: 'The stock is empty.',
  yourHand: 'Your hand: {{cards}}',
  yourHandSpoken: 'You hold {{cards}}.',
  mayPlay: 'You may play {{cards}}.',
  mayPlayOrDraw: 'You may play {{cards}}, or draw.',
  mayPlayOrKeep: 'You may play {{cards}}, or pass and keep it.',
  mustDraw: 'You can play no card: draw.',
  mustPass: 'You can play no card and the stock is empty: pass.',
  mustName: 'Name a suit: name C, name D, name H or name S.',
  turnOf: "It is {{name}}'s turn.",
  noCards: 'none',
  suitText: '{{suit}} ({{letter}})',

  // what happened
  happened_turned: 'The first card is {{card}}.',
  happened_buried: '{{card}} was turned up and put under the stock.',
  happened_named: '{{name}} named {{suit}}.',
  happened_played: '{{name}} played {{card}}.',
  happened_playedNaming: '{{name}} played {{card}} and named {{suit}}.',
  happened_drew: '{{name}} drew a card.',
  happened_passed: '{{name}} passed.',
  happened_reshuffled_one: '{{count}} card was shuffled into a new stock.',
  happened_reshuffled_other: '{{count}} cards were shuffled into a new stock.',

  // the end of a round, and of a match
  roundWon: '{{name}} wins the round and scores {{points}}.',
  roundBlocked: 'The round is blocked.',
  roundPoints: '{{name}}: {{points}}',
  countedHand: '{{name}} held {{cards}} = {{points}}',
  countedNone: '{{name}} held no card',
  totalsAre: 'In all: {{totals}}',
  matchWon: '{{name}} wins the match.',
  matchShared: '{{names}} share the match.',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  name: 'Huit américain',
  pitch: 'Débarrassez-vous de vos cartes ; un huit va sur tout',
  figure: '{{won}} matchs gagnés sur {{count}}',
  notation:
    'Une carte est sa valeur et sa couleur : DS, 10H, 7♦ ; V D R sont le valet, la dame et le roi, J Q K aussi. Les couleurs sont C trèfle, D carreau, H cœur, S pique. Un huit annonce une couleur : 8H C. Autres coups : piocher, passer, et annoncer C quand la couleur est à annoncer.',
  separator: ', ',
  you: 'Vous',
  player: 'Personne {{number}}',

  players_one: '{{count}} place',
  players_other: '{{count}} places',
  toTarget: 'en {{target}}',
  withoutTarget: 'sans fin',
  roundNow: 'manche {{number}}',
  suitNow: 'couleur {{suit}}',
  pointsOf: '{{name}} {{points}}',

  noticeGoal: 'Jouez une carte de la couleur ou de la valeur visible, ou un huit.',
  noticeName: 'La première carte est un huit : sa couleur est à annoncer.',

  beforeDeal: 'Les cartes vont être distribuées.',
  handCount_one: '{{name}} : {{count}} carte, {{points}} points',
  handCount_other: '{{name}} : {{count}} cartes, {{points}} points',
  upIs: 'Carte visible : {{card}}, couleur {{suit}}',
  upIsSpoken: 'Carte visible : {{card}}. Couleur courante : {{suit}}.',
  stockIs_one: 'Pioche : {{count}} carte',
  stockIs_other: 'Pioche : {{count}} cartes',
  stockEmpty: 'La pioche est vide.',
  yourHand: 'Votre main : {{cards}}',
  yourHandSpoken: 'Vous avez {{cards}}.',
  mayPlay: 'Vous pouvez jouer {{cards}}.',
  mayPlayOrDraw: 'Vous pouvez jouer {{cards}}, ou piocher.',
  mayPlayOrKeep: 'Vous pouvez jouer {{cards}}, ou passer et garder la carte.',
  mustDraw: 'Rien ne va : il faut piocher.',
  mustPass: 'Rien ne va et la pioche est vide : il faut passer.',
  mustName: 'Annoncez une couleur : annoncer C, annoncer D, annoncer H ou annoncer S.',
  turnOf: 'C’est à {{name}} de jouer.',
  noCards: 'aucune',
  suitText: '{{suit}} ({{letter}})',

  happened_turned: 'Première carte : {{card}}.',
  happened_buried: '{{card}} est allé sous la pioche.',
  happened_named: '{{name}} : couleur annoncée, {{suit}}.',
  happened_played: '{{name}} : joue {{card}}.',
  happened_playedNaming: '{{name}} : joue {{card}}, annonce {{suit}}.',
  happened_drew: '{{name}} : pioche une carte.',
  happened_passed: '{{name}} : passe.',
  happened_reshuffled_one: '{{count}} carte est remélangée en une nouvelle pioche.',
  happened_reshuffled_other: '{{count}} cartes sont remélangées en une nouvelle pioche.',

  roundWon: '{{name}} gagne la manche et marque {{points}}.',
  roundBlocked: 'La manche est bloquée.',
  roundPoints: '{{name}} : {{points}}',
  countedHand: '{{name}} avait {{cards}} = {{points}}',
  countedNone: '{{name}} n’avait plus de carte',
  totalsAre: 'En tout : {{totals}}',
  matchWon: '{{name}} gagne le match.',
  matchShared: '{{names}} se partagent le match.',
};

const zh: Words = {
  name: '疯狂八点',
  pitch: '把手牌出完；八可以压任何牌',
  figure: '{{count}} 场赢 {{won}} 场',
  notation:
    '一张牌写点数和花色：QS、10H、7♦；T 是十，V D R 也是 J Q K。花色 C 梅花、D 方块、H 红桃、S 黑桃。出八要叫花色：8H C。其他：抽牌、过，先手叫花色时用 叫 C。',
  separator: '、',
  you: '你',
  player: '玩家 {{number}}',

  players_one: '{{count}} 人',
  players_other: '{{count}} 人',
  toTarget: '到 {{target}} 分',
  withoutTarget: '无目标分',
  roundNow: '第 {{number}} 局',
  suitNow: '花色 {{suit}}',
  pointsOf: '{{name}} {{points}}',

  noticeGoal: '出与明牌同花色或同点数的牌，或出八。',
  noticeName: '第一张明牌是八：先叫花色。',

  beforeDeal: '即将发牌。',
  handCount_one: '{{name}}：{{count}} 张牌，{{points}} 分',
  handCount_other: '{{name}}：{{count}} 张牌，{{points}} 分',
  upIs: '明牌：{{card}}，花色 {{suit}}',
  upIsSpoken: '明牌是{{card}}。当前花色是{{suit}}。',
  stockIs_one: '牌堆：{{count}} 张',
  stockIs_other: '牌堆：{{count}} 张',
  stockEmpty: '牌堆已空。',
  yourHand: '你的手牌：{{cards}}',
  yourHandSpoken: '你有{{cards}}。',
  mayPlay: '可以出 {{cards}}。',
  mayPlayOrDraw: '可以出 {{cards}}，也可以抽牌。',
  mayPlayOrKeep: '可以出 {{cards}}，也可以过而留下它。',
  mustDraw: '没有牌可出：请抽牌。',
  mustPass: '没有牌可出，牌堆已空：请过。',
  mustName: '请叫花色：叫 C、叫 D、叫 H 或 叫 S。',
  turnOf: '轮到{{name}}。',
  noCards: '无',
  suitText: '{{suit}}（{{letter}}）',

  happened_turned: '第一张明牌是{{card}}。',
  happened_buried: '{{card}}翻出后压到了牌堆底。',
  happened_named: '{{name}}叫了{{suit}}。',
  happened_played: '{{name}}出了{{card}}。',
  happened_playedNaming: '{{name}}出了{{card}}，叫了{{suit}}。',
  happened_drew: '{{name}}抽了一张牌。',
  happened_passed: '{{name}}过。',
  happened_reshuffled_one: '{{count}} 张牌洗成了新的牌堆。',
  happened_reshuffled_other: '{{count}} 张牌洗成了新的牌堆。',

  roundWon: '{{name}}赢得本局，得 {{points}} 分。',
  roundBlocked: '本局无法继续。',
  roundPoints: '{{name}}：{{points}}',
  countedHand: '{{name}}手里有 {{cards}} = {{points}}',
  countedNone: '{{name}}手里没有牌了',
  totalsAre: '总分：{{totals}}',
  matchWon: '{{name}}赢得这一场。',
  matchShared: '{{names}}并列赢得这一场。',
};

/** The words of the table: the title, the position, what happened, and what it came to. */
export const tableWords: {readonly [language in Language]: Words} = {en, fr, zh};
