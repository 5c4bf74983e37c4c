import {errnoOf} from '../store/fault.js';
import type {Invocation} from './invocation.js';

/** The exit code when standard output can't be written: that nobody reads on is no failure. */
export const codeOfOutputFault = (fault: unknown): number => (errnoOf(fault) === 'EPIPE' ? 0 : 1);

/** Ends the program without a word when its output can't be written, unless something that is open has to end first. */
export const endOnOutputFault = ({stdout, stderr, exit}: Invocation): void => {
  stdout.on('error', fault => {
    if (stdout.listenerCount('error') === 1) exit(codeOfOutputFault(fault));
  });
  // A message that nobody can read changes nothing.
  stderr.on('error', () => undefined);
};
