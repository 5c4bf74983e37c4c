import {crc32} from 'node:zlib';
import {type BodyLine, formatVersion, type HeaderLine, type Line, parseLine} from '../engine/lines.js';
import {asRecord} from '../lib/json.js';
import {err, ok, type Result} from '../lib/result.js';
import {type LineFault, refusalData} from './fault.js';
import {nestingOf} from './nesting.js';
import {decodeUtf8} from './utf8.js';

// A recording as bytes: one JSON object a line, each ended by a line feed. The last member of a line is "crc", eight
// lower-case hexadecimal digits: CRC-32 over the line's bytes before `,"crc"`, started from the value of the line before
// (0 for the first). So a line that was changed, lost, doubled or moved is found; only lines cut off the end are not.

/** What a recording may hold: bytes in the file, bytes in a line with its line feed, plies, and JSON in JSON. */
export const recordingLimits = {
  file: 16 * 1024 * 1024,
  line: 64 * 1024,
  plies: 100_000,
  nesting: 8,
} as const;

const lineFeed = 0x0a;
const tailLength = ',"crc":"01234567"}'.length;
const tailForm = /^,"crc":"([0-9a-f]{8})"\}$/;

/** A line as text, line feed included, and the value that the check sum of the next one starts from. */
export const encodeLine = (line: Line, previous: number): {readonly text: string; readonly crc: number} => {
  const body = JSON.stringify(line).slice(0, -1);
  const crc = crc32(body, previous);
  return {text: `${body},"crc":"${crc.toString(16).padStart(8, '0')}"}\n`, crc};
};

/** A good line, its number from 1, how many bytes of the file end with it, and the check sum it leaves. */
export type Numbered<L extends Line> = {
  readonly line: L;
  readonly number: number;
  readonly end: number;
  readonly crc: number;
};

/** What is whole in a recording, up to the first fault. */
export type Decoded = {
  readonly header: Numbered<HeaderLine>;
  readonly body: readonly Numbered<BodyLine>[];
  /** The last line was not written to its end, as when the program was killed in the middle of it: no fault. */
  readonly torn: boolean;
  readonly fault?: LineFault;
};

/** The value in a line without its line feed, check sum or none, or what is wrong with its text. */
export const parseText = (bytes: Uint8Array): Result<Line, LineFault> => {
  const text = decodeUtf8(bytes);
  if (text === undefined) return err({code: 'not-text'});
  const limit = recordingLimits.nesting;
  if (nestingOf(text) > limit) return err({code: 'too-deep', data: {limit}});
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({code: 'bad-json'});
  }
  if (asRecord(value) === undefined) return err({code: 'bad-json'});
  const line = parseLine(value);
  return line.ok ? line : err({code: 'bad-line', data: refusalData(line.error)});
};

type Summed = {readonly line: Line; readonly crc: number};

const parseSummed = (bytes: Uint8Array, previous: number): Result<Summed, LineFault> => {
  const limit = recordingLimits.line;
  if (bytes.length >= limit) return err({code: 'line-too-long', data: {limit}});
  const split = Math.max(0, bytes.length - tailLength);
  const sum = tailForm.exec(Buffer.from(bytes.subarray(split)).toString('latin1'))?.[1];
  const crc = crc32(bytes.subarray(0, split), previous);
  if (sum === undefined || Number.parseInt(sum, 16) !== crc) return err({code: 'bad-checksum'});
  const line = parseText(bytes);
  return line.ok ? ok({line: line.value, crc}) : line;
};

const ours = /"format"\s*:\s*"ink-arcade"/;
// What a header that was cut off begins with, as far as it goes.
const headStart = '{"type":"header","format":"ink-arcade"';

const claimsVersion = (text: string): unknown => {
  try {
    return asRecord(JSON.parse(text))?.['version'];
  } catch {
    return undefined;
  }
};

