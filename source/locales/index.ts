import i18next, {type i18n} from 'i18next';
import type {GameText, Language, SaidKey, Say, WordTable} from '../lib/text.js';
import {en, type ShellWords} from './en.js';
import {fr} from './fr.js';
import {zh} from './zh.js';

export type ShellKey = SaidKey<keyof typeof en>;

/** Everything the arcade says in one language: the shell's words, and each game's own. */
export type ArcadeText = {
  readonly language: Language;
  readonly say: Say<ShellKey>;
  /** The words of a game, by its id. */
  game(id: string): GameText;
  /** Has a game this word? */
  knows(id: string, key: string): boolean;
};

/** Games that bring words of their own. */
export type Speaker = {
  readonly game: {readonly id: string};
  readonly words: {readonly [language in Language]: WordTable};
};

const tables: {readonly [language in Language]: ShellWords} = {en, fr, zh};

const sayWith =
  (instance: i18n, namespace: string): Say =>
  (key, data) =>
    // French has a third plural form, for whole millions: here it is the usual one.
    instance.t([key, `${key}_other`], {ns: namespace, ...data});

/** Makes the words of a language sayable. Plural forms and `{{names}}` are i18next's. */
export const createText = (language: Language, speakers: readonly Speaker[]): ArcadeText => {
  const games = Object.fromEntries(speakers.map(({game, words}) => [game.id, words[language]]));
  const instance = i18next.createInstance({
    lng: language,
    resources: {[language]: {shell: tables[language], ...games}},
    ns: ['shell', ...Object.keys(games)],
    defaultNS: 'shell',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false, skipOnVariables: true},
  });
  void instance.init();
  return {
    language,
    say: sayWith(instance, 'shell'),
    game: id => ({language, say: sayWith(instance, id)}),
    knows: (id, key) => instance.exists(key, {ns: id}),
  };
};

/** The language of an environment, by the first of its variables that is set: French, Chinese, else English. */
export const languageOf = (environment: {readonly [name: string]: string | undefined}): Language => {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  if (/^fr/i.test(locale)) return 'fr';
  return /^zh/i.test(locale) ? 'zh' : 'en';
};
