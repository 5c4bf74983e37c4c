import {StringDecoder} from 'node:string_decoder';

/** Longest line that is read as a command or a move, in characters. */
export const longestLine = 1000;

/**
 * The lines of a stream of bytes, as NFKC text without their ends: LF or CR LF, the last one with or without. A line
 * that is too long is given as `undefined`, so that a stream without line ends can't fill the memory.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array | string>,
): AsyncIterable<string | undefined> {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let tooLong = false;
  let first = true;
  const finish = (line: string): string | undefined => {
    const text = (first ? line.replace(/^\ufeff/, '') : line).replace(/\r$/, '');
    first = false;
    const result = tooLong || text.length > longestLine ? undefined : text.normalize('NFKC');
    tooLong = false;
    return result;
  };
  for await (const chunk of chunks) {
    const parts = (pending + (typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk)))).split(
      '\n',
    );
    pending = parts.pop() ?? '';
    for (const part of parts) yield finish(part);
    // A byte-order mark and a carriage return more may be no part of the line.
    if (pending.length > longestLine + 2) {
      tooLong = true;
      pending = '';
    }
  }
  pending += decoder.end();
  if (pending !== '' || tooLong) yield finish(pending);
}
