import {describe, expect, it} from 'vitest';
import type {GameRecord} from '../../source/engine/game-record.js';
import {personSeats, redoPlace, startPlace, undoPlace} from '../../source/engine/undo.js';
import {codeOf, value} from '../checks.js';
import {pairs} from '../fixture/rules.js';
import type {Pairs} from '../fixture/types.js';
import {isAt, moveHead, openPairs, people, playUntil, step} from './matches.js';

const undo = (record: GameRecord<Pairs>) =>
  undoPlace(record.timeline, personSeats(record.header.seats), record.hasRevealed);
const redo = (record: GameRecord<Pairs>) => redoPlace(record.timeline, personSeats(record.header.seats));

const started = (seats: readonly (string | undefined)[]): GameRecord<Pairs> => {
  const record = openPairs(seats);
  step(record);
  return record;
};

describe('undo with one person', () => {
  it('goes to before the last decision, and takes the replies with it', () => {
    const record = started([undefined, 'random']);
    expect(codeOf(undo(record))).toBe('nothing-to-undo');
    step(record);
    expect(value(undo(record))).toBe(1);
    playUntil(record, isAt('play', 1));
    // The deal is ply 1; the person drew and threw, and then the bot drew.
    expect(record.timeline.head()).toBe(4);
    expect(value(undo(record))).toBe(2);
  });

  it('has nothing to take back where only bots have moved', () => {
    const record = started(['random', undefined]);
    playUntil(record, isAt('draw', 1));
    expect(codeOf(undo(record))).toBe('nothing-to-undo');
    expect(startPlace(record.timeline, [1])).toBe(record.timeline.head());
  });

  it('goes back over intervals, deals and the end', () => {
    const record = started([undefined, 'random']);
    playUntil(record, isAt('interval'));
    const before = value(undo(record));
    step(record);
    expect(value(undo(record))).toBe(before);
    value(moveHead(record, record.timeline.head() - 1));
    value(record.take(value(record.propose(0, {type: 'stop'}, 0))));
    expect(value(undo(record))).toBe(record.timeline.ply(record.timeline.head()).parent);
  });
});

describe('redo', () => {
  it('goes over one decision and the replies that were recorded', () => {
    const record = started([undefined, 'random']);
    playUntil(record, isAt('draw', 0));
    playUntil(record, isAt('play', 0));
    playUntil(record, isAt('draw', 0));
    const end = record.timeline.head();
    expect(codeOf(redo(record))).toBe('nothing-to-redo');
    const places: number[] = [];
    for (let place = undo(record); place.ok; place = undo(record)) {
      value(moveHead(record, place.value));
      places.unshift(place.value);
    }
    for (const place of [...places.slice(1), end]) {
      expect(value(redo(record))).toBe(place);
      value(moveHead(record, place, 'redo'));
    }
    expect(codeOf(redo(record))).toBe('nothing-to-redo');
  });

  it('follows the line last left, of several', () => {
    const record = started([undefined, 'random']);
    playUntil(record, isAt('play', 0));
    const fork = record.timeline.head();
    const firsts: number[] = [];
    for (const index of [0, 1, 2]) {
      step(record, index);
      firsts.push(record.timeline.head());
      value(moveHead(record, fork));
      expect(value(redo(record))).toBe(firsts.at(-1));
    }
    value(moveHead(record, firsts[1] ?? 0, 'jump'));
    value(moveHead(record, fork));
    expect(value(redo(record))).toBe(firsts[1]);
  });
});

describe('undo with two people', () => {
  it('stops at what showed something to the one who takes back', () => {
    const record = started(people(2));
    step(record);
    // The draw was seen by the one who drew.
    expect(codeOf(undo(record))).toBe('undo-revealed');
    step(record);
    const [threw, drew] = [record.timeline.head(), record.timeline.head() - 1];
    expect(value(undo(record))).toBe(drew);
    step(record);
    // Now the other has drawn, and has seen a card.
    expect(record.timeline.head()).toBe(threw + 1);
    expect(codeOf(undo(record))).toBe('undo-revealed');
  });

  it('takes back a secret choice, until the last one shows all', () => {
    const record = started(people(2));
    playUntil(record, isAt('choose', 1));
    expect(value(undo(record))).toBe(record.timeline.head() - 1);
    step(record);
    expect(pairs.mover(record.timeline.state())).toBe('interval');
    expect(codeOf(undo(record))).toBe('undo-revealed');
  });

  it('does not go back over what a bot showed since', () => {
    const three = openPairs([undefined, undefined, 'random'], {options: {ranks: 9}});
    playUntil(three, isAt('play', 2));
    // The second person threw a card, the bot drew: nothing was shown to that person.
    expect(value(undo(three))).toBe(three.timeline.head() - 2);
    step(three);
    expect(codeOf(undo(three))).toBe('undo-revealed');
  });

  it('takes back a stop between two rounds', () => {
    const record = started(people(2));
    playUntil(record, isAt('interval'));
    const interval = record.timeline.head();
    value(record.take(value(record.propose(1, {type: 'stop'}, 0))));
    expect(value(undo(record))).toBe(interval);
  });
});

describe('hasRevealed', () => {
  it('tells whether a seat learnt something between two places', () => {
    const record = started(people(2));
    playUntil(record, isAt('play', 1));
    // 1 the deal, 2 the first draws, 3 and throws, 4 the second draws.
    expect(record.hasRevealed(4, 0, 0)).toBe(true);
    expect(record.hasRevealed(4, 2, 0)).toBe(false);
    expect(record.hasRevealed(4, 0, 1)).toBe(true);
    expect(record.hasRevealed(3, 2, 1)).toBe(true);
    expect(record.hasRevealed(1, 0, 1)).toBe(true);
    expect(record.hasRevealed(2, 4, 1)).toBe(false);
  });
});

describe('restart', () => {
  it('goes to before the first decision of a person', () => {
    const record = started(['random', undefined]);
    playUntil(record, isAt('draw', 1));
    const first = record.timeline.head();
    playUntil(record, isAt('interval'));
    expect(startPlace(record.timeline, [1])).toBe(first);
  });
});
