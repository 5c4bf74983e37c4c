import type {EndLine, HeaderLine, Line} from '../engine/lines.js';
import type {Json} from '../lib/json.js';
import {err, ok, type Result} from '../lib/result.js';
import {checkFirstLine, parseText, recordingLimits} from './codec.js';
import type {StoreFault} from './fault.js';
import type {Files} from './files.js';
import {readRange, withFile} from './read-file.js';

/** What the first and the last lines of a recording say, without playing it. */
export type Summary = {
  readonly game: string;
  readonly options: Json;
  readonly seats: HeaderLine['seats'];
  /** Times as in the file: ISO 8601, UTC. */
  readonly started: string;
  readonly ended: string | undefined;
  /** `over`: played to the end; `left`: closed before that; `unfinished`: being played, or never closed. */
  readonly result: 'over' | 'left' | 'unfinished';
  readonly scores?: readonly number[];
  /** How many plies were recorded, undone ones among them. */
  readonly plies: number;
  /** As the end line says; `false` where there is none. */
  readonly assisted: boolean;
};

const lineFeed = 0x0a;

const readHeader = (files: Files, file: number, path: string): Result<HeaderLine, StoreFault> => {
  const bytes = readRange(files, file, 0, recordingLimits.line);
  if (bytes.length === 0) return err({code: 'empty', file: path});
  const end = bytes.indexOf(lineFeed);
  const first = end < 0 ? bytes : bytes.subarray(0, end);
  const unlike = checkFirstLine(first, end >= 0);
  if (unlike !== undefined) return err({...unlike, file: path});
  const line = parseText(first);
  if (!line.ok) return err({...line.error, file: path, line: 1});
  return line.value.type === 'header' ? ok(line.value) : err({code: 'not-arcade', file: path});
};

/** The lines of a part of a file that end in it, the last first; what does not parse is left out. */
function* linesBackwards(bytes: Uint8Array): Iterable<Line> {
  let end = bytes.lastIndexOf(lineFeed);
  while (end > 0) {
    const before = bytes.lastIndexOf(lineFeed, end - 1);
    const line = parseText(bytes.subarray(before + 1, end));
    if (line.ok) yield line.value;
    end = before;
  }
}

type Tail = {readonly end: EndLine | undefined; readonly plies: number | undefined};

/** The end line, if it is the last, and the number of the last ply. */
const readTail = (bytes: Uint8Array): Tail => {
  let last: Line | undefined;
  let plies: number | undefined;
  for (const line of linesBackwards(bytes)) {
    last ??= line;
    if (line.type !== 'ply') continue;
    plies = line.n;
    break;
  }
  return {end: last?.type === 'end' ? last : undefined, plies};
};

const findTail = (files: Files, file: number, size: number): Tail => {
  // Enough for the longest line whole; where undo and redo fill it, the last ply is looked for further up.
  const start = Math.max(0, size - 2 * recordingLimits.line);
  const tail = readTail(readRange(files, file, start, size));
  if (tail.plies !== undefined || start === 0) return tail;
  return readTail(readRange(files, file, 0, size));
};

/** Sums a recording up by its first and its last lines. No check sum is looked at, no move is checked. */
export const readSummary = (files: Files, path: string): Result<Summary, StoreFault> =>
  withFile(files, path, (file, size) => {
    const limit = recordingLimits.file;
    if (size > limit) return err({code: 'too-large', file: path, data: {limit, size}});
    const header = readHeader(files, file, path);
    if (!header.ok) return header;
    const {game, options, seats, time} = header.value;
    const {end, plies} = findTail(files, file, size);
    return ok({
      game,
      options,
      seats,
      started: time,
      ended: end?.time,
      result: end?.why ?? 'unfinished',
      ...(end?.scores === undefined ? {} : {scores: end.scores}),
      plies: plies ?? 0,
      assisted: end?.assisted ?? false,
    });
  });