/** What the first line of a file says against its being a recording that this program can read. */
export const checkFirstLine = (bytes: Uint8Array, whole: boolean): LineFault | undefined => {
  const text = Buffer.from(bytes).toString('latin1');
  if (text.startsWith('\u00ef\u00bb\u00bf')) return {code: 'bom'};
  if (!text.startsWith('{') || !ours.test(text)) {
    if (text !== '' && !whole && headStart.startsWith(text)) return {code: 'ends-early', line: 1};
    return {code: decodeUtf8(bytes) === undefined ? 'not-text' : 'not-arcade'};
  }
  if (!whole) return {code: 'ends-early', line: 1};
  if (text.endsWith('\r')) return {code: 'crlf'};
  const version = claimsVersion(text);
  if (Number.isSafeInteger(version) && Number(version) > formatVersion)
    return {code: 'newer-format', data: {version: Number(version), known: formatVersion}};
  return undefined;
};

const decodeHeader = (bytes: Uint8Array): Result<Numbered<HeaderLine>, LineFault> => {
  if (bytes.length === 0) return err({code: 'empty'});
  const found = bytes.indexOf(lineFeed);
  const end = found < 0 ? bytes.length : found;
  const unlike = checkFirstLine(bytes.subarray(0, Math.min(end, recordingLimits.line)), found >= 0);
  if (unlike !== undefined) return err(unlike);
  const parsed = parseSummed(bytes.subarray(0, end), 0);
  if (!parsed.ok) return err({...parsed.error, line: 1});
  const {line, crc} = parsed.value;
  return line.type === 'header' ? ok({line, number: 1, end: end + 1, crc}) : err({code: 'not-arcade'});
};

const isEmptied = (bytes: Uint8Array): boolean => bytes.every(byte => byte === 0);

type Next = {readonly type: 'line'; readonly value: Numbered<BodyLine>} | {readonly type: 'torn'} | LineFault;

/** The line that begins where the one before ends. */
const decodeNext = (bytes: Uint8Array, before: Numbered<Line>): Next => {
  const line = before.number + 1;
  const found = bytes.indexOf(lineFeed, before.end);
  if (found < 0) return {type: 'torn'};
  const parsed = parseSummed(bytes.subarray(before.end, found), before.crc);
  if (parsed.ok) {
    const {line: value, crc} = parsed.value;
    if (value.type === 'header')
      return {code: 'bad-line', line, data: {refusal: 'line-unknown', type: 'header'}};
    return {type: 'line', value: {line: value, number: line, end: found + 1, crc}};
  }
  // After a loss of power the last bytes may be anything, and a file may go on in zeros.
  const isLast = isEmptied(bytes.subarray(found + 1));
  return parsed.error.code === 'bad-checksum' && isLast ? {type: 'torn'} : {...parsed.error, line};
};

/**
 * The lines of a recording, or why not even its header can be used. A torn end is set apart; any other broken line is a
 * fault that ends the reading, never skipped, and the lines before it are given with it.
 */
export const decodeLines = (bytes: Uint8Array): Result<Decoded, LineFault> => {
  const header = decodeHeader(bytes);
  if (!header.ok) return header;
  const body: Numbered<BodyLine>[] = [];
  let last: Numbered<Line> = header.value;
  let plies = 0;
  const decoded = (torn: boolean, fault?: LineFault): Result<Decoded, LineFault> =>
    ok({header: header.value, body, torn, ...(fault === undefined ? {} : {fault})});
  while (last.end < bytes.length) {
    const next = decodeNext(bytes, last);
    if ('code' in next) return decoded(false, next);
    if (next.type === 'torn') return decoded(true);
    last = next.value;
    plies += next.value.line.type === 'ply' ? 1 : 0;
    if (plies > recordingLimits.plies)
      return decoded(false, {
        code: 'too-many-plies',
        line: last.number,
        data: {limit: recordingLimits.plies},
      });
    body.push(next.value);
  }
  return decoded(false);
};
