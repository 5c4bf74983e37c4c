/* The hint, a candidate by chance, and what is to be known of them. */
import * as v from 'valibot';
import type {Refusal} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {GameText} from '../../lib/text.js';
import type {Advice, Tip} from '../module.js';
import {drawNumber} from './candidates.js';
import {codeCount, codeOf, guessSpace} from './codes.js';
import type {FeedbackKind} from './feedback.js';
import {hintFor} from './hint.js';
import {answered, candidatesOf} from './known.js';
import {numberText} from './number-text.js';
import {ownTask, taskOf} from './task.js';
import type {Mastermind, MastermindView} from './types.js';
import type {MastermindKey} from './words.js';

type MastermindAdvice = Advice<Mastermind>;

/** Of what is advised by chance only the number of candidates is told. */
const noteSchema = v.object({
  candidates: v.number(),
  expected: v.optional(
    v.object({left: v.number(), bits: v.number(), isCandidate: v.boolean(), sampled: v.boolean()}),
  ),
});
type AdviceNote = v.InferOutput<typeof noteSchema>;

const notToGuess = (view: MastermindView): Refusal | undefined => {
  if (view.mover === 'over') return {code: 'game-over'};
  return ownTask(view) === 'guess' ? undefined : {code: 'not-to-guess'};
};

const noCandidates = {code: 'no-candidates'} as const satisfies Refusal;

/**
 * The guess with the greatest expected information, a candidate where several have it, then the first. Where there is too
 * much to look at, `random` chooses what is.
 */
export const hint = (view: MastermindView, random: Random): Result<MastermindAdvice, Refusal> => {
  const refusal = notToGuess(view);
  if (refusal !== undefined) return err(refusal);
  const found = hintFor(view.options, answered(view.rows), 'entropy', random);
  if (found === undefined) return err(noCandidates);
  const {guess, candidates, left, bits, isCandidate, sampled} = found;
  const note: AdviceNote = {candidates, expected: {left, bits, isCandidate, sampled}};
  return ok({move: {type: 'guess', code: guess}, note});
};

const byChance = (view: MastermindView, random: Random): Result<MastermindAdvice, Refusal> => {
  const refusal = notToGuess(view);
  if (refusal !== undefined) return err(refusal);
  const {colours, pegs} = view.options;
  const candidates = candidatesOf(view);
  if (candidates.count === 0) return err(noCandidates);
  const code = codeOf(drawNumber(candidates, random), colours, pegs);
  const note: AdviceNote = {candidates: candidates.count};
  return ok({move: {type: 'guess', code}, note});
};

export const tips: readonly Tip<Mastermind>[] = [
  {
    id: 'random',
    keys: ['s'],
    word: 'keyRandom',
    weight: 4,
    applies: view => ownTask(view) === 'guess',
    choose: byChance,
  },
];

/** How many candidates are expected to be left, on average; a tenth more or less of many makes no difference. */
const leavesText = (left: number, {language, say}: GameText<MastermindKey>): string => {
  const rounded = left < 100 ? Math.round(left * 10) / 10 : Math.round(left);
  return say('adviceLeaves', {count: rounded, left: numberText(rounded, language)});
};

/** One line on what the guess is expected to leave, or from how many it was drawn. */
export const describeAdvice = ({note}: MastermindAdvice, text: GameText<MastermindKey>): string => {
  const parsed = v.safeParse(noteSchema, note);
  if (!parsed.success) return '';
  const {candidates, expected} = parsed.output;
  const {say, language} = text;
  if (candidates === 1) return say('adviceOnly');
  if (expected === undefined) return say('adviceOneOf', {total: numberText(candidates, language)});
  return [
    // First, since the end of a long line may be cut.
    ...(expected.sampled ? [say('adviceSampled')] : []),
    leavesText(expected.left, text),
    ...(expected.isCandidate ? [] : [say('adviceNotTheCode')]),
  ].join(say('helpSeparator'));
};

/** In spaces of more guesses than these a hint may take longer than 50 ms, as has been measured. */
const lightUpTo: {readonly [kind in FeedbackKind]: number} = {'per-peg': 50_000, counts: 20_000};

/** May a hint take longer than a key may wait, or looking for rows that contradict one another? */
export const isHeavy = ({options}: MastermindView): boolean =>
  codeCount(guessSpace(options)) > lightUpTo[options.feedback];

/** Is a code to be typed that the other person must not see? */
export const asksSecret = (view: MastermindView): boolean =>
  view.options.mode === 'pair' && taskOf(view) === 'hide';
