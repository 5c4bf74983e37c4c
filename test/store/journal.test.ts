import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {BodyLine, Line} from '../../source/engine/lines.js';
import {decodeLines, recordingLimits} from '../../source/store/codec.js';
import {type Files, nodeFiles} from '../../source/store/files.js';
import {continueJournal, createJournal, makeRecordingName} from '../../source/store/journal.js';
import {type LoadedRecording, loadRecording} from '../../source/store/recording.js';
import {createRecordingWriter, type RecordingJournal} from '../../source/store/recording-writer.js';
import {findGame, header, playLines} from './counter-game.js';
import {encodeAll, faultOf, fileWith, goldenLines, got, newFolder, systemError, withHook} from './tools.js';

const golden = encodeAll(goldenLines());
const body = goldenLines().slice(1) as readonly BodyLine[];
const textOf = (place: string): string => fs.readFileSync(place, 'utf8');
const load = (place: string): LoadedRecording => got(loadRecording(nodeFiles, place, findGame));
const note: Line = {type: 'mark', kind: 'note', ms: 0};

describe('a new recording', () => {
  test('holds each line as soon as it is appended', async () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    goldenLines().forEach((line, index) => {
      if (line.type !== 'header') journal.append(line);
      expect(textOf(journal.path)).toBe(encodeAll(goldenLines().slice(0, index + 1)));
      expect(journal.state()).toEqual({unsaved: 0});
    });
    await journal.close();
    expect(textOf(journal.path)).toBe(golden);
  });

  test('is private, has a name of time, game and id, and leaves nothing else behind', async () => {
    const data = path.join(newFolder(), 'data');
    const journal = createJournal(nodeFiles, path.join(data, 'games'), header);
    expect(path.basename(journal.path)).toMatch(/^20261130T154400Z-counter-[0-9a-f]{8}\.jsonl$/);
    expect(fs.statSync(journal.path).mode & 0o777).toBe(0o600);
    for (const folder of [data, path.join(data, 'games')])
      expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    await journal.close();
    expect(fs.readdirSync(path.join(data, 'games'))).toEqual([path.basename(journal.path)]);
  });

  test('a name holds nothing that was not meant for it', () => {
    const name = makeRecordingName({...header, game: '../../x\u001b/y', time: 'long ago'}, '0123abcd');
    expect(name).toBe('19700101T000000Z-xy-0123abcd.jsonl');
  });

  test('never goes over a file that is there', () => {
    const files = withHook((call, [place, manner]) => {
      if (call === 'open' && manner === 'create' && String(place).endsWith('.jsonl'))
        fs.writeFileSync(String(place), 'mine');
    });
    const journal = createJournal(files, newFolder(), header);
    expect(journal.state()).toMatchObject({unsaved: 1, fault: {code: 'unwritable', data: {errno: 'EEXIST'}}});
    expect(textOf(journal.path)).toBe('mine');
  });
});

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

