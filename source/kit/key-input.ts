import type {Key as InkKey} from 'ink';
import type {Key} from '../lib/keys.js';

const named: readonly (readonly [keyof InkKey, Key])[] = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'page-up'],
  ['pageDown', 'page-down'],
  ['home', 'home'],
  ['end', 'end'],
  ['return', 'enter'],
  ['escape', 'escape'],
  ['backspace', 'backspace'],
  ['delete', 'delete'],
];

/** A character as a key: what Ctrl makes of letters has its own names, other control characters are no keys. */
const keyOfCharacter = (character: string): Key | undefined => {
  if (character === ' ') return 'space';
  if (character === '\t') return 'tab';
  if (character === '\r' || character === '\n') return 'enter';
  if (character === '\x7f' || character === '\b') return 'backspace';
  if (character === '\x1b') return 'escape';
  const code = character.charCodeAt(0);
  if (code >= 1 && code <= 26) return `ctrl-${String.fromCharCode(code + 96)}`;
  return code < 32 ? undefined : character;
};

// Such as `[A`, `[<0;3;3M` or `[15~`; any other text that begins with a bracket was typed.
const sequenceRest = /^\[(?:[<=>?\d][\d;]*[A-Za-z~]?|[A-Za-z])$/;
// Such as `OA`: two letters that may be typed as well, but hardly just after an escape came alone.
const splitRest = /^O[A-DFHMP-S]$/;

/**
 * What Ink reports as the keys that were pressed, in order. Keys that come in one chunk are one report with all their
 * characters; the rest of an escape sequence that nobody knows is no key. `before` are the keys of the report before.
 */
export const keysOf = (input: string, key: InkKey, before: readonly Key[] = []): readonly Key[] => {
  if (key.eventType === 'release') return [];
  if (key.tab) return [key.shift ? 'shift-tab' : 'tab'];
  const name = named.find(([member]) => key[member] === true)?.[1];
  if (name !== undefined) return [name];
  if (key.ctrl) return /^[a-z]$/i.test(input) ? [`ctrl-${input.toLowerCase()}`] : [];
  // Alt with a letter is no key here, and what is left of a split sequence must not play moves.
  if (key.meta || sequenceRest.test(input)) return [];
  if (before.length === 1 && before[0] === 'escape' && splitRest.test(input)) return [];
  return [...input].flatMap(character => keyOfCharacter(character) ?? []);
};
