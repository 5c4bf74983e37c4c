import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {BodyLine, Line} from '../../source/engine/lines.js';
import {decodeLines, recordingLimits} from '../../source/store/codec.js';
import {type Files, nodeFiles} from '../../source/store/files.js';
import {createJournal} from '../../source/store/journal.js';
import {createRecordingWriter, type RecordingJournal} from '../../source/store/recording-writer.js';
import {header} from './counter-game.js';
import {encodeAll, faultOf, fileWith, goldenLines, got, newFolder, systemError, withHook} from './tools.js';

const golden = encodeAll(goldenLines());
const body = goldenLines().slice(1) as readonly BodyLine[];
const textOf = (place: string): string => fs.readFileSync(place, 'utf8');
const note: Line = {type: 'mark', kind: 'note', ms: 0};

type Run = {readonly journal: RecordingJournal; readonly calls: number};

/** Writes the golden game over files that fail, and checks after each line that what is acknowledged is in the file. */
const run = async (failing: () => Files, retries = 0): Promise<Run> => {
  let calls = 0;
  const counted: Files = failing();
  const files = Object.fromEntries(
    Object.entries(counted).map(([name, call]) => [
      name,
      (...args: readonly unknown[]) => {
        calls += 1;
        return Reflect.apply(call, undefined, args);
      },
    ]),
  ) as Files;
  const journal = createJournal(files, newFolder(), header);
  const check = (appended: number): void => {
    const {unsaved, fault} = journal.state();
    expect(unsaved === 0 || fault !== undefined).toBe(true);
    if (!fs.existsSync(journal.path)) {
      expect(unsaved).toBe(appended);
      return;
    }
    const text = textOf(journal.path);
    const acknowledged = encodeAll(goldenLines().slice(0, appended - unsaved));
    expect(text.startsWith(acknowledged)).toBe(true);
    // What is there beyond is the beginning of what waits: it can't fuse with anything.
    expect(golden.startsWith(text)).toBe(true);
  };
  check(1);
  body.forEach((line, index) => {
    journal.append(line);
    check(index + 2);
  });
  for (let retry = 0; retry < retries; retry++) await journal.sync();
  await journal.close();
  check(body.length + 1);
  return {journal, calls};
};

