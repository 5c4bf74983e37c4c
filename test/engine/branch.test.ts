import {describe, expect, it} from 'vitest';
import {branchFrom} from '../../source/engine/branch.js';
import {type GameRecord, openRecord} from '../../source/engine/game-record.js';
import {type BodyLine, type HeaderLine, type PlyLine, parseLine} from '../../source/engine/lines.js';
import {randomFrom} from '../../source/lib/random.js';
import {codeOf, value} from '../checks.js';
import {rehide} from '../fixture/deals.js';
import {pairs} from '../fixture/rules.js';
import type {Pairs} from '../fixture/types.js';
import {isAt, moveHead, openPairs, people, playUntil, step} from './matches.js';

const branchOf = (origin: GameRecord<Pairs>, place: number, seat = 0, seed = 'branch') =>
  value(
    branchFrom(
      pairs,
      origin,
      place,
      {file: 'origin.jsonl', seat, seed, time: '2026-02-03T04:05:06.000Z', app: '0.2.0'},
      randomFrom('rehide', seed),
      rehide,
    ),
  );

/** The branch as a file would give it back. */
const reread = (header: HeaderLine, lines: readonly BodyLine[]): GameRecord<Pairs> => {
  const parsed = value(parseLine(JSON.parse(JSON.stringify(header))));
  if (parsed.type !== 'header') throw new Error('no header');
  const record = value(openRecord(pairs, parsed));
  for (const line of lines) value(record.take(line));
  return record;
};

const isReadAgain = ({record, lines}: ReturnType<typeof branchOf>): void => {
  const again = reread(record.header, lines);
  expect(again.timeline.state()).toEqual(record.timeline.state());
  expect(again.timeline.deals(again.timeline.head())).toBe(record.timeline.deals(record.timeline.head()));
};

const played = (until: Parameters<typeof playUntil>[1], ranks = 9): GameRecord<Pairs> => {
  const record = openPairs(people(2), {options: {ranks, target: 9}});
  playUntil(record, until);
  return record;
};

const rehiddenIn = (lines: readonly BodyLine[]): number =>
  lines.filter(line => line.type === 'ply' && line.events.some(event => event.type === 'rehidden')).length;

describe('branchFrom', () => {
  it('copies the line and deals anew what the seat can not know', () => {
    const origin = played(isAt('play', 1));
    const place = origin.timeline.head();
    const {record, lines} = branchOf(origin, place);
    expect(record.header).toMatchObject({
      seed: 'branch',
      app: '0.2.0',
      from: {file: 'origin.jsonl', ply: place, plies: place, seat: 0},
    });
    expect(lines).toHaveLength(place + 1);
    const [before, after] = [origin.timeline.state(), record.timeline.state()];
    expect(pairs.view(after, 0)).toEqual(pairs.view(before, 0));
    expect(after).not.toEqual(before);
    // The deal out of turn is none of those that key the luck of the next.
    expect(record.timeline.deals(record.timeline.head())).toBe(origin.timeline.deals(place));
    isReadAgain({record, lines});
  });

  it('leaves what the seat knows for either seat, wherever it leaves', () => {
    const origin = played(isAt('over'));
    for (let place = 0; place <= origin.timeline.count(); place += 3)
      for (const seat of [0, 1]) {
        const branch = branchOf(origin, place, seat, `branch ${place}`);
        const state = origin.timeline.stateAt(place);
        if (typeof pairs.mover(state) === 'number')
          expect(pairs.view(branch.record.timeline.state(), seat)).toEqual(pairs.view(state, seat));
        isReadAgain(branch);
      }
  });

  it('numbers the plies anew when it leaves a line that was not the first', () => {
    const origin = played(isAt('play', 0));
    const fork = origin.timeline.head();
    playUntil(origin, isAt('interval'));
    value(moveHead(origin, fork));
    step(origin, 1);
    const place = origin.timeline.head();
    const branch = branchOf(origin, place);
    expect(branch.record.header.from).toEqual({file: 'origin.jsonl', ply: place, plies: fork + 1, seat: 0});
    expect(branch.lines.map(line => (line.type === 'ply' ? line.n : 0))).toEqual(
      branch.lines.map((_, index) => index + 1),
    );
    isReadAgain(branch);
  });

  it('deals the next round by its own seed', () => {
    const origin = played(isAt('interval'));
    const branch = branchOf(origin, origin.timeline.head());
    expect(rehiddenIn(branch.lines)).toBe(0);
    expect(branch.record.proposeDeal(0).events).not.toEqual(origin.proposeDeal(0).events);
  });

  it('deals hands anew where cards are being shuffled in mid-round', () => {
    const origin = played(isAt('draw', 'chance'), 4);
    const place = origin.timeline.head();
    const branch = branchOf(origin, place);
    expect(rehiddenIn(branch.lines)).toBe(1);
    const [before, after] = [origin.timeline.state(), branch.record.timeline.state()];
    expect(after.hands[0]).toEqual(before.hands[0]);
    expect(after.hands[1]).not.toEqual(before.hands[1]);
    expect(branch.record.header.from?.plies).toBe(place);
    isReadAgain(branch);
  });

  it('may leave a branch, before and after what that dealt anew', () => {
    const first = branchOf(played(isAt('play', 1)), 4, 0, 'first');
    playUntil(first.record, isAt('interval'));
    for (const place of [2, 4, 5, 6, 9]) {
      const second = branchOf(first.record, place, 1, 'second');
      isReadAgain(second);
      playUntil(second.record, isAt('choose'));
      const third = branchOf(second.record, second.record.timeline.head(), 0, 'third');
      isReadAgain(third);
      expect(third.record.header.seed).toBe('third');
    }
  });

  it('is refused with options that the game does not have any more', () => {
    const origin = played(isAt('draw'));
    const strict = {...pairs, parseOptions: () => ({ok: false, error: {code: 'option'}}) as const};
    const branch = {file: '', seat: 0, seed: '', time: origin.header.time, app: ''};
    expect(codeOf(branchFrom(strict, origin, 1, branch, randomFrom()))).toBe('option');
  });
});

