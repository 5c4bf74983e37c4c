import {beforeAll, describe, expect, test, vi} from 'vitest';
import lightsOut from '../../source/games/lights-out/index.js';
import {asRecord} from '../../source/lib/json.js';
import {openNewGame} from '../../source/screens/open-game.js';
import type {PlayScreen} from '../../source/screens/play-screen.js';
import {
  classic,
  createWorld,
  draw,
  leave,
  optionsOf,
  play,
  pressAll,
  screens,
  settle,
  smallBoard,
  solve,
} from './world.js';

beforeAll(() => lightsOut.loadBoard());

const exercise = ['__._', '____', '.___', '__..'];

describe('a hint', () => {
  test('is said and marked until something is played, and leads to par press by press', async () => {
    const {app} = createWorld();
    const picture = await draw(app);
    const screen = play(app, classic);
    const par = Number(/par (\d+)/.exec(screen.title().facts.join(' '))?.[1]);
    expect(par).toBeGreaterThan(2);
    for (let left = par; left > 0; left--) {
      app.press('t');
      await settle();
      const name = /Tip: ([A-E][1-5])$/.exec(screen.message())?.[1] ?? '';
      expect(screen.marked()).toHaveLength(1);
      expect(picture.text()).toMatch(/[◇◆]/);
      pressAll(app, [...name]);
      expect(screen.marked()).toEqual([]);
    }
    await settle();
    expect(picture.text()).toContain(`Solved in ${par} presses (par ${par}).`);
    expect(picture.text()).toContain('★★★');
    expect(picture.text()).toContain('(with help)');
  });

  test('goes away with undo, and is refused where there is no solution', () => {
    const {app} = createWorld();
    const screen = play(app, classic);
    pressAll(app, ['enter', 't']);
    expect(screen.marked()).toHaveLength(1);
    app.press('u');
    expect(screen.marked()).toEqual([]);
    const other = play(app, exercise);
    app.press('t');
    expect(other.message()).toBe("This level can't be solved.");
    expect(other.marked()).toEqual([]);
  });
});

describe('advice that takes long', () => {
  const open = async (): Promise<PlayScreen> => {
    const world = createWorld();
    await screens['Mastermind, board of the largest size']?.(world);
    const screen = world.app.screen();
    if (screen.kind !== 'play') throw new Error('no game is played');
    return screen;
  };
  const codeIn = (screen: PlayScreen): unknown => asRecord(screen.cursor())?.['code'];

  test('is put into the row where nothing was typed since, and leaves it otherwise', async () => {
    const untouched = await open();
    untouched.press('t');
    expect(untouched.message()).toBe('Working it out: Esc stops it.');
    await vi.waitFor(() => expect(untouched.message()).toMatch(/^Tip: [A-Z]{8} {2}the best of a sample/));
    expect(codeIn(untouched)).not.toContain(-1);
    const typing = await open();
    typing.press('t');
    typing.press('1');
    const typed = codeIn(typing);
    await vi.waitFor(() => expect(typing.message()).toMatch(/^Tip: /));
    expect(codeIn(typing)).toEqual(typed);
  });

  test('is given up by Esc', async () => {
    const screen = await open();
    const before = codeIn(screen);
    screen.press('t');
    screen.press('escape');
    for (let turn = 0; turn < 5; turn++) await settle();
    expect(screen.message()).toBe('');
    expect(codeIn(screen)).toEqual(before);
  });
});

