import {describe, expect, it} from 'vitest';
import {branchFrom} from '../../source/engine/branch.js';
import type {Line} from '../../source/engine/lines.js';
import type {Journal} from '../../source/engine/session.js';
import {randomFrom} from '../../source/lib/random.js';
import {codeOf, value} from '../checks.js';
import {rehide} from '../fixture/deals.js';
import {pairs} from '../fixture/rules.js';
import {isAt, openPairs, people, playUntil} from './matches.js';
import {answer, type Ports, play, type Table, tableOf, tick} from './table.js';

const newTable = (seats: readonly (string | undefined)[], changes: Partial<Ports> = {}): Table =>
  tableOf(openPairs(seats), changes);

const kinds = (lines: readonly Line[]): string[] =>
  lines.map(line =>
    line.type === 'ply' ? (line.seat === 'chance' ? 'deal' : `ply ${line.seat}`) : line.type,
  );

/** A person against a bot, at the bot's first draw. */
const atBotsTurn = (changes: Partial<Ports> = {}): Table => {
  const table = newTable([undefined, 'random'], changes);
  play(table);
  play(table);
  return table;
};

describe('the journal of a session', () => {
  it('begins with the first decision of a person, and holds the deals before it', () => {
    const table = newTable(people(2));
    expect(table.record.timeline.count()).toBe(1);
    expect(table.journals).toHaveLength(0);
    expect(codeOf(table.session.play(1, {type: 'draw'}))).toBe('not-your-turn');
    expect(codeOf(table.session.play(0, {type: 'stop'}))).toBe('wrong-phase');
    expect(table.journals).toHaveLength(0);
    play(table);
    expect(kinds(table.lines)).toEqual(['header', 'deal', 'ply 0']);
    play(table);
    expect(kinds(table.lines)).toEqual(['header', 'deal', 'ply 0', 'ply 0']);
  });

  it('holds what bots did before the first decision, and never begins without one', async () => {
    const table = newTable(['random', undefined]);
    await answer(table);
    await answer(table);
    expect(table.journals).toHaveLength(0);
    play(table);
    expect(kinds(table.lines)).toEqual(['header', 'deal', 'ply 0', 'ply 0', 'ply 1']);
    const untouched = newTable(['random', undefined]);
    await untouched.session.close();
    expect(untouched.journals).toHaveLength(0);
  });

  it('begins with what a branch copied', () => {
    const origin = openPairs();
    playUntil(origin, isAt('play', 0));
    const branch = {file: 'x', seat: 0, seed: 'b', time: origin.header.time, app: '0'};
    const place = origin.timeline.head();
    const {record, lines} = value(branchFrom(pairs, origin, place, branch, randomFrom('b'), rehide));
    const table = tableOf(record, {}, lines);
    expect(table.journals).toHaveLength(0);
    play(table);
    expect(table.lines.slice(1, -1)).toEqual(lines);
    expect(table.record.timeline.count()).toBe(lines.length + 1);
  });

  it('goes on with the journal of a game that is resumed', () => {
    const lines: Line[] = [];
    const journal: Journal = {append: line => lines.push(line), close: async () => {}};
    const record = openPairs();
    playUntil(record, isAt('play', 0));
    const table = tableOf(record, {}, journal);
    play(table);
    expect(kinds(lines)).toEqual(['ply 0']);
    expect(table.journals).toHaveLength(0);
  });

  it('has each line before anyone is told of it', async () => {
    const table = newTable([undefined, 'random']);
    let told = 0;
    table.session.subscribe(() => {
      told += 1;
      const bodies = table.lines.filter(line => line.type === 'ply').length;
      expect(bodies).toBe(table.record.timeline.count());
    });
    play(table);
    play(table);
    await answer(table);
    await answer(table);
    expect(told).toBe(4);
  });

  it('that fails is heard of by who plays, and nothing is told', () => {
    const table = newTable(people(2), {
      openJournal: () => ({
        append() {
          throw new Error('no space');
        },
        close: async () => {},
      }),
    });
    let told = 0;
    table.session.subscribe(() => {
      told += 1;
    });
    expect(() => table.session.play(0, {type: 'draw'})).toThrow('no space');
    expect(told).toBe(0);
  });

  it('holds the time between the lines', () => {
    const table = newTable(people(2));
    table.wait(1500);
    play(table);
    table.wait(-400);
    play(table);
    expect(table.lines.map(line => (line.type === 'header' ? -1 : line.ms))).toEqual([-1, 0, 1500, 0]);
  });
});

