import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Card, rankOf, suitOf} from '../../../source/cards/card.js';
import {makeRank, suitSigns} from '../../../source/cards/notation.js';
import {leastSize} from '../../../source/games/crazy-eights/board.js';
import {playableCards} from '../../../source/games/crazy-eights/turns.js';
import type {CrazyEightsView} from '../../../source/games/crazy-eights/types.js';
import {ownHand} from '../../../source/games/crazy-eights/view.js';
import {type Language, languages} from '../../../source/lib/text.js';
import {widthOf} from '../../../source/lib/width.js';
import {coloured, cursorAt, type Drawn, frame, plain} from './board-drawn.js';
import {played, viewOf, withHand} from './board-positions.js';
import {huge, large, least, narrow, telling, usual} from './board-telling.js';

const golden = (name: string): string => `../../golden/crazy-eights/${name}.txt`;

describe('a board is drawn as', () => {
  test.each(Object.entries(telling))('%s', async (name, drawn) => {
    await expect(`${frame(drawn)}\n`).toMatchFileSnapshot(golden(name));
  });

  test('and without colours', async () => {
    const {view, size} = telling['many-usual'] ?? {};
    if (view === undefined || size === undefined) throw new Error('no view');
    await expect(`${frame({view, size, cursor: cursorAt(9)}, 0)}\n`).toMatchFileSnapshot(golden('no-colour'));
  });
});

const situations = fc.record({
  seats: fc.integer({min: 2, max: 7}),
  decks: fc.constantFrom('auto', '2'),
  draw: fc.constantFrom('one', 'until-playable'),
  mayDraw: fc.constantFrom('when-stuck', 'always'),
  firstEight: fc.constantFrom('own-suit', 'starter-names'),
  seed: fc.nat({max: 10 ** 6}),
  plies: fc.integer({min: 1, max: 150}),
  /** Cards that the first seat is given; none where it keeps its own. */
  cards: fc.constantFrom(0, 0, 0, 12, 20, 30),
  eye: fc.constantFrom(0, 0, 0, 1, 'all' as const),
  at: fc.nat({max: 32}),
  order: fc.constantFrom('suit' as const, 'rank' as const, 'dealt' as const),
  choosing: fc.boolean(),
  marks: fc.boolean(),
  ascii: fc.boolean(),
  letters: fc.boolean(),
  language: fc.constantFrom(...languages),
  named: fc.boolean(),
  more: fc.record({columns: fc.nat({max: 100}), rows: fc.nat({max: 40})}),
});
type Situation = typeof situations extends fc.Arbitrary<infer T> ? T : never;

const names = ['Léa', 'Ada', 'Bo', 'a name that is very long indeed', '小明', 'Dimitri', 'Fox'];

const viewIn = ({seats, decks, draw, mayDraw, firstEight, seed, plies, cards, eye}: Situation) => {
  const state = played(seats, {decks, draw, mayDraw, firstEight}, {seed, plies});
  return viewOf(cards > 0 && state.phase === 'turn' ? withHand(state, 0, cards) : state, eye);
};

const drawnIn = (situation: Situation): Drawn => {
  const view = viewIn(situation);
  const {at, order, choosing, marks, ascii, letters, language, more} = situation;
  const smallest = leastSize(view);
  const eight = ownHand(view).find(card => rankOf(card) === '8');
  const [card = 'AD'] = ownHand(view);
  return {
    view,
    cursor: cursorAt(at, {order, suit: 'S', ...(choosing && eight !== undefined ? {eight} : {})}),
    marked: marks ? [{type: 'play', card}, {type: 'draw'}, {type: 'pass'}] : [],
    look: {ascii, letters},
    language,
    ...(situation.named ? {names} : {}),
    size: {columns: smallest.columns + more.columns, rows: smallest.rows + more.rows},
  };
};

