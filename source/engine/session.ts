import {take} from '../lib/iterate.js';
import {randomFrom} from '../lib/random.js';
import {err, ok, type Result} from '../lib/result.js';
import {type Game, type GameTypes, isSeat, type Mover, type Refusal, type Seat} from './game.js';
import type {GameRecord} from './game-record.js';
import {
  type BodyLine,
  type HeaderLine,
  type HeadLine,
  type Line,
  longestWait,
  type MarkLine,
  type PlyLine,
} from './lines.js';
import {personSeats, redoPlace, startPlace, undoPlace} from './undo.js';

/** Where lines are kept. `append` returns when the line is as safe as a killed program needs. */
export type Journal = {
  append(line: Line): void;
  /** Waits until everything is on the disk, and gives the recording free. */
  close(): Promise<void>;
};

/** Asks a bot, in this thread or another. Rejects when aborted. */
export type AskBot<T extends GameTypes = GameTypes> = (question: {
  readonly bot: string;
  readonly seat: Seat;
  readonly view: T['view'];
  /** What keys the bot's luck: the game's seed, the seat and the depth. */
  readonly luck: readonly (string | number)[];
  readonly signal: AbortSignal;
}) => Promise<T['move']>;

export type SessionPorts<T extends GameTypes> = {
  readonly askBot: AskBot<T>;
  /** Milliseconds of some clock that never goes back. */
  readonly clock: () => number;
  /** The wall clock, for the line that ends a recording. */
  readonly now: () => Date;
  /** Begins the recording, at the first decision of a person. Missing, or giving nothing, where none is kept. */
  readonly openJournal?: ((header: HeaderLine) => Journal | undefined) | undefined;
  /** Resolves when an opponent's move may be shown: at once, or at a pace that can be followed. */
  readonly pace?: (signal: AbortSignal) => Promise<void>;
};

