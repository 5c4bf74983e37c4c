import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {BodyLine, Line} from '../../source/engine/lines.js';
import {nodeFiles} from '../../source/store/files.js';
import {findRecording, type Listed, listRecordings} from '../../source/store/list.js';
import {nodeProcesses} from '../../source/store/processes.js';
import {header, playLines} from './counter-game.js';
import {encodeAll, faultOf, goldenLines, got, newFolder, systemError, withHook} from './tools.js';

const golden = encodeAll(goldenLines());
const unfinished = encodeAll([header, ...playLines([4, 5])]);
const left = encodeAll([header, ...playLines([4, 'left'])]);

/** A folder with these files, each written a second after the one before. */
const folderOf = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = newFolder();
  Object.entries(files).forEach(([name, contents], index) => {
    const place = path.join(folder, name);
    fs.writeFileSync(place, contents);
    fs.utimesSync(place, 1000 + index, 1000 + index);
  });
  return folder;
};

const list = (folder: string): readonly Listed[] => got(listRecordings(nodeFiles, folder));
const only = (contents: string | Uint8Array): Listed => {
  const [first] = list(folderOf({'a.jsonl': contents}));
  if (first === undefined) throw new Error('nothing is listed');
  return first;
};

describe('a recording in a list', () => {
  test('that was played to its end', () => {
    const folder = folderOf({'a.jsonl': golden});
    expect(list(folder)).toEqual([
      {
        type: 'recording',
        file: 'a.jsonl',
        path: path.join(folder, 'a.jsonl'),
        written: 1_000_000,
        game: 'counter',
        options: {target: 20},
        seats: header.seats,
        started: '2026-11-30T15:44:00.000Z',
        ended: '2026-11-30T15:45:00.000Z',
        result: 'over',
        scores: [5, 15],
        plies: 6,
        assisted: true,
      },
    ]);
  });

  test('that was left, or is not ended', () => {
    expect(only(left)).toMatchObject({
      result: 'left',
      plies: 2,
      assisted: false,
      ended: '2026-11-30T15:45:00.000Z',
    });
    expect(only(unfinished)).toMatchObject({result: 'unfinished', plies: 3, ended: undefined});
    expect(only(encodeAll([header]))).toMatchObject({result: 'unfinished', plies: 0});
    // An end that was gone on from is none.
    expect(only(encodeAll([header, ...playLines([4, 'left', 5])]))).toMatchObject({
      result: 'unfinished',
      plies: 3,
    });
  });

  test('with a torn end is told by what is whole', () => {
    expect(only(golden.slice(0, -3))).toMatchObject({type: 'recording', result: 'unfinished', plies: 6});
    expect(only(`${golden}${'\0'.repeat(900)}`)).toMatchObject({type: 'recording', result: 'over', plies: 6});
  });

  test('whose last ply is far above many undos and redos', () => {
    const heads = Array.from(
      {length: 4000},
      (_, index): BodyLine => ({
        type: 'head',
        to: index % 2,
        why: 'jump',
        ms: 1,
      }),
    );
    const lines: readonly Line[] = [header, ...playLines([4, 5]), ...heads];
    expect(encodeAll(lines).length).toBeGreaterThan(2 * 65_536);
    expect(only(encodeAll(lines))).toMatchObject({plies: 3, result: 'unfinished'});
  });

  test('that is long is not read whole', () => {
    const notes = Array.from(
      {length: 4000},
      (): BodyLine => ({type: 'mark', kind: 'note', ms: 1, text: 'x'.repeat(200)}),
    );
    const folder = folderOf({'a.jsonl': encodeAll([header, ...notes, ...playLines([4])])});
    let bytes = 0;
    const files = withHook((call, [, into]) => {
      if (call === 'read' && into instanceof Uint8Array) bytes += into.length;
    });
    expect(got(listRecordings(files, folder))[0]).toMatchObject({plies: 2});
    expect(bytes).toBeLessThan(300_000);
  });

  test('that is being written names the process', () => {
    const {pid, start} = nodeProcesses.own;
    const folder = folderOf({'a.jsonl': golden, 'b.jsonl': golden, [`a.jsonl.lock-${pid}-${start}`]: ''});
    fs.writeFileSync(path.join(folder, `b.jsonl.lock-${pid}-1`), '');
    expect(list(folder).map(item => [item.file, item.type === 'recording' && item.lock])).toEqual([
      ['b.jsonl', undefined],
      ['a.jsonl', {pid}],
    ]);
  });
});

