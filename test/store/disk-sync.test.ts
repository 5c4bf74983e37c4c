import fs from 'node:fs';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {BodyLine, Line} from '../../source/engine/lines.js';
import {type Files, nodeFiles} from '../../source/store/files.js';
import {continueJournal, createJournal} from '../../source/store/journal.js';
import {type LoadedRecording, loadRecording} from '../../source/store/recording.js';
import {findGame, header} from './counter-game.js';
import {encodeAll, fileWith, goldenLines, got, newFolder, systemError} from './tools.js';

const golden = encodeAll(goldenLines());
const body = goldenLines().slice(1) as readonly BodyLine[];
const textOf = (place: string): string => fs.readFileSync(place, 'utf8');
const load = (place: string): LoadedRecording => got(loadRecording(nodeFiles, place, findGame));
const note: Line = {type: 'mark', kind: 'note', ms: 0};

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
