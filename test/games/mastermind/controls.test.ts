import {describe, expect, test} from 'vitest';
import {controls} from '../../../source/games/mastermind/controls.js';
import {blank, type MastermindCursor} from '../../../source/games/mastermind/cursor.js';
import {rowToMark} from '../../../source/games/mastermind/mark-keys.js';
import {colourLetters, parseNotation} from '../../../source/games/mastermind/notation.js';
import {mastermind} from '../../../source/games/mastermind/rules.js';
import type {MastermindView} from '../../../source/games/mastermind/types.js';
import {words} from '../../../source/games/mastermind/words.js';
import {namedKeys} from '../../../source/lib/keys.js';
import {type Language, languages} from '../../../source/lib/text.js';
import {breaking, got, viewAfter} from './positions.js';

const _ = blank;
const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const small = capitals.map(letter => letter.toLowerCase());
const allKeys = [
  ...Array.from({length: 94}, (_each, index) => String.fromCharCode(33 + index)),
  ...namedKeys,
  ...small.map(letter => `ctrl-${letter}`),
  ...['é', 'ß', 'ſ', 'ı', '中', '１', 'Ｂ'],
];

type Typed = {
  readonly cursor: MastermindCursor;
  readonly moves: readonly string[];
  readonly refusals: readonly unknown[];
  readonly unknown: readonly string[];
};

/** What comes of keys, each on the cursor that the one before left: names in a row, or characters one by one. */
const type = (
  view: MastermindView,
  keys: readonly string[],
  language: Language = 'fr',
  from: MastermindCursor = controls.start(view),
): Typed => {
  let cursor = from;
  const [moves, refusals, unknown]: [string[], unknown[], string[]] = [[], [], []];
  for (const key of keys) {
    const intent = controls.interpretKey(view, cursor, key, language);
    if (intent === undefined) unknown.push(key);
    if (intent?.type === 'move') {
      expect([...mastermind.legalMoves(view)]).toContainEqual(intent.move);
      moves.push(mastermind.makeMove(intent.move));
    }
    if (intent?.type === 'refuse') refusals.push(intent.refusal);
    cursor = intent?.cursor ?? cursor;
  }
  return {cursor, moves, refusals, unknown};
};
const keysOf = (text: string): readonly string[] => text.split(' ');

const classic = viewAfter({repetition: true}, ['deal']);
const twelve = viewAfter({colours: 12, repetition: true}, ['deal']);
const hiding = viewAfter({mode: 'make'}, ['deal']);
const secretly = viewAfter({mode: 'pair'}, ['deal']);
const paper = (...lines: readonly string[]): MastermindView =>
  viewAfter({mode: 'paper', repetition: true}, ['deal', ...lines]);
const counted = (...lines: readonly string[]): MastermindView =>
  viewAfter({mode: 'paper', repetition: true, feedback: 'counts'}, ['deal', ...lines]);
const contradiction = paper('JJJJ', 'mark 0000', 'BBBB', 'mark 0000', 'JRVO', 'mark ####');