describe('a disk that fails', () => {
  const failingAt = (from: number, to: number, errno: string) => (): Files => {
    let count = 0;
    return withHook(() => {
      count += 1;
      if (count >= from && count <= to) throw systemError(errno);
    });
  };

  test.each(['EIO', 'ENOSPC', 'EINTR', 'EACCES'])(
    '%s at any call, once: all is saved in the end',
    async errno => {
      const {calls} = await run(() => nodeFiles);
      for (let at = 1; at <= calls; at++) {
        const {journal} = await run(failingAt(at, at, errno));
        if (journal.state().unsaved === 0) expect(textOf(journal.path)).toBe(golden);
        // Only what fails in the very end, when nothing tries again, may leave something.
        else expect(at).toBeGreaterThan(calls - 6);
      }
    },
  );

  test('at any call, for a while: all is saved in the end', async () => {
    const {calls} = await run(() => nodeFiles);
    for (let at = 1; at <= calls; at++)
      for (const length of [2, 3, 5, 8]) {
        const {journal} = await run(failingAt(at, at + length - 1, 'EIO'), 10);
        expect(journal.state().unsaved).toBe(0);
        expect(textOf(journal.path)).toBe(golden);
      }
  });

  test('from any call on for good: what was acknowledged stays, the rest is counted', async () => {
    const {calls} = await run(() => nodeFiles);
    for (let at = 1; at <= calls; at++) {
      const {journal} = await run(failingAt(at, Number.POSITIVE_INFINITY, 'ENOSPC'));
      const {unsaved} = journal.state();
      if (!fs.existsSync(journal.path)) continue;
      const decoded = decodeLines(fs.readFileSync(journal.path));
      const lines = decoded.ok ? decoded.value.body.length + 1 : 0;
      expect(lines).toBe(body.length + 1 - unsaved);
    }
  });

  /** Room for so many bytes: a write that does not fit goes in part, and the next one fails, as on a real disk. */
  const roomFor = (bytes: number) => (): Files => ({
    ...nodeFiles,
    write(file, from, offset, length, position) {
      if (position >= bytes) throw systemError('ENOSPC');
      return nodeFiles.write(file, from, offset, Math.min(length, bytes - position), position);
    },
  });

  test('a disk that is full after any byte holds the whole lines before it and no part of another', async () => {
    for (let room = 0; room < golden.length; room += 7) {
      const {journal} = await run(roomFor(room));
      const whole = golden.slice(0, room).lastIndexOf('\n') + 1;
      expect(textOf(journal.path)).toBe(golden.slice(0, whole));
      expect(journal.state().fault).toMatchObject({code: 'unwritable', data: {errno: 'ENOSPC'}});
    }
  });

  test('writes that go a few bytes at a time are put together', async () => {
    for (const most of [1, 2, 7, 100]) {
      const {journal} = await run(() => ({
        ...nodeFiles,
        write: (file, from, offset, length, position) =>
          nodeFiles.write(file, from, offset, Math.min(length, most), position),
      }));
      expect(journal.state()).toEqual({unsaved: 0});
      expect(textOf(journal.path)).toBe(golden);
    }
  });

  test('a write that gives 0 is a failure, not an endless loop', async () => {
    const {journal} = await run(() => ({...nodeFiles, write: () => 0}));
    expect(journal.state()).toMatchObject({unsaved: 10, fault: {data: {errno: 'ENOSPC'}}});
  });

  test('what could not be written can be saved elsewhere, with what was', async () => {
    const folder = newFolder();
    let isFull = false;
    const files = withHook(call => {
      if (call === 'write' && isFull) throw systemError('ENOSPC');
    });
    const journal = createJournal(files, folder, header);
    body.forEach((line, index) => {
      isFull = index > 3;
      journal.append(line);
    });
    expect(journal.state().unsaved).toBe(5);
    const copy = path.join(folder, 'copy.jsonl');
    expect(faultOf(await journal.saveCopy(copy))).toMatchObject({
      code: 'unwritable',
      data: {errno: 'ENOSPC'},
    });
    expect(fs.existsSync(copy)).toBe(false);
    isFull = false;
    expect(faultOf(await journal.saveCopy(path.join(folder, 'no', 'such'))).data).toEqual({errno: 'ENOENT'});
    expect(faultOf(await journal.saveCopy(journal.path)).data).toEqual({errno: 'EEXIST'});
    got(await journal.saveCopy(copy));
    expect(textOf(copy)).toBe(golden);
    await journal.close();
  });

  test('a file that was removed is noticed at the next line: nothing of it is saved any more', async () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    for (const line of body.slice(0, 4)) journal.append(line);
    fs.unlinkSync(journal.path);
    for (const line of body.slice(4)) journal.append(line);
    expect(journal.state()).toEqual({unsaved: 10, fault: {code: 'deleted', file: journal.path}});
    const copy = path.join(newFolder(), 'copy.jsonl');
    got(await journal.saveCopy(copy));
    expect(textOf(copy)).toBe(golden);
    await journal.close();
  });

  test('a disk that fails when it is waited for is told of for ever after', async () => {
    let failures = 1;
    const files: Files = {
      ...nodeFiles,
      sync: file => (failures-- > 0 ? Promise.reject(systemError('EIO')) : nodeFiles.sync(file)),
    };
    const journal = createJournal(files, newFolder(), header);
    await journal.sync();
    expect(journal.state()).toMatchObject({unsaved: 0, fault: {code: 'unwritable', data: {errno: 'EIO'}}});
    journal.append(note);
    await journal.close();
    expect(journal.state().fault?.data).toEqual({errno: 'EIO'});
  });

  test('a line that could not be read back is not written', () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    journal.append({type: 'mark', kind: 'note', text: 'x'.repeat(70_000), ms: 0});
    expect(journal.state()).toMatchObject({
      unsaved: 1,
      fault: {code: 'line-too-long', data: {limit: 65_536}},
    });
    const plies = createJournal(nodeFiles, newFolder(), header);
    plies.append({type: 'ply', n: 100_001, parent: 0, seat: 0, events: [], ms: 0});
    expect(plies.state()).toMatchObject({unsaved: 1, fault: {code: 'too-many-plies'}});
    const place = fileWith('');
    const holding = {file: fs.openSync(place, 'r+'), lock: {release: () => undefined}};
    const start = {path: place, length: recordingLimits.file - 60, lines: 9, crc: 0, holding};
    const full = createRecordingWriter(nodeFiles, start);
    full.append(note);
    expect(full.state()).toEqual({unsaved: 0});
    full.append(note);
    expect(full.state()).toMatchObject({unsaved: 1, fault: {code: 'too-large', data: {limit: 16_777_216}}});
  });
});
