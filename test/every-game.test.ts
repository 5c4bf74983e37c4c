import {describe, expect, it} from 'vitest';
import type {Cabinet} from '../source/games/module.js';
import {registry} from '../source/games/registry.js';
import {asRecord} from '../source/lib/json.js';
import {type Case, checkMatch, describeContract, type Planter} from './contract.js';
import pairsCabinet from './fixture/index.js';
import type {Event} from './fixture/types.js';

const other = (face = 0) => (face % 9) + 1;

/** Wrong cards, a wrong number, cards not conserved; a shuffle in place of a deal, and the other way round. */
const plantPairs: Planter = deal => {
  const event = deal[0] as Event;
  if (event.type === 'reshuffled')
    return [
      [{type: 'reshuffled', stock: event.stock.slice(1)}],
      [{type: 'reshuffled', stock: event.stock.with(0, other(event.stock[0]))}],
      [{type: 'rehidden', hands: [[], []], stock: event.stock, chosen: []}],
      [{type: 'drew'}],
    ] satisfies Event[][];
  if (event.type !== 'dealt') return [];
  const [hand = [], ...others] = event.hands;
  return [
    [{...event, stock: event.stock.slice(1)}],
    [{...event, stock: event.stock.with(0, other(event.stock[0]))}],
    [{...event, hands: [hand.slice(1), ...others], stock: [...event.stock, ...hand.slice(0, 1)]}],
    [{...event, hands: others, stock: [...event.stock, ...hand]}],
    [{type: 'reshuffled', stock: event.stock}],
  ] satisfies Event[][];
};

const pairsCases: readonly Case[] = [
  {players: 2, options: {}, plies: 400},
  {players: 2, options: {ranks: 4, target: 2}, plies: 400},
  {players: 3, options: {}, plies: 500},
  {players: 3, options: {win: 'low', pairs: false, ranks: 6, target: 1}, plies: 500},
  {players: 3, options: {ranks: 9, target: 5}, plies: 500},
];

describeContract(pairsCabinet, pairsCases, {seeds: 5, plant: plantPairs});

/** The usual options at every number of seats, for a game that names no cases of its own below. */
const usualCases = ({game}: Cabinet): readonly Case[] =>
  Array.from({length: game.seats.most - game.seats.least + 1}, (_, more) => ({
    players: game.seats.least + more,
    options: {},
  }));

/** Boards of another size, one that is off, strange cells, and a press in place of a deal. */
const plantLights: Planter = deal => {
  const rows = asRecord(deal[0])?.['cells'];
  if (!Array.isArray(rows)) return [];
  const cells: readonly string[] = rows.map(String);
  const board = (planted: readonly string[]) => [Object.assign({type: 'made'}, {cells: planted})];
  return [
    board(cells.slice(1)),
    board([...cells, cells[0] ?? '']),
    board(cells.map(row => `${row}_`)),
    board(cells.map(row => '_'.repeat(row.length))),
    board(cells.map(row => `3${row.slice(1)}`)),
    [Object.assign({type: 'pressed'}, {row: 0, column: 0})],
  ];
};

/** Codes that can't be, one that is there twice, and what chance never deals in its place. */
const plantCodes: Planter = (deal, {game, state}) => {
  const {options: chosen, secret} = asRecord(state) ?? {};
  const options = asRecord(chosen);
  const [colours, pegs] = [Number(options?.['colours']), Number(options?.['pegs'])];
  const code = (colour: number) => Array.from({length: pegs}, () => colour);
  const hidden = (type: string, secret: readonly number[]) => [Object.assign({type}, {secret})];
  const some = Array.from({length: pegs}, (_, peg) => peg % colours);
  const began = [{type: 'began'}];
  const isDealt = deal[0]?.type === 'dealt';
  // Before a round there is no code in whose place another could be hidden, and after it none that is not known.
  const last = Array.isArray(secret) ? secret.map(Number) : [];
  const never = [
    ...['hid', 'rehidden'].flatMap(type => [hidden(type, some), hidden(type, last)]),
    [{type: 'stopped'}],
  ];
  if (!isDealt) return [...never, hidden('dealt', some)];
  const repeated = options?.['repetition'] === true || pegs === 1 ? [] : [hidden('dealt', code(0))];
  const wrong = [some.slice(1), [...some, 0], code(colours), code(-1), code(0.5)];
  expect(game.checkDeal(state, hidden('dealt', some)).ok).toBe(true);
  return [...never, began, ...repeated, ...wrong.map(secret => hidden('dealt', secret))];
};

/** A card too few, too many, one twice, a strange one; a reshuffle in place of a deal, and the other way round. */
const plantCards: Planter = ([event]) => {
  const type = event?.type === 'dealt' ? 'dealt' : 'reshuffled';
  const member = type === 'dealt' ? 'cards' : 'stock';
  const found = asRecord(event)?.[member];
  const cards = Array.isArray(found) ? found.map(String) : [];
  const [first = '', second = ''] = cards;
  const deal = (type: string, members: object) => [Object.assign({type}, members)];
  return [
    ...[cards.slice(1), [...cards, first], cards.with(0, '1D'), cards.with(0, '')].map(planted =>
      deal(type, {[member]: planted}),
    ),
    ...(first === second || cards.length < 2 ? [] : [deal(type, {[member]: cards.with(0, second)})]),
    type === 'dealt' ? deal('reshuffled', {stock: cards}) : deal('dealt', {cards}),
    deal('rehidden', {hands: [[], []], stock: cards}),
    deal('drew', {}),
  ];
};

