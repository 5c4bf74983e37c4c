import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {aids} from '../../../source/games/mastermind/aids.js';
import {candidatesAid} from '../../../source/games/mastermind/candidates-aid.js';
import {allCodes} from '../../../source/games/mastermind/codes.js';
import {feedbackOf} from '../../../source/games/mastermind/feedback.js';
import {answered} from '../../../source/games/mastermind/known.js';
import {makeCode} from '../../../source/games/mastermind/notation.js';
import type {MastermindView} from '../../../source/games/mastermind/types.js';
import {colourFacts, pegFacts} from '../../../source/games/mastermind/why.js';
import {whyAid} from '../../../source/games/mastermind/why-aid.js';
import {words} from '../../../source/games/mastermind/words.js';
import {type Language, languages} from '../../../source/lib/text.js';
import {textOf} from '../../text.js';
import {breaking, viewAfter} from './positions.js';
import {agreeing, anyPair, code} from './spaces.js';

const candidateLines = (view: MastermindView, index = 0, language: Language = 'fr'): readonly string[] => {
  const page = candidatesAid.page(view, index, textOf({words}, language), candidatesAid.find?.(view, index));
  expect(page.marked).toEqual([]);
  return page.lines;
};
const whyLines = (view: MastermindView, index = 0, language: Language = 'fr'): readonly string[] =>
  whyAid.page(view, index, textOf({words}, language)).lines;

describe('the candidates', () => {
  test.each<[string, MastermindView]>([
    ['from the start', viewAfter({}, ['deal'])],
    ['after a row', breaking({}, 'JRVO', 'JRBN')],
    ['counted, with repetition', breaking({repetition: true, feedback: 'counts'}, 'JRJJ', 'JJRR')],
    ['of a duel, by one’s own rows', viewAfter({mode: 'duel'}, ['deal', 'JBRV', 'NOVR', 'JBON'], 1)],
    ['while marks are awaited', viewAfter({mode: 'paper'}, ['deal', 'JBRV', 'mark #XX0', 'JRBO'])],
  ])('%s: all are there, in order, page by page', (_name, view) => {
    const expected = agreeing(view.options, answered(view.rows));
    const pages = candidatesAid.pageCount(view);
    expect(pages).toBe(Math.ceil(expected.length / 60));
    for (const language of languages) {
      const listed = Array.from({length: pages}, (_each, index) => candidateLines(view, index, language));
      expect(listed.flatMap(([, codes = '']) => codes.split(' '))).toEqual(
        expected.map(each => makeCode(each, language)),
      );
      for (const [index, [head]] of listed.entries()) {
        const range = `${index * 60 + 1}-${Math.min(expected.length, index * 60 + 60)}`;
        expect(head).toContain(index === 0 ? String(expected.length) : range);
      }
    }
  });

  test('of millions too, and the last page', () => {
    const view = viewAfter({colours: 12, pegs: 6, repetition: true}, ['deal']);
    const pages = candidatesAid.pageCount(view);
    expect(pages).toBe(Math.ceil(12 ** 6 / 60));
    expect(candidateLines(view, 0, 'en')[0]).toBe('2,985,984 candidates');
    expect(candidateLines(view, 1, 'fr')[0]).toBe('61-120 sur 2\u00a0985\u00a0984');
    const [head, codes = ''] = candidateLines(view, pages - 1, 'zh');
    expect(head).toBe('第2,985,961-2,985,984个，共2,985,984个');
    expect(codes.split(' ')).toHaveLength(24);
    expect(codes.endsWith(' LLLLLL')).toBe(true);
  });

  test('may be a single one', () => {
    const last = breaking({colours: 2, pegs: 1, repetition: true}, 'J', 'B');
    expect(candidateLines(last, 0, 'en')).toEqual(['1 candidate', 'Y']);
    expect(candidateLines(last, 0, 'fr')).toEqual(['1 possibilité', 'J']);
  });
});

describe('marks that no code agrees with', () => {
  const view = viewAfter({mode: 'paper', repetition: true}, [
    ...['deal', 'JJJJ', 'mark #000', 'BBBB', 'mark 0000', 'RRVV', 'mark X000', 'JVJO', 'mark X0#0'],
  ]);

  test('are the fewest rows in conflict, by their numbers', () => {
    expect(agreeing(view.options, answered(view.rows))).toEqual([]);
    const rows = answered(view.rows);
    const without = rows.map((_row, index) => agreeing(view.options, rows.toSpliced(index, 1)).length);
    const found = candidatesAid.find?.(view, 0);
    expect(found).toEqual([0, 3]);
    expect(without[0]).toBeGreaterThan(0);
    expect(
      agreeing(
        view.options,
        [rows[0], rows[3]].flatMap(row => row ?? []),
      ),
    ).toEqual([]);
    expect(candidatesAid.pageCount(view)).toBe(1);
    expect(candidateLines(view, 0, 'en')).toEqual([
      'Rows 1 and 4 contradict one another: no code agrees with both.',
      'Mark a row anew: key e, or by lines mark 4 and its marks.',
    ]);
    expect(candidateLines(view, 0, 'fr')[0]).toContain('1 et 4');
    expect(candidateLines(view, 0, 'zh')[0]).toContain('第 1 和 4 行');
  });

  test('are looked for first: until then it says so', () => {
    for (const language of languages) {
      const {lines} = candidatesAid.page(view, 0, textOf({words}, language));
      expect(lines).toEqual([words[language].candidatesNone, words[language].conflictSought]);
    }
  });

  test('may be those of a single row', () => {
    const alone = viewAfter({mode: 'paper'}, ['deal', 'JJRR', 'mark ##00']);
    expect(candidateLines(alone, 0, 'en')[0]).toBe('Row 1 contradicts itself: no code agrees with it.');
  });

  test('are none where a code agrees', () => {
    expect(candidatesAid.find?.(viewAfter({}, ['deal']), 0)).toEqual([]);
  });
});

