import {beforeAll, expect, test} from 'vitest';
import lightsOut from '../../source/games/lights-out/index.js';
import {createViewerScreen, type ViewerScreen} from '../../source/screens/viewer-screen.js';
import {
  createWorld,
  draw,
  leave,
  play,
  pressAll,
  settle,
  smallBoard,
  solve,
  type World,
  type WorldOptions,
} from './world.js';

beforeAll(() => lightsOut.loadBoard());

/** Opens the replay of a game whose steps came after these times. */
const openSteps = async (
  steps: readonly (readonly [pause: number, keys: readonly string[]])[],
  options: WorldOptions = {},
): Promise<World & {readonly viewer: ViewerScreen}> => {
  const world = createWorld(options);
  const {app, library} = world;
  play(app);
  for (const [pause, keys] of steps) {
    world.pass(pause);
    pressAll(app, keys);
  }
  if (app.screen().kind === 'play') await leave(world);
  const [latest] = library.recordings();
  const loaded = library.load(latest?.path ?? '');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  app.open(createViewerScreen(app, lightsOut, loaded.value.record));
  const viewer = app.screen();
  if (viewer.kind !== 'viewer') throw new Error(`a ${viewer.kind} screen was opened`);
  return {...world, viewer};
};

const steps = [
  [0, ['A', '1']],
  [5, ['u']],
  [1000, ['B', '2']],
  [86_400_000, ['C', '3']],
  [301, ['u']],
] as const;

test('pauses are those of the play, but no shorter than 300 ms and no longer than two seconds', async () => {
  const {viewer, timers, next} = await openSteps(steps);
  expect(viewer.isPlaying()).toBe(true);
  const pauses: number[] = [];
  while (timers().length > 0) {
    expect(timers()).toHaveLength(1);
    pauses.push(next());
  }
  expect(pauses).toEqual([300, 300, 1000, 2000, 301]);
  expect(viewer.progress()).toEqual({done: 5, all: 5});
  expect(viewer.isPlaying()).toBe(false);
});

test.each([
  [[], 1],
  [['+'], 2],
  [['=', '+'], 4],
  [['+', '+', '+'], 8],
  [['+', '+', '+', '+', '+', '+'], 16],
  [['-'], 0.5],
  [['-', '-', '-', '-'], 0.25],
  [['+', '-'], 1],
])('at the speed of %j, %f times as fast', async (keys, speed) => {
  const {app, viewer, next} = await openSteps(steps);
  pressAll(app, keys);
  expect(viewer.speed()).toBe(speed);
  expect([next(), next(), next(), next()]).toEqual([300, 300, 1000, 2000].map(pause => pause / speed));
});

test('Space pauses and goes on, and at the end starts over', async () => {
  const {app, viewer, timers, next, pass} = await openSteps(steps);
  next();
  app.press('space');
  expect(viewer.isPlaying()).toBe(false);
  expect(timers()).toEqual([]);
  app.press('space');
  pass(100_000);
  expect(viewer.progress().done).toBe(5);
  expect(viewer.isPlaying()).toBe(false);
  app.press('space');
  expect(viewer.progress().done).toBe(0);
  expect(viewer.isPlaying()).toBe(true);
  next();
  expect(viewer.progress().done).toBe(1);
});

test.each([
  ['right', 3],
  ['l', 3],
  ['left', 1],
  ['h', 1],
  ['home', 0],
  ['end', 5],
])('%s goes to its step and pauses', async (key, done) => {
  const {app, viewer, timers, next} = await openSteps(steps);
  next();
  next();
  app.press(key);
  expect(viewer.progress().done).toBe(done);
  expect(viewer.isPlaying()).toBe(false);
  expect(timers()).toEqual([]);
  pressAll(app, ['home', 'left']);
  expect(viewer.progress().done).toBe(0);
  pressAll(app, ['end', 'right']);
  expect(viewer.progress().done).toBe(5);
});

