import fs from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {leastSize} from '../../../source/games/mastermind/board.js';
import {candidatesFor} from '../../../source/games/mastermind/candidates.js';
import type {Code} from '../../../source/games/mastermind/codes.js';
import {answerTo, type FeedbackKind} from '../../../source/games/mastermind/feedback.js';
import {modes} from '../../../source/games/mastermind/options.js';
import {mastermind} from '../../../source/games/mastermind/rules.js';
import type {MastermindMove, MastermindState} from '../../../source/games/mastermind/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import {languages} from '../../../source/lib/text.js';
import {widthOf} from '../../../source/lib/width.js';
import {codeOf, coloured, cursorFor, type Drawn, frame, plain, stateAfter, viewAfter} from './drawn.js';
import {begun, classic, large, least, narrow, telling, usual} from './telling.js';

const golden = (name: string): string =>
  fs.readFileSync(new URL(`../../golden/mastermind/${name}.txt`, import.meta.url), 'utf8').replace(/\n$/, '');

describe('a board is drawn as', () => {
  test.each(Object.entries(telling))('%s', (name, drawn) => {
    expect(frame(drawn)).toBe(golden(name));
  });
});

const options = fc
  .record({
    mode: fc.constantFrom(...modes),
    colours: fc.integer({min: 2, max: 12}),
    pegs: fc.integer({min: 1, max: 8}),
    tries: fc.integer({min: 1, max: 20}),
    feedback: fc.constantFrom<FeedbackKind>('per-peg', 'counts'),
    repetition: fc.boolean(),
  })
  .map(set => ({...set, repetition: set.repetition || set.pegs > set.colours}));

const situations = fc.record({
  options,
  seed: fc.integer({min: 0, max: 10 ** 6}),
  plies: fc.nat({max: 24}),
  eye: fc.constantFrom(0, 1, 'all' as const),
  ascii: fc.boolean(),
  warns: fc.boolean(),
  shown: fc.boolean(),
  letters: fc.boolean(),
  level: fc.constantFrom(0, 1, 2, 3),
  language: fc.constantFrom(...languages),
  more: fc.record({columns: fc.nat({max: 110}), rows: fc.nat({max: 40})}),
});
type Situation = typeof situations extends fc.Arbitrary<infer T> ? T : never;

/** A state after some plies of chance: on paper most marks are of one code, and some of another. */
const played = ({options: set, seed, plies}: Situation): MastermindState => {
  const random = randomFrom('play', seed);
  const codes = candidatesFor(set, []);
  const code = (): Code => codes.at(random.below(codes.count)) ?? [];
  const secret = code();
  const moveIn = ({rows}: MastermindState): MastermindMove => {
    const last = rows.at(-1);
    if (last === undefined || last.answer !== undefined) return {type: 'guess', code: code()};
    return {
      type: 'mark',
      answer: answerTo(set.feedback, last.guess, random.below(4) === 0 ? code() : secret),
    };
  };
  let state = stateAfter(set);
  for (let ply = 0; ply < plies; ply++) {
    const hidden = mastermind.decide(state, {type: 'hide', code: secret});
    const made = hidden.ok ? hidden : mastermind.decide(state, moveIn(state));
    const events =
      mastermind.mover(state) === 'chance' ? mastermind.deal(state, random) : made.ok && made.value;
    if (events === false) break;
    state = events.reduce(mastermind.evolve, state);
  }
  return state;
};

const drawnOf = (situation: Situation): Drawn => {
  const state = played(situation);
  const view = mastermind.view(state, situation.eye);
  const random = randomFrom('cursor', situation.seed);
  const {pegs, colours} = view.options;
  const cursor = cursorFor(view, {
    place: random.below(view.options.mode === 'paper' && view.options.feedback === 'counts' ? 2 : pegs),
    code: Array.from({length: pegs}, () => random.below(colours + 1) - 1),
    shown: situation.shown,
  });
  const smallest = leastSize(view);
  return {
    view,
    cursor,
    look: {ascii: situation.ascii, warns: situation.warns, letters: situation.letters},
    language: situation.language,
    size: {columns: smallest.columns + situation.more.columns, rows: smallest.rows + situation.more.rows},
  };
};

/** The columns in which a line has a character of a frame's side. */
const sidesIn = (line: string): readonly number[] => {
  const at = [...line].flatMap((char, index) => (/[│├┤╭╮╰╯]/.test(char) ? [index] : []));
  return at.map(index => widthOf([...line].slice(0, index).join('')));
};

