import type {WriteStream} from 'node:tty';
import type {ColourLevel} from '../lib/look.js';

type Environment = {readonly [name: string]: string | undefined};

const levels: {readonly [depth: number]: ColourLevel} = {1: 0, 4: 1, 8: 2, 24: 3};
const forced: {readonly [value: string]: ColourLevel} = {'0': 0, '1': 1, '2': 2, '3': 3, true: 1, false: 0};

/**
 * How many colours to use: what the option says, then NO_COLOR, FORCE_COLOR, and what the terminal is known to have. CI
 * being set says nothing of the terminal.
 */
export const colourLevel = (
  choice: 'auto' | 'always' | 'never',
  environment: Environment,
  stream: Pick<WriteStream, 'getColorDepth'>,
): ColourLevel => {
  if (choice === 'never') return 0;
  if (choice === 'auto' && (environment['NO_COLOR'] ?? '') !== '') return 0;
  const force = environment['FORCE_COLOR'];
  if (force !== undefined && choice === 'auto') return forced[force] ?? 1;
  const {CI: _ci, NO_COLOR: _no, FORCE_COLOR: _force, ...terminal} = environment;
  const found = levels[stream.getColorDepth({...terminal})] ?? 1;
  return choice === 'always' && found === 0 ? 1 : found;
};

/**
 * Tells Ink's colour library, which reads the environment when it is loaded. Without colours it still must draw bold and
 * inverse text, so it is told of 16 and the theme has none.
 */
export const environmentFor = (level: ColourLevel): {readonly FORCE_COLOR: string} => ({
  FORCE_COLOR: String(Math.max(level, 1)),
});
