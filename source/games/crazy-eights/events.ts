import * as v from 'valibot';
import {faces, suits} from '../../cards/card.js';
import type {Refusal} from '../../engine/game.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {CrazyEightsEvent} from './types.js';

const mostCards = 104;
const mostSeats = 7;

const card = v.picklist(faces);
const suit = v.picklist(suits);
const cards = v.pipe(v.array(card), v.maxLength(mostCards));

const eventSchema = v.variant('type', [
  v.object({type: v.literal('dealt'), cards}),
  v.object({type: v.literal('reshuffled'), stock: cards}),
  v.object({
    type: v.literal('rehidden'),
    hands: v.pipe(v.array(cards), v.maxLength(mostSeats)),
    stock: cards,
  }),
  v.object({type: v.literal('played'), card, suit: v.exactOptional(suit)}),
  v.object({type: v.literal('drew')}),
  v.object({type: v.literal('passed')}),
  v.object({type: v.literal('named'), suit}),
  v.object({type: v.literal('stopped')}),
]);

export const parseEvent = (input: unknown): Result<CrazyEightsEvent, Refusal> => {
  const parsed = v.safeParse(eventSchema, input);
  return parsed.success ? ok(parsed.output) : err({code: 'not-an-event'});
};
