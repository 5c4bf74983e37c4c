import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Refusal} from '../../../source/engine/game.js';
import {explain} from '../../../source/games/crazy-eights/explain.js';
import {parseNotation} from '../../../source/games/crazy-eights/notation.js';
import {seatRefusal} from '../../../source/games/crazy-eights/options.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {languages} from '../../../source/lib/text.js';
import {value} from '../../checks.js';
import {type Dealt, playOn, stateAfter, wordsIn} from './told-table.js';

const [en, fr, zh] = [wordsIn('en'), wordsIn('fr'), wordsIn('zh')];

const usual: Dealt = {hands: ['KC QS 3D 4H 8H', '7C 9S 10H JD 2C'], up: '7D', stock: 'AS KS'};
const stuck: Dealt = {hands: ['KC QS 3H 4H 5S', '7C 9S 10H JD 2C'], up: '7D', stock: '9D AS AC AH'};

type Refused = {readonly ok: true} | {readonly ok: false; readonly error: Refusal};
const refusalOf = (result: Refused, what: string): Refusal => {
  if (result.ok) throw new Error(`${what} is accepted`);
  return result.error;
};
/** Why a line is refused, in a position. */
const at = (state: CrazyEightsState, line: string): Refusal => {
  const move = parseNotation(line, 'en');
  return refusalOf(move.ok ? crazyEights.decide(state, move.value) : move, line);
};
const after = (dealt: Dealt, ...lines: readonly string[]): CrazyEightsState => stateAfter(dealt, ...lines);
const option = (options: object, seats = 2): Refusal =>
  refusalOf(crazyEights.parseOptions(options, seats), JSON.stringify(options));

const last = (hand: '8H' | '3D'): CrazyEightsState => {
  const state = after(usual);
  return {...state, hands: [[hand], state.hands[1] ?? []]};
};
const naming = after({...usual, up: '8D', options: {firstEight: 'starter-names'}});
const drawnTwice = after({...stuck, options: {draw: 'one-then-play'}}, 'draw');
const won = playOn(last('3D'), '3D');

