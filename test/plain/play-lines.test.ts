import {describe, expect, test} from 'vitest';
import {openRecord} from '../../source/engine/game-record.js';
import {startSession} from '../../source/engine/session.js';
import type {Cabinet} from '../../source/games/module.js';
import {registry} from '../../source/games/registry.js';
import type {Language} from '../../source/lib/text.js';
import {createText} from '../../source/locales/index.js';
import {linesOf} from '../../source/plain/lines.js';
import {playLines} from '../../source/plain/play-lines.js';
import {headerOf} from '../../source/shell/new-game.js';

const [lightsOut] = registry;
if (lightsOut === undefined) throw new Error('there is no game');

const {hint: _hint, ...hintless} = lightsOut;

type Played = {
  readonly cabinet?: Cabinet;
  readonly language?: Language;
  readonly hasNext?: boolean;
  readonly echoes?: boolean;
  readonly manner?: 'picture' | 'words';
};

/** Plays a level by lines, in memory. The answers are what was written after each prompt. */
const play = async (level: string, input: string, played: Played = {}) => {
  const {cabinet = lightsOut, language = 'en', hasNext = false, echoes = false, manner = 'picture'} = played;
  const {game} = cabinet;
  const parsed = cabinet.levels?.parse(level.replaceAll('/', '\n'), {});
  if (!parsed?.ok) throw new Error('the level is refused');
  const options = game.parseOptions(parsed.value, 1);
  if (!options.ok) throw new Error('the options are refused');
  const seats = [{name: 'Ada'}];
  const header = headerOf({cabinet, options: options.value, seats, seed: 's'}, new Date(0));
  const record = openRecord(game, header);
  if (!record.ok) throw new Error('the header is refused');
  const lines: string[] = [];
  const session = startSession(game, record.value, {
    askBot: () => Promise.reject(new Error('there is no bot')),
    clock: () => 0,
    now: () => new Date(0),
    openJournal: () => ({
      append: line => {
        lines.push(line.type === 'ply' ? `ply ${line.move}` : line.type === 'head' ? line.why : line.type);
      },
      close: () => Promise.resolve(),
    }),
  });
  let output = '';
  async function* chunks(): AsyncIterable<string> {
    yield input;
  }
  const end = await playLines({
    cabinet,
    session,
    text: createText(language, [cabinet]),
    manner,
    lines: linesOf(chunks())[Symbol.asyncIterator](),
    write: text => {
      output += text;
      return Promise.resolve();
    },
    echoes,
    hasNext,
  });
  const [before = '', ...answers] = output.split(echoes ? /^> /m : /^> \n/m);
  return {end, output, before, answers, lines, state: record.value.timeline.state(), session};
};

const cross = '_._/.../_._';
const lit = '   1 2 3\nA  . o .\nB  o o o\nC  . o .\n';

