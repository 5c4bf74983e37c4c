/*
 * How long the solver of Lights Out takes: eliminating, and proving the fewest presses of a board that is all lit. Each
 * row is the median of several fresh processes, since a game meets a size for the first time. `--json` prints the figures
 * for programs.
 */
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {solverFor} from '../source/games/lights-out/solver.js';

const runs = 5;
/** Sides of square boards, and the milliseconds aimed at. */
const rows = [
  {side: 5, aim: 5},
  {side: 9, aim: 5},
  {side: 19, aim: 50},
  {side: 30, aim: 250},
] as const;

/** Milliseconds for one board, in this process. */
const measure = (side: number): number => {
  const board = {rows: side, columns: side, shape: 'plus', wrap: false, states: 2} as const;
  const start = performance.now();
  const least = solverFor(board).minimum(Array<number>(side * side).fill(1));
  if (least?.proved !== true) throw new Error(`${side} x ${side} is not proved`);
  return performance.now() - start;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const measureAfresh = (side: number): number => {
  const here = fileURLToPath(import.meta.url);
  return Number(
    execFileSync(process.execPath, [...process.execArgv, here, String(side)], {encoding: 'utf8'}),
  );
};

const [asked] = process.argv.slice(2);
if (asked !== undefined && /^\d+$/.test(asked)) process.stdout.write(`${measure(Number(asked))}\n`);
else {
  const found = rows.map(row => ({
    ...row,
    ms: median(Array.from({length: runs}, () => measureAfresh(row.side))),
  }));
  const lines = found.map(
    ({side, aim, ms}) => `${`${side} x ${side}`.padEnd(9)}${ms.toFixed(1).padStart(8)} ms   aim ${aim} ms`,
  );
  process.stdout.write(
    asked === '--json'
      ? `${JSON.stringify({solver: found})}\n`
      : `Lights Out, solved and proved\n${lines.join('\n')}\n`,
  );
}
