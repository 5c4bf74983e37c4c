import {expect, test} from 'vitest';
import {openRecord} from '../../source/engine/game-record.js';
import type {BodyLine, SeatInfo} from '../../source/engine/lines.js';
import {startSession} from '../../source/engine/session.js';
import {randomFrom} from '../../source/lib/random.js';
import {createText} from '../../source/locales/index.js';
import {linesOf} from '../../source/plain/lines.js';
import {type LineEnd, playLines} from '../../source/plain/play-lines.js';
import {headerOf} from '../../source/shell/new-game.js';
import {value} from '../checks.js';
import pairs from '../fixture/index.js';

// What Lights Out has not, by lines: an opponent, hidden hands, chance in mid-game, rounds with intervals.

type Played = {
  readonly end: LineEnd;
  readonly answers: readonly string[];
  readonly lines: readonly BodyLine[];
};

/** Plays a match against a bot; the answers are what was printed after each prompt. */
const play = async (
  input: readonly string[],
  seats: readonly SeatInfo[] = [{name: 'Ada'}, {name: 'Bo', bot: 'careful'}],
): Promise<Played> => {
  const {game} = pairs;
  const options = value(game.parseOptions({target: 9}, seats.length));
  const record = value(
    openRecord(game, headerOf({cabinet: pairs, options, seats, seed: 'lines'}, new Date(0))),
  );
  const lines: BodyLine[] = [];
  const session = startSession(game, record, {
    askBot: async ({bot, view, luck}) =>
      pairs.bots.find(({id}) => id === bot)?.choose(view, randomFrom(...luck)) ?? null,
    clock: () => 0,
    now: () => new Date(0),
    openJournal: () => ({
      append: line => void (line.type === 'header' || lines.push(line)),
      close: () => Promise.resolve(),
    }),
  });
  let output = '';
  async function* chunks(): AsyncIterable<string> {
    yield input.map(line => `${line}\n`).join('');
  }
  const end = await playLines({
    cabinet: pairs,
    session,
    text: createText('en', [pairs]),
    manner: 'picture',
    lines: linesOf(chunks())[Symbol.asyncIterator](),
    async write(text) {
      output += text;
    },
    echoes: false,
    hasNext: false,
  });
  await session.close();
  return {end, answers: output.split('\n> \n').map(answer => answer.replace(/^> \n/, '')), lines};
};

const firstMove = (answer: string | undefined): string =>
  /^Legal moves \(\d+\): ([^,\n]+)/m.exec(answer ?? '')?.[1] ?? '';

/** The first legal move of each turn until the round is over, when all that may be said is stop. */
const roundOfMoves = async (): Promise<readonly string[]> => {
  const moves: string[] = [];
  for (;;) {
    const {answers} = await play([...moves, 'moves']);
    const move = firstMove(answers.at(-2));
    if (move === 'stop') return moves;
    expect(move).not.toBe('');
    moves.push(move);
  }
};

test('the person sees the own hand, and of the other its size', async () => {
  const {answers, end} = await play([]);
  expect(answers[0]).toMatch(/^Seat 1: \d \d \d \(0\)$/m);
  expect(answers[0]).toMatch(/^Seat 2: \? \? \? \(0\)$/m);
  expect(end).toBe('quit');
});

test('an opponent answers before the next prompt, and undo takes its reply back', async () => {
  const {answers, lines} = await play(['draw', 'moves', 'undo', 'redo']);
  expect(answers[1]).toMatch(/^Seat 1: \d \d \d \d \(0\)$/m);
  expect(answers[3]).toBe(answers[0]?.replace(/^The first.*\n/, ''));
  expect(answers[4]).toMatch(/^Seat 1: \d \d \d \d \(0\)/m);
  expect(lines.map(({type}) => type)).toEqual(['ply', 'ply', 'head', 'head', 'end']);
});

test('a move that is refused changes nothing and says why', async () => {
  const {answers, lines} = await play(['throw 3', 'dance', 'stop', 'next']);
  expect(answers.slice(1, 5)).toEqual([
    '! Not now.',
    '! No such move: dance',
    '! The round is not over.',
    '! The round is not over.',
  ]);
  expect(lines).toEqual([]);
});

test('between rounds next deals, and stop ends the match', async () => {
  const moves = await roundOfMoves();
  const next = await play([...moves, 'draw', 'next']);
  expect(next.answers.at(-3)).toContain('! The round is over');
  expect(next.answers.at(-2)).toMatch(/^Seat 1: \d \d \d \(\d\)$/m);
  const stopped = await play([...moves, 'stop']);
  expect(stopped.end).toBe('over');
  expect(stopped.answers.at(-1)).toMatch(/^Seat 1 has \d$/m);
  const last = stopped.lines.at(-1);
  expect(last?.type === 'end' && last.why).toBe('over');
});

test('with several people the position is the own one of whoever is to move', async () => {
  const people = [{name: 'Ada'}, {name: 'Bo'}];
  const asked = await play(['draw', 'moves'], people);
  const {answers} = await play(['draw', firstMove(asked.answers[2])], people);
  expect(answers[0]).toMatch(/^Seat 1: \d \d \d.*\nSeat 2: \? \? \?/m);
  expect(answers[2]).toMatch(/^Seat 1: \? \? \?.*\nSeat 2: \d \d \d/m);
});
