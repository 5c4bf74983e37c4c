import type {Language} from '../../lib/text.js';

const en = {
  refusedNotHeld: 'You do not hold {{card}}: expected a card of your hand.',
  refusedNoMatch:
    '{{card}} matches neither the current suit ({{suit}}) nor the rank of the up card ({{rank}}).',
  refusedDrawnOnly: '{{card}} may not be played now: after a draw only {{drawn}}, the card that was drawn.',
  refusedNamesNothing: '{{card}} names no suit, since only an eight does: expected {{card}} alone.',
  refusedLastEight: '{{card}} is your last card, which names no suit: expected {{card}} alone.',
  refusedNameASuit: '{{card}} names a suit: expected the suit after it, such as {{example}}.',
  refusedMayNotDraw: 'You can play {{card}}, so you may not draw.',
  refusedDrawnEnough: 'You may not draw again: you can play {{card}}.',
  refusedMayNotPass: 'You can play {{card}}, so you may not pass.',
  refusedNotation:
    'Expected a card, such as {{card}}, an eight with a suit, such as {{eight}}, or a word: {{words}}.',
  refusedNoSuit: '{{text}} is no suit: expected {{suits}}.',
  refusedNumber: '{{option}}: expected a whole number from {{least}} to {{most}}.',
  refusedChoice: '{{option}}: expected one of {{values}}.',
  refusedTooFewCards:
    '{{seats}} players with {{hand}} cards each need {{needed}} cards, and there are {{cards}}: expected fewer players, smaller hands or two decks.',
  'refused_stock-empty': 'The stock is empty, so you may not draw.',
  'refused_draw-first': 'You may draw, so you may not pass.',
  'refused_name-first': 'First a suit is to be named for the eight that lies up, such as {{example}}.',
  'refused_nothing-to-name': 'There is no suit to name now: expected a card, {{words}}.',
  'refused_game-over': 'The match is over.',
  'refused_no-interval': 'The round is not over: a match is stopped between rounds.',
  'refused_not-your-turn': 'It is not your turn.',
  'refused_not-the-deal': 'These are not the cards that can be dealt here.',
  'refused_not-an-event': 'This is nothing that happens in Crazy Eights.',
  'refused_nobody-stops':
    'A match without a target ends when a person stops it: expected a person among the players.',
  refusedOther: 'Not possible here ({{code}}).',
} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {
  refusedNotHeld: "Vous n'avez pas {{card}} : il faut une carte de votre main.",
  refusedNoMatch:
    "{{card}} n'est ni de la couleur courante ({{suit}}) ni de la valeur de la carte visible ({{rank}}).",
  refusedDrawnOnly:
    '{{card}} ne peut pas être jouée maintenant : après une pioche, seulement {{drawn}}, la carte piochée.',
  refusedNamesNothing:
    "{{card}} n'annonce pas de couleur, seul un huit le fait : il faut {{card}} sans rien.",
  refusedLastEight:
    "{{card}} est votre dernière carte, qui n'annonce pas de couleur : il faut {{card}} sans rien.",
  refusedNameASuit: '{{card}} annonce une couleur : il faut la couleur à la suite, comme {{example}}.',
  refusedMayNotDraw: 'Vous pouvez jouer {{card}}, vous ne pouvez donc pas piocher.',
  refusedDrawnEnough: 'Vous ne pouvez plus piocher : vous pouvez jouer {{card}}.',
  refusedMayNotPass: 'Vous pouvez jouer {{card}}, vous ne pouvez donc pas passer.',
  refusedNotation:
    'Il faut une carte, comme {{card}}, un huit et une couleur, comme {{eight}}, ou un mot : {{words}}.',
  refusedNoSuit: "{{text}} n'est pas une couleur : il faut {{suits}}.",
  refusedNumber: '{{option}} : il faut un nombre entier de {{least}} à {{most}}.',
  refusedChoice: '{{option}} : il faut une de ces valeurs : {{values}}.',
  refusedTooFewCards:
    'Pour {{seats}} personnes à {{hand}} cartes il faut {{needed}} cartes, et il y en a {{cards}} : il faut moins de personnes, des mains plus petites ou deux jeux.',
  'refused_stock-empty': 'La pioche est vide, vous ne pouvez donc pas piocher.',
  'refused_draw-first': 'Vous pouvez piocher, vous ne pouvez donc pas passer.',
  'refused_name-first': "Il faut d'abord annoncer la couleur du huit visible, comme {{example}}.",
  'refused_nothing-to-name': "Il n'y a pas de couleur à annoncer maintenant : il faut une carte, {{words}}.",
  'refused_game-over': 'Le match est fini.',
  'refused_no-interval': "La manche n'est pas finie : un match s'arrête entre deux manches.",
  'refused_not-your-turn': "Ce n'est pas votre tour.",
  'refused_not-the-deal': 'Ces cartes ne peuvent pas être distribuées ici.',
  'refused_not-an-event': "Cela n'arrive pas au huit américain.",
  'refused_nobody-stops':
    'Sans objectif, un match finit quand une personne l’arrête : il faut une personne parmi les places.',
  refusedOther: 'Pas possible ici ({{code}}).',
};

const zh: Words = {
  refusedNotHeld: '你没有 {{card}}：应为手中的牌。',
  refusedNoMatch: '{{card}} 既不是当前花色（{{suit}}），也不是明牌的点数（{{rank}}）。',
  refusedDrawnOnly: '现在不能出 {{card}}：抽牌后只能出刚抽到的 {{drawn}}。',
  refusedNamesNothing: '{{card}} 不能叫花色，只有 8 可以：应只写 {{card}}。',
  refusedLastEight: '{{card}} 是最后一张牌，不用叫花色：应只写 {{card}}。',
  refusedNameASuit: '{{card}} 要叫花色：应在后面写花色，如 {{example}}。',
  refusedMayNotDraw: '你可以出 {{card}}，所以不能抽牌。',
  refusedDrawnEnough: '不能再抽牌：你可以出 {{card}}。',
  refusedMayNotPass: '你可以出 {{card}}，所以不能过。',
  refusedNotation: '应为一张牌，如 {{card}}，或 8 加花色，如 {{eight}}，或：{{words}}。',
  refusedNoSuit: '{{text}} 不是花色：应为 {{suits}}。',
  refusedNumber: '{{option}}：应为 {{least}} 到 {{most}} 的整数。',
  refusedChoice: '{{option}}：应为 {{values}} 之一。',
  refusedTooFewCards:
    '{{seats}} 人每人 {{hand}} 张要 {{needed}} 张牌，现在只有 {{cards}} 张：应减少人数、减少手牌或用两副牌。',
  'refused_stock-empty': '牌堆已空，不能抽牌。',
  'refused_draw-first': '你可以抽牌，所以不能过。',
  'refused_name-first': '应先为翻出的 8 叫花色，如 {{example}}。',
  'refused_nothing-to-name': '现在不用叫花色：应为一张牌，{{words}}。',
  'refused_game-over': '这一场已经结束。',
  'refused_no-interval': '这一局还没有结束：只能在两局之间停止。',
  'refused_not-your-turn': '还没有轮到你。',
  'refused_not-the-deal': '这里不可能发出这些牌。',
  'refused_not-an-event': '疯狂八点中没有这样的事。',
  'refused_nobody-stops': '没有目标分的一场要由人来停止：玩家中应有人。',
  refusedOther: '此处不可行（{{code}}）。',
};

export const refusalWords: {readonly [language in Language]: Words} = {en, fr, zh};