describe('the table of keys', () => {
  const duel = viewAfter({mode: 'duel'}, ['deal']);
  const views: readonly (readonly [string, MastermindView])[] = [
    ['guessing', classic],
    ['guessing with twelve colours', twelve],
    ['guessing with two colours', viewAfter({colours: 2, pegs: 2}, ['deal'])],
    ['guessing after rows', breaking({}, 'JRVO', 'JRBN', 'JORN')],
    ['a duel', duel],
    ['hiding', hiding],
    ['hiding unseen', secretly],
    ['marking', paper('JJRR')],
    ['marking with an earlier row', paper('JJRR', 'mark #X00', 'JBVR')],
    ['counting', counted('JJRR', 'mark 1 1', 'JBVR')],
    ['marks that contradict one another', contradiction],
  ];

  test.each(views)(
    'of %s has each key that is answered, once, and no other, in every language',
    (_name, view) => {
      for (const language of languages)
        for (const before of [[], ['e'], ['right', 'e', 'e'], ['1', '2'], ['#', 'X']]) {
          const {cursor} = type(view, before, language);
          const listed = controls.keys(view, cursor, language).flatMap(({keys}) => keys);
          expect(new Set(listed).size).toBe(listed.length);
          const answered = allKeys.filter(
            key => controls.interpretKey(view, cursor, key, language) !== undefined,
          );
          expect(answered.toSorted()).toEqual(listed.toSorted());
          for (const {word} of controls.keys(view, cursor, language))
            expect(Object.keys(words[language])).toContain(word);
        }
    },
  );

  test('leaves the screen and the aids their keys', () => {
    for (const [name, view] of views)
      for (const language of languages)
        for (const key of [
          'q',
          '?',
          'u',
          'U',
          't',
          'a',
          'tab',
          'd',
          's',
          '[',
          ']',
          'ctrl-r',
          'ctrl-n',
          'escape',
        ])
          expect(
            controls.interpretKey(view, controls.start(view), key, language),
            name + key,
          ).toBeUndefined();
  });

  test('has no keys where nobody, or another, is to move', () => {
    const others = [
      viewAfter({mode: 'pair', rounds: 2}, ['deal', 'hide JBRV', 'JBRV']),
      viewAfter({}, []),
      viewAfter({mode: 'pair'}, ['deal', 'hide JBRV'], 0),
      viewAfter({mode: 'pair'}, ['deal', 'hide JBRV'], 'all'),
      viewAfter({mode: 'pair'}, ['deal', 'hide JBRV', 'JBRV'], 1),
      viewAfter({mode: 'paper'}, ['deal'], 0),
    ];
    for (const view of others)
      for (const key of allKeys) {
        expect(controls.keys(view, controls.start(view), 'en')).toEqual([]);
        expect(controls.interpretKey(view, controls.start(view), key, 'en')).toBeUndefined();
      }
  });

  test('shows the letters and digits that are in play', () => {
    const labels = (view: MastermindView, language: Language): readonly (string | undefined)[] =>
      controls
        .keys(view, controls.start(view), language)
        .slice(0, 2)
        .map(({label}) => label);
    expect(labels(classic, 'fr')).toEqual(['JBRVON', '1-6']);
    expect(labels(classic, 'en')).toEqual(['YBRGOK', '1-6']);
    expect(labels(twelve, 'zh')).toEqual(['YBRGOKWPNCML', '1-9 0']);
    expect(labels(viewAfter({colours: 10}, ['deal']), 'en')[1]).toBe('1-9 0');
  });
});

