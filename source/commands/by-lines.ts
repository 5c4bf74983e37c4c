import {once} from 'node:events';
import type {Writable} from 'node:stream';
import {type GameRecord, openRecord} from '../engine/game-record.js';
import {type Session, startSession} from '../engine/session.js';
import type {Cabinet} from '../games/module.js';
import {safeText} from '../lib/safe-text.js';
import {misplacedText} from '../locales/faults.js';
import {linesOf} from '../plain/lines.js';
import {type LineEnd, playLines} from '../plain/play-lines.js';
import {headerOf, type NewGame} from '../shell/new-game.js';
import type {Library} from '../store/library.js';
import type {RecordingJournal} from '../store/recording-writer.js';
import {realClock} from '../terminal/clock.js';
import {dieOf, interrupt, listenToProcess} from '../terminal/process-events.js';
import {createTypedInput} from '../terminal/typed-lines.js';
import {createThinker} from '../workers/thinker.js';
import type {Context} from './context.js';
import {codeOfOutputFault} from './output-fault.js';

/** The terminal or pipe through which one program plays games by lines, one after the other. */
export type LinePlayer = {
  /** Plays a new game. */
  play(game: NewGame, hasNext: boolean): Promise<LineEnd>;
  /** Goes on with a recorded one. */
  resume(cabinet: Cabinet, record: GameRecord, journal: RecordingJournal): Promise<LineEnd>;
  close(): Promise<void>;
};

/** Writes, and waits where the reader is slow. */
const writeTo =
  (stream: Writable) =>
  async (text: string): Promise<void> => {
    if (!stream.write(text) && !stream.destroyed)
      await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
  };

export const createLinePlayer = (context: Context): LinePlayer => {
  const {invocation, library, text, flags, print} = context;
  const {stdin, stdout} = invocation;
  const input = createTypedInput(stdin, interrupt);
  const lines = linesOf(input.chunks)[Symbol.asyncIterator]();
  const thinker = createThinker(invocation.workerEntry);
  let current: Session | undefined;

  const endBy = async (end: () => void): Promise<void> => {
    input.show();
    await current?.close();
    end();
  };
  const stopListening = listenToProcess({
    ended: signal =>
      void endBy(() => {
        stopListening();
        dieOf(signal);
      }),
    continued: () => undefined,
    resized: () => undefined,
    stopped: () => dieOf('SIGSTOP'),
    crashed: fault => {
      void endBy(() => {
        stopListening();
        throw fault;
      });
    },
  });
  // Nobody reads on: what was played is kept, and the program ends without a word.
  stdout.on('error', fault => void endBy(() => invocation.exit(codeOfOutputFault(fault))));

  const run = async (
    cabinet: Cabinet,
    record: GameRecord,
    hasNext: boolean,
    begun?: RecordingJournal,
  ): Promise<LineEnd> => {
    let journal = begun;
    const before = library.misplaced().length;
    const open = (header: GameRecord['header']): RecordingJournal | undefined => {
      journal = library.create(header);
      return journal;
    };
    const {clock, now} = realClock;
    const openJournal = context.settings.record ? open : undefined;
    const session = startSession(
      cabinet.game,
      record,
      {askBot: thinker.askBot(cabinet.game.id), clock, now, openJournal},
      begun,
    );
    current = session;
    if (session.people.length > 1) context.warn(`arcade: ${text.say('plainHands')}`);
    const end = await playLines({
      cabinet,
      session,
      text,
      manner: flags['screen-reader'] === true ? 'words' : 'picture',
      lines,
      write: writeTo(stdout),
      input,
      echoes: stdin.isTTY && stdout.isTTY,
      hasNext,
    });
    await session.close();
    const away = library.misplaced().slice(before);
    for (const game of away) context.warn(`arcade: ${misplacedText(game, text)}`);
    if (end === 'quit' && away.length === 0) print(whatNow(journal));
    return end;
  };

  const whatNow = (journal: RecordingJournal | undefined): string => {
    if (journal !== undefined)
      return text.say('plainResume', {
        name: flags['data-dir'] === undefined ? nameOf(journal, library) : safeText(journal.path),
      });
    return text.say(context.settings.record ? 'plainNothing' : 'plainNotRecorded');
  };

  return {
    play(game, hasNext) {
      const record = openRecord(game.cabinet.game, headerOf(game, realClock.now()));
      if (!record.ok) throw new Error(`canonical options are refused: ${JSON.stringify(record.error)}`);
      return run(game.cabinet, record.value, hasNext);
    },
    resume: (cabinet, record, journal) => run(cabinet, record, false, journal),
    async close() {
      input.show();
      stopListening();
      await thinker.close();
      // A terminal or an open pipe would keep the program waiting for lines that nobody asks for.
      stdin.destroy();
    },
  };
};

/** The name by which a recording is found again: the id in its name if that is enough, else its path. */
const nameOf = ({path}: RecordingJournal, library: Library): string => {
  const id = /-(\w+)\.jsonl$/.exec(path)?.[1] ?? path;
  const found = library.find(id);
  return safeText(found.ok && found.value === path ? id : path);
};
