import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import type {Game} from '../../source/engine/game.js';
import {openRecord} from '../../source/engine/game-record.js';
import type {HeaderLine} from '../../source/engine/lines.js';
import {type Journal, type Session, startSession} from '../../source/engine/session.js';
import {nodeFiles} from '../../source/store/files.js';
import {continueJournal, createJournal} from '../../source/store/journal.js';
import {listRecordings} from '../../source/store/list.js';
import {type LoadedRecording, loadRecording} from '../../source/store/recording.js';
import {counterGame, findGame, header} from './counter-game.js';
import {got, newFolder} from './tools.js';

const load = (place: string): LoadedRecording => got(loadRecording(nodeFiles, place, findGame));

const game: Game = counterGame;

const start = (
  openJournal: ((head: HeaderLine) => Journal) | undefined,
  begun?: LoadedRecording,
): Session => {
  const opened = openRecord(game, {...header, options: {target: 40}});
  if (!opened.ok) throw new Error('the header is refused');
  const ports = {
    askBot: () => Promise.resolve({add: 2}),
    clock: () => 0,
    now: () => new Date(header.time),
    openJournal,
  };
  if (begun === undefined) return startSession(game, opened.value, ports);
  return startSession(game, begun.record, ports, got(continueJournal(nodeFiles, begun)));
};

describe('a session that is recorded', () => {
  test('leaves no file before the first decision, and after it one that plays to the same state', async () => {
    const folder = newFolder();
    const session = start(head => createJournal(nodeFiles, folder, head));
    expect(fs.readdirSync(folder)).toEqual([]);
    for (const add of [4, 5, 6]) {
      expect(session.play(0, {add}).ok).toBe(true);
      await session.settled();
    }
    expect(session.undo().ok).toBe(true);
    session.mark('hint');
    const [item] = got(listRecordings(nodeFiles, folder));
    expect(item).toMatchObject({result: 'unfinished', plies: 7, lock: {pid: process.pid}});
    const before = load(item?.path ?? '');
    expect(before.record.timeline.state()).toEqual(session.record.timeline.state());
    await session.close();
    const loaded = load(item?.path ?? '');
    expect(loaded.record.timeline.state()).toEqual(session.record.timeline.state());
    expect(loaded.record.ended()?.why).toBe('left');

    const again = start(undefined, loaded);
    while (again.mover() !== 'over') {
      expect(again.play(0, {add: 9}).ok).toBe(true);
      await again.settled();
    }
    await again.close();
    expect(load(item?.path ?? '').record.timeline.state()).toEqual(again.record.timeline.state());
    expect(got(listRecordings(nodeFiles, folder))).toMatchObject([{result: 'over', assisted: true}]);
    expect(fs.readdirSync(folder)).toHaveLength(1);
  });
});

describe('a program that is killed', () => {
  const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));

  test.each([1, 2, 3])('has lost nothing that it said was kept (%i)', async round => {
    const folder = newFolder();
    const child = spawn(process.execPath, ['--import', 'tsx', writer, folder]);
    let said = '';
    child.stdout.setEncoding('utf8');
    // Killed in the middle of its work, after so many lines, by no clock.
    child.stdout.on('data', (text: string) => {
      said += text;
      if (said.length > 4000 * round) child.kill('SIGKILL');
    });
    const [, signal] = await once(child, 'close');
    expect(signal).toBe('SIGKILL');
    const acknowledged = Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1));
    expect(acknowledged).toBeGreaterThan(100);
    const [item] = got(listRecordings(nodeFiles, folder));
    const loaded = load(item?.path ?? '');
    expect(loaded.fault).toBeUndefined();
    expect(loaded.good).toBeGreaterThanOrEqual(acknowledged);
    expect(item?.type === 'recording' && item.lock).toBeUndefined();
    await got(continueJournal(nodeFiles, loaded)).close();
    expect(fs.readdirSync(folder).filter(name => name.includes('.lock-'))).toEqual([]);
  });
});
