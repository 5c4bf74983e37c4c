import fs from 'node:fs';
import process from 'node:process';
import {openRecord} from '../../source/engine/game-record.js';
import {nodeFiles} from '../../source/store/files.js';
import {createJournal} from '../../source/store/journal.js';
import {counterGame, header} from './counter-game.js';

// A program that records a game without end, and says after each line how many are kept. It is there to be killed.

const head = {...header, options: {target: 1_000_000_000}};
const opened = openRecord(counterGame, head);
if (!opened.ok) throw new Error('the header is refused');
const record = opened.value;
const journal = createJournal(nodeFiles, process.argv[2] ?? '', head);

// A reader that is slow fills the pipe: then the line is said again until it is taken.
const say = (text: string): void => {
  for (;;) {
    try {
      fs.writeSync(1, text);
      return;
    } catch (thrown) {
      if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EAGAIN')) throw thrown;
    }
  }
};

for (let lines = 2; lines < 90_000; lines++) {
  const {next} = record.timeline.state();
  const line = lines === 2 ? record.proposeDeal(0) : record.propose(next, {add: 1}, 0);
  const value = 'ok' in line ? (line.ok ? line.value : undefined) : line;
  if (value === undefined || !record.take(value).ok) throw new Error('the game refuses a line');
  journal.append(value);
  if (journal.state().unsaved === 0) say(`${lines}\n`);
}
