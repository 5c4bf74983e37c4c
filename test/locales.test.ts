import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import type {Cabinet} from '../source/games/module.js';
import {registry} from '../source/games/registry.js';
import {languages, type WordTable} from '../source/lib/text.js';
import {en} from '../source/locales/en.js';
import {faultText} from '../source/locales/faults.js';
import {fr} from '../source/locales/fr.js';
import {createText, languageOf} from '../source/locales/index.js';
import {refusalText} from '../source/locales/refusals.js';
import {zh} from '../source/locales/zh.js';
import {faultCodes} from '../source/store/fault.js';
import {nodeFiles} from '../source/store/files.js';
import {listPacks} from '../source/store/levels.js';

const shell = {en, fr, zh};
const tables: readonly (readonly [string, {readonly [language: string]: WordTable}])[] = [
  ['the shell', shell],
  ...registry.map(({game, words}) => [game.id, words] as const),
];
const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name))].sort();

const source = fileURLToPath(new URL('../source/', import.meta.url));
const levels = fileURLToPath(new URL('../levels/', import.meta.url));

/** The presets of a game by their names: a file each, with a number in front for their order. */
const presetsOf = (game: string): readonly string[] =>
  fs
    .readdirSync(levels, {recursive: true, encoding: 'utf8'})
    .filter(file => path.dirname(file) === game && file.endsWith('.json'))
    .map(file => path.basename(file, '.json').replace(/^\d+-/, ''));

/** The words that the shell asks a game for: of its options, its bots, its presets, and the packs of its levels. */
const askedOf = ({game: {id: game}, options, bots, statistics}: Cabinet): readonly string[] => [
  ...['name', 'pitch', 'notation'],
  ...options.map(({name}) => `option_${name}`),
  // In the form an option has a label, and its values have words.
  ...options.map(({name}) => `label_${name}`),
  ...options.flatMap(option =>
    option.kind === 'choice' ? option.values.map(value => `${option.name}_${value}`) : [],
  ),
  ...listPacks(nodeFiles, levels, game).map(({name}) => `pack_${name.replace(/^\d+-/, '')}`),
  ...bots.map(({id}) => `bot_${id}`),
  ...Object.keys(statistics?.kinds ?? {}).map(name => `statistic_${name}`),
  ...presetsOf(game).map(name => `preset_${name}`),
];

/** All code under a folder of source/, without the tables of words themselves. */
const codeIn = (folder: string): string =>
  fs
    .readdirSync(path.join(source, folder), {recursive: true, encoding: 'utf8'})
    .map(file => path.join(folder, file))
    .filter(
      file =>
        /\.tsx?$/.test(file) &&
        !/^(locales\/(en|fr|zh)|cards\/words|games\/[\w-]+\/([\w-]+-)?words)\.ts$/.test(file),
    )
    .map(file => fs.readFileSync(path.join(source, file), 'utf8'))
    .join('\n');

/** Is a key said there: written out, or by a template that begins as it does up to a `_`? Plural endings are not written. */
const isSaid = (key: string, code: string): boolean => {
  const said = key.replace(/_(one|other)$/, '');
  const prefix = /^[a-z]+_/.exec(said)?.[0];
  return code.includes(`'${said}'`) || (prefix !== undefined && code.includes(`\`${prefix}\${`));
};

/** Values of options that end like a plural form. */
const isValue = (game: string, key: string): boolean =>
  registry.some(cabinet => cabinet.game.id === game && askedOf(cabinet).includes(key));

describe.each(tables)('the words of %s', (name, words) => {
  test('are the same keys in the same order in every language', () => {
    for (const language of languages)
      expect(Object.keys(words[language] ?? {})).toEqual(Object.keys(words['en'] ?? {}));
  });

  test('have the same places for data in every language', () => {
    for (const [key, text] of Object.entries(words['en'] ?? {}))
      for (const language of languages)
        expect([key, placeholders(words[language]?.[key] ?? '')]).toEqual([key, placeholders(text)]);
  });

  test('are none of them empty, and of one line', () => {
    for (const language of languages)
      for (const [key, text] of Object.entries(words[language] ?? {}))
        expect(text, `${language} ${key}`).toMatch(/^[^\n]+$/);
  });

  test('have both forms of each plural', () => {
    const keys = Object.keys(words['en'] ?? {});
    for (const key of keys)
      if (/_(one|other)$/.test(key) && !isValue(name, key))
        expect(keys).toEqual(
          expect.arrayContaining([
            key.replace(/_(one|other)$/, '_one'),
            key.replace(/_(one|other)$/, '_other'),
          ]),
        );
  });
});

describe('every word is said somewhere', () => {
  test('of the shell', () => {
    const code = codeIn('.');
    expect(Object.keys(en).filter(key => !isSaid(key, code))).toEqual([]);
  });

  test.each(registry)('of $game.id', cabinet => {
    const {game, words} = cabinet;
    const code = codeIn(`games/${game.id}`) + codeIn('cards');
    const required = askedOf(cabinet);
    // Presets may be without files: then nobody can tell which of their words are said.
    const isPreset = (key: string): boolean => presetsOf(game.id).length === 0 && key.startsWith('preset_');
    const unsaid = Object.keys(words.en).filter(key => !required.includes(key) && !isSaid(key, code));
    expect(unsaid.filter(key => !isPreset(key))).toEqual([]);
    expect(Object.keys(words.en)).toEqual(expect.arrayContaining([...required]));
  });

  test('and one that is not would be found', () => {
    expect(isSaid('noSuchWord', codeIn('.'))).toBe(false);
    expect(isSaid('nosuch_prefix', codeIn('.'))).toBe(false);
    expect(isSaid('games_one', "say('games')")).toBe(true);
    expect(isSaid('why_undo', 'say(`why_$' + '{why}`)')).toBe(true);
  });
});