describe('the solutions', () => {
  /** What the panel says of a solution: its place, its length and its cells. */
  const told = (screen: PlayScreen): {readonly place: number; readonly cells: readonly string[]} => {
    const [, place = '', length = '', cells = ''] =
      /^Solution (\d+) of 4\. (\d+) presses(?:, the fewest there are)? (.*)$/.exec(
        screen.aidLines().join(' '),
      ) ?? [];
    expect(cells.split(' ')).toHaveLength(Number(length));
    return {place: Number(place), cells: cells.split(' ')};
  };

  test('are all there to browse, the shortest first', () => {
    const {app} = createWorld();
    const screen = play(app, classic);
    app.press('s');
    const pages: (readonly string[])[] = [];
    for (let page = 0; page < 4; page++) {
      const {place, cells} = told(screen);
      expect(place).toBe(page + 1);
      expect(screen.marked()).toHaveLength(cells.length);
      pages.push(cells);
      app.press(']');
    }
    expect(new Set(pages.map(String)).size).toBe(4);
    const lengths = pages.map(({length}) => length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(told(screen).cells).toEqual(pages[0]);
    app.press('[');
    expect(told(screen).cells).toEqual(pages[3]);
    pressAll(app, ['s', 's']);
    expect(told(screen).cells).toEqual(pages[0]);
  });

  test('stay the same way while one follows it, whichever it is', async () => {
    const {app} = createWorld();
    const screen = play(app, classic);
    pressAll(app, ['s', ']', ']']);
    const {cells} = told(screen);
    for (const [index, cell] of cells.slice(0, -1).entries()) {
      expect(told(screen).cells).toEqual(cells.slice(index));
      pressAll(app, [...cell]);
    }
    pressAll(app, [...(cells.at(-1) ?? '')]);
    await settle();
    expect(app.screen().kind).toBe('list');
  });

  test('of the exercise’s own board are none: that is said at once, and a quiet pattern shows why', async () => {
    const {app} = createWorld();
    const picture = await draw(app);
    const screen = play(app, exercise);
    await settle();
    expect(picture.lines()[1]).toContain("This level can't be solved.");
    app.press('s');
    await settle();
    const cells = new Set(screen.marked().map(move => JSON.stringify(move)));
    const lit = ['0,2', '2,0', '3,2', '3,3'].filter(place => {
      const [row, column] = place.split(',').map(Number);
      return cells.has(JSON.stringify({type: 'press', row, column}));
    });
    expect(lit.length % 2).toBe(1);
    expect(screen.aidLines().join(' ')).toContain(`${lit.length} of them`);
  });
});

describe('an aid', () => {
  test('is beside the board while one plays on, one at a time, and Esc closes it before the game', async () => {
    const {app} = createWorld();
    const picture = await draw(app);
    const screen = play(app, classic);
    pressAll(app, ['#']);
    const [before = ''] = screen.aidLines();
    const left = Number(/^\d+/.exec(before)?.[0]);
    app.press('enter');
    expect([`${left + 1}`, `${left - 1}`]).toContain(/^\d+/.exec(screen.aidLines()[0] ?? '')?.[0]);
    app.press('tab');
    await settle();
    expect(screen.aidLines()[0]).toMatch(/^Row A/);
    expect(picture.lines().at(-1)).toContain('Esc close');
    app.press('escape');
    expect(app.screen()).toBe(screen);
    expect(screen.aidLines()).toEqual([]);
    app.press('escape');
    expect(app.screen()).not.toBe(screen);
  });

  test('that was used is recorded: such a game counts as helped', async () => {
    for (const key of ['t', 's', '#', 'tab']) {
      const world = createWorld();
      play(world.app);
      world.app.press(key);
      if (key !== 't') world.app.press('escape');
      solve(world.app);
      await settle();
      const screen = world.app.screen();
      expect(screen.kind === 'list' && screen.lines().at(-1), key).toBe('(with help)');
      world.app.press('q');
      await leave(world);
      expect(world.library.recordings()).toMatchObject([{assisted: true}]);
    }
  });

  test('that gives nothing away is not recorded', async () => {
    const plain = {id: 'plain', keys: ['#'], word: 'keyRest', weight: 1, pageCount: () => 1};
    const cabinet = {...lightsOut, aids: [{...plain, page: () => ({lines: ['a rule'], marked: []})}]};
    const world = createWorld({cabinets: [cabinet]});
    const seats = [{name: 'Player'}];
    openNewGame(world.app, {cabinet, options: optionsOf(smallBoard), seats, seed: 'seed'});
    const screen = world.app.screen();
    world.app.press('#');
    expect(screen.kind === 'play' && screen.aidLines()).toEqual(['a rule']);
    world.app.press('escape');
    solve(world.app);
    await settle();
    world.app.press('q');
    await leave(world);
    expect(world.library.recordings()).toMatchObject([{assisted: false}]);
  });

  test('whose pages end ends where the game does', async () => {
    const {app} = createWorld();
    play(app);
    pressAll(app, ['s', 'A', '2', 'C', '2']);
    expect(app.screen().kind).toBe('list');
    app.press('q');
    const board = app.screen();
    expect(board.kind === 'play' && board.aidLines()).toEqual([]);
  });

  test('stands below a board in a narrow terminal, and is cut where there is no room', async () => {
    const {app} = createWorld({size: {columns: 40, rows: 20}});
    const picture = await draw(app);
    play(app, classic);
    app.press('tab');
    await settle();
    expect(picture.text()).toMatch(/\n +Row A is the first with lights/);
    await picture.resize({columns: 40, rows: 13});
    expect(picture.lines()).toHaveLength(13);
    expect(picture.text()).toContain('A');
  });
});
