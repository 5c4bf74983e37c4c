import {describe, expect, it} from 'vitest';
import {type GameRecord, openRecord} from '../../source/engine/game-record.js';
import type {BodyLine, EndLine, PlyLine} from '../../source/engine/lines.js';
import {codeOf, value} from '../checks.js';
import {pairs} from '../fixture/rules.js';
import type {Pairs} from '../fixture/types.js';
import {headerOf} from '../headers.js';
import {isAt, legalMove, moveHead, openPairs, people, playUntil, step} from './matches.js';

/** The line is refused with this code, and nothing of the record is changed by it. */
const refuses = (record: GameRecord<Pairs>, line: BodyLine, code: string): void => {
  const {timeline} = record;
  const before = [
    timeline.count(),
    timeline.head(),
    timeline.state(),
    record.steps.length,
    record.duration(),
  ];
  expect(codeOf(record.take(line))).toBe(code);
  const after = [timeline.count(), timeline.head(), timeline.state(), record.steps.length, record.duration()];
  expect(after).toEqual(before);
};

const nextPly = (record: GameRecord<Pairs>): PlyLine => {
  const mover = pairs.mover(record.timeline.state());
  return typeof mover === 'number'
    ? value(record.propose(mover, legalMove(record), 10))
    : record.proposeDeal(10);
};

const endOf = (changes: Partial<EndLine> = {}): EndLine => ({
  type: 'end',
  why: 'left',
  assisted: false,
  time: '2026-01-02T03:04:05.000Z',
  ms: 0,
  ...changes,
});

const dealt = (seats: readonly (string | undefined)[] = people(2)): GameRecord<Pairs> => {
  const record = openPairs(seats);
  step(record);
  return record;
};

describe('openRecord', () => {
  it('refuses a recording of another game', () => {
    const header = {...headerOf(pairs, people(2)), game: 'triplets'};
    expect(codeOf(openRecord(pairs, header))).toBe('other-game');
  });

  it('refuses numbers of seats and options that the game does not have', () => {
    const open = (seats: number, options: Parameters<typeof headerOf>[2]) =>
      codeOf(openRecord(pairs, headerOf(pairs, people(seats), options)));
    expect(open(1, {})).toBe('seats');
    expect(open(4, {})).toBe('seats');
    expect(open(3, {ranks: 4})).toBe('too-few-cards');
    expect(open(2, {ranks: 99})).toBe('option');
    expect(open(2, null)).toBe('option');
  });
});

