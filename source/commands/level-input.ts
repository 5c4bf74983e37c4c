import type {Result} from '../lib/result.js';
import type {StoreFault} from '../store/fault.js';
import {readLevelFrom} from '../store/levels.js';
import type {Context} from './context.js';

/** The text of a level file; `-` is standard input. */
export const readLevelText = async (
  {invocation, library}: Pick<Context, 'invocation' | 'library'>,
  file: string,
): Promise<Result<string, StoreFault>> =>
  file === '-' ? readLevelFrom(invocation.stdin, file) : library.readLevel(file);
