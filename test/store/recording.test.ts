import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Game} from '../../source/engine/game.js';
import type {BodyLine, Line} from '../../source/engine/lines.js';
import {nodeFiles} from '../../source/store/files.js';
import {canGoOn, type LoadedRecording, loadRecording} from '../../source/store/recording.js';
import {counterGame, findGame, header, playLines} from './counter-game.js';
import {bodyOf, encodeAll, faultOf, fileWith, goldenLines, got, sumUp} from './tools.js';

const golden = fs.readFileSync(new URL('../golden/store/counter.jsonl', import.meta.url));
const load = (contents: string | Uint8Array): LoadedRecording =>
  got(loadRecording(nodeFiles, fileWith(contents), findGame));

/** What the game is after a number of the golden lines, played without any file. */
const playedTo = (lines: number): unknown => {
  const record = load(encodeAll(goldenLines().slice(0, lines))).record;
  return [record.timeline.head(), record.timeline.state(), record.assisted()];
};
const gameOf = ({record}: LoadedRecording): unknown => [
  record.timeline.head(),
  record.timeline.state(),
  record.assisted(),
];

const added = (number: number): {readonly type: string} => {
  const event = {type: 'added', number};
  return event;
};

describe('a good recording', () => {
  test('is played to its end, undone plies kept', () => {
    const {record, good, length, size, torn, fault} = load(golden);
    expect([good, length, size, torn, fault]).toEqual([10, golden.length, golden.length, false, undefined]);
    expect(record.timeline.state()).toEqual({target: 20, bonus: 3, sums: [5, 15], next: 0});
    expect(record.timeline.lineTo(record.timeline.head()).map(({number}) => number)).toEqual([1, 2, 4, 5, 6]);
    expect(record.timeline.count()).toBe(6);
    expect(record.assisted()).toBe(true);
    expect(record.ended()).toMatchObject({why: 'over', time: '2026-11-30T15:45:00.000Z'});
  });

  test('may be gone on with under the same rules, and under others only watched', () => {
    expect(canGoOn(load(golden)).ok).toBe(true);
    for (const rules of [1, 3]) {
      const loaded = load(encodeAll(goldenLines({...header, rules})));
      expect(loaded.fault).toBeUndefined();
      expect(faultOf(canGoOn(loaded))).toMatchObject({
        code: 'other-rules',
        data: {game: 'counter', recorded: rules, known: 2},
      });
    }
  });

  test('a torn end is no fault, and the game may go on before it', () => {
    const loaded = load(golden.subarray(0, -3));
    expect(loaded).toMatchObject({torn: true, good: 9, size: golden.length - 3});
    expect(loaded.record.ended()).toBeUndefined();
    expect(canGoOn(loaded).ok).toBe(true);
  });
});

describe('every damage gives the game up to there, never another', () => {
  const starts = goldenLines().map((_, index) => playedTo(index + 1));

  test('cut anywhere', () => {
    for (let length = golden.indexOf(0x0a) + 1; length < golden.length; length++) {
      const loaded = load(golden.subarray(0, length));
      expect(gameOf(loaded)).toEqual(starts[loaded.good - 1]);
      expect(loaded.fault).toBeUndefined();
    }
  });

  test('a changed byte', () => {
    for (let index = golden.indexOf(0x0a) + 1; index < golden.length; index += 3) {
      const bytes = Buffer.from(golden);
      bytes[index] = (bytes[index] ?? 0) ^ 1;
      const loaded = load(bytes);
      const before = golden.subarray(0, index).filter(byte => byte === 0x0a).length;
      expect(loaded.good).toBe(before);
      expect(gameOf(loaded)).toEqual(starts[before - 1]);
      if (!loaded.torn) expect(loaded.fault).toMatchObject({line: before + 1});
      expect(canGoOn(loaded).ok).toBe(loaded.torn);
    }
  });
});

