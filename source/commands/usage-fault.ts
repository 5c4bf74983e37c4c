import {err, type Result} from '../lib/result.js';
import type {WordData} from '../lib/text.js';
import type {ShellKey} from '../locales/index.js';
import {closest} from './closest.js';

/** What is wrong with the words of the command line: a key of the shell's words, and perhaps the nearest valid word. */
export type UsageFault = {
  readonly key: ShellKey;
  readonly data: WordData;
  readonly values?: readonly string[];
  readonly nearest?: string;
};

/** A fault of usage as a result. */
export const fault = (
  key: ShellKey,
  data: WordData,
  more: Partial<UsageFault> = {},
): Result<never, UsageFault> => err({key, data, ...more});

/** The valid word that was probably meant, as a part of a fault. */
export const nearestTo = (word: string, valid: readonly string[]): {readonly nearest?: string} => {
  const nearest = closest(word, valid);
  return nearest === undefined ? {} : {nearest};
};
