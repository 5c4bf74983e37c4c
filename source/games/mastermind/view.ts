import type {Eye, Seat} from '../../engine/game.js';
import {allCodes, codeOf, guessSpace} from './codes.js';
import {type Answer, isPossible} from './feedback.js';
import type {MastermindOptions} from './options.js';
import {breakerOf, makerOf, mover} from './turns.js';
import type {MastermindEvent, MastermindMove, MastermindState, MastermindView, Row} from './types.js';

const seenRows = new WeakMap<readonly Row[], readonly (readonly Row[])[]>();

/** The rows with the other's colours hidden: the same list each time, so that what is known of it is not worked out anew. */
const rowsSeenBy = (rows: readonly Row[], seats: number, eye: Seat): readonly Row[] => {
  const seen =
    seenRows.get(rows) ??
    Array.from({length: seats}, (_, seat) =>
      rows.map(row => (row.seat === seat ? row : {...row, guess: []})),
    );
  seenRows.set(rows, seen);
  return seen[eye] ?? rows;
};

/** In a duel the other's colours are hidden until the round is over; a code is, but to its maker, until then too. */
export const view = (state: MastermindState, eye: Eye): MastermindView => {
  const isOpen = eye === 'all' || state.rounds.length === state.begun;
  const seesSecret = isOpen || (state.secret.length > 0 && makerOf(state) === eye);
  const rows =
    isOpen || state.options.mode !== 'duel' ? state.rows : rowsSeenBy(state.rows, state.seats, eye);
  return {...state, secret: seesSecret ? state.secret : [], rows, mover: mover(state), eye};
};

export const reveals = (before: MastermindState, event: MastermindEvent, eye: Seat): boolean => {
  if (event.type === 'marked' || event.type === 'corrected') return eye === 1;
  if (event.type !== 'guessed' || before.options.mode === 'paper') return false;
  // The answer is news to who guessed, and in a duel to both.
  return before.options.mode === 'duel' || eye === breakerOf(before);
};

function* answersFor({pegs, feedback}: MastermindOptions): Iterable<Answer> {
  if (feedback === 'counts') {
    for (let well = pegs; well >= 0; well--)
      for (let misplaced = pegs - well; misplaced >= 0; misplaced--) {
        const answer: Answer = {type: 'counts', well, misplaced};
        if (isPossible(answer, pegs)) yield answer;
      }
    return;
  }
  for (let number = 3 ** pegs - 1; number >= 0; number--) {
    const answer: Answer = {
      type: 'per-peg',
      marks: codeOf(number, 3, pegs).map(mark => (mark === 2 ? 2 : mark === 1 ? 1 : 0)),
    };
    if (isPossible(answer, pegs)) yield answer;
  }
}

function* markings({options, rows}: MastermindView): Iterable<MastermindMove> {
  if (rows.at(-1)?.answer === undefined)
    for (const answer of answersFor(options)) yield {type: 'mark', answer};
  for (const [row, {answer: marked}] of rows.entries())
    if (marked !== undefined) for (const answer of answersFor(options)) yield {type: 'correct', row, answer};
}

export function* legalMoves(view: MastermindView): Iterable<MastermindMove> {
  const {options, mover: next, eye, begun, secret} = view;
  if (next === 'interval' && eye !== 'all') yield {type: 'stop'};
  if (typeof next !== 'number' || next !== eye) return;
  const isHiding = makerOf(view) === eye && secret.length === 0 && begun > 0;
  if (isHiding) for (const code of allCodes(options)) yield {type: 'hide', code};
  else if (options.mode === 'paper' && eye === 0) yield* markings(view);
  else for (const code of allCodes(guessSpace(options))) yield {type: 'guess', code};
}
