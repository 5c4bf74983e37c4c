import fs from 'node:fs';
import {crc32} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import type {Line} from '../../source/engine/lines.js';
import {type Decoded, decodeLines, encodeLine, recordingLimits} from '../../source/store/codec.js';
import type {LineFault} from '../../source/store/fault.js';
import {header} from './counter-game.js';
import {bodyOf, encodeAll, goldenLines, sumUp} from './tools.js';

const golden = fs.readFileSync(new URL('../golden/store/counter.jsonl', import.meta.url));
const lines = goldenLines();
/** Where each line of the golden recording ends. */
const ends = [...golden.entries()].flatMap(([index, byte]) => (byte === 0x0a ? [index + 1] : []));

const linesOf = ({header: first, body}: Decoded): readonly Line[] => [
  first.line,
  ...body.map(({line}) => line),
];

const decoded = (bytes: Uint8Array): Decoded => {
  const result = decodeLines(bytes);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const faultIn = (bytes: Uint8Array): LineFault | undefined => {
  const result = decodeLines(bytes);
  return result.ok ? result.value.fault : result.error;
};

/** The golden recording with its lines in another order. */
const rearranged = (order: readonly number[]): Buffer =>
  Buffer.concat(order.map(index => golden.subarray(ends[index - 1] ?? 0, ends[index])));

const all = lines.map((_, index) => index);

describe('bytes', () => {
  test('a recording is these bytes, today as when the golden file was written', () => {
    expect(encodeAll(lines)).toBe(golden.toString('utf8'));
  });

  test('the check sum is CRC-32 of the bytes before it, started from that of the line before', () => {
    let previous = 0;
    for (const text of golden.toString('utf8').trimEnd().split('\n')) {
      const [body, sum] = text.split(',"crc":"');
      previous = crc32(Buffer.from(body ?? ''), previous);
      expect(sum).toBe(`${previous.toString(16).padStart(8, '0')}"}`);
    }
  });

  test('what was written is read, with where each line ends', () => {
    const {header: first, body, torn, fault} = decoded(golden);
    expect([torn, fault]).toEqual([false, undefined]);
    expect(linesOf(decoded(golden))).toEqual(lines);
    expect([first, ...body].map(({end}) => end)).toEqual(ends);
    expect([first, ...body].map(({number}) => number)).toEqual(lines.map((_, index) => index + 1));
  });

  test('a check sum keeps its leading zeros', () => {
    const marks = Array.from({length: 2000}, (_, ms): Line => ({type: 'mark', kind: 'note', ms}));
    const sums = marks.map(line => encodeLine(line, 0));
    expect(sums.some(({crc}) => crc < 0x01000000)).toBe(true);
    expect(sums.every(({text}) => /,"crc":"[0-9a-f]{8}"\}\n$/.test(text))).toBe(true);
  });

  test('text in any script, with line separators and lone surrogates, stays one line and comes back', () => {
    const text = 'été 关灯 \u2028\u2029\u0085\r\n\t"\\ \ud800 😀';
    const note: Line = {type: 'mark', kind: 'note', text, ms: 1};
    const bytes = Buffer.from(encodeAll([header, note]));
    expect(bytes.filter(byte => byte === 0x0a)).toHaveLength(2);
    expect(linesOf(decoded(bytes))[1]).toEqual(note);
  });
});

