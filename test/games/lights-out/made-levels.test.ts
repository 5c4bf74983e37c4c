import {describe, expect, test} from 'vitest';
import type {Game} from '../../../source/engine/game.js';
import {openRecord} from '../../../source/engine/game-record.js';
import type {HeaderLine, Line} from '../../../source/engine/lines.js';
import {type Journal, type Session, startSession} from '../../../source/engine/session.js';
import cabinet from '../../../source/games/lights-out/index.js';
import {solverFor} from '../../../source/games/lights-out/solver.js';
import {randomFrom} from '../../../source/lib/random.js';
import {nodeFiles} from '../../../source/store/files.js';
import {continueJournal, createJournal} from '../../../source/store/journal.js';
import {listRecordings} from '../../../source/store/list.js';
import {type LoadedRecording, loadRecording} from '../../../source/store/recording.js';
import {headerOf} from '../../headers.js';
import {encodeAll, fileWith, got, newFolder} from '../../store/tools.js';
import {got as value} from './tools.js';

const game: Game = cabinet.game;
const load = (path: string): LoadedRecording =>
  got(loadRecording(nodeFiles, path, id => (id === game.id ? game : undefined)));

const headerFor = (options: HeaderLine['options'], seed = 'made'): HeaderLine =>
  headerOf(game, [undefined], options, seed);

const ports = (openJournal: ((head: HeaderLine) => Journal) | undefined) => ({
  askBot: () => Promise.reject(new Error('there is no bot')),
  clock: () => 0,
  now: () => new Date('2026-01-02T03:04:05.000Z'),
  openJournal,
});

/** Plays what the hint says. */
const playHint = (session: Session): void => {
  const advice = cabinet.hint?.(game.view(session.record.timeline.state(), 0), randomFrom('hint'));
  if (advice === undefined) throw new Error('there are no hints');
  value(session.play(0, value(advice).move));
};

/** The lines of a made level, as its recording has them: the header, the deal, and a hint or more followed. */
const linesOf = (options: HeaderLine['options'], presses: number, seed = 'made'): readonly Line[] => {
  const lines: Line[] = [];
  const record = value(openRecord(game, headerFor(options, seed)));
  const session = startSession(
    game,
    record,
    ports(head => {
      lines.push(head);
      return {append: line => lines.push(line), close: async () => undefined};
    }),
  );
  for (let press = 0; press < presses; press++) playHint(session);
  return lines;
};

describe('a made level that is recorded', () => {
  test('is loaded as it was played, its deal is not taken back, and it is gone on with to the end', async () => {
    const folder = newFolder();
    const record = value(openRecord(game, headerFor({par: 6})));
    const session = startSession(
      game,
      record,
      ports(head => createJournal(nodeFiles, folder, head)),
    );
    expect(session.mover()).toBe(0);
    const dealt = record.timeline.state();
    // What chance made is no decision of a player's: there is nothing to take back.
    expect(session.undo().ok).toBe(false);
    for (let press = 0; press < 3; press++) playHint(session);
    for (let press = 0; press < 3; press++) expect(session.undo().ok).toBe(true);
    expect(session.undo().ok).toBe(false);
    expect(record.timeline.state()).toEqual(dealt);
    expect(session.redo().ok).toBe(true);
    await session.close();

    const [item] = got(listRecordings(nodeFiles, folder));
    const loaded = load(item?.path ?? '');
    expect(loaded.fault).toBeUndefined();
    expect(loaded.record.timeline.state()).toEqual(record.timeline.state());
    const again = startSession(
      game,
      loaded.record,
      ports(undefined),
      got(continueJournal(nodeFiles, loaded)),
    );
    while (again.mover() !== 'over') playHint(again);
    await again.close();
    const end = load(item?.path ?? '');
    expect(end.fault).toBeUndefined();
    expect(game.outcome(end.record.timeline.state())).toEqual({scores: [6], winners: [0]});
    expect(end.record.ended()?.why).toBe('over');
  });

  test('is made again the same by its seed', () => {
    for (const options of [
      {},
      {par: 9},
      {difficulty: 'hard'},
      {daily: '2026-11-30'},
      {shape: 'x', states: 3},
    ])
      expect(linesOf(options, 1)).toEqual(linesOf(options, 1));
  });
});

