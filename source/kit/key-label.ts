import type {Binding, Key} from '../lib/keys.js';
import type {Look} from '../lib/look.js';

/** The names of keys that have no character, in the language in use. */
export type KeyNames = {readonly [key: Key]: string};

const signs: {readonly [key: Key]: string} = {
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  enter: '↵',
  arrows: '←↑↓→',
  'up-down': '↑↓',
  'left-right': '←→',
};

/** How a key is shown: a sign, its name, or itself. */
const keyLabel = (key: Key, look: Look, names: KeyNames): string => {
  const sign = look.ascii ? undefined : signs[key];
  if (sign !== undefined) return sign;
  const control = /^ctrl-(.)$/.exec(key)?.[1];
  return control === undefined ? (names[key] ?? key) : `Ctrl-${control.toUpperCase()}`;
};

/** The short label of a binding, for a footer. */
export const bindingLabel = (binding: Binding, look: Look, names: KeyNames): string =>
  keyLabel(binding.label ?? binding.keys[0] ?? '', look, names);

/** All keys of a binding, for the help overlay; of long rows of letters only the label. */
export const allKeysLabel = (binding: Binding, look: Look, names: KeyNames): string => {
  // A label that is no key's name, such as A1, stands for typed keys.
  const typed =
    binding.label !== undefined && !Object.hasOwn(signs, binding.label) && binding.keys.length > 2;
  if (typed) return keyLabel(binding.label ?? '', look, names);
  return binding.keys.map(key => keyLabel(key, look, names)).join(' ');
};