describe('a drawn board', () => {
  test('is never wider or higher than its space, in colours or without, and no side of its frame is out of line', () => {
    fc.assert(
      fc.property(situations, situation => {
        const drawn = drawnOf(situation);
        const lines = plain(coloured(drawn, situation.level)).split('\n');
        expect(lines.length).toBeLessThanOrEqual(drawn.size.rows);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(drawn.size.columns);
        const [first, last] = [
          lines.findIndex(line => line.includes('╭─')),
          lines.findIndex(line => line.includes('╰─')),
        ];
        const [top = []] = first < 0 ? [] : [sidesIn(lines[first] ?? '')];
        for (const line of first < 0 ? [] : lines.slice(first, last + 1))
          expect(sidesIn(line)).toEqual(expect.arrayContaining([top[0], top[1]]));
      }),
      {numRuns: 150},
    );
  });

  test('is cut where there is less room than it needs', () => {
    fc.assert(
      fc.property(situations, situation => {
        const size = {columns: 1 + (situation.more.columns % 30), rows: 1 + (situation.more.rows % 8)};
        const lines = frame({...drawnOf(situation), size}).split('\n');
        expect(lines.length).toBeLessThanOrEqual(size.rows);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(size.columns);
      }),
      {numRuns: 60},
    );
  });

  test('has the row that is to be filled in sight, the place pointed at, and what was answered last', () => {
    fc.assert(
      fc.property(situations, situation => {
        const drawn = drawnOf({...situation, language: 'en', ascii: true});
        const {view} = drawn;
        if (view.mover !== view.eye) return;
        const lines = frame(drawn).split('\n');
        const current = lines.find(line => /^(\| )?> /.test(line)) ?? '';
        const isMarking = view.options.mode === 'paper' && view.eye === 0;
        if (isMarking && view.rows.at(-1)?.answer !== undefined) return;
        expect(current).not.toBe('');
        const own = view.rows.filter(({seat}) => view.options.mode !== 'duel' || seat === view.eye);
        if (own.length < 2) return;
        expect(lines.some(line => new RegExp(`^(\\| )?[ ^v]\\s+${own.length - 1}[ !]`).test(line))).toBe(
          true,
        );
      }),
      {numRuns: 100},
    );
  });

  test('in ASCII has no other character', () => {
    fc.assert(
      fc.property(situations, situation => {
        const drawn = drawnOf({...situation, language: 'en', ascii: true});
        expect(frame(drawn)).toMatch(/^[\n -~]*$/);
        expect(frame({...drawn, cursor: undefined})).toMatch(/^[\n -~]*$/);
      }),
      {numRuns: 60},
    );
  });

  test('can be played at 60 x 20 with all options, and in a narrow terminal in the classic game', () => {
    fc.assert(
      fc.property(options, set => {
        for (const eye of [0, 1, 'all'] as const) {
          const size = leastSize(mastermind.view(stateAfter(set), eye));
          expect(size.columns).toBeLessThanOrEqual(least.columns);
          expect(size.rows).toBeLessThanOrEqual(least.rows);
        }
      }),
    );
    const size = leastSize(classic);
    expect(size.columns).toBeLessThanOrEqual(narrow.columns);
    expect(size.rows).toBeLessThanOrEqual(narrow.rows);
  });

  test('tells every place pointed at from the others, without any colour', () => {
    for (const size of [usual, least, narrow, large, {columns: 24, rows: 8}])
      for (const ascii of [false, true])
        for (const code of [codeOf('____'), codeOf('OGKY')]) {
          const places = [0, 1, 2, 3].map(place => cursorFor(classic, {place, code}));
          const frames = [...places, undefined].map(cursor =>
            frame({view: classic, cursor, size, look: {ascii}}),
          );
          expect(new Set(frames).size).toBe(5);
        }
  });

  test('says nothing by colour alone, and in colours has the same text', () => {
    for (const drawn of Object.values(telling)) {
      expect(coloured(drawn, 0)).not.toMatch(/\u001b\[[34]/);
      for (const level of [1, 2, 3] as const) expect(plain(coloured(drawn, level))).toBe(frame(drawn));
    }
  });

  test('without letters has them in the list of colours alone; where there are no colours it always has them', () => {
    const drawn = {view: classic, cursor: begun, size: usual, look: {letters: false}};
    expect(frame(drawn)).toBe(frame({...drawn, look: {}}));
    const pegs = plain(coloured(drawn, 3)).match(/▐.▌/g) ?? [];
    const lettered = pegs.filter(peg => /[A-Z]/.test(peg));
    expect(lettered).toEqual(['▐Y▌', '▐B▌', '▐R▌', '▐G▌', '▐O▌', '▐K▌']);
    expect(pegs.length).toBe(6 + 4 + 12 + 2);
  });
});

describe('what an eye may not see is not drawn', () => {
  test('of a code that two people hide and seek, unless it is shown', () => {
    const view = viewAfter(0, {mode: 'pair'}, 'begin');
    for (const size of [usual, narrow, large, {columns: 24, rows: 8}]) {
      const drawn = (code: string, shown: boolean): string =>
        coloured({view, cursor: cursorFor(view, {code: codeOf(code), place: 2, shown}), size}, 3);
      expect(drawn('OG__', false)).toBe(drawn('KY__', false));
      expect(drawn('OG__', true)).not.toBe(drawn('KY__', true));
      expect(drawn('OG__', false)).not.toBe(drawn('O___', false));
    }
  });

  test('but a code that is made for the computer is seen', () => {
    const view = viewAfter(0, {mode: 'make'}, 'begin');
    const cursor = cursorFor(view, {code: codeOf('OG__'), place: 2});
    expect(frame({view, cursor, size: usual})).toContain('▐O▌ ▐G▌[ ○ ] ○');
  });

  test('of the other’s guesses in a duel, until the round is over', () => {
    const lines = ['deal OGYR', 'BYRB', 'YBGR'] as const;
    const view = viewAfter(0, {mode: 'duel'}, ...lines);
    expect(frame({view, size: usual})).toContain('▐▒▌ ▐▒▌ ▐▒▌ ▐▒▌   X 0 X #');
    const open = viewAfter(0, {mode: 'duel', tries: 1}, ...lines);
    expect(frame({view: open, size: usual})).toContain('▐Y▌ ▐B▌ ▐G▌ ▐R▌   X 0 X #');
  });
});

describe('a guess that can’t be the code', () => {
  const warned = (code: string, set: Partial<Drawn> = {}): string =>
    frame({
      view: classic,
      cursor: cursorFor(classic, {code: codeOf(code), place: 3}),
      size: usual,
      look: {warns: true},
      ...set,
    });

  test('is warned of with the first row that it disagrees with', () => {
    expect(warned('OGGB')).toContain("can't be the code: row 1");
    // All the marks of the first row, and not those of the second.
    expect(warned('YGOR')).toContain("can't be the code: row 2");
    expect(warned('OGGB', {size: narrow})).toContain('[▐B▌] ≠ 1');
  });

  test('is warned of beside it where there is no room below', () => {
    const drawn = telling['super-least'] ?? {view: classic, size: least};
    const cursor = cursorFor(drawn.view, {code: codeOf('OGGBY'), place: 3});
    const text = frame({...drawn, cursor, size: {columns: 60, rows: 13}, look: {warns: true}});
    expect(text).toMatch(/❯ +3 .*▐Y▌ +can't be the code: row 1 /);
  });

  test('is not where it is not whole, is a candidate, or warnings are off', () => {
    for (const text of [warned('OGYR'), warned('OGG_'), warned('OGGB', {look: {}})])
      expect(text).not.toMatch(/can't|≠/);
  });

  test('is warned of too where the code has no colour twice', () => {
    const view = viewAfter(0, {}, 'deal OGYR');
    const cursor = cursorFor(view, {code: codeOf('OOGY'), place: 3});
    expect(frame({view, cursor, size: usual, look: {warns: true}})).toContain(
      "can't be the code: no repetition",
    );
  });
});

describe('beside the rows', () => {
  test('stands how many candidates there were before and after', () => {
    expect(frame({view: classic, size: usual})).toMatch(/360 ▸ +42 .*\n.* 42 ▸ +4 .*\n.* 4 ▸ +1 /);
  });

  test('of rows that contradict one another each has a sign', () => {
    const lines = frame(telling['paper-conflict'] ?? {view: classic, size: usual}).split('\n');
    expect(lines.filter(line => /[12]! ▐/.test(line)).length).toBe(2);
  });

  test('in colours the same frame in a light theme has other colours', () => {
    const drawn = {view: classic, cursor: begun, size: usual};
    expect(coloured({...drawn, look: {theme: 'light'}}, 3)).not.toBe(coloured(drawn, 3));
  });
});
