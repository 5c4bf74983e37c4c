import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {linesOf, longestLine} from '../../source/plain/lines.js';

async function* streamOf(chunks: readonly (Uint8Array | string)[]): AsyncIterable<Uint8Array | string> {
  yield* chunks;
}

const read = async (
  ...chunks: readonly (Uint8Array | string)[]
): Promise<readonly (string | undefined)[]> => {
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(streamOf(chunks))) lines.push(line);
  return lines;
};

const bytesOf = (text: string): readonly Uint8Array[] =>
  [...Buffer.from(text)].map(byte => Uint8Array.of(byte));

describe('lines of a stream', () => {
  test.each<[string, string, readonly string[]]>([
    ['nothing', '', []],
    ['one', 'A1\n', ['A1']],
    ['the last without a line feed', 'A1\nB2', ['A1', 'B2']],
    ['CR LF', 'A1\r\nB2\r\n', ['A1', 'B2']],
    ['CR LF, the last without LF', 'A1\r\nB2\r', ['A1', 'B2']],
    ['a byte-order mark', '\ufeffA1\nB2\n', ['A1', 'B2']],
    ['a byte-order mark alone', '\ufeff', ['']],
    ['only one byte-order mark is taken off', 'A1\n\ufeffB2\n', ['A1', '\ufeffB2']],
    ['blank ones', '\n\nA1\n\n', ['', '', 'A1', '']],
    ['spaces are kept', '  A1 \n', ['  A1 ']],
    ['a CR inside is kept', 'A\r1\n', ['A\r1']],
    ['full-width letters and digits', 'Ａ１２\n', ['A12']],
    ['accents in two characters', 're\u0301tablir\n', ['rétablir']],
    ['Chinese', '撤销\n', ['撤销']],
    ['U+2028 ends no line', 'A\u20281\n', ['A\u20281']],
  ])('%s', async (_name, text, lines) => {
    expect(await read(Buffer.from(text))).toEqual(lines);
    expect(await read(text)).toEqual(lines);
    expect(await read(...bytesOf(text))).toEqual(lines);
  });

  test('are the same wherever the bytes are parted', async () => {
    const line = fc.string({unit: fc.constantFrom('A', '1', 'é', '中', '😀', 'Ａ', ' '), maxLength: 12});
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.array(fc.nat({max: 20}), {minLength: 1}), async (texts, sizes) => {
        const bytes = Buffer.from(texts.map(text => `${text}\r\n`).join(''));
        const chunks: Uint8Array[] = [];
        for (let at = 0, index = 0; at < bytes.length; index++) {
          const size = 1 + (sizes[index % sizes.length] ?? 0);
          chunks.push(bytes.subarray(at, at + size));
          at += size;
        }
        expect(await read(...chunks)).toEqual(texts.map(text => text.normalize('NFKC')));
      }),
    );
  });

  test('of the greatest length are read, and of one more are none, and the next is whole', async () => {
    const longest = 'x'.repeat(longestLine);
    for (const end of ['\n', '\r\n'])
      for (const start of ['', '\ufeff']) {
        const whole = `${start}${longest}${end}A1${end}`;
        expect(await read(whole)).toEqual([longest, 'A1']);
        expect(await read(...bytesOf(whole))).toEqual([longest, 'A1']);
        const long = `${start}${longest}x${end}A1${end}`;
        expect(await read(long)).toEqual([undefined, 'A1']);
        expect(await read(...bytesOf(long))).toEqual([undefined, 'A1']);
      }
    expect(await read(`${longest}x`)).toEqual([undefined]);
  });

  test('without end don’t fill the memory', async () => {
    const limit = 64 * 1024 * 1024;
    const chunk = 'x'.repeat(1024 * 1024);
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    async function* endless(): AsyncIterable<string> {
      // A little at a time would take the square of the time to fail.
      for (let count = 0; count < 256 && most < limit; count++) {
        most = Math.max(most, process.memoryUsage().heapUsed - before);
        yield chunk;
      }
      yield '\nA1\n';
    }
    const lines: (string | undefined)[] = [];
    for await (const line of linesOf(endless())) lines.push(line);
    expect(lines).toEqual([undefined, 'A1']);
    expect(most).toBeLessThan(limit);
  });

  test('of bytes that are no text are read as what can’t be a move', async () => {
    expect(await read(Uint8Array.of(0x41, 0xff, 0x31, 0x0a))).toEqual(['A\ufffd1']);
    expect(await read(Uint8Array.of(0xe4, 0xb8))).toEqual(['\ufffd']);
  });
});
