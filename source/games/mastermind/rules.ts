/*
 * Mastermind. A code-maker hides a code of colours, a code-breaker guesses it within a number of tries. Each guess is
 * answered: peg by peg (`#` well placed, `X` misplaced, `0` absent), or by how many there are of each. Exact matches use
 * up their pegs of the secret first; then the other pegs of the guess, from the left, are misplaced as long as an unused
 * peg of their colour is left. A round's points are the tries used, one more than there are for a code that was not found;
 * the fewest points win. Five ways to play: chance hides and one breaks (`break`); a person hides and the other seat
 * breaks (`make`); the code is on paper and seat 0 marks what seat 1 guesses (`paper`); two people hide and break in turn
 * (`pair`); two break the same code of chance, row by row, and see each other's answers only (`duel`).
 */
import type {Eye, Game, Refusal, Seat} from '../../engine/game.js';
import type {Random} from '../../lib/random.js';
import {err, ok, type Result} from '../../lib/result.js';
import {type Candidates, candidatesFor, drawNumber} from './candidates.js';
import {type Code, codeOf, guessSpace, isCode} from './codes.js';
import {parseEvent} from './events.js';
import {type Answer, type Row as AnsweredRow, answerTo, isPossible} from './feedback.js';
import {answered, candidatesOf} from './known.js';
import {makeMove, parseNotation} from './notation.js';
import {type MastermindOptions, parseOptions} from './options.js';
import {outcome} from './outcome.js';
import {breakerOf, hasFound, isHidden, isRoundOver, makerOf, mover} from './turns.js';
import type {Mastermind, MastermindEvent, MastermindMove, MastermindState, Round} from './types.js';
import {legalMoves, reveals, view} from './view.js';

const draw = (options: MastermindOptions, random: Random): Code =>
  drawFrom(options, candidatesFor(options, []), random) ?? [];

/** One of the candidates, each as likely as any other; nothing where there are none. */
const drawFrom = (
  {colours, pegs}: MastermindOptions,
  candidates: Candidates,
  random: Random,
): Code | undefined =>
  candidates.count === 0 ? undefined : codeOf(drawNumber(candidates, random), colours, pegs);

/** Does chance hide the codes? */
const isDealt = ({mode}: MastermindOptions): boolean => mode === 'break' || mode === 'duel';

const deal = ({options}: MastermindState, random: Random): readonly MastermindEvent[] =>
  isDealt(options) ? [{type: 'dealt', secret: draw(options, random)}] : [{type: 'began'}];

const checkDeal = (
  state: MastermindState,
  [event, ...more]: readonly MastermindEvent[],
): Result<undefined, Refusal> => {
  const {options, rows} = state;
  const wrong = err({code: 'not-the-deal'});
  if (event === undefined || more.length > 0) return wrong;
  if (event.type === 'began') return isDealt(options) ? wrong : ok(undefined);
  if (!isDealt(options) || !('secret' in event) || !isCode(options, event.secret)) return wrong;
  if (event.type === 'dealt') return ok(undefined);
  const agrees = ({guess, answer}: AnsweredRow): boolean =>
    makeAnswerKey(answerTo(options.feedback, guess, event.secret)) === makeAnswerKey(answer);
  // Once a round is over its code is known.
  const isOpen = !isHidden(state) || isRoundOver(state);
  return event.type === 'rehidden' && !isOpen && answered(rows).every(agrees) ? ok(undefined) : wrong;
};

const makeAnswerKey = (answer: Answer): string => JSON.stringify(answer);

export const badCode = ({colours, pegs, repetition}: MastermindOptions, distinct: boolean): Refusal => ({
  code: distinct && !repetition ? 'no-code-without-repetition' : 'no-code',
  data: {pegs, colours},
});

export const checkAnswer = (options: MastermindOptions, answer: Answer): Refusal | undefined => {
  const {pegs, feedback} = options;
  if (answer.type !== feedback) return {code: 'other-feedback', data: {feedback}};
  return isPossible(answer, pegs) ? undefined : {code: 'impossible-answer', data: {pegs}};
};