describe('a bot', () => {
  it('is asked with its own view and luck, and answers later', async () => {
    const table = atBotsTurn();
    const [question] = table.questions;
    expect(question).toMatchObject({bot: 'random', seat: 1, luck: ['bot', 'seed', 1, 3]});
    expect(question?.view).toEqual(pairs.view(table.record.timeline.state(), 1));
    expect(table.session.mover()).toBe(1);
    expect(codeOf(table.session.play(1, {type: 'draw'}))).toBe('not-your-turn');
    let settled = false;
    void table.session.settled().then(() => {
      settled = true;
    });
    await answer(table);
    expect(settled).toBe(false);
    // It has drawn, and is asked again for what it throws.
    expect(table.questions).toHaveLength(2);
    await answer(table);
    expect(settled).toBe(true);
    expect(table.questions).toHaveLength(2);
    expect(kinds(table.lines).slice(-3)).toEqual(['ply 1', 'ply 1', 'deal']);
  });

  it('is aborted by undo, and its late answer is ignored', async () => {
    const table = atBotsTurn();
    const [late] = table.questions;
    value(table.session.undo());
    expect(late?.signal.aborted).toBe(true);
    late?.answer({type: 'draw'});
    await tick();
    expect(table.record.timeline.head()).toBe(2);
    expect(kinds(table.lines).at(-1)).toBe('head');
    // Another card is thrown, and the bot is asked once more, with the same luck.
    play(table, 1);
    expect(table.questions).toHaveLength(2);
    expect(table.questions[1]?.luck).toEqual(late?.luck);
    await answer(table);
    expect(kinds(table.lines).slice(-3)).toEqual(['head', 'ply 0', 'ply 1']);
  });

  it('is asked again when redo comes back to its turn', async () => {
    const table = atBotsTurn();
    value(table.session.undo());
    value(table.session.redo());
    expect(table.questions).toHaveLength(2);
    table.questions[0]?.answer({type: 'draw'});
    await tick();
    expect(table.record.timeline.head()).toBe(3);
    await answer(table);
    expect(table.record.timeline.state().phase).toBe('play');
  });

  const substitutes = async (table: Table): Promise<void> => {
    await tick();
    expect(kinds(table.lines).slice(-2)).toEqual(['mark', 'ply 1']);
    expect(table.record.marks).toEqual([{place: 3, kind: 'substitute'}]);
    expect(table.session.mover()).toBe(1);
    expect(table.record.assisted()).toBe(false);
  };

  it('that fails is substituted, and that is marked', async () => {
    const table = atBotsTurn();
    table.questions[0]?.fail();
    await substitutes(table);
  });

  it('that makes an illegal move is substituted, and that is marked', async () => {
    const table = atBotsTurn();
    table.questions[0]?.answer({type: 'throw', face: 9});
    await substitutes(table);
  });

  it('that throws when it is asked is substituted, and that is marked', async () => {
    let asked = 0;
    const table = atBotsTurn({
      askBot() {
        asked += 1;
        if (asked === 1) throw new Error('a bot threw');
        return new Promise(() => {});
      },
    });
    await substitutes(table);
  });

  it('is substituted by the same move when all is the same', async () => {
    const moves: unknown[] = [];
    for (let again = 0; again < 2; again++) {
      const table = atBotsTurn();
      table.questions[0]?.fail();
      await tick();
      table.questions[1]?.fail();
      await tick();
      moves.push(table.record.timeline.ply(table.record.timeline.head()).move);
    }
    expect(moves[0]).toEqual(moves[1]);
  });

  it('is shown at the pace that is asked for', async () => {
    let go = (): void => {};
    const table = atBotsTurn({
      pace: () =>
        new Promise(resolve => {
          go = resolve;
        }),
    });
    await answer(table);
    expect(table.record.timeline.count()).toBe(3);
    go();
    await tick();
    expect(table.record.timeline.count()).toBe(4);
  });

  it('plays on when its pace fails, and that of one that was aborted is not missed', async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown): void => {
      unhandled.push(reason);
    };
    process.on('unhandledRejection', listen);
    const table = atBotsTurn({
      pace: signal =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    value(table.session.undo());
    const broken = atBotsTurn({pace: () => Promise.reject(new Error('no clock'))});
    await answer(broken);
    // Rejections nobody handled are told of after the microtasks.
    await new Promise(resolve => {
      setImmediate(resolve);
    });
    process.off('unhandledRejection', listen);
    expect(unhandled).toEqual([]);
    expect(broken.record.timeline.count()).toBe(4);
  });

  it('is asked once when a listener plays on at once', async () => {
    const table = newTable([undefined, 'random']);
    table.session.subscribe(() => {
      if (table.session.mover() === 0) play(table);
    });
    play(table);
    expect(table.questions).toHaveLength(1);
    expect(table.record.timeline.count()).toBe(3);
    await answer(table);
    await answer(table);
    // The listener played two moves of its own, and the bot thinks about the next.
    expect(table.questions).toHaveLength(3);
  });
});

