import * as v from 'valibot';
import type {Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {MastermindEvent} from './types.js';

const colour = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(11));
const code = v.pipe(v.array(colour), v.minLength(1), v.maxLength(8));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8));
const answer = v.variant('type', [
  v.object({
    type: v.literal('per-peg'),
    marks: v.pipe(v.array(v.picklist([0, 1, 2])), v.minLength(1), v.maxLength(8)),
  }),
  v.object({type: v.literal('counts'), well: count, misplaced: count}),
]);
const eventSchema = v.variant('type', [
  v.object({type: v.literal('dealt'), secret: code}),
  v.object({type: v.literal('began')}),
  v.object({type: v.literal('rehidden'), secret: code}),
  v.object({type: v.literal('hid'), secret: code}),
  v.object({type: v.literal('guessed'), code}),
  v.object({type: v.literal('marked'), answer}),
  v.object({type: v.literal('corrected'), row: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), answer}),
  v.object({type: v.literal('stopped')}),
]);

export const parseEvent = (input: unknown): Result<MastermindEvent, Refusal> => {
  const parsed = v.safeParse(eventSchema, input);
  return parsed.success ? ok(parsed.output) : err({code: 'not-an-event'});
};
