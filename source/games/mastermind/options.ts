import * as v from 'valibot';
import type {Refusal} from '../../engine/game.js';
import {asRecord} from '../../lib/json.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {OptionSpec} from '../module.js';
import type {FeedbackKind} from './feedback.js';

const feedbackKinds = ['per-peg', 'counts'] as const satisfies readonly FeedbackKind[];

/** Who hides the code and who breaks it. */
export const modes = ['break', 'make', 'paper', 'pair', 'duel'] as const;
export type Mode = (typeof modes)[number];

export type MastermindOptions = {
  readonly colours: number;
  readonly pegs: number;
  readonly tries: number;
  /** May the secret hold a colour twice? A guess always may. */
  readonly repetition: boolean;
  readonly feedback: FeedbackKind;
  readonly mode: Mode;
  readonly rounds: number;
};

type Limits = {readonly least: number; readonly most: number; readonly default: number};
const limits = {
  colours: {least: 2, most: 12, default: 6},
  pegs: {least: 1, most: 8, default: 4},
  tries: {least: 1, most: 20, default: 10},
  rounds: {least: 1, most: 20, default: 1},
} as const satisfies {readonly [name: string]: Limits};

export const optionSpecs: readonly OptionSpec[] = [
  {name: 'mode', kind: 'choice', values: modes, default: 'break'},
  {name: 'colours', kind: 'number', ...limits.colours},
  {name: 'pegs', kind: 'number', ...limits.pegs},
  {name: 'tries', kind: 'number', ...limits.tries},
  {name: 'repetition', kind: 'flag', default: false},
  {name: 'feedback', kind: 'choice', values: feedbackKinds, default: 'per-peg'},
  {name: 'rounds', kind: 'number', ...limits.rounds},
];

const whole = ({least, most}: Limits) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

/** The values of the options that make a code easy or hard to find. */
export const optionSchemas = {
  colours: whole(limits.colours),
  pegs: whole(limits.pegs),
  tries: whole(limits.tries),
  repetition: v.boolean(),
  feedback: v.picklist(feedbackKinds),
};

const schema = v.object({
  colours: v.optional(optionSchemas.colours, limits.colours.default),
  pegs: v.optional(optionSchemas.pegs, limits.pegs.default),
  tries: v.optional(optionSchemas.tries, limits.tries.default),
  repetition: v.optional(optionSchemas.repetition, false),
  feedback: v.optional(optionSchemas.feedback, 'per-peg'),
  mode: v.optional(v.picklist(modes), 'break'),
  rounds: v.optional(whole(limits.rounds), limits.rounds.default),
});

/** How many seats a way to play has. */
const seatsIn = (mode: Mode): 1 | 2 => (mode === 'break' ? 1 : 2);

/** Options of unknown origin made whole; what can't be met together is refused with the reason. */
export const parseOptions = (input: unknown, seats: number): Result<MastermindOptions, Refusal> => {
  // An array would pass for an object that holds no option.
  const parsed = v.safeParse(schema, asRecord(input));
  if (!parsed.success)
    return err({code: 'bad-option', data: {option: v.getDotPath(parsed.issues[0]) ?? 'colours'}});
  const options = parsed.output;
  const {colours, pegs, repetition, mode, rounds} = options;
  if (!repetition && pegs > colours) return err({code: 'too-few-colours', data: {colours, pegs}});
  if (seats !== seatsIn(mode)) return err({code: 'wrong-seats', data: {mode, expected: seatsIn(mode)}});
  if (mode === 'pair' && rounds % 2 === 1 && rounds > 1)
    return err({code: 'odd-rounds', data: {rounds, expected: rounds + 1}});
  return ok(options);
};
