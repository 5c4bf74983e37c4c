import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {openRecord} from '../../source/engine/game-record.js';
import {type BodyLine, type HeaderLine, type Line, parseLine} from '../../source/engine/lines.js';
import {sameJson} from '../../source/lib/json.js';
import {value} from '../checks.js';
import {pairs} from '../fixture/rules.js';
import {openPairs} from './matches.js';
import {play, type Table, tableOf, tick} from './table.js';

/** What people and bots may do to a session, in any order. */
const acts = {
  play(table: Table, index: number) {
    if (table.session.people.includes(table.session.mover() as number)) play(table, index);
  },
  answer({questions, record}: Table, index: number) {
    // Any question that was ever asked may be answered now: by a good move, a wrong one, or a failure.
    const question = questions[index % Math.max(1, questions.length)];
    if (index % 5 === 0) question?.fail();
    else if (index % 5 === 1) question?.answer({type: 'throw', face: 9});
    else {
      const state = record.timeline.state();
      const moves = [...pairs.legalMoves(pairs.view(state, question?.seat ?? 0))];
      question?.answer(moves[index % moves.length] ?? {type: 'draw'});
    }
  },
  answerNow({questions, record}: Table, index: number) {
    const question = questions.at(-1);
    const moves = [...pairs.legalMoves(pairs.view(record.timeline.state(), question?.seat ?? 0))];
    question?.answer(moves[index % moves.length] ?? {type: 'draw'});
  },
  undo: ({session}: Table) => session.undo(),
  redo: ({session}: Table) => session.redo(),
  proceed: ({session}: Table) => session.proceed(),
  mark: ({session}: Table, index: number) => session.mark(index % 2 === 0 ? 'note' : 'hint'),
  restart: ({session}: Table, index: number) => index % 7 === 0 && session.restart(),
} as const;

type Act = readonly [keyof typeof acts, number];

const scenario = fc.array(
  fc.tuple(
    fc.constantFrom<keyof typeof acts>(
      ...(['play', 'play', 'play', 'answerNow', 'answerNow', 'answerNow', 'answer'] as const),
      ...(['undo', 'redo', 'proceed', 'mark', 'restart'] as const),
    ),
    fc.nat(1000),
  ),
  {minLength: 20, maxLength: 80},
);

const perform = async (table: Table, scene: readonly Act[]): Promise<void> => {
  for (const [name, index] of scene) {
    acts[name](table, index);
    await tick();
  }
};

/** What a file with these lines is read as. */
const reread = (lines: readonly Line[]) => {
  const [header, ...body] = lines.map(line => value(parseLine(JSON.parse(JSON.stringify(line)))));
  const record = value(openRecord(pairs, header as HeaderLine));
  for (const line of body) value(record.take(line as BodyLine));
  return record;
};

const differs = (table: Table): boolean => {
  const again = reread(table.lines);
  return !(
    sameJson(again.timeline.state(), table.record.timeline.state()) &&
    again.timeline.head() === table.record.timeline.head() &&
    again.assisted() === table.record.assisted() &&
    sameJson(again.steps, table.record.steps) &&
    sameJson(again.ended(), table.record.ended())
  );
};

const tables: readonly (readonly (string | undefined)[])[] = [
  [undefined, 'random'],
  ['random', undefined, 'careful'],
  [undefined, undefined],
  [undefined, undefined, 'random'],
];

describe('a session', () => {
  it('is what its journal says, whatever is done in whatever order', async () => {
    let plies = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tables), scenario, async (seats, scene) => {
        const table = tableOf(openPairs(seats, {options: {target: 2}}));
        await perform(table, scene);
        if (table.journals.length === 0) return;
        plies += table.record.timeline.count();
        expect(differs(table)).toBe(false);
        await table.session.close();
        expect(differs(table)).toBe(false);
        expect(table.lines.at(-1)?.type).toBe('end');
      }),
      {seed: 1, numRuns: 250},
    );
    expect(plies).toBeGreaterThan(2000);
  });

  it('goes on from its journal as if it had never stopped', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, scenario, async (before, after) => {
        const seats = [undefined, 'random'];
        const table = tableOf(openPairs(seats));
        await perform(table, before);
        if (table.journals.length === 0) return;
        const journal = {append: () => {}, close: async () => {}};
        const resumed = tableOf(reread(table.lines), {}, journal);
        // Both are at the same place; a bot that was thinking is asked by both.
        const good = after.filter(([name]) => name !== 'answer');
        await perform(table, good);
        await perform(resumed, good);
        expect(resumed.record.timeline.state()).toEqual(table.record.timeline.state());
        expect(resumed.record.timeline.count()).toBe(table.record.timeline.count());
      }),
      {seed: 2, numRuns: 100},
    );
  });

  it('is not what a journal says that lacks a line', async () => {
    const table = tableOf(openPairs([undefined, 'random']));
    await perform(table, [
      ['play', 0],
      ['play', 0],
      ['answerNow', 0],
      ['undo', 0],
    ]);
    expect(differs(table)).toBe(false);
    expect(differs({...table, lines: table.lines.slice(0, -1)})).toBe(true);
    expect(() => differs({...table, lines: table.lines.toSpliced(2, 1)})).toThrow('ply-number');
  });
});
