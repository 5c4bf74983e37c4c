import {isSeat, type Seat} from '../engine/game.js';
import type {Ply} from '../engine/timeline.js';
import {personSeats} from '../engine/undo.js';
import type {Cabinet} from '../games/module.js';
import {type Json, jsonText} from '../lib/json.js';
import {safeText} from '../lib/safe-text.js';
import {faultText} from '../locales/faults.js';
import {hidesFromOthers, replayEye} from '../shell/replay-eye.js';
import {tableText} from '../shell/table-text.js';
import type {LoadedRecording} from '../store/recording.js';
import type {Context} from './context.js';
import {asTable, cleanRow} from './list.js';
import {loadNamed} from './load.js';

type Row = {
  readonly number: number;
  readonly seat: Seat | 'chance';
  readonly move: string;
  readonly undone: boolean;
};

/** What is shown of a recording: of an unfinished game only what the person at the keyboard may know. */
type Shown = {
  readonly rows: readonly Row[];
  readonly result: readonly string[];
  view(place: number): Json;
};

// Chance has no notation, and a hidden move must not be told: a dash says that something happened.
const hidden = '-';

const look = ({record}: LoadedRecording, cabinet: Cabinet, {text}: Context): Shown => {
  const {timeline, header} = record;
  const {game} = cabinet;
  const over = game.mover(timeline.state()) === 'over';
  const people = personSeats(header.seats);
  const [person] = people;
  const eye = replayEye(cabinet, record);
  const view = (place: number): Json => game.view(timeline.stateAt(place), eye);
  const onLine = new Set(timeline.lineTo(timeline.head()).map(({number}) => number));
  const mayKnow = ({mover, move}: Ply): boolean =>
    over ||
    cabinet.isSecret?.(move ?? null, record.options) !== true ||
    (people.length === 1 && mover === person);
  const rows = Array.from({length: timeline.count()}, (_, index): Row => {
    const ply = timeline.ply(index + 1);
    const move = ply.move === undefined || !mayKnow(ply) ? hidden : game.makeMove(ply.move);
    return {number: ply.number, seat: ply.mover, move, undone: !onLine.has(ply.number)};
  });
  return {rows, result: cabinet.result(view(timeline.head()), tableText(cabinet, header.seats, text)), view};
};

const printJson = ({path, record}: LoadedRecording, shown: Shown, {print}: Context): void => {
  const {game, options, seats, time} = record.header;
  const plies = shown.rows.map(row => ({...row, seat: isSeat(row.seat) ? row.seat + 1 : row.seat}));
  print(jsonText({file: path, game, options, seats, started: time, result: shown.result, plies}));
};

const printText = ({record}: LoadedRecording, shown: Shown, cabinet: Cabinet, context: Context): void => {
  const {text, print, flags} = context;
  const gameText = tableText(cabinet, record.header.seats, text);
  const {header} = record;
  print(text.say('showGame', {game: gameText.say('name')}));
  print(text.say('showStarted', {time: header.time}));
  for (const [seat, {name}] of header.seats.entries())
    print(text.say('showSeat', {seat: seat + 1, name: safeText(name)}));
  const help = record.assisted() ? ` ${text.say('assisted')}` : '';
  for (const line of shown.result) print(text.say('showResult', {result: `${line}${help}`}));
  print('');
  const cells = shown.rows.map(({number, seat, move, undone}) => [
    String(number),
    isSeat(seat) ? String(seat + 1) : text.say('chance'),
    undone ? `${move} (${text.say('showUndone')})` : move,
  ]);
  for (const [index, row] of asTable(cells.map(cleanRow)).entries()) {
    print(row);
    if (flags['positions'] !== true || hidesFromOthers(cabinet, record)) continue;
    for (const line of cabinet.describe(shown.view(index + 1), gameText, 'picture')) print(`    ${line}`);
  }
};

/** `arcade show`: a few header lines, then a line a ply; undone ones are marked. Of a damaged file the good part. */
export const showCommand = (context: Context, name: string | undefined): number => {
  const loaded = loadNamed(context, name);
  const cabinet = context.cabinets.find(({game}) => game.id === loaded?.record.header.game);
  if (loaded === undefined || cabinet === undefined) return 1;
  const shown = look(loaded, cabinet, context);
  if (context.flags['json'] === true) printJson(loaded, shown, context);
  else printText(loaded, shown, cabinet, context);
  if (context.flags['positions'] === true && hidesFromOthers(cabinet, loaded.record))
    context.warn(`arcade: ${context.text.say('showHidden')}`);
  if (loaded.fault === undefined) return 0;
  context.warn(`arcade: ${faultText(loaded.fault, context.text)}`);
  return 1;
};
