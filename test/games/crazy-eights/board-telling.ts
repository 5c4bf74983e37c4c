import {sortHand} from '../../../source/cards/hand.js';
import {leastSize} from '../../../source/games/crazy-eights/board.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {legalMoves, ownHand} from '../../../source/games/crazy-eights/view.js';
import {cursorAt, type Drawn} from './board-drawn.js';
import {firstThat, viewOf, withHand} from './board-positions.js';

/** The tables of terminals of 80 x 24, 60 x 20, 40 x 20, 132 x 43 and 196 x 60. */
export const usual = {columns: 80, rows: 20};
export const least = {columns: 60, rows: 16};
export const narrow = {columns: 40, rows: 16};
export const large = {columns: 132, rows: 39};
export const huge = {columns: 196, rows: 56};

const names = ['Léa', 'Ada', 'Bo', 'Chloé', 'Dimitri', 'Eve', 'Fox'];

const isTurnOf =
  (seat: number) =>
  (state: CrazyEightsState): boolean =>
    state.phase === 'turn' && state.turn === seat && (state.hands[seat]?.length ?? 0) >= 5;
const canPlay = (state: CrazyEightsState): boolean =>
  isTurnOf(0)(state) && [...legalMoves(viewOf(state, 0))].some(({type}) => type === 'play');
const isStuck = (state: CrazyEightsState): boolean =>
  isTurnOf(0)(state) && [...legalMoves(viewOf(state, 0))].some(({type}) => type === 'draw');
const mustPass = (state: CrazyEightsState): boolean =>
  state.phase === 'turn' &&
  state.turn === 0 &&
  [...legalMoves(viewOf(state, 0))].some(({type}) => type === 'pass');
const hasEight = (state: CrazyEightsState): boolean =>
  canPlay(state) && (state.hands[0] ?? []).some(card => card.startsWith('8'));
const isNamed = (state: CrazyEightsState): boolean => {
  const last = state.log.at(-1);
  return canPlay(state) && last?.what === 'played' && last.suit !== undefined;
};

const three = viewOf(firstThat(canPlay, 3, {}, {seed: 'usual', plies: 30}), 0);
const named = viewOf(firstThat(isNamed, 3, {}, {seed: 'named', plies: 20}), 0);
const eight = viewOf(firstThat(hasEight, 3, {}, {seed: 'eight', plies: 20}), 0);
const eightCard = ownHand(eight).find(card => card.startsWith('8')) ?? '8C';
const eightAt = sortHand(ownHand(eight), 'suit').indexOf(eightCard);
const stuck = viewOf(firstThat(isStuck, 3, {}, {seed: 'stuck', plies: 10}), 0);
const passing = viewOf(firstThat(mustPass, 3, {}, {seed: 'passing', plies: 40}), 0);
const drawn = viewOf(
  firstThat(
    state => canPlay(state) && state.drawn > 0,
    2,
    {draw: 'until-playable', mayDraw: 'always'},
    {seed: 'drawn', plies: 12},
  ),
  0,
);
const seven = viewOf(withHand(firstThat(canPlay, 7, {}, {seed: 'seven', plies: 50}), 0, 24), 0);
const many = viewOf(withHand(firstThat(canPlay, 2, {}, {seed: 'many', plies: 10}), 0, 22), 0);
const most = viewOf(withHand(firstThat(canPlay, 2, {decks: '2'}, {seed: 'most', plies: 10}), 0, 30), 0);
const interval = viewOf(
  firstThat(
    ({phase, hands}) => phase === 'interval' && (hands[0]?.length ?? 0) > 2,
    4,
    {},
    {seed: 'interval', plies: 40},
  ),
  0,
);
const waiting = viewOf(
  firstThat(state => state.phase === 'turn' && state.turn === 1, 3, {}, {seed: 'waiting', plies: 44}),
  0,
);
const watched = viewOf(firstThat(canPlay, 3, {}, {seed: 'usual', plies: 30}), 'all');
const [play = {type: 'draw'}] = legalMoves(three);

