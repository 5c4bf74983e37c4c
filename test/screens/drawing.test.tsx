import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test, vi} from 'vitest';
import lightsOut from '../../source/games/lights-out/index.js';
import {createDrawingScreen, type DrawingScreen} from '../../source/screens/drawing-screen.js';
import {createLevelsScreen} from '../../source/screens/levels.js';
import {nodeFiles} from '../../source/store/files.js';
import {createLibrary} from '../../source/store/library.js';
import {createWorld, draw, optionsOf, pressAll, settle, type World, type WorldOptions} from './world.js';

beforeAll(() => lightsOut.loadBoard());

const open = async (options: WorldOptions = {}, level?: ReturnType<typeof optionsOf>) => {
  const world = createWorld(options);
  const picture = await draw(world.app);
  world.app.open(createDrawingScreen(world.app, lightsOut, level));
  await settle();
  return {world, picture};
};

const drawingOf = ({app}: World): DrawingScreen => {
  const screen = app.screen();
  if (screen.kind !== 'drawing') throw new Error(`a ${screen.kind} screen is open`);
  return screen;
};

const ownFolder = ({folder}: World): string => path.join(folder, 'levels/lights-out/my-levels');
const namesIn = (world: World): readonly string[] =>
  fs.existsSync(ownFolder(world)) ? fs.readdirSync(ownFolder(world)).sort() : [];
const textOf = (world: World, name: string): string =>
  fs.readFileSync(path.join(ownFolder(world), name), 'utf8');

/** A press on the middle of the first board, which A2 and then C2 of three rows would put out as well. */
const plus = ['down', 'down', 'right', 'right', 'x'];

const save = async (world: World, title: string): Promise<void> => {
  pressAll(
    world.app,
    ['s', ...title.replaceAll(' ', '~')].map(key => (key === '~' ? 'space' : key)),
  );
  world.app.press('enter');
  await world.app.screen().sync();
  await settle();
};

describe('what is to be known of the level', () => {
  test('is seen after every key', async () => {
    const {world, picture} = await open();
    expect(picture.text()).toMatch(/Every cell is off: nothing to *\n.*solve\./);
    pressAll(world.app, ['enter']);
    await settle();
    expect(picture.text()).toContain("Can't be solved.");
    pressAll(world.app, ['enter', ...plus]);
    await settle();
    expect(picture.text()).toContain('Can be solved: par 1,');
    expect(picture.text()).toContain('1 board in 4 can be solved.');
  });

  test('stands beside the board, or where that is too narrow in the line under the title', async () => {
    const {world, picture} = await open();
    expect(picture.lines()[1]?.trim()).toBe('');
    await picture.resize({columns: 60, rows: 20});
    expect(picture.lines()[1]).toBe(' Every cell is off: nothing to solve.');
    pressAll(world.app, plus);
    await picture.resize({columns: 60, rows: 20});
    await settle();
    expect(picture.lines()[1]?.trim()).toBe('Can be solved: par 1, 4 solutions.');
  });

  test('is known of a large board within two frames, whatever is drawn', async () => {
    const row = '_'.repeat(20);
    const {world} = await open({}, optionsOf(Array(20).fill(row)));
    world.app.press('g');
    drawingOf(world).notes();
    const started = performance.now();
    for (let key = 0; key < 20; key++) {
      world.app.press('x');
      world.app.press('right');
      expect(drawingOf(world).notes()[0]?.text).toMatch(/^Can be solved: par \d+, 1 solution\.$/);
    }
    expect((performance.now() - started) / 40).toBeLessThan(33);
  });

  test('is proved on the board while y asks why', async () => {
    const {world, picture} = await open();
    pressAll(world.app, ['enter', 'y']);
    await settle();
    expect(picture.text()).toMatch(/quiet[\s\S]*pattern/);
    expect(drawingOf(world).proof()?.marked.length).toBeGreaterThan(3);
    pressAll(world.app, ['enter', ...plus]);
    await settle();
    expect(drawingOf(world).proof()?.marked).toEqual([{type: 'press', row: 2, column: 2}]);
    world.app.press('y');
    await settle();
    expect(drawingOf(world).proof()).toBeUndefined();
    expect(picture.text()).toContain('rows, columns');
  });
});

