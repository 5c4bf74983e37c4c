import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {nodeFiles} from '../../source/store/files.js';
import {
  defaultSettings,
  type ReadSettings,
  readSettings,
  type Settings,
  writeSettings,
} from '../../source/store/settings.js';
import {faultOf, fileWith, got, newFolder, systemError, withHook} from './tools.js';

const read = (contents: string | Uint8Array): ReadSettings =>
  readSettings(nodeFiles, path.dirname(fileWith(contents, 'settings.json')));
const codes = ({faults}: ReadSettings): readonly unknown[] =>
  faults.map(({code, data}) => [code, data?.['member']]);
const chosen: Settings = {
  ...{language: 'fr', theme: 'light', ascii: true},
  ...{letters: false, warns: true, fourColours: true, pace: 'fast', record: false},
};

describe('settings', () => {
  test('are the defaults where nothing was set', () => {
    expect(readSettings(nodeFiles, newFolder())).toEqual({settings: defaultSettings, faults: []});
    expect(readSettings(nodeFiles, '/nowhere/at/all')).toEqual({settings: defaultSettings, faults: []});
    expect(read('{}')).toEqual({settings: defaultSettings, faults: []});
    expect(defaultSettings).toEqual({
      ...{theme: 'dark', ascii: false},
      ...{letters: true, warns: false, fourColours: false, pace: 'normal', record: true},
    });
  });

  test('are read as they were written, in a private file, with nothing beside it', async () => {
    const folder = path.join(newFolder(), 'config', 'ink-arcade');
    got(await writeSettings(nodeFiles, folder, defaultSettings));
    got(await writeSettings(nodeFiles, folder, chosen));
    expect(readSettings(nodeFiles, folder)).toEqual({settings: chosen, faults: []});
    expect(fs.readdirSync(folder)).toEqual(['settings.json']);
    expect(fs.statSync(path.join(folder, 'settings.json')).mode & 0o777).toBe(0o600);
    expect(fs.readFileSync(path.join(folder, 'settings.json'), 'utf8')).toBe(
      '{\n  "language": "fr",\n  "theme": "light",\n  "ascii": true,\n  "letters": false,\n  "warns": true,\n  "fourColours": true,\n  "pace": "fast",\n  "record": false\n}\n',
    );
  });

  test('a bad member has its default and is told, the others are kept', () => {
    const result = read('{"language": "tlh", "theme": "light", "ascii": "yes", "record": false, "later": 1}');
    expect(result.settings).toEqual({
      ...{theme: 'light', ascii: false},
      ...{letters: true, warns: false, fourColours: false, pace: 'normal', record: false},
    });
    expect(codes(result)).toEqual([
      ['bad-setting', 'language'],
      ['bad-setting', 'ascii'],
    ]);
    for (const value of ['null', '5', '[]', '{"__proto__": 1}'])
      expect(codes(read(`{"theme": ${value}}`))).toEqual([['bad-setting', 'theme']]);
  });

  test.each([
    ['no JSON', '{"theme": ', 'bad-json'],
    ['no object', '[1]', 'bad-json'],
    ['null', 'null', 'bad-json'],
    ['an empty file', '', 'bad-json'],
    ['binary', Uint8Array.of(0xff, 0xfe, 0), 'bad-json'],
    ['too much', ' '.repeat(70_000), 'too-large'],
  ])('%s leaves the defaults', (_name, contents, code) => {
    const {settings, faults} = read(contents);
    expect(settings).toEqual(defaultSettings);
    expect(faults.map(fault => fault.code)).toEqual([code]);
  });

  test('a folder in the place of the file is told', () => {
    const folder = newFolder();
    fs.mkdirSync(path.join(folder, 'settings.json'));
    expect(readSettings(nodeFiles, folder).faults[0]?.code).toBe('not-a-file');
  });

  test('keys of every object are no settings', () => {
    expect(read('{"__proto__": {"theme": "light"}, "constructor": 1}')).toEqual({
      settings: defaultSettings,
      faults: [],
    });
  });
});

describe('writing settings', () => {
  test('that fails at any call leaves the old file or the new one, whole, and a fault', async () => {
    for (let at = 1; at <= 7; at++) {
      const folder = newFolder();
      got(await writeSettings(nodeFiles, folder, defaultSettings));
      let count = 0;
      const files = withHook(() => {
        count += 1;
        if (count === at) throw systemError('ENOSPC');
      });
      const result = await writeSettings(files, folder, chosen);
      const {settings, faults} = readSettings(nodeFiles, folder);
      expect(faults).toEqual([]);
      expect(settings).toEqual(result.ok ? chosen : defaultSettings);
      expect(result.ok).toBe(at === 7);
      if (!result.ok) expect(result.error).toMatchObject({code: 'unwritable', data: {errno: 'ENOSPC'}});
      expect(fs.readdirSync(folder)).toEqual(['settings.json']);
    }
  });

  test('is a fault where there can be no folder', async () => {
    const place = path.join(fileWith('x'), 'config');
    expect(faultOf(await writeSettings(nodeFiles, place, chosen))).toMatchObject({
      code: 'unwritable',
      file: path.join(place, 'settings.json'),
      data: {errno: 'ENOTDIR'},
    });
  });
});
