import type {Eye} from '../engine/game.js';
import type {GameRecord, Step} from '../engine/game-record.js';
import {personSeats} from '../engine/undo.js';
import type {Board, Cabinet} from '../games/module.js';
import {frameRows} from '../kit/frame.js';
import type {Json} from '../lib/json.js';
import {actionOf, type Key} from '../lib/keys.js';
import type {GameText} from '../lib/text.js';
import {factsOf, titleLine} from '../shell/players.js';
import {hidesFromOthers, replayEye} from '../shell/replay-eye.js';
import {tableText} from '../shell/table-text.js';
import type {App} from './app.js';
import type {ScreenBase, ShellBinding} from './screen.js';

/** What is watched: every line as it happened, undos too, or only the line on which the game ended. */
export type ViewerLine = 'as-played' | 'final-line';

export type ViewerScreen = ScreenBase & {
  readonly kind: 'viewer';
  readonly cabinet: Cabinet;
  /** What is said instead of the board, while it shows a hand that not everybody at the keyboard may see. */
  curtain(): readonly string[];
  /** The game's words, at this table. */
  gameText(): GameText;
  board(): Board | undefined;
  view(): Json;
  /** Points at the move that was just made, where the game can. */
  cursor(): Json | undefined;
  /** Steps done, and all there are. */
  progress(): {readonly done: number; readonly all: number};
  isPlaying(): boolean;
  /** Times the natural speed. */
  speed(): number;
  line(): ViewerLine;
};

type ViewerAction =
  | 'take-over'
  | 'pause'
  | 'back-step'
  | 'step'
  | 'start'
  | 'end'
  | 'faster'
  | 'slower'
  | 'line'
  | 'back';

const curtainKeys: readonly ShellBinding<ViewerAction>[] = [
  {keys: ['enter'], action: 'take-over', word: 'keyTakeOver', weight: 9},
  {keys: ['escape', 'q'], action: 'back', word: 'keyBack', label: 'q', weight: 11},
];

const viewerKeys: readonly ShellBinding<ViewerAction>[] = [
  {keys: ['space'], action: 'pause', word: 'keyPause', weight: 9},
  {keys: ['right', 'l'], action: 'step', word: 'keyStep', label: 'left-right', weight: 8},
  {keys: ['left', 'h'], action: 'back-step', word: 'keyStep', weight: 0},
  {keys: ['home'], action: 'start', word: 'keyStart', weight: 3},
  {keys: ['end'], action: 'end', word: 'keyEnd', weight: 3},
  {keys: ['+', '='], action: 'faster', word: 'keySpeed', label: '+ -', weight: 5},
  {keys: ['-'], action: 'slower', word: 'keySpeed', weight: 0},
  {keys: ['a'], action: 'line', word: 'keyLine', weight: 4},
  {keys: ['escape', 'q'], action: 'back', word: 'keyBack', label: 'q', weight: 11},
];

const speeds = [0.25, 0.5, 1, 2, 4, 8, 16] as const;

/** Nobody waits longer than this for the next step, whatever the players did. */
const longestPause = 2000;
/** Steps of one moment, such as opponents' replies, are spread so that they can be followed. */
const shortestPause = 300;

/** The steps of a line: those of the recording, or the plies that lead to where the game stands at its end. */
const stepsOf = (record: GameRecord, line: ViewerLine): readonly Step[] => {
  if (line === 'as-played') return record.steps;
  const times = new Map(record.steps.map(step => [step.place, step.ms]));
  const {timeline} = record;
  return timeline
    .lineTo(timeline.head())
    .map(({number}) => ({place: number, why: 'ply', ms: times.get(number) ?? 0}));
};