describe('undo', () => {
  test('takes back every change and redo makes it again, in one burst too', async () => {
    const {world, picture} = await open();
    const seen = [JSON.stringify(drawingOf(world).view())];
    for (const key of ['enter', 'x', '+', '>', 'v', 'w', 'm', 'i', 'e', 'g', '-', '<']) {
      world.app.press(key);
      seen.push(JSON.stringify(drawingOf(world).view()));
    }
    expect(new Set(seen.slice(1)).size).toBe(12);
    for (const view of seen.slice(0, -1).reverse()) {
      world.app.press('u');
      expect(JSON.stringify(drawingOf(world).view())).toBe(view);
    }
    world.app.press('u');
    await settle();
    expect(picture.text()).toContain('There is nothing to take back.');
    pressAll(world.app, [...Array(6).fill('U'), ...Array(6).fill('ctrl-r')]);
    expect(JSON.stringify(drawingOf(world).view())).toBe(seen.at(-1));
    world.app.press('U');
    await settle();
    expect(picture.text()).toContain('There is nothing to redo.');
  });

  test('brings back what was cut, and the cursor stays on the board', async () => {
    const {world} = await open();
    pressAll(world.app, [...Array(4).fill('down'), ...Array(4).fill('right'), 'x', '-', '<']);
    expect(drawingOf(world).cursor()).toEqual({row: 3, column: 3, entry: ''});
    pressAll(world.app, ['u', 'u']);
    expect(drawingOf(world).view()).toMatchObject({rows: 5, columns: 5, cells: expect.arrayContaining([1])});
    pressAll(world.app, ['down', 'right', 'u', 'U']);
    expect(drawingOf(world).cursor()).toEqual({row: 4, column: 4, entry: ''});
  });

  test('does not stop at keys that changed nothing', async () => {
    const {world, picture} = await open();
    pressAll(world.app, ['x', 'e', 'e', 'e', 'right', 'u']);
    expect(drawingOf(world).view()).toMatchObject({solved: false});
    pressAll(world.app, Array(5).fill('-'));
    await settle();
    expect(picture.text()).toContain('Expected rows and columns from 1 to 64');
  });
});