const decide = (
  state: MastermindState,
  move: MastermindMove,
): Result<readonly MastermindEvent[], Refusal> => {
  const {options, rows} = state;
  const next = mover(state);
  if (next === 'over') return err({code: 'game-over'});
  if (move.type === 'stop') return next === 'interval' ? ok([{type: 'stopped'}]) : err({code: 'no-interval'});
  if (next === 'interval' || next === 'chance') return err({code: 'not-your-turn'});
  if (move.type === 'hide') {
    if (isHidden(state) || makerOf(state) === undefined) return err({code: 'nothing-to-hide'});
    return isCode(options, move.code) ? ok([{type: 'hid', secret: move.code}]) : err(badCode(options, true));
  }
  if (!isHidden(state)) return err({code: 'hide-first'});
  const isMarking = options.mode === 'paper' && next === 0;
  if (move.type === 'guess') {
    if (isMarking) return err({code: 'mark-first'});
    return isCode(guessSpace(options), move.code)
      ? ok([{type: 'guessed', code: move.code}])
      : err(badCode(options, false));
  }
  if (!isMarking) return err({code: 'nothing-to-mark'});
  const refusal = checkAnswer(options, move.answer);
  if (refusal !== undefined) return err(refusal);
  if (move.type === 'correct') {
    if (rows[move.row]?.answer === undefined)
      return err({code: 'no-such-row', data: {rows: answered(rows).length}});
    return ok([{type: 'corrected', row: move.row, answer: move.answer}]);
  }
  if (rows.at(-1)?.answer !== undefined) return err({code: 'contradiction'});
  return ok([{type: 'marked', answer: move.answer}]);
};

const pointsOf = (state: MastermindState, seat: Seat): {readonly points: number; readonly found: boolean} => {
  const own = state.rows.filter(row => row.seat === seat);
  const found = own.some(row => hasFound(state, row));
  if (own.length === 0) return {points: 0, found: false};
  return {points: found ? own.length : state.options.tries + 1, found};
};

/** Closes the round if it is over, or opens it again where a correction says so. */
const settle = (state: MastermindState): MastermindState => {
  const before = state.rounds.slice(0, state.begun - 1);
  if (!isRoundOver(state)) return {...state, rounds: before};
  const seats = Array.from({length: state.seats}, (_, seat) => pointsOf(state, seat));
  const round: Round = {
    secret: state.secret,
    points: seats.map(({points}) => points),
    found: seats.map(({found}) => found),
  };
  return {...state, rounds: [...before, round]};
};

const evolve = (state: MastermindState, event: MastermindEvent): MastermindState => {
  const {options, rows, secret} = state;
  switch (event.type) {
    case 'dealt':
      return {...state, secret: event.secret, rows: [], begun: state.begun + 1};
    case 'began':
      return {...state, secret: [], rows: [], begun: state.begun + 1};
    case 'rehidden':
    case 'hid':
      return {...state, secret: event.secret};
    case 'guessed': {
      const answer = options.mode === 'paper' ? {} : {answer: answerTo(options.feedback, event.code, secret)};
      return settle({...state, rows: [...rows, {seat: breakerOf(state), guess: event.code, ...answer}]});
    }
    case 'marked':
      return settle({
        ...state,
        rows: rows.map((row, index) => (index === rows.length - 1 ? {...row, answer: event.answer} : row)),
      });
    case 'corrected':
      return settle({
        ...state,
        rows: rows.map((row, index) => (index === event.row ? {...row, answer: event.answer} : row)),
      });
    case 'stopped':
      return {...state, stopped: true};
  }
};

export const mastermind: Game<Mastermind> = {
  id: 'mastermind',
  rules: 1,
  seats: {least: 1, most: 2},
  parseOptions,
  initial: (options, seats) => ({
    options,
    seats,
    secret: [],
    rows: [],
    rounds: [],
    begun: 0,
    stopped: false,
  }),
  mover,
  deal,
  checkDeal,
  legalMoves,
  decide,
  evolve,
  outcome,
  view,
  reveals,
  parseMove: text => parseNotation(text, 'en'),
  makeMove,
  parseEvent,
};

/** Another code that the answers so far allow, which leaves this eye's view as it is. */
export const rehide = (state: MastermindState, eye: Eye, random: Random): readonly MastermindEvent[] => {
  const {options} = state;
  if (!isDealt(options) || eye === 'all' || !isHidden(state) || state.rounds.length === state.begun)
    return [];
  const secret = drawFrom(options, candidatesOf(state), random);
  return secret === undefined ? [] : [{type: 'rehidden', secret}];
};
