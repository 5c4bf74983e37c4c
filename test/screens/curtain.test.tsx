import {expect, test} from 'vitest';
import {createText} from '../../source/locales/index.js';
import {openNewGame} from '../../source/screens/open-game.js';
import {createReplaysScreen} from '../../source/screens/replays.js';
import {createSetUpScreen} from '../../source/screens/set-up.js';
import {prepareGame} from '../../source/shell/new-game.js';
import {seatsOf} from '../../source/shell/players.js';
import {value} from '../checks.js';
import pairs from '../fixture/index.js';
import {createWorld, draw, pressAll, settle, type World} from './world.js';

// Several people at one keyboard, whose hands must not be seen by one another; and opponents that are hurried.

const text = createText('en', [pairs]);

const open = async (players: readonly string[], names: readonly string[] = []) => {
  await pairs.loadBoard();
  const world = createWorld({cabinets: [pairs]});
  const picture = await draw(world.app);
  const game = value(prepareGame(pairs, {}, seatsOf(pairs, players, names, text), 'curtain'));
  openNewGame(world.app, game);
  await settle();
  return {world, picture};
};

/** Cards of a hand that are shown on the screen: their faces are numbers. */
const shownHands = (screen: string): readonly string[] =>
  screen.split('\n').filter(line => /Seat \d .*\[\d\]/.test(line));

const people = ['human', 'human'] as const;
const names = ['Ada', 'Bo'] as const;

test('a curtain asks to pass the keyboard, and shows no hand until the one who is named confirms', async () => {
  const {world, picture} = await open(people, names);
  expect(picture.text()).toContain('Pass the keyboard to Ada.');
  expect(shownHands(picture.text())).toEqual([]);
  for (const key of ['left', 'd', 't', 'space', '1', 'l']) world.app.press(key);
  await settle();
  expect(picture.text()).toContain('Pass the keyboard to Ada.');
  world.app.press('enter');
  await settle();
  expect(picture.text()).not.toContain('Pass the keyboard');
  expect(shownHands(picture.text())).toHaveLength(1);
  expect(shownHands(picture.text())[0]).toContain('Seat 1');
  // Draws and throws: then it is the other's turn.
  pressAll(world.app, ['enter', 'enter']);
  await settle();
  expect(picture.text()).toContain('Pass the keyboard to Bo.');
  expect(shownHands(picture.text())).toEqual([]);
  world.app.press('enter');
  await settle();
  expect(shownHands(picture.text())[0]).toContain('Seat 2');
});

test('keys that come in one burst reach nobody before the curtain is opened', async () => {
  const {world, picture} = await open(people, names);
  pressAll(world.app, ['enter', 'enter', 'enter', 'left', 'right']);
  await settle();
  expect(picture.text()).toContain('Pass the keyboard to Bo.');
});

test('undo takes nothing back that showed something to who moved', async () => {
  const {world, picture} = await open(people, names);
  // What is drawn was learnt.
  pressAll(world.app, ['enter', 'enter', 'u']);
  await settle();
  expect(picture.text()).toContain('taken back');
  expect(shownHands(picture.text())).toHaveLength(1);
});

test('undo behind the curtain takes a move back, and whoever made it takes the keyboard behind a curtain too', async () => {
  const {world, picture} = await open(people, names);
  pressAll(world.app, ['enter', 'enter', 'enter']);
  await settle();
  expect(picture.text()).toContain('Pass the keyboard to Bo.');
  world.app.press('u');
  await settle();
  expect(picture.text()).toContain('Pass the keyboard to Ada.');
  expect(shownHands(picture.text())).toEqual([]);
  world.app.press('enter');
  await settle();
  expect(shownHands(picture.text())[0]).toContain('Seat 1');
});

