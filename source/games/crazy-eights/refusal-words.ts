import type {Language} from '../../lib/text.js';

const en = {
  'refused_not-held': 'You do not hold {{card}}.',
  'refused_no-match':
    '{{card}} matches neither the suit, {{suit}}, nor the rank of {{up}}: expected one of these, or an eight.',
  'refused_drawn-card-only': 'After a draw only the drawn card can be played: expected {{drawn}}.',
  'refused_name-a-suit': 'An eight names a suit: expected {{card}} and a suit, such as {{card}} C.',
  'refused_names-nothing': 'Only an eight names a suit: expected {{card}} alone.',
  'refused_last-eight': 'An eight that is your last card names no suit: expected {{card}} alone.',
  'refused_no-such-suit': '"{{text}}" is no suit: expected C, D, H or S.',
  'refused_may-not-draw': 'You may not draw while you can play: {{card}} fits.',
  'refused_drawn-enough': 'You have drawn enough: {{card}} fits.',
  'refused_stock-empty': 'The stock is empty: there is nothing to draw.',
  'refused_may-not-pass': 'You may not pass while you can play: {{card}} fits.',
  'refused_draw-first': 'You may not pass while there are cards to draw: expected draw.',
  'refused_name-first': 'The first card is an eight: expected name and a suit, such as name C.',
  'refused_nothing-to-name': 'There is no suit to name: expected a card, draw or pass.',
  refused_notation: '"{{text}}" is no move: expected a card such as QS or 8H C, draw, or pass.',
  'refused_game-over': 'The match is over.',
  'refused_no-interval': 'The round is still being played: a match can be stopped between rounds.',
  'refused_not-your-turn': 'It is not your turn.',
  'refused_nobody-stops':
    'Without a target a match ends when a person stops it: expected a person among the players.',
  'refused_too-few-cards':
    '{{seats}} players with {{hand}} cards each need {{needed}} cards, and there are {{cards}}: expected fewer cards, or two decks.',
  'refused_bad-choice': '{{option}}: expected one of {{values}}.',
  'refused_bad-number': '{{option}}: expected a number from {{least}} to {{most}}.',
  'refused_wrong-seats': 'Expected 2 to 7 players.',
  refused_unknown: 'That can not be done here ({{code}}).',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  'refused_not-held': 'Vous n’avez pas {{card}}.',
  'refused_no-match':
    '{{card}} n’est ni de la couleur, {{suit}}, ni de la valeur de {{up}} : il faut l’une des deux, ou un huit.',
  'refused_drawn-card-only': 'Après la pioche, seule la carte piochée peut être jouée : {{drawn}}.',
  'refused_name-a-suit': 'Un huit annonce une couleur : il faut {{card}} et une couleur, comme {{card}} C.',
  'refused_names-nothing': 'Seul un huit annonce une couleur : il faut {{card}} sans rien d’autre.',
  'refused_last-eight':
    'Un huit en dernière carte n’annonce pas de couleur : il faut {{card}} sans rien d’autre.',
  'refused_no-such-suit': '« {{text}} » n’est pas une couleur : il faut C, D, H ou S.',
  'refused_may-not-draw': 'On ne pioche pas tant qu’on peut jouer : {{card}} convient.',
  'refused_drawn-enough': 'Vous avez assez pioché : {{card}} convient.',
  'refused_stock-empty': 'La pioche est vide : il n’y a rien à piocher.',
  'refused_may-not-pass': 'On ne passe pas tant qu’on peut jouer : {{card}} convient.',
  'refused_draw-first': 'On ne passe pas tant qu’il reste des cartes à piocher : il faut piocher.',
  'refused_name-first': 'La première carte est un huit : il faut annoncer une couleur, comme annoncer C.',
  'refused_nothing-to-name': 'Il n’y a pas de couleur à annoncer : il faut une carte, piocher ou passer.',
  refused_notation:
    '« {{text}} » n’est pas un coup : il faut une carte comme DS ou 8H C, piocher, ou passer.',
  'refused_game-over': 'Le match est fini.',
  'refused_no-interval': 'La manche n’est pas finie : un match s’arrête entre deux manches.',
  'refused_not-your-turn': 'Ce n’est pas votre tour.',
  'refused_nobody-stops':
    'Sans objectif, un match finit quand une personne l’arrête : il faut au moins une personne.',
  'refused_too-few-cards':
    '{{seats}} places avec {{hand}} cartes demandent {{needed}} cartes, et il y en a {{cards}} : il faut moins de cartes, ou deux jeux.',
  'refused_bad-choice': '{{option}} : il faut l’un de {{values}}.',
  'refused_bad-number': '{{option}} : il faut un nombre de {{least}} à {{most}}.',
  'refused_wrong-seats': 'Il faut de 2 à 7 places.',
  refused_unknown: 'Impossible ici ({{code}}).',
};

const zh: Words = {
  'refused_not-held': '你没有 {{card}}。',
  'refused_no-match': '{{card}} 与花色{{suit}}不同，与 {{up}} 的点数也不同：应为其中之一，或八。',
  'refused_drawn-card-only': '抽牌后只能出抽到的牌：应为 {{drawn}}。',
  'refused_name-a-suit': '出八要叫花色：应为 {{card}} 加花色，如 {{card}} C。',
  'refused_names-nothing': '只有八能叫花色：应只写 {{card}}。',
  'refused_last-eight': '最后一张是八时不叫花色：应只写 {{card}}。',
  'refused_no-such-suit': '“{{text}}”不是花色：应为 C、D、H 或 S。',
  'refused_may-not-draw': '有牌可出时不能抽牌：{{card}} 可以出。',
  'refused_drawn-enough': '已经抽够了：{{card}} 可以出。',
  'refused_stock-empty': '牌堆已空，没有牌可抽。',
  'refused_may-not-pass': '有牌可出时不能过：{{card}} 可以出。',
  'refused_draw-first': '还有牌可抽时不能过：请抽牌。',
  'refused_name-first': '第一张明牌是八：应先叫花色，如 叫 C。',
  'refused_nothing-to-name': '现在不用叫花色：应为一张牌、抽牌或过。',
  refused_notation: '“{{text}}”不是一步：应为一张牌，如 QS 或 8H C，或抽牌，或过。',
  'refused_game-over': '这一场已经结束。',
  'refused_no-interval': '本局还没结束：两局之间才能停止。',
  'refused_not-your-turn': '还没轮到你。',
  'refused_nobody-stops': '没有目标分的一场要由人来停止：玩家中应有人。',
  'refused_too-few-cards':
    '{{seats}} 人每人 {{hand}} 张需要 {{needed}} 张牌，只有 {{cards}} 张：应减少张数，或用两副牌。',
  'refused_bad-choice': '{{option}}：应为 {{values}} 之一。',
  'refused_bad-number': '{{option}}：应为 {{least}} 到 {{most}} 的数。',
  'refused_wrong-seats': '应有 2 到 7 名玩家。',
  refused_unknown: '此处不可以（{{code}}）。',
};

/** Why something is refused, and what was expected. */
export const refusalWords: {readonly [language in Language]: Words} = {en, fr, zh};