const ownCases: {readonly [game: string]: readonly Case[]} = {
  // Random presses may never switch all off.
  'lights-out': [
    {players: 1, options: {cells: ['_._', '...', '_._'], title: 'Star'}, plies: 60, endless: true},
    {players: 1, options: {cells: ['._', '_.'], wrap: true}, plies: 40, endless: true},
    {players: 1, options: {cells: ['12_1', '_.12'], states: 3, shape: 'x'}, plies: 60, endless: true},
    {players: 1, options: {cells: ['.____', '_....'], shape: 'square'}, plies: 60, endless: true},
    {players: 1, options: {cells: Array.from({length: 27}, () => '.__.')}, plies: 40, endless: true},
    {players: 1, options: {}, plies: 40, endless: true},
    {players: 1, options: {rows: 3, columns: 4, par: 7, shape: 'x'}, plies: 40, endless: true},
    {players: 1, options: {rows: 4, columns: 4, states: 3, difficulty: 'easy'}, plies: 40, endless: true},
    {players: 1, options: {daily: '2026-11-29'}, plies: 40, endless: true},
  ],
  mastermind: [
    {players: 1, options: {colours: 4, pegs: 3}, plies: 20},
    {players: 1, options: {colours: 4, pegs: 3, feedback: 'counts', repetition: true, rounds: 3}, plies: 50},
    {players: 1, options: {}, plies: 20},
    {players: 1, options: {colours: 2, pegs: 1, tries: 1, repetition: true}, plies: 5},
    {players: 1, options: {colours: 12, pegs: 2, tries: 2, feedback: 'counts'}, plies: 5},
    {players: 1, options: {colours: 2, pegs: 8, tries: 2, repetition: true}, plies: 5},
    {players: 2, options: {mode: 'make', colours: 4, pegs: 3, repetition: true}, plies: 20},
    {players: 2, options: {mode: 'make', colours: 4, pegs: 3, feedback: 'counts', rounds: 2}, plies: 40},
    // Marks by chance may contradict one another for ever.
    {players: 2, options: {mode: 'paper', colours: 4, pegs: 3, rounds: 2}, plies: 25, endless: true},
    {players: 2, options: {mode: 'paper', colours: 4, pegs: 3, feedback: 'counts'}, plies: 25, endless: true},
    {players: 2, options: {mode: 'paper', colours: 3, pegs: 1, tries: 3}, plies: 15, endless: true},
    {players: 2, options: {mode: 'paper', colours: 2, pegs: 2, repetition: true}, plies: 15, endless: true},
    {players: 2, options: {mode: 'pair', colours: 4, pegs: 3, rounds: 2}, plies: 40},
    {
      players: 2,
      options: {mode: 'pair', colours: 4, pegs: 3, repetition: true, feedback: 'counts'},
      plies: 20,
    },
    {players: 2, options: {mode: 'duel', colours: 4, pegs: 3, rounds: 2}, plies: 80},
    {
      players: 2,
      options: {mode: 'duel', colours: 4, pegs: 3, repetition: true, feedback: 'counts'},
      plies: 40,
    },
  ],
  'crazy-eights': [
    {players: 2, options: {target: '50'}, plies: 100, endless: true},
    {
      players: 2,
      options: {target: 'none', draw: 'one-then-play', mayDraw: 'always'},
      plies: 25,
      endless: true,
    },
    {
      players: 3,
      options: {draw: 'up-to-three', emptyStock: 'reshuffle', target: '50'},
      plies: 25,
      endless: true,
    },
    {
      players: 3,
      options: {draw: 'until-playable', emptyStock: 'reshuffle', hand: 8},
      plies: 25,
      endless: true,
    },
    {players: 4, options: {emptyStock: 'end-round', blocked: 'lowest-difference'}, plies: 25, endless: true},
    {players: 5, options: {firstEight: 'starter-names', hand: 8, blocked: 'none'}, plies: 25, endless: true},
    {players: 6, options: {firstEight: 'bury', mayDraw: 'always'}, plies: 25, endless: true},
    {players: 7, options: {decks: '1', hand: 7, emptyStock: 'reshuffle'}, plies: 25, endless: true},
    {players: 2, options: {decks: '2', draw: 'up-to-three', mayDraw: 'always'}, plies: 60, endless: true},
    {players: 7, options: {hand: 8, target: '50'}, plies: 25, endless: true},
  ],
};

const ownPlants: {readonly [game: string]: Planter} = {
  'lights-out': plantLights,
  mastermind: plantCodes,
  'crazy-eights': plantCards,
};

for (const cabinet of registry) {
  const {id} = cabinet.game;
  const plant = ownPlants[id] ?? (() => []);
  describeContract(cabinet, ownCases[id] ?? usualCases(cabinet), {seeds: 3, plant});
}

describe('the contract test', () => {
  it('sees what it is there for', () => {
    const sight = checkMatch(pairsCabinet, {players: 3, options: {target: 9}}, 'sight', plantPairs);
    expect(sight.plies).toBeGreaterThan(40);
    expect(sight.secrets).toBeGreaterThan(20);
    expect(sight.intervals).toBeGreaterThan(0);
    // More deals than rounds: there were reshuffles.
    expect(sight.deals).toBeGreaterThan(sight.intervals + 1);
  });
});
