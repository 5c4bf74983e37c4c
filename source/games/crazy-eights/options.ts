import * as v from 'valibot';
import type {Refusal} from '../../engine/game.js';
import {asRecord} from '../../lib/json.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {OptionSpec} from '../module.js';

/** The values of the options that are choices, the first being the default. */
const choices = {
  decks: ['auto', '1', '2'],
  firstEight: ['own-suit', 'bury', 'starter-names'],
  mayDraw: ['when-stuck', 'always'],
  draw: ['one', 'one-then-play', 'up-to-three', 'until-playable'],
  emptyStock: ['play-on', 'end-round', 'reshuffle'],
  blocked: ['each-other', 'lowest-difference', 'none'],
  target: ['100', '50', '200', '500', 'none'],
} as const;

type Choices = {readonly [name in keyof typeof choices]: (typeof choices)[name][number]};

const handLimits = {least: 5, most: 8, default: 5} as const;

export type CrazyEightsOptions = Choices & {
  /** Cards that each player is dealt. */
  readonly hand: number;
};

const choice = (name: keyof Choices): OptionSpec => ({
  name,
  kind: 'choice',
  values: choices[name],
  default: choices[name][0],
});

export const optionSpecs: readonly OptionSpec[] = [
  choice('target'),
  {name: 'hand', kind: 'number', ...handLimits},
  choice('decks'),
  choice('firstEight'),
  choice('mayDraw'),
  choice('draw'),
  choice('emptyStock'),
  choice('blocked'),
];

const schema = v.object({
  decks: v.optional(v.picklist(choices.decks), 'auto'),
  hand: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(handLimits.least), v.maxValue(handLimits.most)),
    handLimits.default,
  ),
  firstEight: v.optional(v.picklist(choices.firstEight), 'own-suit'),
  mayDraw: v.optional(v.picklist(choices.mayDraw), 'when-stuck'),
  draw: v.optional(v.picklist(choices.draw), 'one'),
  emptyStock: v.optional(v.picklist(choices.emptyStock), 'play-on'),
  blocked: v.optional(v.picklist(choices.blocked), 'each-other'),
  target: v.optional(v.picklist(choices.target), '100'),
});

/** From so many players on two decks are used, where nothing else is said. */
const twoDecksFrom = 6;

/** How many decks so many players use. */
export const deckCount = ({decks}: CrazyEightsOptions, seats: number): 1 | 2 => {
  if (decks === 'auto') return seats >= twoDecksFrom ? 2 : 1;
  return decks === '1' ? 1 : 2;
};

/** The points at which a match ends; nothing where it goes on until it is stopped. */
export const targetOf = ({target}: CrazyEightsOptions): number | undefined =>
  target === 'none' ? undefined : Number(target);

/** A match without a target ends when a person stops it: somebody must be there who can. */
export const seatRefusal = ({target}: CrazyEightsOptions, players: readonly string[]): Refusal | undefined =>
  target === 'none' && !players.includes('human') ? {code: 'nobody-stops'} : undefined;

/** Options of unknown origin made whole; a deal for which there are too few cards is refused. */
export const parseOptions = (input: unknown, seats: number): Result<CrazyEightsOptions, Refusal> => {
  // An array would pass for an object that holds no option.
  const parsed = v.safeParse(schema, asRecord(input));
  if (!parsed.success)
    return err({code: 'bad-option', data: {option: v.getDotPath(parsed.issues[0]) ?? 'hand'}});
  const options = parsed.output;
  const [needed, cards] = [seats * options.hand + 1, 52 * deckCount(options, seats)];
  if (needed > cards) return err({code: 'too-few-cards', data: {seats, hand: options.hand, needed, cards}});
  return ok(options);
};
