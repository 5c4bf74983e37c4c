import type {Game, Seat} from '../../source/engine/game.js';
import {openRecord} from '../../source/engine/game-record.js';
import type {BodyLine, HeaderLine} from '../../source/engine/lines.js';
import {asRecord} from '../../source/lib/json.js';
import {err, ok} from '../../source/lib/result.js';

// A game as small as can be: chance deals a bonus of 0 to 9, then the seats in turn add 1 to 9 to their sums, until all
// sums and the bonus reach the target.

type Event =
  | {readonly type: 'dealt'; readonly bonus: number}
  | {readonly type: 'added'; readonly number: number};
type State = {
  readonly target: number;
  readonly bonus: number | undefined;
  readonly sums: readonly number[];
  readonly next: Seat;
};
export type CounterTypes = {
  options: {readonly target: number};
  state: State;
  move: {readonly add: number};
  event: Event;
  view: State;
};

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const total = ({bonus, sums}: State): number => sums.reduce((all, sum) => all + sum, bonus ?? 0);

export const counterGame: Game<CounterTypes> = {
  id: 'counter',
  rules: 2,
  seats: {least: 1, most: 4},
  parseOptions(input) {
    const target = asRecord(input)?.['target'];
    return isWhole(target, 1, 1_000_000_000) ? ok({target}) : err({code: 'bad-target'});
  },
  initial: ({target}, seats) => ({target, bonus: undefined, sums: Array(seats).fill(0), next: 0}),
  mover(state) {
    if (state.bonus === undefined) return 'chance';
    return total(state) >= state.target ? 'over' : state.next;
  },
  deal: (_state, random) => [{type: 'dealt', bonus: random.below(10)}],
  checkDeal: (_state, events) =>
    events.length === 1 && events[0]?.type === 'dealt' ? ok(undefined) : err({code: 'impossible-deal'}),
  legalMoves: () => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(add => ({add})),
  decide: (_state, {add}) =>
    add === 7 ? err({code: 'unlucky', data: {add}}) : ok([{type: 'added', number: add}]),
  evolve(state, event) {
    if (event.type === 'dealt') return {...state, bonus: event.bonus};
    const sums = state.sums.map((sum, seat) => (seat === state.next ? sum + event.number : sum));
    return {...state, sums, next: (state.next + 1) % sums.length};
  },
  outcome: state => (total(state) >= state.target ? {scores: state.sums, winners: [0]} : undefined),
  view: state => state,
  reveals: () => false,
  parseMove(text) {
    const add = Number(/^add ([1-9])$/.exec(text)?.[1] ?? 0);
    return add > 0 ? ok({add}) : err({code: 'no-move'});
  },
  makeMove: ({add}) => `add ${add}`,
  parseEvent(input) {
    const event = asRecord(input);
    const [bonus, number] = [event?.['bonus'], event?.['number']];
    if (event?.['type'] === 'dealt' && isWhole(bonus, 0, 9)) return ok({type: 'dealt', bonus});
    return event?.['type'] === 'added' && isWhole(number, 0, Number.MAX_SAFE_INTEGER)
      ? ok({type: 'added', number})
      : err({code: 'bad-event'});
  },
};

export const findGame = (id: string): Game | undefined => (id === 'counter' ? counterGame : undefined);

export const header: HeaderLine = {
  type: 'header',
  format: 'ink-arcade',
  version: 1,
  app: '0.1.0',
  game: 'counter',
  rules: 2,
  options: {target: 20},
  seats: [{name: 'Ada'}, {name: 'Bo', bot: 'greedy'}],
  seed: 'seed',
  time: '2026-11-30T15:44:00.000Z',
};

const scoresOf = (state: State): {readonly scores?: number[]} => {
  const outcome = counterGame.outcome(state);
  return outcome === undefined ? {} : {scores: [...outcome.scores]};
};

/** A script of a game: a number is added, a negative one moves the head to that place, a word is a mark. */
export const playLines = (
  script: readonly (number | 'hint' | 'left' | 'over')[],
  head: HeaderLine = header,
): readonly BodyLine[] => {
  const opened = openRecord(counterGame, head);
  if (!opened.ok) throw new Error('the header is refused');
  const record = opened.value;
  const lines: BodyLine[] = [];
  const take = (line: BodyLine): void => {
    const taken = record.take(line);
    if (!taken.ok) throw new Error(`${taken.error.code}: ${JSON.stringify(line)}`);
    lines.push(line);
  };
  take(record.compose({mover: 'chance', events: [{type: 'dealt', bonus: 3}]}, 0));
  for (const item of script) {
    const state = record.timeline.state();
    if (item === 'hint') take({type: 'mark', kind: 'hint', ms: 5});
    else if (typeof item === 'string')
      take({
        type: 'end',
        why: item,
        ...scoresOf(state),
        assisted: record.assisted(),
        time: '2026-11-30T15:45:00.000Z',
        ms: 7,
      });
    else if (item < 0) take({type: 'head', to: -item, why: 'undo', ms: 20});
    else {
      const line = record.propose(state.next, {add: item}, 100);
      if (!line.ok) throw new Error(line.error.code);
      take(line.value);
    }
  }
  return lines;
};
