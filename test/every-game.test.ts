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
};

const ownPlants: {readonly [game: string]: Planter} = {'lights-out': plantLights};

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
