import {sameJson} from '../lib/json.js';
import {randomFrom} from '../lib/random.js';
import {err, ok, type Result} from '../lib/result.js';
import {type Eye, evolveAll, type Game, type GameTypes, isSeat, type Refusal, type Seat} from './game.js';
import type {BodyLine, BranchPoint, EndLine, HeaderLine, HeadLine, MarkLine, PlyLine} from './lines.js';
import {createTimeline, type Place, type Ply, type Timeline} from './timeline.js';
import {personSeats} from './undo.js';

/** What a watcher sees happen, in the order of the recording: the place where each line left the head. */
export type Step = {
  readonly place: Place;
  readonly why: 'ply' | HeadLine['why'];
  /** Milliseconds since the step before. */
  readonly ms: number;
};

/** A game as its recording tells it: live play and a file that is read both come about by taking its lines in turn. */
export type GameRecord<T extends GameTypes = GameTypes> = {
  readonly header: HeaderLine;
  readonly options: T['options'];
  readonly timeline: Timeline<T>;
  readonly steps: readonly Step[];
  readonly marks: readonly {readonly place: Place; readonly kind: MarkLine['kind']}[];
  /** Did a person get help: a hint, a solution, or a move taken back after it had shown something? */
  assisted(): boolean;
  /** The last line, when it is an end. */
  ended(): EndLine | undefined;
  /** The time of all lines, in milliseconds, each at most a day. */
  duration(): number;
  /** Did this person's seat learn something on the way to `from` that it did not know where the ways to both fork? */
  hasRevealed(from: Place, to: Place, seat: Seat): boolean;
  /** Takes a line of unknown origin, or says what is wrong with it and changes nothing. */
  take(line: BodyLine): Result<undefined, Refusal>;
  /** The line that these events make here and now. Judges nothing: `take` does. */
  compose(ply: Omit<Ply<T>, 'number' | 'parent'>, ms: number): PlyLine;
  /** The line of a move here and now, or why the seat may not make it. */
  propose(seat: Seat, move: T['move'], ms: number): Result<PlyLine, Refusal>;
  /** The line of chance's next deal, from the seed of this game. */
  proposeDeal(ms: number): PlyLine;
  /** The key of a bot's own luck at the head. */
  luckOf(seat: Seat): readonly (string | number)[];
};

