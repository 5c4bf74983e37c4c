import type {GameRecord} from '../../source/engine/game-record.js';
import type {Line} from '../../source/engine/lines.js';
import {type AskBot, type Session, startSession} from '../../source/engine/session.js';
import {value} from '../checks.js';
import {pairs} from '../fixture/rules.js';
import type {Move, Pairs} from '../fixture/types.js';
import {legalMove} from './matches.js';

type Question = Parameters<AskBot<Pairs>>[0] & {
  readonly answer: (move: Move) => void;
  readonly fail: () => void;
};

/** A session without a clock or threads of its own: its journal's lines, and what it asked of bots. */
export type Table = {
  readonly session: Session<Pairs>;
  readonly record: GameRecord<Pairs>;
  readonly questions: Question[];
  readonly lines: Line[];
  readonly journals: {closed: number}[];
  /** Moves the clock. */
  readonly wait: (ms: number) => void;
};

export type Ports = Parameters<typeof startSession<Pairs>>[2];

export const tableOf = (
  record: GameRecord<Pairs>,
  changes: Partial<Ports> = {},
  begun?: Parameters<typeof startSession<Pairs>>[3],
): Table => {
  const questions: Question[] = [];
  const lines: Line[] = [];
  const journals: {closed: number}[] = [];
  let time = 1000;
  const ports: Ports = {
    askBot: question =>
      new Promise((resolve, reject) => {
        questions.push({...question, answer: resolve, fail: () => reject(new Error('a bot failed'))});
      }),
    clock: () => time,
    now: () => new Date('2026-01-02T03:04:05.000Z'),
    openJournal(header) {
      const state = {closed: 0};
      journals.push(state);
      lines.push(header);
      return {
        append(line) {
          if (state.closed > 0) throw new Error('the journal is closed');
          lines.push(line);
        },
        async close() {
          state.closed += 1;
        },
      };
    },
    ...changes,
  };
  const session = startSession(pairs, record, ports, begun);
  return {
    ...{session, record, questions, lines, journals},
    wait(ms) {
      time += ms;
    },
  };
};

/** Plays a legal move of the person who is to move. */
export const play = ({session, record}: Table, index = 0): void => {
  value(session.play(session.mover() as number, legalMove(record, index)));
};

/** Lets promises that are settled have their effect. */
export const tick = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

export const answer = async ({questions, record}: Table): Promise<void> => {
  questions.at(-1)?.answer(legalMove(record));
  await tick();
};
