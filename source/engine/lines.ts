import * as v from 'valibot';
import {asRecord, type Json} from '../lib/json.js';
import {err, ok, type Result} from '../lib/result.js';
import type {Refusal} from './game.js';

// The lines of a recording, and nothing of how they are kept: the store adds bytes and check sums.

/** The format that this program writes, and the newest that it reads. */
export const formatVersion = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Nobody waits longer than a day between two lines: more is counted as that. In milliseconds. */
export const longestWait = 86_400_000;
// Files from elsewhere may hold any time, and no clock goes back.
const milliseconds = v.pipe(
  v.number(),
  v.transform(ms => Math.min(Math.max(Math.round(ms), 0), longestWait)),
);
const text = v.pipe(v.string(), v.maxLength(1000));
const seatNumber = v.pipe(count, v.maxValue(99));
const json = v.custom<Json>(input => input !== undefined);
const event = v.custom<{readonly type: string}>(input => typeof asRecord(input)?.['type'] === 'string');
const scores = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(100));

const branchPoint = v.object({plies: count, seat: seatNumber});

const header = v.object({
  type: v.literal('header'),
  format: v.literal('ink-arcade'),
  version: v.pipe(count, v.minValue(1)),
  app: text,
  game: text,
  rules: count,
  options: json,
  seats: v.pipe(v.array(v.object({name: text, bot: v.optional(text)})), v.minLength(1), v.maxLength(100)),
  seed: text,
  time: v.pipe(text, v.isoTimestamp()),
  // A branch: the recording and the ply it left, how many plies it copied from there, and the seat that goes on. When
  // what it copied goes back to branches itself: how many plies each of them had copied, and for which seat.
  from: v.optional(
    v.object({
      ...{file: text, ply: count},
      ...branchPoint.entries,
      earlier: v.optional(v.pipe(v.array(branchPoint), v.maxLength(100))),
    }),
  ),
});
const ply = v.object({
  type: v.literal('ply'),
  n: count,
  parent: count,
  seat: v.union([seatNumber, v.literal('chance')]),
  move: v.optional(text),
  events: v.pipe(v.array(event), v.maxLength(1000)),
  scores: v.optional(scores),
  ms: milliseconds,
});
const head = v.object({
  type: v.literal('head'),
  to: count,
  why: v.picklist(['undo', 'redo', 'restart', 'jump']),
  ms: milliseconds,
});
const mark = v.object({
  type: v.literal('mark'),
  kind: v.picklist(['hint', 'solution', 'substitute', 'note']),
  text: v.optional(text),
  ms: milliseconds,
});
const end = v.object({
  type: v.literal('end'),
  why: v.picklist(['over', 'left']),
  scores: v.optional(scores),
  assisted: v.boolean(),
  time: v.pipe(text, v.isoTimestamp()),
  ms: milliseconds,
});

/** Who sits where: a person, or the bot of that id. */
export type SeatInfo = {readonly name: string; readonly bot?: string | undefined};
/** Where a branch begins to go its own way: after how many plies, and for which seat. */
export type BranchPoint = v.InferOutput<typeof branchPoint>;
export type HeaderLine = v.InferOutput<typeof header>;
export type PlyLine = v.InferOutput<typeof ply>;
export type HeadLine = v.InferOutput<typeof head>;
export type MarkLine = v.InferOutput<typeof mark>;
export type EndLine = v.InferOutput<typeof end>;
export type BodyLine = PlyLine | HeadLine | MarkLine | EndLine;
export type Line = HeaderLine | BodyLine;

const schemas = {header, ply, head, mark, end} as const;

const isLineType = (type: unknown): type is keyof typeof schemas =>
  typeof type === 'string' && Object.hasOwn(schemas, type);

/** A value of a file as a line of a recording, built member by member; members it does not know are dropped. */
export const parseLine = (input: unknown): Result<Line, Refusal> => {
  const type = asRecord(input)?.['type'];
  if (typeof type !== 'string') return err({code: 'line-shape', data: {member: 'type'}});
  if (!isLineType(type)) return err({code: 'line-unknown', data: {type}});
  const parsed = v.safeParse(schemas[type], input, {abortEarly: true});
  if (parsed.success) return ok(parsed.output);
  return err({code: 'line-shape', data: {member: v.getDotPath(parsed.issues[0]) ?? 'type'}});
};