test('the final line leaves out what was taken back, and keeps the place', async () => {
  const {app, viewer} = await openSteps(steps);
  app.press('end');
  const last = viewer.view();
  app.press('a');
  expect(viewer.line()).toBe('final-line');
  expect(viewer.progress()).toEqual({done: 1, all: 1});
  expect(viewer.view()).toEqual(last);
  app.press('a');
  expect(viewer.view()).toEqual(last);
  pressAll(app, ['home', 'right', 'a']);
  // What stands there was taken back: the nearest place before it is the start.
  expect(viewer.progress()).toEqual({done: 0, all: 1});
});

test('what is not a move is said: undo, redo, restart', async () => {
  const {app, viewer} = await openSteps([
    [0, ['A', '1']],
    [0, ['u']],
    [0, ['U']],
    [0, ['r']],
  ]);
  app.press('home');
  const said = [1, 2, 3, 4].map(() => {
    app.press('right');
    return viewer.notice();
  });
  expect(said).toEqual(['', 'undo', 'redo', 'restart']);
});

test('leaving it stops its time', async () => {
  const {app, timers} = await openSteps(steps);
  expect(timers()).toHaveLength(1);
  app.press('q');
  expect(timers()).toEqual([]);
});

test('a replay of a game that is still played moves nothing in it', async () => {
  const world = createWorld();
  const {app} = world;
  play(app);
  solve(app);
  pressAll(app, ['down', 'enter']);
  expect(app.screen().kind).toBe('viewer');
  pressAll(app, ['home', 'q', 'u']);
  const board = app.screen();
  if (board.kind !== 'play') throw new Error('undo leads back to the board');
  expect(board.title().facts).toEqual(['1 press', 'par 2', '★★★']);
});

test('keys in one chunk all count, in order', async () => {
  const {app} = createWorld();
  const picture = await draw(app);
  await picture.write('jjjj\r');
  expect(app.screen().title().name).toBe('Settings');
  await picture.write('q\x1b[H\r');
  expect(app.screen().title().subject).toBe('Choose a level');
  await picture.write('22lA2');
  const board = app.screen();
  expect(board.kind).toBe('play');
  expect(board.title().facts).toEqual(['1 press', 'par 2', '★★★']);
  await picture.write('uuuU');
  expect(board.title().facts).toEqual(['1 press', 'par 2', '★★★']);
  await picture.write('C2');
  expect(picture.text()).toContain('Solved in 2 presses (par 2).');
  await settle();
});

test('pasted text, and what is left of a sequence, plays nothing', async () => {
  const {app} = createWorld();
  const screen = play(app, smallBoard);
  const picture = await draw(app);
  await picture.write('\x1b[200~A1A2\r\x1b[201~');
  await picture.write('\x1b[<0;3;3M');
  expect(screen.title().facts).toEqual(['0 presses', 'par 2', '★★★']);
});

test('Ctrl-Z hands the terminal over once, after everything is on the disk', async () => {
  let stops = 0;
  let goOn: () => void = () => undefined;
  const {app} = createWorld({
    stop: () =>
      new Promise(resolve => {
        stops += 1;
        goOn = resolve;
      }),
  });
  pressAll(app, ['ctrl-z', 'ctrl-z']);
  await settle();
  expect(stops).toBe(1);
  expect(app.isAway()).toBe(true);
  goOn();
  await settle();
  expect(app.isAway()).toBe(false);
  app.press('ctrl-z');
  await settle();
  expect(stops).toBe(2);
});

test('while the screen is too small only q and the keys of the arcade act', async () => {
  const {app} = createWorld();
  const screen = play(app);
  const picture = await draw(app);
  await picture.resize({columns: 20, rows: 5});
  expect(picture.text()).toContain('20 x 5 here');
  pressAll(app, ['A', '1', 'enter', '?', 'u', 'escape']);
  expect(app.screen()).toBe(screen);
  expect(app.helpIsOpen()).toBe(false);
  expect(screen.title().facts).toEqual(['0 presses', 'par 2', '★★★']);
  app.press('q');
  expect(app.screen().kind).toBe('list');
});
