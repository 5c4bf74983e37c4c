/** The languages that every word of the arcade exists in. */
export const languages = ['en', 'fr', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Words by key. A key that ends in `_one` or `_other` is a plural form of the key before it, chosen by `count`. */
export type WordTable = {readonly [key: string]: string};

/** The key that is said for a key of a table: the plural ending is not written. */
export type SaidKey<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

export type WordData = {readonly [name: string]: string | number};

/** Says a key of a table in the language in use, with `{{name}}` filled from `data`. */
export type Say<K extends string = string> = (key: K, data?: WordData) => string;

/** Sentences one after the other: Chinese has no space between. */
export const joinSentences = (sentences: readonly string[], language: Language): string =>
  sentences.join(language === 'zh' ? '' : ' ');

/** What a game is given to speak with: its own words. */
export type GameText<K extends string = string> = {
  readonly language: Language;
  readonly say: Say<K>;
  /** What those who play are called, by seat; missing where that is not known. */
  readonly names?: readonly string[];
};