describe('every damage to a small recording', () => {
  test('cut anywhere, the lines that are whole are read, and a part of a line is a torn end', () => {
    for (let length = 0; length < golden.length; length++) {
      const whole = ends.filter(end => end <= length).length;
      const result = decodeLines(golden.subarray(0, length));
      expect(result.ok).toBe(whole > 0);
      if (!result.ok) {
        expect(result.error).toEqual(length === 0 ? {code: 'empty'} : {code: 'ends-early', line: 1});
        continue;
      }
      expect(linesOf(result.value)).toEqual(lines.slice(0, whole));
      expect(result.value.torn).toBe(!ends.includes(length));
      expect(result.value.fault).toBeUndefined();
    }
  });

  test.each([1, 2, 0x20, 0x80, 0xff])('each byte changed by %i is found at its line', bits => {
    for (let index = 0; index < golden.length; index++) {
      const bytes = Buffer.from(golden);
      bytes[index] = (bytes[index] ?? 0) ^ bits;
      const hit = ends.findIndex(end => index < end);
      const result = decodeLines(bytes);
      if (hit === 0) {
        expect(result.ok).toBe(false);
        continue;
      }
      if (!result.ok) throw new Error(`a flip at ${index} spoils all`);
      expect(linesOf(result.value)).toEqual(lines.slice(0, hit));
      const {torn, fault} = result.value;
      if (torn) expect(hit).toBeGreaterThanOrEqual(lines.length - 2);
      else expect(fault).toMatchObject({code: 'bad-checksum', line: hit + 1});
    }
  });

  test('a line that is doubled, removed or moved is found where the order breaks', () => {
    for (const index of all.slice(1)) {
      const doubled = rearranged(all.flatMap(item => (item === index ? [item, item] : [item])));
      const isLast = index === lines.length - 1;
      expect(decoded(doubled)).toMatchObject(
        isLast ? {torn: true} : {torn: false, fault: {code: 'bad-checksum', line: index + 2}},
      );
      if (isLast) continue;
      const removed = decoded(rearranged(all.filter(item => item !== index)));
      expect(linesOf(removed)).toEqual(lines.slice(0, index));
      expect(removed.torn || removed.fault?.line === index + 1).toBe(true);
      const swapped = decoded(
        rearranged(all.map(item => (item === index ? item + 1 : item === index + 1 ? index : item))),
      );
      expect(linesOf(swapped)).toEqual(lines.slice(0, index));
      expect(swapped.fault).toMatchObject({code: 'bad-checksum', line: index + 1});
    }
  });

  test('zeros at the end, as a loss of power leaves them, are a torn end', () => {
    for (const whole of all.slice(1)) {
      const end = ends[whole] ?? 0;
      const bytes = Buffer.concat([golden.subarray(0, end - 5), Buffer.alloc(4096)]);
      expect(decoded(bytes)).toMatchObject({torn: true});
      expect(linesOf(decoded(bytes))).toEqual(lines.slice(0, whole));
      const after = Buffer.concat([golden.subarray(0, end), Buffer.alloc(4096)]);
      expect(linesOf(decoded(after))).toEqual(lines.slice(0, whole + 1));
      expect(decoded(after).torn).toBe(true);
    }
    const spoilt = Buffer.concat([golden.subarray(0, -9), Buffer.from('zzzzzz"}\n'), Buffer.alloc(100)]);
    expect(decoded(spoilt)).toMatchObject({torn: true});
  });

  test('zeros in the middle are a fault', () => {
    const bytes = Buffer.from(golden).fill(0, ends[2], ends[4]);
    expect(decoded(bytes)).toMatchObject({torn: false, fault: {code: 'bad-checksum', line: 4}});
  });
});

describe('what is no recording', () => {
  const code = (contents: string | Uint8Array): string | undefined => faultIn(Buffer.from(contents))?.code;
  const text = golden.toString('utf8');

  test.each([
    ['nothing', '', 'empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not-text'],
    ['a terminal recording', '{"version": 2, "width": 80, "height": 24}\n[0.1, "o", "x"]\n', 'not-arcade'],
    ['prose', 'Dear diary,\ntoday', 'not-arcade'],
    ['another JSON line', '[1,2,3]\n', 'not-arcade'],
    ['a line feed', '\n', 'not-arcade'],
    ['zeros', new Uint8Array(5000), 'not-text'],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 'not-text'],
    ['a byte-order mark in front', `\ufeff${text}`, 'bom'],
    ['CR LF', text.replaceAll('\n', '\r\n'), 'crlf'],
    ['a header that ends early', text.slice(0, 60), 'ends-early'],
    ['a beginning that another line has', rearranged([1, 2, 3]), 'not-arcade'],
    ['a newer format', sumUp([bodyOf({...header, version: 2})]), 'newer-format'],
    [
      'a newer format with sums that are not ours',
      text.replace('"version":1', '"version":9'),
      'newer-format',
    ],
    ['a header without a game', sumUp([bodyOf({...header, game: undefined})]), 'bad-line'],
    ['a first line without an end', `{"format":"ink-arcade"${' '.repeat(100_000)}`, 'ends-early'],
    ['a first line that is too long', `{"format":"ink-arcade"${' '.repeat(100_000)}\n`, 'line-too-long'],
  ])('%s', (_name, contents, expected) => expect(code(contents)).toBe(expected));

  test('a newer format says which', () => {
    expect(faultIn(sumUp([bodyOf({...header, version: 3})]))?.data).toEqual({version: 3, known: 1});
  });

  test('a header alone is a recording with nothing in it', () => {
    expect(decoded(golden.subarray(0, ends[0]))).toMatchObject({body: [], torn: false});
  });
});