describe('good check sums over what the game refuses', () => {
  const start = playLines([4]);
  const move = (change: object): Line => ({
    type: 'ply',
    n: 3,
    parent: 2,
    seat: 1,
    move: 'add 5',
    events: [added(5)],
    ms: 1,
    ...change,
  });
  const refusal = (line: Line): unknown => {
    const loaded = load(encodeAll([header, ...start, line, {type: 'mark', kind: 'note', ms: 0}]));
    expect(loaded.good).toBe(loaded.fault === undefined ? 5 : 3);
    return [loaded.fault?.code, loaded.fault?.line, loaded.fault?.data?.['refusal']];
  };

  test('the move itself is fine', () => expect(refusal(move({}))).toEqual([undefined, undefined, undefined]));

  test.each<[string, Line, string]>([
    ['an illegal move', move({move: 'add 7', events: [added(7)]}), 'unlucky'],
    ['no move at all', move({move: 'add 0'}), 'no-move'],
    ['another seat', move({seat: 0}), 'not-your-turn'],
    ['a seat that is not there', move({seat: 5}), 'not-your-turn'],
    [
      'chance out of turn',
      move({seat: 'chance', move: undefined, events: [{type: 'dealt', bonus: 1}]}),
      'not-your-turn',
    ],
    ['events that the move does not make', move({events: [added(6)]}), 'differs'],
    ['scores where there are none', move({scores: [1, 2]}), 'differs'],
    ['a number out of order', move({n: 4}), 'ply-number'],
    ['a parent that is not the head', move({parent: 1}), 'ply-parent'],
    ['a head in the future', {type: 'head', to: 3, why: 'redo', ms: 1}, 'head-place'],
    ['a head where it is already', {type: 'head', to: 2, why: 'jump', ms: 1}, 'head-place'],
    ['over before it is', {type: 'end', why: 'over', assisted: false, time: header.time, ms: 1}, 'end-why'],
  ])('%s', (_name, line, code) => expect(refusal(line)).toEqual(['refused', 4, code]));

  test('a move after the end of the match', () => {
    const lines = goldenLines();
    const late: BodyLine = {
      type: 'ply',
      n: 7,
      parent: 6,
      seat: 0,
      move: 'add 1',
      events: [added(1)],
      ms: 1,
    };
    const loaded = load(encodeAll([...lines, late]));
    expect(loaded.fault).toMatchObject({code: 'refused', line: 11, data: {refusal: 'game-over'}});
    expect(faultOf(canGoOn(loaded))).toEqual(loaded.fault);
  });

  test('the data of a refusal stand beside its code', () => {
    const loaded = load(encodeAll([header, ...start, move({move: 'add 7'})]));
    expect(loaded.fault?.data).toEqual({refusal: 'unlucky', add: 7});
  });

  test('an impossible deal, and one that is none', () => {
    for (const event of [
      {type: 'dealt', bonus: 10},
      {type: 'dealt', bonus: 1e300},
      {type: 'dealt'},
      {type: 'gift'},
    ]) {
      const deal = {type: 'ply', n: 1, parent: 0, seat: 'chance', events: [event], ms: 0};
      const loaded = load(sumUp([bodyOf(header), bodyOf(deal)]));
      expect(loaded).toMatchObject({good: 1, fault: {code: 'refused', line: 2}});
    }
  });
});

describe('a start that can not be used is an error', () => {
  const error = (head: object, games = findGame): unknown =>
    faultOf(loadRecording(nodeFiles, fileWith(sumUp([bodyOf({...header, ...head})])), games));

  test('a game that is not there', () =>
    expect(error({game: 'go'})).toMatchObject({code: 'unknown-game', data: {game: 'go'}}));
  test('options that the game refuses', () =>
    expect(error({options: {target: -1}})).toMatchObject({
      code: 'refused',
      line: 1,
      data: {refusal: 'bad-target'},
    }));
  test('more seats than the game has', () =>
    expect(error({seats: Array(9).fill({name: 'x'})})).toMatchObject({
      code: 'refused',
      data: {refusal: 'seats', most: 4},
    }));
  test('no file', () =>
    expect(faultOf(loadRecording(nodeFiles, '/nowhere/x.jsonl', findGame)).code).toBe('missing'));
});

test('reading a recording writes nothing', () => {
  const place = fileWith(golden.subarray(0, -3));
  const before = fs.statSync(place).mtimeMs;
  got(loadRecording(nodeFiles, place, findGame));
  expect(fs.statSync(place).mtimeMs).toBe(before);
  expect(fs.readFileSync(place)).toEqual(golden.subarray(0, -3));
});

test('the check of this suite can fail: a game that plays otherwise is caught', () => {
  const other: Game = {...(counterGame as Game), decide: () => ({ok: true, value: [{type: 'added'}]})};
  const loaded = got(loadRecording(nodeFiles, fileWith(golden), () => other));
  expect(loaded.fault).toMatchObject({code: 'refused', line: 3, data: {refusal: 'differs'}});
});
