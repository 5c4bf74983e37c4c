import {expect, test} from 'vitest';
import {placeOf} from '../../../source/cards/card.js';
import {deckCount} from '../../../source/games/crazy-eights/options.js';
import {rehide} from '../../../source/games/crazy-eights/rehide.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import {check, checkSame} from '../../checks.js';
import {checkFacts} from './facts.js';
import {afterDeal, anyOptions, laid, played, randomGame, seen} from './scripts.js';

/** Is each face there as often as there are decks? */
const isWhole = (state: CrazyEightsState): boolean => {
  const counts = new Uint8Array(52);
  for (const cards of [...state.hands, state.stock, state.pile])
    for (const card of cards) {
      const place = placeOf(card);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  const decks = deckCount(state.options, state.seats);
  return counts.every(count => count === decks);
};

test('cards are conserved in 10,000 random games of 2 to 7 seats under random options', () => {
  const ended = {rounds: 0, blocked: 0, reshuffles: 0, named: 0};
  for (let game = 0; game < 10_000; game++) {
    const random = randomFrom('conserved', game);
    const seats = 2 + (game % 6);
    let last: CrazyEightsState | undefined;
    for (const state of randomGame(anyOptions(seats, random), seats, random, 600)) {
      last = state;
      if (game % 5 === 0) check(isWhole(state), `game ${game}`);
      if (state.phase === 'name') ended.named++;
      if (state.log.at(-1)?.what === 'reshuffled') ended.reshuffles++;
      if (state.phase !== 'interval' && state.phase !== 'over') continue;
      ended.rounds++;
      if (state.rounds.at(-1)?.out === undefined) ended.blocked++;
      // A round to its end; every hundredth game goes on for several.
      if (game % 100 > 0) break;
    }
    check(last !== undefined && isWhole(last), `the end of game ${game}`);
  }
  // All but a few that reshuffle without an end are played to the end of a round.
  expect(ended.rounds).toBeGreaterThan(9700);
  expect(Math.min(...Object.values(ended))).toBeGreaterThan(100);
}, 60_000);

test('cards that are hidden anew look the same to the eye, and what is known of them stays true', () => {
  let moved = 0;
  for (let game = 0; game < 200; game++) {
    const random = randomFrom('rehidden', game);
    const seats = 2 + random.below(6);
    for (const state of randomGame(anyOptions(seats, random), seats, random, 150)) {
      if (typeof crazyEights.mover(state) !== 'number' || random.below(15) > 0) continue;
      const eye = random.below(seats);
      const [event, ...more] = rehide(state, eye, random);
      check(event !== undefined && more.length === 0, `game ${game}`);
      if (event === undefined) continue;
      const after = afterDeal(state, event);
      checkSame(seen(after, eye), seen(state, eye), `game ${game}`);
      check(isWhole(after), `game ${game}`);
      checkFacts(after, eye, `game ${game}`);
      if (after.stock.join() !== state.stock.join()) moved++;
    }
  }
  expect(moved).toBeGreaterThan(500);
});

test('a hidden card may come to lie anywhere that is possible, each place alike', () => {
  const state = laid({hands: ['2C 3C 4C 5C 6C', 'KD'], up: 'QC'});
  const times = 2000;
  let held = 0;
  for (let time = 0; time < times; time++) {
    const [event] = rehide(state, 0, randomFrom('alike', time));
    if (event?.type === 'rehidden' && event.hands[1]?.includes('KD')) held++;
  }
  // It is one of 46 hidden cards, and five of them are in the other hand: five standard deviations either way.
  const share = 5 / 46;
  expect(Math.abs(held - times * share)).toBeLessThan(5 * Math.sqrt(times * share * (1 - share)));
});

test('a seat gets no card that it is known to lack, but as many as it has drawn since', () => {
  const state = played(
    laid({hands: ['2C 3C 4C 5C 6C', '9D 9H JD 6D 6H'], up: 'QC', stock: '7D'}),
    '2C',
    'draw',
  );
  const most = Array.from({length: 300}, (_, time) => {
    const [event] = rehide(state, 0, randomFrom('lack', time));
    const hand = event?.type === 'rehidden' ? (event.hands[1] ?? []) : [];
    return hand.filter(card => /C$|^2|^8/.test(card)).length;
  });
  expect(Math.max(...most)).toBe(1);
});
