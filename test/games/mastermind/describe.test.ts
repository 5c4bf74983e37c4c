import {describe, expect, test} from 'vitest';
import {describe as described, notices, title} from '../../../source/games/mastermind/describe.js';
import {viewAfter, wordsIn} from './views.js';

const [en, fr, zh] = [wordsIn('en'), wordsIn('fr'), wordsIn('zh')];
const twoSeats = ['make', 'paper', 'pair', 'duel'] as const;

describe('a row', () => {
  test('is the guess, two spaces and the marks', () => {
    const view = viewAfter(0, {}, 'deal YRGO', 'YRBK');
    expect(described(view, en, 'picture')).toEqual(['YRBK  ##00', '9 tries left, 2 candidates']);
    expect(described(view, fr, 'picture')[0]).toBe('JRBN  ##00');
    expect(described(view, zh, 'picture')[0]).toBe('YRBK  ##00');
  });

  test('has counts in words, with the plural of the language', () => {
    const view = viewAfter(0, {feedback: 'counts'}, 'deal YRGO', 'YRBK', 'YYYY');
    expect(described(view, en, 'picture').slice(0, 2)).toEqual([
      'YRBK  2 well placed, 0 misplaced',
      'YYYY  1 well placed, 0 misplaced',
    ]);
    expect(described(view, fr, 'picture').slice(0, 2)).toEqual([
      'JRBN  2 bien placés, 0 mal placé',
      'JJJJ  1 bien placé, 0 mal placé',
    ]);
    expect(described(view, zh, 'picture')[0]).toBe('YRBK  2 个位置正确，0 个位置错误');
  });

  test('of words names colours', () => {
    const view = viewAfter(0, {}, 'deal YRGO', 'YRBG');
    expect(described(view, en, 'words')[0]).toBe(
      'Row 1: yellow well placed, red well placed, blue absent, green misplaced.',
    );
    expect(described(view, fr, 'words')[0]).toBe(
      'Ligne 1 : jaune bien placé, rouge bien placé, bleu absent, vert mal placé.',
    );
    expect(described(view, zh, 'words')[0]).toBe(
      '第 1 行：黄色位置正确，红色位置正确，蓝色不存在，绿色位置错误。',
    );
  });

  test('of a code that is found is short in words', () => {
    const view = viewAfter(0, {}, 'deal YRGO', 'YRGO');
    expect(described(view, en, 'words')).toEqual(['Row 1: yellow, red, green, orange: all well placed.']);
  });

  test('that waits for its marks has a question mark', () => {
    const view = viewAfter(0, {mode: 'paper'}, 'deal', 'YRBK');
    expect(described(view, en, 'picture')).toContain('YRBK  ?');
    expect(described(view, en, 'words')).toContain('Row 1: yellow, red, blue, black: not marked yet.');
  });

  test('of the other in a duel has dots for the colours until the round is over', () => {
    const lines = ['deal YRGO', 'YRBK', 'YRGB'];
    const said = (eye: 0 | 1 | 'all', ...more: readonly string[]) =>
      described(viewAfter(eye, {mode: 'duel'}, ...lines, ...more), en, 'picture').slice(0, 4);
    expect(said(0)).toEqual(['You:', 'YRBK  ##00', 'The other:', '....  ###0']);
    expect(said(1)).toEqual(['You:', 'YRGB  ###0', 'The other:', '....  ##00']);
    expect(said('all')).toEqual(['Player 1:', 'YRBK  ##00', 'Player 2:', 'YRGB  ###0']);
    expect(described(viewAfter(0, {mode: 'duel'}, ...lines), en, 'words')[3]).toBe(
      'Row 1: hidden peg well placed, hidden peg well placed, hidden peg well placed, hidden peg absent.',
    );
    expect(described(viewAfter(0, {mode: 'duel'}, ...lines, 'YRGO', 'BBBB'), en, 'picture')).toEqual([
      'You:',
      'YRBK  ##00',
      'YRGO  ####',
      'The other:',
      'YRGB  ###0',
      'BBBB  0000',
    ]);
  });
});

