import type {Game} from '../engine/game.js';
import {type GameRecord, openRecord} from '../engine/game-record.js';
import type {Line} from '../engine/lines.js';
import {err, ok, type Result} from '../lib/result.js';
import {decodeLines, type Numbered, recordingLimits} from './codec.js';
import {refusalData, type StoreFault} from './fault.js';
import type {Files} from './files.js';
import {readFile} from './read-file.js';

/** Finds a game by its id. Handed in, so that the store knows no games. */
export type FindGame = (id: string) => Game | undefined;

/** A recording that was read: its game as far as the file is good. */
export type LoadedRecording = {
  readonly path: string;
  readonly game: Game;
  readonly record: GameRecord;
  /** Lines that are good, the header among them; the bytes they take; the check sum of the last of them. */
  readonly good: number;
  readonly length: number;
  readonly crc: number;
  /** Bytes in the file. */
  readonly size: number;
  /** The last line was cut off in writing: it is set aside when the game goes on. */
  readonly torn: boolean;
  /** What ended the reading before the end of the file. */
  readonly fault?: StoreFault;
};

/**
 * Reads a recording and plays it, checking each line as a legal move or a possible deal in its place. Writes nothing. An
 * error means that not even the start could be used; a fault further on leaves what stands before it. An older version
 * of the rules is no fault: `canGoOn` says whether the game may be played on.
 */
export const loadRecording = (
  files: Files,
  path: string,
  findGame: FindGame,
): Result<LoadedRecording, StoreFault> => {
  const bytes = readFile(files, path, recordingLimits.file);
  if (!bytes.ok) return bytes;
  const decoded = decodeLines(bytes.value);
  if (!decoded.ok) return err({...decoded.error, file: path});
  const {header, body, torn, fault} = decoded.value;
  const game = findGame(header.line.game);
  if (game === undefined) return err({code: 'unknown-game', file: path, data: {game: header.line.game}});
  const opened = openRecord(game, header.line);
  if (!opened.ok) return err({code: 'refused', file: path, line: 1, data: refusalData(opened.error)});
  const record = opened.value;
  const loaded = (last: Numbered<Line>, ending: {torn: boolean; fault?: StoreFault}): LoadedRecording => {
    const {number: good, end: length, crc} = last;
    return {path, game, record, good, length, crc, size: bytes.value.length, ...ending};
  };
  let last: Numbered<Line> = header;
  for (const next of body) {
    const taken = record.take(next.line);
    if (!taken.ok) {
      const refused = {
        code: 'refused',
        file: path,
        line: next.number,
        data: refusalData(taken.error),
      } as const;
      return ok(loaded(last, {torn: false, fault: refused}));
    }
    last = next;
  }
  return ok(loaded(last, {torn, ...(fault === undefined ? {} : {fault: {...fault, file: path}})}));
};

/**
 * May lines be added to this recording? Not after a fault, which must stay findable, and not under other rules than it
 * was begun with. Its good part can still be branched from.
 */
export const canGoOn = ({fault, game, record, path}: LoadedRecording): Result<undefined, StoreFault> => {
  if (fault !== undefined) return err(fault);
  if (record.header.rules === game.rules) return ok(undefined);
  const data = {game: game.id, recorded: record.header.rules, known: game.rules};
  return err({code: 'other-rules', file: path, data});
};
