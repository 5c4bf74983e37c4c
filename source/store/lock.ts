import path from 'node:path';
import {err, ok, type Result} from '../lib/result.js';
import {attempt, errnoOf, type StoreFault, writeFault} from './fault.js';
import type {Files} from './files.js';
import {nodeProcesses, type Owner, type Processes} from './processes.js';

// One writer a recording. Who wants to write makes a claim, `<recording>.lock-<process id>-<process start>`, exclusively,
// and then looks for claims of others: whoever finds a living one withdraws. Both steps are atomic and in this order, so
// of two processes at least the later one sees the other's claim, and never do both win (both may lose). A claim of a
// dead process is nobody's and nobody else's claim has its name, so it can be removed at any time without a race: there
// is no moment at which a fresh lock could be taken for the stale one that was read before it.

const claimForm = /\.lock-([1-9]\d{0,9})-(\d{1,20})$/;

const parseClaim = (name: string): Owner | undefined => {
  const [, pid, start] = claimForm.exec(name) ?? [];
  return pid === undefined || start === undefined ? undefined : {pid: Number(pid), start};
};

const claimPlace = (recording: string, {pid, start}: Owner): string =>
  `${path.resolve(recording)}.lock-${pid}-${start}`;

const isSame = (a: Owner, b: Owner): boolean => a.pid === b.pid && a.start === b.start;

/** Who has a recording open for writing, by the names in its folder. */
export const ownersOf = (recording: string, names: readonly string[]): readonly Owner[] =>
  names
    .filter(name => name.startsWith(`${path.basename(recording)}.lock-`))
    .flatMap(name => parseClaim(name) ?? []);

// Which claims this process holds. A claim of its own name that it does not hold is left from a dead process that had
// the same id, where the system does not tell when processes were started.
const held = new Set<string>();

const makeClaim = (files: Files, recording: string, own: Owner): Result<undefined, StoreFault> => {
  const place = claimPlace(recording, own);
  if (held.has(place)) return err({code: 'locked', file: recording, data: {pid: own.pid}});
  try {
    files.close(files.open(place, 'create'));
  } catch (thrown) {
    if (errnoOf(thrown) !== 'EEXIST') return err(writeFault(recording, thrown));
  }
  held.add(place);
  return ok(undefined);
};

const withdraw = (files: Files, recording: string, owner: Owner): void => {
  const place = claimPlace(recording, owner);
  held.delete(place);
  // Where it can't be removed it is stale as soon as its process ends, and then harms nobody.
  attempt(
    () => files.remove(place),
    thrown => writeFault(place, thrown),
  );
};

/** What `takeLock` gives: the right to write, until it is given back. */
export type Lock = {release(): void};

/** Makes this process the one that may write a recording, or says which one is. */
export const takeLock = (
  files: Files,
  recording: string,
  processes: Processes = nodeProcesses,
): Result<Lock, StoreFault> => {
  const {own} = processes;
  const made = makeClaim(files, recording, own);
  if (!made.ok) return made;
  const names = attempt(
    () => files.readFolder(path.dirname(recording)),
    thrown => writeFault(recording, thrown),
  );
  const others = (names.ok ? ownersOf(recording, names.value) : []).filter(owner => !isSame(owner, own));
  const rival = others.find(owner => processes.isAlive(owner));
  for (const owner of others) if (!processes.isAlive(owner)) withdraw(files, recording, owner);
  if (names.ok && rival === undefined) return ok({release: () => withdraw(files, recording, own)});
  withdraw(files, recording, own);
  if (!names.ok) return names;
  return err({code: 'locked', file: recording, data: {pid: rival?.pid ?? own.pid}});
};
