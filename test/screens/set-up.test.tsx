import {beforeAll, expect, test} from 'vitest';
import lightsOut from '../../source/games/lights-out/index.js';
import {createSetUpScreen} from '../../source/screens/set-up.js';
import {createWorld, draw, pressAll, settle} from './world.js';

beforeAll(() => lightsOut.loadBoard());

const open = async () => {
  const {app} = createWorld();
  const picture = await draw(app);
  app.open(createSetUpScreen(app, lightsOut));
  await settle();
  return {app, picture};
};

test('every option has a line with its value, and what it means while it is pointed at', async () => {
  const {app, picture} = await open();
  for (const line of ['Play', 'Size', '5x5', 'Fewest presses', 'Difficulty', 'Edges join', 'States', 'Seed'])
    expect(picture.text()).toContain(line);
  app.press('down');
  await settle();
  expect(picture.text()).toContain('rows and columns of a level that is made');
});

test('a game is played with what was set: sizes and numbers are typed, choices stepped through', async () => {
  const {app, picture} = await open();
  pressAll(app, ['down', 'enter', ...'4x7', 'enter']);
  pressAll(app, ['down', 'enter', ...'6', 'enter']);
  pressAll(app, ['down', 'down', 'down', 'right', 'home', 'enter']);
  await settle();
  const screen = app.screen();
  expect(screen.kind).toBe('play');
  expect(screen.title().subject).toBe('Random level  4 x 7, diagonal neighbours');
  expect(screen.title().facts).toEqual(['0 presses', 'par 6', '★★★']);
  expect(picture.text()).toContain('can be solved.');
});

test('the next level is another of its kind, the same again is the same', async () => {
  const {app} = await open();
  pressAll(app, ['home', 'enter']);
  const cells = (): string => {
    const screen = app.screen();
    return screen.kind === 'play' ? JSON.stringify(screen.view()) : '';
  };
  const first = cells();
  expect(first).toContain('"start"');
  app.press('ctrl-n');
  expect(cells()).toBe(first);
  expect(
    app
      .screen()
      .keys()
      .some(({action}) => action === 'next'),
  ).toBe(true);
});

test('a seed gives the same level as on the command line', async () => {
  const starts: string[] = [];
  for (const seed of ['one', 'one', 'two']) {
    const {app} = await open();
    pressAll(app, ['end', 'enter', ...seed, 'enter', 'home', 'enter']);
    const screen = app.screen();
    starts.push(screen.kind === 'play' ? JSON.stringify(screen.view()) : '');
  }
  expect(starts[0]).toBe(starts[1]);
  expect(starts[0]).not.toBe(starts[2]);
});

test('what can’t be met is said, and nothing is lost', async () => {
  const {app, picture} = await open();
  const field = (down: number, text: string): void => {
    pressAll(app, ['home', ...Array<string>(down).fill('down'), 'enter', ...text, 'enter', 'home', 'enter']);
  };
  field(2, '16');
  await settle();
  expect(picture.text()).toMatch(/expected at most\s+15\./);
  field(2, 'x');
  await settle();
  expect(picture.text()).toContain('Expected a number of presses from 1 to 8192.');
  field(2, '3');
  await settle();
  expect(app.screen().kind).toBe('play');
  app.press('q');
  field(1, '5 by 5');
  await settle();
  expect(picture.text()).toContain('Expected rows and columns from 1 to 64, such as 7x9.');
  expect(picture.text()).toContain('5 by 5');
});

test('a text is typed with every printable key, corrected, taken or left', async () => {
  const {app, picture} = await open();
  pressAll(app, ['end', 'enter', ...'a?q1', 'space', '汉', 'U']);
  await settle();
  expect(app.helpIsOpen()).toBe(false);
  expect(picture.lines().at(-2)).toContain('> a?q1 汉U_');
  expect(picture.lines().at(-1)).not.toContain('help');
  pressAll(app, ['backspace', 'backspace', 'tab', 'up', 'ctrl-n', 'enter']);
  await settle();
  expect(picture.text()).toMatch(/Seed +a\?q1/);
  pressAll(app, ['enter', 'x', 'escape']);
  await settle();
  expect(picture.text()).toMatch(/Seed +a\?q1/);
  // What stands there gives way to what is typed, and is corrected by Backspace.
  pressAll(app, ['enter', 'backspace', 'enter', 'enter', 'b', 'enter']);
  await settle();
  expect(picture.text()).toMatch(/Seed +b/);
});

test('the level of any day can be played, and what a day says already is refused by name', async () => {
  const {app, picture} = await open();
  const day = (text: string): void =>
    pressAll(app, ['home', 'down', 'down', 'down', 'down', 'enter', ...text, 'enter', 'home', 'enter']);
  day('2026-02-30');
  await settle();
  expect(picture.text()).toContain('Expected a day such as 2026-11-30, or today.');
  pressAll(app, ['down', 'enter', ...'7x7', 'enter']);
  day('2026-11-30');
  await settle();
  expect(picture.text()).toContain('Size / Level of a day: expected one of the two alone.');
  pressAll(app, ['home', 'down', 'enter', ...'5x5', 'enter', 'home', 'enter']);
  await settle();
  expect(app.screen().title().subject).toBe('Level of 2026-11-30  5 x 5');
});
