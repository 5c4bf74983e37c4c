import {expect, test} from 'vitest';
import {greedy, playAll} from '../../../source/games/mastermind/totals.js';
import oracle from '../../oracles/mastermind.json' with {type: 'json'};

const {most_parts, expected_size, minimax} = oracle.counts_5x8_repetition;

test.each([
  ['parts', most_parts],
  ['expected-size', expected_size],
  ['minimax', minimax],
] as const)('%s with counts and five pegs of eight colours', (measure, {total, max}) => {
  const puzzle = {colours: 8, pegs: 5, repetition: true, feedback: 'counts'} as const;
  const totals = playAll(puzzle, greedy(puzzle, measure));
  expect([totals.total, totals.worst]).toEqual([total, max]);
});
