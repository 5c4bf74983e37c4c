import type {GameText, Language, WordData, WordTable} from '../source/lib/text.js';

const wordOf = (table: WordTable, key: string, data: WordData): string => {
  const plural = `${key}_${data['count'] === 1 ? 'one' : 'other'}`;
  const word = table[key] ?? (typeof data['count'] === 'number' ? table[plural] : undefined);
  if (word === undefined) throw new Error(`no word for ${key}`);
  return word;
};

/** A game's own words, said plainly. Throws for a missing word; what no data fills stays as `{{name}}`. */
export const textOf = (
  cabinet: {readonly words: {readonly [language in Language]: WordTable}},
  language: Language,
): GameText => ({
  language,
  say: (key, data = {}) =>
    wordOf(cabinet.words[language], key, data).replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) =>
      String(data[name] ?? hole),
    ),
});