describe('the beginning', () => {
  test('tells a newcomer all that is needed', () => {
    expect(described(viewAfter(0, {}, 'deal YRGO'), en, 'picture')).toEqual([
      'The code has 4 pegs out of 6 colours, none of them twice.',
      'Colours: Y yellow, B blue, R red, G green, O orange, K black.',
      'Marks, in the order of the guess: # well placed, X misplaced, 0 absent.',
      '10 tries left, 360 candidates',
      'Guess the code, such as YBRG.',
    ]);
  });

  test('names all twelve colours by the letters of the language', () => {
    const view = viewAfter(0, {colours: 12, pegs: 1}, 'deal 3');
    expect(described(view, fr, 'picture')[1]).toBe(
      'Couleurs : J jaune, B bleu, R rouge, V vert, O orange, N noir, L blanc, M mauve, G gris, C cyan, K kaki, P prune.',
    );
    expect(described(view, en, 'picture')[1]).toMatch(
      /W white, P purple, N brown, C cyan, M magenta, L lime\.$/,
    );
  });

  test.each([
    ['make', 0, 'Hide a code, such as: hide YBRG'],
    ['make', 1, 'The other is to hide a code.'],
    ['pair', 'all', 'Hide a code, such as: hide YBRG'],
    ['paper', 0, 'The other is to guess.'],
    ['paper', 1, 'Guess the code, such as YBRG.'],
  ] as const)('of %s for %s says what to do', (mode, eye, expected) => {
    expect(described(viewAfter(eye, {mode}, 'deal'), en, 'picture').at(-1)).toBe(expected);
  });

  test('counts exactly, even where there are very many codes', () => {
    const view = viewAfter(0, {colours: 12, pegs: 8, repetition: true}, 'deal YBRGOKWP');
    expect(described(view, en, 'picture')).toContain('10 tries left, 429981696 candidates');
  });
});

test('who hid the code reads it in the position, the other does not', () => {
  const lines = ['deal', 'hide YRGO', 'YRBK'];
  expect(described(viewAfter(0, {mode: 'make'}, ...lines), en, 'picture')).toContain('The code is YRGO.');
  expect(described(viewAfter(1, {mode: 'make'}, ...lines), en, 'picture').join()).not.toContain('YRGO');
});

describe('marks that contradict one another', () => {
  const contradiction = ['deal', 'YBRG', 'mark 0000', 'YKKK', 'mark #000'];

  test('name their rows, and how to correct one', () => {
    const view = viewAfter(0, {mode: 'paper', repetition: true}, ...contradiction);
    const lines = [
      'Rows 1 and 2 contradict one another: no code agrees with both.',
      'Correct a row, such as: mark 1 #X00',
    ];
    expect(described(view, en, 'picture').slice(-2)).toEqual(lines);
    expect(notices(view, en)).toEqual(lines.slice(0, 1));
    expect(notices(view, fr)).toEqual([
      'Les lignes 1 et 2 se contredisent : aucune combinaison ne convient aux deux.',
    ]);
    expect(notices(view, zh)).toEqual(['第 1 和 2 行互相矛盾：没有密码同时符合这两行。']);
  });

  test('may be of one row, or of more than two', () => {
    const alone = viewAfter(0, {mode: 'paper'}, 'deal', 'YBRG', 'mark XX00', 'YYBB', 'mark ##00');
    expect(notices(alone, en)).toEqual(['Row 2 contradicts itself: no code agrees with it.']);
    const three = ['deal', 'YY', 'mark 00', 'BB', 'mark 00', 'RR', 'mark 00'];
    expect(
      notices(viewAfter(0, {mode: 'paper', pegs: 2, colours: 3, repetition: true}, ...three), en),
    ).toEqual(['Rows 1, 2 and 3 contradict one another: no code agrees with all of them.']);
  });

  test('are named beside the board only where they are found soon', () => {
    const lines = ['deal', 'YBRGOKWP', 'mark 00000000', 'YBRGOKWP', 'mark X0000000'];
    const view = viewAfter(0, {mode: 'paper', colours: 12, pegs: 8, repetition: true}, ...lines);
    expect(notices(view, en)).toEqual(['The marks contradict one another: a says which rows.']);
  });
});

