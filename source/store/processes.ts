import fs from 'node:fs';
import {errnoOf} from './fault.js';

/** A process that was, or is. Its start tells it from a later one that was given the same id. */
export type Owner = {readonly pid: number; readonly start: string};

/** The processes of this machine, as far as locks need them. */
export type Processes = {
  readonly own: Owner;
  isAlive(owner: Owner): boolean;
};

/** When a process was started, in clock ticks since the machine was; '0' where the system does not say. */
const startOf = (pid: number): string => {
  try {
    // The second field is the command in brackets, and may hold anything; the start is field 22.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // It is there, but somebody else's.
    return errnoOf(thrown) === 'EPERM';
  }
};

/** The real processes. A process that has another's id but was started at another time is not that process. */
export const nodeProcesses: Processes = {
  own: {pid: process.pid, start: startOf(process.pid)},
  isAlive: ({pid, start}) => exists(pid) && (start === '0' || [start, '0'].includes(startOf(pid))),
};
