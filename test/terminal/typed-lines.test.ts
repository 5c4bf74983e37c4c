import {PassThrough} from 'node:stream';
import type {ReadStream} from 'node:tty';
import {describe, expect, test} from 'vitest';
import {linesOf} from '../../source/plain/lines.js';
import {createTypedInput} from '../../source/terminal/typed-lines.js';

/** A terminal's input: raw mode is only noted. */
const openTerminal = (isTTY = true) => {
  const modes: boolean[] = [];
  const stream = new PassThrough();
  let interrupts = 0;
  const stdin = Object.assign(stream, {
    isTTY,
    setRawMode(mode: boolean) {
      modes.push(mode);
      return stream;
    },
  }) as unknown as ReadStream;
  const input = createTypedInput(stdin, () => {
    interrupts += 1;
  });
  const lines = linesOf(input.chunks)[Symbol.asyncIterator]();
  return {
    input,
    modes,
    interrupts: () => interrupts,
    type: (text: string) => stream.write(text),
    end: () => stream.end(),
    next: async () => (await lines.next()).value,
  };
};

describe('a line that a terminal must not show', () => {
  test('is typed in raw mode, corrected, and ended by Enter', async () => {
    const {input, modes, type, next} = openTerminal();
    input.hide();
    expect(input.isHidden()).toBe(true);
    type('hide YX');
    type('\x7fR\x1bBG\r');
    expect(await next()).toBe('hide YRBG');
    input.show();
    expect(modes).toEqual([true, false]);
    type('quit\n');
    expect(await next()).toBe('quit');
  });

  test('is forgotten whole by Ctrl-U, by letters and not by bytes', async () => {
    const {input, type, next} = openTerminal();
    input.hide();
    type('abc\x15黄é\x7f红\r');
    expect(await next()).toBe('黄红');
  });

  test('Ctrl-C interrupts, Ctrl-D ends the input where nothing is typed', async () => {
    const {input, interrupts, type, next} = openTerminal();
    input.hide();
    type('x\x04\x7f\x03');
    type('\x04');
    expect(await next()).toBeUndefined();
    expect(interrupts()).toBe(1);
  });

  test('several lines in one go are all there', async () => {
    const {input, type, next} = openTerminal();
    input.hide();
    type('one\rtwo\r');
    expect(await next()).toBe('one');
    expect(await next()).toBe('two');
  });

  test('a pipe is read as it is', async () => {
    const {input, modes, type, end, next} = openTerminal(false);
    input.hide();
    expect(input.isHidden()).toBe(false);
    type('hide 1 2 3 4\nmore');
    end();
    expect(await next()).toBe('hide 1 2 3 4');
    expect(await next()).toBe('more');
    expect(modes).toEqual([]);
  });
});
