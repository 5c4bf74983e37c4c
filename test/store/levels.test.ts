import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {nodeFiles} from '../../source/store/files.js';
import {levelNameOf, listPacks, listPresets, readLevel, writeLevel} from '../../source/store/levels.js';
import {createLibrary} from '../../source/store/library.js';
import {findGame} from './counter-game.js';
import {faultOf, fileWith, got, newFolder, systemError, withHook} from './tools.js';

describe('a level file', () => {
  test('is its text, line ends and all, without a byte-order mark', () => {
    expect(got(readLevel(nodeFiles, fileWith('# été\r\n._\n')))).toBe('# été\r\n._\n');
    expect(got(readLevel(nodeFiles, fileWith('\ufeff._\n')))).toBe('._\n');
    expect(got(readLevel(nodeFiles, fileWith('')))).toBe('');
    expect(got(readLevel(nodeFiles, fileWith('.'.repeat(65_536))))).toHaveLength(65_536);
  });

  test.each([
    ['missing', () => '/nowhere/x.txt', 'missing'],
    ['a folder', newFolder, 'not-a-file'],
    ['a device', () => '/dev/zero', 'not-a-file'],
    ['too large', () => fileWith('.'.repeat(65_537)), 'too-large'],
    ['no UTF-8', () => fileWith(Uint8Array.of(0x2e, 0xe9, 0x0a)), 'not-text'],
    ['UTF-16', () => fileWith(Buffer.from('\ufeff._', 'utf16le')), 'not-text'],
    ['with a NUL', () => fileWith('._\0'), 'not-text'],
  ])('that is %s is a fault', (_name, make, code) => {
    expect(faultOf(readLevel(nodeFiles, make())).code).toBe(code);
  });

  test('that may not be read is a fault', () => {
    const files = withHook(() => {
      throw systemError('EACCES');
    });
    expect(faultOf(readLevel(files, 'x'))).toMatchObject({code: 'unreadable', data: {errno: 'EACCES'}});
  });
});

describe('packs', () => {
  test('are folders with levels, all in the order of their names', () => {
    const root = newFolder();
    const make = (...names: readonly string[]): string => {
      const place = path.join(root, 'lights-out', ...names);
      fs.mkdirSync(path.dirname(place), {recursive: true});
      fs.writeFileSync(place, '._\n');
      return place;
    };
    const levels = [
      make('easy', '01-first.txt'),
      make('easy', '02-second.txt'),
      make('easy', '10-tenth_one.txt'),
    ];
    const hard = make('hard', '01-cross.txt');
    for (const other of ['README.md', '1-short.txt', '03-third.txt~', '04-.txt', 'x.txt'])
      make('easy', other);
    make('empty', 'README.md');
    make('licence.txt');
    expect(listPacks(nodeFiles, root, 'lights-out')).toEqual([
      {name: 'easy', levels},
      {name: 'hard', levels: [hard]},
    ]);
    expect(listPacks(nodeFiles, root, 'mastermind')).toEqual([]);
  });
});

describe('presets', () => {
  const make = (root: string, name: string): string => {
    const place = path.join(root, 'mastermind', name);
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, '{}');
    return place;
  };

  test('are files in the order of their numbers, which are no part of the name, and no packs', () => {
    const root = newFolder();
    const [easy, tenth, own] = ['2-easy.json', '10-very_hard.json', 'own.json'].map(name => make(root, name));
    for (const other of [
      'README.md',
      'draft.txt',
      '.json',
      '3-.json',
      'a b.json',
      'x.json~',
      'deep/1-x.json',
    ])
      make(root, other);
    expect(listPresets(nodeFiles, root, 'mastermind')).toEqual([
      {name: 'easy', path: easy},
      {name: 'very_hard', path: tenth},
      {name: 'own', path: own},
    ]);
    expect(listPresets(nodeFiles, root, 'lights-out')).toEqual([]);
    expect(listPacks(nodeFiles, root, 'mastermind')).toEqual([]);
  });

  test('of the user come after those of the package, or in the place of a namesake', () => {
    const [data, levelsFolder] = [newFolder(), newFolder()];
    const [easy] = ['1-easy.json', '2-hard.json'].map(name => make(levelsFolder, name));
    const [hard, mine] = ['hard.json', 'mine.json'].map(name => make(path.join(data, 'levels'), name));
    const folders = {data, config: data, recordings: path.join(data, 'games')};
    const library = createLibrary({files: nodeFiles, folders, levelsFolder, findGame});
    expect(library.presets('mastermind')).toEqual([
      {name: 'easy', path: easy},
      {name: 'hard', path: hard},
      {name: 'mine', path: mine},
    ]);
    expect(library.levels('mastermind')).toEqual([]);
    const nobody = createLibrary({files: nodeFiles, folders: undefined, levelsFolder, findGame});
    expect(nobody.presets('mastermind').map(({name}) => name)).toEqual(['easy', 'hard']);
  });
});

