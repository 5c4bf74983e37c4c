import {StringDecoder} from 'node:string_decoder';
import type {ReadStream} from 'node:tty';

/** What comes in from a stream, whose typing can be made unseen where it is a terminal. */
export type TypedInput = {
  readonly chunks: AsyncIterable<Uint8Array | string>;
  /** From now on nobody sees what is typed, until `show`. Does nothing where no terminal shows it. */
  hide(): void;
  show(): void;
  /** Is typing unseen now? */
  isHidden(): boolean;
};

/**
 * Reads lines that a terminal must not show. It shows none of them in raw mode, where the few keys by which a line is
 * corrected, ended or left have to be understood here.
 */
export const createTypedInput = (stdin: ReadStream, interrupt: () => void): TypedInput => {
  let hidden = false;
  let line = '';

  const setHidden = (wanted: boolean): void => {
    if (!stdin.isTTY || hidden === wanted) return;
    hidden = wanted;
    stdin.setRawMode(wanted);
  };

  /** The lines that these characters end; `end` where the input is ended by them. */
  const typed = (text: string): {readonly lines: readonly string[]; readonly end: boolean} => {
    const lines: string[] = [];
    for (const character of text) {
      if (character === '\r' || character === '\n') {
        lines.push(`${line}\n`);
        line = '';
      } else if (character === '\x7f' || character === '\b') line = [...line].slice(0, -1).join('');
      else if (character === '\x15') line = '';
      else if (character === '\x03') interrupt();
      else if (character === '\x04' && line === '') return {lines, end: true};
      else if (character >= ' ') line += character;
    }
    return {lines, end: false};
  };

  async function* chunks(): AsyncIterable<Uint8Array | string> {
    const decoder = new StringDecoder('utf8');
    for await (const chunk of stdin) {
      if (!hidden) yield chunk;
      else {
        const {lines, end} = typed(typeof chunk === 'string' ? chunk : decoder.write(chunk));
        yield* lines;
        if (end) return;
      }
    }
  }

  return {
    chunks: chunks(),
    hide: () => setHidden(true),
    show: () => setHidden(false),
    isHidden: () => hidden,
  };
};
