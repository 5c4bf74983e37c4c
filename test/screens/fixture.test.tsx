import {expect, test, vi} from 'vitest';
import type {Json} from '../../source/lib/json.js';
import {openGame} from '../../source/screens/menu.js';
import type {PlayScreen} from '../../source/screens/play-screen.js';
import pairs from '../fixture/index.js';
import {createWorld, draw, type Picture, pressAll, settle, type World} from './world.js';

// What Lights Out has not, on the screen: an opponent, hidden hands, chance in mid-game, rounds with intervals.

type View = {
  readonly round: number;
  readonly hands: readonly {readonly cards?: Json; readonly size: number}[];
};

const open = async (): Promise<{readonly world: World; readonly picture: Picture}> => {
  const world = createWorld({cabinets: [pairs]});
  const picture = await draw(world.app);
  openGame(world.app, pairs);
  world.app.press('enter');
  await vi.waitFor(() => expect(picture.text()).toContain('Seat 1 ['));
  return {world, picture};
};

const isPlaying = ({app}: World): boolean => app.screen().kind === 'play';
const viewOf = ({app}: World): View => (app.screen() as PlayScreen).view() as View;

/** Lets opponents move at their pace, as often as one waits. */
const letThemMove = async (world: World): Promise<void> => {
  await settle();
  while (world.timers().length > 0) {
    world.next();
    await settle();
  }
};

/** Plays on with Enter until this is so. */
const playUntil = async (world: World, until: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 200 && !until(); turn++) {
    world.app.press('enter');
    await letThemMove(world);
  }
  expect(until()).toBe(true);
};

/** Waits until a game that was left is closed, and can be gone on with. */
const waitToContinue = (picture: Picture): Promise<void> =>
  vi.waitFor(() => expect(picture.text()).toContain('Continue'));

test('the hand of the opponent is never drawn', async () => {
  const {world, picture} = await open();
  expect(picture.text()).toContain('Seat 1 [');
  expect(picture.text()).toContain('Seat 2 [?][?][?]');
  expect(viewOf(world).hands[1]?.cards).toBeUndefined();
});

test('an opponent moves at a pace, is announced meanwhile, and an undo takes its reply back', async () => {
  const {world, picture} = await open();
  world.app.press('enter');
  await settle();
  const before = viewOf(world);
  world.app.press('enter');
  await settle();
  expect(picture.text()).toContain('careful is thinking');
  expect(world.timers()).toHaveLength(1);
  await letThemMove(world);
  expect(viewOf(world)).not.toEqual(before);
  expect(picture.text()).not.toContain('is thinking');
  world.app.press('u');
  await settle();
  expect(viewOf(world)).toEqual(before);
  const replied = picture.text();
  world.app.press('U');
  await settle();
  expect(picture.text()).not.toBe(replied);
});

test('an undo while the opponent thinks makes it stop, and its answer is not taken', async () => {
  const {world} = await open();
  world.app.press('enter');
  await settle();
  const before = viewOf(world);
  world.app.press('enter');
  await settle();
  world.app.press('u');
  await settle();
  expect(world.timers()).toEqual([]);
  expect(viewOf(world)).toEqual(before);
});

test('between rounds the result stands until Enter deals', async () => {
  const {world, picture} = await open();
  await playUntil(world, () => !isPlaying(world));
  await settle();
  expect(picture.text()).toContain('End of the round');
  expect(picture.text()).toContain('Next round');
  world.app.press('enter');
  await letThemMove(world);
  expect(isPlaying(world)).toBe(true);
  expect(viewOf(world).round).toBe(2);
});

test('a stop between rounds ends the match, and its recording says so', async () => {
  const {world, picture} = await open();
  await playUntil(world, () => !isPlaying(world));
  world.app.press('2');
  await letThemMove(world);
  expect(picture.text()).toContain('Finished');
  world.app.quit(0);
  expect(await world.app.ended).toBe(0);
  const [recording] = world.library.recordings();
  const loaded = world.library.load(recording?.path ?? '');
  expect(loaded.ok && loaded.value.fault).toBeUndefined();
  expect(loaded.ok && pairs.game.mover(loaded.value.record.timeline.state())).toBe('over');
});

test('the interval is left for the board with q, and Enter there goes on', async () => {
  const {world, picture} = await open();
  await playUntil(world, () => !isPlaying(world));
  world.app.press('q');
  await settle();
  expect(isPlaying(world)).toBe(true);
  expect(picture.text()).toContain('go on');
  world.app.press('enter');
  await settle();
  expect(picture.text()).toContain('Next round');
});

test('a game that was left in a round is gone on with from the menu, and watched with hidden hands', async () => {
  const {world, picture} = await open();
  await playUntil(world, () => viewOf(world).hands[0]?.size === 3 && world.timers().length === 0);
  world.app.press('enter');
  await letThemMove(world);
  const shown = viewOf(world);
  // Behind the game is the form of its options, and behind that the menu.
  pressAll(world.app, ['q', 'q']);
  await waitToContinue(picture);
  pressAll(world.app, ['home', 'enter']);
  await letThemMove(world);
  expect(viewOf(world)).toEqual(shown);
  world.app.press('q');
  await waitToContinue(picture);
  world.app.press('3');
  await settle();
  world.app.press('enter');
  await settle();
  world.app.press('end');
  await settle();
  expect(picture.text()).toContain('Replay: Pairs');
  expect(picture.text()).toMatch(/Seat 2 (\[\?\])+/);
});
