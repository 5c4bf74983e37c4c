import type {Board, Cabinet} from '../games/module.js';
import {frameRows} from '../kit/frame.js';
import {type SelectItem, windowTop} from '../kit/select.js';
import type {Json} from '../lib/json.js';
import {actionOf, type Key} from '../lib/keys.js';
import {ellipsisOf} from '../lib/look.js';
import type {GameText} from '../lib/text.js';
import {wrapTo} from '../lib/width.js';
import type {App} from './app.js';
import type {ScreenBase, ShellBinding} from './screen.js';
import {entryKeys, shownEntry, typeInto} from './text-entry.js';

/** A line of a list, and what choosing it does; `change` steps through its values, where it has any. */
export type ListItem = SelectItem & {
  choose(): void;
  change?(step: 1 | -1): void;
  /** A text that is typed when it is chosen, instead of what choosing does. */
  readonly entry?: {readonly text: string; readonly longest: number; accept(text: string): void};
  /** Goes on with it, where it is a game that can be gone on with. */
  resume?(): void;
};

export type ListScreen = ScreenBase & {
  readonly kind: 'list';
  /** The name of the arcade in block letters above the list. */
  readonly banner: boolean;
  /** Lines above the list. */
  lines(): readonly string[];
  /** What stands under the list, and how many rows are kept free for it. */
  footnote(): string;
  readonly footRows: number;
  /** What stands there instead of a list without lines. */
  empty(): string;
  items(): readonly ListItem[];
  index(): number;
  /** The first line in sight. */
  top(): number;
  /** How many lines are in sight. */
  rows(): number;
  /** What the chosen line would show, beside the list where there is room for it. */
  preview(): {readonly board: Board; readonly view: Json; readonly text: GameText} | undefined;
};

export type ListContent = Pick<ScreenBase, 'title'> & {
  lines?(): readonly string[];
  items(): readonly ListItem[];
  /** What stands there instead of an empty list. */
  empty?(): string;
  /** What stays true for a while; it may depend on the line that is pointed at. */
  notice?(index: number): string;
  /** Sentences under the list, on the line that is pointed at; room is kept for them. */
  footnote?(index: number): string;
  /** The position behind a line, for a picture of it. */
  readonly preview?: {
    readonly cabinet: Cabinet;
    view(index: number): Json | undefined;
    /** The game's words at the table where it was played, if it was. */
    text?(): GameText;
  };
  /** What `u` does here, where something can be taken back, and Ctrl-N, where something can be played again. */
  undo?(): void;
  again?(): void;
  /** The line that is pointed at first. */
  readonly start?: number;
  /** Is it the screen below all others, which has the banner, and is quit rather than left? */
  readonly first?: boolean;
};

const listKeys: readonly ShellBinding<
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'page-up'
  | 'page-down'
  | 'choose'
  | 'more'
  | 'less'
  | 'undo'
  | 'resume'
  | 'new'
  | 'back'
>[] = [
  {keys: ['up', 'k'], action: 'up', word: 'keyChoose', label: 'up-down', weight: 8},
  {keys: ['down', 'j'], action: 'down', word: 'keyChoose', weight: 0},
  {keys: ['enter', 'space'], action: 'choose', word: 'keyOpen', weight: 9},
  {keys: ['right', 'l'], action: 'more', word: 'keyChange', label: 'left-right', weight: 5},
  {keys: ['left', 'h'], action: 'less', word: 'keyChange', weight: 0},
  {keys: ['r'], action: 'resume', word: 'keyGoOn', weight: 7},
  {keys: ['u'], action: 'undo', word: 'keyUndo', weight: 4},
  {keys: ['home'], action: 'first', word: 'keyFirst', weight: 0},
  {keys: ['end'], action: 'last', word: 'keyLast', weight: 0},
  {keys: ['page-up'], action: 'page-up', word: 'keyPage', weight: 0},
  {keys: ['page-down'], action: 'page-down', word: 'keyPage', weight: 0},
  {keys: ['ctrl-n'], action: 'new', word: 'keyNew', weight: 0},
  {keys: ['escape', 'q'], action: 'back', word: 'keyBack', label: 'q', weight: 11},
];
// Escape never ends the program: on a slow line a split arrow key may arrive as one.
const quitKey: ShellBinding<'back'> = {keys: ['q'], action: 'back', word: 'keyQuit', weight: 11};
const digitKeys: ShellBinding<'digit'> = {
  keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  action: 'digit',
  word: 'keyDigits',
  label: '1-9',
  weight: 0,
};

/** The banner's columns, and its rows with the blank lines under it. */
export const bannerSize = {columns: 36, rows: 4};
/** Columns that a list has at most. */
export const widestList = 76;
/** Columns on the left and right of a list that stay free. */
export const listMargin = 4;

const leastColumns = 30;
/** So many items stay in sight, however much is to be said above them. */
const leastItems = 3;
/** Rows for what stands under a list: a blank one, and three of words. */
const mostFootRows = 4;