describe('an interval', () => {
  const atInterval = (): Table => {
    const record = openPairs();
    playUntil(record, isAt('interval'));
    return tableOf(record);
  };

  it('waits for a person, who deals', () => {
    const table = atInterval();
    expect(table.session.mover()).toBe('interval');
    value(table.session.proceed());
    expect(table.session.mover()).toBe(1);
    expect(codeOf(table.session.proceed())).toBe('no-interval');
  });

  it('is where a person may stop', () => {
    const table = atInterval();
    value(table.session.play(1, {type: 'stop'}));
    expect(table.session.mover()).toBe('over');
    expect(kinds(table.lines).slice(-2)).toEqual(['ply 1', 'end']);
    expect(table.record.ended()).toMatchObject({why: 'over', time: '2026-01-02T03:04:05.000Z'});
    expect(codeOf(table.session.play(0, {type: 'stop'}))).toBe('game-over');
    expect(codeOf(table.session.proceed())).toBe('no-interval');
  });

  it('waits for nobody between bots', async () => {
    const table = newTable(['random', 'careful']);
    let settled = false;
    void table.session.settled().then(() => {
      settled = true;
    });
    for (let asked = 0; asked < 2000 && table.session.mover() !== 'over'; asked++) await answer(table);
    expect(table.session.mover()).toBe('over');
    await tick();
    expect(settled).toBe(true);
    expect(table.record.timeline.state().round).toBeGreaterThan(1);
    expect(table.journals).toHaveLength(0);
  });

  it('is gone back over by undo', () => {
    const record = openPairs([undefined, 'random']);
    playUntil(record, isAt('interval'));
    const table = tableOf(record);
    const before = table.record.timeline.count();
    value(table.session.proceed());
    value(table.session.undo());
    expect(table.record.timeline.depth(table.record.timeline.head())).toBeLessThan(before);
    value(table.session.redo());
    expect(table.record.timeline.head()).toBe(before + 1);
  });
});

describe('the end', () => {
  /** A person against a bot, at the last decision of a match of one round. */
  const atLast = (): Table => {
    const record = openPairs(['random', undefined], {options: {ranks: 9, target: 1}});
    playUntil(record, isAt('choose', 1));
    return tableOf(record);
  };
  const last = (table: Table): void => {
    for (let index = 0; index < 3 && table.session.mover() !== 'over'; index++) {
      play(table, index);
      if (table.session.mover() !== 'over') value(table.session.undo());
    }
  };

  it('is written at once, and again after undo and another end', async () => {
    const table = atLast();
    last(table);
    expect(kinds(table.lines).at(-1)).toBe('end');
    value(table.session.undo());
    expect(table.record.ended()).toBeUndefined();
    last(table);
    expect(kinds(table.lines).slice(-3)).toEqual(['head', 'ply 1', 'end']);
    expect(table.record.ended()).toMatchObject({why: 'over', assisted: true});
    await table.session.close();
    expect(kinds(table.lines).filter(kind => kind === 'end')).toHaveLength(2);
  });

  it('is written again when redo comes back to it', () => {
    const table = atLast();
    last(table);
    value(table.session.undo());
    value(table.session.redo());
    expect(kinds(table.lines).slice(-3)).toEqual(['head', 'head', 'end']);
  });

  it('stays over when something is noted after it', async () => {
    const table = atLast();
    last(table);
    table.session.mark('note', 'well played');
    await table.session.close();
    expect(kinds(table.lines).slice(-3)).toEqual(['end', 'mark', 'end']);
    expect(table.record.ended()?.why).toBe('over');
  });
});