describe('what the marks of one colour say', () => {
  test('is true of every code that agrees with the row', () => {
    fc.assert(
      fc.property(anyPair, ({space, guess, secret}) => {
        const marks = feedbackOf(guess, secret);
        const most = space.repetition ? space.pegs : 1;
        fc.pre(space.repetition || new Set(secret).size === space.pegs);
        const row = {guess, answer: {type: 'per-peg', marks}} as const;
        const codes = agreeing(space, [row]);
        for (const {colour, count, isExact, at, notAt} of colourFacts(guess, marks, most))
          for (const each of codes) {
            const times = each.filter(one => one === colour).length;
            expect(isExact ? times === count : times >= count).toBe(true);
            expect(at.every(place => each[place] === colour)).toBe(true);
            expect(notAt.every(place => each[place] !== colour)).toBe(true);
          }
      }),
      {numRuns: 200},
    );
  });

  test('is all that they say: as few are possible, and more where it says at least', () => {
    fc.assert(
      fc.property(anyPair, ({space, guess, secret}) => {
        fc.pre(space.repetition || new Set(secret).size === space.pegs);
        const marks = feedbackOf(guess, secret);
        const most = space.repetition ? space.pegs : 1;
        for (const {colour, well, misplaced, absent, count, isExact} of colourFacts(guess, marks, most)) {
          const own = guess.flatMap((each, place) => (each === colour ? [place] : []));
          expect([well, misplaced, absent]).toEqual(
            [2, 1, 0].map(mark => own.filter(place => marks[place] === mark).length),
          );
          const times = [...allCodes(space)]
            .filter(each => own.every(place => feedbackOf(guess, each)[place] === marks[place]))
            .map(each => each.filter(one => one === colour).length);
          expect(Math.min(...times)).toBe(count);
          expect(Math.max(...times) === count).toBe(isExact);
        }
      }),
      {numRuns: 200},
    );
  });
});

test('with the code known, each mark uses up a peg of its own', () => {
  fc.assert(
    fc.property(anyPair, ({guess, secret}) => {
      const facts = pegFacts(guess, secret);
      expect(facts.map(({mark}) => mark)).toEqual(feedbackOf(guess, secret));
      const used = facts.flatMap(({uses}) => uses ?? []);
      expect(new Set(used).size).toBe(used.length);
      for (const [place, {colour, mark, uses}] of facts.entries()) {
        expect(uses === undefined).toBe(mark === 0);
        if (mark === 2) expect(uses).toBe(place);
        if (uses !== undefined) expect(secret[uses]).toBe(colour);
      }
    }),
  );
  expect(pegFacts(code('1133'), code('1311')).map(({uses}) => uses)).toEqual([0, 2, 1, undefined]);
});