/** A screen that is a list: the menu, levels, results, recordings, settings. */
export const createListScreen = (app: App, content: ListContent): ListScreen => {
  let index = content.start ?? 0;
  // The line that is pointed at stays so when others come above it, as when a game that was left can be continued.
  let chosen: string | undefined;
  let top = 0;
  // The text that is being typed, if any.
  let typed: ListItem['entry'];
  let isFresh = false;

  const type = (key: Key): void => {
    if (typed === undefined) return;
    const {accept} = typed;
    // What stood there gives way to what is typed, unless it is corrected.
    const before = isFresh && key !== 'backspace' && key !== 'enter' ? '' : typed.text;
    const step = typeInto(before, key, typed.longest);
    isFresh = false;
    typed = step.type === 'typing' ? {...typed, text: step.text} : undefined;
    if (step.type === 'done') accept(step.text);
    app.changed();
  };

  // A key and the frame after it ask for the lines a dozen times: they are made once for each change.
  let made: {readonly at: number; readonly items: readonly ListItem[]} | undefined;
  const items = (): readonly ListItem[] => {
    if (made?.at !== app.version()) made = {at: app.version(), items: content.items()};
    return made.items;
  };

  const footRows = content.footnote === undefined ? 0 : mostFootRows;
  /** As many lines as leave room for some of the list; the first are the most important. */
  const lines = (): readonly string[] => {
    const columns = Math.min(widestList, app.size().columns - listMargin);
    const ellipsis = ellipsisOf(app.look());
    const all = (content.lines?.() ?? []).flatMap(line => wrapTo(line, columns, ellipsis));
    const room = app.size().rows - frameRows - footRows - 1 - Math.min(items().length, leastItems);
    if (all.length <= room) return all;
    return room < 2 ? all.slice(0, 1) : [...all.slice(0, room - 1), ellipsis];
  };
  const isEmpty = (): boolean => items().length === 0;
  const showsBanner = (): boolean =>
    content.first === true && app.size().rows >= 20 && app.size().columns >= bannerSize.columns + listMargin;
  const rows = (): number => {
    const above = lines().length === 0 ? 0 : lines().length + 1;
    return Math.max(
      1,
      app.size().rows - frameRows - above - footRows - (showsBanner() ? bannerSize.rows : 0),
    );
  };

  const indexNow = (): number => {
    const all = items();
    chosen ??= all[index]?.label;
    if (all[index]?.label !== chosen) {
      const moved = all.findIndex(({label}) => label === chosen);
      if (moved >= 0) index = moved;
    }
    return Math.max(0, Math.min(index, all.length - 1));
  };

  const moveTo = (place: number): void => {
    const count = items().length;
    index = Math.max(0, Math.min(place, count - 1));
    chosen = items()[index]?.label;
    top = windowTop(top, index, rows(), count);
    app.changed();
  };
  const step = (by: number): void => {
    const count = items().length;
    if (count > 0) moveTo((indexNow() + by + count) % count);
  };
  const isSetting = (): boolean => items().some(item => item.change !== undefined);

  const act = (action: (typeof listKeys)[number]['action']): void => {
    const item = items()[indexNow()];
    chosen = item?.label;
    switch (action) {
      case 'up':
        return step(-1);
      case 'down':
        return step(1);
      case 'first':
        return moveTo(0);
      case 'last':
        return moveTo(items().length - 1);
      case 'page-up':
        return moveTo(indexNow() - rows());
      case 'page-down':
        return moveTo(indexNow() + rows());
      case 'choose':
        isFresh = true;
        if (item?.entry !== undefined) typed = item.entry;
        else item?.choose();
        return app.changed();
      case 'more':
        return item?.change?.(1);
      case 'less':
        return item?.change?.(-1);
      case 'resume':
        return item?.resume?.();
      case 'undo':
        return content.undo?.();
      case 'new':
        return content.again?.();
      case 'back':
        return app.back();
    }
  };

  /** The keys that mean something here and now. */
  const bindings = (): readonly (typeof listKeys)[number][] => {
    const settings = isSetting();
    return listKeys.flatMap(binding => {
      const {action} = binding;
      if (action === 'back') return content.first === true ? [quitKey] : [binding];
      if (isEmpty()) return [];
      if (action === 'more' || action === 'less') return settings ? [binding] : [];
      if (action === 'resume') return items()[indexNow()]?.resume === undefined ? [] : [binding];
      if (action === 'undo') return content.undo === undefined ? [] : [binding];
      if (action === 'new') return content.again === undefined ? [] : [binding];
      return [binding];
    });
  };

  return {
    kind: 'list',
    get banner() {
      return showsBanner();
    },
    title: content.title,
    notice: () => content.notice?.(indexNow()) ?? '',
    message: () => (typed === undefined ? '' : shownEntry(typed.text)),
    lines,
    footnote: () => content.footnote?.(indexNow()) ?? '',
    footRows,
    empty: () => (isEmpty() ? (content.empty?.() ?? '') : ''),
    items,
    index: indexNow,
    top: () => windowTop(top, indexNow(), rows(), items().length),
    rows,
    preview() {
      const view = content.preview?.view(indexNow());
      if (content.preview === undefined || view === undefined) return undefined;
      const {cabinet, text} = content.preview;
      const board = app.boards.of(cabinet, app.changed);
      const words = text?.() ?? app.text().game(cabinet.game.id);
      return board === undefined ? undefined : {board, view, text: words};
    },
    takesText: () => typed !== undefined,
    keys: () =>
      [
        ...(typed === undefined ? bindings() : entryKeys),
        ...(isEmpty() || typed !== undefined ? [] : [digitKeys]),
      ].map(binding => ({
        ...binding,
        text: app.text().say(binding.word),
      })),
    press(key: Key) {
      if (typed !== undefined) return type(key);
      const action = actionOf(bindings(), key);
      if (action !== undefined) return act(action);
      if (!/^[1-9]$/.test(key)) return;
      const picked = Number(key) - 1;
      if (picked >= items().length) return;
      moveTo(picked);
      act('choose');
    },
    leastSize: () => ({
      columns: leastColumns,
      rows: frameRows + footRows + (lines().length === 0 ? 1 : 3),
    }),
    sync: () => Promise.resolve(),
    leave: () => Promise.resolve(),
  };
};
