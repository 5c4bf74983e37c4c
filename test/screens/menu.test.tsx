import fs from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import lightsOut from '../../source/games/lights-out/index.js';
import {createLevelsScreen} from '../../source/screens/levels.js';
import {createListScreen} from '../../source/screens/list-screen.js';
import {openNewGame} from '../../source/screens/open-game.js';
import {createReplaysScreen} from '../../source/screens/replays.js';
import {createSettingsScreen} from '../../source/screens/settings.js';
import {createWorld, draw, type Picture, pressAll, settle, type World} from './world.js';

/** The first level, left after one press. */
const leaveLevel = async (world: World, picture: Picture): Promise<void> => {
  world.app.open(createLevelsScreen(world.app, lightsOut));
  await vi.waitFor(() => expect(picture.text()).toContain('First star'));
  pressAll(world.app, ['enter', 'enter', 'q', 'q']);
  await vi.waitFor(() => expect(picture.text()).toContain('Continue'));
};

test('the line that is pointed at stays so when a game to continue comes above it', async () => {
  const world = createWorld();
  const picture = await draw(world.app);
  await leaveLevel(world, picture);
  expect(picture.text()).toMatch(/❯ Lights Out/);
});

test('a level that is gone on with knows the next one', async () => {
  const world = createWorld();
  const picture = await draw(world.app);
  await leaveLevel(world, picture);
  pressAll(world.app, ['home', 'enter']);
  await settle();
  expect(picture.text()).toContain('1 press');
  pressAll(world.app, ['n']);
  await settle();
  expect(picture.text()).toContain('Equals');
});

test('a broken recording is named by its id and line, and gives way to the one before it', async () => {
  const world = createWorld();
  const picture = await draw(world.app);
  await leaveLevel(world, picture);
  const [good] = world.library.recordings();
  const broken = path.join(path.dirname(good?.path ?? ''), '20990101T000000Z-lights-out-aaaaaaaa.jsonl');
  const lines = fs.readFileSync(good?.path ?? '', 'utf8').split('\n');
  fs.writeFileSync(broken, [lines[0], lines[1]?.replace('"A1"', '"B1"'), ...lines.slice(2)].join('\n'));
  fs.utimesSync(broken, new Date(), new Date(Date.now() + 1000));
  const later = createWorld({folder: path.dirname(path.dirname(broken))});
  const second = await draw(later.app);
  pressAll(later.app, ['enter']);
  await settle();
  expect(second.lines()[1]).toBe(" aaaaaaaa: line 2: damaged: the check sum doesn't match");
  pressAll(later.app, ['enter']);
  await settle();
  expect(second.text()).toContain('First star');
  expect(second.text()).toContain('1 press');
});

test('settings that can’t be read are said', async () => {
  const first = createWorld();
  await first.app.set({ascii: true});
  const {folder} = first;
  fs.writeFileSync(path.join(folder, 'settings.json'), '{bad');
  const picture = await draw(createWorld({folder}).app);
  expect(picture.lines()[1]).toContain('expected an object in JSON');
});

test('a level that is solved from the start is reported, and offers nothing of a game', async () => {
  const {app} = createWorld();
  const picture = await draw(app);
  const options = lightsOut.game.parseOptions({cells: ['__']}, 1);
  if (!options.ok) throw new Error('the options are refused');
  openNewGame(app, {cabinet: lightsOut, options: options.value, seats: [{name: 'Ada'}], seed: 's'});
  await settle();
  expect(picture.text()).toContain('This level is already solved.');
  expect(picture.text()).not.toMatch(/Again|Watch|Finished|undo/);
});

test('while a cell is typed the footer says what the keys do now', async () => {
  const world = createWorld();
  const picture = await draw(world.app);
  world.app.open(createLevelsScreen(world.app, lightsOut));
  pressAll(world.app, ['enter', 'a']);
  await vi.waitFor(() => expect(picture.text()).toContain('> A_'));
  expect(picture.lines().at(-1)).toContain('Esc cancel');
  expect(picture.lines().at(-1)).not.toContain('undo');
});

test('rule options hold for the levels of the packs', async () => {
  const {app} = createWorld();
  const picture = await draw(app);
  app.open(createLevelsScreen(app, lightsOut, {wrap: true}));
  await settle();
  expect(picture.text()).toContain('3 x 3, edges join');
});

test('a setting that an option of the command line fixes can’t be changed', async () => {
  const {app} = createWorld({ascii: true});
  const picture = await draw(app);
  app.open(createSettingsScreen(app));
  pressAll(app, ['down', 'down', 'right', 'enter', 'left']);
  await settle();
  expect(app.settings().ascii).toBe(true);
  expect(picture.text()).toContain('yes >  (set by an option)');
  pressAll(app, ['up', 'right']);
  expect(app.settings().theme).toBe('light');
});

test('keys that come in one burst go on with the game that was just left', async () => {
  const world = createWorld();
  const picture = await draw(world.app);
  await leaveLevel(world, picture);
  world.app.open(createLevelsScreen(world.app, lightsOut));
  pressAll(world.app, ['2', '3', 'enter', 'q', 'q', 'q', 'home', 'enter']);
  await settle();
  expect(picture.lines()[0]).toMatch(/Arch.*1 press /);
});

test('an older unfinished game is gone on with from the list of recordings', async () => {
  const world = createWorld();
  const picture = await draw(world.app);
  await leaveLevel(world, picture);
  world.app.open(createLevelsScreen(world.app, lightsOut));
  pressAll(world.app, ['2', '3', 'enter', 'q', 'q', 'q']);
  world.app.open(createReplaysScreen(world.app));
  await settle();
  expect(picture.lines().at(-1)).toContain('r go on');
  pressAll(world.app, ['end', 'r']);
  await settle();
  expect(picture.lines()[0]).toMatch(/First star.*1 press /);
});

test('the lines of a list are made once for each change, however often they are asked for', async () => {
  const {app} = createWorld();
  let made = 0;
  const screen = createListScreen(app, {
    title: () => ({name: '', subject: '', facts: []}),
    items() {
      made += 1;
      return ['a', 'b', 'c'].map(label => ({label, choose: () => undefined}));
    },
  });
  app.open(screen);
  const picture = await draw(app);
  const [changes, before] = [app.version(), made];
  pressAll(app, ['down', 'down', 'up', 'end']);
  await settle();
  expect(picture.text()).toContain('❯ c');
  expect(made - before).toBeLessThanOrEqual(app.version() - changes + 1);
});
