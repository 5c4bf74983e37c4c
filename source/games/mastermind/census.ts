import type {Refusal} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {Census} from '../module.js';
import {type StrategyId, strategies, strategyIds} from './bots.js';
import {codeCount, guessSpace} from './codes.js';
import type {MastermindOptions} from './options.js';
import type {Puzzle} from './partition.js';
import {isSmall, mostCodes} from './pool.js';
import {firstCandidate, greedy, type Player, planned, playAll} from './totals.js';

/** Secrets that a strategy may be tried on: those of five pegs of eight colours. */
const mostSecrets = 8 ** 5;

const drawn =
  (random: Random): Player =>
  (_, secrets) =>
    secrets[random.below(secrets.length)] as number;

const playerFor = (puzzle: Puzzle, id: StrategyId, random: Random): Player => {
  const strategy = strategies[id];
  if (strategy === 'first') return firstCandidate;
  if (strategy === 'random') return drawn(random);
  return strategy === 'planned' ? planned(puzzle) : greedy(puzzle, strategy);
};

/** How a strategy fares against every secret, however many tries there are; refused where there are too many codes. */
export const census = (
  {colours, pegs, repetition, feedback}: MastermindOptions,
  bot: string,
  random: Random,
): Result<Census, Refusal> => {
  const puzzle = {colours, pegs, repetition, feedback};
  const id = strategyIds.find(known => known === bot);
  if (id === undefined) throw new Error(`there is no strategy ${bot}`);
  const [secrets, guesses] = [codeCount(puzzle), codeCount(guessSpace(puzzle))];
  if (secrets > mostSecrets || !isSmall(puzzle))
    return err({code: 'census-too-large', data: {secrets, mostSecrets, guesses, mostGuesses: mostCodes}});
  return ok(playAll(puzzle, playerFor(puzzle, id, random)));
};