describe('a guess', () => {
  test.each<[string, Language, string, string]>([
    ['by letters in French', 'fr', 'J V O N enter', '1 4 5 6'],
    ['by small letters', 'fr', 'j v o n enter', '1 4 5 6'],
    ['by the same letters in English', 'en', 'Y G O K enter', '1 4 5 6'],
    ['N is black in French', 'fr', 'N N N N enter', '6 6 6 6'],
    ['by digits', 'zh', '1 4 5 6 enter', '1 4 5 6'],
    ['by letters and digits', 'en', 'y 4 O 6 enter', '1 4 5 6'],
    ['by arrows only', 'en', 'up right down right up up right down down enter', '1 6 2 5'],
    ['round by arrows', 'en', 'down up right up down right 3 4 enter', '1 6 3 4'],
    ['with Space for the next place', 'en', 'up space up space up space up enter', '1 1 1 1'],
    ['the last place is typed over', 'en', '1 2 3 4 5 enter', '1 2 3 5'],
    ['Home and End', 'en', '1 2 3 4 home 5 end 6 enter', '5 2 3 6'],
    [
      'Backspace clears the last place, then the one before',
      'en',
      '1 2 3 4 backspace backspace 5 6 enter',
      '1 2 5 6',
    ],
    ['Backspace after a letter', 'en', '1 2 backspace 3 4 5 enter', '1 3 4 5'],
    ['Delete clears where it is', 'en', '1 2 3 4 left delete 5 enter', '1 2 5 4'],
    ['filled with one colour', 'en', '1 f enter', '1 1 1 1'],
    ['filled from the place on', 'en', '1 2 f enter', '1 2 2 2'],
    ['only blanks are filled', 'en', '1 2 right 4 left left f enter', '1 2 2 4'],
    ['filled anew where nothing is blank', 'en', '1 2 3 4 left left f enter', '1 2 2 2'],
  ])('%s', (_name, language, keys, expected) => {
    expect(type(classic, keysOf(keys), language)).toMatchObject({
      moves: [expected],
      refusals: [],
      unknown: [],
      cursor: controls.start(classic),
    });
  });

  test('several in one burst', () => {
    expect(type(classic, [...'jbrv', 'enter', ...'JJRR', 'enter', '6', 'f', 'enter']).moves).toEqual([
      '1 2 3 4',
      '1 1 3 3',
      '6 6 6 6',
    ]);
  });

  test('the arrows stop at the ends', () => {
    expect(type(classic, ['left']).cursor.place).toBe(0);
    expect(type(classic, ['right', 'right', 'right', 'right', 'space']).cursor.place).toBe(3);
  });

  test('up and down go through all colours in play and round', () => {
    for (const [view, colours] of [
      [classic, 6],
      [twelve, 12],
    ] as const) {
      const seen = (key: string): readonly (number | undefined)[] =>
        Array.from({length: colours + 1}, (_each, times) =>
          type(view, Array<string>(times + 1).fill(key)).cursor.code.at(0),
        );
      const order = Array.from({length: colours}, (_each, colour) => colour);
      expect(seen('up')).toEqual([...order, 0]);
      expect(seen('down')).toEqual([...order.toReversed(), colours - 1]);
    }
  });

  test('what is incomplete is refused, and the first blank is pointed at', () => {
    const typed = type(classic, keysOf('1 right 3 enter'));
    expect(typed.refusals).toEqual([{code: 'incomplete', data: {missing: 2}}]);
    expect(typed.cursor).toMatchObject({place: 1, code: [0, _, 2, _]});
    expect(type(classic, ['enter']).refusals).toEqual([{code: 'incomplete', data: {missing: 4}}]);
  });

  test('nothing to fill with is refused', () => {
    expect(type(classic, ['f']).refusals).toEqual([{code: 'incomplete', data: {missing: 4}}]);
    expect(type(classic, keysOf('right 2 left left f'))).toMatchObject({
      refusals: [{code: 'incomplete', data: {missing: 3}}],
      cursor: {code: [_, 1, _, _]},
    });
  });

  test.each<[Language, string, number]>([
    ['fr', 'K', 10],
    ['en', 'w', 6],
    ['zh', 'L', 11],
    ['en', '7', 6],
    ['en', '0', 9],
  ])('in %s %s is a colour that is not in play', (language, key, colour) => {
    expect(type(classic, ['1', key], language)).toMatchObject({
      refusals: [{code: 'not-in-play', data: {colour, colours: 6}}],
      cursor: {place: 1, code: [0, _, _, _]},
    });
    expect(type(twelve, ['1', key], language).cursor.code).toEqual([0, colour, _, _]);
  });

  test('every letter of the language is a colour of its own, small or capital', () => {
    for (const language of languages)
      for (const [colour, letter] of [...colourLetters[language]].entries())
        for (const key of [letter, letter.toLowerCase()])
          expect(type(twelve, [key], language).cursor.code[0]).toBe(colour);
  });
});