describe('a level that is written', () => {
  const own = (root: string): string => path.join(root, 'levels/lights-out/my-levels');
  const save = (folder: string, title: string, text = '._\n') => writeLevel(nodeFiles, folder, title, text);

  test.each([
    ['Two lamps', 'two-lamps'],
    ['  Été à l’Œuvre: Straße № 7! ', 'ete-a-l-oeuvre-strasse-no-7'],
    ['二灯', 'level'],
    ['', 'level'],
    ['../../etc/passwd', 'etc-passwd'],
    ['---', 'level'],
    ['CON.txt\0\u001b[2J', 'con-txt-2j'],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('under the title %j has the name %s', (title, name) => {
    expect(levelNameOf(title)).toBe(name);
  });

  test('is a new file with the next number, private to the user', async () => {
    const folder = own(newFolder());
    const names: string[] = [];
    for (const title of ['Two lamps', 'Two lamps', '二灯'])
      names.push(path.basename(got(await save(folder, title))));
    expect(names).toEqual(['01-two-lamps.txt', '02-two-lamps.txt', '03-level.txt']);
    expect(fs.readFileSync(path.join(folder, '02-two-lamps.txt'), 'utf8')).toBe('._\n');
    expect(fs.statSync(path.join(folder, '02-two-lamps.txt')).mode & 0o777).toBe(0o600);
    fs.unlinkSync(path.join(folder, '01-two-lamps.txt'));
    fs.writeFileSync(path.join(folder, '99-cross.txt'), '.\n');
    expect(path.basename(got(await save(folder, 'x')))).toBe('100-x.txt');
  });

  test('is never written over what somebody else writes at the same moment', async () => {
    const folder = own(newFolder());
    const paths = await Promise.all(['a', 'b', 'c'].map(text => save(folder, 'Same', `${text}\n`)));
    const texts = paths.map(place => fs.readFileSync(got(place), 'utf8'));
    expect(texts).toEqual(['a\n', 'b\n', 'c\n']);
    expect(fs.readdirSync(folder).sort()).toEqual(['01-same.txt', '02-same.txt', '03-same.txt']);
  });

  test('is not there when the disk is full, and says so', async () => {
    const folder = own(newFolder());
    const full = withHook(call => {
      if (call === 'write') throw systemError('ENOSPC');
    });
    const fault = faultOf(await writeLevel(full, folder, 'x', '._\n'));
    expect(fault).toMatchObject({code: 'unwritable', data: {errno: 'ENOSPC'}});
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('needs a folder that can be made', async () => {
    const file = fileWith('');
    expect(faultOf(await save(path.join(file, 'levels'), 'x'))).toMatchObject({code: 'not-a-folder'});
  });

  test('stands in the list after those of the package', async () => {
    const [data, levelsFolder] = [newFolder(), newFolder()];
    const place = path.join(levelsFolder, 'lights-out/zoo/01-first.txt');
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, '.\n');
    const folders = {data, config: data, recordings: path.join(data, 'games')};
    const library = createLibrary({files: nodeFiles, folders, levelsFolder, findGame});
    const before = library.changes();
    const saved = got(await library.saveLevel('lights-out', 'Mine', '._\n'));
    expect(saved).toEqual({pack: 'my-levels', name: '01-mine', path: path.join(own(data), '01-mine.txt')});
    expect(library.changes()).toBeGreaterThan(before);
    expect(library.levels('lights-out')).toEqual([{pack: 'zoo', name: '01-first', path: place}, saved]);
    expect(library.levels('mastermind')).toEqual([]);
    expect(got(library.readLevel(saved.path))).toBe('._\n');
  });
});