/** Each refusal there is, of a move that was made. */
const refusals: readonly (readonly [Refusal, string, string, string])[] = [
  [
    at(after(usual), '7C'),
    'You do not hold 7C: expected a card of your hand.',
    "Vous n'avez pas 7C : il faut une carte de votre main.",
    '你没有 7C：应为手中的牌。',
  ],
  [
    at(after(usual), 'QS'),
    'QS matches neither the current suit (diamonds) nor the rank of the up card (7).',
    "DS n'est ni de la couleur courante (carreau) ni de la valeur de la carte visible (7).",
    'QS 既不是当前花色（方块），也不是明牌的点数（7）。',
  ],
  [
    at(after(usual, '3D', 'JD', '8H C'), '9S'),
    '9S matches neither the current suit (clubs) nor the rank of the up card (8).',
    "9S n'est ni de la couleur courante (trèfle) ni de la valeur de la carte visible (8).",
    '9S 既不是当前花色（梅花），也不是明牌的点数（8）。',
  ],
  [
    at(after({...usual, options: {draw: 'one-then-play', mayDraw: 'always'}, stock: '9D'}, 'draw'), '3D'),
    '3D may not be played now: after a draw only 9D, the card that was drawn.',
    '3D ne peut pas être jouée maintenant : après une pioche, seulement 9D, la carte piochée.',
    '现在不能出 3D：抽牌后只能出刚抽到的 9D。',
  ],
  [
    at(after(usual), '3D C'),
    '3D names no suit, since only an eight does: expected 3D alone.',
    "3D n'annonce pas de couleur, seul un huit le fait : il faut 3D sans rien.",
    '3D 不能叫花色，只有 8 可以：应只写 3D。',
  ],
  [
    at(last('8H'), '8H C'),
    '8H is your last card, which names no suit: expected 8H alone.',
    "8H est votre dernière carte, qui n'annonce pas de couleur : il faut 8H sans rien.",
    '8H 是最后一张牌，不用叫花色：应只写 8H。',
  ],
  [
    at(after(usual), '8H'),
    '8H names a suit: expected the suit after it, such as 8H C.',
    '8H annonce une couleur : il faut la couleur à la suite, comme 8H C.',
    '8H 要叫花色：应在后面写花色，如 8H C。',
  ],
  [
    at({...after(stuck), stock: []}, 'draw'),
    'The stock is empty, so you may not draw.',
    'La pioche est vide, vous ne pouvez donc pas piocher.',
    '牌堆已空，不能抽牌。',
  ],
  [
    at(drawnTwice, 'draw'),
    'You may not draw again: you can play 9D.',
    'Vous ne pouvez plus piocher : vous pouvez jouer 9D.',
    '不能再抽牌：你可以出 9D。',
  ],
  [
    at(after(usual), 'draw'),
    'You can play 3D, so you may not draw.',
    'Vous pouvez jouer 3D, vous ne pouvez donc pas piocher.',
    '你可以出 3D，所以不能抽牌。',
  ],
  [
    at(after(stuck), 'pass'),
    'You may draw, so you may not pass.',
    'Vous pouvez piocher, vous ne pouvez donc pas passer.',
    '你可以抽牌，所以不能过。',
  ],
  [
    at(after(usual), 'pass'),
    'You can play 3D, so you may not pass.',
    'Vous pouvez jouer 3D, vous ne pouvez donc pas passer.',
    '你可以出 3D，所以不能过。',
  ],
  [at(playOn(won, 'stop'), 'draw'), 'The match is over.', 'Le match est fini.', '这一场已经结束。'],
  [
    at(after(usual), 'stop'),
    'The round is not over: a match is stopped between rounds.',
    "La manche n'est pas finie : un match s'arrête entre deux manches.",
    '这一局还没有结束：只能在两局之间停止。',
  ],
  [at(won, 'draw'), 'It is not your turn.', "Ce n'est pas votre tour.", '还没有轮到你。'],
  [
    at(naming, '3D'),
    'First a suit is to be named for the eight that lies up, such as name C.',
    "Il faut d'abord annoncer la couleur du huit visible, comme annoncer C.",
    '应先为翻出的 8 叫花色，如 叫 C。',
  ],
  [
    at(after(usual), 'name C'),
    'There is no suit to name now: expected a card, draw or pass.',
    "Il n'y a pas de couleur à annoncer maintenant : il faut une carte, piocher ou passer.",
    '现在不用叫花色：应为一张牌，抽牌或过。',
  ],
  [
    at(after(usual), 'xyzzy'),
    'Expected a card, such as QS, an eight with a suit, such as 8H C, or a word: draw, pass, name C.',
    'Il faut une carte, comme DS, un huit et une couleur, comme 8H C, ou un mot : piocher, passer, annoncer C.',
    '应为一张牌，如 QS，或 8 加花色，如 8H C，或：抽牌，过，叫 C。',
  ],
  [
    at(after(usual), '8H X'),
    'X is no suit: expected C clubs, D diamonds, H hearts, or S spades.',
    "X n'est pas une couleur : il faut ♣ C trèfle, ♦ D carreau, ♥ H cœur ou ♠ S pique.",
    'X 不是花色：应为 ♣ C 梅花、♦ D 方块、♥ H 红桃或♠ S 黑桃。',
  ],
  [
    option({hand: 9}),
    'Hand: expected a whole number from 5 to 8.',
    'Main : il faut un nombre entier de 5 à 8.',
    '手牌：应为 5 到 8 的整数。',
  ],
  [
    option({target: 'x'}),
    'Target: expected one of 100, 50, 200, 500, none.',
    'Objectif : il faut une de ces valeurs : 100, 50, 200, 500, none.',
    '目标分：应为 100，50，200，500，none 之一。',
  ],
  [
    option({hand: 8, decks: '1'}, 7),
    '7 players with 8 cards each need 57 cards, and there are 52: expected fewer players, smaller hands or two decks.',
    'Pour 7 personnes à 8 cartes il faut 57 cartes, et il y en a 52 : il faut moins de personnes, des mains plus petites ou deux jeux.',
    '7 人每人 8 张要 57 张牌，现在只有 52 张：应减少人数、减少手牌或用两副牌。',
  ],
  [
    refusalOf(crazyEights.checkDeal(after(usual), []), 'no deal'),
    'These are not the cards that can be dealt here.',
    'Ces cartes ne peuvent pas être distribuées ici.',
    '这里不可能发出这些牌。',
  ],
  [
    refusalOf(crazyEights.parseEvent({type: 'jumped'}), 'jumped'),
    'This is nothing that happens in Crazy Eights.',
    "Cela n'arrive pas au huit américain.",
    '疯狂八点中没有这样的事。',
  ],
  [
    seatRefusal(value(crazyEights.parseOptions({target: 'none'}, 2)), ['source', 'expert']) ?? {code: ''},
    'A match without a target ends when a person stops it: expected a person among the players.',
    'Sans objectif, un match finit quand une personne l’arrête : il faut une personne parmi les places.',
    '没有目标分的一场要由人来停止：玩家中应有人。',
  ],
];

