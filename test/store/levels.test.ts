import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {nodeFiles} from '../../source/store/files.js';
import {listPacks, readLevel} from '../../source/store/levels.js';
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
