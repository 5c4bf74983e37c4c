import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {type FaultCode, faultCodes, type StoreFault} from '../../source/store/fault.js';
import {type Files, nodeFiles} from '../../source/store/files.js';
import {continueJournal, createJournal} from '../../source/store/journal.js';
import {readLevel} from '../../source/store/levels.js';
import {createLibrary} from '../../source/store/library.js';
import {findRecording} from '../../source/store/list.js';
import {saveNewText} from '../../source/store/new-file.js';
import {canGoOn, loadRecording} from '../../source/store/recording.js';
import {readSettings} from '../../source/store/settings.js';
import {findGame, header, playLines} from './counter-game.js';
import {
  bodyOf,
  encodeAll,
  faultOf,
  fileWith,
  goldenLines,
  got,
  newFifo,
  newFolder,
  sumUp,
  systemError,
  withHook,
} from './tools.js';

const golden = encodeAll(goldenLines());

/** What is wrong with a recording of these bytes, at its start or further on. */
const inRecording = (contents: string | Uint8Array, files: Files = nodeFiles): StoreFault | undefined => {
  const loaded = loadRecording(files, fileWith(contents), findGame);
  return loaded.ok ? loaded.value.fault : loaded.error;
};
const second = (body: string): StoreFault | undefined => inRecording(sumUp([bodyOf(header), body]));
const failing = (name: keyof Files): Files =>
  withHook(call => {
    if (call === name) throw systemError('EIO');
  });

// One case for each code, so that none stands in the table that nothing gives.
const cases: {readonly [code in FaultCode]: () => StoreFault | undefined | Promise<StoreFault>} = {
  missing: () => faultOf(loadRecording(nodeFiles, '/nowhere/at/all', findGame)),
  unreadable: () => inRecording(golden, failing('read')),
  unwritable: () => createJournal(failing('write'), newFolder(), header).state().fault,
  exists: async () => faultOf(await saveNewText(nodeFiles, fileWith('x'), 'y')),
  'not-a-folder': async () => faultOf(await saveNewText(nodeFiles, path.join(fileWith('x'), 'y'), 'y')),
  deleted: () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    fs.unlinkSync(journal.path);
    for (const line of playLines([])) journal.append(line);
    return journal.state().fault;
  },
  'not-a-file': () => faultOf(loadRecording(nodeFiles, newFifo(), findGame)),
  'too-large': () => {
    const place = fileWith('');
    fs.truncateSync(place, 16 * 1024 * 1024 + 1);
    return faultOf(loadRecording(nodeFiles, place, findGame));
  },
  empty: () => inRecording(''),
  'not-text': () => faultOf(readLevel(nodeFiles, fileWith(Uint8Array.of(0xff)))),
  bom: () => inRecording(`\ufeff${golden}`),
  crlf: () => inRecording(golden.replaceAll('\n', '\r\n')),
  'not-arcade': () => inRecording('hello\n'),
  'newer-format': () => inRecording(sumUp([bodyOf({...header, version: 2})])),
  'unknown-game': () => inRecording(sumUp([bodyOf({...header, game: 'go'})])),
  'ends-early': () => inRecording(golden.slice(0, 99)),
  'line-too-long': () => second(`{"type":"mark","kind":"note","ms":0,"x":"${'x'.repeat(65_536)}"`),
  'too-many-plies': () => {
    const journal = createJournal(nodeFiles, newFolder(), header);
    journal.append({type: 'ply', n: 100_001, parent: 0, seat: 0, events: [], ms: 0});
    return journal.state().fault;
  },
  'too-deep': () => second(`{"type":"mark","kind":"note","ms":0,"x":[[[[[[[[]]]]]]]]`),
  'bad-json': () => second('{"type":"mark",,'),
  'bad-checksum': () => inRecording(golden.replace('add 5', 'add 6')),
  'bad-line': () => second('{"type":"chat"'),
  refused: () => second(bodyOf({type: 'head', to: 5, why: 'undo', ms: 0})),
  'other-rules': () =>
    faultOf(canGoOn(got(loadRecording(nodeFiles, fileWith(encodeAll([{...header, rules: 1}])), findGame)))),
  locked: () => {
    const {path: place} = createJournal(nodeFiles, newFolder(), header);
    return faultOf(continueJournal(nodeFiles, got(loadRecording(nodeFiles, place, findGame))));
  },
  changed: () => {
    const place = fileWith(golden);
    const loaded = got(loadRecording(nodeFiles, place, findGame));
    fs.appendFileSync(place, 'x');
    return faultOf(continueJournal(nodeFiles, loaded));
  },
  ambiguous: () => {
    const folder = newFolder();
    for (const id of ['aa', 'ab']) fs.writeFileSync(path.join(folder, `x-${id}.jsonl`), '');
    return faultOf(findRecording(nodeFiles, folder, 'a'));
  },
  'no-recording': () => faultOf(findRecording(nodeFiles, newFolder(), undefined)),
  'no-folder': async () => {
    const library = createLibrary({
      files: nodeFiles,
      folders: undefined,
      levelsFolder: newFolder(),
      findGame,
    });
    return faultOf(await library.saveLevel('lights-out', 'Two lamps', '._\n'));
  },
  'bad-setting': () =>
    readSettings(nodeFiles, path.dirname(fileWith('{"ascii":1}', 'settings.json'))).faults[0],
};

describe('every fault', () => {
  test.each(faultCodes)('%s can come about, and names its file', async code => {
    const fault = await cases[code]();
    expect(fault?.code).toBe(code);
    expect(fault?.file).toMatch(/./);
    // Plain data: it can be handed to words, to JSON, to another thread.
    expect(JSON.parse(JSON.stringify(fault))).toEqual(fault);
  });
});
