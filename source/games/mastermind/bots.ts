import type {Bot, Refusal} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {type Candidates, candidatesFor, drawNumber} from './candidates.js';
import {type Code, codeOf} from './codes.js';
import {answerTo} from './feedback.js';
import {hintFor, type Strategy} from './hint.js';
import {answered, candidatesOf} from './known.js';
import type {MastermindOptions} from './options.js';
import {planOf} from './plan.js';
import {makerOf} from './turns.js';
import type {Mastermind, MastermindMove, MastermindView} from './types.js';

/** Ways to guess, the simplest first. `optimal` and `deep` are worked out beforehand, for some sizes. */
export const strategies = {
  first: 'first',
  random: 'random',
  minimax: 'minimax',
  parts: 'parts',
  entropy: 'entropy',
  deep: 'planned',
  optimal: 'planned',
} as const satisfies {readonly [id: string]: Strategy};

export type StrategyId = keyof typeof strategies;
export const strategyIds = Object.keys(strategies) as readonly StrategyId[];

const drawn = ({options}: MastermindView, random: Random): Code =>
  codeOf(drawNumber(candidatesFor(options, []), random), options.colours, options.pegs);

/** Marks that some code would be given: a code that agrees with what was marked so far stays possible. */
const mark = (view: MastermindView, random: Random): MastermindMove => {
  const {options, rows} = view;
  const candidates = candidatesOf(view);
  const waiting = rows.at(-1);
  if (waiting !== undefined && waiting.answer === undefined && candidates.count > 0) {
    const code = codeOf(drawNumber(candidates, random), options.colours, options.pegs);
    return {type: 'mark', answer: answerTo(options.feedback, waiting.guess, code)};
  }
  return correction(view, random);
};

/** The first row that no code agrees with, besides those before it, is marked anew as some code would be. */
const correction = (view: MastermindView, random: Random): MastermindMove => {
  const {options, rows} = view;
  const all = answered(rows);
  const prefixes = all.map((_, row) => candidatesFor(options, all.slice(0, row)));
  const row = Math.max(
    0,
    prefixes.findLastIndex(({count}) => count > 0),
  );
  const code = codeOf(drawNumber(prefixes[row] as Candidates, random), options.colours, options.pegs);
  return {type: 'correct', row, answer: answerTo(options.feedback, rows[row]?.guess ?? [], code)};
};

const choose = (view: MastermindView, strategy: Strategy, random: Random): MastermindMove => {
  if (makerOf(view) === view.mover) return {type: 'hide', code: drawn(view, random)};
  if (view.options.mode === 'paper' && view.mover === 0) return mark(view, random);
  const hint = hintFor(view.options, answered(view.rows), strategy, random);
  return {type: 'guess', code: hint?.guess ?? drawn(view, random)};
};

export const bots: readonly Bot<Mastermind>[] = strategyIds.map(id => ({
  id,
  choose: (view, random) => choose(view, strategies[id], random),
}));

/** With marks for each peg the best guess by entropy needs the fewest guesses in all that are possible, in this size. */
const isOptimalByEntropy = ({colours, pegs, feedback}: MastermindOptions): boolean =>
  feedback === 'per-peg' && colours === 6 && pegs === 4;

/** `optimal` and `deep` play the sizes for which they were worked out, and no others. */
export const seatRefusal = (options: MastermindOptions, players: readonly string[]): Refusal | undefined => {
  const type = isOptimalByEntropy(options) ? 'optimal' : planOf(options)?.type;
  const missing = players.find(player => (player === 'optimal' || player === 'deep') && player !== type);
  if (missing !== undefined) return {code: 'not-worked-out', data: {bot: missing}};
  if (options.mode === 'paper' && players[0] !== 'human') return {code: 'nobody-marks'};
  return undefined;
};

/** A person, and where a second seat is needed the strongest bot that plays every size, or a second person. */
export const usualPlayers = (mode: unknown): readonly string[] => {
  if (mode === 'pair') return ['human', 'human'];
  return mode === undefined || mode === 'break' ? ['human'] : ['human', 'entropy'];
};
