/*
 * A line of values that is being entered, value by value, as in a text field whose places are all there from the start.
 */
import {actionOf, type Binding, type Key} from '../../lib/keys.js';
import {blank} from './cursor.js';

/** The place pointed at, from 0, and what is chosen so far: a value or `blank` for each place. */
export type Entry = {readonly place: number; readonly values: readonly number[]};

type EditAction = 'left' | 'right' | 'first' | 'last' | 'up' | 'down' | 'erase' | 'clear';

const edits: readonly Binding<EditAction>[] = [
  {keys: ['left'], action: 'left', weight: 0},
  {keys: ['right', 'space'], action: 'right', weight: 0},
  {keys: ['home'], action: 'first', weight: 0},
  {keys: ['end'], action: 'last', weight: 0},
  {keys: ['up'], action: 'up', weight: 0},
  {keys: ['down'], action: 'down', weight: 0},
  {keys: ['backspace'], action: 'erase', weight: 0},
  {keys: ['delete'], action: 'clear', weight: 0},
];

/** The keys that edit an entry, as tables show them; `change` is the word for up and down. */
export const editKeys = (change: string): readonly Binding[] => [
  {keys: ['up', 'down'], action: 'change', word: change, label: 'up-down', weight: 6},
  {
    keys: ['left', 'right', 'space', 'home', 'end'],
    action: 'place',
    word: 'keyPlace',
    label: 'left-right',
    weight: 5,
  },
  {keys: ['backspace', 'delete'], action: 'clear', word: 'keyClear', weight: 0},
];

export const emptyEntry = (places: number): Entry => ({
  place: 0,
  values: Array.from({length: places}, () => blank),
});

const at = ({values}: Entry, place: number): Entry => ({
  place: Math.min(Math.max(place, 0), values.length - 1),
  values,
});

const withValue = ({values}: Entry, place: number, value: number): Entry => ({
  place,
  values: values.with(place, value),
});

/** The value at the place, and on to the next; at the last it stays. */
export const put = (entry: Entry, value: number): Entry =>
  at(withValue(entry, entry.place, value), entry.place + 1);

/** The next value of an order that goes round, or the one before; from a blank the first, or the last. */
const changed = (entry: Entry, order: readonly number[], step: 1 | -1): Entry => {
  const before = order.indexOf(entry.values[entry.place] ?? blank);
  const next = before === -1 ? (step === 1 ? 0 : order.length - 1) : before + step;
  return withValue(entry, entry.place, order[(next + order.length) % order.length] ?? blank);
};

/** As Backspace does: blanks the place, or where that is blank the one before. */
const erased = (entry: Entry): Entry => {
  const {place, values} = entry;
  const target = values[place] === blank ? Math.max(0, place - 1) : place;
  return withValue(entry, target, blank);
};

/** The entry after a key that edits it; `order` is that of the values. Nothing for other keys. */
export const edited = (entry: Entry, key: Key, order: readonly number[]): Entry | undefined => {
  switch (actionOf(edits, key)) {
    case 'left':
      return at(entry, entry.place - 1);
    case 'right':
      return at(entry, entry.place + 1);
    case 'first':
      return at(entry, 0);
    case 'last':
      return at(entry, entry.values.length - 1);
    case 'up':
      return changed(entry, order, 1);
    case 'down':
      return changed(entry, order, -1);
    case 'erase':
      return erased(entry);
    case 'clear':
      return withValue(entry, entry.place, blank);
    default:
      return undefined;
  }
};

/**
 * Blanks from the place on take the value at the place, or where that is blank the nearest before; where none is blank,
 * all from the place on do. Nothing if there is no such value.
 */
export const filled = ({place, values}: Entry): Entry | undefined => {
  const value = values.slice(0, place + 1).findLast(each => each !== blank);
  if (value === undefined) return undefined;
  const hasBlanks = values.slice(place).includes(blank);
  const isFilled = (each: number, index: number): boolean => index >= place && (!hasBlanks || each === blank);
  return {place, values: values.map((each, index) => (isFilled(each, index) ? value : each))};
};

/** How many places are blank, and the first of them. */
export const blanksOf = ({values}: Entry): {readonly missing: number; readonly first: number} => ({
  missing: values.filter(value => value === blank).length,
  first: values.indexOf(blank),
});