describe('lines that a check sum does not help', () => {
  const first = bodyOf(header);
  const mark = '{"type":"mark","kind":"note","ms":1';
  /** The fault of a second line, and a good third one after it so that it is no torn end. */
  const second = (body: string | Uint8Array): LineFault | undefined => faultIn(sumUp([first, body, mark]));
  const nested = (depth: number): string => `${mark},"x":${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each([
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(`${mark},"text":"`), Buffer.of(0xff, 0x22)]),
      'not-text',
    ],
    [
      'an overlong form',
      Buffer.concat([Buffer.from(`${mark},"text":"`), Buffer.of(0xc0, 0x80, 0x22)]),
      'not-text',
    ],
    ['a NUL', `${mark},"text":"\0"`, 'not-text'],
    ['no JSON', `${mark},,`, 'bad-json'],
    ['an array', '[{"a":1}', 'bad-json'],
    ['no type', '{"ms":1', 'bad-line'],
    ['a type of later days', '{"type":"chat","ms":1', 'bad-line'],
    ['a type that every object has', '{"type":"constructor","ms":1', 'bad-line'],
    ['a second header', first, 'bad-line'],
    [
      'a number that JSON can write and nobody can count',
      '{"type":"head","to":1e999,"why":"undo","ms":1',
      'bad-line',
    ],
    ['a number over 2^53', '{"type":"head","to":9007199254740993,"why":"undo","ms":1', 'bad-line'],
    ['a negative place', '{"type":"head","to":-1,"why":"undo","ms":1', 'bad-line'],
    ['half a place', '{"type":"head","to":1.5,"why":"undo","ms":1', 'bad-line'],
    ['nesting of 9', nested(8), 'too-deep'],
    ['nesting beyond any stack', nested(30_000), 'too-deep'],
    ['64 KiB', `${mark},"x":"${'x'.repeat(65_536)}"`, 'line-too-long'],
  ])('%s', (_name, body, code) => expect(second(body)).toMatchObject({code, line: 2}));

  test('each limit is kept to the byte and the bracket', () => {
    expect(second(nested(7))).toBeUndefined();
    const most = recordingLimits.line - `${mark},"x":"","crc":"01234567"}\n`.length;
    expect(second(`${mark},"x":"${'x'.repeat(most)}"`)).toBeUndefined();
    expect(second(`${mark},"x":"${'x'.repeat(most + 1)}"`)?.code).toBe('line-too-long');
  });

  test('brackets and quotes in strings are not nesting', () => {
    expect(second(`${mark},"text":"${'['.repeat(50)}\\"${'{'.repeat(50)}\\\\"`)).toBeUndefined();
  });

  test('keys that are doubled or mean something to JavaScript change nothing', () => {
    const bodies = [
      first,
      '{"type":"mark","kind":"hint","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"kind":"note","ms":1e999',
    ];
    expect(linesOf(decoded(sumUp(bodies)))[1]).toEqual({type: 'mark', kind: 'note', ms: 86_400_000});
    expect(({} as {polluted?: unknown}).polluted).toBeUndefined();
  });

  test('100,000 plies are read, and no more', () => {
    const plies = Array.from({length: recordingLimits.plies + 1}, (_, index) =>
      bodyOf({type: 'ply', n: index + 1, parent: index, seat: 0, move: 'x', events: [], ms: 0}),
    );
    expect(faultIn(sumUp([first, ...plies.slice(1)]))).toBeUndefined();
    const over = decoded(sumUp([first, ...plies]));
    expect(over.fault).toEqual({code: 'too-many-plies', line: 100_002, data: {limit: 100_000}});
    expect(over.body).toHaveLength(100_000);
  });
});