test.each(refusals)('%j: %s', (refusal, inEnglish, inFrench, inChinese) => {
  expect([en, fr, zh].map(text => explain(refusal, text))).toEqual([inEnglish, inFrench, inChinese]);
});

test('a wrong value of each option names the option', () => {
  const labels = ['decks', 'firstEight', 'mayDraw', 'draw', 'emptyStock', 'blocked'].map(
    name => explain(option({[name]: 'x'}), en).split(':')[0],
  );
  expect(labels).toEqual([
    'Decks',
    'Eight turned up first',
    'Drawing is allowed',
    'In a turn one draws',
    'Empty stock',
    'Blocked round',
  ]);
});

/** The codes that stand in the rules' own files. */
const writtenCodes = (): readonly string[] => {
  const folder = new URL('../../../source/games/crazy-eights/', import.meta.url);
  const source = ['rules', 'decisions', 'options', 'notation', 'deals', 'events']
    .map(name => fs.readFileSync(new URL(`${name}.ts`, folder), 'utf8'))
    .join('\n');
  const refusing = source.match(/(?:refused\(|code: )[^;,\n]*/g) ?? [];
  return refusing.flatMap(code => [...code.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name));
};

test('of no code in the rules a refusal is missing here', () => {
  const reached = new Set(refusals.map(([{code}]) => code));
  expect([...new Set(writtenCodes())].sort()).toEqual([...reached].sort());
});

describe('a refusal that holds something else than it should', () => {
  const odd = [undefined, 7, '', 'ZZ', ['QS'], {card: 'QS'}, '__proto__'] as const;

  test('is still said in a sentence', () => {
    for (const language of languages)
      for (const [{code}] of refusals)
        for (const each of odd) {
          const data = each === undefined ? {} : {card: each, up: each, suit: each, text: each, option: each};
          const said = explain({code, data}, wordsIn(language));
          expect(said).not.toMatch(/\{\{|undefined|refused|\[object/);
          expect(said).toMatch(/[.。]$/);
        }
  });

  test('has no controls of a terminal in it', () => {
    expect(explain({code: 'no-such-suit', data: {text: '\u001b[2J'}}, en)).not.toContain('\u001b');
  });

  test('or a code that nobody knows, is named', () => {
    expect(explain({code: 'constructor'}, en)).toBe('Not possible here (constructor).');
    expect(explain({code: 'not-held'}, en)).toBe('Not possible here (not-held).');
    expect(explain({code: 'x'}, fr)).toBe('Pas possible ici (x).');
    expect(explain({code: 'x'}, zh)).toBe('此处不可行（x）。');
  });
});
