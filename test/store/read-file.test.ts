import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {type Files, nodeFiles} from '../../source/store/files.js';
import {readFile} from '../../source/store/read-file.js';
import {faultOf, fileWith, got, newFifo, newFolder, systemError, withHook} from './tools.js';

const refusal = (place: string, files: Files = nodeFiles): unknown => faultOf(readFile(files, place, 100));

describe('only a regular file is read', () => {
  test('whole, up to the limit', () => {
    expect(got(readFile(nodeFiles, fileWith('x'.repeat(100)), 100))).toHaveLength(100);
    expect(got(readFile(nodeFiles, fileWith(''), 100))).toHaveLength(0);
    const large = Buffer.from(Array.from({length: 300_000}, (_, index) => index % 251));
    expect(Buffer.compare(got(readFile(nodeFiles, fileWith(large), 300_000)), large)).toBe(0);
  });

  test.each([
    ['a folder', () => newFolder()],
    ['a device', () => '/dev/zero'],
    ['a FIFO, without waiting for its writer', () => newFifo()],
  ])('%s is none', (_name, make) => expect(refusal(make())).toMatchObject({code: 'not-a-file'}));

  test.each([
    ['a name that is not there', () => path.join(newFolder(), 'x')],
    ['a file taken for a folder', () => path.join(fileWith('x'), 'x')],
    ['a name with a NUL', () => 'a\0b'],
    ['a name that is too long', () => 'x'.repeat(5000)],
  ])('%s is missing', (_name, make) => expect(refusal(make())).toMatchObject({code: 'missing'}));

  test.each(['EACCES', 'EPERM', 'EIO', 'EMFILE'])('%s on opening', errno => {
    const files = withHook(call => {
      if (call === 'open') throw systemError(errno);
    });
    expect(refusal(fileWith('x'), files)).toMatchObject({code: 'unreadable', data: {errno}});
  });

  test('a failure in closing is nothing to a reader', () => {
    const files = withHook(call => {
      if (call === 'close') throw systemError('EIO');
    });
    expect(got(readFile(files, fileWith('abc'), 100))).toHaveLength(3);
  });

  test('a failure on the way closes the file', () => {
    const calls: string[] = [];
    const files = withHook(call => {
      calls.push(call);
      if (call === 'read') throw systemError('EIO');
    });
    expect(refusal(fileWith('x'), files)).toMatchObject({code: 'unreadable', data: {errno: 'EIO'}});
    expect(calls.at(-1)).toBe('close');
  });
});

describe('size', () => {
  test('a huge file is refused before a byte of it is read', () => {
    const place = fileWith('');
    fs.truncateSync(place, 2 ** 31);
    const files = withHook(call => {
      if (call === 'read') throw new Error('read');
    });
    expect(refusal(place, files)).toEqual({
      code: 'too-large',
      file: place,
      data: {limit: 100, size: 2 ** 31},
    });
  });

  test('a file that grows while it is read is refused too', () => {
    const files: Files = {...nodeFiles, statOpen: file => ({...nodeFiles.statOpen(file), size: 0})};
    expect(refusal(fileWith('x'.repeat(101)), files)).toMatchObject({code: 'too-large'});
    expect(got(readFile(files, fileWith('abc'), 100))).toHaveLength(3);
  });

  test('short reads are put together', () => {
    const files: Files = {
      ...nodeFiles,
      read: (file, into, offset, length, position) =>
        nodeFiles.read(file, into, offset, Math.min(length, 3), position),
    };
    expect(Buffer.from(got(readFile(files, fileWith('0123456789'), 100))).toString()).toBe('0123456789');
  });
});