describe('a deal out of turn', () => {
  const rehidden = (record: GameRecord<Pairs>, seat: number, key: string): PlyLine =>
    record.compose({mover: 'chance', events: rehide(record.timeline.state(), seat, randomFrom(key))}, 0);

  it('is refused in a game that is no branch', () => {
    const record = played(isAt('play', 1));
    expect(codeOf(record.take(rehidden(record, 0, 'a')))).toBe('not-your-turn');
  });

  it('is refused a second time, and after the first move', () => {
    const {record} = branchOf(played(isAt('play', 1)), 4);
    expect(codeOf(record.take(rehidden(record, 0, 'a')))).toBe('not-your-turn');
    step(record);
    expect(codeOf(record.take(rehidden(record, 0, 'b')))).toBe('not-your-turn');
  });

  it('is refused at a place before the branch point', () => {
    const origin = played(isAt('play', 1));
    const header = {...origin.header, from: {file: '', ply: 4, plies: 4, seat: 0}};
    const record = reread(
      header,
      origin.timeline.lineTo(4).map(ply => ({
        ...{type: 'ply', n: ply.number, parent: ply.parent, seat: ply.mover, ms: 0},
        ...(ply.move === undefined ? {} : {move: pairs.makeMove(ply.move)}),
        events: [...ply.events],
      })),
    );
    value(moveHead(record, 2));
    expect(codeOf(record.take(rehidden(record, 0, 'a')))).toBe('not-your-turn');
    value(moveHead(record, 4, 'redo'));
    value(record.take(rehidden(record, 0, 'a')));
  });

  it('is refused when it changes what the seat sees, or which cards there are', () => {
    const origin = played(isAt('play', 1));
    const {record, lines} = branchOf(origin, 4);
    const bare = reread(record.header, lines.slice(0, 4));
    expect(codeOf(bare.take(rehidden(bare, 1, 'other')))).toBe('rehidden');
    const line = rehidden(bare, 0, 'a');
    const [event] = line.events as Pairs['event'][];
    if (event?.type !== 'rehidden') throw new Error('nothing was dealt anew');
    const stock = event.stock.with(0, (event.stock[0] ?? 0) === 1 ? 2 : 1);
    expect(codeOf(bare.take({...line, events: [{...event, stock} as Pairs['event']]}))).toBe('deal');
    expect(codeOf(bare.take({...line, events: [event, event]}))).toBe('deal-number');
    value(bare.take(line));
  });

  it('is refused for a seat that there is not', () => {
    const {record} = branchOf(played(isAt('play', 1)), 4);
    const from = {file: '', ply: 4, plies: 4, seat: 2};
    expect(codeOf(openRecord(pairs, {...record.header, from}))).toBe('branch-seat');
  });
});
