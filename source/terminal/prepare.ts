import type {ReadStream} from 'node:tty';
import type {ColourLevel} from '../lib/look.js';
import {environmentFor} from './colour.js';

/**
 * Readies the terminal before the first frame: raw mode, since keys that are typed while the program starts would be
 * echoed over it; and the colours, since Ink's library reads the environment when it is loaded.
 */
export const prepareTerminal = (stdin: ReadStream, level: ColourLevel): void => {
  stdin.setRawMode(true);
  Object.assign(process.env, environmentFor(level));
  delete process.env['NO_COLOR'];
};
