import {beforeAll, describe, expect, test} from 'vitest';
import crazyEights from '../../source/games/crazy-eights/index.js';
import lightsOut from '../../source/games/lights-out/index.js';
import mastermind from '../../source/games/mastermind/index.js';
import {widthOf} from '../../source/lib/width.js';
import type {App} from '../../source/screens/app.js';
import {createWorld, draw, type Picture, screens, settle} from './world.js';

// Every screen at every size in every language: it is never larger than the terminal, nothing is out of line, and its
// footer ends with the ways out.

const sizes = [
  {columns: 40, rows: 20},
  {columns: 60, rows: 20},
  {columns: 80, rows: 24},
  {columns: 132, rows: 43},
  {columns: 200, rows: 60},
];

const looks = [
  {language: 'en', ascii: false},
  {language: 'fr', ascii: false},
  {language: 'zh', ascii: false},
  {language: 'en', ascii: true},
] as const;

// A board is drawn when it is loaded: once it is, there is nothing to wait for.
beforeAll(async () => {
  await lightsOut.loadBoard();
  await mastermind.loadBoard();
  await crazyEights.loadBoard();
});

/** The lines of a box, of closed lines or of the broken ones of a board whose edges join. */
const boxLines = {
  blocks: /^(.*?)(╭─+╮|╰─+╯|│.*│|╭╌+╮|╰╌+╯|╎.*╎)\s*$/,
  ascii: /^(.*?)(\+-{3,}\+|\|.*\||:~{3,}:|:.*:)\s*$/,
};

/** Where a line of a box begins and ends, in columns. */
const bordersOf = (line: string, ascii: boolean): readonly number[] => {
  const [, before = '', box = ''] = (ascii ? boxLines.ascii : boxLines.blocks).exec(line) ?? [];
  return box === '' ? [] : [widthOf(before), widthOf(before) + widthOf(box)];
};

const expectFrame = (picture: Picture, app: App): void => {
  const {columns, rows} = app.size();
  const lines = picture.lines();
  expect(lines.length).toBe(rows);
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
  expect(picture.text()).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object/);
};

/** The banner's lines stand below each other, each in one piece. */
const expectBanner = (picture: Picture, app: App): void => {
  const screen = app.screen();
  const first = app.look().ascii ? 'I N K   A R C A D E' : '█ █▄ █ █▄▀   ▄▀█ █▀█ █▀▀ ▄▀█ █▀▄ █▀▀';
  const second = app.look().ascii ? '-------------------' : '█ █ ▀█ █ █   █▀█ █▀▄ █▄▄ █▀█ █▄▀ ██▄';
  const row = picture.lines().findIndex(line => line.includes(first));
  expect(row >= 0).toBe(screen.kind === 'list' && screen.banner);
  if (row >= 0) expect(picture.lines()[row + 1]?.indexOf(second)).toBe(picture.lines()[row]?.indexOf(first));
};

const expectFooter = (picture: Picture, app: App): void => {
  const {say} = app.text();
  const footer = picture.lines().at(-1) ?? '';
  const banner = app.screen().kind === 'list' && app.screen().title().name === say('arcade');
  if (app.helpIsOpen())
    expect(footer.trim().endsWith(`${say('nameEscape')} ${say('keyClose')}`), footer).toBe(true);
  else if (
    app
      .screen()
      .keys()
      .every(({action}) => action !== 'back')
  )
    // While something is typed there is no other way out than to end that.
    expect(footer.trimEnd().endsWith(`? ${say('keyHelp')}`), footer).toBe(true);
  else
    expect(
      footer.trimEnd().endsWith(`q ${say(banner ? 'keyQuit' : 'keyBack')}   ? ${say('keyHelp')}`),
      footer,
    ).toBe(true);
};

describe.each(looks)('$language, ascii $ascii', look => {
  test.each(Object.keys(screens))('%s', async name => {
    const world = createWorld(look);
    await screens[name]?.(world);
    await settle();
    const {app} = world;
    const picture = await draw(app);
    const isOfCards = name.startsWith('Crazy Eights');
    let boxes = 0;
    for (const size of sizes)
      for (const help of size.columns === 132 || size.columns === 60 ? [false] : [false, true]) {
        await picture.resize(size);
        const least = app.screen().leastSize();
        if (size.columns < least.columns || size.rows < least.rows) {
          await settle();
          expectFrame(picture, app);
          continue;
        }
        if (help) app.press('?');
        await settle();
        expect(app.helpIsOpen()).toBe(help);
        expectFrame(picture, app);
        expectFooter(picture, app);
        if (!help) expectBanner(picture, app);
        // At the size that everybody has, no word is cut but a level's long name, and names at a table.
        if (size.columns >= 80 && !isOfCards)
          expect(picture.lines().slice(1).join('\n')).not.toMatch(/…|\.\.\./);
        if (look.ascii && look.language === 'en') expect(picture.text()).toMatch(/^[\0-\x7f]*$/);
        // Cards have borders of their own.
        const borders =
          help || isOfCards
            ? []
            : picture
                .lines()
                .map(line => bordersOf(line, look.ascii))
                .filter(each => each.length > 0);
        for (const each of borders) expect(each).toEqual(borders[0]);
        boxes += borders.length;
        if (help) app.press('escape');
      }
    const {kind} = app.screen();
    // Boards have a frame, those beside the levels and the end of a game too.
    const isBoxed =
      kind !== 'list' ||
      name === 'levels' ||
      name === 'pack' ||
      /^Mastermind, (?:interval|result)$/.test(name);
    if (!isOfCards) expect(boxes > 0).toBe(isBoxed);
    expect(app.size()).toEqual(sizes.at(-1));
  });
});