/** A game being played: who acts next, what was recorded, and the doors through which people act. */
export type Session<T extends GameTypes = GameTypes> = {
  readonly game: Game<T>;
  readonly record: GameRecord<T>;
  readonly people: readonly Seat[];
  mover(): Mover;
  play(seat: Seat, move: T['move']): Result<undefined, Refusal>;
  /** At an interval, deals the next round. */
  proceed(): Result<undefined, Refusal>;
  /** Takes a person's last decision back; where hands are hidden from one another, that of the person whose hand is open. */
  undo(asker?: Seat): Result<undefined, Refusal>;
  redo(): Result<undefined, Refusal>;
  /** Goes back to before the first decision. */
  restart(): Result<undefined, Refusal>;
  mark(kind: MarkLine['kind'], text?: string): void;
  /** Resolves when a person is to act or the match is over. */
  settled(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** A number that rises with every change, for whoever compares. */
  version(): number;
  /** Ends the session: a bot's thinking is aborted, the recording closed. Safe to call twice. */
  close(): Promise<void>;
};

/**
 * Drives a record: deals where chance is to move, asks bots, takes people's moves, and writes each line before anyone is
 * told of it. `begun` is the open journal of a game that is resumed, or the lines that a branch copied.
 */
export const startSession = <T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  ports: SessionPorts<T>,
  begun: Journal | readonly BodyLine[] = [],
): Session<T> => {
  const people = personSeats(record.header.seats);
  const {timeline} = record;
  const listeners = new Set<() => void>();
  const waiting: BodyLine[] = 'append' in begun ? [] : [...begun];
  let journal = 'append' in begun ? begun : undefined;
  let thinking: AbortController | undefined;
  let lastTime = ports.clock();
  let version = 0;
  let closing: Promise<void> | undefined;
  let settle: (() => void)[] = [];

  const mover = (): Mover => game.mover(timeline.state());

  const sinceLast = (): number => {
    const time = ports.clock();
    const ms = Math.min(Math.max(0, Math.round(time - lastTime)), longestWait);
    lastTime = time;
    return ms;
  };

  const isWaitingForPerson = (): boolean => {
    const next = mover();
    return (
      next === 'over' || (isSeat(next) ? people.includes(next) : next === 'interval' && people.length > 0)
    );
  };

  const tell = (): void => {
    version += 1;
    for (const listener of listeners) listener();
    if (closing === undefined && !isWaitingForPerson()) return;
    for (const resolve of settle) resolve();
    settle = [];
  };

  /** Takes a line that this session made, and keeps it; only then is anybody told. */
  const commit = (line: BodyLine, begins: boolean): void => {
    const taken = record.take(line);
    if (!taken.ok) throw new Error(`the game refuses its own line: ${JSON.stringify(taken.error)}`);
    if (journal === undefined && begins && ports.openJournal !== undefined) {
      journal = ports.openJournal(record.header);
      for (const earlier of waiting) journal?.append(earlier);
    }
    if (journal === undefined) waiting.push(line);
    else journal.append(line);
  };

  const endLine = (why: 'over' | 'left'): BodyLine => {
    const scores = game.outcome(timeline.state())?.scores;
    return {
      type: 'end',
      why,
      ...(scores === undefined ? {} : {scores: [...scores]}),
      assisted: record.assisted(),
      time: ports.now().toISOString(),
      ms: sinceLast(),
    };
  };

  /** What a bot that fails, comes late or cheats plays instead: any legal move, by its own luck. */
  const substitute = (seat: Seat): PlyLine => {
    const moves = [...take(game.legalMoves(game.view(timeline.state(), seat)), 1000)];
    const move = moves[randomFrom(...record.luckOf(seat)).below(moves.length)] as T['move'];
    const line = record.propose(seat, move, sinceLast());
    if (!line.ok) throw new Error(`a legal move is refused: ${JSON.stringify(line.error)}`);
    commit({type: 'mark', kind: 'substitute', ms: 0}, false);
    return line.value;
  };

  const answered = (seat: Seat, move: T['move'] | undefined, signal: AbortSignal): void => {
    // The head may have moved while the bot was thinking: then nobody asked for this answer any more.
    if (signal.aborted) return;
    thinking = undefined;
    const line = move === undefined ? undefined : record.propose(seat, move, sinceLast());
    commit(line?.ok ? line.value : substitute(seat), false);
    goOn();
  };

  const askBot = (seat: Seat): void => {
    const bot = record.header.seats[seat]?.bot ?? '';
    const asked = new AbortController();
    thinking = asked;
    const {signal} = asked;
    const view = game.view(timeline.state(), seat);
    // Whatever goes wrong, at once or later, is no answer; a pace that breaks holds nobody up.
    const ask = async () => ports.askBot({bot, seat, view, luck: record.luckOf(seat), signal});
    const pace = async () => ports.pace?.(signal);
    const failed = () => undefined;
    void Promise.all([ask().catch(failed), pace().catch(failed)]).then(([move]) =>
      answered(seat, move, signal),
    );
  };

  /** Deals and asks bots until a person is to act or the match is over. */
  const goOn = (): void => {
    for (;;) {
      const next = mover();
      if (next === 'over' && record.ended() === undefined) commit(endLine('over'), false);
      if (next === 'chance' || (next === 'interval' && people.length === 0))
        commit(record.proposeDeal(sinceLast()), false);
      else break;
    }
    tell();
    const next = mover();
    // Whoever was told may have played on already, and then a bot is asked.
    if (closing !== undefined || thinking !== undefined) return;
    if (isSeat(next) && !people.includes(next)) askBot(next);
  };

  const stopThinking = (): void => {
    thinking?.abort();
    thinking = undefined;
  };

  const open = <V>(act: () => Result<V, Refusal>): Result<undefined, Refusal> => {
    if (closing !== undefined) return err({code: 'closed'});
    const done = act();
    if (!done.ok) return done;
    goOn();
    return ok(undefined);
  };

  const moveHead = (to: number, why: HeadLine['why']): Result<undefined, Refusal> => {
    stopThinking();
    commit({type: 'head', to, why, ms: sinceLast()}, false);
    return ok(undefined);
  };

  const session: Session<T> = {
    game,
    record,
    people,
    mover,
    play: (seat, move) =>
      open(() => {
        if (!people.includes(seat)) return err({code: 'not-your-turn'});
        const line = record.propose(seat, move, 0);
        if (!line.ok) return line;
        stopThinking();
        commit({...line.value, ms: sinceLast()}, true);
        return line;
      }),
    proceed: () =>
      open(() => {
        if (mover() !== 'interval') return err({code: 'no-interval'});
        commit(record.proposeDeal(sinceLast()), false);
        return ok(undefined);
      }),
    undo: asker =>
      open(() => {
        const place = undoPlace(timeline, people, record.hasRevealed, asker);
        return place.ok ? moveHead(place.value, 'undo') : place;
      }),
    redo: () =>
      open(() => {
        const place = redoPlace(timeline, people);
        return place.ok ? moveHead(place.value, 'redo') : place;
      }),
    restart: () =>
      open(() => {
        const place = startPlace(timeline, people);
        return place === timeline.head() ? err({code: 'nothing-to-undo'}) : moveHead(place, 'restart');
      }),
    mark(kind, text) {
      if (closing !== undefined) return;
      commit({type: 'mark', kind, ...(text === undefined ? {} : {text}), ms: sinceLast()}, false);
      tell();
    },
    settled: () =>
      closing !== undefined || isWaitingForPerson()
        ? Promise.resolve()
        : new Promise(resolve => {
            settle.push(resolve);
          }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    close() {
      if (closing !== undefined) return closing;
      stopThinking();
      // A match that is over has no end as its last line when something was noted since.
      if (journal !== undefined && record.ended() === undefined)
        commit(endLine(mover() === 'over' ? 'over' : 'left'), false);
      closing = journal?.close() ?? Promise.resolve();
      tell();
      return closing;
    },
  };
  goOn();
  return session;
};