describe('the beginning', () => {
  test('is the position and the prompt', async () => {
    expect((await play(cross, '')).output).toBe(`${lit}0 presses\n> \n`);
  });

  test('of a terminal has the line feed of what is typed from it', async () => {
    expect((await play(cross, 'A9\n', {echoes: true})).output).toBe(
      `${lit}0 presses\n> ! A9 is not on the board: expected a cell from A1 to C3.\n> \n`,
    );
  });

  test('warns of a level that can’t be solved, which is played all the same', async () => {
    const {before, answers} = await play('__._/____/.___/__..', 'A1\n');
    expect(before).toMatch(/^This level can't be solved\.\n {3}1 2 3 4\nA {2}\. \. o \.\n/);
    expect(answers[0]).toMatch(/1 press\n$/);
  });

  test('of a level that is already solved is its end', async () => {
    expect(await play('__/__', 'A1\n')).toMatchObject({
      end: 'over',
      output: 'This level is already solved.\n',
      lines: [],
    });
  });

  test('names rows and columns of large boards in line', async () => {
    const {before} = await play(Array(27).fill('_._________').join('/'), '');
    const [notice, ...rows] = before.split('\n');
    expect(notice).toBe("This level can't be solved.");
    expect(rows[0]).toBe('     1  2  3  4  5  6  7  8  9 10 11');
    expect(rows[1]).toBe('A    .  o  .  .  .  .  .  .  .  .  .');
    expect(rows[27]).toBe('AA   .  o  .  .  .  .  .  .  .  .  .');
  });

  test('shows three states by their number', async () => {
    const {before} = await play('# states: 3/_12', '');
    expect(before).toBe('Three states: every board can be solved.\n   1 2 3\nA  . 1 2\n0 presses\n');
  });
});

describe('a move', () => {
  test('is answered by the position', async () => {
    const {answers, lines} = await play(cross, 'A1\nb2\n');
    expect(answers.slice(0, 2)).toEqual([
      '   1 2 3\nA  o . .\nB  . o o\nC  . o .\n1 press\n',
      '   1 2 3\nA  o o .\nB  o . .\nC  . . .\n2 presses\n',
    ]);
    expect(lines).toEqual(['header', 'ply A1', 'ply B2'].slice(1));
  });

  test.each([
    ['in small letters', 'b2\n'],
    ['with spaces around', ' \tB2  \n'],
    ['full-width', 'Ｂ２\n'],
    ['with CR LF', 'B2\r\n'],
    ['after a byte-order mark', '\ufeffB2\n'],
    ['without a line feed', 'B2'],
    ['after blank lines', '\n\n   \nB2\n'],
  ])('%s is taken', async (_name, input) => {
    const {end, lines, output} = await play(cross, input);
    expect([end, lines]).toEqual(['over', ['ply B2', 'end']]);
    expect(output).toMatch(/\n> \nSolved in 1 press \(par 1\)\.\n$/);
  });

  test.each([
    ['foo', 'Expected a cell such as A3, a letter and a number.'],
    ['3A', 'Expected a cell such as A3, a letter and a number.'],
    ['A0', 'Expected a cell such as A3, a letter and a number.'],
    ['A1 B2', 'Expected a cell such as A3, a letter and a number.'],
    ['\u001b[2J', 'Expected a cell such as A3, a letter and a number.'],
    ['undo undo', 'Expected a cell such as A3, a letter and a number.'],
    ['a4', 'A4 is not on the board: expected a cell from A1 to C3.'],
    ['D1', 'D1 is not on the board: expected a cell from A1 to C3.'],
    ['undo', 'There is nothing to take back.'],
    ['redo', 'There is nothing to redo.'],
    ['stop', 'The round is not over.'],
    ['next', 'There is no next level.'],
    ['x'.repeat(1001), 'Expected a line of at most 1000 characters.'],
    ['x'.repeat(300_000), 'Expected a line of at most 1000 characters.'],
  ])(
    'or a word that is none here is refused in one line, and nothing changes: %.10s',
    async (line, reason) => {
      const {answers, lines, end, state} = await play(cross, `${line}\n`);
      expect(answers).toEqual([`! ${reason}\n`, '']);
      expect([lines, end]).toEqual([[], 'quit']);
      expect(state).toMatchObject({presses: 0, cells: [0, 1, 0, 1, 1, 1, 0, 1, 0]});
    },
  );
});

describe('the words', () => {
  test('undo and redo', async () => {
    const {answers, lines} = await play(cross, 'A1\nC3\nundo\nundo\nundo\nredo\nB1\nredo\n');
    expect(answers.map(answer => /\d press(?:es)?|!.*/.exec(answer)?.[0])).toEqual([
      '1 press',
      '2 presses',
      '1 press',
      '0 presses',
      '! There is nothing to take back.',
      '1 press',
      '2 presses',
      '! There is nothing to redo.',
      undefined,
    ]);
    expect(lines).toEqual(['ply A1', 'ply C3', 'undo', 'undo', 'redo', 'ply B1']);
  });

  test('moves tells the first hundred and how many there are', async () => {
    expect((await play('._/__', 'moves\n')).answers[0]).toBe('Legal moves (4): A1, A2, B1, B2\n');
    const {answers} = await play(Array(64).fill('.'.repeat(64)).join('/'), 'moves\n');
    const [, total, named = ''] = /^Legal moves \((.*)\): (.*)\n$/.exec(answers[0] ?? '') ?? [];
    expect(total).toBe('4096');
    expect(named.split(', ')).toHaveLength(100);
    expect(named).toMatch(/^A1, A2, .*, A64, B1, .*, B36$/);
  });

  test('moves of more than ten thousand says so', async () => {
    const many: Cabinet = {
      ...lightsOut,
      game: {
        ...lightsOut.game,
        legalMoves: view => Array(20_000).fill([...lightsOut.game.legalMoves(view)][0]),
      },
    };
    expect((await play(cross, 'moves\n', {cabinet: many})).answers[0]).toMatch(
      /^Legal moves \(more than 10,000\): A1, A1, /,
    );
  });

  test('show prints the position again', async () => {
    const {answers} = await play(cross, 'show\nA1\nshow\n');
    expect(answers[0]).toBe(`${lit}0 presses\n`);
    expect(answers[2]).toBe(answers[1]);
  });

  test('help tells the words and how a move is written', async () => {
    expect((await play(cross, 'help\n')).answers[0]).toBe(
      'A line is a move, or one of: undo, redo, hint, moves, show, next, stop, help, quit.\n' +
        'More help: coach, solutions, rest; a number after it is a page.\n' +
        'A move is a cell, its letter and its number: A3.\n',
    );
  });

  test('an aid is a page of words, by its id or its own word, and its use is marked', async () => {
    const {answers, lines} = await play(
      '_..._/.___./._._./.___./_..._',
      'rest\nsolutions 4\nSOLUTIONS\nsolutions 5\n',
    );
    expect(answers[0]).toMatch(/^\d+ presses .*\n$/);
    expect(answers[1]).toMatch(
      /^Solution 4 of 4\.\n.*\n.*\nPage 4 of 4: solutions NUMBER shows another\.\n$/,
    );
    expect(answers[2]).toMatch(/^Solution 1 of 4\.\n/);
    expect(answers[3]).toBe('! Expected a page from 1 to 4.\n');
    // Nothing is recorded of a game in which nothing was played.
    expect(lines).toEqual([]);
  });

  test('hint names a move in notation, and is marked; without one it is refused', async () => {
    const hinting: Cabinet = {
      ...lightsOut,
      hint: () => ({ok: true, value: {move: {type: 'press', row: 1, column: 1}}}),
    };
    const {answers, lines, session} = await play(cross, 'A1\nhint\n', {cabinet: hinting});
    expect(answers[1]).toBe('B2\n');
    expect(lines).toEqual(['ply A1', 'mark']);
    expect(session.record.assisted()).toBe(true);
    // Help is told with the result, on a line of its own.
    expect((await play(cross, 'hint\nB2\n')).answers.at(-1)).toBe(
      'Solved in 1 press (par 1).\n(with help)\n',
    );
    expect((await play(cross, 'hint\n', {cabinet: hintless})).answers[0]).toBe(
      '! There is no hint in this game.\n',
    );
  });

  test('next leaves for the next level, where there is one', async () => {
    expect(await play(cross, 'A1\nnext\nB2\n', {hasNext: true})).toMatchObject({
      end: 'next',
      lines: ['ply A1'],
    });
  });

  test('quit leaves, and so does the end of the input', async () => {
    expect(await play(cross, 'A1\nquit\nA1\n')).toMatchObject({end: 'quit', lines: ['ply A1']});
    expect(await play(cross, 'A1\n')).toMatchObject({end: 'quit', lines: ['ply A1']});
    expect((await play(cross, 'quit')).output).toMatch(/\n> \n$/);
  });
});

describe('the result', () => {
  test.each([
    [cross, 'B2', 'Solved in 1 press (par 1).'],
    [cross, 'A1 B2 A1', 'Solved in 3 presses (par 1).'],
    [cross, 'A1 undo C3 undo B2', 'Solved in 1 press (par 1).'],
    ['._', 'A1 quit', ''],
  ])('of %s by %s is exact', async (level, words, expected) => {
    const {output, end} = await play(level, words.replaceAll(' ', '\n'));
    expect(end).toBe(expected === '' ? 'quit' : 'over');
    expect(output.endsWith(expected === '' ? '> \n' : `\n> \n${expected}\n`)).toBe(true);
  });

  test('comes without another position, and nothing is read after it', async () => {
    const {answers, lines} = await play(cross, 'B2\nA1\nundo\n');
    expect(answers).toEqual(['Solved in 1 press (par 1).\n']);
    expect(lines).toEqual(['ply B2', 'end']);
  });
});

describe('in words', () => {
  test('the lit cells are told', async () => {
    const {before, answers} = await play(cross, 'B3\n', {manner: 'words'});
    expect(before).toBe('A board of 3 rows and 3 columns.\n5 cells lit: A2, B1, B2, B3, C2.\n0 presses\n');
    expect(answers[0]).toBe('A board of 3 rows and 3 columns.\n5 cells lit: A2, A3, B1, C2, C3.\n1 press\n');
    expect((await play('._', '', {manner: 'words'})).before).toContain('1 cell lit: A1.');
  });

  test('and the states, where there are three', async () => {
    const {before} = await play('# states: 3/_22/1__', '', {manner: 'words'});
    expect(before).toBe(
      'Three states: 1 board in 3 can be solved.\nA board of 2 rows and 3 columns.\nIn state 1: B1.\nIn state 2: A2, A3.\n0 presses\n',
    );
  });
});

describe.each([
  [
    'fr',
    ['annuler', 'rétablir', 'conseil', 'coups', 'montrer', 'arrêter', 'aide', 'quitter'],
    '0 coup',
    'Résolu en 1 coup (minimum 1).',
    'Il faut une case comme A3, une lettre et un nombre.',
  ],
  [
    'zh',
    ['撤销', '重做', '提示', '走法', '显示', '停止', '帮助', '退出'],
    '0 步',
    '用 1 步解开（最少 1 步）。',
    '应输入一个格子，如 A3：字母加数字。',
  ],
] as const)('in the language %s', (language, words, presses, solved, refusal) => {
  const [undo, redo, hint, moves, show, stop, help, quit] = words;

  test('every word works', async () => {
    const input = ['A1', undo, redo, hint, moves, show, stop, help, undo, quit].join('\n');
    const {answers, lines, end} = await play(cross, input, {language, cabinet: hintless});
    expect([lines, end]).toEqual([['ply A1', 'undo', 'redo', 'undo'], 'quit']);
    expect(answers[1]).toBe(`${lit}${presses}\n`);
    expect(answers.map(answer => answer.startsWith('! '))).toEqual(
      Array.from({length: 10}, (_, index) => index === 3 || index === 6),
    );
    expect(answers[4]).toContain('A1, A2');
    expect(answers[7]).toContain(undo);
  });

  test('refusals and results are in it, and moves as everywhere', async () => {
    const {answers} = await play(cross, 'foo\nb2\n', {language});
    expect(answers).toEqual([`! ${refusal}\n`, `${solved}\n`]);
  });
});
