import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {nodeFiles} from '../../source/store/files.js';
import {takeLock} from '../../source/store/lock.js';
import {nodeProcesses, type Owner, type Processes} from '../../source/store/processes.js';
import {faultOf, fileWith, got, systemError, withHook} from './tools.js';

/** A machine on which these processes are alive, seen by the first of them. */
const machine = (own: Owner, ...others: readonly Owner[]): Processes => ({
  own,
  isAlive: ({pid, start}) => [own, ...others].some(owner => owner.pid === pid && owner.start === start),
});
const ada: Owner = {pid: 11, start: '100'};
const bo: Owner = {pid: 22, start: '200'};
const dead: Owner = {pid: 33, start: '300'};

const namesBeside = (place: string): readonly string[] =>
  fs.readdirSync(path.dirname(place)).filter(name => name !== path.basename(place));
const claimOf = (place: string, {pid, start}: Owner): string => `${place}.lock-${pid}-${start}`;

describe('one writer', () => {
  test('the second is told who the first is; then the place is free', () => {
    const place = fileWith('');
    const lock = got(takeLock(nodeFiles, place, machine(ada, bo)));
    expect(fs.statSync(claimOf(place, ada)).mode & 0o777).toBe(0o600);
    expect(faultOf(takeLock(nodeFiles, place, machine(bo, ada)))).toEqual({
      code: 'locked',
      file: place,
      data: {pid: 11},
    });
    expect(namesBeside(place)).toEqual(['game.jsonl.lock-11-100']);
    lock.release();
    expect(namesBeside(place)).toEqual([]);
    expect(takeLock(nodeFiles, place, machine(bo, ada)).ok).toBe(true);
  });

  test('one process does not hold it twice, by another path neither', () => {
    const place = fileWith('');
    const lock = got(takeLock(nodeFiles, place));
    expect(faultOf(takeLock(nodeFiles, place)).data).toEqual({pid: process.pid});
    const roundabout = path.relative(process.cwd(), place);
    expect(faultOf(takeLock(nodeFiles, roundabout)).code).toBe('locked');
    lock.release();
    expect(takeLock(nodeFiles, roundabout).ok).toBe(true);
  });

  test('the lock of another recording is no obstacle', () => {
    const place = fileWith('');
    fs.writeFileSync(claimOf(path.join(path.dirname(place), 'other.jsonl'), bo), '');
    expect(takeLock(nodeFiles, place, machine(ada, bo)).ok).toBe(true);
  });

  test('files that only look like locks are left alone', () => {
    const place = fileWith('');
    for (const end of ['lock', 'lock-', 'lock-0-1', 'lock-1', 'lock-x-1', 'lock-1-2-3'])
      fs.writeFileSync(`${place}.${end}`, '');
    expect(takeLock(nodeFiles, place, machine(ada)).ok).toBe(true);
    expect(namesBeside(place)).toHaveLength(7);
  });
});

describe('stale locks', () => {
  test('of a process that is gone, or that had the id before, are taken over', () => {
    const place = fileWith('');
    fs.writeFileSync(claimOf(place, dead), '');
    fs.writeFileSync(claimOf(place, {...bo, start: '199'}), '');
    expect(takeLock(nodeFiles, place, machine(ada, bo)).ok).toBe(true);
    expect(namesBeside(place)).toEqual(['game.jsonl.lock-11-100']);
  });

  test('of a process that had our own name are ours', () => {
    const place = fileWith('');
    fs.writeFileSync(claimOf(place, ada), '');
    const lock = got(takeLock(nodeFiles, place, machine(ada)));
    lock.release();
    expect(namesBeside(place)).toEqual([]);
  });

  test('a stale lock that can not be removed does not stand in the way', () => {
    const place = fileWith('');
    fs.writeFileSync(claimOf(place, dead), '');
    const files = withHook(call => {
      if (call === 'remove') throw systemError('EACCES');
    });
    expect(takeLock(files, place, machine(ada)).ok).toBe(true);
  });
});

describe('races', () => {
  /** Ada takes the lock; before her call number `at` Bo takes it from start to end. */
  const race = (at: number, stale: boolean): {readonly winners: number; readonly calls: number} => {
    const place = fileWith('');
    if (stale) fs.writeFileSync(claimOf(place, dead), '');
    let calls = 0;
    let second = false;
    const files = withHook(() => {
      calls += 1;
      if (calls === at) second = takeLock(nodeFiles, place, machine(bo, ada)).ok;
    });
    const first = takeLock(files, place, machine(ada, bo)).ok;
    if (calls < at) second = takeLock(nodeFiles, place, machine(bo, ada)).ok;
    return {winners: Number(first) + Number(second), calls};
  };

  test.each([false, true])('two never both win, whenever the other comes (stale lock: %s)', stale => {
    const {calls} = race(Number.POSITIVE_INFINITY, stale);
    expect(calls).toBeGreaterThanOrEqual(3);
    for (let at = 1; at <= calls + 1; at++) expect(race(at, stale).winners).toBeLessThanOrEqual(1);
    expect(race(1, stale).winners).toBe(1);
    expect(race(calls + 1, stale).winners).toBe(1);
  });

  test('when both have claimed before either looks, both withdraw', () => {
    const place = fileWith('');
    const afterClaiming = (act: () => void) =>
      withHook(call => {
        if (call === 'readFolder') act();
      });
    // Bo stands still between his claim and his look while all of Ada's attempt goes by.
    let first: boolean | undefined;
    const second = takeLock(
      afterClaiming(() => {
        first = takeLock(nodeFiles, place, machine(ada, bo)).ok;
        fs.writeFileSync(claimOf(place, ada), '');
      }),
      place,
      machine(bo, ada),
    ).ok;
    expect([first, second]).toEqual([false, false]);
  });

  test('a claim whose rivals can not be seen is withdrawn', () => {
    const place = fileWith('');
    const files = withHook(call => {
      if (call === 'readFolder') throw systemError('EIO');
    });
    expect(faultOf(takeLock(files, place, machine(ada)))).toMatchObject({
      code: 'unwritable',
      data: {errno: 'EIO'},
    });
    expect(namesBeside(place)).toEqual([]);
  });
});

describe('real processes', () => {
  test('one that runs holds its lock, and one that was killed does not', async () => {
    const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
    await once(child.stdout, 'data');
    const pid = child.pid ?? 0;
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    expect(nodeProcesses.isAlive({pid, start})).toBe(true);
    expect(nodeProcesses.isAlive({pid, start: '0'})).toBe(true);
    expect(nodeProcesses.isAlive({pid, start: '1'})).toBe(false);
    const place = fileWith('');
    fs.writeFileSync(claimOf(place, {pid, start}), '');
    expect(faultOf(takeLock(nodeFiles, place))).toMatchObject({code: 'locked', data: {pid}});
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(nodeProcesses.isAlive({pid, start})).toBe(false);
    const lock = got(takeLock(nodeFiles, place));
    expect(namesBeside(place)).toHaveLength(1);
    lock.release();
  });

  test("another user's process is alive", () => {
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw systemError('EPERM');
    });
    const isAlive = nodeProcesses.isAlive(nodeProcesses.own);
    kill.mockRestore();
    expect(isAlive).toBe(true);
  });

  test('this one has a start', () => {
    expect(nodeProcesses.own.pid).toBe(process.pid);
    expect(Number(nodeProcesses.own.start)).toBeGreaterThan(0);
  });
});