test('undo stops at the last reveal: what the next one has seen is not taken back', async () => {
  const {world, picture} = await open(people, names);
  pressAll(world.app, ['enter', 'enter', 'enter', 'enter', 'u']);
  await settle();
  expect(picture.text()).toContain('taken back');
  expect(shownHands(picture.text())[0]).toContain('Seat 2');
});

test('an unfinished game is watched behind the curtain of whose hand it shows', async () => {
  const {world, picture} = await open(people, names);
  pressAll(world.app, ['enter', 'enter', 'q']);
  await settle();
  world.app.open(createReplaysScreen(world.app));
  world.app.press('enter');
  await settle();
  expect(picture.text()).toContain('Pass the keyboard to Ada.');
  pressAll(world.app, ['space', 'end', 'right']);
  await settle();
  expect(shownHands(picture.text())).toEqual([]);
  pressAll(world.app, ['enter', 'end']);
  await settle();
  expect(shownHands(picture.text())).toHaveLength(1);
});

test('where nobody plays all hands are open', async () => {
  const {picture} = await open(['careful', 'careful']);
  expect(picture.text()).not.toContain('Pass the keyboard');
  expect(shownHands(picture.text())).toHaveLength(2);
});

test('a game that is gone on with begins behind the curtain', async () => {
  const {world, picture} = await open(people, names);
  pressAll(world.app, ['enter', 'enter', 'q']);
  await settle();
  pressAll(world.app, ['home', 'enter']);
  await settle();
  expect(picture.text()).toContain('Pass the keyboard to Ada.');
  expect(shownHands(picture.text())).toEqual([]);
});

test('one person alone is asked nothing', async () => {
  const {picture} = await open(['human', 'careful'], ['Ada']);
  expect(picture.text()).not.toContain('Pass the keyboard');
  expect(shownHands(picture.text())).toHaveLength(1);
});

test('while opponents move before anybody has the keyboard nothing is shown', async () => {
  const {world, picture} = await open(['careful', 'human', 'human'], ['', 'Ada', 'Bo']);
  expect(picture.text()).toContain('Pass the keyboard to Ada.');
  expect(shownHands(picture.text())).toEqual([]);
  world.app.press('enter');
  await settle();
  expect(picture.text()).not.toContain('Pass the keyboard');
});

const timersOf = (world: World): readonly number[] => world.timers().map(({pause}) => pause);

test('any key shows the move of an opponent at once', async () => {
  const {world, picture} = await open(['human', 'careful'], ['Ada']);
  pressAll(world.app, ['enter', 'enter']);
  await settle();
  expect(picture.text()).toContain('is thinking');
  expect(timersOf(world)).toEqual([700]);
  // Its turn has two moves.
  world.app.press('x');
  await settle();
  world.app.press('x');
  await settle();
  expect(picture.text()).not.toContain('is thinking');
  expect(world.timers()).toEqual([]);
});

test.each([
  ['slow', 1500],
  ['normal', 700],
  ['fast', 250],
  ['at-once', 0],
] as const)('at the pace "%s" it waits %d ms', async (pace, pause) => {
  const {world} = await open(['human', 'careful']);
  await world.app.set({pace});
  pressAll(world.app, ['enter', 'enter']);
  await settle();
  expect(timersOf(world)).toEqual([pause]);
});

test('how many play is set in the form, and who', async () => {
  const world = createWorld({cabinets: [pairs]});
  const picture = await draw(world.app);
  world.app.open(createSetUpScreen(world.app, pairs));
  await settle();
  expect(picture.text()).toMatch(/Players +‹ 2 ›/);
  expect(picture.text()).not.toContain('Player 3');
  pressAll(world.app, ['down', 'right']);
  await settle();
  expect(picture.text()).toMatch(/Players +‹ 3 ›/);
  expect(picture.text()).toContain('Player 3');
  // The third seat is a person.
  pressAll(world.app, ['down', 'down', 'down', 'right', 'home', 'enter']);
  await settle();
  expect(picture.text()).toContain('Pass the keyboard to Player 1.');
});
