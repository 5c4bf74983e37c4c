import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {expectRestored, hasBoard, levelFile, openLevel} from './steps.js';
import {newHome, recordingOf, recordingsIn, start, startMenu} from './terminal.js';

test('where no folder can be made, play goes on and says what is not saved', async () => {
  const home = newHome();
  fs.writeFileSync(home.data, 'a file where a folder should be');
  const terminal = await startMenu({home});
  await openLevel(terminal, 1, 2);
  terminal.burst('A', '2');
  await terminal.until(/ 1 press /);
  expect(terminal.lines()[1]).toMatch(/^ 2 lines are not saved: .*can't be written/);
  await terminal.press('u', '3 lines are not saved');
  await terminal.press('U', '4 lines are not saved');
  terminal.burst('C', '2');
  await terminal.until('Solved in 2 presses (par 2).');
  terminal.burst('q', 'q', 'q', 'q', 'q');
  expect((await terminal.exit()).code).toBe(0);
  await expectRestored(terminal);
  expect(fs.readFileSync(home.data, 'utf8')).toBe('a file where a folder should be');
});

test('a disk that is full: play goes on, and the file is whole as far as it goes', async () => {
  // No file of this process may grow above 1024 bytes: enough for the beginning of a recording.
  const home = newHome();
  const script = path.join(path.dirname(home.data), 'limited.mjs');
  fs.writeFileSync(
    script,
    `import {spawnSync} from 'node:child_process';
     const {status, signal} = spawnSync('sh', ['-c', 'ulimit -f 2; exec "$@"', 'sh', process.execPath, ...process.argv.slice(2)], {stdio: 'inherit'});
     process.exitCode = status ?? 99; if (status !== 0) console.log('ended by', status, signal);`,
  );
  const terminal = start(['dist/cli.js', 'lights-out', levelFile('2-classic/06-goblet')], {
    home,
    program: [script],
  });
  await terminal.until(hasBoard);
  for (let presses = 1; presses <= 12; presses++) {
    terminal.burst('enter');
    await terminal.until(presses === 1 ? / 1 press / : `${presses} presses`);
  }
  expect(terminal.lines()[1]).toMatch(/^ \d+ lines? (?:is|are) not saved: .*can't be written/);
  const lines = recordingOf(home);
  expect(lines[0]).toMatchObject({type: 'header'});
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.length).toBeLessThan(13);
  terminal.burst('q', 'q');
  const {code} = await terminal.exit();
  expect(code, terminal.screen()).toBe(0);
  expect(recordingsIn(home)).toHaveLength(1);
  expect(recordingOf(home).length).toBe(lines.length);
});

test('--data-dir says where recordings are kept', async () => {
  const home = newHome();
  const folder = path.join(home.data, 'elsewhere');
  const terminal = start(['lights-out', levelFile('2-classic/06-goblet'), '--data-dir', folder], {home});
  await terminal.until(hasBoard);
  await terminal.press('enter', / 1 press /);
  expect(fs.readdirSync(path.join(folder, 'games')).filter(name => name.endsWith('.jsonl'))).toHaveLength(1);
  expect(recordingsIn(home)).toEqual([]);
});

test('--no-record plays and keeps nothing', async () => {
  const terminal = start(['lights-out', levelFile('2-classic/06-goblet'), '--no-record']);
  await terminal.until(hasBoard);
  await terminal.press('enter', / 1 press /);
  terminal.burst('q', 'q');
  expect((await terminal.exit()).code).toBe(0);
  expect(recordingsIn(terminal.home)).toEqual([]);
});