describe('faults', () => {
  const data = {
    errno: 'EIO',
    limit: 5,
    version: 2,
    known: 1,
    game: 'chess',
    refusal: 'differs-not',
    member: 'ms',
    type: 'x',
    recorded: 1,
    pid: 7,
    name: 'n',
    matches: ['a', 'b'],
  };

  test.each(faultCodes)('of the code %s have words in every language', code => {
    for (const language of languages) {
      const {[`fault_${code}` as keyof typeof en]: words} = shell[language];
      expect(words, language).toMatch(/\S/);
      const text = createText(language, registry);
      const said = faultText({code, file: 'x.jsonl', line: 3, data}, text);
      // The sentence of a code that nobody knows has the code in it.
      expect(said).not.toContain(text.say('fault_unknown', {code}));
      expect(said).not.toMatch(/\{\{|undefined|fault_/);
    }
  });

  test('that have words are of a code, or of a special case', () => {
    const special = ['newer-line', 'differs', 'none-yet', 'torn', 'unknown'];
    const known: readonly string[] = [...faultCodes, ...special];
    const said = Object.keys(en).flatMap(key =>
      key.startsWith('fault_') ? [key.slice('fault_'.length)] : [],
    );
    expect([...said].sort()).toEqual([...known].sort());
  });

  test.each([
    [{code: 'missing', file: 'x'}, 'x: there is no such file'],
    [{code: 'bad-checksum', file: 'x', line: 4}, "x: line 4: damaged: the check sum doesn't match"],
    [
      {code: 'refused', file: 'x', line: 4, data: {refusal: 'differs'}},
      'x: line 4: this version of the arcade plays it differently',
    ],
    [
      {code: 'refused', file: 'x', line: 4, data: {refusal: 'game-over'}},
      'x: line 4: against the rules of the game (game-over)',
    ],
    [
      {code: 'bad-line', file: 'x', line: 2, data: {refusal: 'line-unknown', type: 'chat'}},
      'x: line 2: made by a newer version of the arcade: a line of the type chat',
    ],
    [
      {code: 'bad-line', file: 'x', line: 2, data: {refusal: 'line-shape', member: 'ms'}},
      'x: line 2: not what a recording has there (line-shape ms)',
    ],
    [{code: 'no-recording', file: '/games', data: {name: 'abc'}}, 'there is no recording abc'],
    [{code: 'no-recording', file: '/games'}, 'nothing was recorded yet'],
    [{code: 'constructor', file: 'x'}, "x: can't be used (constructor)"],
    [{code: 'unknown', file: 'x'}, "x: can't be used (unknown)"],
    [
      {code: 'ambiguous', file: '/games', data: {name: '2', matches: ['2a', '2b']}},
      '/games: 2 is the beginning of several: 2a, 2b',
    ],
    [
      {code: 'unknown-game', file: 'a\u001b[2J', data: {game: '\u009bx{{file}}$t(quit)'}},
      'a\ufffd[2J: a recording of \ufffdx{{file}}$t(quit), a game that this arcade does not have',
    ],
  ])('%j is said in one line', (fault, expected) => {
    expect(faultText(fault, createText('en', registry))).toBe(expected);
  });
});

describe('refusals', () => {
  test.each([
    'game-over',
    'not-your-turn',
    'nothing-to-undo',
    'nothing-to-redo',
    'undo-revealed',
    'no-interval',
    'closed',
  ])('of the session, %s, are in the shell’s words', code => {
    const never = {game: {id: 'x'}, explain: () => 'by the game'};
    for (const language of languages)
      expect(refusalText({code}, never, createText(language, []))).not.toBe('by the game');
    expect(refusalText({code: 'other'}, never, createText('en', []))).toBe('by the game');
  });
});

describe('a language', () => {
  test.each([
    [{}, 'en'],
    [{LANG: 'fr_FR.UTF-8'}, 'fr'],
    [{LANG: 'fr'}, 'fr'],
    [{LANG: 'FR_ca'}, 'fr'],
    [{LANG: 'zh_CN.UTF-8'}, 'zh'],
    [{LANG: 'zh_TW'}, 'zh'],
    [{LANG: 'de_DE.UTF-8'}, 'en'],
    [{LANG: 'C'}, 'en'],
    [{LC_ALL: 'fr_FR', LANG: 'zh_CN'}, 'fr'],
    [{LC_ALL: '', LANG: 'zh_CN'}, 'zh'],
    [{LC_ALL: 'C', LANG: 'zh_CN'}, 'en'],
    [{LC_MESSAGES: 'fr_FR', LANG: 'zh_CN'}, 'fr'],
  ])('of %j is %s', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });

  test('counts as it does', () => {
    const say = (language: 'en' | 'fr' | 'zh', count: number): string =>
      createText(language, registry).say('games', {count});
    expect([0, 1, 2].map(count => say('en', count))).toEqual(['0 games', '1 game', '2 games']);
    expect([0, 1, 2].map(count => say('fr', count))).toEqual(['0 partie', '1 partie', '2 parties']);
    expect(new Set([0, 1, 2].map(count => say('zh', count).replace(/\d/, ''))).size).toBe(1);
    // French has a form of its own for millions.
    expect(say('fr', 1_000_000)).toBe('1000000 parties');
    expect(say('fr', 3_000_000)).toMatch(/parties$/);
  });
});
