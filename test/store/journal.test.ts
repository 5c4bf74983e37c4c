import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Line} from '../../source/engine/lines.js';
import {nodeFiles} from '../../source/store/files.js';
import {continueJournal, createJournal, makeRecordingName} from '../../source/store/journal.js';
import {type LoadedRecording, loadRecording} from '../../source/store/recording.js';
import {findGame, header, playLines} from './counter-game.js';
import {encodeAll, faultOf, fileWith, goldenLines, got, newFolder, systemError, withHook} from './tools.js';

const golden = encodeAll(goldenLines());
const textOf = (place: string): string => fs.readFileSync(place, 'utf8');
const load = (place: string): LoadedRecording => got(loadRecording(nodeFiles, place, findGame));
const note: Line = {type: 'mark', kind: 'note', ms: 0};

describe('a new recording', () => {
  test('holds each line as soon as it is appended', async () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    goldenLines().forEach((line, index) => {
      if (line.type !== 'header') journal.append(line);
      expect(textOf(journal.path)).toBe(encodeAll(goldenLines().slice(0, index + 1)));
      expect(journal.state()).toEqual({unsaved: 0});
    });
    await journal.close();
    expect(textOf(journal.path)).toBe(golden);
  });

  test('is private, has a name of time, game and id, and leaves nothing else behind', async () => {
    const data = path.join(newFolder(), 'data');
    const journal = createJournal(nodeFiles, path.join(data, 'games'), header);
    expect(path.basename(journal.path)).toMatch(/^20261130T154400Z-counter-[0-9a-f]{8}\.jsonl$/);
    expect(fs.statSync(journal.path).mode & 0o777).toBe(0o600);
    for (const folder of [data, path.join(data, 'games')])
      expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    await journal.close();
    expect(fs.readdirSync(path.join(data, 'games'))).toEqual([path.basename(journal.path)]);
  });

  test('a name holds nothing that was not meant for it', () => {
    const name = makeRecordingName({...header, game: '../../x\u001b/y', time: 'long ago'}, '0123abcd');
    expect(name).toBe('19700101T000000Z-xy-0123abcd.jsonl');
  });

  test('never goes over a file that is there', () => {
    const files = withHook((call, [place, manner]) => {
      if (call === 'open' && manner === 'create' && String(place).endsWith('.jsonl'))
        fs.writeFileSync(String(place), 'mine');
    });
    const journal = createJournal(files, newFolder(), header);
    expect(journal.state()).toMatchObject({unsaved: 1, fault: {code: 'unwritable', data: {errno: 'EEXIST'}}});
    expect(textOf(journal.path)).toBe('mine');
  });
});

describe('going on with a recording', () => {
  test('what is written in two sittings, cut anywhere, is what is written in one', async () => {
    for (let whole = 1; whole < 10; whole++) {
      const place = fileWith(encodeAll(goldenLines().slice(0, whole)));
      const journal = got(continueJournal(nodeFiles, load(place)));
      for (const line of goldenLines().slice(whole)) journal.append(line);
      await journal.close();
      expect(textOf(place)).toBe(golden);
      expect(fs.readdirSync(path.dirname(place))).toEqual(['game.jsonl']);
    }
  });

  test('a torn end is kept beside, and the game goes on before it', async () => {
    const place = fileWith(golden.slice(0, -20));
    const kept = golden.split('\n').at(9)?.slice(0, -19);
    const journal = got(continueJournal(nodeFiles, load(place)));
    expect(textOf(`${place}.torn-1`)).toBe(kept);
    expect(fs.statSync(`${place}.torn-1`).mode & 0o777).toBe(0o600);
    for (const line of goldenLines().slice(9)) journal.append(line);
    await journal.close();
    expect(textOf(place)).toBe(golden);
    fs.appendFileSync(place, 'again');
    await got(continueJournal(nodeFiles, load(place))).close();
    expect(textOf(`${place}.torn-2`)).toBe('again');
    expect(textOf(`${place}.torn-1`)).toBe(kept);
  });

  test('a torn end that can not be kept is not cut off', () => {
    const place = fileWith(golden.slice(0, -20));
    const loaded = load(place);
    const files = withHook((call, [name]) => {
      if (call === 'open' && String(name).includes('.torn-')) throw systemError('ENOSPC');
    });
    expect(faultOf(continueJournal(files, loaded))).toMatchObject({code: 'unwritable'});
    expect(textOf(place)).toBe(golden.slice(0, -20));
    expect(continueJournal(nodeFiles, loaded).ok).toBe(true);
  });

  test('a failure at any call leaves a file that can be gone on with', async () => {
    for (let at = 1; at < 20; at++) {
      const place = fileWith(golden.slice(0, -20));
      let count = 0;
      const files = withHook(() => {
        count += 1;
        if (count === at) throw systemError('EIO');
      });
      const loaded = load(place);
      const journal = continueJournal(files, loaded);
      if (journal.ok) await journal.value.close();
      const again = got(continueJournal(nodeFiles, load(place)));
      again.append(goldenLines()[9] ?? note);
      await again.close();
      expect(textOf(place)).toBe(golden);
    }
  });

  test('is refused where lines may not be added', () => {
    const damaged = load(fileWith(golden.replace('add 5', 'add 6')));
    expect(faultOf(continueJournal(nodeFiles, damaged))).toMatchObject({code: 'bad-checksum', line: 4});
    const old = load(fileWith(encodeAll(goldenLines({...header, rules: 1}))));
    expect(faultOf(continueJournal(nodeFiles, old)).code).toBe('other-rules');
  });

  test('is refused when the file was written since, or is gone', () => {
    const place = fileWith(golden);
    const loaded = load(place);
    fs.appendFileSync(place, 'x');
    expect(faultOf(continueJournal(nodeFiles, loaded)).code).toBe('changed');
    fs.unlinkSync(place);
    expect(faultOf(continueJournal(nodeFiles, loaded)).code).toBe('missing');
    expect(fs.readdirSync(path.dirname(place))).toEqual([]);
  });

  test('is refused where the file may only be read', () => {
    const place = fileWith(golden);
    const files = withHook((call, [, manner]) => {
      if (call === 'open' && manner === 'edit') throw systemError('EACCES');
    });
    expect(faultOf(continueJournal(files, load(place)))).toMatchObject({
      code: 'unwritable',
      data: {errno: 'EACCES'},
    });
    expect(fs.readdirSync(path.dirname(place))).toEqual(['game.jsonl']);
  });

  test('is refused while somebody writes it, this process too, and free afterwards', async () => {
    const place = fileWith(golden);
    const first = got(continueJournal(nodeFiles, load(place)));
    expect(faultOf(continueJournal(nodeFiles, load(place)))).toMatchObject({
      code: 'locked',
      data: {pid: process.pid},
    });
    await first.close();
    const second = got(continueJournal(nodeFiles, load(place)));
    await second.close();
    expect(textOf(place)).toBe(golden);
  });

  test('a new recording is locked from its start', async () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    for (const line of playLines([4])) journal.append(line);
    expect(faultOf(continueJournal(nodeFiles, load(journal.path))).code).toBe('locked');
    await journal.close();
    expect(continueJournal(nodeFiles, load(journal.path)).ok).toBe(true);
  });
});