/** Opens a record at its start, if this program can read the header's game, rules and options. */
export const openRecord = <T extends GameTypes>(
  game: Game<T>,
  header: HeaderLine,
): Result<GameRecord<T>, Refusal> => {
  if (header.game !== game.id) return err({code: 'other-game', data: {game: header.game}});
  const seats = header.seats.length;
  if (seats < game.seats.least || seats > game.seats.most)
    return err({code: 'seats', data: {seats, least: game.seats.least, most: game.seats.most}});
  const branchPoints = header.from === undefined ? [] : [...(header.from.earlier ?? []), header.from];
  if (branchPoints.some(({seat}) => seat >= seats)) return err({code: 'branch-seat', data: {seats}});
  const options = game.parseOptions(header.options, seats);
  if (!options.ok) return options;
  const timeline = createTimeline(game, game.initial(options.value, seats));
  const steps: Step[] = [];
  const marks: {place: Place; kind: MarkLine['kind']}[] = [];
  let assisted = false;
  let ended: EndLine | undefined;
  let duration = 0;

  // How often each person learnt something on the way to a place, by place: counted once, when the ply is made, so that a
  // jump over any distance costs no fold.
  const people = personSeats(header.seats);
  const lessons: (readonly number[])[] = [people.map(() => 0)];

  const learns = (events: readonly T['event'][], seat: Seat): boolean => {
    let state = timeline.state();
    for (const [index, event] of events.entries()) {
      if (game.reveals(state, event, seat)) return true;
      if (index < events.length - 1) state = game.evolve(state, event);
    }
    return false;
  };

  const hasRevealed = (from: Place, to: Place, seat: Seat): boolean => {
    const index = people.indexOf(seat);
    return (lessons[from]?.[index] ?? 0) > (lessons[timeline.fork(from, to)]?.[index] ?? 0);
  };

  const outcomeScores = (state: T['state']): readonly number[] | undefined => game.outcome(state)?.scores;

  const compose = (ply: Omit<Ply<T>, 'number' | 'parent'>, ms: number): PlyLine => {
    const scores = outcomeScores(evolveAll(game, timeline.state(), ply.events));
    return {
      type: 'ply',
      n: timeline.count() + 1,
      parent: timeline.head(),
      seat: ply.mover,
      ...(ply.move === undefined ? {} : {move: game.makeMove(ply.move)}),
      events: [...ply.events],
      ...(scores === undefined ? {} : {scores: [...scores]}),
      ms,
    };
  };

  const propose = (seat: Seat, move: T['move'], ms: number): Result<PlyLine, Refusal> => {
    const mover = game.mover(timeline.state());
    if (mover === 'over') return err({code: 'game-over'});
    if (mover !== seat && !(mover === 'interval' && seat < seats)) return err({code: 'not-your-turn'});
    const events = game.decide(timeline.state(), move);
    return events.ok ? ok(compose({mover: seat, move, events: events.value}, ms)) : events;
  };

  const checkMove = (line: PlyLine, seat: Seat): Result<undefined, Refusal> => {
    const move = game.parseMove(line.move ?? '');
    if (!move.ok) return move;
    const proposed = propose(seat, move.value, line.ms);
    if (!proposed.ok) return proposed;
    return sameJson(proposed.value, line) ? ok(undefined) : err({code: 'differs'});
  };

  const isDealInTurn = (): boolean => {
    const mover = game.mover(timeline.state());
    return mover === 'chance' || mover === 'interval';
  };

  /**
   * The one deal out of turn: where a branch leaves its origin, hidden cards are dealt anew as soon as a seat is to move.
   * Before it there is nothing since the branch point but deals in turn.
   */
  const branchPoint = (): BranchPoint | undefined => {
    const head = timeline.head();
    if (head !== timeline.count() || !isSeat(game.mover(timeline.state()))) return undefined;
    const line = timeline.lineTo(head);
    return branchPoints.find(
      ({plies}) =>
        (plies === 0 || line[plies - 1]?.number === plies) &&
        timeline.deals(head) - timeline.deals(plies) === line.length - plies,
    );
  };

  const sameViews = (eye: Eye, events: readonly T['event'][]): boolean => {
    const before = timeline.state();
    return sameJson(game.view(before, eye), game.view(evolveAll(game, before, events), eye));
  };

  const checkChance = (line: PlyLine): Result<undefined, Refusal> => {
    const point = isDealInTurn() ? undefined : branchPoint();
    if (!isDealInTurn() && point === undefined) return err({code: 'not-your-turn'});
    const events: T['event'][] = [];
    for (const input of line.events) {
      const event = game.parseEvent(input);
      if (!event.ok) return event;
      events.push(event.value);
    }
    const possible = game.checkDeal(timeline.state(), events);
    if (!possible.ok) return possible;
    if (point !== undefined && !sameViews(point.seat, events)) return err({code: 'rehidden'});
    return sameJson(compose({mover: 'chance', events}, line.ms), line)
      ? ok(undefined)
      : err({code: 'differs'});
  };

  /** Of other rules the facts are told as they were recorded: whether they were legal is not for these to judge. */
  const checkFacts = (line: PlyLine): Result<undefined, Refusal> => {
    if (line.seat !== 'chance' && line.seat >= seats) return err({code: 'not-your-turn'});
    for (const input of line.events) {
      const event = game.parseEvent(input);
      if (!event.ok) return event;
    }
    return ok(undefined);
  };

  const checkPly = (line: PlyLine): Result<undefined, Refusal> => {
    if (line.n !== timeline.count() + 1)
      return err({code: 'ply-number', data: {expected: timeline.count() + 1}});
    if (line.parent !== timeline.head()) return err({code: 'ply-parent', data: {expected: timeline.head()}});
    if (header.rules !== game.rules) return checkFacts(line);
    return line.seat === 'chance' ? checkChance(line) : checkMove(line, line.seat);
  };

  const checkHead = (line: HeadLine): Result<undefined, Refusal> =>
    line.to <= timeline.count() && line.to !== timeline.head()
      ? ok(undefined)
      : err({code: 'head-place', data: {to: line.to}});

  const checkEnd = (line: EndLine): Result<undefined, Refusal> => {
    if (header.rules !== game.rules) return ok(undefined);
    const over = game.mover(timeline.state()) === 'over';
    if (over !== (line.why === 'over')) return err({code: 'end-why'});
    if (line.assisted !== assisted) return err({code: 'differs'});
    if (line.scores === undefined) return ok(undefined);
    return sameJson(line.scores, outcomeScores(timeline.state())) ? ok(undefined) : err({code: 'differs'});
  };

  const check = (line: BodyLine): Result<undefined, Refusal> => {
    if (line.type === 'ply') return checkPly(line);
    if (line.type === 'head') return checkHead(line);
    if (line.type === 'end') return checkEnd(line);
    return ok(undefined);
  };

  const commitPly = (line: PlyLine): void => {
    const move = line.move === undefined ? undefined : game.parseMove(line.move);
    const luck = line.seat === 'chance' && !isDealInTurn() ? 'out-of-turn' : 'in-turn';
    // Checked to be, member for member, what `decide` or `parseEvent` gives.
    const events = line.events as readonly T['event'][];
    const before = lessons[timeline.head()] ?? [];
    lessons.push(people.map((seat, index) => (before[index] ?? 0) + (learns(events, seat) ? 1 : 0)));
    timeline.append({mover: line.seat, ...(move?.ok ? {move: move.value} : {}), events}, luck);
    steps.push({place: timeline.head(), why: 'ply', ms: line.ms});
  };

  const commitHead = (line: HeadLine): void => {
    const from = timeline.head();
    timeline.jump(line.to);
    assisted ||= people.some(seat => hasRevealed(from, line.to, seat));
    steps.push({place: line.to, why: line.why, ms: line.ms});
  };

  const commit = (line: BodyLine): void => {
    duration += line.ms;
    ended = line.type === 'end' ? line : undefined;
    if (line.type === 'ply') commitPly(line);
    if (line.type === 'head') commitHead(line);
    if (line.type === 'mark') {
      marks.push({place: timeline.head(), kind: line.kind});
      assisted ||= line.kind === 'hint' || line.kind === 'solution';
    }
  };

  return ok({
    header,
    options: options.value,
    timeline,
    steps,
    marks,
    assisted: () => assisted,
    ended: () => ended,
    duration: () => duration,
    take(line) {
      const checked = check(line);
      if (checked.ok) commit(line);
      return checked;
    },
    hasRevealed,
    compose,
    propose,
    proposeDeal(ms) {
      const random = randomFrom('deal', header.seed, timeline.deals(timeline.head()));
      return compose({mover: 'chance', events: game.deal(timeline.state(), random)}, ms);
    },
    luckOf: seat => ['bot', header.seed, seat, timeline.depth(timeline.head())],
  });
};