describe('close', () => {
  it('writes once that the game was left, and does nothing after', async () => {
    const table = atBotsTurn();
    const closing = table.session.close();
    expect(table.session.close()).toBe(closing);
    await closing;
    expect(table.questions[0]?.signal.aborted).toBe(true);
    table.questions[0]?.answer({type: 'draw'});
    await tick();
    expect(kinds(table.lines).slice(-2)).toEqual(['ply 0', 'end']);
    expect(table.record.ended()?.why).toBe('left');
    expect(table.journals).toEqual([{closed: 1}]);
    await table.session.settled();
    for (const act of [
      () => table.session.play(0, {type: 'draw'}),
      () => table.session.undo(),
      () => table.session.redo(),
      () => table.session.restart(),
      () => table.session.proceed(),
    ])
      expect(codeOf(act())).toBe('closed');
    table.session.mark('note', 'too late');
    expect(kinds(table.lines).at(-1)).toBe('end');
  });

  it('writes nothing when a game that was left is opened and left again', async () => {
    const record = openPairs();
    playUntil(record, isAt('play', 0));
    value(record.take({type: 'end', why: 'left', assisted: false, time: '2026-01-02T03:04:05Z', ms: 0}));
    const lines: Line[] = [];
    const table = tableOf(record, {}, {append: line => lines.push(line), close: async () => {}});
    await table.session.close();
    expect(lines).toEqual([]);
  });
});

describe('undo, redo and restart', () => {
  it('are refused where there is nothing to do', () => {
    const table = newTable(people(2));
    expect(codeOf(table.session.undo())).toBe('nothing-to-undo');
    expect(codeOf(table.session.redo())).toBe('nothing-to-redo');
    expect(codeOf(table.session.restart())).toBe('nothing-to-undo');
    play(table);
    expect(codeOf(table.session.undo())).toBe('undo-revealed');
    expect(kinds(table.lines)).toEqual(['header', 'deal', 'ply 0']);
  });

  it('mark the game when something had been shown', () => {
    const table = newTable([undefined, 'random']);
    play(table);
    expect(table.record.assisted()).toBe(false);
    value(table.session.undo());
    expect(table.record.assisted()).toBe(true);
  });

  it('meet the same next deal with another move', () => {
    const deals = [0, 1].map(index => {
      const record = openPairs([undefined, 'random']);
      playUntil(record, isAt('choose', 0));
      const table = tableOf(record);
      play(table, index);
      value(table.session.undo());
      play(table, 1 - index);
      return table.record.proposeDeal(0).events;
    });
    expect(deals[0]).toEqual(deals[1]);
  });

  it('restart goes back to the first decision', async () => {
    const table = atBotsTurn();
    await answer(table);
    value(table.session.restart());
    expect(table.record.timeline.head()).toBe(1);
    expect(table.session.mover()).toBe(0);
    expect(table.lines.at(-1)).toMatchObject({type: 'head', to: 1, why: 'restart'});
  });
});

describe('listeners', () => {
  it('are told of every change, with a version that rises, until they leave', () => {
    const table = newTable(people(2));
    const versions: number[] = [];
    const leave = table.session.subscribe(() => versions.push(table.session.version()));
    play(table);
    table.session.mark('note');
    expect(codeOf(table.session.proceed())).toBe('no-interval');
    leave();
    play(table);
    expect(versions).toHaveLength(2);
    expect(versions[1]).toBeGreaterThan(versions[0] ?? 0);
    expect(table.session.version()).toBeGreaterThan(versions[1] ?? 0);
  });
});