/** A recording of one press, its deal's events replaced. */
const tampered = (
  options: HeaderLine['options'],
  change: (rows: readonly string[]) => unknown,
): LoadedRecording => {
  const lines = linesOf(options, 1).map(line => {
    if (line.type !== 'ply' || line.seat !== 'chance') return line;
    const [event] = line.events;
    const rows = event !== undefined && 'cells' in event && Array.isArray(event.cells) ? event.cells : [];
    const events = change(rows);
    return {...line, events: Array.isArray(events) ? events : []};
  });
  return load(fileWith(encodeAll(lines)));
};
const made = (...cells: readonly string[]) => ({type: 'made', cells});
const off = Array(5).fill('_____');

describe('a recording that was tampered with is refused at the line of its deal', () => {
  test('but not as it is', () => {
    expect(tampered({par: 5}, rows => [made(...rows)]).fault).toBeUndefined();
  });

  test.each([
    ['another size', {}, (rows: readonly string[]) => [made(...rows.slice(1))]],
    ['rows of another length', {}, (rows: readonly string[]) => [made(...rows.map(row => row.slice(1)))]],
    ['one row longer', {}, (rows: readonly string[]) => [made(...rows.with(0, `${rows[0]}_`))]],
    [
      'other characters',
      {},
      (rows: readonly string[]) => [made(...rows.map(row => row.replaceAll('.', '1')))],
    ],
    [
      'a dot with three states',
      {states: 3},
      (rows: readonly string[]) => [made(...rows.map(row => row.replaceAll('1', '.')))],
    ],
    ['a board that can’t be solved', {}, () => [made('.____', ...off.slice(1))]],
    ['a board that is off', {}, () => [made(...off)]],
    ['another par', {par: 5}, () => [made('.._._', '.___.', '___..', '_____', '_____')]],
    ['a par outside the difficulty', {difficulty: 'hard'}, () => [made('..___', '.____', ...off.slice(2))]],
    ['another board than the day’s', {daily: '2026-11-30'}, () => [made('.._..', '.___.', ...off.slice(2))]],
    ['two boards', {}, (rows: readonly string[]) => [made(...rows), made(...rows)]],
    ['no board', {}, () => []],
    ['a press', {}, () => [{type: 'pressed', row: 0, column: 0}]],
  ] as const)('%s', (_name, options, change) => {
    const {good, fault} = tampered(options, change);
    expect(good).toBe(1);
    expect(fault).toMatchObject({code: 'refused', line: 2});
  });

  test('a second deal, and a deal in a level that was given', () => {
    const [head, deal, press] = linesOf({}, 1);
    if (head?.type !== 'header' || deal?.type !== 'ply' || press?.type !== 'ply') throw new Error('no lines');
    const second = load(fileWith(encodeAll([head, deal, {...deal, n: 2, parent: 1}])));
    expect(second.fault).toMatchObject({code: 'refused', line: 3});
    const given = headerFor({cells: ['..', '._']});
    expect(load(fileWith(encodeAll([given, deal]))).fault).toMatchObject({code: 'refused', line: 2});
    // And nothing is pressed before there is a board.
    const early = load(fileWith(encodeAll([head, {...press, n: 1, parent: 0}])));
    expect(early.fault).toMatchObject({code: 'refused', line: 2});
  });

  test('of a level whose presses do nothing no lit board is one', () => {
    const options = {rows: 1, columns: 1, states: 3, wrap: true, shape: 'square'};
    expect(value(game.parseOptions(options, 1))).toMatchObject(options);
    const state = game.initial(value(game.parseOptions(options, 1)), 1);
    expect(game.checkDeal(state, [made('1')]).ok).toBe(false);
    expect(game.checkDeal(state, [made('_')]).ok).toBe(true);
  });
});

test('200 recordings of made levels are read soon', () => {
  const levels = [{}, {par: 9}, {difficulty: 'expert'}, {daily: '2026-11-30'}];
  const files = Array.from({length: 200}, (_, index) =>
    fileWith(encodeAll(linesOf(levels[index % 4] ?? {}, 2, `soon ${index}`))),
  );
  solverFor({rows: 5, columns: 5, shape: 'plus', wrap: false, states: 2});
  for (const file of files) expect(load(file).fault).toBeUndefined();
});