describe('a level that is saved', () => {
  test('is a file under its title, and the screen says where', async () => {
    const {world, picture} = await open();
    expect(picture.lines()[0]).not.toContain('not saved');
    pressAll(world.app, plus);
    await settle();
    expect(picture.lines()[0]).toMatch(/not saved *$/);
    await save(world, 'Two lamps?');
    expect(namesIn(world)).toEqual(['01-two-lamps.txt']);
    expect(textOf(world, '01-two-lamps.txt')).toBe(
      '# title: Two lamps?\n_____\n__.__\n_..._\n__.__\n_____\n',
    );
    expect(picture.lines()[0]).toMatch(/Lights Out {2}Two lamps\? {2}5 x 5.* 01-two-lamps\.txt *$/);
    expect(picture.lines().at(-2)).toMatch(/Saved: .*\/my-levels\/01-two-lamps\.txt *$/);
  });

  test('again after a change is another file, without one the same', async () => {
    const {world, picture} = await open();
    pressAll(world.app, plus);
    await save(world, 'Same');
    await save(world, '');
    expect(namesIn(world)).toEqual(['01-same.txt']);
    expect(picture.lines().at(-2)).toContain('01-same.txt');
    pressAll(world.app, ['v']);
    await save(world, '');
    expect(namesIn(world)).toEqual(['01-same.txt', '02-same.txt']);
    expect(textOf(world, '02-same.txt')).toContain('# title: Same\n# shape: x\n');
    expect(picture.lines()[0]).toContain('02-same.txt');
    pressAll(world.app, ['u']);
    await settle();
    expect(picture.lines()[0]).toContain('not saved');
  });

  test('keeps the title of the level it was begun with, in every language', async () => {
    const level = lightsOut.game.parseOptions(
      {cells: ['...', '___'], title: 'Old', titles: {fr: 'Vieux'}},
      1,
    );
    if (!level.ok) throw new Error(JSON.stringify(level.error));
    const {world} = await open({language: 'fr'}, level.value);
    pressAll(world.app, ['x', 's']);
    expect(world.app.screen().message()).toBe('Titre : Vieux_');
    pressAll(world.app, ['enter']);
    await world.app.screen().sync();
    expect(textOf(world, '01-vieux.txt')).toBe('# title: Old\n# title.fr: Vieux\n__.\n.__\n');
  });

  test('is in the list of levels when one comes back, and can be chosen', async () => {
    const world = createWorld();
    const picture = await draw(world.app);
    world.app.open(createLevelsScreen(world.app, lightsOut));
    pressAll(world.app, ['end', 'enter', ...plus]);
    await save(world, 'My own');
    pressAll(world.app, ['w']);
    await save(world, '');
    pressAll(world.app, ['q', 'up', 'up', 'up']);
    await settle();
    expect(picture.text()).toMatch(/❯ My levels +0 \/ 2/);
    pressAll(world.app, ['enter']);
    await settle();
    expect(picture.text()).toMatch(/❯ 01 {2}My own[\s\S]* 02 {2}My own/);
    pressAll(world.app, ['enter']);
    await settle();
    expect(picture.lines()[0]).toContain('My own  5 x 5');
  });

  test.each([
    ['en', 'Not saved: expected a folder'],
    ['fr', 'Non enregistré : '],
    ['zh', '未保存：'],
  ] as const)('but can’t be written is still there, and %s says why', async (language, said) => {
    const {world} = await open({language});
    fs.writeFileSync(path.join(world.folder, 'levels'), 'a file in the way');
    pressAll(world.app, plus);
    const before = drawingOf(world).view();
    await save(world, 'Two lamps');
    expect(world.app.screen().message()).toContain(said);
    expect(drawingOf(world).view()).toMatchObject({cells: Object(before).cells});
    fs.unlinkSync(path.join(world.folder, 'levels'));
    await save(world, '');
    expect(namesIn(world)).toEqual(['01-two-lamps.txt']);
  });

  test('where there is no folder for it is refused in words', async () => {
    const world = createWorld();
    const library = createLibrary({
      files: nodeFiles,
      folders: undefined,
      levelsFolder: world.folder,
      findGame: () => undefined,
    });
    vi.spyOn(world.library, 'saveLevel').mockImplementation(library.saveLevel);
    world.app.open(createDrawingScreen(world.app, lightsOut));
    await save(world, 'x');
    expect(world.app.screen().message()).toBe(
      'Not saved: there is no folder for data: expected HOME to be set',
    );
  });

  test('is written before the program ends', async () => {
    const {world} = await open();
    pressAll(world.app, [...plus, 's', 'a', 'enter', 'ctrl-c']);
    expect(await world.app.ended).toBe(130);
    expect(namesIn(world)).toEqual(['01-a.txt']);
  });
});

describe('the title', () => {
  test('takes every key that can be shown, those of the tables too', async () => {
    const {world, picture} = await open();
    pressAll(world.app, ['s', '?', 'q', 'u', 's', 'space', '二', '灯', 'é']);
    await settle();
    expect(world.app.helpIsOpen()).toBe(false);
    expect(picture.lines().at(-2)).toBe(' Title: ?qus 二灯é_');
    expect(picture.lines().at(-1)?.trim()).toBe('↵ save   Backspace correct   Esc cancel');
    pressAll(world.app, ['backspace', 'backspace', 'up', 'ctrl-r']);
    expect(world.app.screen().message()).toBe('Title: ?qus 二_');
    world.app.press('escape');
    expect(world.app.screen().message()).toBe('');
    expect(namesIn(world)).toEqual([]);
    expect(drawingOf(world).view()).toMatchObject({solved: true});
    world.app.press('?');
    expect(world.app.helpIsOpen()).toBe(true);
  });

  test('is seen to its end on a narrow screen', async () => {
    const {world, picture} = await open({size: {columns: 30, rows: 20}});
    pressAll(world.app, ['s', ...'a title as long as can be, really']);
    await settle();
    expect(picture.lines().at(-2)).toBe(' Title: …g as can be, really_');
  });
});

