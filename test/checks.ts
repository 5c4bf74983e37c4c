import {expect} from 'vitest';
import {sameJson} from '../source/lib/json.js';
import type {Result} from '../source/lib/result.js';

/** Fails with a message. Cheap, for checks that run a hundred thousand times. */
export const check = (condition: boolean, message: string): void => {
  if (!condition) throw new Error(message);
};

/** The same by content; the slow and readable comparison is made for a difference only. */
export const checkSame = (actual: unknown, expected: unknown, message: string): void => {
  if (sameJson(actual, expected)) return;
  expect(actual, message).toEqual(expected);
  throw new Error(`${message}: differs in a way that is not shown`);
};

/** The value of a result that is meant to be good. */
export const value = <T>(result: Result<T, unknown>, message = 'refused'): T => {
  if (!result.ok) throw new Error(`${message}: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** The refusal's code of a result that is meant to be bad. */
export const codeOf = (result: Result<unknown, {readonly code: string}>): string => {
  if (result.ok) throw new Error('accepted');
  return result.error.code;
};