describe('the title', () => {
  test.each([
    [en, {}, '4 pegs of 6 colours, per-peg, no repetition'],
    [
      en,
      {pegs: 1, repetition: true, feedback: 'counts', mode: 'duel'},
      'duel, 1 peg of 6 colours, counts, repetition',
    ],
    [fr, {mode: 'paper'}, 'sur papier, 4 pions de 6 couleurs, par pion, sans répétition'],
    [zh, {mode: 'pair'}, '双人，6 色 4 个棋子，逐个标记，不重复'],
  ])('%# says what is played', (text, options, expected) => {
    expect(title(viewAfter(0, options), text).subject).toBe(expected);
  });

  test('has the try and the candidates while one guesses, and the round of a match', () => {
    expect(title(viewAfter(0, {}, 'deal YRGO', 'YRBK'), en).facts).toEqual(['try 2 of 10', '2 left']);
    expect(title(viewAfter(0, {rounds: 4}, 'deal YRGO', 'YRGO'), en).facts).toEqual(['round 1 of 4']);
    expect(title(viewAfter(0, {rounds: 4}, 'deal YRGO', 'YRGO', 'deal YRGO'), fr).facts).toEqual([
      'manche 2 sur 4',
      'essai 1 sur 10',
      'reste 360',
    ]);
    expect(title(viewAfter(0, {mode: 'make'}, 'deal'), en).facts).toEqual([]);
    expect(title(viewAfter(0, {mode: 'paper'}, 'deal', 'YBRG'), en).facts).toEqual([
      'try 1 of 10',
      '360 left',
    ]);
  });

  test('counts the own rows of a duel, and what they leave', () => {
    const view = viewAfter(1, {mode: 'duel'}, 'deal YRGO', 'YRBK');
    expect(title(view, en).facts).toEqual(['try 1 of 10', '360 left']);
  });

  test('is found without facts: they take work', () => {
    const {get} = Object.getOwnPropertyDescriptor(title(viewAfter(0, {}, 'deal YRGO'), en), 'facts') ?? {};
    expect(get).toBeTypeOf('function');
  });
});

describe('notices', () => {
  test.each([
    ['break', 0, [], []],
    ['make', 0, [], ['Hide a code, which the other is to break.']],
    ['make', 1, [], []],
    ['paper', 0, [], ['Write a code down on paper, and mark each guess honestly.']],
    ['paper', 0, ['YBRG', 'mark XX00', 'BYYK'], ['Mark the guess BYYK.']],
    ['pair', 0, [], ['Player 1 hides a code; Player 2 looks away.']],
    ['pair', 1, ['hide YBRG'], ['Player 2 breaks the code of Player 1.']],
    ['duel', 0, [], ["You and the other break the same code, and see each other's marks only."]],
    ['duel', 0, ['YBRG', 'BBRG'], []],
    ['duel', 1, ['YRGO'], ['The other has found the code: this is your last guess.']],
  ] as const)('of %s for seat %i after %j', (mode, eye, lines, expected) => {
    const deal = mode === 'break' || mode === 'duel' ? 'deal YRGO' : 'deal';
    expect(notices(viewAfter(eye, {mode}, deal, ...lines), en)).toEqual(expected);
  });

  test('tell of the last try', () => {
    expect(notices(viewAfter(0, {tries: 2}, 'deal YRGO', 'YBRG'), en)).toEqual(['This is the last try.']);
    expect(notices(viewAfter(0, {tries: 2}, 'deal YRGO', 'YBRG'), fr)).toEqual(["C'est le dernier essai."]);
  });

  test.each(twoSeats)('of %s are none when the match is over', mode => {
    const lines = {
      make: ['deal', 'hide YBRG', 'YBRG'],
      paper: ['deal', 'YBRG', 'mark ####'],
      pair: ['deal', 'hide YBRG', 'YBRG'],
      duel: ['deal YRGO', 'YRGO', 'YRGO'],
    }[mode];
    for (const eye of [0, 1, 'all'] as const)
      expect(notices(viewAfter(eye, {mode}, ...lines), en)).toEqual([]);
  });
});
