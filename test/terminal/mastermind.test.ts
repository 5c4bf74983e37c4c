import {expect, test} from 'vitest';
import {answerTo} from '../../source/games/mastermind/feedback.js';
import {parseCode} from '../../source/games/mastermind/notation.js';
import {value} from '../checks.js';
import {expectRestored, verify} from './steps.js';
import {recordingOf, start, startMenu, type Terminal} from './terminal.js';

/** The rows of the board as they are read: the letters of the pegs, and what stands behind them. */
const rowsOf = (terminal: Terminal): readonly {readonly pegs: string; readonly rest: string}[] =>
  terminal.lines().flatMap(line => {
    const [, pegs, rest] =
      /^\W*\d+!? {1,2}\[?((?:\[?▐.▌\]? ?)+)(.*?)│?$/.exec(line.replace(/│ {3}▐.*$/, '│')) ?? [];
    if (pegs === undefined) return [];
    return [{pegs: pegs.replaceAll(/[^\p{L}]/gu, ''), rest: (rest ?? '').trim()}];
  });

const movesIn = (terminal: Terminal): readonly unknown[] =>
  recordingOf(terminal.home).flatMap(line => (line['type'] === 'ply' ? [line['move']] : []));

const isOver = /Code (?:not )?found/;

/** Guesses what a key advises, from a row on, until the round is over. */
const follow = async (terminal: Terminal, key: 's' | 't', from: number, over = isOver): Promise<void> => {
  for (let row = from; row <= 12; row++) {
    const isToGuess = new RegExp(`❯ +${row} `);
    await terminal.until(each => over.test(each.screen()) || isToGuess.test(each.screen()));
    if (over.test(terminal.screen())) return;
    await terminal.press(key, /Tip: [A-Z]{4}/);
    terminal.burst('enter');
  }
  await terminal.until(over);
};

test('break: from the menu through the form to the result, the replay, and the figures of the menu', async () => {
  const terminal = await startMenu();
  await terminal.press('down', '❯ Mastermind');
  await terminal.press('enter', /Difficulty +‹ Classic ›/);
  await terminal.press('enter', 'try 1 of 10');
  terminal.burst('y', 'r', 'b', 'g');
  await terminal.press(
    'enter',
    each => rowsOf(each)[0]?.pegs === 'YRBG' && each.screen().includes('try 2 of'),
  );
  await terminal.press('u', 'try 1 of 10');
  await terminal.press('U', 'try 2 of 10');
  await terminal.press('d', 'Row 1');
  await terminal.press('d', each => !each.screen().includes('Row 1'));
  const [, left = ''] = /(\d+) left/.exec(terminal.lines()[0] ?? '') ?? [];
  await terminal.press('tab', `${left} candidates`);
  terminal.burst('tab');
  await follow(terminal, 's', 2);
  await terminal.until('Code found in');
  expect(terminal.screen()).toContain('(with help)');
  await terminal.press('2', 'Replay: Mastermind');
  await terminal.press('end', /step (\d+) of \1/);
  terminal.burst('q', 'end', 'enter');
  await terminal.until('Find the hidden code');
  terminal.burst('q');
  expect(await terminal.exit()).toEqual({code: 0, signal: 0});
  await expectRestored(terminal);
  expect(verify(terminal.home)).toBe(0);
});

test('a terminal without colours is played to the end, and shows none', async () => {
  const terminal = start(['mastermind', '--level', 'super', '--seed', 'grey'], {
    environment: {NO_COLOR: '1'},
  });
  for (let guess = 1; guess <= 12; guess++) {
    await terminal.until(each => isOver.test(each.screen()) || each.screen().includes(`try ${guess} of 12`));
    if (isOver.test(terminal.screen())) break;
    await terminal.press('t', /Tip: [A-Z]{5}/);
    const colours = terminal.cells().flatMap(row => row.map(cell => `${cell.foreground} ${cell.background}`));
    expect([...new Set(colours)]).toEqual(['default default']);
    terminal.burst('enter');
  }
  await terminal.until('Code found in');
  expect(verify(terminal.home)).toBe(0);
});

test('make: the computer breaks the code that is hidden', async () => {
  const terminal = start(['mastermind', '--mode', 'make']);
  await terminal.until('Hide a code');
  terminal.burst('y', 'r', 'b');
  await terminal.press('enter', '1 place is still empty.');
  terminal.burst('g', 'enter');
  await terminal.until('Code found in');
  const [hidden, ...guesses] = movesIn(terminal).slice(1);
  expect(hidden).toBe('hide 1 3 2 4');
  expect(guesses.at(-1)).toBe('1 3 2 4');
});

test('paper: the computer breaks a code that it never sees, and names rows that contradict one another', async () => {
  const terminal = start(['mastermind', '--mode', 'paper']);
  const secret = value(parseCode('OKRY', 'en'));
  const marksFor = (pegs: string): readonly string[] => {
    const answer = answerTo('per-peg', value(parseCode(pegs, 'en')), secret);
    return answer.type === 'per-peg' ? answer.marks.map(mark => ['0', 'X', '#'][mark] ?? '') : [];
  };
  await terminal.until(each => rowsOf(each).length === 1);
  // One mark that is wrong: no code without repetition has one of four colours only, of six.
  terminal.burst('#', '0', '0', '0', 'enter');
  await terminal.until('Row 1 contradicts itself');
  terminal.burst(...marksFor(rowsOf(terminal)[0]?.pegs ?? ''), 'enter');
  for (let row = 2; row <= 10; row++) {
    await terminal.until(each => isOver.test(each.screen()) || rowsOf(each).length === row);
    if (isOver.test(terminal.screen())) break;
    terminal.burst(...marksFor(rowsOf(terminal)[row - 1]?.pegs ?? ''), 'enter');
  }
  await terminal.until('Code found in');
  const moves = movesIn(terminal);
  expect(moves[2]).toBe('mark #000');
  expect(moves[3]).toMatch(/^mark 1 [#X0]{4}$/);
  expect(moves.at(-1)).toBe('mark ####');
});

test('pair: two people hide and break in turn, and what is hidden is not to be seen', async () => {
  const terminal = start(['mastermind', '--mode', 'pair', '--rounds', '2']);
  await terminal.until('hides a code');
  terminal.burst('o', 'k', 'r');
  await terminal.until(each => !/[○·] *code/.test(each.screen()) && each.screen().includes('code'));
  terminal.burst('y');
  await terminal.press('enter', 'try 1 of 10');
  const before = terminal.raw();
  for (const letters of ['▐O▌', '▐K▌ ▐R▌', 'OKRY']) expect(before).not.toContain(`${letters} ▐`);
  terminal.burst('o', 'k', 'r', 'y');
  await terminal.press('enter', 'Code found in 1 try.');
  await terminal.press('enter', 'hides a code');
  terminal.burst('y', 'r', 'b', 'g', 'enter');
  await terminal.until('try 1 of 10');
  terminal.burst('g', 'b', 'r', 'y');
  await terminal.press('enter', 'try 2 of 10');
  terminal.burst('y', 'r', 'b', 'g');
  await terminal.press('enter', 'Player 2 wins');
  expect(verify(terminal.home)).toBe(0);
});

test('duel: both guess at one code, and see of each other only the marks until it is found', async () => {
  const terminal = start(['mastermind', '--mode', 'duel', '--players', 'human,first', '--seed', 'duel']);
  await terminal.until('try 1 of 10');
  terminal.burst('y', 'b', 'r', 'g', 'enter');
  await terminal.until(/❯ +2/);
  // The computer's first guess is the lowest code: its letters are hidden, its marks are not.
  expect(movesIn(terminal)[2]).toBe('1 2 3 4');
  expect(terminal.screen().match(/▐Y▌ ▐B▌ ▐R▌ ▐G▌/g)).toHaveLength(1);
  await follow(terminal, 't', 2, /You win\.|First fit wins\.|It is a tie\./);
  expect(verify(terminal.home)).toBe(0);
});

test('a game that is killed goes on where it was', async () => {
  const first = start(['mastermind', '--seed', 'killed']);
  await first.until('try 1 of 10');
  for (const guess of ['ybrg', 'gkoy']) {
    first.burst(...guess, 'enter');
    await first.until(`try ${guess === 'ybrg' ? 2 : 3} of 10`);
  }
  const rows = rowsOf(first);
  first.signal('SIGKILL');
  await first.exit();
  const second = start(['resume'], {home: first.home});
  await second.until('try 3 of 10');
  expect(rowsOf(second)).toEqual(rows);
});

test('the replay of an unfinished game shows nothing that is still hidden', async () => {
  const first = start(['mastermind', '--mode', 'pair']);
  await first.until('hides a code');
  first.burst('o', 'k', 'r', 'y', 'enter', 'y', 'r', 'b', 'g', 'enter');
  await first.until('try 2 of 10');
  first.burst('ctrl-c');
  await first.exit();
  const second = start(['replay'], {home: first.home});
  await second.press('enter', 'Replay: Mastermind');
  await second.press('home', 'step 0 of 3');
  for (const step of [1, 2, 3]) {
    await second.press('right', `step ${step} of 3`);
    expect(second.screen()).not.toContain('▐O▌ ▐K▌');
  }
  expect(rowsOf(second)[0]).toMatchObject({pegs: 'YRBG'});
});

test('by lines a code that is hidden is not shown while it is typed', async () => {
  const terminal = start(['mastermind', '--mode', 'pair', '--plain']);
  await terminal.until(/^>$/m);
  terminal.write('hide OKRY\r');
  await terminal.until('10 tries left');
  expect(terminal.raw()).not.toContain('OKRY');
  terminal.write('OKRY\r');
  await terminal.until('Code found in 1 try.');
  expect(terminal.raw()).toContain('OKRY');
  expect(await terminal.exit()).toEqual({code: 0, signal: 0});
});

test('a long thought holds no key up, and is given up by Esc', async () => {
  const terminal = start(
    [...['mastermind', '--colours', '12', '--pegs', '8', '--feedback', 'counts', '--repetition']],
    {columns: 100, rows: 30},
  );
  await terminal.until('try 1 of 10');
  terminal.burst(...'ybrgokwp', 'enter');
  await terminal.until('try 2 of 10');
  terminal.burst('t', 'y');
  await terminal.until('Working it out');
  await terminal.until(each => each.screen().includes('[ ○ ]') && each.screen().includes('▐Y▌'));
  await terminal.press('escape', each => !each.screen().includes('Working it out'));
  await terminal.press('t', /Tip: [A-Z]{8} {2}the best of a sample, leaves /);
});
