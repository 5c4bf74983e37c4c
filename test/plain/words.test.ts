import {describe, expect, test} from 'vitest';
import {registry} from '../../source/games/registry.js';
import {languages} from '../../source/lib/text.js';
import {createText} from '../../source/locales/index.js';
import {commandOf, commandWords} from '../../source/plain/words.js';

const local = {
  en: ['undo', 'redo', 'hint', 'moves', 'show', 'next', 'stop', 'help', 'quit'],
  fr: ['annuler', 'rétablir', 'conseil', 'coups', 'montrer', 'suivant', 'arrêter', 'aide', 'quitter'],
  zh: ['撤销', '重做', '提示', '走法', '显示', '下一个', '停止', '帮助', '退出'],
} as const;

describe.each(languages)('the words of %s', language => {
  const text = createText(language, registry);

  test('are taken, and the English ones too, in any case', () => {
    for (const [index, command] of commandWords.entries())
      for (const word of [
        command,
        command.toUpperCase(),
        local[language][index] ?? '',
        local[language][index]?.toUpperCase() ?? '',
      ])
        expect(commandOf(word, text), word).toBe(command);
  });

  test('are none of another language, no part of one and no move', () => {
    const others = languages.filter(other => other !== language && other !== 'en');
    for (const word of [
      ...others.flatMap(other => local[other]),
      'und',
      'undo it',
      '',
      'A1',
      'u',
      'constructor',
    ])
      expect(commandOf(word, text), word).toBeUndefined();
  });

  test('are distinct, and no move but stop, which is that move', () => {
    const words = [...commandWords, ...local[language]];
    expect(new Set(local[language]).size).toBe(commandWords.length);
    for (const {parseNotation} of registry)
      for (const word of words) {
        const move = parseNotation(word, language);
        if (move.ok) expect([word, move.value]).toEqual([word, {type: 'stop'}]);
      }
  });

  test('are the ones that help tells', () => {
    for (const word of local[language]) expect(text.say('plainHelp')).toContain(word);
  });
});
