import type {Language} from '../../lib/text.js';

/** A number as the language writes it. Of its spaces those that every terminal has. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language).format(value).replaceAll('\u202f', '\u00a0');

/** A list such as `1, 2 and 5`, as the language writes it. */
export const listText = (items: readonly (number | string)[], language: Language): string =>
  new Intl.ListFormat(language, {type: 'conjunction'}).format(items.map(String));
