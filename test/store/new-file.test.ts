import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {nodeFiles} from '../../source/store/files.js';
import {saveNewText} from '../../source/store/new-file.js';
import {faultOf, newFolder, systemError, withHook} from './tools.js';

describe('a new file of the user’s own', () => {
  test('is there whole, in folders that are made, with the rights of any other file', async () => {
    const place = path.join(newFolder(), 'a', 'b', 'x.txt');
    const before = process.umask(0o027);
    expect((await saveNewText(nodeFiles, place, 'été\n')).ok).toBe(true);
    process.umask(before);
    expect(fs.readFileSync(place, 'utf8')).toBe('été\n');
    expect(fs.statSync(place).mode & 0o777).toBe(0o640);
    expect(fs.statSync(path.dirname(place)).mode & 0o777).toBe(0o750);
  });

  test('is never written over another', async () => {
    const place = path.join(newFolder(), 'x.txt');
    await saveNewText(nodeFiles, place, 'first');
    expect(faultOf(await saveNewText(nodeFiles, place, 'second'))).toEqual({code: 'exists', file: place});
    expect(fs.readFileSync(place, 'utf8')).toBe('first');
  });

  test('is not there at all when the disk is full', async () => {
    const place = path.join(newFolder(), 'x.txt');
    const files = withHook(call => {
      if (call === 'write') throw systemError('ENOSPC');
    });
    expect(faultOf(await saveNewText(files, place, 'text'))).toMatchObject({
      code: 'unwritable',
      data: {errno: 'ENOSPC'},
    });
    expect(fs.existsSync(place)).toBe(false);
  });

  test('says which folder can’t be made', async () => {
    const folder = path.join(newFolder(), 'a');
    const files = withHook(call => {
      if (call === 'makeFolder') throw systemError('EACCES');
    });
    expect(faultOf(await saveNewText(files, path.join(folder, 'x.txt'), ''))).toMatchObject({
      code: 'unwritable',
      file: folder,
    });
  });
});