describe('why a row is marked as it is', () => {
  const view = breaking({repetition: true}, 'JRJJ', 'JJRR');

  test('the rules’ example, in French', () => {
    expect(whyLines(view)).toEqual([
      'Ligne 1',
      'J J R R',
      '# X X 0',
      'J : 1 bien placé, 1 mal placé. La combinaison a au moins 2 J, J à la place 1, pas de J à la place 2.',
      'R : 1 mal placé, 1 absent. La combinaison a exactement 1 R, pas de R aux places 3 et 4.',
      'Chaque pion de la combinaison compte une fois : d’abord pour un pion bien placé, puis à partir de la gauche.',
    ]);
  });

  test('and in English, with the letters of English', () => {
    expect(whyLines(view, 0, 'en')).toEqual([
      'Row 1',
      'Y Y R R',
      '# X X 0',
      'Y: 1 well placed, 1 misplaced. The code has at least 2 Y, Y at place 1, no Y at place 2.',
      'R: 1 misplaced, 1 absent. The code has exactly 1 R, no R at places 3 and 4.',
      'Each peg of the code counts once: for a well placed peg first, then from the left.',
    ]);
    expect(whyLines(view, 0, 'zh')[3]).toBe(
      'Y：1个位置正确，1个位置错误。密码中至少有2个Y，第1位是Y，第2位不是Y。',
    );
  });

  test('without repetition every colour that is there is there once', () => {
    expect(whyLines(breaking({}, 'JRVO', 'JORN'), 0, 'en').slice(3)).toEqual([
      'Y: 1 well placed. The code has exactly 1 Y, Y at place 1.',
      'O: 1 misplaced. The code has exactly 1 O, no O at place 2.',
      'R: 1 misplaced. The code has exactly 1 R, no R at place 3.',
      'K: 1 absent. The code has no K.',
    ]);
  });

  test('two misplaced pegs may leave their colour two places and no more', () => {
    expect(whyLines(breaking({repetition: true}, 'VOJJ', 'JJRR'), 0, 'en')[3]).toBe(
      'Y: 2 misplaced. The code has exactly 2 Y, no Y at places 1 and 2.',
    );
  });

  test('with the code known, peg by peg', () => {
    expect(whyLines({...view, secret: [0, 2, 0, 0]}, 0, 'en').slice(3)).toEqual([
      'Code: Y R Y Y',
      '1. Y is well placed.',
      '2. Y uses peg 3 of the code.',
      '3. R uses peg 2 of the code.',
      '4. R finds no peg left: all R of the code are used.',
      'Each peg of the code counts once: for a well placed peg first, then from the left.',
    ]);
  });

  test.each<[string, string, readonly string[]]>([
    [
      'JJRR',
      'some',
      [
        '1 peg is well placed.',
        '2 more have colours of the code in wrong places.',
        '1 peg of the guess finds no peg of the code.',
        'Each peg of the code counts once: for a well placed peg first, then from the left.',
      ],
    ],
    [
      'NOVB',
      'none',
      [
        '0 pegs are well placed.',
        '4 pegs of the guess find no peg of the code.',
        'The code has none of these colours.',
      ],
    ],
    [
      'RJJJ',
      'all',
      [
        '2 pegs are well placed.',
        '2 more have colours of the code in wrong places.',
        'Each peg of the code counts once: for a well placed peg first, then from the left.',
        'Every peg of the guess finds its peg: the code has the same colours in another order.',
      ],
    ],
  ])('counted, %s against JRJJ: %s', (guess, _name, lines) => {
    const counted = breaking({repetition: true, feedback: 'counts'}, 'JRJJ', guess);
    expect(whyLines(counted, 0, 'en').slice(2)).toEqual(lines);
  });

  test('the last row comes first, and in a duel only one’s own, by one’s own numbers', () => {
    const three = breaking({}, 'JRVO', 'JRBN', 'JORN', 'NOBR');
    expect(whyAid.pageCount(three)).toBe(3);
    expect([0, 1, 2].map(index => whyLines(three, index).slice(0, 2))).toEqual([
      ['Ligne 3', 'N O B R'],
      ['Ligne 2', 'J O R N'],
      ['Ligne 1', 'J R B N'],
    ]);
    const duel = viewAfter({mode: 'duel'}, ['deal', 'JBRV', 'NOVR', 'JBON', 'NNNN']);
    expect(whyAid.pageCount(duel)).toBe(2);
    expect(whyLines(duel).slice(0, 2)).toEqual(['Ligne 2', 'J B O N']);
  });

  test('a row that waits for marks is none, and where there is none that is said', () => {
    const waiting = viewAfter({mode: 'paper'}, ['deal', 'JBRV']);
    expect(whyAid.pageCount(waiting)).toBe(1);
    for (const language of languages)
      expect(whyLines(waiting, 0, language)).toEqual([words[language].whyNoRow]);
  });

  test('a code that was found says so', () => {
    const found = viewAfter({mode: 'duel', tries: 2}, ['deal', 'JBRV']);
    const solved: MastermindView = {
      ...found,
      rows: [{seat: 0, guess: [0, 1, 2, 3], answer: {type: 'per-peg', marks: [2, 2, 2, 2]}}],
    };
    expect(whyLines(solved, 0, 'en').at(-1)).toBe('This is the code.');
  });

  test('is said whole in every language', () => {
    fc.assert(
      fc.property(anyPair, fc.boolean(), ({space, guess, secret}, isCounted) => {
        fc.pre(space.repetition);
        const letters = (pegs: readonly number[]): string => makeCode(pegs, 'fr');
        const options = {...space, feedback: isCounted ? 'counts' : 'per-peg', tries: 20};
        const row = breaking(options, letters(secret), letters(guess));
        const all = languages.map(language => whyLines(row, 0, language));
        expect(all.map(({length}) => length)).toEqual(Array(3).fill(all[0]?.length));
        for (const line of all.flat()) expect(line).not.toMatch(/\{\{|undefined|NaN/);
      }),
      {numRuns: 60},
    );
  });
});

test('candidates are recorded as help, the rule that is explained is not', () => {
  expect(aids.map(({id, mark}) => [id, mark])).toEqual([
    ['candidates', 'hint'],
    ['why', undefined],
  ]);
  for (const {word} of aids)
    for (const language of languages) expect(Object.keys(words[language])).toContain(word);
});
