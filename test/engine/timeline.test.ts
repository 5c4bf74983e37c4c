import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createTimeline, type Timeline} from '../../source/engine/timeline.js';
import {added, type Tally, tally} from './tally.js';

/** The model: each place with the whole of what led to it, and for each place where it was last gone on to. */
type Model = {
  head: number;
  readonly places: {
    readonly path: readonly number[];
    readonly numbers: readonly number[];
    readonly deals: number;
  }[];
  /** The paths of the heads, in the order in which they were left or reached. */
  readonly visits: (readonly number[])[];
};

const startModel = (): Model => ({head: 0, places: [{path: [0], numbers: [], deals: 0}], visits: []});

const placeOf = (model: Model, place: number) => {
  const found = model.places[place];
  if (found === undefined) throw new Error(`the model has no place ${place}`);
  return found;
};

/** Where redo goes, by searching the visits from the last: the first that leads on through here. */
const nextOf = (model: Model, place: number): number | undefined => {
  const visit = model.visits.findLast(path => path.includes(place) && path.at(-1) !== place);
  return visit?.[visit.indexOf(place) + 1];
};

const agree = (model: Model, real: Timeline<Tally>): void => {
  expect(real.count()).toBe(model.places.length - 1);
  expect(real.head()).toBe(model.head);
  expect(real.state()).toEqual(placeOf(model, model.head).numbers);
  expect(real.ahead()[0]?.number).toBe(nextOf(model, model.head));
};

type Command = fc.Command<Model, Timeline<Tally>>;

const append = (
  mover: 0 | 'chance',
  luck: 'in-turn' | 'out-of-turn',
  numbers: readonly number[],
): Command => ({
  check: () => true,
  run(model, real) {
    const from = placeOf(model, model.head);
    const place = model.places.length;
    const ply = real.append({mover, events: numbers.map(added)}, luck);
    expect(ply).toMatchObject({number: place, parent: model.head});
    model.places.push({
      path: [...from.path, place],
      numbers: [...from.numbers, ...numbers],
      deals: from.deals + (mover === 'chance' && luck === 'in-turn' ? 1 : 0),
    });
    model.head = place;
    model.visits.push(placeOf(model, place).path);
    agree(model, real);
  },
  toString: () => `append ${mover} ${luck} ${numbers}`,
});

const jump = (where: number): Command => ({
  check: () => true,
  run(model, real) {
    const place = where % model.places.length;
    real.jump(place);
    model.head = place;
    model.visits.push(placeOf(model, place).path);
    agree(model, real);
  },
  toString: () => `jump ${where}`,
});

const undo: Command = {
  check: model => model.head !== 0,
  run(model, real) {
    const {parent} = real.ply(model.head);
    expect(parent).toBe(placeOf(model, model.head).path.at(-2));
    real.jump(parent);
    model.head = parent;
    agree(model, real);
  },
  toString: () => 'undo',
};

const redo: Command = {
  check: model => nextOf(model, model.head) !== undefined,
  run(model, real) {
    const next = real.ahead()[0]?.number;
    expect(next).toBe(nextOf(model, model.head));
    real.jump(next ?? 0);
    model.head = next ?? 0;
    agree(model, real);
  },
  toString: () => 'redo',
};

const look = (where: number): Command => ({
  check: () => true,
  run(model, real) {
    const place = where % model.places.length;
    const {path, numbers, deals} = placeOf(model, place);
    expect(real.stateAt(place)).toEqual(numbers);
    expect(real.depth(place)).toBe(path.length - 1);
    expect(real.deals(place)).toBe(deals);
    expect(real.lineTo(place).map(ply => ply.number)).toEqual(path.slice(1));
    agree(model, real);
  },
  toString: () => `look ${where}`,
});

const commands = fc.commands(
  [
    fc
      .tuple(
        fc.constantFrom<0 | 'chance'>(0, 'chance'),
        fc.constantFrom<'in-turn' | 'out-of-turn'>('in-turn', 'out-of-turn'),
        fc.array(fc.nat(9), {maxLength: 3}),
      )
      .map(args => append(...args)),
    fc.nat(1000).map(jump),
    fc.constant(undo),
    fc.constant(undo),
    fc.constant(redo),
    fc.nat(1000).map(look),
  ],
  {maxCommands: 80},
);

const runs = {numRuns: 300, seed: 20_260_102};

const newTimeline = (): Timeline<Tally> => createTimeline(tally, []);

describe('timeline', () => {
  it('does what a list of paths does', () => {
    fc.assert(
      fc.property(commands, all => {
        fc.modelRun(() => ({model: startModel(), real: newTimeline()}), all);
      }),
      runs,
    );
  });

  it('is not taken for one whose redo follows the first line', () => {
    const stubborn = (): Timeline<Tally> => {
      const real = newTimeline();
      const first = new Map<number, number>();
      return {
        ...real,
        append(...args) {
          const ply = real.append(...args);
          if (!first.has(ply.parent)) first.set(ply.parent, ply.number);
          return ply;
        },
        ahead: () => real.ahead().map(ply => real.ply(first.get(ply.parent) ?? ply.number)),
      };
    };
    const property = fc.property(commands, all => {
      fc.modelRun(() => ({model: startModel(), real: stubborn()}), all);
    });
    expect(fc.check(property, runs).failed).toBe(true);
  });

  it('reaches every place of lines far longer than the way between two snapshots', () => {
    const real = newTimeline();
    const expected: (readonly number[])[] = [[]];
    const grow = (plies: number, base: number): void => {
      for (let ply = 0; ply < plies; ply++) {
        expected.push([...(expected[real.head()] ?? []), base + ply]);
        real.append({mover: 0, events: [added(base + ply)]});
      }
    };
    grow(300, 0);
    real.jump(130);
    grow(220, 1000);
    real.jump(64);
    grow(70, 2000);
    for (const head of [real.head(), 0, 300, 520]) {
      if (head !== real.head()) real.jump(head);
      for (let place = 0; place <= real.count(); place++)
        expect(real.stateAt(place)).toEqual(expected[place]);
    }
    expect(real.depth(300)).toBe(300);
    expect(real.depth(520)).toBe(350);
    expect(real.depth(590)).toBe(134);
  });

  it('throws for a place that there is not, and stays where it is', () => {
    const real = newTimeline();
    real.append({mover: 0, events: [added(1)]});
    for (const place of [2, -1, 0.5, Number.NaN]) {
      expect(() => real.jump(place)).toThrow(RangeError);
      expect(() => real.ply(place)).toThrow(RangeError);
    }
    expect(real.head()).toBe(1);
    expect(real.state()).toEqual([1]);
  });
});
