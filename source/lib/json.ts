/** What JSON can hold, and so what may stand in a state, a view or a recording. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | {readonly [key: string]: Json | undefined};

/**
 * A value as JSON text that is safe to show: what a terminal could take for a command or hide (DEL, C1, bidirectional
 * and line separators, which JSON allows in strings as they are) is escaped. C0 always is.
 */
export const jsonText = (value: Json): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Object as a table of members, when `value` is one. Arrays and `null` are not. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

// A member named like one of Object's own prototype is there only when it was written.
const own = (table: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Same value by content. The order of an object's members does not count, and a member that is `undefined`
 * counts as missing, as in JSON text.
 */
export const sameJson = (a: unknown, b: unknown): boolean => {
  // Zero has two signs in a number and one in JSON text.
  if (a === b || Object.is(a, b)) return true;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => sameJson(item, b[index]))
    );
  const [left, right] = [asRecord(a), asRecord(b)];
  if (left === undefined || right === undefined) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every(key => sameJson(own(left, key), own(right, key)));
};