describe('a ply', () => {
  it('is taken as it was composed', () => {
    const record = openPairs();
    for (let count = 0; count < 40; count++) value(record.take(nextPly(record)));
    expect(record.steps.map(({place}) => place)).toEqual(Array.from({length: 40}, (_, index) => index + 1));
    expect(record.duration()).toBe(400);
    expect(record.options).toEqual({win: 'high', ranks: 4, target: 9, pairs: true});
  });

  it.each<[string, Partial<PlyLine>, string]>([
    ['a number too high', {n: 9}, 'ply-number'],
    ['a number that is taken', {n: 1}, 'ply-number'],
    ['a parent that is not the head', {parent: 0}, 'ply-parent'],
    ['a parent that is itself', {parent: 2}, 'ply-parent'],
    ['a seat that is not to move', {seat: 1}, 'not-your-turn'],
    ['a seat that there is not', {seat: 7}, 'not-your-turn'],
    ['chance out of turn', {seat: 'chance'}, 'not-your-turn'],
    ['no move', {move: undefined}, 'notation'],
    ['a move that is not read', {move: 'dance'}, 'notation'],
    ['an illegal move', {move: 'throw 1'}, 'wrong-phase'],
    ['no events', {events: []}, 'differs'],
    ['other events', {events: [{type: 'stopped'}]}, 'differs'],
    ['more events', {events: [{type: 'drew'}, {type: 'drew'}]}, 'differs'],
    ['an event with more members', {events: [{type: 'drew', more: 1} as {type: string}]}, 'differs'],
    ['scores where there are none', {scores: [1, 0]}, 'differs'],
  ])('with %s is refused', (_name, changes, code) => {
    const record = dealt();
    refuses(record, {...nextPly(record), ...changes} as PlyLine, code);
    value(record.take(nextPly(record)));
  });

  it.each<[string, Partial<PlyLine>, string]>([
    ['no events', {events: []}, 'deal-number'],
    ['an event that is not read', {events: [{type: 'dealt'}]}, 'event'],
    ['an event of the game that is no deal', {events: [{type: 'drew'}]}, 'deal'],
    ['a move', {move: 'draw'}, 'differs'],
    ['scores', {scores: [0, 0]}, 'differs'],
    ['a seat', {seat: 0}, 'notation'],
  ])('of chance with %s is refused', (_name, changes, code) => {
    const record = openPairs();
    refuses(record, {...nextPly(record), ...changes} as PlyLine, code);
    value(record.take(nextPly(record)));
  });

  it('of chance with cards that are not in the pack is refused', () => {
    const record = openPairs();
    const deal = nextPly(record);
    const [event] = deal.events as Pairs['event'][];
    if (event?.type !== 'dealt') throw new Error('no deal');
    const [hand = [], other = []] = event.hands;
    const events = [{...event, hands: [hand.with(0, (hand[0] ?? 0) === 1 ? 2 : 1), other]}];
    refuses(record, {...deal, events}, 'deal');
  });

  it('that ends a round carries its scores, and no others', () => {
    const record = openPairs();
    playUntil(record, isAt('choose', 1));
    const line = nextPly(record);
    expect(line.scores).toHaveLength(2);
    const {scores: _scores, ...bare} = line;
    refuses(record, bare, 'differs');
    refuses(record, {...line, scores: line.scores?.map(score => score + 1)}, 'differs');
    refuses(record, {...line, scores: line.scores?.slice(1)}, 'differs');
    value(record.take(line));
    expect(pairs.mover(record.timeline.state())).toBe('interval');
  });

  it('at an interval is a deal or a stop', () => {
    const record = openPairs();
    playUntil(record, isAt('interval'));
    expect(codeOf(record.propose(0, {type: 'draw'}, 0))).toBe('wrong-phase');
    expect(codeOf(record.propose(2, {type: 'stop'}, 0))).toBe('not-your-turn');
    const stop = value(record.propose(1, {type: 'stop'}, 0));
    value(record.take(stop));
    expect(stop).toMatchObject({seat: 1, move: 'stop', events: [{type: 'stopped'}]});
    expect(codeOf(record.propose(0, {type: 'draw'}, 0))).toBe('game-over');
    refuses(record, {...stop, n: record.timeline.count() + 1, parent: record.timeline.head()}, 'game-over');
    const deal = {type: 'dealt', hands: [[], []], stock: []} as const;
    refuses(record, record.compose({mover: 'chance', events: [deal]}, 0), 'not-your-turn');
  });
});

describe('a head line', () => {
  it('leads to another place that there is, and to no other', () => {
    const record = dealt();
    step(record);
    for (const to of [2, 3, 99]) refuses(record, {type: 'head', to, why: 'jump', ms: 0}, 'head-place');
    value(moveHead(record, 0));
    value(moveHead(record, 2, 'redo'));
    expect(record.steps.map(({place, why}) => [place, why])).toEqual([
      [1, 'ply'],
      [2, 'ply'],
      [0, 'undo'],
      [2, 'redo'],
    ]);
  });
});

describe('an end', () => {
  it('is over where the match is over, and left elsewhere', () => {
    const record = openPairs();
    playUntil(record, isAt('interval'));
    refuses(record, endOf({why: 'over'}), 'end-why');
    const scores = pairs.outcome(record.timeline.state())?.scores.slice() ?? [];
    refuses(record, endOf({scores: scores.map(score => score + 1)}), 'differs');
    value(record.take(endOf({scores})));
    expect(record.ended()?.why).toBe('left');
    value(record.take(value(record.propose(0, {type: 'stop'}, 0))));
    expect(record.ended()).toBeUndefined();
    refuses(record, endOf({why: 'left'}), 'end-why');
    refuses(record, endOf({why: 'over', scores: [99, 99]}), 'differs');
    value(record.take(endOf({why: 'over'})));
    expect(record.ended()?.why).toBe('over');
  });

  it('has no scores in the middle of a round', () => {
    const record = dealt();
    refuses(record, endOf({scores: [0, 0]}), 'differs');
    value(record.take(endOf()));
  });
});

