import {beforeAll, describe, expect, test} from 'vitest';
import crazyEights from '../../source/games/crazy-eights/index.js';
import lightsOut from '../../source/games/lights-out/index.js';
import mastermind from '../../source/games/mastermind/index.js';
import {allKeysLabel} from '../../source/kit/key-label.js';
import {type Key, namedKeys} from '../../source/lib/keys.js';
import {languages} from '../../source/lib/text.js';
import type {App} from '../../source/screens/app.js';
import {appKeys, helpKeys} from '../../source/screens/app-keys.js';
import {keyNames} from '../../source/screens/key-names.js';
import {createWorld, draw, screens, settle, type World} from './world.js';

beforeAll(async () => {
  await lightsOut.loadBoard();
  await mastermind.loadBoard();
  await crazyEights.loadBoard();
});

const printable: readonly Key[] = [
  ...Array.from({length: 94}, (_, index) => String.fromCharCode(33 + index)),
  ...['é', 'ç', 'ß', 'ñ', '汉', '。', '♠', '😀', 'Ａ', '１'],
];
const control: readonly Key[] = [...'abcdefghijklmnopqrstuvwxyz'].map(letter => `ctrl-${letter}`);
const allKeys: readonly Key[] = [...printable, ...namedKeys, ...control];

/** Everything that a key could change on a screen. */
const stateOf = (app: App): string => {
  const screen = app.screen();
  const own =
    screen.kind === 'list'
      ? [screen.index(), screen.top(), screen.items().map(({label, detail}) => [label, detail])]
      : screen.kind === 'play'
        ? [screen.view(), screen.cursor()]
        : screen.kind === 'drawing'
          ? [screen.view(), screen.cursor(), screen.proof()]
          : [screen.progress(), screen.speed(), screen.line(), screen.isPlaying()];
  return JSON.stringify([
    screen.title(),
    screen.message(),
    screen.notice(),
    own,
    app.settings(),
    app.helpIsOpen(),
  ]);
};

const open = async (name: string, language: (typeof languages)[number]): Promise<World> => {
  const world = createWorld({language});
  await screens[name]?.(world);
  await settle();
  return world;
};

/** The keys of a screen's tables, those of the arcade too. */
/** Does this key end the program: Ctrl-C, and in the menu q or the digit of its last line? */
const ends = (name: string, key: Key): boolean =>
  key === 'ctrl-c' || (name.startsWith('menu') && ['q', name === 'menu' ? '6' : '7'].includes(key));

const tableOf = (app: App): ReadonlySet<Key> =>
  new Set([...app.screen().keys(), ...appKeys].flatMap(({keys}) => keys));

describe.each(languages)('in %s', language => {
  test.each(Object.keys(screens))('%s: every key of its table does something without a fault', async name => {
    const table = tableOf((await open(name, language)).app);
    // Where there is nothing to choose from, one can go back, or ask for help.
    expect(table.size).toBeGreaterThan(name === 'replays, none' ? 5 : 8);
    let {app} = await open(name, language);
    let over = false;
    for (const key of table) {
      const screen = app.screen();
      const before = app.version();
      void app.ended.then(() => {
        over = true;
      });
      app.press(key);
      // The end waits for the disk.
      if (ends(name, key)) await app.ended;
      await settle();
      // Nothing is seen of keys that pick a line or a value which is not there, nor of drawing all anew.
      const isIdle = name === 'replays, none' || /^[1-9]$|^ctrl-[lz]$|^(?:left|right|h|l)$/.test(key);
      if (!isIdle) expect(over || app.version() > before, key).toBe(true);
      if (app.screen() === screen && !app.helpIsOpen() && !over) continue;
      ({app} = await open(name, language));
      over = false;
    }
  });

  test.each(Object.keys(screens))('%s: a key of no table changes nothing', async name => {
    const {app} = await open(name, language);
    const screen = app.screen();
    const table = tableOf(app);
    const others = allKeys.filter(key => !table.has(key));
    expect(others.length).toBeGreaterThan(60);
    const before = stateOf(app);
    for (const key of others) {
      app.press(key);
      expect(stateOf(app), key).toBe(before);
      expect(app.screen(), key).toBe(screen);
    }
    await settle();
    expect(stateOf(app)).toBe(before);
  });

  test.each(Object.keys(screens))('%s: all keys in one go, there and back', async name => {
    let {app} = await open(name, language);
    for (const key of allKeys) app.press(key === 'ctrl-c' ? '?' : key);
    await settle();
    expect((await draw(app)).lines()).toHaveLength(24);
    ({app} = await open(name, language));
    for (const key of [...allKeys].reverse()) app.press(key);
    expect(await app.ended).toBeGreaterThanOrEqual(0);
  });

  test.each(Object.keys(screens))(
    '%s: the help shows each key of the table, and nothing else acts in it',
    async name => {
      const {app} = await open(name, language);
      const picture = await draw(app);
      const screen = app.screen();
      const before = stateOf(app);
      await picture.write('?');
      expect(app.helpIsOpen()).toBe(true);
      const text = picture.text();
      picture.remove();
      for (const binding of [
        ...screen.keys(),
        ...appKeys.map(each => ({...each, text: app.text().say(each.word)})),
      ]) {
        const label = allKeysLabel(binding, app.look(), keyNames(app.text()));
        expect(
          text.split('\n').some(line => line.includes(label) && line.includes(binding.text)),
          label,
        ).toBe(true);
      }
      const closing = helpKeys.flatMap(({keys, action}) => (action === 'close' ? keys : []));
      for (const key of allKeys.filter(each => !closing.includes(each) && !/^ctrl-[clz]$/.test(each)))
        app.press(key);
      expect(app.helpIsOpen()).toBe(true);
      for (const key of closing) {
        app.press(key);
        expect(app.helpIsOpen(), key).toBe(false);
        expect(stateOf(app)).toBe(before);
        app.press('?');
      }
    },
  );
});

test('no key of a table is there twice, but where the first is for now', async () => {
  for (const name of Object.keys(screens)) {
    const {app} = await open(name, 'en');
    const keys = [...app.screen().keys(), ...appKeys].flatMap(binding => binding.keys);
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(twice, name).toEqual([]);
  }
});
