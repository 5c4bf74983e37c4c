/*
 * How long a hint of Mastermind takes, and how long counting the candidates. Each row is the median of several fresh
 * processes, since a game meets a situation for the first time. The worst second hint is looked for among all answers to a
 * first guess of every kind; whether a hint is exact, or drawn from a sample, is said. `--json` prints the figures for
 * programs.
 */
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {candidatesFor} from '../source/games/mastermind/candidates.js';
import {allCodes, type Code, codeCount, codeOf} from '../source/games/mastermind/codes.js';
import {answerTo, classOf, type FeedbackKind, type Row} from '../source/games/mastermind/feedback.js';
import {hintFor} from '../source/games/mastermind/hint.js';
import type {Puzzle} from '../source/games/mastermind/partition.js';
import {randomFrom} from '../source/lib/random.js';

const runs = 5;
/** Answers that take longest where all are warm, and are measured in fresh processes. */
const suspects = 3;

type Task = {readonly what: 'hint' | 'count'; readonly puzzle: Puzzle; readonly rows: readonly Row[]};
type Measured = {readonly ms: number; readonly candidates: number; readonly sampled: boolean};
type Case = {readonly name: string; readonly aim: number | undefined; readonly tasks: readonly Task[]};
type Found = Measured & {readonly name: string; readonly aim: number | undefined; readonly rows: string};

const measure = ({what, puzzle, rows}: Task): Measured => {
  const start = performance.now();
  const hint = what === 'hint' ? hintFor(puzzle, rows, 'entropy', randomFrom('bench')) : undefined;
  const candidates = hint?.candidates ?? candidatesFor(puzzle, rows).count;
  return {ms: performance.now() - start, candidates, sampled: hint?.sampled ?? false};
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const measureAfresh = (task: Task): Measured => {
  const here = fileURLToPath(import.meta.url);
  const found = Array.from({length: runs}, (): Measured => {
    const words = [...process.execArgv, here, JSON.stringify(task)];
    return JSON.parse(execFileSync(process.execPath, words, {encoding: 'utf8'}));
  });
  const [first] = found;
  if (first === undefined) throw new Error('nothing was measured');
  return {...first, ms: median(found.map(({ms}) => ms))};
};

/** A first guess of each kind: so many pegs of one colour, so many of the next. */
const firstGuesses = (pegs: number, most = pegs, colour = 0): readonly Code[] =>
  pegs === 0
    ? [[]]
    : Array.from({length: Math.min(pegs, most)}, (_, index) => Math.min(pegs, most) - index).flatMap(length =>
        firstGuesses(pegs - length, length, colour + 1).map(rest => [
          ...Array<number>(length).fill(colour),
          ...rest,
        ]),
      );

/** Every answer to these guesses that some secret gives. */
const answered = (puzzle: Puzzle): readonly Row[] => {
  const secrets = [...allCodes(puzzle)];
  return firstGuesses(puzzle.pegs).flatMap(guess => {
    const rows = new Map<number, Row>();
    for (const secret of secrets) {
      const answer = answerTo(puzzle.feedback, guess, secret);
      rows.set(classOf(answer, puzzle.pegs), {guess, answer});
    }
    return [...rows.values()];
  });
};

/** The second hints that take longest, by the time of this process, so that other work on the machine counts little. */
const worstSecond = (puzzle: Puzzle): readonly Task[] =>
  answered(puzzle)
    .map(row => {
      const task: Task = {what: 'hint', puzzle, rows: [row]};
      const start = process.cpuUsage();
      measure(task);
      return {task, cost: process.cpuUsage(start).user};
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, suspects)
    .map(({task}) => task);

const puzzleOf = (colours: number, pegs: number, feedback: FeedbackKind, repetition = true): Puzzle => ({
  colours,
  pegs,
  feedback,
  repetition,
});

/** So many guesses at one secret, all by chance. */
const someRows = (puzzle: Puzzle, count: number): readonly Row[] => {
  const random = randomFrom('rows', puzzle.colours, puzzle.pegs);
  const {colours, pegs, feedback} = puzzle;
  const drawn = (): Code => codeOf(random.below(codeCount(puzzle)), colours, pegs);
  const secret = drawn();
  return Array.from({length: count}, () => {
    const guess = drawn();
    return {guess, answer: answerTo(feedback, guess, secret)};
  });
};

const largest = puzzleOf(12, 8, 'counts');
const larger = puzzleOf(10, 6, 'counts');
const hintOf = (puzzle: Puzzle, rows: readonly Row[] = []): readonly Task[] => [{what: 'hint', puzzle, rows}];

const cases = (): readonly Case[] => [
  {name: '6 x 4 marks, first hint', aim: 20, tasks: hintOf(puzzleOf(6, 4, 'per-peg', false))},
  {name: '6 x 4 marks, second', aim: 20, tasks: worstSecond(puzzleOf(6, 4, 'per-peg', false))},
  {name: '6 x 4 counts, first', aim: 20, tasks: hintOf(puzzleOf(6, 4, 'counts'))},
  {name: '6 x 4 counts, second', aim: 20, tasks: worstSecond(puzzleOf(6, 4, 'counts'))},
  {name: '8 x 5 marks, first', aim: 200, tasks: hintOf(puzzleOf(8, 5, 'per-peg'))},
  {name: '8 x 5 marks, second', aim: 200, tasks: worstSecond(puzzleOf(8, 5, 'per-peg'))},
  {name: '8 x 5 counts, first', aim: 200, tasks: hintOf(puzzleOf(8, 5, 'counts'))},
  {name: '8 x 5 counts, second', aim: 200, tasks: worstSecond(puzzleOf(8, 5, 'counts'))},
  {name: '10 x 6 counts, third', aim: undefined, tasks: hintOf(larger, someRows(larger, 2))},
  {name: '12 x 8 counts, second', aim: undefined, tasks: hintOf(largest, someRows(largest, 1))},
  ...[1, 4].map(
    (count): Case => ({
      name: `12 x 8 counts, counting ${count}`,
      aim: undefined,
      tasks: [{what: 'count', puzzle: largest, rows: someRows(largest, count)}],
    }),
  ),
];

const written = ({guess, answer}: Row): string =>
  `${guess.map(colour => (colour + 1).toString(36)).join('')} ${
    answer.type === 'counts'
      ? `${answer.well} ${answer.misplaced}`
      : answer.marks.map(mark => '0X#'[mark]).join('')
  }`;

const worstOf = ({name, aim, tasks}: Case): Found =>
  tasks
    .map(task => ({name, aim, rows: task.rows.map(written).join(', '), ...measureAfresh(task)}))
    .reduce((worst, found) => (found.ms > worst.ms ? found : worst));

const line = ({name, aim, ms, candidates, sampled, rows}: Found): string =>
  [
    name.padEnd(26),
    `${ms.toFixed(1).padStart(8)} ms`,
    (aim === undefined ? '' : `aim ${aim} ms`).padEnd(11),
    sampled ? 'sampled' : 'exact  ',
    `${candidates.toLocaleString('en')} left`.padStart(17),
    rows,
  ]
    .join('  ')
    .trimEnd();

const [asked] = process.argv.slice(2);
if (asked?.startsWith('{')) process.stdout.write(JSON.stringify(measure(JSON.parse(asked))));
else {
  const found = cases().map(worstOf);
  process.stdout.write(
    asked === '--json'
      ? `${JSON.stringify({hints: found})}\n`
      : `Mastermind, the best guess by entropy\n${found.map(line).join('\n')}\n`,
  );
}