describe('waiting for the disk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const counting = (): {readonly files: Files; syncs(): number} => {
    let count = 0;
    const files: Files = {
      ...nodeFiles,
      sync: () => {
        count += 1;
        return Promise.resolve();
      },
    };
    return {files, syncs: () => count};
  };

  test('in the background, at most once a second, and never without need', async () => {
    const {files, syncs} = counting();
    const journal = createJournal(files, newFolder(), header);
    for (const line of body.slice(0, 5)) journal.append(line);
    expect(syncs()).toBe(0);
    await vi.advanceTimersByTimeAsync(999);
    expect(syncs()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    // The file, and once the folder that holds its name.
    expect(syncs()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(syncs()).toBe(2);
    for (const line of body.slice(5, 8)) journal.append(line);
    await vi.advanceTimersByTimeAsync(1000);
    expect(syncs()).toBe(3);
    await journal.close();
    expect(syncs()).toBe(3);
  });

  test('lines on the way to a sync do not bring the next one nearer', async () => {
    const {files, syncs} = counting();
    const journal = createJournal(files, newFolder(), header);
    await journal.sync();
    const before = syncs();
    journal.append(note);
    await vi.advanceTimersByTimeAsync(500);
    journal.append(note);
    await vi.advanceTimersByTimeAsync(500);
    expect(syncs()).toBe(before + 1);
    journal.append(note);
    await vi.advanceTimersByTimeAsync(999);
    expect(syncs()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(syncs()).toBe(before + 2);
    await journal.close();
  });

  test('a folder that can not be opened or waited for takes nothing from its files', async () => {
    const folder = newFolder();
    for (const failing of ['open', 'sync', 'close'] as const) {
      const opened = new Set<unknown>();
      const files: Files = {
        ...nodeFiles,
        open(place, manner) {
          if (place === folder && failing === 'open') throw systemError('EACCES');
          const file = nodeFiles.open(place, manner);
          if (place === folder) opened.add(file);
          return file;
        },
        sync: file =>
          opened.has(file) && failing === 'sync' ? Promise.reject(systemError('EINVAL')) : Promise.resolve(),
        close(file) {
          nodeFiles.close(file);
          if (opened.has(file) && failing === 'close') throw systemError('EIO');
        },
      };
      const journal = createJournal(files, folder, header);
      await journal.close();
      expect(journal.state()).toEqual({unsaved: 0});
    }
  });

  test('to its end when the recording is closed, or when asked to', async () => {
    const {files, syncs} = counting();
    const journal = createJournal(files, newFolder(), header);
    await journal.sync();
    expect(syncs()).toBe(2);
    journal.append(note);
    await journal.close();
    expect(syncs()).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('closing waits for a sync that is under way, and then for what came after it', async () => {
    const waiting: (() => void)[] = [];
    const order: string[] = [];
    const files: Files = {
      ...nodeFiles,
      close: file => {
        order.push('close');
        nodeFiles.close(file);
      },
      sync: () => new Promise<void>(resolve => waiting.push(resolve)).then(() => void order.push('sync')),
    };
    const journal = got(continueJournal(files, load(fileWith(golden))));
    order.length = 0;
    journal.append(note);
    await vi.advanceTimersByTimeAsync(1000);
    journal.append(note);
    const closed = journal.close();
    expect(journal.close()).toBe(closed);
    await vi.advanceTimersByTimeAsync(0);
    expect([order, waiting.length]).toEqual([[], 1]);
    waiting[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    waiting[1]?.();
    await closed;
    expect(order).toEqual(['sync', 'sync', 'close']);
  });

  test('after closing nothing is written', async () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    await journal.close();
    journal.append(note);
    await journal.sync();
    expect(textOf(journal.path)).toBe(encodeAll([header]));
    expect(journal.state().unsaved).toBe(1);
  });
});

describe('going on with a recording', () => {
  test('what is written in two sittings, cut anywhere, is what is written in one', async () => {
    for (let whole = 1; whole < 10; whole++) {
      const place = fileWith(encodeAll(goldenLines().slice(0, whole)));
      const journal = got(continueJournal(nodeFiles, load(place)));
      for (const line of goldenLines().slice(whole)) journal.append(line);
      await journal.close();
      expect(textOf(place)).toBe(golden);
      expect(fs.readdirSync(path.dirname(place))).toEqual(['game.jsonl']);
    }
  });

  test('a torn end is kept beside, and the game goes on before it', async () => {
    const place = fileWith(golden.slice(0, -20));
    const kept = golden.split('\n').at(9)?.slice(0, -19);
    const journal = got(continueJournal(nodeFiles, load(place)));
    expect(textOf(`${place}.torn-1`)).toBe(kept);
    expect(fs.statSync(`${place}.torn-1`).mode & 0o777).toBe(0o600);
    for (const line of goldenLines().slice(9)) journal.append(line);
    await journal.close();
    expect(textOf(place)).toBe(golden);
    fs.appendFileSync(place, 'again');
    await got(continueJournal(nodeFiles, load(place))).close();
    expect(textOf(`${place}.torn-2`)).toBe('again');
    expect(textOf(`${place}.torn-1`)).toBe(kept);
  });

  test('a torn end that can not be kept is not cut off', () => {
    const place = fileWith(golden.slice(0, -20));
    const loaded = load(place);
    const files = withHook((call, [name]) => {
      if (call === 'open' && String(name).includes('.torn-')) throw systemError('ENOSPC');
    });
    expect(faultOf(continueJournal(files, loaded))).toMatchObject({code: 'unwritable'});
    expect(textOf(place)).toBe(golden.slice(0, -20));
    expect(continueJournal(nodeFiles, loaded).ok).toBe(true);
  });

  test('a failure at any call leaves a file that can be gone on with', async () => {
    for (let at = 1; at < 20; at++) {
      const place = fileWith(golden.slice(0, -20));
      let count = 0;
      const files = withHook(() => {
        count += 1;
        if (count === at) throw systemError('EIO');
      });
      const loaded = load(place);
      const journal = continueJournal(files, loaded);
      if (journal.ok) await journal.value.close();
      const again = got(continueJournal(nodeFiles, load(place)));
      again.append(goldenLines()[9] ?? note);
      await again.close();
      expect(textOf(place)).toBe(golden);
    }
  });

  test('is refused where lines may not be added', () => {
    const damaged = load(fileWith(golden.replace('add 5', 'add 6')));
    expect(faultOf(continueJournal(nodeFiles, damaged))).toMatchObject({code: 'bad-checksum', line: 4});
    const old = load(fileWith(encodeAll(goldenLines({...header, rules: 1}))));
    expect(faultOf(continueJournal(nodeFiles, old)).code).toBe('other-rules');
  });

  test('is refused when the file was written since, or is gone', () => {
    const place = fileWith(golden);
    const loaded = load(place);
    fs.appendFileSync(place, 'x');
    expect(faultOf(continueJournal(nodeFiles, loaded)).code).toBe('changed');
    fs.unlinkSync(place);
    expect(faultOf(continueJournal(nodeFiles, loaded)).code).toBe('missing');
    expect(fs.readdirSync(path.dirname(place))).toEqual([]);
  });

  test('is refused where the file may only be read', () => {
    const place = fileWith(golden);
    const files = withHook((call, [, manner]) => {
      if (call === 'open' && manner === 'edit') throw systemError('EACCES');
    });
    expect(faultOf(continueJournal(files, load(place)))).toMatchObject({
      code: 'unwritable',
      data: {errno: 'EACCES'},
    });
    expect(fs.readdirSync(path.dirname(place))).toEqual(['game.jsonl']);
  });

  test('is refused while somebody writes it, this process too, and free afterwards', async () => {
    const place = fileWith(golden);
    const first = got(continueJournal(nodeFiles, load(place)));
    expect(faultOf(continueJournal(nodeFiles, load(place)))).toMatchObject({
      code: 'locked',
      data: {pid: process.pid},
    });
    await first.close();
    const second = got(continueJournal(nodeFiles, load(place)));
    await second.close();
    expect(textOf(place)).toBe(golden);
  });

  test('a new recording is locked from its start', async () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    for (const line of playLines([4])) journal.append(line);
    expect(faultOf(continueJournal(nodeFiles, load(journal.path))).code).toBe('locked');
    await journal.close();
    expect(continueJournal(nodeFiles, load(journal.path)).ok).toBe(true);
  });
});