describe('assisted', () => {
  const mark = (kind: 'hint' | 'solution' | 'note' | 'substitute') => {
    const record = dealt();
    value(record.take({type: 'mark', kind, ms: 0}));
    expect(record.marks).toEqual([{place: 1, kind}]);
    return record.assisted();
  };

  it('is who took a hint or a solution, and not who wrote a note', () => {
    expect([mark('hint'), mark('solution'), mark('note')]).toEqual([true, true, false]);
  });

  it('is not a person whose opponent failed', () => {
    expect(mark('substitute')).toBe(false);
  });

  it('is who takes back what showed something', () => {
    const record = dealt();
    step(record);
    value(moveHead(record, 1));
    expect(record.assisted()).toBe(true);
  });

  it('is not who takes back what showed nothing, nor who goes forward', () => {
    const record = dealt(['random', undefined]);
    // The bot drew: the person saw that it did, and not what.
    step(record);
    value(moveHead(record, 1));
    value(moveHead(record, 2, 'redo'));
    expect(record.assisted()).toBe(false);
  });

  it('is who leaves a line that showed something for another line, as deep as it', () => {
    const record = openPairs();
    playUntil(record, isAt('interval'));
    const interval = record.timeline.head();
    value(record.take(value(record.propose(0, {type: 'stop'}, 0))));
    const stopped = record.timeline.head();
    value(moveHead(record, interval));
    step(record);
    expect(record.timeline.depth(record.timeline.head())).toBe(record.timeline.depth(stopped));
    expect(record.assisted()).toBe(false);
    // The cards of the next round were seen before the match was stopped.
    value(moveHead(record, stopped, 'jump'));
    expect(record.assisted()).toBe(true);
  });
});

describe('luck', () => {
  it('is keyed by the seed and the deals so far, so that another move meets the same next deal', () => {
    const nextDeal = (index: number, seed: string): PlyLine => {
      const record = openPairs(people(2), {seed});
      playUntil(record, isAt('interval'), index);
      return record.proposeDeal(0);
    };
    expect(nextDeal(0, 'a').events).not.toEqual(nextDeal(0, 'b').events);
    const record = openPairs();
    playUntil(record, isAt('interval'));
    const deals = record.timeline.deals(record.timeline.head());
    const first = record.proposeDeal(0).events;
    value(moveHead(record, record.timeline.ply(record.timeline.head()).parent));
    step(record, 1);
    expect(record.timeline.deals(record.timeline.head())).toBe(deals);
    expect(record.proposeDeal(0).events).toEqual(first);
  });

  it('of a bot is keyed by the seed, the seat and the depth', () => {
    const record = dealt();
    expect(record.luckOf(1)).toEqual(['bot', 'seed', 1, 1]);
  });
});

describe('a recording of other rules', () => {
  const other = {...headerOf(pairs, people(2)), rules: pairs.rules + 1};

  it('is told as it was recorded, whatever these rules say', () => {
    const record = value(openRecord(pairs, other));
    const now = dealt();
    const deal = value(openRecord(pairs, {...other, rules: pairs.rules})).proposeDeal(0);
    value(record.take(deal));
    const move = nextPly(now);
    // Another seat's move than these rules would have next, with scores that these would not give.
    value(record.take({...move, seat: 1, scores: [7, 7], events: move.events}));
    expect(record.timeline.count()).toBe(2);
  });

  it('still has its facts checked', () => {
    const record = value(openRecord(pairs, other));
    const deal = record.proposeDeal(0);
    refuses(record, {...deal, events: [{type: 'danced'}]}, 'event');
    refuses(record, {...deal, n: 2}, 'ply-number');
    refuses(record, {...deal, seat: 2}, 'not-your-turn');
  });
});