describe('a list', () => {
  test('has the one written last first, and holds recordings only', () => {
    const folder = folderOf({
      'old.jsonl': golden,
      'new.jsonl': left,
      'new.jsonl.torn-1': 'x',
      'note.txt': 'x',
      'settings.json': '{}',
    });
    expect(list(folder).map(({file}) => file)).toEqual(['new.jsonl', 'old.jsonl']);
    fs.utimesSync(path.join(folder, 'old.jsonl'), 5000, 5000);
    expect(list(folder).map(({file}) => file)).toEqual(['old.jsonl', 'new.jsonl']);
    fs.utimesSync(path.join(folder, 'new.jsonl'), 5000, 5000);
    expect(list(folder).map(({file}) => file)).toEqual(['old.jsonl', 'new.jsonl']);
  });

  test('is not broken by what is broken', () => {
    const folder = folderOf({
      '1.jsonl': '',
      '2.jsonl': 'prose\n',
      '3.jsonl': golden.replaceAll('\n', '\r\n'),
      '4.jsonl': golden.replace('"version":1', '"version":2'),
      '5.jsonl': golden.replace('"seed":', '"speed":'),
      '6.jsonl': golden.slice(0, 50),
      '7.jsonl': golden.replace('"ink-arcade"', '"ink-arcade",,'),
      '8.jsonl': golden,
    });
    fs.mkdirSync(path.join(folder, '0.jsonl'));
    fs.symlinkSync('/nowhere/at/all', path.join(folder, '9.jsonl'));
    const faults = new Map(
      list(folder).map(item => [item.file, item.type === 'broken' ? item.fault.code : 'none']),
    );
    expect(Object.fromEntries(faults)).toEqual({
      '0.jsonl': 'not-a-file',
      '1.jsonl': 'empty',
      '2.jsonl': 'not-arcade',
      '3.jsonl': 'crlf',
      '4.jsonl': 'newer-format',
      '5.jsonl': 'bad-line',
      '6.jsonl': 'ends-early',
      '7.jsonl': 'bad-json',
      '8.jsonl': 'none',
      '9.jsonl': 'missing',
    });
  });

  test('of a missing folder is empty, of one that can not be read a fault', () => {
    expect(list(path.join(newFolder(), 'games'))).toEqual([]);
    const files = withHook(() => {
      throw systemError('EACCES');
    });
    expect(faultOf(listRecordings(files, newFolder()))).toMatchObject({
      code: 'unreadable',
      data: {errno: 'EACCES'},
    });
  });
});

describe('finding a recording', () => {
  const folder = folderOf({
    '20261130T154400Z-counter-0a1b2c3d.jsonl': unfinished,
    '20261130T164400Z-counter-0a9f0000.jsonl': left,
    '20261201T000000Z-other-20261130.jsonl': golden,
    '20261202T000000Z-other-ffffffff.jsonl': 'broken',
  });
  const find = (name: string | undefined, wanted: 'any' | 'unfinished' = 'any'): string =>
    path.basename(got(findRecording(nodeFiles, folder, name, wanted)));
  const fault = (name: string | undefined, where = folder): unknown =>
    faultOf(findRecording(nodeFiles, where, name));

  test('the latest, or the latest that is unfinished, passing over what is broken', () => {
    expect(find(undefined)).toBe('20261201T000000Z-other-20261130.jsonl');
    expect(find(undefined, 'unfinished')).toBe('20261130T164400Z-counter-0a9f0000.jsonl');
    expect(fault(undefined, newFolder())).toMatchObject({code: 'no-recording'});
  });

  test('by its name, the beginning of it, or the beginning of its id', () => {
    for (const name of [
      '20261130T154400Z-counter-0a1b2c3d.jsonl',
      '20261130T154400Z-counter-0a1b2c3d',
      '20261130T15',
      '0a1b2c3d',
      '0a1',
    ])
      expect(find(name)).toBe('20261130T154400Z-counter-0a1b2c3d.jsonl');
    expect(find('ff')).toBe('20261202T000000Z-other-ffffffff.jsonl');
  });

  test('by its path, wherever it is', () => {
    const place = path.join(folder, '20261201T000000Z-other-20261130.jsonl');
    expect(got(findRecording(nodeFiles, newFolder(), place))).toBe(place);
    const roundabout = path.relative(process.cwd(), place);
    expect(got(findRecording(nodeFiles, newFolder(), roundabout))).toBe(roundabout);
    // A file of the folder one is in needs no slash.
    expect(got(findRecording(nodeFiles, folder, 'package.json'))).toBe('package.json');
  });

  test('nothing that fits, or too much', () => {
    for (const name of ['zzz', '', '2027', 'counter', '*'])
      expect(fault(name)).toEqual({code: 'no-recording', file: folder, data: {name}});
    expect(fault('/nowhere/game.jsonl')).toEqual({code: 'missing', file: '/nowhere/game.jsonl'});
    expect(fault('../no-such-folder/x')).toMatchObject({code: 'missing'});
    expect(fault('0a')).toEqual({
      code: 'ambiguous',
      file: folder,
      data: {
        name: '0a',
        matches: ['20261130T154400Z-counter-0a1b2c3d.jsonl', '20261130T164400Z-counter-0a9f0000.jsonl'],
      },
    });
    expect(fault('20261130')).toMatchObject({code: 'ambiguous'});
  });
});