describe('a level that was not saved', () => {
  test('is there when the screen is opened again, with all its steps', async () => {
    const {world} = await open();
    pressAll(world.app, [...plus, 'w', 'q']);
    expect(world.app.screen().kind).toBe('list');
    world.app.open(createDrawingScreen(world.app, lightsOut));
    expect(drawingOf(world).view()).toMatchObject({wrap: true, solved: false});
    pressAll(world.app, ['u', 'u']);
    expect(drawingOf(world).view()).toMatchObject({wrap: false, solved: true});
  });

  test('is there in another run of the program too, until it is saved', async () => {
    const {world} = await open();
    pressAll(world.app, [...plus, 'w']);
    world.app.quit(0);
    await world.app.ended;
    const {world: later} = await open({folder: world.folder});
    expect(drawingOf(later).view()).toMatchObject({wrap: true, solved: false});
    expect(drawingOf(later).title().facts).toEqual(['not saved']);
    await save(later, 'Kept');
    later.app.quit(0);
    await later.app.ended;
    const {world: last} = await open({folder: world.folder});
    expect(drawingOf(last).view()).toMatchObject({rows: 5, wrap: false, solved: true});
    expect(namesIn(last)).toEqual(['01-kept.txt']);
    // A draft that is no level is nothing to go on with.
    fs.writeFileSync(path.join(world.folder, 'levels/lights-out/draft.txt'), 'x');
    const {world: spoilt} = await open({folder: world.folder});
    expect(drawingOf(spoilt).view()).toMatchObject({rows: 5, solved: true});
  });

  test('lies under another that is drawn on instead', async () => {
    const {world} = await open();
    pressAll(world.app, [...plus, 'q']);
    world.app.open(createDrawingScreen(world.app, lightsOut, optionsOf(['..'])));
    expect(drawingOf(world).view()).toMatchObject({rows: 1, columns: 2});
    pressAll(world.app, ['q']);
    world.app.open(createDrawingScreen(world.app, lightsOut));
    expect(drawingOf(world).view()).toMatchObject({rows: 1, columns: 2});
    world.app.press('u');
    expect(drawingOf(world).view()).toMatchObject({rows: 5, columns: 5, solved: false});
  });

  test('gives way to an empty board once it is saved', async () => {
    const {world} = await open();
    pressAll(world.app, plus);
    await save(world, 'x');
    world.app.press('q');
    world.app.open(createDrawingScreen(world.app, lightsOut));
    expect(drawingOf(world).view()).toMatchObject({solved: true});
  });

  test('and is saved while the screen is opened again is saved there too', async () => {
    const {world} = await open();
    pressAll(world.app, [...plus, 's', 'x', 'enter', 'q']);
    world.app.open(createDrawingScreen(world.app, lightsOut));
    pressAll(world.app, ['w', 'w']);
    await vi.waitFor(() => expect(drawingOf(world).title().facts).toEqual(['01-x.txt']));
  });
});

describe('playing', () => {
  test('opens the level, and leads back to the drawing as it was', async () => {
    const {world, picture} = await open();
    pressAll(world.app, [...plus, 'y', 'p', ...plus.slice(0, 4), 'enter']);
    await settle();
    expect(picture.text()).toContain('Solved in 1 press (par 1).');
    pressAll(world.app, ['q', 'q']);
    await settle();
    expect(drawingOf(world).cursor()).toEqual({row: 2, column: 2, entry: ''});
    expect(picture.text()).toContain('1 press, the fewest there');
    pressAll(world.app, ['u']);
    expect(drawingOf(world).view()).toMatchObject({solved: true});
  });

  test.each([
    ['that can’t be solved', ['enter', 'p'], "This level can't be solved."],
    ['that is empty', ['p'], 'This level is already solved.'],
  ])('a level %s says so', async (_what, keys, said) => {
    const {world, picture} = await open();
    pressAll(world.app, keys);
    await settle();
    expect(picture.text()).toContain(said);
  });
});