/** Watches a record. It moves nothing in it, so a game that is still played can be watched too. */
export const createViewerScreen = (app: App, cabinet: Cabinet, record: GameRecord): ViewerScreen => {
  const {game} = cabinet;
  const {timeline} = record;
  const finished = game.mover(timeline.state()) === 'over';
  const people = personSeats(record.header.seats);
  // What was hidden from the person who played comes to light as it did then.
  const eye: Eye = finished ? (people[0] ?? 'all') : replayEye(cabinet, record);
  const lines = {'as-played': [...stepsOf(record, 'as-played')], 'final-line': stepsOf(record, 'final-line')};
  let line: ViewerLine = 'as-played';
  let done = 0;
  let isCurtained = hidesFromOthers(cabinet, record);
  let playing = lines[line].length > 0 && !isCurtained;
  let speed = speeds.indexOf(1);
  let cancel: () => void = () => undefined;

  const place = (): number => (done === 0 ? 0 : (lines[line][done - 1]?.place ?? 0));
  const view = (): Json => game.view(timeline.stateAt(place()), eye);

  const cursor = (): Json | undefined => {
    const step = done === 0 ? undefined : lines[line][done - 1];
    const move = step?.why === 'ply' ? timeline.ply(step.place).move : undefined;
    const isHidden = !finished && cabinet.isSecret?.(move ?? null, record.options) === true;
    return move === undefined || isHidden ? undefined : cabinet.controls.pointAt?.(move);
  };

  const schedule = (): void => {
    cancel();
    const next = lines[line][done];
    if (next === undefined) playing = false;
    if (next === undefined || !playing) return;
    const pause = Math.min(Math.max(next.ms, shortestPause), longestPause);
    cancel = app.ports.after(pause / (speeds[speed] ?? 1), () => {
      done += 1;
      schedule();
      app.changed();
    });
  };

  /** Goes to a step, and stops there. */
  const seek = (to: number): void => {
    done = Math.max(0, Math.min(to, lines[line].length));
    playing = false;
  };

  /** The same place on the other line; of a move that was taken back, the nearest one before it that is there. */
  const changeLine = (): void => {
    let here = place();
    line = line === 'as-played' ? 'final-line' : 'as-played';
    const find = (): number => lines[line].findLastIndex(step => step.place === here);
    while (here !== 0 && find() < 0) here = timeline.ply(here).parent;
    done = find() + 1;
  };

  const act = (action: ViewerAction): void => {
    if (action === 'back') return app.back();
    if (action === 'take-over') {
      isCurtained = false;
      playing = lines[line].length > 0;
    }
    if (action === 'step') seek(done + 1);
    if (action === 'back-step') seek(done - 1);
    if (action === 'start') seek(0);
    if (action === 'end') seek(lines[line].length);
    if (action === 'faster') speed = Math.min(speed + 1, speeds.length - 1);
    if (action === 'slower') speed = Math.max(speed - 1, 0);
    if (action === 'line') changeLine();
    if (action === 'pause') {
      playing = !playing;
      if (playing && done === lines[line].length) done = 0;
    }
    schedule();
    app.changed();
  };

  const whyNow = (): string => {
    const why = done === 0 ? 'ply' : (lines[line][done - 1]?.why ?? 'ply');
    return why === 'ply' ? '' : app.text().say(`why_${why}`);
  };

  const gameText = (): GameText => tableText(cabinet, record.header.seats, app.text());
  const board = (): Board | undefined => app.boards.of(cabinet, app.changed);
  const bindings = (): readonly ShellBinding<ViewerAction>[] => (isCurtained ? curtainKeys : viewerKeys);
  schedule();

  return {
    kind: 'viewer',
    cabinet,
    gameText,
    curtain() {
      const [name, {say}] = [eye === 'all' ? '' : (record.header.seats[eye]?.name ?? ''), app.text()];
      return isCurtained ? [say('curtainPass', {name}), say('curtainLook', {name})] : [];
    },
    board,
    view,
    cursor,
    progress: () => ({done, all: lines[line].length}),
    isPlaying: () => playing,
    speed: () => speeds[speed] ?? 1,
    line: () => line,
    title() {
      const text = app.text();
      const title = cabinet.title(view(), gameText());
      const name = text.say('replayOf', {game: gameText().say('name')});
      return {
        name,
        subject: titleLine(title),
        facts: [...factsOf(title, app.look()), text.say(line === 'as-played' ? 'asPlayed' : 'finalLine')],
      };
    },
    notice: () => whyNow(),
    message: () => '',
    keys: () => bindings().map(binding => ({...binding, text: app.text().say(binding.word)})),
    press(key: Key) {
      const action = actionOf(bindings(), key);
      if (action !== undefined) act(action);
    },
    leastSize() {
      const least = board()?.leastSize(view()) ?? {columns: 20, rows: 1};
      return {columns: Math.max(least.columns, 40), rows: least.rows + frameRows};
    },
    sync: () => Promise.resolve(),
    leave() {
      cancel();
      return Promise.resolve();
    },
  };
};
