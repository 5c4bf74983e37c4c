import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import lightsOut from '../../source/games/lights-out/index.js';
import mastermind from '../../source/games/mastermind/index.js';
import type {Cabinet} from '../../source/games/module.js';
import {createText} from '../../source/locales/index.js';
import {presetTitle, readPresets} from '../../source/shell/presets.js';
import {nodeFiles} from '../../source/store/files.js';
import {createLibrary} from '../../source/store/library.js';
import {findGame} from '../store/counter-game.js';
import {newFolder} from '../store/tools.js';

const levelsFolder = newFolder();
const write = (name: string, content: string): string => {
  const place = path.join(levelsFolder, 'mastermind', name);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, content);
  return place;
};
const values = {colours: 3, pegs: 2, tries: 4, repetition: true, feedback: 'counts'};
write('1-tiny.json', `\ufeff${JSON.stringify(values)}\r\n`);
const broken = write('2-broken.json', JSON.stringify({...values, tries: 21}));
const binary = write('3-binary.json', '\0');

const library = createLibrary({files: nodeFiles, folders: undefined, levelsFolder, findGame});
const explained: Cabinet = {
  ...mastermind,
  words: {...mastermind.words, en: {...mastermind.words.en, preset_tiny: 'Tiny'}},
  explain: ({code, data}) => `${code} ${data?.['member']}`,
};
const text = createText('en', [explained, lightsOut]);

describe('the presets of a game', () => {
  test('are read in order, with what is wrong with a file in words', () => {
    expect(readPresets(library, explained, text)).toEqual([
      {name: 'tiny', values: {ok: true, value: values}},
      {name: 'broken', values: {ok: false, error: `${broken}: preset-member tries`}},
      {name: 'binary', values: {ok: false, error: `${binary}: expected text in UTF-8`}},
    ]);
  });

  test('are none where it has no such thing', () => {
    expect(readPresets(library, lightsOut, text)).toEqual([]);
  });

  test('are called by the game’s word, or else by their name', () => {
    expect(presetTitle(explained, 'tiny', text)).toBe('Tiny');
    expect(presetTitle(explained, 'broken', text)).toBe('broken');
  });
});