/** Frames that tell much, by the names of their goldens. */
export const telling: {readonly [name: string]: Drawn} = {
  usual: {view: three, cursor: cursorAt(1), size: usual, names},
  least: {view: three, cursor: cursorAt(1), size: least, names},
  narrow: {view: three, cursor: cursorAt(1), size: narrow, names},
  large: {view: three, cursor: cursorAt(1), size: large, names},
  huge: {view: three, cursor: cursorAt(1), size: huge, names},
  ascii: {view: three, cursor: cursorAt(1), size: usual, look: {ascii: true}},
  'ascii-narrow': {view: three, cursor: cursorAt(1), size: narrow, look: {ascii: true}},
  french: {view: named, cursor: cursorAt(2), size: usual, language: 'fr', names},
  chinese: {view: named, cursor: cursorAt(2), size: usual, language: 'zh', names},
  named: {view: named, cursor: cursorAt(2), size: usual, names},
  'named-narrow': {view: named, cursor: cursorAt(2), size: narrow, names},
  choice: {view: eight, cursor: cursorAt(eightAt, {eight: eightCard, suit: 'S'}), size: usual, names},
  'choice-narrow': {
    view: eight,
    cursor: cursorAt(eightAt, {eight: eightCard, suit: 'C'}),
    size: narrow,
    names,
  },
  'choice-french-narrow': {
    view: eight,
    cursor: cursorAt(eightAt, {eight: eightCard, suit: 'D'}),
    size: narrow,
    language: 'fr',
    look: {letters: true},
  },
  advised: {view: three, cursor: cursorAt(99), marked: [play], size: usual, names},
  'advised-narrow': {view: three, cursor: cursorAt(0), marked: [play], size: narrow, names},
  'advised-draw': {view: stuck, cursor: cursorAt(0), marked: [{type: 'draw'}], size: usual, names},
  'advised-draw-least': {view: stuck, cursor: cursorAt(0), marked: [{type: 'draw'}], size: least, names},
  'advised-draw-narrow': {view: stuck, cursor: cursorAt(0), marked: [{type: 'draw'}], size: narrow, names},
  'advised-pass': {view: passing, cursor: cursorAt(0), marked: [{type: 'pass'}], size: least, names},
  drawn: {view: drawn, cursor: cursorAt(0), size: usual, names},
  'drawn-narrow': {view: drawn, cursor: cursorAt(0), size: narrow, names},
  seven: {view: seven, cursor: cursorAt(3), size: usual, names},
  'seven-least': {view: seven, cursor: cursorAt(3), size: least},
  'many-usual': {view: many, cursor: cursorAt(7), size: usual, names},
  'many-least': {view: many, cursor: cursorAt(7), size: least, names},
  'many-narrow': {view: many, cursor: cursorAt(7), size: narrow, names},
  'most-least': {view: most, cursor: cursorAt(29), size: least, names},
  'most-large': {view: most, cursor: cursorAt(29), size: large, names},
  interval: {view: interval, size: usual, names},
  'interval-least': {view: interval, size: least, names},
  'interval-large': {view: interval, size: large, names},
  waiting: {view: waiting, cursor: cursorAt(0), size: usual, names},
  watched: {view: watched, size: usual, names},
  'french-large': {view: named, cursor: cursorAt(2), size: large, language: 'fr', names},
  'chinese-large': {view: named, cursor: cursorAt(2), size: large, language: 'zh'},
  'ascii-large': {view: seven, cursor: cursorAt(3), size: large, look: {ascii: true}},
  'seven-huge': {view: seven, cursor: cursorAt(3), size: huge, names},
  'seven-french-least': {view: seven, cursor: cursorAt(3), size: least, language: 'fr'},
  'watched-large': {view: watched, size: large, names},
  smallest: {view: three, cursor: cursorAt(4), size: leastSize(three), names},
  'smallest-many': {view: many, cursor: cursorAt(7), size: leastSize(many), names},
  'smallest-seven': {view: seven, cursor: cursorAt(11), size: leastSize(seven)},
  'smallest-most-french': {view: most, cursor: cursorAt(12), size: leastSize(most), language: 'fr'},
  'smallest-choice': {
    view: eight,
    cursor: cursorAt(0, {eight: eightCard, suit: 'H'}),
    size: leastSize(eight),
    look: {ascii: true},
  },
  'smallest-interval': {view: interval, size: leastSize(interval), names},
};