describe('an earlier row', () => {
  const three = breaking({}, 'JRVO', 'JRBN', 'JORN', 'JRBN');
  const own = viewAfter({mode: 'duel'}, ['deal', 'JBRV', 'NOVR', 'JBON', 'NNNN']);

  test('is copied, the last first, then further back and round', () => {
    const copied = (times: number): readonly number[] =>
      type(three, Array<string>(times).fill('e')).cursor.code;
    expect(copied(1)).toEqual([0, 2, 1, 5]);
    expect(copied(2)).toEqual([0, 4, 2, 5]);
    expect(copied(3)).toEqual([0, 2, 1, 5]);
    const four = breaking({}, 'JRVO', 'JJJJ', 'BBBB', 'BBBB', 'RRRR');
    expect([1, 2, 3, 4].map(times => type(four, Array<string>(times).fill('e')).cursor.code[0])).toEqual([
      2, 1, 0, 2,
    ]);
  });

  test('what was changed since begins with the last again', () => {
    expect(type(three, ['e', 'e', '1', 'e']).cursor.code).toEqual([0, 2, 1, 5]);
  });

  test('in a duel is one’s own', () => {
    expect(type(own, ['e']).cursor.code).toEqual([0, 1, 4, 5]);
    expect(type(own, ['e', 'e']).cursor.code).toEqual([0, 1, 2, 3]);
    expect(type(own, ['e', 'e', 'e']).cursor.code).toEqual([0, 1, 4, 5]);
  });

  test('is refused where there is none', () => {
    expect(type(classic, ['1', 'e'])).toMatchObject({
      refusals: [{code: 'no-earlier-row'}],
      cursor: {code: [0, _, _, _]},
    });
    expect(type(viewAfter({mode: 'duel'}, ['deal', 'JBRV'], 1), ['e']).refusals).toEqual([
      {code: 'no-earlier-row'},
    ]);
  });
});

describe('a code to be hidden', () => {
  test('is typed like a guess, and hidden', () => {
    expect(type(hiding, [...'JBRV', 'enter']).moves).toEqual(['hide 1 2 3 4']);
  });

  test('has no colour twice where that is not allowed', () => {
    const refusal = mastermind.decide(
      mastermind.evolve(mastermind.initial(hiding.options, 2), {type: 'began'}),
      got(parseNotation('hide JJRV', 'fr')),
    );
    expect(refusal).toMatchObject({ok: false, error: {code: 'no-code-without-repetition'}});
    const typed = type(hiding, [...'JJRV', 'enter']);
    expect(typed).toMatchObject({moves: [], cursor: {code: [0, 0, 2, 3]}});
    expect(typed.refusals).toEqual([refusal.ok ? '' : refusal.error]);
    const free = viewAfter({mode: 'make', repetition: true}, ['deal']);
    expect(type(free, [...'JJRV', 'enter']).moves).toEqual(['hide 1 1 3 4']);
  });

  test('x shows and hides it where another must not see it, and it is hidden again for the next', () => {
    expect(controls.start(secretly).shown).toBe(false);
    expect(type(secretly, ['J', 'x']).cursor.shown).toBe(true);
    expect(type(secretly, ['J', 'x', 'B', 'x']).cursor).toMatchObject({shown: false, code: [0, 1, _, _]});
    expect(type(secretly, ['x', ...'JBRV', 'enter']).cursor).toEqual(controls.start(secretly));
    expect(type(hiding, ['x']).unknown).toEqual(['x']);
    expect(type(classic, ['x']).unknown).toEqual(['x']);
  });
});