/** How often a card is to be seen: its rank, and its sign after it or on the line below. */
const timesSeen = (
  card: Card,
  lines: readonly string[],
  {ascii, language}: {ascii: boolean; language: Language},
): number => {
  const rank = makeRank(rankOf(card), language);
  const sign = ascii ? suitOf(card) : suitSigns[suitOf(card)];
  let times = 0;
  for (const [index, line] of lines.entries())
    for (const {index: at} of line.matchAll(
      new RegExp(`(?<=[^0-9A-Z♦♥♠♣])${rank}(?=[^0-9A-Z]|[DHSC])`, 'g'),
    )) {
      const below = lines[index + 1]?.slice(at, at + 2) ?? '';
      const above = /[│║|#]/.test(line[at - 1] ?? '');
      if (line.startsWith(sign, at + rank.length) || (above && below.includes(sign))) times += 1;
    }
  return times;
};

const expectWhole = (drawn: Drawn): void => {
  const text = frame(drawn);
  const lines = text.split('\n');
  const {ascii = false} = drawn.look ?? {};
  const {language = 'en'} = drawn;
  const hand = ownHand(drawn.view);
  for (const card of new Set(hand)) {
    const copies = hand.filter(each => each === card).length;
    const seen = timesSeen(card, lines, {ascii, language});
    expect(seen, `${card}\n${text}`).toBeGreaterThanOrEqual(copies);
  }
};

const expectInside = (drawn: Drawn): void => {
  const text = frame(drawn);
  const lines = text.split('\n');
  expect(lines.length, text).toBeLessThanOrEqual(drawn.size.rows);
  expect(Math.max(...lines.map(widthOf)), text).toBeLessThanOrEqual(drawn.size.columns);
};

describe('a drawn board', () => {
  test('is never wider or higher than its space, and has every card of the hand in sight', () => {
    fc.assert(
      fc.property(situations, situation => {
        const drawn = drawnIn(situation);
        expectInside(drawn);
        expectWhole(drawn);
      }),
      {numRuns: 120},
    );
  });

  test('is cut where there is less room than it needs', () => {
    fc.assert(
      fc.property(situations, situation => {
        const size = {columns: 1 + (situation.more.columns % 40), rows: 1 + (situation.more.rows % 9)};
        expectInside({...drawnIn(situation), size});
      }),
      {numRuns: 60},
    );
  });

  test('of long hands is whole at every size', () => {
    for (const count of [5, 14, 20, 26, 30]) {
      const view = viewOf(withHand(played(2, {decks: '2'}, {seed: count, plies: 9}), 0, count), 0);
      expect(ownHand(view).length).toBeGreaterThanOrEqual(count);
      for (const columns of [40, 60, 71, 80, 110, 140, 170])
        for (const rows of [12, 16, 20, 27, 50]) {
          const {rows: needed} = leastSize(view);
          if (rows < needed) continue;
          const drawn = {view, cursor: cursorAt(count - 1), size: {columns, rows}};
          expectInside(drawn);
          expectWhole(drawn);
        }
    }
  });

  test('in ASCII has no other character', () => {
    fc.assert(
      fc.property(situations, situation => {
        const drawn = drawnIn({...situation, language: 'en', ascii: true, named: false});
        expect(frame(drawn)).toMatch(/^[\n -~]*$/);
      }),
      {numRuns: 50},
    );
  });

  test('can be played at 60 x 20 by seven, and at 40 x 20 by three, with hands of thirty cards', () => {
    for (const seats of [2, 3, 4, 5, 6, 7]) {
      const view = viewOf(withHand(played(seats, {decks: '2'}, {seed: 1, plies: 9}), 0, 30), 0);
      const {columns, rows} = leastSize(view);
      expect(ownHand(view).length).toBeGreaterThanOrEqual(30);
      expect(rows).toBeLessThanOrEqual(16);
      expect(columns).toBeLessThanOrEqual(seats <= 3 ? 40 : 60);
    }
  });

  test('tells the card that is pointed at from the others, without any colour', () => {
    const views = [telling['usual'], telling['many-least'], telling['most-least']].flatMap(drawn =>
      drawn === undefined ? [] : [drawn.view],
    );
    for (const view of views)
      for (const size of [usual, narrow, leastSize(view)])
        for (const ascii of [false, true]) {
          const count = ownHand(view).length;
          const places = [...new Set([0, 1, 2, Math.floor(count / 2), count - 2, count - 1])];
          const frames = places.map(at => frame({view, cursor: cursorAt(at), size, look: {ascii}}, 0));
          expect(new Set(frames).size).toBe(places.length);
          expect(frame({view, cursor: cursorAt(99), size, look: {ascii}}, 0)).toBe(frames.at(-1));
        }
  });

  test('tells each suit that is pointed at from the others, and says which is the current one', () => {
    const {view, cursor} = telling['choice'] ?? {};
    if (view === undefined || cursor === undefined) throw new Error('no choice');
    for (const size of [usual, least, narrow, large, huge, leastSize(view)])
      for (const language of languages) {
        const suits = ['D', 'H', 'S', 'C'] as const;
        const frames = suits.map(suit => frame({view, cursor: {...cursor, suit}, size, language}, 0));
        expect(new Set(frames).size).toBe(4);
        for (const drawn of frames) expect(drawn).toMatch(/\[♦|\[♥|\[♠|\[♣/);
      }
  });

  test('shows an advised card, draw and pass without any colour', () => {
    for (const [name, sign] of [
      ['advised', '★'],
      ['advised-draw', '★'],
      ['advised-pass', '★'],
    ] as const)
      for (const size of [usual, least, narrow, large, huge]) {
        const drawn = telling[name];
        if (drawn === undefined) throw new Error(name);
        expect(frame({...drawn, size}, 0)).toContain(sign);
        expect(frame({...drawn, size, marked: []}, 0)).not.toContain(sign);
        expect(frame({...drawn, size, look: {ascii: true}}, 0)).toContain('*');
      }
  });

  test('says nothing by colour alone: all colours have the same text, and without any suits have letters too', () => {
    for (const drawn of Object.values(telling)) {
      expect(coloured(drawn, 0)).not.toMatch(/\u001b\[[349]/);
      for (const [level, theme] of [
        [1, 'light'],
        [2, 'dark'],
      ] as const)
        expect(frame({...drawn, look: {...drawn.look, theme, fourColours: true}}, level)).toBe(frame(drawn));
      if (drawn.look?.ascii !== true) expect(frame(drawn, 0)).toMatch(/[♦♥♠♣] ?[DHSC]/);
    }
  });
});

describe('cards that can be played', () => {
  const boards: readonly CrazyEightsView[] = ['usual', 'many-least', 'most-least', 'seven'].flatMap(name => {
    const drawn = telling[name];
    return drawn === undefined ? [] : [drawn.view];
  });

  test('have a sign where there is no room to raise them', () => {
    for (const view of boards) {
      const size = leastSize(view);
      const count = playableCards(ownHand(view), view).length;
      const said = frame({view, cursor: undefined, size, look: {ascii: true}}, 0);
      // What the sign means is said once, where there is room for that.
      const signs = said.split('^').length - 1;
      expect(signs - (said.includes('^ can be played') ? 1 : 0)).toBe(count);
    }
  });

  test('are told from the others only where it is the turn of who looks on', () => {
    for (const view of boards) {
      const waiting = {...view, mover: 1, turn: 1};
      expect(
        frame({view: waiting, cursor: undefined, size: leastSize(view), look: {ascii: true}}, 0),
      ).not.toContain('^');
    }
  });
});

test('a key that moves the cursor changes few lines', () => {
  const {view} = telling['usual'] ?? {};
  if (view === undefined) throw new Error('no view');
  const [before, after] = [0, 1].map(at =>
    plain(coloured({view, cursor: cursorAt(at), size: usual}, 3)).split('\n'),
  );
  const changed = (after ?? []).filter((line, index) => line !== before?.[index]);
  expect(changed.length).toBeLessThanOrEqual(7);
});