describe('marks', () => {
  const waiting = paper('JJRR');
  const second = paper('JJRR', 'mark #X00', 'JBVR');
  const third = paper('JJRR', 'mark #X00', 'JBVR', 'mark #000', 'RJNO');

  test.each([
    ['by their signs', '# X x 0 enter', 'mark #XX0'],
    ['by arrows only', 'up right up up right down right down down enter', 'mark #X0X'],
    ['with corrections', '# # backspace X 0 0 enter', 'mark #X00'],
    ['the last place is typed over', '0 0 0 0 X enter', 'mark 000X'],
  ])('%s', (_name, keys, expected) => {
    expect(type(waiting, keysOf(keys))).toMatchObject({
      moves: [expected],
      refusals: [],
      unknown: [],
      cursor: controls.start(waiting),
    });
  });

  test('what is incomplete, or what no code could give, is refused', () => {
    expect(type(waiting, keysOf('# right 0 enter'))).toMatchObject({
      refusals: [{code: 'incomplete', data: {missing: 2}}],
      cursor: {place: 1, marks: [2, _, 0, _]},
    });
    expect(type(waiting, keysOf('# # # X enter'))).toMatchObject({
      moves: [],
      refusals: [{code: 'impossible-answer', data: {pegs: 4}}],
      cursor: {marks: [2, 2, 2, 1]},
    });
  });

  test('of an earlier row are given anew, from the last one back and round', () => {
    expect(type(third, ['e']).cursor).toMatchObject({row: 1, marks: [2, 0, 0, 0]});
    expect(type(third, ['e', 'e']).cursor).toMatchObject({row: 0, marks: [2, 1, 0, 0]});
    expect(type(third, ['e', 'e', 'e']).cursor).toMatchObject({row: 1, marks: [2, 0, 0, 0]});
    expect(type(third, keysOf('e e 0 enter'))).toMatchObject({
      moves: ['mark 1 0X00'],
      cursor: controls.start(third),
    });
  });

  test('Esc goes back to the row that waits, and is the screen’s there', () => {
    expect(type(third, ['e', 'escape'])).toMatchObject({unknown: [], cursor: controls.start(third)});
    expect(type(third, ['escape']).unknown).toEqual(['escape']);
    expect(type(third, ['#', 'e', '0', 'escape', ...'#XX0', 'enter']).moves).toEqual(['mark #XX0']);
  });

  test('that contradict one another: the last row is marked anew at once, and there is nothing to go back to', () => {
    expect(contradiction.mover).toBe(0);
    expect(rowToMark(contradiction, controls.start(contradiction))).toBe(2);
    expect(type(contradiction, [...'0###', 'enter']).moves).toEqual(['mark 3 0###']);
    expect(type(contradiction, ['escape', 'e', 'escape']).unknown).toEqual(['escape', 'escape']);
    expect(type(contradiction, ['right']).cursor).toMatchObject({place: 1, row: 2, marks: [2, 2, 2, 2]});
    expect(type(contradiction, keysOf('0 enter')).moves).toEqual(['mark 3 0###']);
    expect(type(contradiction, keysOf('e # enter')).moves).toEqual(['mark 2 #000']);
  });

  test('no earlier row is refused where there is none', () => {
    expect(type(waiting, ['e']).refusals).toEqual([{code: 'no-earlier-row'}]);
  });

  test('a row that undo took back is marked no more', () => {
    const {cursor} = type(third, ['e']);
    expect(rowToMark(third, cursor)).toBe(1);
    expect(rowToMark(second, cursor)).toBe(1);
    expect(type(second, [...'#XX0', 'enter'], 'en', {...controls.start(second), row: 1}).moves).toEqual([
      'mark #XX0',
    ]);
  });

  test.each([
    ['by digits', '2 1 enter', 'mark 2 1'],
    ['by arrows only', 'up up up right up up enter', 'mark 2 1'],
    ['downwards from all', 'down down right down right 0 enter', 'mark 3 0'],
    ['of an earlier row', 'e 0 3 enter', 'mark 1 0 3'],
  ])('counted, %s', (_name, keys, expected) => {
    const view = counted('JJRR', 'mark 1 1', 'JBVR');
    expect(type(view, keysOf(keys))).toMatchObject({moves: [expected], cursor: controls.start(view)});
  });

  test('counted, more than there are pegs, or three and one, are refused', () => {
    const view = counted('JJRR');
    const refusal = {code: 'impossible-answer', data: {pegs: 4}};
    expect(type(view, ['5'])).toMatchObject({refusals: [refusal], cursor: controls.start(view)});
    expect(type(view, keysOf('3 1 enter')).refusals).toEqual([refusal]);
    expect(type(view, keysOf('3 2 enter')).refusals).toEqual([refusal]);
    expect(type(view, keysOf('3 enter'))).toMatchObject({
      refusals: [{code: 'incomplete', data: {missing: 1}}],
      cursor: {place: 1},
    });
  });
});

describe('a cursor', () => {
  test('takes a guess that was advised, to be made by Enter', () => {
    const taken = controls.take?.(classic, type(classic, ['1']).cursor, {type: 'guess', code: [0, 0, 2, 2]});
    expect(taken).toEqual({...controls.start(classic), place: 0, code: [0, 0, 2, 2]});
    expect(type(classic, ['enter'], 'en', taken).moves).toEqual(['1 1 3 3']);
  });
});
